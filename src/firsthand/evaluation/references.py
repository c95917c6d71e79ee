"""How well the excerpt rules do on labelled references.

Owns the counting; the ruling is `rules.text`'s own, and nothing is cached between cases. An excerpt that
is near the text (`excerpt_unclear`) counts as a mismatch. Debatable cases are answered and left out of
the rates.
"""

from collections import Counter
from pathlib import Path
from statistics import median

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.evaluation.cases import Case, CaseAnswer, judged, read_cases, share
from firsthand.rules.text import match_excerpt

MATCH, MISMATCH, TOO_GENERIC = "match", "mismatch", "too_generic"
LABELS = frozenset((MATCH, MISMATCH, TOO_GENERIC))
MOST_LEAKS = 8


class ReferenceCase(Case):
    system_text: str
    evidence_excerpt: str


class ReferenceReport(Contract):
    """The rates, under the keys that the cases' own scorer prints."""

    cases: int
    """Without the debatable ones."""
    forged_accepted: float | None
    """Of the mismatches."""
    generic_accepted: float | None
    """Of the too generic ones."""
    benign_refused: float | None
    """Of the matches."""
    three_way_accuracy: float | None
    median_us: float
    """Microseconds a case."""
    leaks: dict[str, int]
    """Kinds of the accepted wrong cases, most frequent first."""


class ReferenceEvaluation(Contract):
    report: ReferenceReport
    answers: tuple[CaseAnswer, ...]
    """One a case, in the file's order."""


def evaluate_references(path: Path) -> ReferenceEvaluation:
    """Judge every case of a file. Raises EvidenceFileError for a file that cannot be read as cases."""
    cases = read_cases(path, ReferenceCase, LABELS)
    rulings, micros = judged(cases, _judge)
    answered = [(case, answer_of(ruling), ruling.rule) for case, ruling in rulings]
    return ReferenceEvaluation(
        report=_report([(case, answer) for case, answer, _ in answered], micros),
        answers=tuple(
            CaseAnswer(id=case.id, answer=answer, rule=rule) for case, answer, rule in answered
        ),
    )


def answer_of(ruling: ExcerptMatch) -> str:
    """match, mismatch or too_generic."""
    return MISMATCH if ruling.outcome is ExcerptOutcome.UNCLEAR else ruling.outcome.value


def _judge(case: ReferenceCase) -> ExcerptMatch:
    return match_excerpt(case.evidence_excerpt, case.system_text)


def _report(answered: list[tuple[ReferenceCase, str]], micros: list[float]) -> ReferenceReport:
    counted = [(case, answer) for case, answer in answered if not case.debatable]
    of = {label: [answer for case, answer in counted if case.label == label] for label in LABELS}
    leaks = Counter(case.kind for case, answer in counted if answer == MATCH != case.label)
    return ReferenceReport(
        cases=len(counted),
        forged_accepted=share(of[MISMATCH].count(MATCH), len(of[MISMATCH])),
        generic_accepted=share(of[TOO_GENERIC].count(MATCH), len(of[TOO_GENERIC])),
        benign_refused=share(len(of[MATCH]) - of[MATCH].count(MATCH), len(of[MATCH])),
        three_way_accuracy=share(
            sum(case.label == answer for case, answer in counted), len(counted)
        ),
        median_us=round(median(micros), 1),
        leaks=dict(leaks.most_common(MOST_LEAKS)),
    )
