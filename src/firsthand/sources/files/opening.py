"""Opening evidence on disk: one source for each tool, and the clock that they share.

Law: what was named and cannot be read is an error here, before any question is asked
(EvidenceFileError); one bad log among a folder's many is a note, and so are a folder's bad alerts
beside logs. What was not read has no source: nothing may say "nothing found" of it.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import EvidenceFileError, UsageError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.ports import EvidenceSource
from firsthand.contracts.requests import Window
from firsthand.rules.evidence import resolve_window
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertfile import AlertFile, read_alerts
from firsthand.sources.files.calendar import Reckoning
from firsthand.sources.files.clock import clock_of, notes_on_times
from firsthand.sources.files.folder import (
    FoundFile,
    discover,
    display_name,
    list_logs,
    list_runbooks,
)
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import UNTOLD, LogFile, open_log, with_year_from
from firsthand.sources.files.logs import LogFileSource
from firsthand.sources.files.metrics import metric_source, open_series
from firsthand.sources.files.runbooks import load_runbooks
from firsthand.sources.knowledge import KnowledgeSource
from firsthand.sources.logresult import least
from firsthand.sources.unconfigured import UnconfiguredSource
from firsthand.sources.wording import counted


class UntimedEvidence(UsageError):
    """Bounds were given for evidence that has no clock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sources:
    """Evidence, opened."""

    by_tool: Mapping[ToolName, EvidenceSource]
    """A source for every tool; what is not there answers `source_unavailable`."""
    oldest: datetime | None
    newest: datetime | None
    """The evidence's clock: its newest record not dated after now. None if nothing carries a time."""
    bounds: TimeWindow
    """What the run may see, resolved."""
    ignored: tuple[str, ...] = ()
    """Files of the folder that are no evidence."""
    notes: tuple[str, ...] = ()
    """What could not be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Material:
    """What was found, before it is opened."""

    alerts: FoundFile | None
    logs: Sequence[FoundFile] | None
    runbooks: Sequence[FoundFile] | None
    tables: Sequence[FoundFile] | None = None
    metrics: FoundFile | None = None
    strict: frozenset[Path] = frozenset()
    """What was named one by one: unreadable is an error, not a note."""
    ignored: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def open_folder(
    path: Path,
    *,
    bounds: TimeWindow | Window | None = None,
    limits: ReadLimits | None = None,
    reckoning: Reckoning = UNTOLD,
) -> Sources:
    """An evidence folder. `bounds` as a Window is read against the folder's clock.

    Raises EvidenceFileError, and UsageError for a window that cannot be.
    """
    limits = limits or ReadLimits()
    folder = discover(path, limits)
    material = _Material(
        alerts=folder.alerts,
        logs=folder.logs,
        runbooks=folder.runbooks,
        tables=folder.tables,
        metrics=folder.metrics,
        ignored=folder.ignored,
        notes=folder.notes,
    )
    return _open(material, bounds, limits, reckoning)


def open_files(
    *,
    alerts: Path | None = None,
    logs: Sequence[Path] = (),
    runbooks: Path | None = None,
    bounds: TimeWindow | Window | None = None,
    limits: ReadLimits | None = None,
    reckoning: Reckoning = UNTOLD,
) -> Sources:
    """Alerts, logs (files and folders) and runbooks named one by one. Raises as `open_folder`."""
    found_logs: list[FoundFile] = []
    notes: list[str] = []
    for path in logs:
        files, more = list_logs(path)
        found_logs += files
        notes += more
    books: tuple[tuple[FoundFile, ...], tuple[str, ...], tuple[str, ...]] = ((), (), ())
    if runbooks is not None:
        books = list_runbooks(runbooks)
    material = _Material(
        alerts=FoundFile(alerts, display_name(alerts.name)) if alerts is not None else None,
        logs=found_logs if logs else None,
        runbooks=books[0] if runbooks is not None else None,
        strict=frozenset(
            [*(path for path in logs if not path.is_dir()), *([alerts] if alerts else [])]
        ),
        ignored=books[1],
        notes=(*notes, *books[2]),
    )
    return _open(material, bounds, limits or ReadLimits(), reckoning)


def _open(
    material: _Material,
    asked: TimeWindow | Window | None,
    limits: ReadLimits,
    reckoning: Reckoning,
) -> Sources:
    notes = list(material.notes)
    alerts, unread = _open_alerts(material, limits)
    logs = _open_logs(material, limits, notes, reckoning)
    logs = _with_years(logs, alerts, limits, reckoning)
    series = open_series(material.metrics, limits, notes)
    if unread is not None:
        if not logs:
            raise unread
        notes.append(str(unread))
    newest = clock_of(logs, _held(alerts), series.held, reckoning)
    notes += notes_on_times(logs, _held(alerts), series.held, newest, reckoning)
    oldest = least(
        *(file.oldest for file in logs),
        *(alert.since for alert in _held(alerts)),
        *(one.oldest for one in series.held),
    )
    bounds = _bounds(asked, newest)
    by_tool: dict[ToolName, EvidenceSource] = {tool: UnconfiguredSource(tool) for tool in ToolName}
    if unread is not None:
        by_tool[ToolName.QUERY_METRICS] = UnconfiguredSource(ToolName.QUERY_METRICS, str(unread))
    elif alerts is not None or material.metrics is not None:
        by_tool[ToolName.QUERY_METRICS] = metric_source(
            alerts, series, material.alerts, material.metrics, bounds=bounds, newest=newest
        )
    if logs:
        by_tool[ToolName.QUERY_LOGS] = LogFileSource(
            logs, bounds=bounds, newest=newest, notes=notes, limits=limits
        )
    elif material.logs is not None:
        reason = f"no log can be read ({counted(len(material.logs), 'file')} found)"
        by_tool[ToolName.QUERY_LOGS] = UnconfiguredSource(ToolName.QUERY_LOGS, reason)
    if material.runbooks:
        by_tool[ToolName.LOOKUP_KNOWLEDGE] = _knowledge(material.runbooks, limits)
    if material.tables:
        from firsthand.sources.sql.csvtables.opening import open_tables

        by_tool[ToolName.QUERY_MYSQL], more = open_tables(
            [(file.path, file.name) for file in material.tables], limits.table_bytes, newest
        )
        notes += more
    return Sources(
        by_tool=by_tool,
        oldest=oldest,
        newest=newest,
        bounds=bounds,
        ignored=material.ignored,
        notes=(*notes, *(alerts.notes if alerts is not None else ())),
    )


def _open_alerts(
    material: _Material, limits: ReadLimits
) -> tuple[AlertFile | None, EvidenceFileError | None]:
    """The alerts, or why those of a folder cannot be read."""
    found = material.alerts
    if found is None:
        return None, None
    try:
        return read_alerts(found.path, found.name, limits), None
    except EvidenceFileError as error:
        if found.path in material.strict:
            raise
        return None, error


def _open_logs(
    material: _Material, limits: ReadLimits, notes: list[str], reckoning: Reckoning
) -> list[LogFile]:
    opened: list[LogFile] = []
    for found in material.logs or ():
        try:
            opened.append(open_log(found.path, found.name, limits, reckoning=reckoning))
        except EvidenceFileError as error:
            if found.path in material.strict:
                raise
            notes.append(str(error))
    return opened


def _with_years(
    logs: list[LogFile], alerts: AlertFile | None, limits: ReadLimits, reckoning: Reckoning
) -> list[LogFile]:
    """Stamps without a year take it from evidence that has one."""
    anchor = clock_of(
        [file for file in logs if not file.layout.yearless], _held(alerts), (), reckoning
    )
    placed: list[LogFile] = []
    for file in logs:
        placed.append(file)
        with suppress(EvidenceFileError):  # it was readable a moment ago; keep what was seen
            placed[-1] = with_year_from(file, anchor, limits, reckoning)
    return placed


def _bounds(asked: TimeWindow | Window | None, newest: datetime | None) -> TimeWindow:
    if asked is None or isinstance(asked, TimeWindow):
        return asked or TimeWindow()
    if newest is None:
        raise UntimedEvidence("the evidence carries no time stamps; leave --since and --until away")
    return resolve_window(asked, newest=newest)


def _knowledge(files: Sequence[FoundFile], limits: ReadLimits) -> KnowledgeSource:
    pairs = [(file.path, file.name) for file in files]
    return KnowledgeSource(
        lambda stop: load_runbooks(pairs, limits, stop), files=[file.name for file in files]
    )


def _held(alerts: AlertFile | None) -> tuple[HeldAlert, ...]:
    return alerts.alerts if alerts is not None else ()
