"""One CSV file, read and typed.

Law: reads one regular file within a bound, strictly: a file that is no table is refused with one
line that names the file, the place and the way out. Rows of another length than the header are
left out and counted.
"""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence import one_line
from firsthand.sources.files.reading import read_bounded
from firsthand.sources.sql.csvtables.kinds import Cell, CsvColumn, KindFinder

MOST_COLUMNS = 500
MOST_NAME = 64
MOST_CELL = 16 * 1024 * 1024
_ENCODINGS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"", "utf-8-sig"))
_NOT_IN_NAMES = re.compile(r"[\x00-\x1f\x7f\u0085\u2028\u2029`\"]")


class CsvTable(NamedTuple):
    name: str
    columns: tuple[CsvColumn, ...]
    rows: list[tuple[Cell, ...]]
    notes: tuple[str, ...]


def read_table(path: Path, name: str, limit: int) -> CsvTable:
    """`name` is the file's, for people. Raises EvidenceFileError."""
    text = _text(read_bounded(path, name, limit), name)
    records = _records(text, name)
    header = next(records, None)
    if header is None:
        raise EvidenceFileError(f"{name} is empty; its first line names the columns")
    names = _header(header[1], name)
    finders = [KindFinder() for _ in names]
    cells: list[list[str]] = []
    odd: list[int] = []
    for line, record in records:
        if len(record) != len(names):
            odd.append(line)
            continue
        cells.append(record)
        for finder, cell in zip(finders, record, strict=True):
            finder.look(cell)
    columns = tuple(finder.column(one) for finder, one in zip(finders, names, strict=True))
    rows = [
        tuple(column.held(cell) for column, cell in zip(columns, record, strict=True))
        for record in cells
    ]
    if odd and not rows:
        raise EvidenceFileError(
            f"{name}: no row has the header's {len(names)} columns (line {odd[0]} has another "
            "number); export it again, with quotes around text that holds commas"
        )
    return CsvTable(table_name(path), columns, rows, _odd_note(odd, name))


def table_name(path: Path) -> str:
    """The file's name without its ending, as a name of SQL."""
    return re.sub(r"\W", "_", path.stem)[:MOST_NAME] or "_"


def _text(data: bytes, name: str) -> str:
    encoding = next(encoding for bom, encoding in _ENCODINGS if data.startswith(bom))
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise EvidenceFileError(
            f"{name} is not text in UTF-8 (byte {error.start}); save it as UTF-8"
        ) from None
    if "\x00" in text:
        raise EvidenceFileError(f"{name} is binary; export the table as CSV")
    return text


def _records(text: str, name: str) -> Iterator[tuple[int, list[str]]]:
    """Each record with the line on which it ends; blank lines are none."""
    csv.field_size_limit(MOST_CELL)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        for record in reader:
            if record:
                yield reader.line_num, record
    except csv.Error as error:
        raise EvidenceFileError(
            f"{name} is not CSV: {error} at line {reader.line_num}; export it again"
        ) from None


def _delimiter(text: str) -> str:
    """Of the header line: a comma, unless it has none and has semicolons or tabs."""
    header = text.partition("\n")[0]
    return next((mark for mark in (",", ";", "\t") if mark in header), ",")


def _header(record: list[str], name: str) -> list[str]:
    names = [cell.strip() for cell in record]
    if len(names) > MOST_COLUMNS:
        raise EvidenceFileError(f"{name} has {len(names)} columns, the limit is {MOST_COLUMNS}")
    seen: set[str] = set()
    for place, column in enumerate(names, start=1):
        shown = one_line(column, 60)
        if not column or len(column) > MOST_NAME or _NOT_IN_NAMES.search(column):
            raise EvidenceFileError(
                f"{name}: column {place} of the first line is no name ({shown!r}); "
                "the first line names the columns"
            )
        if column.casefold() in seen:
            raise EvidenceFileError(f"{name}: two columns are named {shown!r}; rename one")
        seen.add(column.casefold())
    return names


def _odd_note(odd: list[int], name: str) -> tuple[str, ...]:
    if not odd:
        return ()
    lines = ", ".join(map(str, odd[:3])) + (", …" if len(odd) > 3 else "")
    rows = "1 row" if len(odd) == 1 else f"{len(odd)} rows"
    return (f"{name}: {rows} of another length than the header left out (line {lines})",)
