"""`firsthand demo --flow reviewed`: PASS, and a forged report caught rule by rule."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.interfaces.cli.command import FirsthandCommand

from firsthand.contracts.answer import Answer
from firsthand.contracts.enums import Severity, Verdict
from firsthand.models.resolver import script_path
from firsthand.rules.gatekeeper.table import TABLE

FORGED = ("demo", "--forged", "--flow", "reviewed")
REJECTS = [row.rule.value for row in TABLE if row.severity is Severity.REJECT]
WHO = ("honest", "forger")


def invented() -> list[str]:
    """Every sentence of the forger but the one that it saw."""
    script: Any = yaml.safe_load(script_path("forged").read_text(encoding="utf-8"))
    report = script["roles"]["ExecutorReport"][-1]["output"]
    texts = [claim["text"] for claim in report["claims"] if "${" not in claim["text"]]
    return [*texts, *report["missing"], report["next_steps"][0]["subject"]]


def test_the_reviewed_demo_publishes_pass(firsthand: FirsthandCommand) -> None:
    done = firsthand("demo", "--flow", "reviewed", "--json")
    assert done.returncode == 0, done.stderr
    answer = Answer.model_validate_json(done.stdout)
    assert answer.verdict is Verdict.PASS
    assert answer.conclusion is not None
    assert answer.conclusion.startswith("Observed: ")
    assert all(claim.evidence for claim in answer.claims)
    for step in ("planner", "executor", "gatekeeper", "publication"):
        assert f"\n{step}\n" in done.stderr


@pytest.fixture(scope="module")
def forged(tmp_path_factory: pytest.TempPathFactory) -> tuple[FirsthandCommand, Any]:
    """On a ledger without any session, where there is none to steal from yet."""
    firsthand = FirsthandCommand(home=tmp_path_factory.mktemp("home"))
    return firsthand, firsthand(*FORGED)


def test_a_forged_report_is_caught_rule_by_rule(forged: Any) -> None:
    _, done = forged
    assert done.returncode == 4, done.stderr
    assert done.stdout.startswith("NO CONCLUSION\n")
    for rule in [*REJECTS, "claim_unbound"]:
        assert f"({rule}, " in done.stdout
    assert "an honest one goes first" in done.stderr


def test_only_what_it_saw_is_published_and_nothing_that_it_invented(forged: Any) -> None:
    firsthand, done = forged
    run = json.loads(firsthand("runs", "--json").stdout)[0]
    shown = firsthand("show", run["run_id"]).stdout
    said = done.stdout + done.stderr + shown + firsthand("audit", run["run_id"]).stdout
    for text in invented():
        assert text not in said
    record = json.loads(firsthand("show", run["run_id"], "--json").stdout)["run"]
    (only,) = record["answer"]["claims"]
    assert only["text"] == only["evidence"][0]["text"]
    refused = firsthand("show", run["run_id"], "--refused").stdout
    for text in invented()[:7]:
        assert text in refused


def test_the_honest_session_goes_first_only_where_there_is_none(forged: Any) -> None:
    firsthand, _ = forged
    before = len(json.loads(firsthand("runs", "--json").stdout))
    done = firsthand(*FORGED)
    assert done.returncode == 4
    assert "goes first" not in done.stderr
    assert "(foreign_session, reject)" in done.stdout
    assert len(json.loads(firsthand("runs", "--json").stdout)) == before + 1


def test_its_audit_has_every_rule_and_the_warning(forged: Any) -> None:
    firsthand, _ = forged
    run = json.loads(firsthand("runs", "--json").stdout)[0]
    done = firsthand("audit", run["session_id"], "--json")
    assert done.returncode == 0
    audit = json.loads(done.stdout)
    assert set(audit) == {"session_id", "self_evaluation", "runs"}
    result = audit["self_evaluation"]["verifier_evaluation"]["gatekeeper_result"]
    assert result["failed_rules"] == [*REJECTS, "claim_unbound"]
    assert [one["code"] for one in result["warnings"]] == ["too_many_claims"]
    assert audit["runs"][0]["verifier_evaluation"]["gatekeeper_result"] == result


def test_a_composer_belongs_to_the_reviewed_flow(firsthand: FirsthandCommand, folder: Path) -> None:
    asked = ("diagnose", "why?", "--evidence", str(folder), "--composer", "scripted:forged")
    done = firsthand(*asked, "--flow", "direct")
    assert done.returncode == 2
    assert "add --flow reviewed" in done.stderr
    by_default = firsthand(*asked[:4], "--flow", "direct", FIRSTHAND_COMPOSER="scripted:forged")
    assert by_default.returncode in (0, 3), by_default.stderr


def test_a_composed_conclusion_says_whose_words_it_is(
    firsthand: FirsthandCommand, folder: Path, tmp_path: Path
) -> None:
    script = tmp_path / "composer.yaml"
    asked = (
        "diagnose", "Is HikariPool exhausted?", "--evidence", str(folder),
        "--flow", "reviewed", "--composer", f"scripted:{script}", "--json",
    )  # fmt: skip
    answers = {}
    for name, sentence in (
        ("true", "HikariPool-1 of order-service had active=50."),
        ("false", "HikariPool-1 of order-service leaks connections."),
    ):
        roles = {"ComposedText": [{"output": {"sentences": [sentence]}}]}
        script.write_text(yaml.safe_dump({"roles": roles}))
        done = firsthand(*asked)
        answers[name] = Answer.model_validate_json(done.stdout)
    assert answers["true"].conclusion == "HikariPool-1 of order-service had active=50."
    assert "a model's wording" in answers["true"].limitations[-1]
    assert (answers["false"].conclusion or "").startswith("Observed: ")
    assert "is not shown" in answers["false"].limitations[-1]
    assert "leaks" not in answers["false"].model_dump_json()
