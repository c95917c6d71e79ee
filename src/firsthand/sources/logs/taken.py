"""Which of a server's entries pass, and what must be said of them.

Law: pure. The filter is that of files, put to the record as it is rendered; a service is looked for
where its tier says, so that what a server's wider query brought along does not count.
"""

from dataclasses import dataclass, field

from firsthand.contracts.records import LogRecord
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logresult import LogCollector
from firsthand.sources.logs.entry import By, Entry, Tier
from firsthand.sources.logs.reading import Progress
from firsthand.sources.logs.record import Held, held
from firsthand.sources.wording import counted


@dataclass(slots=True, kw_only=True)
class Taken:
    """What one tier of a search brought."""

    progress: Progress
    tier: Tier
    collector: LogCollector = field(default_factory=LogCollector)
    newest_first: list[tuple[LogRecord, bool]] = field(default_factory=list)
    """Records that passed, and whether their own text holds the terms."""
    unlevelled: int = 0
    """Records without a level that a level filter kept."""
    cut: int = 0
    """Overlong records of which the start was kept."""

    def take(self, entry: Entry, asked: LogFilter) -> None:
        """Keep the entry's record if it passes."""
        if not asked.holds_time(entry.time or entry.instant):
            return
        one = held(entry)
        record, lowered = one.record, one.text.lower()
        service = record["service"]
        left = asked.without(" ".join(dict.fromkeys((service, entry.service or ""))), service)
        if not left.holds_terms(lowered) or not is_of_service(one, entry, asked, self.tier.by):
            return
        if not asked.holds_level(record["level"], record["message"]):
            return
        self.unlevelled += asked.least is not None and record["level"] is None
        self.cut += one.cut
        in_text = left == asked or asked.holds_terms(lowered)
        self.newest_first.append((record, in_text))

    def collect(self) -> None:
        """Group what was kept, oldest first as in a file: a group shows its first record."""
        while self.newest_first:
            record, in_text = self.newest_first.pop()
            self.collector.add(record, in_text=in_text)


def is_of_service(one: Held, entry: Entry, asked: LogFilter, by: By) -> bool:
    name = asked.service
    if name is None:
        return True
    match by:
        case By.NOTHING:
            return True
        case By.SERVICE:
            return any(map(name.within_text, filter(None, (entry.service, one.record["service"]))))
        case By.PLACE:
            return any(map(name.within_text, one.places))
        case By.TEXT:
            return name.within(one.text)


def notes_of(taken: Taken, request: QueryLogs) -> list[str]:
    """What is said beside the records, in the order of the table."""
    progress, by, some = taken.progress, taken.tier.by, taken.collector.total > 0
    unknown = "no record of the window has the service that was asked for"
    rows = (
        (by is By.PLACE and some, f"{unknown}; those of its pod, host or container are shown"),
        (by is By.TEXT and some, f"{unknown}; those whose text names it are shown"),
        (by is By.TEXT and not some, unknown),
        (
            taken.unlevelled,
            f"{counted(taken.unlevelled, 'record')} without a level kept beside"
            f" those of {request.level}",
        ),
        (taken.cut, f"{counted(taken.cut, 'overlong record')} cut"),
        (progress.skipped, f"{counted(progress.skipped, 'record')} without a time left out"),
        (
            progress.crowded,
            f"more than {counted(progress.crowded, 'record')} of one instant; the rest of them"
            " were not read",
        ),
    )
    return [note for holds, note in rows if holds]
