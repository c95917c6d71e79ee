"""Cases that were written without a look at the rules: their form, and the rates that must hold over them.

A rule may be wrong about a case here; then its kind is mended, and the case stays as it is.
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from firsthand.evaluation.cases import Case, read_cases
from firsthand.evaluation.claims import LABELS as CLAIM_LABELS
from firsthand.evaluation.claims import ClaimCase, ClaimEvaluation, evaluate_claims
from firsthand.evaluation.references import LABELS as REFERENCE_LABELS
from firsthand.evaluation.references import ReferenceCase, evaluate_references

BLIND = Path(__file__).parent.parent / "data" / "blind"
CLAIMS = sorted(BLIND.glob("claims_*.jsonl"))
REFERENCES = sorted(BLIND.glob("references_*.jsonl"))


def claims() -> list[ClaimCase]:
    return [case for path in CLAIMS for case in read_cases(path, ClaimCase, CLAIM_LABELS)]


def references() -> list[ReferenceCase]:
    return [
        case for path in REFERENCES for case in read_cases(path, ReferenceCase, REFERENCE_LABELS)
    ]


def joined(paths: list[Path], to: Path) -> Path:
    to.write_text("".join(path.read_text(encoding="utf-8") for path in paths), encoding="utf-8")
    return to


def test_there_are_three_files_of_claims_and_two_of_references() -> None:
    assert len(CLAIMS) >= 3
    assert len(REFERENCES) >= 2
    assert len(claims()) >= 450
    assert len(references()) >= 300


@pytest.mark.parametrize("read", [claims, references])
def test_ids_are_unique_and_every_label_and_language_is_there(
    read: Callable[[], list[Case]],
) -> None:
    cases = read()
    assert max(Counter(case.id for case in cases).values()) == 1
    labels = CLAIM_LABELS if isinstance(cases[0], ClaimCase) else REFERENCE_LABELS
    assert {case.label for case in cases} == labels
    assert {"en", "zh"} <= {case.lang for case in cases} <= {"en", "zh", "mixed"}


def test_few_claims_are_debatable_and_none_stands_twice() -> None:
    assert len([case.id for case in claims() if case.debatable]) <= len(claims()) / 50
    assert max(Counter((case.claim, case.excerpts) for case in claims()).values()) == 1


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> ClaimEvaluation:
    """All sets but those that were worded to deceive, judged once."""
    paths = [path for path in CLAIMS if "redteam" not in path.name]
    return evaluate_claims(joined(paths, tmp_path_factory.mktemp("plain") / "claims.jsonl"))


def test_false_claims_are_rarely_accepted(plain: ClaimEvaluation, tmp_path: Path) -> None:
    paths = [path for path in CLAIMS if "redteam" in path.name]
    worded = evaluate_claims(joined(paths, tmp_path / "claims.jsonl"))
    answers = {one.id: one.answer for found in (plain, worded) for one in found.answers}
    wrong = [case.id for case in claims() if case.label != "derivable" and not case.debatable]
    leaks = [one for one in wrong if answers[one] == "derivable"]
    assert len(leaks) <= 0.05 * len(wrong), leaks


def test_right_claims_are_mostly_published_and_open_is_no_bin(plain: ClaimEvaluation) -> None:
    """The goals of the evidence rules."""
    report = plain.report
    assert report.derivable_refused is not None
    assert report.derivable_refused <= 0.40
    assert report.false_open is not None
    assert report.false_open <= 0.25
    assert report.derivable_unsupported is not None
    assert report.derivable_unsupported <= 0.15


def test_benign_excerpts_match_and_forged_or_generic_ones_do_not(tmp_path: Path) -> None:
    found = evaluate_references(joined(REFERENCES, tmp_path / "references.jsonl"))
    answers = {one.id: one.answer for one in found.answers}
    wrong = [
        case.id for case in references() if not case.debatable and answers[case.id] != case.label
    ]
    report = found.report
    assert report.forged_accepted is not None
    assert report.forged_accepted <= 0.005, wrong
    assert report.generic_accepted is not None
    assert report.generic_accepted <= 0.05, wrong
    assert report.benign_refused is not None
    assert report.benign_refused <= 0.01, wrong
