"""`firsthand diagnose`: one question about an incident, answered from evidence on disk or live servers."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from firsthand.contracts.enums import Flow
from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import options
from firsthand.interfaces.cli.given import a_word


def diagnose(
    context: Context,
    question: Annotated[
        str | None,
        Argument(
            metavar="[QUESTION]", help="In English or Chinese; with --alert it may be left away."
        ),
    ] = None,
    alert: options.Alert = None,
    evidence: options.EvidenceFolder = None,
    alerts: options.Alerts = None,
    logs: options.Logs = None,
    runbooks: options.Runbooks = None,
    since: options.Since = None,
    until: options.Until = None,
    zone: options.Zone = None,
    model: options.Model = None,
    verifier: options.Verifier = None,
    composer: options.Composer = None,
    small: options.Small = False,
    flow: options.FlowOption = None,
    previous: Annotated[
        str | None,
        Option(parser=a_word, metavar="RUN", help="The run that this question follows."),
    ] = None,
    session: Annotated[
        str | None,
        Option(parser=a_word, metavar="ID", help="Continue this session."),
    ] = None,
    as_json: options.Json = False,
    trace: options.Trace = None,
    log_level: options.LogLevelOption = None,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """Diagnose an incident: every claim of the answer points at the line that proves it."""
    from firsthand.contracts.runs import Ask
    from firsthand.interfaces.cli.asking import ask_and_print
    from firsthand.interfaces.cli.output import write_line
    from firsthand.settings import load_settings
    from firsthand.wiring import EvidenceSelection, require_evidence
    from firsthand.wiring.alerted import alert_as_evidence, alert_question

    more = list(context.args)
    if alert is not None and logs and question is not None and Path(question).exists():
        more, question = [question, *more], None  # `--logs a b`, and no question
    for option, value in (("--since", since), ("--until", until)):
        if value is not None and not value.strip():
            raise UsageError(
                f"{option} is empty (a shell variable that is not set?);"
                f" give a time such as 30m or 2026-07-08T10:00:00Z, or leave {option} away"
            )
    log_paths = _log_paths(logs, more)
    settings = load_settings(config)
    if small:
        settings = settings.model_copy(update={"small": True})
    asked = None if question is None else _utf8(question)
    if alert is not None:
        asked = asyncio.run(alert_question(settings, alert, asked))
        write_line(f"note: the question is: {asked}")
    if asked is None:
        raise UsageError(
            "give a QUESTION in quotes, or --alert FILE|FINGERPRINT; --help tells more"
        )
    alerts = alerts or alert_as_evidence(settings, alert, evidence)
    selection = EvidenceSelection(
        evidence_dir=evidence,
        alerts=alerts,
        logs=log_paths,
        runbooks=runbooks,
        scenario=None,
        since=since,
        until=until,
        zone=zone,
    )
    require_evidence(settings, selection)
    if model is None:
        write_line(f"note: model {settings.model} by default; --model NAME chooses another")
    flow = flow or settings.flow
    by_default = settings.composer if flow is Flow.REVIEWED else None
    ask = Ask(
        question=asked,
        flow=flow,
        model=model or settings.model,
        verifier=verifier or settings.verifier,
        composer=composer or by_default,
        session_id=session,
        previous_run_id=previous,
        settings={
            "evidence": _absolute(evidence),
            "alert": alert,
            "alerts": _absolute(alerts),
            "logs": [_absolute(path) for path in log_paths],
            "runbooks": _absolute(runbooks),
            "since": since,
            "until": until,
            "zone": zone or settings.evidence_zone,
        },
    )
    return ask_and_print(
        ask,
        settings=settings,
        evidence=selection,
        ledger=ledger,
        as_json=as_json,
        trace=trace,
        log_level=log_level,
    )


def _log_paths(logs: list[Path] | None, more: list[str]) -> tuple[Path, ...]:
    """`--logs a b c` (as a shell expands `logs/*`): the words after the first are paths too."""
    if more and not logs:
        raise UsageError("one question, please: put it in quotes")
    return (*(logs or ()), *map(Path, more))


def _absolute(path: Path | None) -> str | None:
    return os.fsencode(path.absolute()).decode("utf-8", "replace") if path else None


def _utf8(question: str) -> str:
    """The question as it was typed: a locale without UTF-8 has made bytes of its characters."""
    try:
        return os.fsencode(question).decode("utf-8")
    except UnicodeError:
        raise UsageError("the question is not UTF-8; set a UTF-8 locale, such as C.UTF-8") from None
