"""The two numbers that a multiple compares, where the sentence names both: `more than twice the CPU cores`.

Owns the choice of the base by the words beside the multiple, and of the value by those before it; where the
words choose no single pair, `multiples.py` decides by role. Pure.
It cannot tell a base that goes unnamed.
"""

from firsthand.rules.meaning.computed.multiples import MOST, is_multiple
from firsthand.rules.meaning.computed.side_words import clause_of
from firsthand.rules.meaning.figures.arithmetic import tells_distance
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import Words, called, told
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import NUMBER

_TWO = 2
_COMPARING = names("!gt !ge !lt !le !about")
_IS = names("是 为 达 达到 约为 is was reached 的")


def of_named_base(ratio: float, compare: str, asked: Asked, evidence: Evidence) -> bool | None:
    """Whether the value that a sentence names is that multiple of the base that it names; None: not named."""
    keyed = _by_keys(asked, evidence) if len(asked.names) > 1 else None
    if keyed is not None:
        return is_multiple(keyed, ratio, compare)
    place = _place(asked)
    if place < 0:
        return None
    start, end = clause_of(place, asked)
    han = not "".join(
        text for _, text, _, _ in asked.tokens[max(0, place - 1) : place + 1]
    ).isascii()
    split = _before_base(place, start, asked) if han else place
    base_words = told(asked, split, place) if han else told(asked, place + 1, end)
    value_words = told(asked, start, split) - base_words
    if not base_words or not value_words:
        return None
    figures = [
        f
        for f in evidence.figures[:MOST]
        if evidence.tokens[f.place][0] == NUMBER and not f.compare and f.number.low is None
    ]
    base = _best(figures, base_words, evidence)
    if base is None or not base.number.value:
        return None
    values = [f for f in figures if f.number.unit == base.number.unit and f is not base]
    value = _best([f for f in values if f.role not in LIMITS] or values, value_words, evidence)
    if value is None:
        return None
    found = value.number.value / base.number.value
    return is_multiple(abs(found) if tells_distance(asked) else found, ratio, compare)


def _by_keys(asked: Asked, evidence: Evidence) -> float | None:
    """`load1 is four times load15` of two keys with a value each: the first one over the second."""
    values: list[float] = []
    for part in asked.names:
        key = part.text.lower()
        if key in evidence.lower:
            held = [f for f in evidence.figures if f.key >= 0 and evidence.spelled[f.key] == key]
            if len(held) == 1:
                values.append(held[0].number.value)
    return values[0] / values[1] if len(values) == _TWO and values[1] else None


def _place(asked: Asked) -> int:
    """Where the multiple stands: its word, or its number."""
    numbers = [one.place for one in asked.figures if one.number.unit == "x"]
    return (numbers or asked.marks.get("!times", [-1]))[0]


def _before_base(place: int, start: int, asked: Asked) -> int:
    """In Chinese the base stands between the word that compares and the multiple: 超过核数的两倍."""
    for at in range(place - 2, start - 1, -1):
        _, text, entry, _ = asked.tokens[at]
        if (entry and not _COMPARING.isdisjoint(entry)) or text in _IS - {"的"}:
            return at + 1
    return place


def _best(figures: list[Figure], words: Words, evidence: Evidence) -> Figure | None:
    """The one figure that the words call best."""
    scores = [len(called(f, evidence) & words) for f in figures]
    most = max(scores, default=0)
    best = [f for f, n in zip(figures, scores, strict=True) if n == most]
    return best[0] if most and len(best) == 1 else None
