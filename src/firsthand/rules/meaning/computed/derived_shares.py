"""Shares that a sentence computes: `188416 of 1048576, i.e. about 18 %`, the rest of one, how full a heap is.

Owns which figure is the part and which the whole, where the text states no share of its own. Pure.
It cannot take a share of a share.
"""

from itertools import combinations

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import share
from firsthand.rules.meaning.computed.reckoning import Reckoning, is_stated
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.arithmetic import has_shares
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.figures.wholes import GENERAL
from firsthand.rules.meaning.reading.figures import Figure

_BEFORE = lazy(r"\bbefore\b|回收前|之前|GC ?前|gc ?前|收集前")
_AFTER = lazy(r"\bafter\b|回收后|之后|GC ?后|gc ?后|收集后")
_OF_ALL = ("(", "]/[", "/")
"""Between what is in use after a collection and all there is."""
_NEAR = 6
_LEAST = 2


def _all_so(made: Reckoning, values: list[float], unit: str) -> bool:
    return bool(values) and all(made.is_so(one, unit) for one in values)


def share_of(made: Reckoning) -> bool:
    """`188416 of 1048576, i.e. about 18 %`, `96 % of the last 7.1 seconds`, `95 % of its size`."""
    if made.claim.number.unit != "%" or made.side is not None:
        return False
    stated = [f for f in made.figures if f.number.unit != "%" and made.stated(f)]
    told_values = {f.number.value for f in stated}
    if len(told_values) == _LEAST:
        if " of " not in f" {made.lower} ":
            return False
        part, whole = sorted(told_values)
        return made.is_so(share(whole - part if made.left else part, whole), "%")
    words = told(made.asked, 0, len(made.asked.tokens))
    if len(told_values) < _LEAST and has_shares(made.evidence):
        said = words - GENERAL
        if any(f.number.unit == "%" and made.called(f) & said for f in made.evidence.figures):
            return False
    wholes = _wholes(made, stated)
    if wholes:
        return _of_wholes(made, wholes, words)
    summed = not stated and " of " in made.lower and "!neg" not in made.asked.marks
    return summed and _of_wholes(made, _sums(made), words)


def _of_wholes(made: Reckoning, bases: list[Figure], words: Words) -> bool:
    """Whether the part that the words call best is such a share of each of some wholes."""
    turned = made.left
    values: list[float] = []
    for base in bases:
        beside = [f for f in _beside(made, base) if _is_part_of(f, base, made)]
        if len(beside) == 1 and not made.stated(base):
            part, whole = beside[0].number.value, base.number.value
            values.append(share(whole - part if turned else part, whole))
            continue
        parts = [
            f
            for f in _beside(made, base)
            if 0 <= f.number.value <= base.number.value
            and (f.key >= 0 or noun_of(f, made.evidence.tokens) is None)  # batch 88
        ]
        best = made.best(parts, words)
        if len({f.number.value for f in best}) != 1:
            return False
        part, whole = best[0].number.value, base.number.value
        values.append(share(whole - part if turned else part, whole))
    return _all_so(made, values, "%")


def _is_part_of(figure: Figure, base: Figure, made: Reckoning) -> bool:
    """`size 1.72GiB of quota 2GiB`: what the text itself sets beside its whole."""
    between = [one[1] for one in made.evidence.tokens[figure.place + 1 : base.place]]
    return 0 < len(between) <= _LEAST and between[0] in ("of", "/")


def _wholes(made: Reckoning, stated: list[Figure]) -> list[Figure]:
    """What a share is of: the figure that stands behind `of`, by its value or by its name."""
    tokens, place = made.asked.tokens, made.claim.place
    behind = next(
        (at for at in range(place + 1, min(len(tokens), place + 4)) if tokens[at][1] == "of"), -1
    )
    if behind < 0:
        return []
    whole_words = told(made.asked, behind, made.clause[1])
    if stated:
        of = [one for one in made.others if behind < one.place <= behind + _NEAR]
        return [f for f in stated if of and is_stated(of[0], f)]
    called_so = [
        f
        for f in made.figures
        if f.number.value > 0 and f.number.unit != "%" and made.called(f) & whole_words
    ]
    return made.best(called_so, whole_words)[:1]


def _sums(made: Reckoning) -> list[Figure]:
    """The greatest figure that is the sum of two beside it: `sent=500 ok=480 failed=20`."""
    plain = [f for f in made.of_unit("") if f.number.value > 0]
    found = [
        f
        for f in plain
        if any(
            one.number.value + other.number.value == f.number.value
            for one, other in combinations([one for one in plain if one is not f], 2)
        )
    ]
    return [max(found, key=lambda one: one.number.value)] if found else []


def _beside(made: Reckoning, whole: Figure) -> list[Figure]:
    """The other figures of a whole's unit in its sentence."""
    region = made.evidence.sentence_of(whole.place)
    return [
        f
        for f in made.of_unit(whole.number.unit)
        if f is not whole and made.evidence.sentence_of(f.place) == region
    ]


def filled(made: Reckoning) -> bool:
    """`more than 95 % full` of `4079M->3968M(4096M)`, after and before."""
    if "->" not in made.evidence.text or made.left or "!neg" in made.asked.marks:
        return False
    before, after = _BEFORE.search(made.lower), _AFTER.search(made.lower)
    in_use = "used" in made.asked.said and bool(before) != bool(after)
    if not in_use and "full" not in made.text:
        return False
    tokens = made.evidence.tokens
    values: list[float] = []
    for first, second, whole in zip(made.figures, made.figures[1:], made.figures[2:], strict=False):
        between = "".join(one[1] for one in tokens[first.place + 1 : second.place])
        behind = "".join(one[1] for one in tokens[second.place + 1 : whole.place])
        if between.strip("[]") == "->" and behind in _OF_ALL:
            part = first if before else second
            if whole.number.unit == part.number.unit and whole.number.value:
                values.append(share(part.number.value, whole.number.value))
    return _all_so(made, values, "%")


def rest_of_share(made: Reckoning) -> bool:
    """`94 % of it, leaving a little over 6 %`: the rest of a share that the sentence states."""
    if made.claim.number.unit != "%" or not made.left:
        return False
    stated = {f.number.value for f in made.of_unit("%") if made.stated(f)}
    return _all_so(made, [100.0 - one for one in stated], "%") if len(stated) == 1 else False
