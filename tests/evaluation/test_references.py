"""Labelled references: read, judged, counted under the scorer's keys."""

import json
from pathlib import Path

import pytest

from firsthand.contracts.errors import EvidenceFileError
from firsthand.evaluation.references import evaluate_references

TEXT = "DiskWillFill firing, service=stock-sync, current=91%, duration=15m"
ROWS = (
    ("a", "service=stock-sync, current=91%", "match", False),
    ("b", "service=stock-sync, current=97%", "mismatch", False),
    ("c", "error", "too_generic", False),
    ("d", "DiskWillFill stock-sync", "mismatch", False),
    ("e", "service=stock-sync, current=92%", "match", True),
)
SHARED = Path(__file__).parents[2].parent / "shared" / "bench" / "reference_cases_dev.jsonl"


def write(path: Path, rows: tuple[tuple[str, str, str, bool], ...] = ROWS) -> Path:
    lines = [
        json.dumps(
            {
                "id": i,
                "system_text": TEXT,
                "evidence_excerpt": e,
                "label": x,
                "kind": i,
                "debatable": d,
            }
        )
        for i, e, x, d in rows
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_the_report_has_the_scorers_keys_and_leaves_debatable_cases_out(tmp_path: Path) -> None:
    found = evaluate_references(write(tmp_path / "cases.jsonl"))
    report = found.report.model_dump()
    assert report.pop("median_us") >= 0
    assert report == {
        "cases": 4,
        "forged_accepted": 0.0,
        "generic_accepted": 0.0,
        "benign_refused": 0.0,
        "three_way_accuracy": 1.0,
        "leaks": {},
    }


def test_every_case_is_answered_and_unclear_counts_as_mismatch(tmp_path: Path) -> None:
    answers = evaluate_references(write(tmp_path / "cases.jsonl")).answers
    assert [answer.answer for answer in answers] == [
        "match",
        "mismatch",
        "too_generic",
        "mismatch",
        "mismatch",
    ]
    assert [answer.id for answer in answers] == ["a", "b", "c", "d", "e"]
    assert answers[1].rule == "number_differs"


def test_a_leak_and_a_refusal_are_counted(tmp_path: Path) -> None:
    wrong = (("a", TEXT, "mismatch", False), ("b", "current=97% of x", "match", False))
    report = evaluate_references(write(tmp_path / "cases.jsonl", wrong)).report
    assert (report.forged_accepted, report.benign_refused, report.generic_accepted) == (
        1.0,
        1.0,
        None,
    )
    assert report.leaks == {"a": 1}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "has no cases"),
        ("{]\n", "line 1: no JSON object"),
        ('{"id": "a", "label": "match"}\n', "system_text"),
        (
            '{"id": "a", "label": "true", "system_text": "x", "evidence_excerpt": "x"}\n',
            "label 'true'",
        ),
        ("[" * 100_000, "line 1"),
    ],
)
def test_a_file_that_holds_no_cases_is_named(tmp_path: Path, content: str, told: str) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(EvidenceFileError, match=told):
        evaluate_references(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(EvidenceFileError, match="cannot be read"):
        evaluate_references(tmp_path / "none.jsonl")


@pytest.mark.shared
def test_the_labelled_cases_beside_the_checkout_stay_under_the_goals() -> None:
    if not SHARED.is_file():
        pytest.skip("the labelled cases are not beside the checkout")
    report = evaluate_references(SHARED).report
    assert (report.forged_accepted or 0) <= 0.005
    assert (report.generic_accepted or 0) <= 0.05
    assert (report.benign_refused or 0) <= 0.01


def test_a_file_that_is_not_there_is_not_called_text_of_another_encoding(tmp_path: Path) -> None:
    with pytest.raises(EvidenceFileError, match=r"nosuch cannot be read: No such file"):
        evaluate_references(tmp_path / "nosuch")
    (tmp_path / "latin").write_bytes(b"\xe9")
    with pytest.raises(EvidenceFileError, match="cannot be read as UTF-8 text"):
        evaluate_references(tmp_path / "latin")
