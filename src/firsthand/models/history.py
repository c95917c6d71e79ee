"""Reading a framework message history: role, user message, tool results. Nothing is kept."""

import json
from dataclasses import dataclass
from typing import Any

from pydantic_ai.messages import ModelMessage, ModelResponse, ToolReturnPart, UserPromptPart
from pydantic_ai.models import ModelRequestParameters


@dataclass(frozen=True, kw_only=True)
class CallResult:
    tool_name: str
    tool_call_id: str
    arguments: dict[str, Any]
    result: dict[str, Any]


def role_of(parameters: ModelRequestParameters) -> str:
    """The output schema's name, e.g. `DiagnosisDraft`; `text` where there is none."""
    output = parameters.output_object
    return output.name or "text" if output is not None else "text"


def user_message(messages: list[ModelMessage]) -> str:
    for message in messages:
        for part in message.parts:
            if isinstance(part, UserPromptPart):
                content = part.content
                return content if isinstance(content, str) else "".join(map(str, content))
    return ""


def tool_results(messages: list[ModelMessage]) -> list[CallResult]:
    """Each finished call with its arguments and the JSON that the model was given."""
    calls = {
        call.tool_call_id: call
        for message in messages
        if isinstance(message, ModelResponse)
        for call in message.tool_calls
    }
    found: list[CallResult] = []
    for message in messages:
        for part in message.parts:
            if not isinstance(part, ToolReturnPart) or part.tool_call_id not in calls:
                continue
            call = calls[part.tool_call_id]
            found.append(
                CallResult(
                    tool_name=call.tool_name,
                    tool_call_id=part.tool_call_id,
                    arguments=call.args_as_dict(),
                    result=parsed(part.content),
                )
            )
    return found


def parsed(content: Any) -> dict[str, Any]:
    if isinstance(content, dict):
        return content
    try:
        value = json.loads(content)
    except (TypeError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
