"""The operands of a derived figure: which figures of the text a sentence means, and on which side of which.

Owns how an operand is meant: stated in the sentence, called by its words, or the only one there is; and the
word that puts a value on one side of its base. Pure.
It cannot take operands from two texts.
"""

from collections.abc import Iterable

from firsthand.rules.meaning.computed.operations import (
    DOWN,
    LEFT,
    LIMIT,
    TOGETHER,
    UP,
    Direction,
)
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.arithmetic import in_points
from firsthand.rules.meaning.figures.belonging import LIMITS, is_far, says
from firsthand.rules.meaning.figures.called import Words, called, identity, told
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import COMPARATORS
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.once import once
from firsthand.rules.meaning.tokens.quantities import Number, like
from firsthand.rules.meaning.tokens.token import NUMBER, follows

MOST = 24
"""Figures of a text that are tried as operands."""
_SIDES = UP | DOWN
_STEP = 1e-9
_STATED = 10
"""What an operand that the sentence states counts more than one that it calls by a word."""
_BREAKS = frozenset(",;:.()")
_BEHIND = 4
_CURRENT = frozenset({"current", "value", "actual", "当前", "当前值", "实际"})
_HEDGES = names("!about !gt !ge !lt !le")
_AGAINST = frozenset({"against", "versus", "vs", "than"})
_PAIR = 2
_JUST_BELOW = 0.85
"""What a decimal reading of a binary size is at least of it: 3.8gb of 4129882112."""
_IN_BYTES = "bytes/"
_GOALS = frozenset({"target", "objective", "goal", "budget", "slo", "deadline"})
_SUPPOSED = frozenset({"would"})
_BOUNDS_BEHIND = {"以上": ">=", "以下": "<="}
_JUST = 0.15
"""How far `a little over` may be from the figure it names."""


class Reckoning:
    """One figure of a sentence, with the figures of a text that may be its operands."""

    def __init__(self, claim: Figure, asked: Asked, evidence: Evidence) -> None:
        self.claim, self.asked, self.evidence = in_points(claim, asked, evidence), asked, evidence
        self.lower = asked.lower

    @once
    def clause(self) -> tuple[int, int]:
        """Where the clause of the figure begins and ends."""
        return clause_of(self.claim.place, self.asked)

    @once
    def text(self) -> str:
        """The clause."""
        start, end = self.clause
        return " ".join([one[1] for one in self.asked.tokens[start:end]])

    @once
    def side(self) -> Direction | None:
        """The word that puts the value on one side of its base: before the figure, or behind it."""
        return side_in_clause(self.claim, self.asked)

    @once
    def adds_up(self) -> bool:
        """Whether the clause tells a sum."""
        return TOGETHER.search(self.text) is not None

    @once
    def left(self) -> bool:
        """Whether the clause tells of a rest."""
        return LEFT.search(self.text) is not None

    @once
    def others(self) -> list[Figure]:
        """The other figures of the sentence that are no names."""
        asked, place = self.asked, self.claim.place
        return [one for one in asked.figures if one.place != place and not is_name(one, asked)]

    @once
    def figures(self) -> list[Figure]:
        """The figures of the text that may be operands."""
        tokens = self.evidence.tokens
        called_so = {f.number.value for f in self.asked.figures if is_name(f, self.asked)}
        exact = [
            _spelled_out(f, self.evidence)
            for f in self.evidence.figures
            if f.number.low is None
            and tokens[f.place][0] == NUMBER
            and f.number.written != "share"
            and (f.number.unit or f.number.value not in called_so)
            and not identity(tokens, f.place)
        ]
        rounded = {f.place + 2 for f in exact if f.number.written == _IN_BYTES}
        return [f for f in exact if f.place not in rounded][:MOST]

    def of_unit(self, unit: str) -> list[Figure]:
        return [f for f in self.figures if f.number.unit == unit]

    def stated(self, figure: Figure) -> bool:
        """Whether the sentence states an operand itself."""
        value, unit, *_ = figure.number
        for one in self.others:
            mine = one.number
            alike = mine.unit == unit
            if not (alike and is_far(mine, value)) and is_stated(one, figure):
                return True
        return False

    def called(self, figure: Figure) -> Words:
        return called(figure, self.evidence)

    def score(self, figure: Figure, words: Words) -> int:
        return len(self.called(figure) & words) + _STATED * self.stated(figure)

    def best(self, figures: Iterable[Figure], words: Words) -> list[Figure]:
        """The figures that the words call best; a lone one needs no call."""
        figures = list(figures)
        scores = [self.score(one, words) for one in figures]
        if not any(scores):
            scores = [len(one.field.keys() & words) for one in figures]
        most = max(scores, default=0)
        if not most and len({one.number.value for one in figures}) > 1:
            return []
        return [f for f, n in zip(figures, scores, strict=True) if n == most]

    def is_so(self, value: float, unit: str) -> bool:
        """Whether the sentence's figure is that value, as exact and on that side as it says."""
        exact = Figure(0, Number(value, unit, _STEP, "derived"), {}, "", "", False)
        side = self.side
        claim = self.claim._replace(role="")
        if side is not None and side.place < claim.place:
            by = self.asked.tokens[hedged_from(claim, self.asked) - 1][1] == "by"
            if (
                not by
            ):  # 超出上限 7 分钟: the word gives the side of the base; 7 分钟以上 has a bound
                claim = claim._replace(compare=self._own_bound(side.place))
        if claim.compare and claim.about and abs(value - claim.number.value) > _JUST * abs(value):
            return False
        return says(claim, exact)

    def _own_bound(self, side: int) -> str:
        """The bound that a figure has besides the word for its side: 多出 25% 以上, 多出不到 25%."""
        tokens, place = self.asked.tokens, self.claim.place
        behind = follows(tokens, place + 1)
        if behind is not None and behind[1] in _BOUNDS_BEHIND:
            return _BOUNDS_BEHIND[behind[1]]
        before = tokens[place - 1][2] or () if place - 1 > side else ()
        return next((COMPARATORS[one] for one in before if one in COMPARATORS), "")


