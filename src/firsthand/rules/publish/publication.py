"""What publication hands on: the Answer, the guards' record, and what was refused.

Law: data only. A model's refused words stand in `guard_result` and `refused` and nowhere else:
the ledger keeps them, and only `show --refused` prints them, headed as written by the model.
"""

from collections.abc import Iterable

from pydantic import JsonValue

from firsthand.contracts.answer import Answer
from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Rule, Severity


class Refused(Contract):
    """A sentence that was withheld, under one of the rules that it failed."""

    claim_id: str
    """`c3`: the third statement; or `conclusion`."""
    text: str
    """As the model wrote it. No evidence."""
    rule: Rule
    severity: Severity
    detail: str = ""


class Publication(Contract):
    answer: Answer
    guard_result: JsonValue
    """Each statement's and the conclusion's ruling, for the ledger; it may quote the model."""
    refused: tuple[Refused, ...] = ()


def refused_of(guard_result: JsonValue) -> tuple[Refused, ...]:
    """The refused sentences as the ledger kept them."""
    if not isinstance(guard_result, dict):
        return ()
    kept = guard_result.get("refused")
    entries: Iterable[JsonValue] = kept if isinstance(kept, list) else ()
    return tuple(Refused.model_validate(one) for one in entries)
