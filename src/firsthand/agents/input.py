"""The input of an agent: checked in bytes, reserved, serialised; nothing is ever truncated.

Law: an input over its limit fails before the first model call (fail closed).
"""

import json

from firsthand.contracts.drafts import PreviousTurn
from firsthand.contracts.errors import InputLimitError, UsageError
from firsthand.contracts.runs import RunLimits
from firsthand.harness import core
from firsthand.harness.context import RunContext


def serialise_input(query: str, previous_turn: PreviousTurn | None, limits: RunLimits) -> str:
    """The one user message, `{query, previous_turn}`. Raises UsageError or InputLimitError."""
    if not query.strip():
        raise UsageError('the question is empty; ask one, e.g. "why does order-service time out?"')
    turn = None if previous_turn is None else previous_turn.model_dump(mode="json")
    _within("question", query, limits.query_bytes)
    if turn is not None:
        _within("previous turn", json.dumps(turn, ensure_ascii=False), limits.previous_turn_bytes)
    text = json.dumps({"query": query, "previous_turn": turn}, ensure_ascii=False)
    _within("input", text, limits.input_bytes)
    return text


def reserve_input(context: RunContext, text: str) -> None:
    core.reserve_run_bytes(context, len(text.encode()))


def _within(what: str, text: str, limit: int) -> None:
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > limit:
        raise InputLimitError(
            f"the {what} is {size} bytes and the limit {limit}; shorten it or raise the limit"
        )