def _spelled_out(figure: Figure, evidence: Evidence) -> Figure:
    """`[4129882112/3.8gb]`: the bytes of a size."""
    behind = evidence.tokens[figure.place + 1 : figure.place + 3]
    if figure.number.unit or len(behind) < _PAIR or behind[0][1] != "/" or behind[1][3] is None:
        return figure
    size = behind[1][3]
    if size.unit != "B" or not _JUST_BELOW < size.value / (figure.number.value or 1.0) <= 1.0:
        return figure
    return figure._replace(number=figure.number._replace(unit="B", written=_IN_BYTES))


def clause_of(place: int, asked: Asked) -> tuple[int, int]:
    tokens = asked.tokens
    start, end, last = place, place + 1, len(tokens)
    while start and tokens[start - 1][1] not in _BREAKS:
        start -= 1
    while end < last and tokens[end][1] not in _BREAKS:
        end += 1
    return start, end


def is_stated(stated: Figure, figure: Figure) -> bool:
    """Whether a figure of the sentence is one of the text, whatever compares with it."""
    mine, theirs = stated.number, figure.number
    if mine.unit != theirs.unit:  # 3 degrees above 75; 1048576 bytes, only 188416 were written
        if mine.unit and theirs.unit:
            return False
        mine, theirs = (mine, like(theirs, mine)) if mine.unit else (like(mine, theirs), theirs)
    if is_far(mine, theirs.value):
        return False
    return says(
        stated._replace(number=mine, role="", compare=""),
        figure._replace(number=theirs, compare=""),
    )


def is_name(figure: Figure, asked: Asked) -> bool:
    """`SKU 40021`, `broker 1`: a number that is a name."""
    noun = noun_of(figure, asked.tokens)
    return noun is not None and ROLES.keys().isdisjoint(noun[2] or ())


def side_in_clause(claim: Figure, asked: Asked) -> Direction | None:
    """The word of its clause that puts a figure on one side of a base."""
    if _SIDES.isdisjoint(asked.heads):
        return None
    return side_of(claim, asked, *clause_of(claim.place, asked))


def side_of(claim: Figure, asked: Asked, start: int, end: int) -> Direction | None:
    tokens, place = asked.tokens, claim.place
    behind = range(place + 1, min(end, place + _BEHIND))
    ahead = hedged_from(claim, asked) - 1
    by_how_much = tokens[ahead][1] == "by"
    before = range((ahead if by_how_much else place) - 1, start - 1, -1)
    goal = claim.role in LIMITS or not _GOALS.isdisjoint(claim.field)
    by = by_how_much or goal or ("比" in asked.text and tokens[ahead][1] in _SIDES)
    passed = False
    for at in (*behind, *before):
        text = tokens[at][1].partition(" ")[0]
        passed |= at < place and tokens[at][3] is not None
        if text == "over" and _spans(claim, at, asked):
            continue
        if text in _SIDES and (at > place or by or passed):
            return Direction(at, text in UP)
    return None


