"""`firsthand bench`: the rates under the scorer's names, the answers a line each."""

import json
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand

TEXT = "2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - request timed out after 30000ms"
CASES = [
    {"label": "match", "evidence_excerpt": "HikariPool-1 - request timed out after 30000ms"},
    {"label": "mismatch", "evidence_excerpt": "HikariPool-1 - request timed out after 3000ms"},
    {"label": "too_generic", "evidence_excerpt": "…"},
]


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    path = tmp_path / "cases.jsonl"
    rows = [
        {"id": f"r{number}", "system_text": TEXT, "kind": "own", "why": "ours", **case}
        for number, case in enumerate(CASES)
    ]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


def test_rates_have_the_scorers_names_and_answers_stand_in_order(
    firsthand: FirsthandCommand, cases: Path, tmp_path: Path
) -> None:
    out = tmp_path / "answers.jsonl"
    done = firsthand("bench", "references", str(cases), "--json", "--answers", str(out))
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)
    assert rates["cases"] == 3
    assert (rates["forged_accepted"], rates["generic_accepted"], rates["benign_refused"]) == (
        0,
        0,
        0,
    )
    assert rates["three_way_accuracy"] == 1
    rows = [json.loads(row) for row in out.read_text().splitlines()]
    assert [row["answer"] for row in rows] == [case["label"] for case in CASES]
    assert all(set(row) == {"id", "answer", "rule"} for row in rows)


def test_claims_have_the_two_shares_more(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    shared = {"excerpts": [TEXT], "excerpt_tools": ["query_logs"], "kind": "own"}
    rows = [
        {"id": "c1", "label": "derivable", "claim": TEXT, **shared},
        {"id": "c2", "label": "not_derivable", "claim": TEXT.replace("30000", "5000"), **shared},
    ]
    path = tmp_path / "claims.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    out = tmp_path / "answers.jsonl"
    done = firsthand("bench", "claims", str(path), "--json", "--answers", str(out))
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)
    assert {"false_open", "derivable_unsupported"} <= set(rates)
    assert (rates["false_accepted"], rates["derivable_refused"]) == (0, 0)
    answers = [json.loads(row)["answer"] for row in out.read_text().splitlines()]
    assert answers == ["derivable", "not_derivable"]


def test_without_json_the_same_names_are_printed(firsthand: FirsthandCommand, cases: Path) -> None:
    said = firsthand("bench", "references", str(cases)).stdout
    assert "forged_accepted: 0.0\n" in said
    assert "leaks: none\n" in said


@pytest.mark.parametrize(
    "content", ["", "not json\n", '{"id": "a", "label": "perhaps"}\n', "[1]\n"]
)
def test_a_file_that_holds_no_cases_is_refused_with_its_name(
    firsthand: FirsthandCommand, tmp_path: Path, content: str
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(content)
    done = firsthand("bench", "references", str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "bad.jsonl" in done.stderr


@pytest.mark.parametrize("kind", ["claims", "references"])
def test_a_device_is_refused_and_not_read(firsthand: FirsthandCommand, kind: str) -> None:
    done = firsthand("bench", kind, "/dev/zero")
    assert (done.returncode, done.stdout) == (2, "")
    assert "/dev/zero is no regular file" in done.stderr


def test_answers_that_cannot_be_written_are_refused(
    firsthand: FirsthandCommand, cases: Path, tmp_path: Path
) -> None:
    done = firsthand("bench", "references", str(cases), "--answers", str(tmp_path))
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_a_leak_without_a_kind_is_said_to_have_none(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    case = {"id": "c", "label": "not_derivable", "claim": TEXT, "excerpts": [TEXT]}
    path = tmp_path / "claims.jsonl"
    path.write_text(json.dumps({**case, "excerpt_tools": ["query_logs"]}) + "\n")
    assert "leaks: (no kind) 1\n" in firsthand("bench", "claims", str(path)).stdout
