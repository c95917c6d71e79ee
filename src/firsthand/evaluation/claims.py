"""How well the derivability rules do on labelled claims.

Owns the counting; the ruling is `rules.meaning`'s own, and nothing is cached between cases. Only
DERIVABLE counts as derivable. Debatable cases are answered and left out of the rates.
"""

from collections import Counter
from pathlib import Path
from statistics import median

from pydantic import model_validator

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Outcome, Undecided
from firsthand.contracts.rulings import Derivation
from firsthand.evaluation.cases import Case, CaseAnswer, judged, read_cases, share
from firsthand.rules.meaning import derivability

DERIVABLE, NOT_DERIVABLE = "derivable", "not_derivable"
LABELS = frozenset((DERIVABLE, NOT_DERIVABLE))
ENGLISH = "en"
MOST_LEAKS = 8


class ClaimCase(Case):
    claim: str
    excerpts: tuple[str, ...]
    """Whole system texts."""
    excerpt_tools: tuple[str, ...]
    """The tool of each excerpt."""

    @model_validator(mode="after")
    def _one_tool_each(self) -> "ClaimCase":
        if len(self.excerpts) != len(self.excerpt_tools):
            raise ValueError("excerpts and excerpt_tools differ in length")
        return self


class ClaimReport(Contract):
    """The rates, under the keys that the cases' own scorer prints, and the two shares of `open`."""

    cases: int
    """Without the debatable ones."""
    false_accepted: float | None
    """Of the claims that do not follow."""
    derivable_refused: float | None
    """Of the claims that follow."""
    accuracy_zh: float | None
    """Of the claims that are not in English."""
    median_us: float
    """Microseconds a case."""
    leaks: dict[str, int]
    """Kinds of the accepted false claims, most frequent first."""
    false_open: float | None
    """Of the claims that do not follow: DERIVABLE or `open`, so that a verifier may decide them."""
    derivable_unsupported: float | None
    """Of the claims that follow: CONTRADICTED or `unsupported`, so that no verifier can mend them."""


class ClaimEvaluation(Contract):
    report: ClaimReport
    answers: tuple[CaseAnswer, ...]
    """One a case, in the file's order."""


def evaluate_claims(path: Path) -> ClaimEvaluation:
    """Judge every case of a file. Raises EvidenceFileError for a file that cannot be read as cases."""
    rulings, micros = judged(read_cases(path, ClaimCase, LABELS), _judge)
    return ClaimEvaluation(
        report=_report(rulings, micros),
        answers=tuple(
            CaseAnswer(id=case.id, answer=answer_of(ruling), rule=ruling.rule)
            for case, ruling in rulings
        ),
    )


def answer_of(ruling: Derivation) -> str:
    """derivable or not_derivable."""
    return DERIVABLE if ruling.outcome is Outcome.DERIVABLE else NOT_DERIVABLE


def _judge(case: ClaimCase) -> Derivation:
    return derivability(case.claim, case.excerpts, case.excerpt_tools)


def _report(rulings: list[tuple[ClaimCase, Derivation]], micros: list[float]) -> ClaimReport:
    counted = [(case, ruling) for case, ruling in rulings if not case.debatable]
    right = [ruling for case, ruling in counted if case.label == DERIVABLE]
    wrong = [ruling for case, ruling in counted if case.label != DERIVABLE]
    other = [(case, ruling) for case, ruling in counted if case.lang != ENGLISH]
    leaks = Counter(
        case.kind or "(no kind)"
        for case, ruling in counted
        if case.label != DERIVABLE and answer_of(ruling) == DERIVABLE
    )
    return ClaimReport(
        cases=len(counted),
        false_accepted=share(sum(map(_accepted, wrong)), len(wrong)),
        derivable_refused=share(sum(not _accepted(one) for one in right), len(right)),
        accuracy_zh=share(sum(case.label == answer_of(one) for case, one in other), len(other)),
        median_us=round(median(micros), 1),
        leaks=dict(leaks.most_common(MOST_LEAKS)),
        false_open=share(sum(_accepted(one) or _open(one) for one in wrong), len(wrong)),
        derivable_unsupported=share(
            sum(not _accepted(one) and not _open(one) for one in right), len(right)
        ),
    )


def _accepted(ruling: Derivation) -> bool:
    return ruling.outcome is Outcome.DERIVABLE


def _open(ruling: Derivation) -> bool:
    return ruling.undecided is Undecided.OPEN
