"""One record against another: `render-3 failed more jobs than render-1`, db-2 比 db-1 慢.

Owns a comparison of two records by their names, in the one field that the sentence calls and both have. Pure.
It cannot compare by a field that goes unnamed.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.multiples import ratio_of
from firsthand.rules.meaning.figures.called import Words, called, told
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.words.parts import part_finding

_PAIR = 2
_MORE = lazy(
    r"\b(more|higher|larger|greater|longer|slower|bigger|older|later)\b.* than |比.*[多高大长慢久]"
)
_LESS = lazy(
    r"\b(fewer|less|lower|smaller|shorter|younger|faster|quicker)\b.* than |比.*[少低小短快]"
)


def rows_compared(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a comparison of two records; None for a sentence without one."""
    if len(asked.names) != _PAIR or asked.figures or "!neg" in asked.marks:
        return None
    more, less = _MORE.search(asked.lower), _LESS.search(asked.lower)
    if bool(more) == bool(less) or ratio_of(asked) is not None:
        return None
    sides = [[one for one in evidence if named(part.text, one.lower)] for part in asked.names]
    if any(len(one) != 1 for one in sides) or sides[0][0] is sides[1][0]:
        return None
    first, second = sides[0][0], sides[1][0]
    figure = _meant(told(asked, 0, len(asked.tokens)), first)
    other = _like(figure, second, first) if figure is not None else None
    if figure is None or other is None or figure.number.unit != other.number.unit:
        return None
    missing = [part for part in asked.parts if part_finding(part, asked, first).rank >= UNSUPPORTED]
    if missing:
        return Finding(UNSUPPORTED, "word_in_no_text", missing[0].text)
    gap = figure.number.value - other.number.value
    if gap and (gap > 0) == bool(more):
        return Finding(HOLDS, "records_compared")
    return Finding(CONTRADICTED, "comparison_fails")


def _meant(words: Words, text: Evidence) -> Figure | None:
    """The one figure that the sentence calls best."""
    mine = [f for f in text.figures if f.key >= 0]
    scores = [len(called(f, text) & words) for f in mine]
    most = max(scores, default=0)
    best = [f for f, n in zip(mine, scores, strict=True) if n == most]
    return best[0] if most and len(best) == 1 else None


def _like(figure: Figure, other: Evidence, text: Evidence) -> Figure | None:
    """The figure of another record with the same key."""
    key = text.tokens[figure.key][1].lower()
    found = [f for f in other.figures if f.key >= 0 and other.tokens[f.key][1].lower() == key]
    return found[0] if len(found) == 1 else None
