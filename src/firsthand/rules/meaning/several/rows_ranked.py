"""The row with the most or the least of a column: `audit has the largest lag`, 库存最多的是 bj-01.

Owns a superlative over rows (`rows.py`): of one row that the sentence names, or of the number that it gives.
The column is the one that it calls, or the only one of its unit. Pure.
It cannot rank what a sentence chooses of the rows, nor rows of which two are alike at the top.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.rows import (
    Row,
    beside,
    columns,
    is_of_row,
    meant,
    rows_of,
    subjects,
)
from firsthand.rules.sieve import heads

_TIME = "s"
_WORDS: dict[str, tuple[bool, str | None]] = {
    **dict.fromkeys(("highest", "largest", "biggest", "greatest", "most", "fullest"), (True, None)),
    **dict.fromkeys(("lowest", "smallest", "least", "fewest"), (False, None)),
    **dict.fromkeys(("longest", "slowest"), (True, _TIME)),
    **dict.fromkeys(("shortest", "fastest", "quickest"), (False, _TIME)),
    **dict.fromkeys(("最高", "最大", "最多", "最满"), (True, None)),
    **dict.fromkeys(("最低", "最小", "最少"), (False, None)),
    **dict.fromkeys(("最长", "最慢", "最久"), (True, _TIME)),
    **dict.fromkeys(("最短", "最快"), (False, _TIME)),
}
"""A superlative → whether it is the greatest, and the unit of what it measures."""
_FOUND = lazy(
    rf"\b(?:{'|'.join(one for one in _WORDS if one.isascii())})\b|最[高大多满低小少长慢久短快]"
)
RANKING = heads(
    "highest largest biggest greatest most fullest lowest smallest least fewest longest slowest"
    " shortest fastest quickest 最"
)
_MOST_OF = lazy(
    r"\b(?:most|least) (?:of|likely|recent\w*|probabl\w*)\b|\bat (?:the )?(?:most|least)\b|\balmost\b"
)
_HIGHER = lazy(
    r"\bthe (higher|larger|bigger|greater|longer|slower|lower|smaller|shorter|faster)\b(?!.* than )"
)
_AS_MOST = {
    "higher": "highest",
    "larger": "largest",
    "bigger": "biggest",
    "greater": "greatest",
    "longer": "longest",
    "slower": "slowest",
    "lower": "lowest",
    "smaller": "smallest",
    "shorter": "shortest",
    "faster": "fastest",
}
"""`the higher load of the two`"""
_OF_ALL = lazy(
    r",? ?\b(?:of|among|in) (?:all |the )?(?:the )?"
    r"(?P<n>two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|)"
    r" ?(?:rows?|records?|entries|[a-z]+s)?(?=[ ,.]*\Z)|\A(?:of|among) the (?P<m>[a-z]+|\d+) [a-z]+s,? "
    r"|\A这?(?P<h>[两三四五六七八九十]|\d{1,2}) ?[个条台次行名笔张块种]?[\u4e00-\u9fff]{0,6}?(?:之?中|里),? ?"
)
_ASIDE = names(
    "often frequently took take takes long high large slow low small fast short"
) | frozenset(
    {
        "max",
        "min",
        "high",
        "low",
        "large",
        "small",
        "duration",
        "number_noun",
        "value",
        "row",
        *_WORDS,
    }
)
_MARKS = frozenset({"!about", "!light", "!most", "!when", "!all", "!many", "!le", "!ge", "!both"})


def ranked(asked: Asked, facts: list[Evidence]) -> Finding | None:
    """The ruling on a superlative over rows; None for a sentence without one, or over no rows."""
    if " often" in asked.lower:
        asked = Asked(asked.text.replace(" often", ""))
    of_two = _HIGHER.search(asked.lower) if "the two" in asked.lower else None
    if of_two is not None:
        asked = Asked(asked.lower.replace(of_two[1], _AS_MOST[of_two[1]], 1))
    found = _FOUND.search(asked.lower)
    if found is None or _MOST_OF.search(asked.lower) or not _MARKS.issuperset(asked.marks):
        return None
    rows = rows_of(facts)
    if not rows:
        return None
    text = asked.lower
    whole = _OF_ALL.search(text)
    if whole is not None and whole[0]:
        count = whole["n"] or whole["m"] or whole["h"] or ""
        number = ENGLISH_NUMBERS.get(count) or HAN_NUMERALS.get(count) or count
        if count and str(number).split(".")[0] != str(len(rows)):
            return None
        text = f"{text[: whole.start()]} {text[whole.end() :]}"
        asked = Asked(text)
    return _of_rows(asked, rows, *_WORDS[found[0]])


def _stands_behind(figure: Figure, asked: Asked) -> bool:
    """Whether the superlative stands before its number: `partition 2000 has the largest lag` tells none."""
    return any(_FOUND.fullmatch(text) is not None for text in asked.texts[: figure.place])


def _of_rows(asked: Asked, rows: list[Row], greatest: bool, unit: str | None) -> Finding | None:
    told = columns(rows)
    named = subjects(asked.lower, rows)
    own = {one.row for one in named}
    shown = [asked.lower[one.start : one.end] for one in named]
    figures = beside(asked, named)
    if not own and figures and not _stands_behind(figures[0], asked):
        return None
    if len(own) > 1 or len(figures) > 1 or not (own or figures):
        return None
    given = figures[0].number.unit if figures else ""
    if given:
        told = {key: one for key, one in told.items() if one[0].number.unit == given}
    key = meant(asked, rows, told, None) or (meant(asked, rows, told, unit) if unit else "")
    if not key or (unit is not None and told[key][0].number.unit != unit):
        return None
    column = told[key]
    values = [one.number.value for one in column]
    end = max(values) if greatest else min(values)
    if values.count(end) > 1:
        return None
    top = values.index(end)
    row = own.pop() if own else top
    if not is_of_row(asked, rows[row], column[row], _ASIDE, shown):
        return None
    if row != top:
        return Finding(CONTRADICTED, "not_extreme")
    if figures and not says(figures[0], column[row]):
        return Finding(CONTRADICTED, "figure_of_another") if named else None
    return Finding(HOLDS, "extreme_of_rows")
