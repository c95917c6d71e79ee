"""Asks one question and prints the answer: what `diagnose` and `demo` have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from firsthand.interfaces.cli import exit_codes
from firsthand.interfaces.cli.logs import log_progress
from firsthand.interfaces.cli.output import write_document, write_line, write_out
from firsthand.interfaces.cli.progress_sinks import progress_sink
from firsthand.interfaces.cli.running import Interruption
from firsthand.interfaces.cli.trace_file import TraceFile
from firsthand.interfaces.cli.with_app import with_app
from firsthand.interfaces.safe_text import safe_json
from firsthand.interfaces.words import STATE_WORDS

if TYPE_CHECKING:
    from firsthand.contracts.enums import LogLevel
    from firsthand.contracts.ports import EventSink
    from firsthand.contracts.runs import Ask, RunResult
    from firsthand.harness.trace import Record
    from firsthand.service.runs import RunService
    from firsthand.settings import Settings
    from firsthand.wiring import App, EvidenceSelection


def ask_and_print(
    ask: Ask,
    *,
    settings: Settings,
    evidence: EvidenceSelection,
    ledger: str | None,
    as_json: bool,
    before: Ask | None = None,
    trace: Path | None = None,
    log_level: LogLevel | None = None,
) -> int:
    """The exit code. `before` is asked first, in a session of its own, where no run is recorded yet."""
    log = log_progress(log_level or settings.log, settings.log_format)
    sink = log or progress_sink(settings.live_refresh_seconds)

    async def action(app: App, interruption: Interruption) -> int:
        if before is not None and not await app.runs(1):
            write_line("note: no session is recorded yet, so an honest one goes first")
            await app.ask(before, cancel=interruption.cancellation)
        with sink:
            result = await app.ask(await _followed(ask, app), cancel=interruption.cancellation)
        print_result(result, as_json=as_json)
        return exit_codes.of_result(result)

    with watching(settings, trace) as watch:
        return with_app(
            action,
            settings=settings,
            ledger=ledger,
            evidence=evidence,
            sink=sink,
            watch=watch,
        )


@contextmanager
def watching(
    settings: Settings, trace: Path | None
) -> Iterator[Callable[[RunService], RunService] | None]:
    """What wraps the service with a trace and with spans, as long as they are open; None: neither."""
    if trace is None and not settings.otel:
        yield None
        return
    from firsthand.wiring.observing import observed, open_spans

    with ExitStack() as stack:
        record: Record | None = None
        sinks: tuple[EventSink, ...] = ()
        if trace is not None:
            record = stack.enter_context(TraceFile(trace)).record
        if settings.otel:
            spans, close = open_spans()
            stack.callback(close)
            sinks = (spans,)
        yield lambda service: observed(service, record=record, sinks=sinks)


async def _followed(ask: Ask, app: App) -> Ask:
    """With the previous run's whole id: the user may have typed the beginning of it."""
    if ask.previous_run_id is None:
        return ask
    previous = await app.find_run(ask.previous_run_id)
    return ask.model_copy(update={"previous_run_id": previous.run_id})


def print_result(result: RunResult, *, as_json: bool) -> None:
    """The Answer on stdout; where there is none, one line on stderr that says why."""
    from firsthand.interfaces.views.answer import fresh_document

    if result.answer is None:
        run = result.run
        code = f" ({run.error_code})" if run.error_code else ""
        write_line(
            f"firsthand: no answer, the run {STATE_WORDS[run.state]}{code};"
            f" `firsthand show {run.run_id}` tells more"
        )
    elif as_json:
        write_out(safe_json(result.answer.model_dump(mode="json")) + "\n")
    else:
        now = datetime.now(UTC)
        write_document(fresh_document(result.answer, state=result.run.state, now=now))
