"""What compatible servers leave out of a chat completion, or write in another way. Pure.

Only the envelope is evened out: an id that is missing, arguments as an object instead of a string,
a usage that is none. What a model said is never touched, and a reply without a message stays one
that cannot be read.
"""

import json
from collections.abc import Mapping
from typing import Any

TOKENS = ("prompt_tokens", "completion_tokens")
DETAILS = ("prompt_tokens_details", "completion_tokens_details")


def tolerated(document: Mapping[str, Any]) -> dict[str, Any]:
    """The document of a chat completion as the protocol has it."""
    found = dict(document)
    found["object"] = "chat.completion"
    for name in ("id", "model"):
        found[name] = found[name] if isinstance(found.get(name), str) else ""
    found["usage"] = usage(found.get("usage"))
    choices = found.get("choices")
    if isinstance(choices, list):
        found["choices"] = [choice(one, index) for index, one in enumerate(choices)]
    return found


def usage(value: Any) -> dict[str, Any] | None:
    """The usage, or None where it is no count of tokens: then the call is unmeasured."""
    if not isinstance(value, Mapping) or not all(_is_count(value.get(name)) for name in TOKENS):
        return None
    counted = dict(value)
    counted["total_tokens"] = sum(counted[name] for name in TOKENS)
    for name in DETAILS:
        details = counted.get(name)
        if details is not None and not _are_counts(details):
            counted[name] = None
    return counted


def choice(value: Any, index: int) -> Any:
    if not isinstance(value, Mapping) or not isinstance(value.get("message"), Mapping):
        return value
    message = {**value["message"], "role": "assistant", "function_call": None}
    calls = message.get("tool_calls")
    message["tool_calls"] = [call(one) for one in calls] if isinstance(calls, list) else None
    return {**value, "index": index, "logprobs": None, "message": message}


def call(value: Any) -> Any:
    function = value.get("function") if isinstance(value, Mapping) else None
    if not isinstance(function, Mapping):
        return value
    arguments = function.get("arguments")
    if not isinstance(arguments, str):
        arguments = "" if arguments is None else json.dumps(arguments, ensure_ascii=False)
    return {
        **value,
        "id": value["id"] if isinstance(value.get("id"), str) else "",
        "type": "function",
        "function": {**function, "arguments": arguments},
    }


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _are_counts(details: Any) -> bool:
    if not isinstance(details, Mapping):
        return False
    return all(one is None or _is_count(one) for one in details.values())
