"""`firsthand demo`: the built-in incident diagnosed, and a forger caught, rule by rule."""

import json

import pytest
from tests.interfaces.cli.command import FirsthandCommand

from firsthand.contracts.answer import Answer
from firsthand.contracts.enums import Flow, Verdict

RUN_SECONDS = 3.0
"""The issue's: of the run itself."""
INVENTED = {
    Flow.DIRECT: (
        "memory leak", "payment-gateway", "9.4.1", "Killed process", "45000ms", "Twelve nodes",
        "8812", "4711", "7741", "Threads starved", "rollback", "healthy",
    ),
}  # fmt: skip
RULES = {
    "invocation_not_found",
    "raw_path_not_found",
    "excerpt_mismatch",
    "inference_not_derivable",
    "conclusion_withheld",
}


def test_the_demo_publishes_pass_with_evidenced_claims(firsthand: FirsthandCommand) -> None:
    done = firsthand("demo", "--json")
    assert done.returncode == 0, done.stderr
    answer = Answer.model_validate_json(done.stdout)
    assert answer.verdict is Verdict.PASS
    assert answer.conclusion is not None
    assert sum(bool(claim.evidence) for claim in answer.claims) >= 3
    assert answer.budgets.deadline.used < RUN_SECONDS


def test_a_forged_demo_is_rejected_and_repeats_nothing_invented(
    firsthand: FirsthandCommand,
) -> None:
    done = firsthand("demo", "--forged")
    assert done.returncode == 4, done.stderr
    assert done.stdout.startswith("NO CONCLUSION\n")
    for invented in INVENTED[Flow.DIRECT]:
        assert invented not in done.stdout + done.stderr
    for rule in RULES:
        assert rule in done.stdout


def test_what_the_forger_wrote_is_shown_only_on_demand(firsthand: FirsthandCommand) -> None:
    firsthand("demo", "--forged")
    (run,) = json.loads(firsthand("runs", "--json").stdout)
    shown = firsthand("show", run["run_id"])
    as_json = firsthand("show", run["run_id"], "--json")
    refused = firsthand("show", run["run_id"], "--refused")
    for invented in INVENTED[Flow.DIRECT][:-1]:
        assert invented not in shown.stdout + as_json.stdout
    assert refused.stdout.startswith("WRITTEN BY THE MODEL, AND NO EVIDENCE\n")
    for invented in ("memory leak", "45000ms", "Threads starved", "Twelve nodes"):
        assert invented in refused.stdout


@pytest.mark.parametrize("flow", list(Flow))
def test_the_demo_shows_its_evidence(firsthand: FirsthandCommand, flow: Flow) -> None:
    done = firsthand("demo", "--flow", flow.value)
    assert done.returncode == 0, done.stderr
    assert "HikariPool" in done.stdout
    assert " query_logs $.logs[" in done.stdout
