"""What was found → an ExecutorReport. Owns its shape and the narrow question's restraint.

A narrow question gets one claim and at most two. A negative is claimed only if the run found
nothing at all; other empty searches are named as missing.
"""

from collections.abc import Sequence

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import (
    EvidenceBinding,
    ExecutorClaim,
    ExecutorReport,
    NextStep,
)
from firsthand.contracts.enums import ClaimKind, ClaimStatus, PlanScope, ReportStatus
from firsthand.offline.asked import is_spoken_of
from firsthand.offline.draft import negatives, told_facts
from firsthand.offline.frames import NEGATIVES
from firsthand.offline.question import Question
from firsthand.offline.rank import is_guidance
from firsthand.offline.reading import Reading
from firsthand.offline.say import Fact, facts
from firsthand.offline.select import STRONG, Selection

NARROW_CLAIMS = 2
BROAD_CLAIMS = 8
UNSPOKEN = "no record that was returned mentions the symptom that the question names"


def is_narrow(plan: JsonValue, question: Question) -> bool:
    """The plan's scope, if it has one; else the question's."""
    scope = plan.get("scope") if isinstance(plan, dict) else None
    if scope in list(PlanScope):
        return scope == PlanScope.NARROW
    return question.narrow


def report(
    selection: Selection,
    readings: Sequence[Reading],
    question: Question,
    steps: list[NextStep],
    *,
    narrow: bool,
) -> JsonObject:
    """The report, as JSON."""
    said = sorted(told_facts(selection, question), key=_stands_behind)
    if not narrow:
        for entry in selection.guidance:
            said += facts(entry, chinese=question.chinese)
    bound = [fact for fact in said if fact.item.invocation_id is not None]
    claims = [_claim(number, fact) for number, fact in enumerate(bound, start=1)]
    found_anything = any(reading.items for reading in readings)
    empty = negatives(readings)
    if not found_anything:
        claims += [
            claim
            for number, reading in enumerate(empty, start=len(claims) + 1)
            if (claim := _negative(number, reading, question)) is not None
        ]
    missing = [_missing(reading) for reading in readings if not reading.items]
    texts = [item.text for reading in readings for item in reading.items if not is_guidance(item)]
    if not is_spoken_of(texts, question):
        missing.append(UNSPOKEN)
    return ExecutorReport(
        status=ReportStatus.COMPLETE if claims else ReportStatus.INCOMPLETE,
        claims=claims[: NARROW_CLAIMS if narrow else BROAD_CLAIMS],
        missing=list(dict.fromkeys(missing)),
        next_steps=steps,
    ).model_dump(mode="json")


def _stands_behind(fact: Fact) -> bool:
    """Publication frames the first claim as the conclusion: what ended well, and says so, leads."""
    return fact.ranked.ended < STRONG


def _claim(number: int, fact: Fact) -> ExecutorClaim:
    return ExecutorClaim(
        claim_id=f"c{number}",
        text=fact.statement,
        kind=ClaimKind.OBSERVATION,
        status=ClaimStatus.CONFIRMED,
        evidence_bindings=[
            EvidenceBinding(
                tool_name=fact.item.tool_name,
                source_invocation_id=fact.item.invocation_id or 0,
                raw_path=fact.item.raw_path,
                evidence_excerpt=fact.excerpt,
            )
        ],
    )


def _negative(number: int, reading: Reading, question: Question) -> ExecutorClaim | None:
    if reading.invocation_id is None or reading.tool_name not in NEGATIVES:
        return None
    return ExecutorClaim(
        claim_id=f"c{number}",
        text=NEGATIVES[reading.tool_name][question.chinese],
        kind=ClaimKind.NEGATIVE_OBSERVATION,
        status=ClaimStatus.CONFIRMED,
        evidence_bindings=[
            EvidenceBinding(
                tool_name=reading.tool_name,
                source_invocation_id=reading.invocation_id,
                raw_path="",
                evidence_excerpt="",
            )
        ],
    )


def _missing(reading: Reading) -> str:
    """For the ledger: what learned nothing, and its code."""
    return f"{reading.tool_name}: {reading.error_code or reading.status or 'nothing'}"
