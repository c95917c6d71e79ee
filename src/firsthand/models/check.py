"""`models check`: one small tool-calling round trip, and what it shows of a model.

1. With a tool and a response format: does it call the tool?
2. If not, with the tool alone: does the format suppress tools, or does it call none?
3. With the tool's result: does it keep to the format? With the tool still offered if 1 did.

It sends nothing of an incident. Raises what the framework raises where the model cannot be asked.
"""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from pydantic_ai.exceptions import ModelRequestRejectedError, UserError
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models import ModelRequestParameters
from pydantic_ai.output import OutputObjectDefinition
from pydantic_ai.settings import ModelSettings
from pydantic_ai.tools import ToolDefinition

from firsthand.contracts.models import CheckedModel, OutputMode
from firsthand.models.context import reported_context
from firsthand.models.provided import ProvidedModel

WORD = "firsthand"
SHAPE = {
    "type": "object",
    "properties": {"word": {"type": "string"}},
    "required": ["word"],
    "additionalProperties": False,
}
TOOL = ToolDefinition(
    name="look_up_word",
    description="Returns the word.",
    parameters_json_schema={"type": "object", "properties": {}, "additionalProperties": False},
)
PROMPT = (
    "Call the tool look_up_word once. Then answer with one JSON object that holds the word it"
    ' returned, such as {"word": "example"}, and with nothing else.'
)


async def check_model(model: ProvidedModel, *, base_url: str | None, now: datetime) -> CheckedModel:
    """What the model can do, and the output mode that follows from it."""
    settings: ModelSettings = (
        {"parallel_tool_calls": False} if model.traits.one_call_a_reply else {}
    )
    asked: list[ModelMessage] = [ModelRequest(parts=[UserPromptPart(PROMPT)])]
    replies: list[ModelResponse] = []

    async def ask(
        messages: list[ModelMessage], *, tool: bool, schema: bool
    ) -> ModelResponse | None:
        """None: the server refuses such a request."""
        try:
            reply = await model.request(messages, settings, parameters(tool=tool, schema=schema))
        except (ModelRequestRejectedError, UserError):
            if not schema:
                raise
            return None
        replies.append(reply)
        return reply

    first = await ask(asked, tool=True, schema=True)  # step 1
    called_with_schema = called(first)
    calling = first if called_with_schema else await ask(asked, tool=True, schema=False)  # step 2
    answered = asked if calling is None else [*asked, *tool_result(calling)]
    last = await ask(answered, tool=called_with_schema, schema=True)  # step 3
    kept = keeps_the_shape(last)
    return CheckedModel(
        name=model.model_name,
        base_url=base_url,
        tools=called(calling),
        one_call_a_reply=model.traits.one_call_a_reply,
        schema_with_tools=called_with_schema and kept,
        schema_output=kept,
        usage=all(is_measured(reply) for reply in replies),
        context_tokens=await reported_context(model.wrapped) or model.traits.context_tokens,
        output_mode=mode(with_tools=called_with_schema and kept, alone=kept),
        checked_at=now,
    )


def mode(*, with_tools: bool, alone: bool) -> OutputMode:
    if with_tools:
        return OutputMode.NATIVE
    return OutputMode.FINAL_TURN if alone else OutputMode.PROMPTED


def parameters(*, tool: bool, schema: bool) -> ModelRequestParameters:
    return ModelRequestParameters(
        function_tools=[TOOL] if tool else [],
        output_mode="native" if schema else "text",
        output_object=OutputObjectDefinition(name="Word", json_schema=SHAPE, strict=True)
        if schema
        else None,
    )


def called(reply: ModelResponse | None) -> bool:
    return reply is not None and any(call.tool_name == TOOL.name for call in reply.tool_calls)


def tool_result(reply: ModelResponse) -> list[ModelMessage]:
    """The reply and the results of its calls; a reply without calls is left out."""
    if not reply.tool_calls:
        return []
    parts = [
        ToolReturnPart(call.tool_name, json.dumps({"word": WORD}), tool_call_id=call.tool_call_id)
        for call in reply.tool_calls
    ]
    return [reply, ModelRequest(parts=parts)]


def keeps_the_shape(reply: ModelResponse | None) -> bool:
    """The whole text is one object of the shape."""
    text = (
        ""
        if reply is None
        else "".join(part.content for part in reply.parts if part.part_kind == "text")
    )
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, Mapping) and list(value) == ["word"] and isinstance(value["word"], str)


def is_measured(reply: ModelResponse) -> bool:
    return reply.usage.has_values() and not reply.usage.unmeasured_requests
