"""MySQL's functions of dates and times, over the text that SQLite holds. Pure.

A time is `2026-07-08 10:14:03`, UTC where the file gave a zone. What cannot be read as a time is
NULL, as in MySQL.
"""

from calendar import monthrange
from collections.abc import Callable
from datetime import datetime, timedelta

from firsthand.sources.sql.csvtables.kinds import Cell, held_moment, read_moment

EPOCH = datetime(1970, 1, 1)
SECONDS = {
    "MICROSECOND": 0.000001, "SECOND": 1, "MINUTE": 60, "HOUR": 3600, "DAY": 86400, "WEEK": 604800,
}  # fmt: skip
MONTHS = {"MONTH": 1, "QUARTER": 3, "YEAR": 12}


def moment_of(value: Cell) -> datetime | None:
    if not isinstance(value, str):
        return None
    return read_moment(value) or read_moment(f"{value}T00:00:00")


def part(unit: str, value: Cell) -> Cell:
    """EXTRACT(unit FROM value), and HOUR(value) and its like."""
    moment = moment_of(value)
    read = PARTS.get(unit.upper())
    return None if moment is None or read is None else read(moment)


def day(value: Cell) -> Cell:
    moment = moment_of(value)
    return None if moment is None else moment.date().isoformat()


def clock(value: Cell) -> Cell:
    moment = moment_of(value)
    return None if moment is None else held_moment(moment)[11:]


def timestamp(value: Cell) -> Cell:
    moment = moment_of(value)
    return None if moment is None else held_moment(moment)


def shift(value: Cell, amount: Cell, unit: str) -> Cell:
    """value + INTERVAL amount unit; a day stays a day where the unit is one of days."""
    moment = moment_of(value)
    try:
        count = float(str(amount))
    except ValueError:
        return None
    if moment is None:
        return None
    unit = unit.upper().removesuffix("S")
    try:
        if unit in MONTHS:
            moved = _months(moment, int(count) * MONTHS[unit])
        else:
            moved = moment + timedelta(seconds=count * SECONDS[unit])
    except (KeyError, OverflowError, ValueError):
        return None
    whole = isinstance(value, str) and len(value) == 10 and (unit in ("DAY", "WEEK", *MONTHS))
    return moved.date().isoformat() if whole else held_moment(moved)


def between(unit: str, first: Cell, last: Cell) -> Cell:
    """TIMESTAMPDIFF(unit, first, last): whole units, towards zero."""
    start, end = moment_of(first), moment_of(last)
    if start is None or end is None:
        return None
    unit = unit.upper().removesuffix("S")
    if unit in MONTHS:
        months = (end.year - start.year) * 12 + end.month - start.month
        if months > 0 and _months(start, months) > end:
            months -= 1
        elif months < 0 and _months(start, months) < end:
            months += 1
        return int(months / MONTHS[unit])
    if unit not in SECONDS:
        return None
    micros = (end - start) // timedelta(microseconds=1)
    return int(micros / (SECONDS[unit] * 1_000_000)) if unit != "MICROSECOND" else micros


def days_between(last: Cell, first: Cell) -> Cell:
    end, start = moment_of(last), moment_of(first)
    return None if end is None or start is None else (end.date() - start.date()).days


def to_unix(value: Cell) -> Cell:
    moment = moment_of(value)
    if moment is None:
        return None
    seconds = (moment - EPOCH).total_seconds()
    return int(seconds) if seconds.is_integer() else seconds


def from_unix(value: Cell) -> Cell:
    if not isinstance(value, (int, float)):
        return None
    try:
        return held_moment(EPOCH + timedelta(seconds=value))
    except OverflowError:
        return None


def last_day(value: Cell) -> Cell:
    moment = moment_of(value)
    if moment is None:
        return None
    return moment.replace(day=monthrange(moment.year, moment.month)[1]).date().isoformat()


