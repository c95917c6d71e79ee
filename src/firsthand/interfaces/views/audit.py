"""A session's audit as a Document: run by run, what was checked and what failed. Pure.

Law: rules, counts and codes; what a model cited or wrote stands in `audit --json`, which is the record.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.rulings import GatekeeperResult
from firsthand.interfaces.document import VERDICT_TONES, Document, Line, Piece, Tone, line, section
from firsthand.interfaces.words import STATE_WORDS, plural
from firsthand.rules.publish.limitations import why_withheld


def audit_document(audit: Mapping[str, Any]) -> Document:
    """`audit` as `service.audit` gives it."""
    return (
        *section("Session", _session(audit)),
        *section("Runs, oldest first", (row for run in audit["runs"] for row in _run(run))),
    )


def _session(audit: Mapping[str, Any]) -> Iterator[Line]:
    yield line(Piece(audit["session_id"], Tone.STRONG), f" · {plural(len(audit['runs']), 'run')}")
    by = audit["self_evaluation"].get("run_id")
    if by:
        yield line(f"self_evaluation is that of {by}, the latest finished run that was checked")
    else:
        yield line("self_evaluation is empty: no run of it was checked yet")


def _run(run: Mapping[str, Any]) -> Iterator[Line]:
    verdict = Verdict(run["verdict"]) if run["verdict"] else None
    outcome = Piece(verdict.value, VERDICT_TONES[verdict]) if verdict else Piece("no answer")
    yield line(
        Piece(run["run_id"], Tone.STRONG),
        f" {STATE_WORDS[RunState(run['state'])]} · ",
        outcome,
        Piece(f" · {run['flow']} flow · rules {run['rules_version']}", Tone.QUIET),
    )
    evaluation = run["verifier_evaluation"]
    if evaluation["gatekeeper_result"] is None:
        yield line("nothing was checked", indent=1)
    else:
        result = GatekeeperResult.model_validate(evaluation["gatekeeper_result"])
        yield from _gatekeeper(result)
    rulings = evaluation["verifier_result"]
    if isinstance(rulings, dict | list):
        yield line(f"Verifier: {plural(len(rulings), 'ruling')}", indent=1)
    interrupted = run["state"] == RunState.INTERRUPTED
    none = "none: the run was interrupted before it wrote one" if interrupted else "none"
    yield line(f"digest {run['digest'] or none}", indent=1, tone=Tone.QUIET)


def _gatekeeper(result: GatekeeperResult) -> Iterator[Line]:
    yield line(
        f"Gatekeeper: {result.status.value}, severity {result.severity.value},"
        f" {plural(len(result.checked_bindings), 'binding')} checked",
        indent=1,
    )
    for rule in result.failed_rules:
        count = sum(error.rule is rule for error in result.errors)
        words = f" ×{count}: {why_withheld(rule)}"
        yield line(Piece(rule.value, Tone.BAD), words, indent=2, marker="-")
    for code in dict.fromkeys(warning.code for warning in result.warnings):
        count = sum(warning.code == code for warning in result.warnings)
        yield line(f"warning {code} ×{count}", indent=2, marker="-")
