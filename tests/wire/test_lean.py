"""The lean client sends what the SDK sends, byte for byte of JSON, and reads replies as it does."""

from typing import Any

import pytest
from openai import AsyncOpenAI
from pydantic_ai.direct import model_request
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models import ModelRequestParameters
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.output import OutputObjectDefinition
from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider
from pydantic_ai.tools import ToolDefinition
from tests.support.http_stub import Reply, Request, Stub
from tests.wire.openai_stub import call, chat

from firsthand.contracts.requests import REQUESTS
from firsthand.harness.hooks import parameters_schema
from firsthand.models.providers.lean import LeanOpenAI
from firsthand.models.providers.openai import COMPATIBLE, TolerantChatModel

TOOLS = [
    ToolDefinition(name=name.value, parameters_json_schema=parameters_schema(shape, small=False))
    for name, shape in REQUESTS.items()
]
SHAPE = OutputObjectDefinition(
    name="Draft",
    strict=True,
    json_schema={"type": "object", "properties": {"a": {"type": "string"}}},
)
HISTORY: list[ModelMessage] = [
    ModelRequest(parts=[SystemPromptPart("be exact"), UserPromptPart("why? 为什么")]),
    ModelResponse(
        parts=[TextPart("one moment"), ToolCallPart("query_logs", {"any_of": ["x"]}, "a")]
    ),
    ModelRequest(parts=[ToolReturnPart("query_logs", '{"evidence":[]}', "a")]),
]
PARAMETERS = {
    "tools": ModelRequestParameters(function_tools=TOOLS),
    "schema": ModelRequestParameters(output_mode="native", output_object=SHAPE),
    "plain": ModelRequestParameters(),
}
SETTINGS: dict[str, Any] = {
    "max_tokens": 77,
    "parallel_tool_calls": False,
    "temperature": 0.0,
    "extra_headers": {"x-team": "sre"},
    "extra_body": {"chat_template_kwargs": {"enable_thinking": False}},
    "timeout": 7.0,
}


async def sent(client: type[AsyncOpenAI], parameters: str) -> Request:
    async with Stub(lambda _: chat("hello")) as stub:
        one = client(api_key="sk-one", base_url=f"{stub.url}/v1", max_retries=0)
        provider = OpenAICompatibleProvider("stub", openai_client=one)
        model = OpenAIChatModel("m", provider=provider, profile=COMPATIBLE)
        await model_request(
            model,
            HISTORY,
            model_settings=SETTINGS,  # type: ignore[arg-type]
            model_request_parameters=PARAMETERS[parameters],
        )
        await one.close()
        return stub.requests[0]


@pytest.mark.parametrize("parameters", PARAMETERS)
async def test_the_request_is_the_sdks(parameters: str) -> None:
    lean, plain = await sent(LeanOpenAI, parameters), await sent(AsyncOpenAI, parameters)
    assert lean.json == plain.json
    assert (lean.method, lean.path) == (plain.method, plain.path)
    changing = {"host", "content-length", "x-stainless-read-timeout"}
    for name in (set(lean.headers) | set(plain.headers)) - changing:
        assert lean.headers.get(name) == plain.headers.get(name), name
    assert lean.headers["authorization"] == "Bearer sk-one"


REPLIES = {
    "text": chat("hello"),
    "calls": chat(calls=[call("a"), call("b")]),
    "cut off": chat("hel", finish="length"),
    "no usage": chat("hello", usage=None),
    "more fields": chat("hello", system_fingerprint="f", service_tier="on_demand", citations=[1]),
}


@pytest.mark.parametrize("name", REPLIES)
async def test_a_reply_reads_as_by_the_sdk(name: str) -> None:
    read = []
    for client, kind in ((LeanOpenAI, TolerantChatModel), (AsyncOpenAI, OpenAIChatModel)):
        async with Stub(lambda _: REPLIES[name]) as stub:
            one = client(api_key="k", base_url=f"{stub.url}/v1", max_retries=0)
            provider = OpenAICompatibleProvider("stub", openai_client=one)
            model = kind("m", provider=provider, profile=COMPATIBLE)
            read.append(await model_request(model, HISTORY))
            await one.close()
    lean, plain = read
    for attribute in ("parts", "usage", "finish_reason", "model_name", "provider_response_id"):
        assert getattr(lean, attribute) == getattr(plain, attribute), attribute


@pytest.mark.parametrize("body", [b"[]", b'"text"', b"7", b"null", b"{}", b'{"choices": null}'])
async def test_what_is_no_completion_is_refused(body: bytes) -> None:
    from pydantic_ai.exceptions import UnexpectedModelBehavior

    async with Stub(lambda _: Reply(body=body)) as stub:
        one = LeanOpenAI(api_key="k", base_url=f"{stub.url}/v1", max_retries=0)
        provider = OpenAICompatibleProvider("stub", openai_client=one)
        with pytest.raises((UnexpectedModelBehavior, TypeError)):
            await model_request(TolerantChatModel("m", provider=provider), HISTORY)
        await one.close()
