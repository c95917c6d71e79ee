"""Parts and wholes of two series of one thing: `memory_usage_bytes{…} 1.6e9` and `memory_limit_bytes{…} 2e9`.

Law: one metric is named as what is used or free, the other as its limit or size; both measure in one unit,
the names share a word, and the labels of the one are among those of the other. A part with two such wholes
has none. Pure.
It cannot pair series of different things, nor three.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure, Pair

_LABELS = lazy(r'([A-Za-z_][\w]*)="([^"]*)"')
_SERIES = lazy(
    r"(?:^|⏎) *(?:[\d:.TZ+-]+ )?([A-Za-z_][\w:]*)\{([^{}⏎]*)\} (-?\d[\d.e+]*)(?= *(?:⏎|$))"
)
_PIECES = lazy(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_USED = frozenset(
    {"usage", "used", "working", "current", "active", "inuse", "rss", "resident", "count", "open"}
)
_FREE = frozenset({"free", "avail", "available", "idle"})
_WHOLE = frozenset({"limit", "limits", "size", "total", "capacity", "max", "maximum", "quota"})
_OF_NO_KIND = _USED | _FREE | _WHOLE | frozenset({"bytes", "count", "stat", "stats", "spec"})
_MOST = 8
"""Series that are paired."""


def pairs_of_series(evidence: Evidence, named: dict[int, frozenset[str]]) -> list[Pair]:
    """Every part with the one whole that its labels and its name allow; `named`: what figures are called."""
    series = _SERIES.findall(evidence.text)
    figures = [f for f in evidence.figures if f.place and evidence.tokens[f.place - 1][1] == "}"]
    if not 1 < len(series) == len(figures) <= _MOST:
        return []
    told = [
        (one, frozenset(map(str.lower, _PIECES.findall(name))), frozenset(_LABELS.findall(labels)))
        for one, (name, labels, _) in zip(figures, series, strict=True)
    ]
    found: list[Pair] = []
    for part, pieces, labels in told:
        state = "free" if pieces & _FREE else "used" if pieces & _USED else ""
        if not state or pieces & _WHOLE:
            continue
        wholes = [
            whole
            for whole, others, theirs in told
            if _is_whole(part, whole)
            and others & _WHOLE
            and not others & (_FREE | _USED)
            and (pieces & others) - _OF_NO_KIND
            and (labels <= theirs or theirs <= labels)
        ]
        if len(wholes) == 1:
            words = named.get(part.place, frozenset()) | named.get(wholes[0].place, frozenset())
            found.append(Pair(part, wholes[0], (words - _WHOLE) | {state}))
    return found


def _is_whole(part: Figure, whole: Figure) -> bool:
    mine, theirs = part.number, whole.number
    return part is not whole and mine.unit == theirs.unit and 0 <= mine.value <= theirs.value > 0
