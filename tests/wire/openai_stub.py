"""The OpenAI-compatible wire, scripted: chat completions as a server sends them."""

import json
from collections.abc import Sequence
from typing import Any

from tests.support.http_stub import Reply, Request
from tests.wire.conversation import Scripted, refusal

USAGE = {"prompt_tokens": 200, "completion_tokens": 50, "total_tokens": 250}


def chat(
    text: str | None = None,
    *,
    calls: Sequence[dict[str, Any]] = (),
    usage: Any = USAGE,
    finish: str | None = None,
    **more: Any,
) -> Reply:
    """A completion with a text, tool calls, or both; `usage=None` leaves the usage out."""
    message: dict[str, Any] = {"role": "assistant", "content": text}
    if calls:
        message["tool_calls"] = list(calls)
    document = {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1_780_000_000,
        "model": "stub",
        "choices": [
            {
                "index": 0,
                "message": message,
                "finish_reason": finish or ("tool_calls" if calls else "stop"),
            }
        ],
        "usage": usage,
        **more,
    }
    if usage is None:
        del document["usage"]
    return Reply(body=json.dumps(document).encode())


def call(call_id: str | None, tool: str = "query_logs", arguments: Any = None) -> dict[str, Any]:
    """A tool call; arguments that are no string are sent as JSON; `None` leaves the id out."""
    given = {"any_of": [f"term {call_id}"]} if arguments is None else arguments
    raw = given if isinstance(given, str) else json.dumps(given)
    made = {"type": "function", "function": {"name": tool, "arguments": raw}}
    return made if call_id is None else {"id": call_id, **made}


def error(status: int, message: str = "no", **headers: str) -> Reply:
    body = {"error": {"message": message, "type": "stub_error", "code": None}}
    return refusal(status, body, headers)


def system_of(request: Request) -> str:
    """The system message, as the server's template puts it first."""
    messages = request.json["messages"]
    return "\n\n".join(one["content"] for one in messages if one["role"] in ("system", "developer"))


class Conversation(Scripted):
    say = staticmethod(chat)
    system_of = staticmethod(system_of)


def results_of(request: Request) -> list[dict[str, Any]]:
    """What the tools returned so far, as the model reads it."""
    messages = request.json["messages"]
    return [json.loads(one["content"]) for one in messages if one["role"] == "tool"]


def drafted(request: Request, **changes: Any) -> dict[str, Any]:
    """A draft of one observation that quotes the first item found."""
    found = next(one for one in results_of(request) if one["evidence_status"] == "evidence_found")
    item = found["evidence"][0]
    quoted = f'The log reads: "{item["text"]}"'
    citation = {
        "tool_call_id": found["tool_call_id"],
        "raw_path": item["raw_path"],
        "excerpt": item["text"],
    }
    statement = {
        "kind": "OBSERVATION",
        "statement": quoted,
        "tool_call_ids": [found["tool_call_id"]],
        "citations": [citation],
    }
    return {
        "conclusion": quoted,
        "analysis": [statement],
        "limitations": [],
        "next_steps": [],
        **changes,
    }


def reported(request: Request, **changes: Any) -> dict[str, Any]:
    """An Executor's report of one claim that quotes the first item found."""
    found = next(one for one in results_of(request) if one["evidence_status"] == "evidence_found")
    item = found["evidence"][0]
    binding = {
        "tool_name": "query_logs",
        "source_invocation_id": found["invocation_id"],
        "raw_path": item["raw_path"],
        "evidence_excerpt": item["text"],
    }
    claim = {
        "claim_id": "c1",
        "text": f'The log reads: "{item["text"]}"',
        "kind": "observation",
        "status": "confirmed",
        "evidence_bindings": [binding],
    }
    return {"status": "complete", "claims": [claim], "missing": [], "next_steps": [], **changes}