def written(value: Cell, pattern: str) -> Cell:
    """DATE_FORMAT(value, pattern)."""
    moment = moment_of(value)
    if moment is None:
        return None
    out: list[str] = []
    place = 0
    while place < len(pattern):
        letter = pattern[place]
        if letter == "%" and place + 1 < len(pattern):
            place += 1
            directive = DIRECTIVES.get(pattern[place])
            out.append(pattern[place] if directive is None else directive(moment))
        else:
            out.append(letter)
        place += 1
    return "".join(out)


def seconds_of(value: Cell) -> Cell:
    """TIME_TO_SEC."""
    text = clock(value) if moment_of(value) is not None else value
    parts = str(text).split(":")
    try:
        hours, minutes, seconds = int(parts[0]), int(parts[1]), float(parts[2])
    except (IndexError, ValueError):
        return None
    return int(hours * 3600 + minutes * 60 + seconds)


def clock_of(value: Cell) -> Cell:
    """SEC_TO_TIME."""
    if not isinstance(value, (int, float)):
        return None
    sign, whole = ("-" if value < 0 else ""), int(abs(value))
    return f"{sign}{whole // 3600:02d}:{whole % 3600 // 60:02d}:{whole % 60:02d}"


def _months(moment: datetime, months: int) -> datetime:
    index = moment.year * 12 + moment.month - 1 + months
    year, month = index // 12, index % 12 + 1
    return moment.replace(year=year, month=month, day=min(moment.day, monthrange(year, month)[1]))


def _sunday_week(moment: datetime) -> int:
    return int(moment.strftime("%U"))


PARTS: dict[str, Callable[[datetime], int | str]] = {
    "MICROSECOND": lambda moment: moment.microsecond,
    "SECOND": lambda moment: moment.second,
    "MINUTE": lambda moment: moment.minute,
    "HOUR": lambda moment: moment.hour,
    "DAY": lambda moment: moment.day,
    "WEEK": _sunday_week,
    "WEEKOFYEAR": lambda moment: moment.isocalendar().week,
    "MONTH": lambda moment: moment.month,
    "QUARTER": lambda moment: (moment.month + 2) // 3,
    "YEAR": lambda moment: moment.year,
    "DAYOFWEEK": lambda moment: moment.isoweekday() % 7 + 1,
    "WEEKDAY": lambda moment: moment.weekday(),
    "DAYOFYEAR": lambda moment: moment.timetuple().tm_yday,
    "DAYNAME": lambda moment: moment.strftime("%A"),
    "MONTHNAME": lambda moment: moment.strftime("%B"),
}

DIRECTIVES: dict[str, Callable[[datetime], str]] = {
    "Y": lambda moment: f"{moment.year:04d}",
    "y": lambda moment: moment.strftime("%y"),
    "m": lambda moment: f"{moment.month:02d}",
    "c": lambda moment: str(moment.month),
    "d": lambda moment: f"{moment.day:02d}",
    "e": lambda moment: str(moment.day),
    "H": lambda moment: f"{moment.hour:02d}",
    "k": lambda moment: str(moment.hour),
    "h": lambda moment: moment.strftime("%I"),
    "I": lambda moment: moment.strftime("%I"),
    "l": lambda moment: moment.strftime("%I").lstrip("0"),
    "i": lambda moment: f"{moment.minute:02d}",
    "s": lambda moment: f"{moment.second:02d}",
    "S": lambda moment: f"{moment.second:02d}",
    "f": lambda moment: f"{moment.microsecond:06d}",
    "p": lambda moment: moment.strftime("%p"),
    "T": lambda moment: moment.strftime("%H:%M:%S"),
    "r": lambda moment: moment.strftime("%I:%M:%S %p"),
    "a": lambda moment: moment.strftime("%a"),
    "W": lambda moment: moment.strftime("%A"),
    "b": lambda moment: moment.strftime("%b"),
    "M": lambda moment: moment.strftime("%B"),
    "j": lambda moment: moment.strftime("%j"),
    "w": lambda moment: moment.strftime("%w"),
    "U": lambda moment: moment.strftime("%U"),
    "u": lambda moment: moment.strftime("%W"),
    "v": lambda moment: f"{moment.isocalendar().week:02d}",
    "x": lambda moment: str(moment.isocalendar().year),
}
