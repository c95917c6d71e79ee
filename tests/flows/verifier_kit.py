"""A run with one claim of each wording, and a Verifier that says what it is told to."""

from typing import Any

from tests.flows.kit import (
    CONTRADICTED,
    OPEN,
    TEXT,
    UNSUPPORTED,
    claim,
    model,
    report,
    reviewed,
    ruling,
    rulings,
)
from tests.harness.kit import call

from firsthand.contracts.enums import JudgedBy, Verdict, Wording
from firsthand.contracts.runs import RunResult

TRUE, VAGUE, MORE, FALSE = "k1", "k2", "k3", "k4"
SENTENCES = {TRUE: TEXT, VAGUE: OPEN, MORE: UNSUPPORTED, FALSE: CONTRADICTED}


def executor(*names: str) -> tuple[dict[str, Any], ...]:
    return call("a"), report(*(claim(name, SENTENCES[name]) for name in names))


async def judged(verifier: dict[str, Any], *names: str, **fields: Any) -> RunResult:
    one = model(*executor(*names), verifier=[verifier])
    return await reviewed(one, verifier="scripted", **fields)


def verdict(result: RunResult) -> Verdict:
    assert result.answer is not None
    return result.answer.verdict


def worded(result: RunResult) -> dict[str, tuple[Wording, JudgedBy]]:
    assert result.answer is not None
    return {one.claim_id: (one.wording, one.judged_by) for one in result.answer.claims}


def everything(word: str) -> dict[str, Any]:
    return rulings(*(ruling(name, word) for name in SENTENCES))
