"""Durations and shares that a text writes in another form: `04:10:25 to go`, `hit_ratio=0.61`.

Owns when a clock form is a span and no time of day, when a number from 0 to 1 is a share, and when a time
without a unit is in seconds. Pure.
It cannot tell a span that nothing beside it calls one.
"""

import re

from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.quantities import Number
from firsthand.rules.meaning.tokens.token import Token
from firsthand.rules.sieve import holds_any

_CLOCK = re.compile(
    r"(?<![\w:.T-])(\d{1,3}):(\d\d):(\d\d)(?:\.\d+)?(?= (?:to go|left|remaining|elapsed|to finish)\b)"
    r"|(?P<key>\b(?:eta|elapsed|remaining|duration|uptime|runtime|time_left|took|lifetime|\w*_age|age|xdelay|剩余|耗时"
    r"|预计剩余|持续)[\"']?\s?[=:：]?\s?[\"']?)(?:(\d{1,3}):)?(\d\d?):(\d\d)(?![\d:])"
    r"|(?P<long>\b"
    r"(?:(?:running|ran|lasted|finished|completed|ended|succeeded|failed|done)(?: for| in| after)?"
    r"|(?:p\d\d|avg|average|mean|median|baseline|lag|behind))"
    r"[\"']?\s?[=:]?\s?[\"']?)"
    r"(\d{1,3}):(\d\d):(\d\d)(?!\d|[:.,]\d|Z)"
    r"|(?P<within>(?<=[\w)] )in )(?:(\d{1,3}):)?(\d\d?):(\d\d)(?![\d:]|[.,]\d| ?[ap]m\b|Z)",
    re.IGNORECASE | re.ASCII,
)
_MAY = (
    "to go",
    "left",
    "remaining",
    "elapsed",
    "to finish",
    " in ",
    "ed after ",
    "done after ",
    "lasted",
    "eta",
    "duration",
    "uptime",
    "runtime",
    "took",
    "lifetime",
    "age",
    "xdelay",
    "running",
    "ran ",
    "p95",
    "p99",
    "p50",
    "avg",
    "mean",
    "median",
    "baseline",
    "lag",
    "behind",
    "持续",
    "剩余",
    "耗时",
)
"""Words of which a text with such a span has one."""
_OF_DAY = (
    r"[0-9]:[0-9][0-9]:",
    r"[0-9]t[0-9][0-9]:",
    r"[ /-][0-9][0-9] [0-9][0-9]:",
    r" [0-9] [0-9][0-9]:",
    r"[+_-][0-9][0-9]:",
    r"^[0-9][0-9]:",
    r"[iwef][0-9]{4} [0-9][0-9]:",
    r"at [0-9][0-9]:",
    r"at [0-9]:",
)
"""How a time of day stands up to a colon: behind another, behind its date, as an offset, first of all, at
the head of a klog line, behind `at`."""
_MINUTES = re.compile(
    r":(?<=[0-9]:)(?:"
    rf"{''.join(f'(?<!{one})' for one in _OF_DAY)}[0-9]{{1,2}}(?![0-9])"
    r"|[0-9][0-9](?:\.[0-9]+)? (?:to |left|rem|elap))"
)
"""The first colon of a span behind its key, or the last of one before its word."""
_RATIO = re.compile(
    r"ratio|fraction|progress|utili[sz]ation|availability|saturation|sampl|(?:^|_)share"
    r"|(?:error|err|failure|fail|success|hit|miss|loss|drop)_?rate",
    re.IGNORECASE,
)
_BOUND = re.compile(r"threshold|limit|target|objective|slo|(?:^|_)(?:min|max)", re.IGNORECASE)
_TIME = re.compile(
    r"time|elapsed|took|(?:request|response|upstream|query|total|upstream_response|connect)_time|u?rt|lat(?:ency)?"
    r"|duration",
    re.IGNORECASE,
)
_FINE = 0.001
"""Last digit of a time that is written as a fraction of a second."""
_CLAUSE = 6
_TIMEOUT_AT = 4
_VALUES = frozenset({"value", "current", "observed", "actual", "threshold", "baseline", "target"})
_METRIC_AT = 2
_METRIC_NEAR = 8
"""Tokens from the name of a metric to its value, and to its bound."""
_SLOW = ("query_time", "lock_time")
SHARE = "ratio"
"""How a share that is written as a ratio is marked."""


