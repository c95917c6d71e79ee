"""Points in time: are these the times that the evidence has?

Owns dates, clock times and zones. Where both sides know their zone they are compared in UTC, else as
wall-clock times. A claim's time is as exact as it is written: `10:14` holds for `10:14:03`. Pure.
It cannot tell 03/04 from 04/03, and does not read relative words such as `yesterday`.
"""

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from firsthand.rules.sieve import holds_any

_MONTH_NAMES = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*"
_CLOCK = r"(?P<h>\d\d?):(?P<mi>\d\d)(?::(?P<sec>\d\d)(?:[.,](?P<f>\d{1,9}))?)?"
_BARE_CLOCK = _CLOCK.replace("(?P<", "(?P<b")
_INSTANT = re.compile(
    rf"""
    (?<![\d.])(?P<cy>(?:19|20)\d\d)(?P<cm>\d\d)(?P<cd>\d\d)(?:
      -(?P<ch>\d\d?):(?P<cmi>\d\d?):(?P<cs>\d\d?)(?::(?P<cf>\d{{1,3}}))?(?![\d:])
     |T(?P<bch>[01]\d|2[0-3])(?P<bcmi>[0-5]\d)(?P<bcs>[0-5]\d)(?P<cz>Z|[+-]\d\d:?\d\d)?(?![\w:])
    )
    |(?<![\d.])(?:
      (?P<y>\d{{4}})(?P<s>[-/.])(?P<mo>\d\d?)(?P=s)(?P<d>\d\d?)(?!\d)
     |(?P<d2>\d\d?)[/ ](?P<mn2>{_MONTH})\.?(?:[/ ](?P<y2>\d{{4}}))?(?=\W|$)
     |(?P<mn3>{_MONTH})\.?\ {{1,2}}(?P<d3>\d\d?)(?!\d|:)(?:,?\ (?P<y3>\d{{4}})(?![:\d]))?
    )
    (?:(?:[T:_-]|,?\ (?:at\ )?){_CLOCK})?
    (?:(?:(?<=:\d\d)|(?<=\.\d{{3}})|(?<=\.\d{{6}}))\ (?P<y4>\d{{4}})(?![:\d-]))?
    (?:\ ?(?P<z>Z|UTC|GMT|[+-]\d\d:?\d\d)(?![\w:]))?
    |(?<![\d:.]){_BARE_CLOCK}(?![\d:])(?:\ ?(?P<pm>[ap]m)\b)?(?:\ ?(?P<z2>Z|UTC|GMT|[+-]\d\d:?\d\d)(?![\w:]))?
    """,
    re.VERBOSE | re.ASCII | re.IGNORECASE,
)
_HEAD = r"\d(?=\d{7}[-T]|\d{3}[-/.]\d|\d?:\d"
_MAY_BEGIN = re.compile(rf"{_HEAD})", re.ASCII)
"""A digit with which one may begin: the search leaps from digit to digit."""
_TAILS = "|".join(sorted({name[1:] for name in _MONTH_NAMES}))
_MAY_BEGIN_OR_MONTH = re.compile(
    rf"{_HEAD}|\d?[/ ][jfmasond])|[jfmasond](?={_TAILS})", re.ASCII | re.IGNORECASE
)
"""The same in a text that names a month: a day before the name or a name itself, too."""
_RANGE = re.compile(r"(\d(?<![T\d:.]\d)\d?:\d\d) ?- ?(?=\d\d?:\d\d(?![:\d]))", re.ASCII)
_CLOCK_ON = re.compile(
    rf"\b(\d\d?:\d\d(?::\d\d)?(?: UTC| GMT)?) on (\d\d? {_MONTH}(?: \d{{4}})?|\d{{4}}-\d\d-\d\d)(?![\w:-])",
    re.ASCII,
)
"""A clock time before its date: `19:20 UTC on 13 November`."""
_KLOG_HEAD = re.compile(r"[IWEF]\d{4} \d\d:")
_KLOG = re.compile(r"(?:(?<=⏎  )|(?<=⏎ )|\A)[IWEF](\d\d)(\d\d) +(?=\d\d:\d\d:\d\d)")
"""`W0617 09:12:44`: month and day without a year, as klog writes them."""
NO_DAY = -1
"""Day of a date or time that does not exist; it equals none of the evidence."""
DAY = 86_400.0
MOST = 200
"""Times that are read of one text."""


class Instant(NamedTuple):
    day: int | None
    """Proleptic ordinal; None without a date (or without a year, then see `month_day`)."""
    month_day: tuple[int, int] | None
    second: float | None
    """Of the day, as written."""
    exact: float
    """Seconds of the last written digit: 60 for `10:14`, 0.001 for milliseconds, a day for a date."""
    offset: float | None
    """Seconds east of UTC; None where no zone is written."""
    place: int
    """Where it stands in the text."""

    def utc(self) -> float | None:
        """Seconds on one scale for differences; None without a date with year."""
        if self.day is None:
            return None
        return self.day * DAY + (self.second or 0.0) - (self.offset or 0.0)

    def when(self) -> float | None:
        """The same, or the second of a day that is not told."""
        return self.utc() or self.second


