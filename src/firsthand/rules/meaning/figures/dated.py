"""Which of two values came first where the text names their days: `today=71 yesterday=93`, 今日 71，昨日 93.

Owns the order of dated values; without it numbers are taken in the order in which they stand. Pure.
It cannot order values by the dates of a calendar.
"""

from collections.abc import Sequence
from itertools import pairwise

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.sieve import holds_any

_SIGNS = (
    "yesterday",
    "last_",
    "last ",
    "before",
    "previous",
    "prev",
    "昨",
    "上周",
    "上月",
    "上次",
    "此前",
)
_THEN = names(
    "yesterday last_week last_month last_year last_hour last_day before previous prev previously 昨日 昨天"
    " 上周 上月 上次 此前"
)
_NOW = names(
    "today this_week this_month this_year this_hour this_day after now current currently 今日 今天 本周"
    " 本月 本次 目前 当前 现在"
)
_DAYS = names("week month year hour day")
_REACH = 5
_APART = 9


def in_order_of_days(evidence: Evidence) -> Sequence[Figure]:
    """The numbers of a text, of each two beside each other that of the day before first."""
    figures = evidence.figures
    if not holds_any(evidence.lower, _SIGNS):
        return figures
    days = [_day(one, evidence) for one in figures]
    ordered = list(figures)
    for at, (one, other) in enumerate(pairwise(figures)):
        if days[at] + days[at + 1] or not days[at] or other.place - one.place > _APART:
            continue
        if one.number.unit != other.number.unit:
            continue
        ordered[at], ordered[at + 1] = (one, other) if days[at] < 0 else (other, one)
        ordered[at + 1] = ordered[at + 1].but(field=ordered[at].field)
    return ordered


def _day(figure: Figure, evidence: Evidence) -> int:
    """-1 for a value of the time before, 1 for one of the present, 0 for any other."""
    tokens = evidence.tokens
    for at in range(figure.place - 1, max(-1, figure.place - 1 - _REACH), -1):
        _, text, _, number = tokens[at]
        if number is not None or text in ",;.⏎":
            break
        word = text.lower()
        if word in _DAYS and at:
            word = f"{tokens[at - 1][1].lower()}_{word}"
        if word in _THEN or word in _NOW:
            return 1 if word in _NOW else -1
    return 0
