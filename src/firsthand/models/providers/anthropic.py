"""Anthropic's messages. The SDK's own retries are off, and nothing is streamed behind the scenes.

A gateway's reply whose usage is no count of tokens is read, and is unmeasured.
"""

from dataclasses import replace
from typing import Any

from anthropic import AsyncAnthropic
from anthropic.types.beta import BetaMessage, BetaUsage
from pydantic_ai.messages import ModelResponse
from pydantic_ai.models import Model
from pydantic_ai.models.anthropic import AnthropicModel
from pydantic_ai.providers.anthropic import AnthropicProvider
from pydantic_ai.usage import RequestUsage

from firsthand.models.http import http_client
from firsthand.models.providers.connection import Built, Connection
from firsthand.net.connection import timeouts

NO_KEY = "none"
"""A gateway of one's own may need none; the SDK insists."""


class TolerantAnthropicModel(AnthropicModel):
    def _process_response(self, response: BetaMessage, *more: Any, **named: Any) -> ModelResponse:
        measured = is_measured(response.usage)
        if not measured:
            response.usage = BetaUsage.model_construct(input_tokens=0, output_tokens=0)
        reply = super()._process_response(response, *more, **named)
        return reply if measured else replace(reply, usage=RequestUsage(unmeasured_requests=1))


def is_measured(usage: object) -> bool:
    """Both counts are there, and are counts."""
    counts = (getattr(usage, "input_tokens", None), getattr(usage, "output_tokens", None))
    return all(isinstance(one, int) and not isinstance(one, bool) and one >= 0 for one in counts)


def connect(connection: Connection) -> Built:
    http = http_client(connection)
    client = AsyncAnthropic(
        api_key=connection.key_text or NO_KEY,
        base_url=connection.base_url,
        http_client=http,
        timeout=timeouts(connection.timeout, connection.connect),
        max_retries=0,
    )
    provider = AnthropicProvider(anthropic_client=client)

    def model(model_name: str) -> Model:
        return TolerantAnthropicModel(model_name, provider=provider, settings=connection.settings)

    return Built(model=model, close=http.aclose)