def _spans(claim: Figure, at: int, asked: Asked) -> bool:
    """`14 per second over the 5-minute average`: over what is measured."""
    near = asked.tokens[at + 1 : at + 4]
    return claim.number.unit != "s" and any(
        number is not None and number.unit == "s" for *_, number in near
    )


def hedged_from(claim: Figure, asked: Asked) -> int:
    """The place of the first word that only hedges or bounds a figure: the `over` of `by over 3 seconds`."""
    place = claim.place
    tokens = asked.tokens
    while place > 1 and not _HEDGES.isdisjoint(tokens[place - 1][2] or ()):
        if tokens[place - 1][1] == "多":
            break  # 比 B 多 3 笔
        place -= 1
    return place


def operands(made: Reckoning, unit: str) -> tuple[Figure, Figure] | None:
    """The value and the base of a distance, the one on that side of the other that the word says."""
    side = made.side
    if side is None:
        return None
    made_of = made.of_unit(unit)
    than = _than(made, side)
    if than >= 0:
        pair = _of_two_calls(made, made_of, than, side)
        if pair is not None:
            return pair
    behind = told(made.asked, side.place + 1, made.clause[1])
    limited = LIMIT.search(made.text) is not None
    bases = [
        f
        for f in made_of
        if (limited and f.role in LIMITS)
        or made.called(f) & behind
        or (made.stated(f) and _stands_behind(made, f, side))
    ]
    if limited and any(f.role in LIMITS for f in bases):
        bases = [f for f in bases if f.role in LIMITS]
    against = [f for f in bases if _stands_against(made, f)]
    base = made.best(against or bases, behind)
    if len({f.number.value for f in base}) > 1:  # 22 offsets behind the leader
        base = made.best(base, behind | told(made.asked, made.claim.place, side.place))
    if len({f.number.value for f in base}) != 1:
        return None
    before = told(made.asked, 0, side.place)
    values = [
        f
        for f in made_of
        if f.number.value != base[0].number.value and f.role not in LIMITS and not f.compare
    ]
    if not any(made.score(f, before) for f in values):
        values = [f for f in values if _is_current(made, f)] or values
    value = _supposed(made, values) or made.best(values, before)
    if len({f.number.value for f in value}) != 1:
        return None
    good = (value[0].number.value > base[0].number.value) == side.above
    return (value[0], base[0]) if good else None


def _than(made: Reckoning, side: Direction) -> int:
    """The 比 of `A 比 B 多 3 笔`, where its base stands between it and the word; -1 if there is none."""
    tokens = made.asked.tokens
    places = (at for at in range(side.place - 1, made.clause[0] - 1, -1) if tokens[at][1] == "比")
    than = next(places, -1)
    return than if 0 <= than < side.place - 1 and side.place < made.claim.place else -1


def _of_two_calls(
    made: Reckoning, figures: list[Figure], than: int, side: Direction
) -> tuple[Figure, Figure] | None:
    """The value before 比 and the base behind it, each by a word that the other one has not."""
    ahead = told(made.asked, made.clause[0], than)
    behind = told(made.asked, than + 1, side.place)
    value = [f for f in figures if made.called(f) & ahead - behind]
    base = [f for f in figures if made.called(f) & behind - ahead]
    value, base = made.best(value, ahead - behind), made.best(base, behind - ahead)
    if len({f.number.value for f in value}) != 1 or len({f.number.value for f in base}) != 1:
        return None
    good = (value[0].number.value > base[0].number.value) == side.above
    return (value[0], base[0]) if good and value[0] is not base[0] else None


def _is_current(made: Reckoning, figure: Figure) -> bool:
    """`current=2.3s`: the value that an alert is about."""
    return figure.key >= 0 and made.evidence.tokens[figure.key][1].lower() in _CURRENT


def _supposed(made: Reckoning, values: list[Figure]) -> list[Figure]:
    """`would be over its limit` of `would be [4129882112]`, beside what is really used."""
    if made.asked.words.isdisjoint(_SUPPOSED):
        return []
    tokens = made.evidence.tokens
    return [
        f
        for f in values
        if any(one[1] in _SUPPOSED for one in tokens[max(0, f.place - _BEHIND) : f.place])
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
