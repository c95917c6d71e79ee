"""What a column of a CSV file holds: found out from all of its cells, and written back as it was.

Law: pure. A column has a kind only if every cell is of it; else it is text. A number keeps the
places that the file writes, a time its zone. An empty cell, and `\\N`, is NULL.
"""

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum

from pydantic import JsonValue

NULLS = frozenset({"", "\\N"})
MOST_DIGITS = 15
"""More digits than a double holds: the column stays text."""

_INTEGER = re.compile(r"-?(?:0|[1-9]\d{0,17})", re.ASCII)
_REAL = re.compile(r"-?(?:0|[1-9]\d*)(?:\.(\d+))?(?:[eE][+-]?\d{1,3})?", re.ASCII)
_BOOLEAN = re.compile(r"true|false", re.IGNORECASE)
_MOMENT = re.compile(
    r"(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?", re.ASCII
)
_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class Kind(StrEnum):
    INTEGER = "int"
    REAL = "decimal"
    BOOLEAN = "boolean"
    MOMENT = "datetime"
    DAY = "date"
    DOCUMENT = "json"
    TEXT = "text"


Cell = int | float | str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CsvColumn:
    name: str
    kind: Kind
    places: int | None = None
    """Decimal places that every number of the column is written with; None: they differ."""
    zoned: bool = False
    """Its times have a zone; they are held in UTC."""
    words: tuple[str, str] = ("false", "true")
    """How the file writes a boolean."""

    def held(self, text: str) -> Cell:
        """A cell as SQLite holds it."""
        if text in NULLS:
            return None
        match self.kind:
            case Kind.INTEGER:
                return int(text)
            case Kind.REAL:
                return float(text)
            case Kind.BOOLEAN:
                return int(text.lower() == "true")
            case Kind.MOMENT:
                moment = read_moment(text)
                return text if moment is None else held_moment(moment)
            case _:
                return text

    def shown(self, value: Cell) -> JsonValue:
        """A held cell as a record has it."""
        if value is None:
            return None
        if self.kind is Kind.BOOLEAN and value in (0, 1):
            return self.words[int(value)]
        if self.kind is Kind.REAL and isinstance(value, (int, float)) and self.places is not None:
            return f"{value:.{self.places}f}"
        if self.kind is Kind.MOMENT and isinstance(value, str):
            return value.replace(" ", "T") + ("Z" if self.zoned else "")
        return value


class KindFinder:
    """Looks at a column's cells one by one."""

    def __init__(self) -> None:
        self._open = {
            Kind.INTEGER: _integer,
            Kind.REAL: _real,
            Kind.BOOLEAN: _boolean,
            Kind.MOMENT: _moment,
            Kind.DAY: _day,
            Kind.DOCUMENT: _document,
        }
        self._places: set[int] = set()
        self._zones: set[bool] = set()
        self._words: dict[bool, set[str]] = {False: set(), True: set()}
        self._seen = False

    def look(self, text: str) -> None:
        if not self._open or text in NULLS:
            return
        self._seen = True
        for kind in list(self._open):
            if not self._open[kind](text):
                del self._open[kind]
        if Kind.REAL in self._open and Kind.INTEGER not in self._open:
            self._places.add(_places(text))
        elif Kind.REAL in self._open:
            self._places.add(0)
        if Kind.MOMENT in self._open:
            self._zones.add(read_zone(text))
        if Kind.BOOLEAN in self._open:
            self._words[text.lower() == "true"].add(text)

    def column(self, name: str) -> CsvColumn:
        if not self._seen or not self._open:
            return CsvColumn(name=name, kind=Kind.TEXT)
        kind = next(iter(self._open))
        if kind is Kind.MOMENT and len(self._zones) > 1:
            return CsvColumn(name=name, kind=Kind.TEXT)
        if kind is Kind.BOOLEAN and any(len(words) > 1 for words in self._words.values()):
            return CsvColumn(name=name, kind=Kind.TEXT)
        places = next(iter(self._places)) if len(self._places) == 1 else None
        return CsvColumn(
            name=name,
            kind=kind,
            places=places if places is None or places >= 0 else None,
            zoned=self._zones == {True},
            words=self._spelling(),
        )

    def _spelling(self) -> tuple[str, str]:
        false, true = (next(iter(self._words[side]), None) for side in (False, True))
        if true is None:
            true = "True" if (false or "")[:1].isupper() else "true"
        if false is None:
            false = "False" if true[:1].isupper() else "false"
        return false, true


def read_moment(text: str) -> datetime | None:
    """An ISO date and time; UTC where it has a zone, else without one. None for anything else."""
    found = _MOMENT.fullmatch(text)
    if found is None:
        return None
    day, clock, zone = found.groups()
    head, _, fraction = clock.partition(".")
    zone = {"UTC": "+00:00", "Z": "+00:00", None: ""}.get(zone, zone)
    try:
        moment = datetime.fromisoformat(f"{day}T{head}{zone}")
        moment = moment.replace(microsecond=int(fraction[:6].ljust(6, "0")) if fraction else 0)
        return moment.astimezone(UTC).replace(tzinfo=None) if moment.tzinfo else moment
    except (ValueError, OverflowError):
        return None


def read_zone(text: str) -> bool:
    found = _MOMENT.fullmatch(text)
    return found is not None and found[3] is not None


def held_moment(moment: datetime) -> str:
    """As MySQL writes it: `2026-07-08 10:14:03`, with a fraction only where there is one."""
    text = moment.replace(tzinfo=None, microsecond=0).isoformat(sep=" ")
    fraction = f"{moment.microsecond:06d}".rstrip("0")
    return f"{text}.{fraction}" if fraction else text


def _integer(text: str) -> bool:
    return _INTEGER.fullmatch(text) is not None


def _real(text: str) -> bool:
    digits = sum(map(str.isdigit, text))
    return _REAL.fullmatch(text) is not None and (digits <= MOST_DIGITS or _integer(text))


def _boolean(text: str) -> bool:
    return _BOOLEAN.fullmatch(text) is not None


def _moment(text: str) -> bool:
    return read_moment(text) is not None


def _day(text: str) -> bool:
    return _DAY.fullmatch(text) is not None and read_moment(f"{text}T00:00:00") is not None


def _document(text: str) -> bool:
    if text[:1] not in ("{", "["):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _places(text: str) -> int:
    found = _REAL.fullmatch(text)
    if found is None or "e" in text.lower():
        return -1
    return len(found[1] or "")
