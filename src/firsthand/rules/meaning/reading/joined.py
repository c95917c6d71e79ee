"""The numbers of a sentence; two that are joined (`12 to 30 seconds`) share a unit and a field.

Pure. It cannot join numbers over more than one word.
"""

from firsthand.rules.meaning.lexicon.units import UNITS
from firsthand.rules.meaning.reading import hints
from firsthand.rules.meaning.reading.figures import Figure, figures
from firsthand.rules.meaning.tokens.quantities import like
from firsthand.rules.meaning.tokens.token import NUMBER, Token

_WHOLE = frozenset({"of", "the", "its", "last", "past", "previous"})


def figures_of(tokens: list[Token], texts: list[str]) -> list[Figure]:
    found = every = figures(tokens, texts)
    for figure in every:
        if tokens[figure.place][0] != NUMBER:
            found = [one for one in every if tokens[one.place][0] == NUMBER]
            break
    for index, second in enumerate(found[1:]):
        first = found[index]
        if second.number.unit and _is_part_of(first, second, tokens):
            field = {word: near for word, near in first.field.items() if word != "last_value"}
            found[index] = first = first.but(field=field)
        if second.place - first.place != 2 or tokens[first.place + 1][1] not in hints.JOINING:
            continue
        if not first.number.unit and second.number.unit:
            found[index] = first = first.but(number=like(first.number, second.number))
        if not second.field or not second.number.unit:
            found[index + 1] = second.but(field=first.field | second.field)
    return found


def _is_part_of(first: Figure, second: Figure, tokens: list[Token]) -> bool:
    """`21.8 of the last 22.4 seconds`: a part, of which nothing says that it is the last."""
    between = [text for _, text, _, _ in tokens[first.place + 1 : second.place]]
    return between[:1] == ["of"] and _WHOLE.issuperset(between)


def in_unit_of_bound(found: list[Figure], values: list[Figure]) -> list[Figure]:
    """`is too high (> 5ms) VALUE = 12.5`: the value that is held against a bound has its unit."""
    bounds = [f for f in found if f.compare and f.number.unit]
    if len(bounds) != 1:
        return found
    number, field = bounds[0].number, bounds[0].field
    return [
        f.but(number=like(f.number, number), field=field | f.field)
        if f in values and not f.number.unit
        else f
        for f in found
    ]


_BOUNDS = frozenset({"threshold", "limit", "bound", "阈值", "上限", "下限", "objective"})
"""Keys of a bound that an alert's record gives without its unit."""


def bounds_in_unit_of_value(
    found: list[Figure], tokens: list[Token], keys: frozenset[str]
) -> list[Figure]:
    """`has only 3.7% left, "value":3.7, "threshold":5`: the bare bound, once more, in its value's unit.

    `keys`: the names that a value may have.
    """
    bare = [(f, tokens[f.key][1].lower()) for f in found if f.key >= 0 and not f.number.unit]
    bounds = [f for f, key in bare if key in _BOUNDS]
    told = {f.number.value for f, key in bare if key in keys} if bounds else ()
    for one in found if told else ():
        number = one.number
        if number.unit and number.written in UNITS:
            as_written = number.value / UNITS[number.written][1]
            if any(abs(as_written - value) <= 1e-9 * abs(value) for value in told):
                return [
                    f.but(number=like(f.number, number), role=f.role or "limit") for f in bounds
                ]
    return []
