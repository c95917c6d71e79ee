"""Reading a window from its newest record back, page by page, in bounded requests and memory.

Law: what was read is exact. A page that came back full may have cut through one instant, so that
instant is read again by the next page; where reading ends early, the window that was really
searched begins just behind the last record that is certain. The first page is small and tells how
large records are; none is asked for twice.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.logs.entry import MICROSECOND, Entry, LogBackend, Page, Total

FIRST_PAGE = 200
LEAST_PAGE = 50
MOST_PAGES = 6
PATIENCE_SECONDS = 8.0
"""No further page is asked for after this long: what was read must still be told in time."""
REPLY_SHARE = 0.5
"""Part of the reply's byte cap that a page is meant to fill."""


@dataclass(slots=True, kw_only=True)
class Progress:
    """How far reading came."""

    since: datetime
    """From here on every record was read."""
    read: int = 0
    complete: bool = False
    """The whole window was read."""
    crowded: int = 0
    """Records of one instant that was too full to be read whole."""
    skipped: int = 0
    failure: SourceError | None = None
    """What ended reading behind the first page."""
    slow: bool = False
    """Reading ended because the server took long."""
    total: Total | None = None


async def read_back(
    backend: LogBackend, queries: Sequence[str], window: TimeWindow, progress: Progress
) -> AsyncIterator[Entry]:
    """Entries of a closed window, newest first. A failure of the first page is raised."""
    assert window.since is not None
    assert window.until is not None
    until, limit = window.until, min(FIRST_PAGE, backend.server.records)
    clock = asyncio.get_running_loop().time
    patient_until = clock() + PATIENCE_SECONDS
    for number in range(MOST_PAGES):
        part = TimeWindow(since=window.since, until=until)
        if number and clock() > patient_until:
            progress.slow = True
            return
        try:
            pages = [await backend.page(query, part, limit) for query in queries]
        except SourceError as failure:
            if not number:
                raise
            progress.failure = failure
            return
        if not number:
            progress.total = _sum(pages)
        progress.skipped += sum(page.skipped for page in pages)
        if any(page.full and not page.entries for page in pages):
            return
        kept, border = _certain(pages)
        progress.read += len(kept)
        for entry in kept:
            yield entry
        if border is None:
            progress.since, progress.complete = window.since, True
            return
        if not any(entry.instant > border for entry in kept):
            progress.crowded += len(kept)
            until = border
        else:
            until = border + MICROSECOND
        progress.since = until
        if until <= window.since:
            progress.complete = not progress.crowded
            return
        limit = _next_limit(backend, pages)


def _certain(pages: Sequence[Page]) -> tuple[list[Entry], datetime | None]:
    """Entries that no page may have cut, newest first, and the instant behind which they lie."""
    borders = [page.entries[-1].instant for page in pages if page.full and page.entries]
    entries = [entry for page in pages for entry in page.entries]
    entries.sort(key=lambda entry: entry.instant, reverse=True)
    if not borders:
        return entries, None
    border = max(borders)
    certain = [entry for entry in entries if entry.instant > border]
    if certain:
        return certain, border
    return [entry for entry in entries if entry.instant == border], border


def _next_limit(backend: LogBackend, pages: Sequence[Page]) -> int:
    """As many records as are meant to fill the share of a reply, by the size of those seen."""
    count = sum(len(page.entries) for page in pages)
    each = max(sum(page.size for page in pages) // max(count, 1), 1)
    room = int(backend.server.response_bytes * REPLY_SHARE) // each
    return min(max(room, LEAST_PAGE), backend.server.records)


def _sum(pages: Sequence[Page]) -> Total | None:
    totals = [page.total for page in pages if page.total is not None]
    if len(totals) != len(pages):
        return None
    return Total(
        number=sum(total.number for total in totals),
        at_least=any(total.at_least for total in totals),
    )