def spans_as_seconds(text: str, lower: str) -> str:
    """A folded text, also given in lower case, with its clock-form spans in seconds."""
    if ":" not in lower or _MINUTES.search(lower) is None:
        return text
    return _CLOCK.sub(_seconds, text) if holds_any(lower, _MAY) else text


def _seconds(match: re.Match[str]) -> str:
    *above, minutes, seconds = [int(one) for one in match.groups() if one and one.isdigit()]
    hours = above[0] if above else 0
    return f"{match['key'] or match['long'] or match['within'] or ''}{hours * 3600 + minutes * 60 + seconds}s"


def shares_of_ratios(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """The numbers of ratio fields, and of their bounds, once more in per cent."""
    broken = [one for one in found if one.number.step < 1]
    names = {one.place: _name(one, tokens) for one in broken if _may_be_share(one.number)}
    if not names or not any(_RATIO.search(name) for name in names.values()):
        return []
    return [
        one.but(
            number=one.number.but(
                value=round(100.0 * one.number.value, 9),
                unit="%",
                step=100.0 * one.number.step,
                written=SHARE,
            )
        )
        for one in found
        if one.place in names
        and (_RATIO.search(names[one.place]) or _BOUND.search(names[one.place]))
    ]


def in_seconds(found: list[Figure], tokens: list[Token], lower: str, broken: bool) -> list[Figure]:
    """`time: 0.2734921`, `rt=1.207`: a time that is written with a fraction and no unit is in seconds;
    `broken`: whether any number is written with a fraction."""
    fine = [one for one in found if 0 < one.number.step <= _FINE] if broken else []
    fine = [one for one in _bare(fine) if _TIME.fullmatch(_named(one, tokens))] if fine else fine
    postfix, waits = "postfix/" in lower, "timeout=" in lower
    slow = "lock_time: " in lower
    bare = _bare(found) if postfix or waits or slow else []
    if fine:
        found = [_second(one) if one in fine else one for one in found]
    if postfix:
        found = [
            _second(one) if one in bare and _named(one, tokens) == "delay" else one for one in found
        ]
    if slow:  # MySQL's slow log
        found = found + [_second(one) for one in bare if _named(one, tokens).lower() in _SLOW]
    if waits:
        found = found + [_second(one) for one in bare if _is_read_timeout(one, tokens)]
    return found


def _bare(found: list[Figure]) -> list[Figure]:
    """The numbers without a unit that are no ranges."""
    return [one for one in found if not one.number.unit and one.number.low is None]


def _second(figure: Figure) -> Figure:
    return figure.but(number=figure.number.but(unit="s", written="s"))


def _is_read_timeout(figure: Figure, tokens: list[Token]) -> bool:
    """`Read timed out. (read timeout=15)`: Python's clients wait in seconds."""
    place = figure.place
    return (
        place > _TIMEOUT_AT
        and tokens[place - 2][1] == "timeout"
        and tokens[place - 1][1] == "="
        and tokens[place - 3][1] in ("read", "connect")
        and tokens[place - 4][1] == "("
    )


def _named(figure: Figure, tokens: list[Token]) -> str:
    return tokens[figure.key][1] if figure.key >= 0 else ""


def _may_be_share(number: Number) -> bool:
    return not number.unit and number.step < 1 and 0 <= number.value <= 1 and number.low is None


def _name(figure: Figure, tokens: list[Token]) -> str:
    """The name before a number, or the two words before it."""
    named = _named(figure, tokens)
    if named in _VALUES and figure.key > _METRIC_AT:
        return f"{named}_{_metric_before(figure.key, tokens)}"
    if named and named not in ("is", "was"):
        return named
    ahead = [text for _, text, _, _ in tokens[max(0, figure.place - _CLAUSE) : figure.place]]
    told = bool({"is", "was"} & set(ahead[-2:]))  # Progress of attempt_3 is : 0.42
    return "_".join(ahead if told else ahead[-2:])


def _metric_before(key: int, tokens: list[Token]) -> str:
    """`error_rate` of `metric=error_rate value=0.07 threshold=0.02`; empty for none."""
    for at in range(key - 1, max(_METRIC_AT, key - _METRIC_NEAR), -1):
        if tokens[at - 2][1].lower() in ("metric", "indicator") and tokens[at - 1][1] == "=":
            return tokens[at][1]
    return ""
