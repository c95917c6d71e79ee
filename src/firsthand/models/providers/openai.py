"""OpenAI's chat completions: OpenAI itself and every compatible server.

The SDK's own retries are off. A prompted output never sends a response format, since a server may
forget the tools for it; the schema goes out where the output mode asks for it. Servers of open
weights get the framework's guard against chat-template tokens in evidence.
"""

from collections.abc import Callable
from typing import Any

from openai import AsyncOpenAI
from openai.types.chat import ChatCompletion
from pydantic_ai.models import Model
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.models.openai._chat_completions import LenientChatCompletion
from pydantic_ai.profiles.openai import OpenAIModelProfile
from pydantic_ai.providers import Provider
from pydantic_ai.providers.alibaba import AlibabaProvider
from pydantic_ai.providers.ollama import OllamaProvider
from pydantic_ai.providers.openai import OpenAIProvider
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider
from pydantic_ai.providers.vllm import VLLMProvider

from firsthand.models.http import http_client
from firsthand.models.known import ALIASES
from firsthand.models.providers.connection import Built, Connection
from firsthand.models.providers.lean import LeanOpenAI
from firsthand.net.connection import timeouts

NO_KEY = "none"
"""The SDK insists on a key; a server without one ignores it."""

FRAMEWORK: dict[str, Callable[[AsyncOpenAI], Provider[AsyncOpenAI]]] = {
    "openai": lambda client: OpenAIProvider(openai_client=client),
    "alibaba": lambda client: AlibabaProvider(openai_client=client),
    "ollama": lambda client: OllamaProvider(openai_client=client),
    "vllm": lambda client: VLLMProvider(openai_client=client),
}
"""Providers whose models the framework knows by name; any other is a compatible one."""

ITSELF = OpenAIModelProfile(supports_json_object_output=False)
COMPATIBLE = OpenAIModelProfile(
    supports_json_object_output=False,
    supports_json_schema_output=True,
    openai_chat_supports_multiple_system_messages=False,
    openai_chat_supports_max_completion_tokens=False,
    json_schema_transformer=None,
)
"""The schemas are lean and closed as they are; rewriting them for OpenAI's strict mode costs a tenth
of a run, and servers that make grammars of them gain nothing from it."""


class TolerantChatModel(OpenAIChatModel):
    """Reads replies of servers that are compatible in the main."""

    def _validate_completion(self, response: ChatCompletion) -> Any:
        if isinstance(response, LenientChatCompletion):
            return response
        return super()._validate_completion(response)


def connect(connection: Connection) -> Built:
    http = http_client(connection)
    client = LeanOpenAI(
        api_key=connection.key_text or NO_KEY,
        base_url=connection.base_url,
        http_client=http,
        timeout=timeouts(connection.timeout, connection.connect),
        max_retries=0,
    )
    name = ALIASES.get(connection.provider, connection.provider)
    itself = name == "openai" and connection.config.base_url is None
    if name in FRAMEWORK:
        provider = FRAMEWORK[name](client)
    else:
        provider = OpenAICompatibleProvider(name, openai_client=client)
    profile = OpenAIModelProfile(**(ITSELF if itself else COMPATIBLE))
    if not itself:
        profile["context_window"] = connection.config.context_tokens

    def model(model_name: str) -> Model:
        return TolerantChatModel(
            model_name, provider=provider, profile=profile, settings=connection.settings
        )

    return Built(model=model, close=http.aclose)
