"""The two operands of a distance: the value and its base, on the side that the word says.

Owns which of the figures that a sentence may mean (`reckoning.py`) is the base, and which the value. Pure.
It cannot take operands from two texts.
"""

from firsthand.rules.meaning.computed.operations import LIMIT, Direction
from firsthand.rules.meaning.computed.reckoning import Reckoning, is_stated
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.reading.figures import Figure

_THAT_IS = ("即", "也就是", "i.e.", "that is")
"""How a clause opens that says the one before in another figure."""
_BACK = 4
"""Tokens before a figure in which a text says that it would be so."""
_CURRENT = frozenset({"current", "value", "actual", "当前", "当前值", "实际"})
_AGAINST = frozenset({"against", "versus", "vs", "than"})
_QUANTIFYING = frozenset({"more", "fewer", "less"})
_SUPPOSED = frozenset({"would"})


def operands(made: Reckoning, unit: str, turned: bool = False) -> tuple[Figure, Figure] | None:
    """The value and the base of a distance, the one on that side of the other that the word says.

    `turned`: on the other side.
    """
    side = made.side
    if side is not None and turned:
        side = Direction(side.place, not side.above)
    if side is None:
        return None
    figures = made.of_unit(unit)
    calls = _two_calls(made, side)
    if calls is not None:
        ahead, behind = calls
        pair = _of_two_calls(made, figures, ahead, behind, side) or _of_two_calls(
            made, figures, ahead - _of_names(made), behind, side
        )
        if pair is not None:
            return pair
    base = _base_of(made, figures, side)
    if len({f.number.value for f in base}) != 1:
        return None
    return _one_pair(_value_of(made, figures, base[0], side), base, side)


def _one_pair(
    value: list[Figure], base: list[Figure], side: Direction
) -> tuple[Figure, Figure] | None:
    """The value and the base, where each is one number, and the value is on that side of the base."""
    if len({f.number.value for f in value}) != 1 or len({f.number.value for f in base}) != 1:
        return None
    good = (value[0].number.value > base[0].number.value) == side.above
    return (value[0], base[0]) if good and value[0] is not base[0] else None


def _base_of(made: Reckoning, figures: list[Figure], side: Direction) -> list[Figure]:
    """The figures that a sentence measures against: a limit, or what it calls or states behind its word."""
    behind = told(made.asked, side.place + 1, made.clause[1])
    said = made.lower if made.text.startswith(_THAT_IS) else made.text
    limits: list[Figure] = []
    if LIMIT.search(said) is not None:
        limits = limits_of(figures) or [f for f in figures if _is_all_there_is(made, f)]
    bases = [
        f
        for f in figures
        if f in limits
        or made.called(f) & behind
        or (made.stated(f) and _stands_behind(made, f, side))
    ]
    if limits:
        bases = limits
    against = [f for f in bases if _stands_against(made, f)]
    base = made.best(against or bases, behind)
    if len({f.number.value for f in base}) > 1:  # 22 offsets behind the leader
        base = made.best(base, behind | told(made.asked, made.claim.place, side.place))
    return base


def _is_all_there_is(made: Reckoning, figure: Figure) -> bool:
    """`10.4 GB of 10 GB physical memory used`: what was used is told of its limit."""
    tokens, place = made.evidence.tokens, figure.place
    return place > 1 and tokens[place - 1][1] == "of" and tokens[place - 2][3] is not None


def limits_of(figures: list[Figure]) -> list[Figure]:
    """The limits of some figures; of an alert that has none by name, its bounds: `(> 85%)`."""
    return [f for f in figures if f.role in LIMITS] or [f for f in figures if f.compare]


def _value_of(
    made: Reckoning, figures: list[Figure], base: Figure, side: Direction
) -> list[Figure]:
    """The figures that a sentence measures: what it calls before its word, else what is so now."""
    before = told(made.asked, 0, side.place)
    values = [
        f
        for f in figures
        if f.number.value != base.number.value and f.role not in LIMITS and not f.compare
    ]
    if not any(made.score(f, before) for f in values):
        values = [f for f in values if _is_current(made, f)] or _counting_alike(made, values, base)
    return _supposed(made, values) or made.best(values, before)


def _than(made: Reckoning, side: Direction) -> int:
    """The 比 of `A 比 B 多 3 笔`, where its base stands between it and the word; -1 if there is none."""
    tokens = made.asked.tokens
    places = (at for at in range(side.place - 1, made.clause[0] - 1, -1) if tokens[at][1] == "比")
    than = next(places, -1)
    return than if 0 <= than < side.place - 1 and side.place < made.claim.place else -1


def _two_calls(made: Reckoning, side: Direction) -> tuple[Words, Words] | None:
    """What a sentence calls the value and the base: before and behind 比, or `than`."""
    than = _than(made, side)
    if than >= 0:
        return told(made.asked, made.clause[0], than), told(made.asked, than + 1, side.place)
    tokens, end = made.asked.tokens, made.clause[1]
    if tokens[side.place][1] not in _QUANTIFYING:
        return None
    than = next((at for at in range(side.place + 1, end) if tokens[at][1] == "than"), -1)
    if than < 0:
        return None
    return told(made.asked, side.place + 1, than), told(made.asked, than + 1, end)


def _of_names(made: Reckoning) -> Words:
    """What the names of a sentence say: whose both figures are, and not which."""
    parts = made.asked.names
    return frozenset(
        word for part in parts for word in (part.text.lower(), *part.options)
    ).difference(option for part in made.asked.parts for option in part.options)


def _of_two_calls(
    made: Reckoning, figures: list[Figure], ahead: Words, behind: Words, side: Direction
) -> tuple[Figure, Figure] | None:
    """The value and the base, each by a word that the other one has not."""
    value = [f for f in figures if made.called(f) & ahead - behind]
    base = [f for f in figures if made.called(f) & behind - ahead]
    value, base = made.best(value, ahead - behind), made.best(base, behind - ahead)
    return _one_pair(value, base, side)


def _is_current(made: Reckoning, figure: Figure) -> bool:
    """`current=2.3s`: the value that an alert is about."""
    return figure.key >= 0 and made.evidence.tokens[figure.key][1].lower() in _CURRENT


def _counting_alike(made: Reckoning, values: list[Figure], base: Figure) -> list[Figure]:
    """`速率=520条/s 限速=500条/s`: what the same word stands behind; all where none does."""
    texts = made.evidence.texts
    noun = texts[base.place + 1]
    return [f for f in values if noun.isalpha() and texts[f.place + 1] == noun] or values


def _supposed(made: Reckoning, values: list[Figure]) -> list[Figure]:
    """`would be over its limit` of `would be [4129882112]`, beside what is really used."""
    if made.asked.words.isdisjoint(_SUPPOSED):
        return []
    tokens = made.evidence.tokens
    return [
        f
        for f in values
        if any(one[1] in _SUPPOSED for one in tokens[max(0, f.place - _BACK) : f.place])
    ]


def _stands_against(made: Reckoning, figure: Figure) -> bool:
    """Whether the sentence sets another figure against a base: `361544528 against 266076160`."""
    tokens = made.asked.tokens
    return any(
        one.place and tokens[one.place - 1][1] in _AGAINST and is_stated(one, figure)
        for one in made.others
    )


def _stands_behind(made: Reckoning, figure: Figure, side: Direction) -> bool:
    """Whether the sentence states a base behind the word that compares with it: `three above 75`."""
    return any(one.place > side.place and is_stated(one, figure) for one in made.others)
