"""Incident folders run through the whole product, and are scored as their gold says."""

import json
from pathlib import Path

import pytest
from benchmarks.incidents import counts, is_broken, main

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import EvidenceFileError
from firsthand.evaluation.incidents import (
    asserts_fault,
    incident_folders,
    read_incident,
    run_incident,
)

SHARED = Path(__file__).parents[3] / "shared" / "incidents" / "dev"
"""Beside the checkout, where there is one."""

GOLD = {
    "healthy": False,
    "forbidden_facts": ["The network is at fault."],
    "checks": [
        {
            "fact": "The disk is full",
            "answer_matches": "no space",
            "evidence_matches": "No space left",
        },
        {"fact": "A table says so", "answer_matches": "90 GB", "evidence_matches": "used=90GB"},
    ],
}


def write_incident(folder: Path, *, lines: list[str], gold: dict[str, object]) -> Path:
    (folder / "logs").mkdir(parents=True)
    (folder / "logs" / "db-1.log").write_text("\n".join(lines))
    (folder / "alerts.json").write_text("[]")
    incident = {
        "id": folder.name,
        "kind": "own",
        "question": "what is wrong with db-1?",
        "gold": gold,
    }
    (folder / "incident.json").write_text(json.dumps(incident))
    return folder


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    lines = ["2026-07-08T10:14:03Z ERROR write failed: No space left on device"]
    return write_incident(tmp_path / "faulty", lines=lines, gold=GOLD)


async def test_checks_count_where_the_answer_and_its_evidence_match(faulty: Path) -> None:
    score = await run_incident(faulty)
    assert (score.state, score.verdict, score.dangling) == (RunState.SUCCEEDED, Verdict.PASS, 0)
    assert [check.matched for check in score.checks] == [True, False]
    assert [check.in_alerts_and_logs for check in score.checks] == [True, False]
    assert counts([score], alerts_and_logs=True) == (1, 1)
    assert counts([score], alerts_and_logs=False) == (1, 2)
    assert score.fault_asserted
    assert not is_broken(score)


async def test_a_healthy_incident_is_scored_by_no_fault_and_a_stated_scope(tmp_path: Path) -> None:
    gold = {"healthy": True, "checks": []}
    lines = ["2026-07-08T10:14:03Z INFO checkpoint written"]
    score = await run_incident(write_incident(tmp_path / "healthy", lines=lines, gold=gold))
    assert (score.fault_asserted, score.scope_stated) == (False, True)


@pytest.mark.parametrize(
    ("conclusion", "asserted"),
    [
        (None, False),
        ('The log reads: "write failed: No space left on device"', True),
        ('The log reads: "failover completed, the instance is available"', False),
        ("告警 DiskFull 正在触发：“磁盘空间不足”", True),
    ],
)
def test_a_fault_is_asserted_by_words_of_failure(conclusion: str | None, asserted: bool) -> None:
    assert asserts_fault(conclusion) is asserted


def test_the_table_names_misses_and_what_must_not_be_stated(
    faulty: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(faulty.parent), "--answers"]) == 0
    printed = capsys.readouterr().out
    assert "missed in answer evidence: A table says so" in printed
    assert "must not state: The network is at fault." in printed
    assert "facts in alerts and logs:      1/1" in printed


def test_folders_without_an_incident_are_named(tmp_path: Path) -> None:
    with pytest.raises(EvidenceFileError, match="holds no incident"):
        incident_folders(tmp_path)
    (tmp_path / "incident.json").write_text('{"id": 1}')
    with pytest.raises(EvidenceFileError, match="expected shape"):
        read_incident(tmp_path)
    assert main([str(tmp_path)]) == 2


@pytest.mark.shared
async def test_third_party_scenarios_have_no_error_and_no_dangling_citation() -> None:
    if not SHARED.is_dir():
        pytest.skip("the third-party scenarios are not beside the checkout")
    scores = [await run_incident(folder) for folder in incident_folders(SHARED)]
    assert [score.id for score in scores if is_broken(score)] == []
    matched, checks = counts(scores, alerts_and_logs=True)
    assert matched / checks >= 2 / 3
    assert not any(score.fault_asserted for score in scores if score.healthy)
