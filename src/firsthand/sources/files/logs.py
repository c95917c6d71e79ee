"""`query_logs` over files.

Law: one search is one thread, file after file, stopped within a chunk when its task is cancelled.
A file that cannot be read (on) costs its own records and a note, never the search. The window
that was searched, the files, and every record that was kept for want of a time or a level are
reported.
"""

import threading
from collections.abc import Sequence
from datetime import datetime

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.records import LogRecord
from firsthand.contracts.requests import QueryLogs, ToolRequest
from firsthand.rules.evidence import iso
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import LogFile
from firsthand.sources.files.scan import Hit, Search, Tally
from firsthand.sources.logfilter import filter_of
from firsthand.sources.logresult import LogCollector, greatest, least, log_scope
from firsthand.sources.threads import in_thread
from firsthand.sources.windows import UNTIMED_NOTE, effective_window
from firsthand.sources.wording import counted, coverage, examples, identifiers


class LogFileSource:
    """The EvidenceSource of log files."""

    tool = ToolName.QUERY_LOGS

    def __init__(
        self,
        files: Sequence[LogFile],
        *,
        bounds: TimeWindow | None = None,
        newest: datetime | None = None,
        notes: Sequence[str] = (),
        limits: ReadLimits | None = None,
    ) -> None:
        """`newest` is the clock of the whole evidence; `notes` go with every result."""
        self._files = tuple(files)
        self._bounds = bounds or TimeWindow()
        self._newest = newest or greatest(*(file.clock or file.newest for file in files))
        self._notes = (*notes, *(note for file in files for note in file.notes))
        self._limits = limits or ReadLimits()
        self._zone = next((str(file.layout.calendar.zone) for file in files), "UTC")

    @property
    def label(self) -> str:
        """The scope's source: how many files, how many hold nothing, and which time they cover."""
        oldest = least(*(file.oldest for file in self._files))
        latest = greatest(*(file.newest for file in self._files))
        newest = greatest(*(file.clock for file in self._files)) or latest
        covered = coverage(oldest, newest)
        if newest != latest and latest is not None:
            covered = f"{covered}, and some dated as late as {iso(latest)}"
        empty = sum(file.empty for file in self._files)
        parts = [counted(len(self._files), "file")]
        if empty:
            parts.append("0 records" if empty == len(self._files) else f"{empty} of them empty")
        if covered:
            parts.append(f"records {covered}")
        return f"log files ({', '.join(parts)})"

    def describe(self) -> str:
        services = identifiers(sorted({file.service for file in self._files}))
        return f"Searches {self.label}. Log names: {services}." if services else f"{self.label}."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, QueryLogs):
            raise SourceError("log files answer query_logs only", ErrorCode.INVALID_ARGUMENTS)
        return await in_thread(lambda stop: self.search(request, limit, stop))

    async def close(self) -> None:
        """Nothing stays open between searches."""

    def search(self, request: QueryLogs, limit: int, stop: threading.Event) -> SourceResult:
        """The search itself, in the calling thread."""
        window = effective_window(request.window, bounds=self._bounds, newest=self._newest)
        asked = filter_of(request, window)
        collector, tally = LogCollector(), Tally()
        notes = list(self._notes)
        for file in self._files:
            search = Search(
                file=file,
                asked=asked,
                left=asked.without(file.place, file.below),
                limits=self._limits,
                stop=stop,
                tally=tally,
            )
            try:
                for hit in search.hits():
                    collector.add(record_of(hit, file), in_text=hit.in_text)
            except EvidenceFileError as error:
                notes.append(str(error))
        if request.window is not None and self._newest is None:
            notes.append(UNTIMED_NOTE)
        notes += _tally_notes(tally, request, self._limits.record_bytes, self._zone)
        scope = log_scope(request, self.label, window if asked.timed else None)
        return collector.result(limit=limit, scope=scope, notes=tuple(dict.fromkeys(notes)))


def record_of(hit: Hit, file: LogFile) -> LogRecord:
    """The payload item of a hit."""
    parsed = hit.parsed
    record = LogRecord(
        time=None if parsed.instant is None else iso(parsed.instant),
        level=parsed.level,
        service=parsed.service or file.service,
        message=parsed.message,
        file=file.name,
    )
    if parsed.fields:
        record["fields"] = parsed.fields
    if hit.line is not None:
        record["line"] = hit.line
    return record


def _tally_notes(tally: Tally, request: QueryLogs, record_bytes: int, zone: str) -> list[str]:
    rows = (
        (
            len(tally.broken),
            f"{counted(len(tally.broken), 'broken log line')} kept as text ({examples(tally.broken)})",
        ),
        (
            tally.untimed,
            f"{counted(tally.untimed, 'record')} without a time stamp kept, placed by the record before",
        ),
        (
            tally.unlevelled,
            f"{counted(tally.unlevelled, 'record')} without a level kept beside those of {request.level}",
        ),
        (
            tally.zone_unknown,
            f"{counted(tally.zone_unknown, 'time stamp')} with an unknown time zone read as {zone}",
        ),
        (
            tally.yearless,
            f"{counted(tally.yearless, 'time stamp')} without a year; the likeliest year was taken",
        ),
        (
            tally.long_lines + tally.long_records,
            f"{counted(tally.long_lines + tally.long_records, 'overlong record')} cut: what is beyond"
            f" the first {record_bytes} bytes of one is not counted in its `[+N bytes]`",
        ),
    )
    return [note for count, note in rows if count]
