"""The Anthropic wire, scripted: messages as the service sends them."""

import json
from collections.abc import Sequence
from typing import Any

from tests.support.http_stub import Reply, Request
from tests.wire.conversation import Scripted, refusal

USAGE = {"input_tokens": 200, "output_tokens": 50}


def message(
    text: str | None = None,
    *,
    calls: Sequence[dict[str, Any]] = (),
    usage: Any = USAGE,
    stop: str | None = None,
) -> Reply:
    content: list[dict[str, Any]] = [] if text is None else [{"type": "text", "text": text}]
    document = {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "claude-stub",
        "content": [*content, *calls],
        "stop_reason": stop or ("tool_use" if calls else "end_turn"),
        "stop_sequence": None,
        "usage": usage,
    }
    return Reply(body=json.dumps(document).encode())


def use(call_id: str, tool: str = "query_logs", arguments: Any = None) -> dict[str, Any]:
    given = {"any_of": [f"term {call_id}"]} if arguments is None else arguments
    return {"type": "tool_use", "id": call_id, "name": tool, "input": given}


def error(status: int, kind: str = "api_error", text: str = "no", **headers: str) -> Reply:
    body = {"type": "error", "error": {"type": kind, "message": text}}
    return refusal(status, body, headers)


def system_of(request: Request) -> str:
    system = request.json["system"]
    return system if isinstance(system, str) else "\n\n".join(block["text"] for block in system)


class AnthropicConversation(Scripted):
    say = staticmethod(message)
    system_of = staticmethod(system_of)


def as_openai(request: Request) -> Request:
    """The tool results as the other wire carries them, so that the same drafts can be made."""
    results = [
        {"role": "tool", "content": _text(block["content"])}
        for one in request.json["messages"]
        if isinstance(one["content"], list)
        for block in one["content"]
        if block["type"] == "tool_result"
    ]
    body = json.dumps({"messages": results}).encode()
    return Request(method="POST", path=request.path, headers=request.headers, body=body)


def _text(content: Any) -> str:
    return content if isinstance(content, str) else "".join(block["text"] for block in content)
