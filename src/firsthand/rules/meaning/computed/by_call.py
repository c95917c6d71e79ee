"""A comparison of two figures of one text, each chosen by what the sentence calls it.

Owns `above the review line but not at the reject line`, `lags by more than the oplog window`: within its
clause the words before a comparing word choose one figure, those behind it the other. Read where the weighing
of fields has not decided. Pure.
It cannot compare where two figures are called alike.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import MOST, Words, called, identity, told
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import NAME, NUMBER

_PART = lazy(r"[^a-z0-9]+")
_AND_LIGHT = frozenset(
    {"window", "range", "line", "count", "size", "number", "量", "数", "线", "值"}
)
"""Words without meaning of their own by which a text may call a figure."""


def compared_by_call(asked: Asked, place: int, greater: bool, evidence: Evidence) -> bool | None:
    """Whether the one figure lies on that side of the other; None where they cannot be told."""
    start, end = clause_at(asked, place)
    behind = told(asked, place + 1, end) | _light(asked, place + 1, end)
    ahead = told(asked, start, place) | _light(asked, start, place)
    names = [one.text for one in asked.names if start <= one.place < place]
    if not ahead:
        ahead = told(asked, 0, start)
        names = [one.text for one in asked.names if one.place < start]
    figures = [
        f
        for f in evidence.figures[:MOST]
        if evidence.tokens[f.place][0] == NUMBER
        and f.number.low is None
        and not identity(evidence.tokens, f.place)
    ]
    base = _only(figures, behind, ahead, evidence)
    if base is None:
        return None
    values = [
        f
        for f in figures
        if f.number.unit == base.number.unit and f is not base and f.role not in LIMITS
    ]
    value = _only(_of_names(values, names, evidence), ahead, behind, evidence)
    if value is not None and names:
        value = _by_more_than_its_name(value, values, ahead, behind, names, evidence)
    if value is None or value.number.value == base.number.value:
        return None
    return (value.number.value > base.number.value) == greater


def clause_at(asked: Asked, place: int) -> tuple[int, int]:
    """Where the clause of a place begins and ends, by the words that open clauses."""
    cut = asked.cut
    start, end = place, place + 1
    while start and cut[start - 1] == cut[place]:
        start -= 1
    while end < len(cut) and cut[end] == cut[place]:
        end += 1
    return start, end


def _light(asked: Asked, start: int, end: int) -> Words:
    """The words without meaning of their own that a sentence says between two places."""
    return _AND_LIGHT & {text for _, text, _, _ in asked.tokens[start:end]}


def _calls(figure: Figure, evidence: Evidence) -> Words:
    """What the text calls a figure, words without meaning of their own included."""
    spelled = {word for word, near in figure.field.items() if near >= 1.0}
    return called(figure, evidence) | (spelled & _AND_LIGHT)


def _only(figures: list[Figure], words: Words, others: Words, evidence: Evidence) -> Figure | None:
    """The one figure that the words call best."""
    calls = [_calls(f, evidence) for f in figures]
    scores = [len(one & words) - 0.5 * len(one & (others - words)) for one in calls]
    most = max(scores, default=0.0)
    if most <= 0:
        return None
    best = [f for f, score in zip(figures, scores, strict=True) if score == most]
    return best[0] if len({f.number.value for f in best}) == 1 else None


def _by_more_than_its_name(
    value: Figure,
    values: list[Figure],
    ahead: Words,
    behind: Words,
    names: list[str],
    evidence: Evidence,
) -> Figure | None:
    """`消费速率 of orders` calls the 2 of `orders 堆积 9 条，消费速率 2 条`: no name alone calls one."""
    parts = {part for one in names for part in _PART.split(one.lower())}
    words = ahead - parts - set(names)
    best = _only(values, words, behind, evidence)
    if (
        best is None
        or best is value
        or len(words & _calls(value, evidence)) >= len(words & _calls(best, evidence))
    ):
        return value
    cut = evidence.cut
    others = any(
        one[0] == NAME and cut[at] == cut[best.place] for at, one in enumerate(evidence.tokens)
    )
    return None if others else best


def _of_names(figures: list[Figure], names: list[str], evidence: Evidence) -> list[Figure]:
    """The figures whose clause has a name of the sentence, where any has."""
    own = {
        evidence.cut[at]
        for at, token in enumerate(evidence.tokens)
        for name in names
        if named(name, token[1].lower())
    }
    found = [f for f in figures if evidence.cut[f.place] in own]
    return found or figures
