"""Edits of a ledger by hand: what is changed in its file, and the findings that must name it."""

import json
import sqlite3
from collections.abc import Callable
from typing import Any

Edit = Callable[[sqlite3.Connection], None]


def setting(table: str, column: str, value: Any) -> Edit:
    return lambda file: file.execute(f"UPDATE {table} SET {column} = ?", (value,)) and None


def inside(table: str, column: str, change: Callable[[Any], Any]) -> Edit:
    """Rewrite a JSON document."""

    def work(file: sqlite3.Connection) -> None:
        (text,) = file.execute(f"SELECT {column} FROM {table}").fetchone()
        document = json.loads(text)
        changed = change(document)
        kept = document if changed is None else changed
        file.execute(f"UPDATE {table} SET {column} = ?", (json.dumps(kept),))

    return work


def at(*keys: Any, value: Any) -> Callable[[Any], None]:
    def change(document: Any) -> None:
        for key in keys[:-1]:
            document = document[key]
        document[keys[-1]] = value

    return change


CALLS, RUNS, SESSIONS = "tool_invocation", "diagnosis_run", "diagnosis_session"
EVALUATED = ("verifier_evaluation", "gatekeeper_result", "severity")
EDITS: dict[str, tuple[Edit, set[str]]] = {
    "payload": (
        inside(CALLS, "payload", at("logs", 0, "message", value="all is well")),
        {"payload_changed", "evidence_refs_changed", "excerpt_mismatch"},
    ),
    "payload_gone": (
        setting(CALLS, "payload", None),
        {"payload_changed", "evidence_refs_changed", "raw_path_not_found"},
    ),
    "payload_damaged": (setting(CALLS, "payload", '{"logs": ['), {"record_unreadable"}),
    "payload_sha256": (
        setting(CALLS, "payload_sha256", "0" * 64),
        {"payload_changed", "digest_changed"},
    ),
    "evidence_text": (
        inside(
            CALLS, "retrieval_details", at("evidence_refs", 0, "text", value="ERROR all is well")
        ),
        {"evidence_refs_changed"},
    ),
    "evidence_path": (
        inside(CALLS, "retrieval_details", at("evidence_refs", 0, "raw_path", value="$.logs[7]")),
        {"evidence_refs_changed"},
    ),
    "evidence_refs_key": (
        inside(CALLS, "retrieval_details", lambda one: one.pop("evidence_refs") and None),
        {"evidence_refs_missing"},
    ),
    "renderer_of_the_texts": (
        inside(CALLS, "retrieval_details", at("renderer_version", value="0")),
        {"evidence_refs_changed"},
    ),
    "tool_name": (setting(CALLS, "tool_name", "query_metrics"), {"tool_name_mismatch"}),
    "status": (setting(CALLS, "status", "failed"), {"raw_path_not_found"}),
    "observed_at": (
        setting(CALLS, "finished_at", "2020-01-01 00:00:00.000000"),
        {"answer_changed"},
    ),
    "scope": (
        inside(CALLS, "retrieval_details", at("scope", "source", value="another source")),
        {"answer_changed"},
    ),
    "row_gone": (
        lambda file: file.execute("DELETE FROM tool_invocation") and None,
        {"digest_changed", "invocation_not_found"},
    ),
    "draft_claim": (
        inside(RUNS, "draft", at("claims", 0, "text", value="db-9 holds 4711 files.")),
        {"wording_unsupported", "guards_changed"},
    ),
    "draft_binding": (
        inside(
            RUNS,
            "draft",
            at("claims", 0, "evidence_bindings", 0, "source_invocation_id", value=99),
        ),
        {"invocation_not_found", "gatekeeper_changed"},
    ),
    "claim": (
        inside(RUNS, "answer", at("claims", 0, "text", value="db-9 holds 4711 files.")),
        {"answer_changed"},
    ),
    "claims_evidence": (
        inside(
            RUNS, "answer", at("claims", 1, "evidence", 0, "text", value="db-9 holds 4711 files.")
        ),
        {"answer_changed"},
    ),
    "claim_dropped": (
        inside(RUNS, "answer", lambda one: one["claims"].pop() and None),
        {"answer_changed"},
    ),
    "conclusion": (
        inside(RUNS, "answer", at("conclusion", value="db-9 holds 4711 files.")),
        {"answer_changed"},
    ),
    "conclusion_dropped": (
        inside(RUNS, "answer", at("conclusion", value=None)),
        {"answer_changed"},
    ),
    "verdict": (inside(RUNS, "answer", at("verdict", value="LOW_CONFID")), {"answer_changed"}),
    "limitations": (inside(RUNS, "answer", at("limitations", value=[])), {"answer_changed"}),
    "next_steps": (
        inside(RUNS, "answer", at("next_steps", value=["Restart it."])),
        {"answer_changed"},
    ),
    "answer_gone": (setting(RUNS, "answer", None), {"answer_changed"}),
    "answer_damaged": (setting(RUNS, "answer", '{"verdict": "PASS"}'), {"record_unreadable"}),
    "ruling": (
        inside(RUNS, "verifier_result", at("k2", "verdict", value="REJECT")),
        {"wording_contradicted", "guards_changed"},
    ),
    "rulings_damaged": (
        inside(RUNS, "verifier_result", at("k2", value={"verdict": "PASS"})),
        {"draft_changed"},
    ),
    "rulings_gone": (
        setting(RUNS, "verifier_result", None),
        {"wording_open", "guards_changed"},
    ),
    "composed_sentence": (
        inside(RUNS, "guard_result", at("composer", "written", value=["The disk is full."])),
        {"answer_changed", "guards_changed"},
    ),
    "guard_ruling": (
        inside(RUNS, "guard_result", at("statements", 0, "verdict", value="REJECT")),
        {"guards_changed"},
    ),
    "gatekeeper_severity": (
        inside(RUNS, "gatekeeper_result", at("severity", value="low_confid")),
        {"gatekeeper_changed", "evaluation_changed"},
    ),
    "gatekeeper_gone": (
        setting(RUNS, "gatekeeper_result", None),
        {"answer_changed", "guards_changed"},
    ),
    "evaluation": (
        inside(SESSIONS, "self_evaluation", at(*EVALUATED, value="reject")),
        {"evaluation_changed"},
    ),
    "digest": (setting(RUNS, "digest", "0" * 64), {"digest_changed"}),
    "digest_gone": (setting(RUNS, "digest", None), {"digest_changed"}),
    "state": (setting(RUNS, "state", "failed"), {"answer_changed"}),
    "limit": (setting(RUNS, "limit_hit", "tokens"), {"state_changed", "answer_changed"}),
    "question": (setting(RUNS, "question", "is the disk full?"), {"answer_changed"}),
    "rules_version": (setting(RUNS, "rules_version", "0"), {"answer_changed"}),
    "model_calls_damaged": (setting(RUNS, "model_calls", "[1]"), {"record_unreadable"}),
    "arguments": (
        lambda file: (
            file.execute(
                "UPDATE tool_invocation SET arguments = json_set(arguments, '$.service', 'cart')"
            )
            and None
        ),
        {"arguments_changed"},
    ),
    "arguments_hash": (setting(CALLS, "arguments_hash", "0" * 64), {"arguments_changed"}),
    "error_code_of_a_call": (setting(CALLS, "error_code", "timeout"), {"events_changed"}),
    "model": (setting(RUNS, "model", "another"), {"run_changed"}),
    "answers_model": (inside(RUNS, "answer", at("model", value="another")), {"answer_changed"}),
    "session_of_the_answer": (
        inside(RUNS, "answer", at("session_id", value="ses-another")),
        {"answer_changed"},
    ),
    "created_at": (setting(RUNS, "created_at", "2020-01-01 00:00:00.000000"), {"run_changed"}),
    "finished_at": (setting(RUNS, "finished_at", "2040-01-01 00:00:00.000000"), {"run_changed"}),
    "error_code": (setting(RUNS, "error_code", "internal"), {"run_changed"}),
    "limits": (inside(RUNS, "limits", at("tokens", value=7)), {"run_changed"}),
    "deadline": (inside(RUNS, "limits", at("deadline_seconds", value=7777)), {"run_changed"}),
    "budgets": (
        inside(RUNS, "answer", at("budgets", "tokens", "used", value=1)),
        {"answer_changed"},
    ),
    "model_calls": (setting(RUNS, "model_calls", "[]"), {"run_changed"}),
    "cost_of_a_model_call": (
        inside(RUNS, "model_calls", at(0, "cost", value=5.0)),
        {"run_changed"},
    ),
    "all_events_gone": (
        lambda file: file.execute("DELETE FROM run_event") and None,
        {"events_changed"},
    ),
    "first_event_gone": (
        lambda file: file.execute("DELETE FROM run_event WHERE sequence = 1") and None,
        {"events_changed"},
    ),
    "an_event_gone": (
        lambda file: file.execute("DELETE FROM run_event WHERE sequence = 3") and None,
        {"events_changed"},
    ),
    "last_event_gone": (
        lambda file: (
            file.execute(
                "DELETE FROM run_event WHERE sequence = (SELECT max(sequence) FROM run_event)"
            )
            and None
        ),
        {"events_changed"},
    ),
    "evaluation_emptied": (setting(SESSIONS, "self_evaluation", "{}"), {"evaluation_changed"}),
    "verdict_of_the_evaluation": (
        inside(
            SESSIONS, "self_evaluation", at("verifier_evaluation", "effective_verdict", value="X")
        ),
        {"evaluation_changed"},
    ),
}
