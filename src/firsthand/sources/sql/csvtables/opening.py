"""The CSV tables of an evidence folder: one source over all that can be read.

Law: one bad file among several is a note; a folder whose tables are all bad has no source, so that
nothing that was not read may say "no row". The files together stay within a bound.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.ports import EvidenceSource
from firsthand.sources.files.reading import checked_stat
from firsthand.sources.sql.backend import QueryLimits
from firsthand.sources.sql.csvtables.kinds import Kind, read_moment
from firsthand.sources.sql.csvtables.reading import CsvTable, read_table
from firsthand.sources.sql.csvtables.store import CsvBackend
from firsthand.sources.sql.source import TableSource
from firsthand.sources.unconfigured import UnconfiguredSource
from firsthand.sources.wording import counted


def open_tables(
    files: Sequence[tuple[Path, str]], most_bytes: int, clock: datetime | None
) -> tuple[EvidenceSource, tuple[str, ...]]:
    """(path, name for people) of each file; `clock` is the newest other evidence. Source and notes."""
    tables: dict[str, CsvTable] = {}
    notes: list[str] = []
    left = most_bytes
    for path, name in files:
        try:
            size = checked_stat(path, name).st_size
            if size > left:
                raise EvidenceFileError(
                    f"{name} has {size} bytes; all tables together may have {most_bytes}: "
                    "give a part of it"
                )
            table = read_table(path, name, left)
        except EvidenceFileError as error:
            notes.append(str(error))
            continue
        left -= size
        key = table.name.casefold()
        if key in tables:
            notes.append(f"{name} is a second table named {table.name}; rename it")
            continue
        tables[key] = table
        notes += table.notes
    if not tables:
        reason = f"no table can be read ({counted(len(files), 'file')} found)"
        return UnconfiguredSource(ToolName.QUERY_MYSQL, reason), tuple(notes)
    held = list(tables.values())
    newest = max([clock, *map(newest_time, held)], key=_known)
    return TableSource(CsvBackend(held, QueryLimits(), clock=newest)), tuple(notes)


def newest_time(table: CsvTable) -> datetime | None:
    """The newest time with a zone that a table holds."""
    found = [
        moment.replace(tzinfo=UTC)
        for place, column in enumerate(table.columns)
        if column.kind is Kind.MOMENT and column.zoned
        for text in [max((str(row[place]) for row in table.rows if row[place]), default="")]
        if (moment := read_moment(text)) is not None
    ]
    return max(found, default=None)


def _known(moment: datetime | None) -> datetime:
    return moment or datetime.min.replace(tzinfo=UTC)
