"""One figure of a sentence, with the figures of a text that may be its operands.

Owns how an operand is meant: stated in the sentence, called by its words, or the only one there is; and
whether a value is what the sentence's figure says. Pure.
It cannot take operands from two texts.
"""

from collections.abc import Iterable

from firsthand.rules.meaning.computed.operations import LEFT, TOGETHER, Direction
from firsthand.rules.meaning.computed.side_words import clause_of, hedged_from, side_in_clause
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.arithmetic import in_points
from firsthand.rules.meaning.figures.belonging import is_far, margin_of, says
from firsthand.rules.meaning.figures.called import Words, called, identity
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import COMPARATORS
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.once import keeps, once
from firsthand.rules.meaning.tokens.quantities import Number, like
from firsthand.rules.meaning.tokens.token import NUMBER, follows

MOST = 24
"""Figures of a text that are tried as operands."""
_STEP = 1e-9
_STATED = 10
"""What an operand that the sentence states counts more than one that it calls by a word."""
_PAIR = 2
_JUST_BELOW = 0.85
"""What a decimal reading of a binary size is at least of it: 3.8gb of 4129882112."""
_IN_BYTES = "bytes/"
_BOUNDS_BEHIND = {"以上": ">=", "以下": "<="}
_JUST = 0.15
"""How far `a little over` may be from the figure it names."""


@keeps
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
        return " ".join(self.asked.texts[start:end])

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
    def _other_numbers(self) -> list[tuple[Figure, str, float, float]]:
        """Those with their units, their values, and how far a value of the text may be from them."""
        return [(f, f.number.unit, f.number.value, margin_of(f.number)) for f in self.others]

    @once
    def figures(self) -> list[Figure]:
        """The figures of the text that may be operands."""
        tokens = self.evidence.tokens
        called_so = {f.number.value for f in self.asked.figures if is_name(f, self.asked)}
        exact = [
            f
            for f in self.evidence.figures
            if f.number.low is None
            and tokens[f.place][0] == NUMBER
            and f.number.written != "share"
            and (f.number.unit or f.number.value not in called_so)
            and not identity(tokens, f.place)
        ]
        return in_full(exact, self.evidence)[:MOST]

    def of_unit(self, unit: str) -> list[Figure]:
        """Those of one unit class."""
        return [f for f in self.figures if f.number.unit == unit]

    def stated(self, figure: Figure) -> bool:
        """Whether the sentence states an operand itself."""
        value, unit = figure.number.amount
        for one, mine, wanted, margin in self._other_numbers:
            if (mine != unit or abs(value - wanted) <= margin) and is_stated(one, figure):
                return True
        return False

    def called(self, figure: Figure) -> Words:
        """The words that tell a figure of the text from its neighbours."""
        return called(figure, self.evidence)

    def score(self, figure: Figure, words: Words) -> int:
        """How well the words, or the sentence by stating it, mean a figure."""
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
        side = self.side
        claim = self.claim.but(role="") if self.claim.role else self.claim
        if side is not None and side.place < claim.place and not self._is_by():
            claim = claim.but(compare=self._own_bound(side.place))
        if claim.compare and claim.about and abs(value - claim.number.value) > _JUST * abs(value):
            return False
        if not claim.compare and is_far(claim.number, value):
            return False
        return says(claim, Figure(0, Number(value, unit, _STEP, "derived"), {}, "", "", False))

    def _is_by(self) -> bool:
        """`exceeded it by over 7 minutes`; in 超出上限 7 分钟 the word gives the side alone, and no bound."""
        return self.asked.tokens[hedged_from(self.claim, self.asked) - 1][1] == "by"

    def _own_bound(self, side: int) -> str:
        """The bound that a figure has besides the word for its side: 多出 25% 以上, 多出不到 25%."""
        tokens, place = self.asked.tokens, self.claim.place
        behind = follows(tokens, place + 1)
        if behind is not None and behind[1] in _BOUNDS_BEHIND:
            return _BOUNDS_BEHIND[behind[1]]
        before = tokens[place - 1][2] or () if place - 1 > side else ()
        return next((COMPARATORS[one] for one in before if one in COMPARATORS), "")


def is_spelled_out(figure: Figure, evidence: Evidence) -> bool:
    """`[4129882112/3.8gb]`: the bytes of a size, which the text cuts."""
    if figure.number.unit:
        return False
    behind = evidence.tokens[figure.place + 1 : figure.place + 3]
    if len(behind) < _PAIR or behind[0][1] != "/" or behind[1][3] is None:
        return False
    size = behind[1][3]
    return size.unit == "B" and _JUST_BELOW < size.value / (figure.number.value or 1.0) <= 1.0


def _spelled_out(figure: Figure, evidence: Evidence) -> Figure:
    """The same, as bytes."""
    if not is_spelled_out(figure, evidence):
        return figure
    return figure.but(number=figure.number.but(unit="B", written=_IN_BYTES))


def in_full(figures: list[Figure], evidence: Evidence) -> list[Figure]:
    """Some figures of a text, a size that it both spells out and rounds as its bytes alone."""
    if "/" not in evidence.text:
        return figures
    found = [_spelled_out(one, evidence) for one in figures]
    rounded = {one.place + 2 for one in found if one.number.written == _IN_BYTES}
    return [one for one in found if one.place not in rounded]


def is_stated(stated: Figure, figure: Figure) -> bool:
    """Whether a figure of the sentence is one of the text, whatever compares with it."""
    mine, theirs = stated.number, figure.number
    if mine.unit != theirs.unit:  # 3 degrees above 75; 1048576 bytes, only 188416 were written
        if mine.unit and theirs.unit:
            return False
        mine, theirs = (mine, like(theirs, mine)) if mine.unit else (like(mine, theirs), theirs)
    if is_far(mine, theirs.value):
        return False
    if mine.low is None and theirs.low is None and mine.value == theirs.value:
        return True
    return says(
        stated.but(number=mine, role="", compare=""),
        figure.but(number=theirs, compare=""),
    )


def is_name(figure: Figure, asked: Asked) -> bool:
    """`SKU 40021`, `broker 1`: a number that is a name."""
    noun = noun_of(figure, asked.tokens)
    return noun is not None and ROLES.keys().isdisjoint(noun[2] or ())
