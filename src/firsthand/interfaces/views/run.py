"""A recorded run as a Document: how it was asked, the answer in its context, every tool call.

Law: pure. No model text is shown but what the Answer publishes and the queries of valid tool
calls; arguments that were refused as invalid, and a tool name that is none, are a model's free
words and stand under `--refused` alone.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import datetime

from pydantic import JsonValue

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import ModelCall, RunRecord
from firsthand.interfaces.document import Document, Line, Piece, Tone, line, section
from firsthand.interfaces.safe_text import clipped
from firsthand.interfaces.views.again import command_again
from firsthand.interfaces.views.answer import answer_document, budget_words
from firsthand.interfaces.views.origins import origins_of
from firsthand.interfaces.words import (
    ERROR_WORDS,
    EVIDENCE_WORDS,
    STATE_WORDS,
    ago,
    duration,
    instant,
    known_tool,
    money,
)
from firsthand.rules.evidence import scope_line

LONGEST_VALUE = 400
"""Characters of one argument or detail."""


def run_document(
    run: RunRecord,
    invocations: tuple[ToolInvocation, ...],
    *,
    now: datetime,
    payloads: Mapping[int, JsonValue] | None = None,
) -> Document:
    """With `payloads`, by the calls' ids, each cited log record is placed in its file."""
    origins = origins_of(payloads or {}, run.settings)
    by_id = {one.id: one for one in invocations}
    answer: Document = ()
    if run.answer is not None:
        answer = (
            *answer_document(
                run.answer, state=run.state, now=now, invocations=by_id, origins=origins
            ),
            *section("Budgets", (line(f"{budget_words(run.answer.budgets)} used"),)),
        )
    return (
        *section("Asked", _asked(run, now)),
        *answer,
        *section("Tool calls", _tool_calls(invocations, run, now)),
        *section("Model calls", _model_calls(run.model_calls)),
        *section("Record", _record(run)),
    )


def _asked(run: RunRecord, now: datetime) -> Iterator[Line]:
    yield line(run.question, tone=Tone.STRONG)
    yield line(f"run {run.run_id} · session {run.session_id}")
    yield line(
        f"{instant(run.created_at)} ({ago(run.created_at, now)}) · {run.flow.value} flow ·"
        f" model {run.model}"
    )
    if run.previous_run_id:
        yield line(f"follows run {run.previous_run_id}")
    for name, value in run.settings.items():
        if value not in (None, [], "", {}):
            yield line(f"{name}: {_value(value)}")
    yield line(f"The run {STATE_WORDS[run.state]}{_failure(run)}.")
    if run.error_detail:
        yield line(clipped(run.error_detail, LONGEST_VALUE), indent=1, tone=Tone.QUIET)


def _failure(run: RunRecord) -> str:
    return f" ({run.error_code})" if run.error_code else ""


def _tool_calls(
    invocations: tuple[ToolInvocation, ...], run: RunRecord, now: datetime
) -> Iterator[Line]:
    for call in invocations:
        yield line(
            Piece(f"#{call.id} {known_tool(call.tool_name)}", Tone.STRONG),
            f" · {_outcome(call)}",
            Piece(f" · {_timing(call, now)}", Tone.QUIET),
        )
        yield line(f"arguments: {_arguments(call)}", indent=1)
        details = call.retrieval_details
        if details.scope is not None:
            searched = scope_line(call.tool_name, details.scope, details.total)
            yield line(f"searched: {searched}", indent=1)
        for note in details.notes:
            yield line(f"note: {note}", indent=1)
        if call.error_detail and not words_are_a_models(call):
            yield line(f"why: {clipped(call.error_detail, LONGEST_VALUE)}", indent=1)
        if again := command_again(call, run.settings):
            yield line(f"again: {again}", indent=1, tone=Tone.QUIET)


def _outcome(call: ToolInvocation) -> str:
    if call.error_code is not None:
        words = ERROR_WORDS.get(call.error_code, call.error_code)
        return f"{call.status.value}: {words} ({call.error_code.value})"
    if call.evidence_status is None:
        return f"{call.status.value}: it never completed"
    details = call.retrieval_details
    if not details.total:
        return EVIDENCE_WORDS[call.evidence_status]
    return f"{details.returned} of {details.total} found"


def _timing(call: ToolInvocation, now: datetime) -> str:
    if call.finished_at is None:
        return f"asked {ago(call.requested_at, now)}"
    took = (call.finished_at - (call.started_at or call.requested_at)).total_seconds()
    return f"{duration(took)}, {ago(call.finished_at, now)}"


def words_are_a_models(call: ToolInvocation) -> bool:
    """Arguments that no contract has bounded."""
    return call.error_code in (ErrorCode.INVALID_ARGUMENTS, ErrorCode.UNAUTHORIZED_TOOL)


def _arguments(call: ToolInvocation) -> str:
    if words_are_a_models(call):
        return "refused, so not shown (--refused prints them)"
    if not isinstance(call.arguments, dict):
        return _value(call.arguments)
    said = [f"{name}={_value(value)}" for name, value in call.arguments.items() if value]
    return " ".join(said) or "none"


def _value(value: JsonValue) -> str:
    return clipped(json.dumps(value, ensure_ascii=False), LONGEST_VALUE)


def _model_calls(calls: tuple[ModelCall, ...]) -> Iterator[Line]:
    for number, call in enumerate(calls, start=1):
        measured = call.input_tokens is not None and call.output_tokens is not None
        tokens = (
            f"{call.input_tokens} tokens in, {call.output_tokens} out"
            if measured
            else "tokens unmeasured"
        )
        cost = "" if call.cost is None else f" · {money(call.cost)} {call.currency}"
        failed = f" · failed ({call.failed})" if call.failed else ""
        yield line(
            f"{call.step} · {call.model} · {tokens}{cost} · {duration(call.seconds)}{failed}",
            marker=f"{number}.",
        )


def _record(run: RunRecord) -> Iterator[Line]:
    yield line(f"digest {run.digest or 'none'}")
    yield line(
        f"rules {run.rules_version} · renderer {run.renderer_version} ·"
        f" prompt {run.prompt_sha256[:16]}"
    )
