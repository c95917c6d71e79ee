"""Counting over labelled claims: keys, rates, answers, and files that cannot be counted."""

import json
from pathlib import Path
from typing import Any

import pytest

from firsthand.contracts.errors import EvidenceFileError
from firsthand.evaluation.claims import evaluate_claims

TEXT = "QueueDepthHigh firing, service=mail-out, current=91%, threshold=80%, duration=12m"
KEYS = {
    "cases",
    "false_accepted",
    "derivable_refused",
    "accuracy_zh",
    "median_us",
    "leaks",
    "false_open",
    "derivable_unsupported",
}


def case(number: int, claim: str, label: str, **more: Any) -> dict[str, Any]:
    return {
        "id": f"own-{number}",
        "claim": claim,
        "excerpts": [TEXT],
        "excerpt_tools": ["query_metrics"],
        "label": label,
        **more,
    }


def written(path: Path, cases: list[dict[str, Any]]) -> Path:
    lines = [json.dumps(one, ensure_ascii=False) for one in cases]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


CASES = [
    case(1, "The QueueDepthHigh alert for mail-out is firing.", "derivable"),
    case(2, "mail-out 的 QueueDepthHigh 告警正在触发。", "derivable", lang="zh"),
    case(3, "The current value is above 95%.", "not_derivable", kind="comparison_incorrect"),
    case(4, "Zorgle frobnicates mail-out.", "derivable", debatable=True),
    case(5, "A leak fills the queue.", "not_derivable"),
]


def test_the_report_has_the_scorers_keys_and_the_two_shares(tmp_path: Path) -> None:
    report = evaluate_claims(written(tmp_path / "cases.jsonl", CASES)).report
    assert set(report.model_dump()) == KEYS


def test_rates_leave_debatable_cases_out(tmp_path: Path) -> None:
    report = evaluate_claims(written(tmp_path / "cases.jsonl", CASES)).report
    assert report.cases == 4
    assert (report.false_accepted, report.derivable_refused) == (0.0, 0.0)
    assert report.accuracy_zh == 1.0
    assert report.derivable_unsupported == 0.0


def test_every_case_is_answered_with_the_rule_that_decided(tmp_path: Path) -> None:
    answers = evaluate_claims(written(tmp_path / "cases.jsonl", CASES)).answers
    assert [one.id for one in answers] == [one["id"] for one in CASES]
    assert [one.answer for one in answers[:3]] == ["derivable", "derivable", "not_derivable"]
    assert answers[2].rule == "figure_differs"


def test_an_accepted_false_claim_is_a_leak_of_its_kind(tmp_path: Path) -> None:
    wrong = case(1, "The QueueDepthHigh alert is firing.", "not_derivable", kind="mislabelled")
    report = evaluate_claims(written(tmp_path / "cases.jsonl", [wrong])).report
    assert (report.false_accepted, report.false_open) == (1.0, 1.0)
    assert report.leaks == {"mislabelled": 1}
    assert report.derivable_refused is None


def test_a_case_with_a_tool_too_few_names_its_line(tmp_path: Path) -> None:
    broken = case(1, "x", "derivable") | {"excerpt_tools": []}
    with pytest.raises(EvidenceFileError, match="line 1"):
        evaluate_claims(written(tmp_path / "cases.jsonl", [broken]))
