"""The Anthropic wire, scripted: messages as the service sends them."""

import json
from collections.abc import Sequence
from typing import Any

from tests.support.http_stub import Reply, Request
from tests.wire.openai_stub import PLAN, Made, role_of

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
    return Reply(
        status=status,
        body=json.dumps(body).encode(),
        headers={"content-type": "application/json", **headers},
    )


class AnthropicConversation:
    """The replies of each role, as `Conversation` has them for the other wire."""

    def __init__(self, **roles: Sequence[Made]) -> None:
        self.roles: dict[str, list[Made]] = {"planner": [message(json.dumps(PLAN))]}
        self.roles |= {role: list(replies) for role, replies in roles.items()}
        self.asked: list[str] = []

    def __call__(self, request: Request) -> Reply:
        role = role_of(system_of(request))
        position = self.asked.count(role)
        self.asked.append(role)
        replies = self.roles[role]
        made = replies[min(position, len(replies) - 1)]
        return made(request) if callable(made) else made


def system_of(request: Request) -> str:
    system = request.json["system"]
    return system if isinstance(system, str) else "\n\n".join(block["text"] for block in system)


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
