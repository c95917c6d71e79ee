"""A span over which something is measured: `over ten minutes` of `window=10m`, `the five-minute average`.

Owns when a duration of a sentence is such a span and the text has it, or counts in another one. Pure.
It cannot tell two windows of one text apart.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure

_WINDOWS = names("window interval range period lookback")
_AVERAGING = names("average avg mean window 平均 均值 窗口 内 滑动平均")
_AVERAGED = (["avg"], ["average"], ["mean"], ["rate"], ["平均"])
_MEASURED_OVER = names("over in within during last past 过去 最近 近")
_RECENT = names("last past previous preceding 过去 最近 近")


def is_window(claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence) -> bool:
    """`over ten minutes`, `the five-minute average` of `window=10m`, `(5m avg)`: over what is measured."""
    tokens = asked.tokens
    behind = tokens[claim.place + 1 : claim.place + 2]
    ahead = tokens[claim.place - 1][1] if claim.place else ""
    averaged = bool(behind) and behind[0][1] in _AVERAGING
    if not averaged and ahead not in _MEASURED_OVER:
        return False
    return any(
        f.number.value == claim.number.value
        and (
            bool(_WINDOWS & {word for word, near in f.field.items() if near >= NAMED})
            or (
                averaged
                and [t[1] for t in evidence.tokens[f.place + 1 : f.place + 2]][:1] in _AVERAGED
            )
            or _is_recent(f, evidence)
        )
        for f in same
    )


def is_counted_in_another(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
    """`37 dropped within 5 minutes` of `in last 5000 ms: 37 dropped`: counted in another window."""
    if not claim.place or asked.tokens[claim.place - 1][1] != "within":
        return False
    counted = any(not one.number.unit for one in asked.figures)
    return counted and any(_is_recent(one, evidence) for one in same)


def _is_recent(figure: Figure, evidence: Evidence) -> bool:
    """`in last 5000 ms`"""
    return figure.place > 0 and evidence.tokens[figure.place - 1][1] in _RECENT
