"""The SDK's chat completions without its two walks: over each message and tool of a request, and over
each value of a reply.

What the framework sends is JSON already, and what comes back is validated as a whole afterwards, so
both walks change nothing; they cost a tenth of a run. Address, headers, key, time-outs and errors stay
the SDK's own: the request goes through its `post`.
"""

from functools import cached_property
from typing import Any, cast

from openai import AsyncOpenAI, NotGiven, Omit
from openai.resources.chat import AsyncChat, AsyncCompletions
from openai.types.chat import ChatCompletion
from pydantic import ValidationError
from pydantic_ai.models.openai._chat_completions import LenientChatCompletion

from firsthand.models.providers.tolerant import tolerated

PATH = "/chat/completions"
OPTIONS = {"extra_headers": "headers", "extra_body": "extra_json", "timeout": "timeout"}
"""Arguments that are no part of the body → the SDK's names of them."""


class LeanCompletions(AsyncCompletions):
    async def create(self, **arguments: Any) -> Any:
        given = {
            name: value
            for name, value in arguments.items()
            if not isinstance(value, NotGiven | Omit)
        }
        options: dict[str, Any] = {"security": {"bearer_auth": True}}
        for name, option in OPTIONS.items():
            value = given.pop(name, None)
            if value is not None:
                options[option] = value
        document = await self._post(
            PATH, body=given, options=cast(Any, options), cast_to=cast(Any, dict[str, Any])
        )
        return completion(document)


def completion(document: Any) -> Any:
    """A reply's document as the framework reads it; what is no object stays what it is."""
    if not isinstance(document, dict):
        return document
    even = tolerated(document)
    try:
        return LenientChatCompletion.model_validate(even)
    except ValidationError:  # the framework fills in what may be missing, and says what is wrong
        return ChatCompletion.construct(**even)


class LeanChat(AsyncChat):
    @cached_property
    def completions(self) -> AsyncCompletions:
        return LeanCompletions(self._client)


class LeanOpenAI(AsyncOpenAI):
    @cached_property
    def chat(self) -> AsyncChat:
        return LeanChat(self)
