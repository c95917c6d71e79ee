"""Anthropic's messages. The SDK's own retries are off."""

from anthropic import AsyncAnthropic
from pydantic_ai.models import Model
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.providers.anthropic import AnthropicProvider

from firsthand.models.http import http_client, timeouts
from firsthand.models.providers.connection import Built, Connection

NO_KEY = "none"
"""A gateway of one's own may need none; the SDK insists."""


def connect(connection: Connection) -> Built:
    http = http_client(
        connection.provider,
        connection.config,
        base_url=connection.base_url,
        timeout=connection.timeout,
        connect=connection.connect,
    )
    client = AsyncAnthropic(
        api_key=connection.key_text or NO_KEY,
        base_url=connection.base_url,
        http_client=http,
        timeout=timeouts(connection.timeout, connection.connect),
        max_retries=0,
    )
    provider = AnthropicProvider(anthropic_client=client)

    def model(model_name: str) -> Model:
        return AnthropicModel(model_name, provider=provider, settings=connection.settings)

    return Built(model=model, close=http.aclose)