def instants(text: str) -> list[Instant]:
    """The points in time of a folded text, in order."""
    found: list[Instant] = []
    if " on " in text:
        text = _CLOCK_ON.sub(r"\2 \1", text)
    if _KLOG_HEAD.match(text):
        text = _KLOG.sub(r"0000-\1-\2 ", text)
    if "-" in text:
        text = _RANGE.sub(_as_range, text)
    for match in _matches(text):
        one = _instant(match)
        if one is not None:
            found.append(one)
            if len(found) == MOST:
                break
    return found


def _matches(text: str) -> Iterator[re.Match[str]]:
    """Where a text may name a point in time: only at a digit or at the name of a month."""
    named = holds_any(text.lower(), _MONTH_NAMES)
    begins = _MAY_BEGIN_OR_MONTH if named else _MAY_BEGIN
    begin = begins.search(text)
    while begin is not None:
        match = _INSTANT.match(text, begin.start())
        if match is not None:
            yield match
        begin = begins.search(text, (match or begin).end())


def _as_range(match: re.Match[str]) -> str:
    return f"{match[1]} to "


def _compact(match: re.Match[str]) -> Instant:
    """`20180112-19:42:8:316` without leading zeros, `20180112T194208Z` without signs between."""
    clock = match.group("ch", "cmi", "cs") if match["ch"] else match.group("bch", "bcmi", "bcs")
    year, month, day, hour, minute, second = map(int, (*match.group("cy", "cm", "cd"), *clock))
    try:
        ordinal = date(year, month, day).toordinal()
    except ValueError:
        ordinal = NO_DAY
    of_day = hour * 3600.0 + minute * 60.0 + second + int(match["cf"] or 0) / 1000
    exact = 0.001 if match["cf"] else 1.0
    return Instant(ordinal, (month, day), of_day, exact, _offset(match["cz"]), match.start())


def _instant(match: re.Match[str]) -> Instant | None:
    if match["cy"]:
        return _compact(match)
    year, month, day = match["y"], match["mo"], match["d"]
    name = match["mn2"] or match["mn3"]
    if name:
        month_number = _MONTH_NAMES.index(name[:3].lower()) + 1
        year, day = match["y2"] or match["y3"] or match["y4"], match["d2"] or match["d3"]
    elif month:
        month_number = int(month)
    else:
        month_number = 0
    clock = match.group("h", "mi", "sec", "f")
    if clock[0] is None:
        clock = match.group("bh", "bmi", "bsec", "bf")
    second, exact = None, DAY
    if clock[0] is not None:
        hour, minute = int(clock[0]), int(clock[1])
        if hour > 24 or minute > 59:
            return Instant(NO_DAY, (0, 0), 0.0, DAY, None, match.start())
        if match["pm"]:
            hour = hour % 12 + (12 if match["pm"].lower() == "pm" else 0)
        second, exact = hour * 3600.0 + minute * 60.0, 60.0
        if clock[2] is not None:
            second, exact = second + int(clock[2]), 1.0
        if clock[3] is not None:
            exact = 10.0 ** -len(clock[3])
            second += int(clock[3]) * exact
    ordinal, month_day = None, None
    if month_number:
        month_day = (month_number, int(day))
        if year and int(year) == 1:
            ordinal = NO_DAY  # 0001-01-01: a time that was never set
        elif year and int(year) > 0:
            try:
                ordinal = date(int(year), month_number, int(day)).toordinal()
            except ValueError:
                ordinal = NO_DAY
    return Instant(
        ordinal, month_day, second, exact, _offset(match["z"] or match["z2"]), match.start()
    )


def _offset(zone: str | None) -> float | None:
    if zone is None:
        return None
    if zone[0] not in "+-":
        return 0.0
    digits = zone[1:].replace(":", "")
    seconds = int(digits[:2]) * 3600.0 + int(digits[2:]) * 60.0
    return -seconds if zone[0] == "-" else seconds


def known(claimed: Instant, found: list[Instant]) -> bool:
    """Whether one of the evidence's times is that of the claim; a year counts where any has one."""
    if claimed.day is not None:
        dated = [one for one in found if one.day is not None and one.month_day == claimed.month_day]
        if dated:
            return any(same(claimed, one) for one in dated)
    return any(same(claimed, one) for one in found)


def same(claimed: Instant, found: Instant) -> bool:
    """Whether a claim's time is that of the evidence, as exactly as the claim says it."""
    if NO_DAY in (claimed.day, found.day):
        return False
    if claimed.second is None:
        if claimed.day is not None and found.day is not None:
            return claimed.day == found.day
        return claimed.month_day is not None and claimed.month_day == found.month_day
    if found.second is None:
        return False
    if claimed.day == NO_DAY:
        return False
    shift = 0.0
    if claimed.offset is not None and found.offset is not None:
        shift = claimed.offset - found.offset
    second = found.second + shift
    days = 0
    if not 0 <= second < DAY:
        days = 1 if second >= DAY else -1
        second -= days * DAY
    if claimed.month_day is not None:
        if found.month_day is None:
            return False
        if claimed.day is not None and found.day is not None:
            if claimed.day != found.day + days:
                return False
        elif claimed.month_day != _shifted(found, days):
            return False
    return claimed.second - 1e-6 <= second < claimed.second + max(
        claimed.exact, found.exact * 0.999
    ) - 1e-6 or (abs(second - claimed.second) < 1e-6)


def _shifted(found: Instant, days: int) -> tuple[int, int] | None:
    """Month and day of a time in another zone, where they are known."""
    if not days or found.day is None:
        return found.month_day if not days else None
    other = date.fromordinal(found.day + days)
    return other.month, other.day
