"""The sum of what several texts count: `1430 rows in total`, `pending and failed together come to 1290`.

Owns which texts a sentence adds up (all of them, or those of the states that it names), and which of their
fields: a count, or the one that the sentence speaks of. Pure.
It cannot add fields of different names, nor tell a count that stands without a name.
"""

from collections.abc import Set

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.tokens.token import HAN, follows
from firsthand.rules.sieve import heads

_SUMMED = lazy(
    r"\b(?:in total|altogether|together|combined|in all|add up to|sum to|between them|the sum)\b"
    r"|合计|总计|共计|加起来|总共|一共|之和|共(?![享同用识])"
)
_SIGNS = heads("total altogether together combined all add sum between 合 总 共 加 一 之")
_PAIR = 2
_COUNTS = frozenset({"count", "total", "cnt", "row", "record"})
_MONEY = frozenset({"yuan", "dollar", "euro"})
_AMOUNTS = frozenset({"amount_noun", "price", "expense"})
"""Fields that give a sum of money, whose currency stands in another field."""
_ADDING = frozenset({"total", "together", "combined", "sum", "altogether", "add"})


def summed(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a sum; None where the sentence names none, or the texts do not count."""
    if _SIGNS.isdisjoint(asked.signs) or not _SUMMED.search(asked.lower):
        return None
    if "!both" in asked.marks and len(evidence) != _PAIR:
        return None
    claims = [one for one in asked.figures if not _counts_texts(one, asked, evidence)]
    if len(claims) != 1:
        return None
    claim = claims[0]
    money = _MONEY & asked.said
    if money and not all(one.facts.held.keys() & money for one in evidence):
        return None
    told = _AMOUNTS if money else asked.said | _COUNTS
    columns = [_column(claim, told, one) for one in evidence]
    if any(column is None for column in columns):
        return None
    chosen = _chosen([one for one in asked.parts if _speaks_of_texts(one, columns)], evidence)
    if chosen is None or any(not _is_named(part, evidence) for part in asked.names):
        return Finding(OPEN, "sum_of_others")
    values = [column[1] for at, column in enumerate(columns) if at in chosen and column]
    if len({column[0] for column in columns if column}) != 1 or not values:
        return None
    if holds(claim.number.value, sum(values), claim.number.step, claim.about, True):
        return Finding(HOLDS, "sum")
    return Finding(CONTRADICTED, "sum_differs", asked.tokens[claim.place][1])


def _counts_texts(figure: Figure, asked: Asked, evidence: list[Evidence]) -> bool:
    """`the three pods` of three texts."""
    behind = follows(asked.tokens, figure.place + 1)
    if behind is not None and behind[0] == HAN and behind[2] == ():
        behind = follows(asked.tokens, figure.place + 2)  # 三笔付款
    things = {one for one in (behind[2] or ()) if one in THING_NAMES} if behind else set()
    return (
        figure.number.value == len(evidence)
        and not figure.number.unit
        and any(one in text.facts.held for one in things for text in evidence)
    )


def _column(claim: Figure, told: Set[str], evidence: Evidence) -> tuple[str, float] | None:
    """The one field of a text that counts, or that the sentence speaks of, with its value."""
    found = {
        (word, one.number.value)
        for one in evidence.figures
        for word, near in one.field.items()
        if one.number.unit == claim.number.unit
        and ((near >= NAMED and word in told) or (word in _COUNTS and len(evidence.figures) == 1))
    }
    values = {value for _, value in found}
    return (min(found)[0], values.pop()) if len(values) == 1 else None


def _speaks_of_texts(part: Part, columns: list[tuple[str, float] | None]) -> bool:
    """Whether a word may say which texts: it is not the field's own name, nor says that it is a sum."""
    keys = {column[0] for column in columns if column}
    return part.text.lower() not in _ADDING and not (_ADDING | keys) & set(part.options)


def _chosen(parts: list[Part], evidence: list[Evidence]) -> set[int] | None:
    """The texts that a sentence adds up: those of the words that only some of them have.

    None where it speaks of what no text has.
    """
    chosen: set[int] = set()
    for part in parts:
        those = {at for at, text in enumerate(evidence) if _shows(part, text)}
        if not those and not any(one.lstrip("-") in THING_NAMES for one in part.options):
            return None
        if len(those) < len(evidence):
            chosen |= those
    return chosen or set(range(len(evidence)))


def _shows(part: Part, text: Evidence) -> bool:
    if not part.options:
        return part.text.lower() in text.lower
    return any(one in text.facts.held for one in part.options)


def _is_named(part: Part, evidence: list[Evidence]) -> bool:
    return any(named(part.text, one.lower) for one in evidence)
