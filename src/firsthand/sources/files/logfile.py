"""One log file: what it is, where its times lie, whose it is.

Law: opening reads the head and the tail, never the whole (but for a compressed or an unsorted
file, up to `ReadLimits.newest_bytes`). A file that is no log text is refused with one line.
"""

import re
import threading
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.files.calendar import Calendar, Reckoning
from firsthand.sources.files.heads import instant_of
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.lines import Layout, layout_of
from firsthand.sources.files.probing import MARGIN, Probes, probe_file
from firsthand.sources.files.reading import (
    SNIFF_BYTES,
    Encoding,
    checked_stat,
    chunks,
    encoding_of,
    refuse_other,
)

_SUFFIX = re.compile(
    r"(?:\.(?:gz|log|txt|out|err|json|jsonl|ndjson|stdout|stderr)"
    r"|[.-]\d{1,3}|[.-]\d{8,14}|[.-]\d{4}-\d\d-\d\d(?:[-_T.]?\d\d(?:[-:.]?\d\d)*)?)$",
    re.IGNORECASE,
)
_ROTATED = re.compile(r"\.(?:log|txt|out|err|json|jsonl|ndjson)[.-]\d+$", re.IGNORECASE)
_CONTAINER = re.compile(r"(?P<pod>[^_]+)_[^_]+_.+-[0-9a-f]{64}$")
_POD_FOLDER = re.compile(r"[^_]+_(?P<pod>[^_]+)_[0-9a-f-]{8,}$")
_DIGITS = re.compile(r"\d*$")
UNTOLD = Reckoning()


@dataclass(frozen=True, slots=True, kw_only=True)
class LogFile:
    """A log file that was opened and found readable."""

    path: Path
    name: str
    """Relative to the evidence folder, or as given; `/` between folders."""
    service: str
    """From the name: rotation, date and suffix taken off."""
    encoding: Encoding
    size: int
    """Bytes on disk."""
    layout: Layout
    probes: Probes | None = None
    """Where its times lie; None for files that cannot be read from the middle."""
    empty: bool = False
    """It holds no record: nothing, or blank lines."""
    oldest: datetime | None = None
    newest: datetime | None = None
    clock: datetime | None = None
    """The newest that is not dated after now."""
    notes: tuple[str, ...] = ()

    @property
    def below(self) -> str:
        """Its name below the folder that holds all logs."""
        return self.name.partition("/")[2] or self.name

    @property
    def place(self) -> str:
        """What its name says of every record in it: folders and service, no suffix."""
        folders, slash, _ = self.below.rpartition("/")
        return f"{folders}{slash}{self.service}"


def open_log(
    path: Path,
    name: str,
    limits: ReadLimits,
    *,
    calendar: Calendar | None = None,
    reckoning: Reckoning = UNTOLD,
) -> LogFile:
    """Look at a file. Raises EvidenceFileError if it is no readable log text.

    Without a calendar, stamps that have no year take it from the file's own date.
    """
    status = checked_stat(path, name)
    made = datetime.fromtimestamp(max(status.st_mtime, 0), UTC)
    calendar = calendar or Calendar(anchor=made, zone=reckoning.zone or UTC)
    with_raw = chunks(path, name, Encoding.PLAIN, limits, threading.Event(), (0, SNIFF_BYTES))
    head = b"".join(with_raw)
    encoding = encoding_of(head, name)
    file = LogFile(
        path=path,
        name=name,
        service=service_of(name),
        encoding=encoding,
        size=status.st_size,
        layout=layout_of(_whole_lines(head), calendar),
        empty=status.st_size <= SNIFF_BYTES and not head.strip(),
    )
    if encoding is Encoding.PLAIN:
        return _with_probes(file, limits, reckoning)
    return _with_expanded(file, calendar, limits, reckoning)


def _with_probes(file: LogFile, limits: ReadLimits, reckoning: Reckoning) -> LogFile:
    probes = probe_file(file.path, file.name, file.size, file.layout, limits)
    notes: tuple[str, ...] = ()
    if probes.partial:
        notes = (
            f"{file.name} is not sorted by time; its newest record was sought at {probes.count} places",
        )
    return replace(
        file,
        probes=probes,
        oldest=probes.oldest,
        newest=probes.newest,
        clock=reckoning.newest(instant for _, instant in probes.places),
        notes=notes,
    )


def _with_expanded(
    file: LogFile, calendar: Calendar, limits: ReadLimits, reckoning: Reckoning
) -> LogFile:
    """Head and tail of a compressed file, found by expanding it once."""
    head, tail, given = b"", b"", 0
    stop = threading.Event()
    notes: tuple[str, ...] = ()
    for chunk in chunks(file.path, file.name, file.encoding, limits, stop):
        if len(head) < SNIFF_BYTES:
            head += chunk[: SNIFF_BYTES - len(head)]
            if not given:
                refuse_other(head, file.name)
        tail = (tail + chunk)[-SNIFF_BYTES:]
        given += len(chunk)
        if given > limits.newest_bytes:
            notes = (f"{file.name}: its newest record was sought in the first {given} bytes only",)
            break
    layout = layout_of(_whole_lines(head), calendar)
    instants = [
        instant
        for line in head.splitlines() + tail.splitlines()[1:]
        if (instant := instant_of(line, layout.calendar)) is not None
    ]
    return replace(
        file,
        layout=layout,
        empty=given <= SNIFF_BYTES and not head.strip(),
        oldest=min(instants, default=None),
        newest=max(instants, default=None),
        clock=reckoning.newest(instants),
        notes=notes,
    )


def with_year_from(
    file: LogFile, anchor: datetime | None, limits: ReadLimits, reckoning: Reckoning = UNTOLD
) -> LogFile:
    """The file again, its yearless stamps read against an instant of the other evidence."""
    if anchor is None or not file.layout.yearless:
        return file
    calendar = Calendar(anchor=anchor, observed=True, zone=reckoning.zone or UTC)
    return open_log(file.path, file.name, limits, calendar=calendar, reckoning=reckoning)


def service_of(name: str) -> str:
    """`payments/order-service.log.2.gz` → `order-service`; a container's file → its pod."""
    *folders, stem = name.split("/")
    while True:
        if _ROTATED.search(stem) is None and re.search(r"[a-z]-\d{1,3}$", stem, re.IGNORECASE):
            break  # a StatefulSet's pod: db-0
        shorter = _SUFFIX.sub("", stem)
        if shorter == stem or not shorter:
            break
        stem = shorter
    container = _CONTAINER.match(stem)
    if container is not None:
        return container["pod"]
    if _DIGITS.fullmatch(stem) and folders:
        pods = [match["pod"] for folder in folders if (match := _POD_FOLDER.match(folder))]
        return pods[-1] if pods else folders[-1]
    return stem or name


def _whole_lines(head: bytes) -> bytes:
    """Without a last line that the sniffing may have cut."""
    if len(head) < SNIFF_BYTES:
        return head
    return head[: head.rfind(b"\n") + 1] or head


def covers(file: LogFile, window: TimeWindow, limits: ReadLimits) -> bool:
    """False if no record of the file can lie in the window."""
    probes = file.probes
    if probes is None or file.oldest is None or file.newest is None or not file.layout.stamped:
        return True
    if not probes.complete and not (probes.sorted and file.size > limits.bisect_above_bytes):
        return True
    if window.since is not None and file.newest + MARGIN < window.since:
        return False
    return window.until is None or file.oldest - MARGIN < window.until
