"""Time words of a question → a request's window, in both languages.

Owns the reading of time; the clock is the source's: relative words stay relative ("30m" before
the newest evidence), and a time of day without a date is left to the source too. Words that
are not understood give no window: searching more is the safe side.
"""

import re
from typing import NamedTuple

UNITS: dict[str, int] = {
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "秒": 1, "秒钟": 1,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60, "分": 60, "分钟": 60,
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600,
    "小时": 3600, "钟头": 3600,
    "d": 86400, "day": 86400, "days": 86400, "天": 86400, "日": 86400,
    "w": 604800, "week": 604800, "weeks": 604800, "周": 604800, "星期": 604800,
    "month": 2592000, "months": 2592000, "月": 2592000,
}  # fmt: skip
"""Unit → seconds."""

NUMERALS: dict[str, float] = {
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "ten": 10,
    "twelve": 12, "couple of": 2, "few": 3, "several": 4, "half a": 0.5, "half an": 0.5,
    "半": 0.5, "半个": 0.5, "一": 1, "两": 2, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7,
    "八": 8, "九": 9, "十": 10, "十五": 15, "二十": 20, "三十": 30, "四十五": 45, "几": 4,
}  # fmt: skip

NAMED: tuple[tuple[str, str], ...] = (
    (r"\byesterday\b|昨天|昨日|前天", "2d"),
    (r"\blast night\b|\bovernight\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b", "1d"),
    (r"昨晚|昨夜|今早|今晨|今天|今日|凌晨|上午|下午|\btoday\b", "1d"),
    (r"\b(?:last|past|this) week\b|上周|本周|这周", "14d"),
    (r"\bjust now\b|刚才|刚刚", "1h"),
)
"""Words for a stretch of time → how far back it may reach; generous, as days have no clock here."""

_UNIT = "|".join(sorted(map(re.escape, UNITS), key=len, reverse=True))
_NUMERAL = "|".join(sorted(map(re.escape, NUMERALS), key=len, reverse=True))
_AMOUNT = rf"(?P<n>\d{{1,5}}(?:\.\d+)?|{_NUMERAL})?\s*(?:个)?\s*(?P<unit>{_UNIT})(?![A-Za-z])"
_LAST = re.compile(
    rf"(?:\b(?:last|past|previous|recent)\s+|(?:最近|过去|近|前|这)\s*(?:的)?){_AMOUNT}",
    re.IGNORECASE,
)
_AGO = re.compile(rf"{_AMOUNT}\s*(?:\bago\b|之?前)", re.IGNORECASE)

_CLOCK = r"\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?"
_ZONE = r"(?:\s?Z\b|\s?UTC\b|[+-]\d{2}:?\d{2})?"
_INSTANT = rf"(?:\d{{4}}-\d{{2}}-\d{{2}}(?:[T ]{_CLOCK}{_ZONE})?|{_CLOCK}{_ZONE})"
_SINCE = re.compile(
    rf"(?:\b(?:since|after|starting(?: at| from)?|from|between)\s+|[从自]\s*)(?P<t>{_INSTANT})"
    rf"|(?P<u>{_INSTANT})\s*(?:之后|以后|以来|开始|起)",
    re.IGNORECASE,
)
_UNTIL = re.compile(
    rf"(?:\b(?:until|till|before|to|and)\s+|[到至]\s*|{_INSTANT}\s*[-–—~]\s*)(?P<t>{_INSTANT})"
    rf"|(?P<u>{_INSTANT})\s*(?:之前|以前|为止)",
    re.IGNORECASE,
)


_DAY = re.compile(r"(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])")
_MOMENT = re.compile(
    rf"(?<![\w.:/-])(?:\d{{4}}-\d{{2}}-\d{{2}}[T ])?{_CLOCK}{_ZONE}(?![\w:])", re.IGNORECASE
)
_HALF_DAY = re.compile(
    r"(?<![\w.:])(1[0-2]|0?[1-9])(?::([0-5]\d))?\s?([ap])\.?m\b\.?", re.IGNORECASE
)


class Span(NamedTuple):
    """A window as the requests take it; None is open."""

    since: str | None
    until: str | None
    around: str | None = None
    """One moment, `at 09:00`; the window lies around it."""


def read_window(text: str) -> Span | None:
    """The window that a question names, or None. A date beside a bare time of day is its date."""
    text = _HALF_DAY.sub(_of_24, text)
    day = _DAY.search(text)
    since, until = (_on(_instant(pattern, text), day) for pattern in (_SINCE, _UNTIL))
    if since is not None or until is not None:
        return Span(since=since, until=until)
    moment = _MOMENT.search(text)
    if moment is not None:
        return Span(since=None, until=None, around=_on(_spelled(moment[0]), day))
    if day is not None:
        return Span(since=day[0], until=day[0])
    for pattern, factor in ((_LAST, 1), (_AGO, 2)):
        match = pattern.search(text)
        if match is not None:
            return Span(since=_relative(match, factor), until=None)
    for words, back in NAMED:
        if re.search(words, text, re.IGNORECASE):
            return Span(since=back, until=None)
    return None


def _relative(match: re.Match[str], factor: int) -> str:
    """ "N units ago" reaches twice as far back: what is asked about lies around it."""
    written = (match["n"] or "1").casefold()
    amount = NUMERALS[written] if written in NUMERALS else float(written)
    minutes = max(1, round(amount * UNITS[match["unit"].casefold()] * factor / 60))
    return f"{minutes // 60}h" if minutes % 60 == 0 else f"{minutes}m"


def _instant(pattern: re.Pattern[str], text: str) -> str | None:
    match = pattern.search(text)
    return None if match is None else _spelled(match["t"] or match["u"])


def _spelled(written: str) -> str:
    zoned = re.sub(r"\s?UTC$", "Z", written.strip(), flags=re.IGNORECASE).replace(" Z", "Z")
    return re.sub(r"^(\d{4}-\d{2}-\d{2}) ", r"\1T", zoned)


def _on(instant: str | None, day: re.Match[str] | None) -> str | None:
    """A bare time of day on the day that the question names."""
    if instant is None or day is None or re.match(r"\d{4}-", instant):
        return instant
    return f"{day[0]}T{instant.zfill(len(instant) + (instant.find(':') == 1))}"


def _of_24(found: re.Match[str]) -> str:
    hour = int(found[1]) % 12 + 12 * (found[3].lower() == "p")
    return f"{hour:02d}:{found[2] or '00'}"
