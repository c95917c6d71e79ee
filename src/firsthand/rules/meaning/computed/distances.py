"""How far a value is from its limit: 距离配额还有 0.28 GiB, `0.2 Gi away from its limit`.

Owns the one distance whose word stands before the limit in Chinese and behind the figure in English. Pure.
It cannot choose between two limits of one unit.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import told

_TO = lazy(
    r"(?:距离?|离)[^,;。]{0,16}?(?:还有|还差|还剩|尚有|不足|不到|仅|只有|约)"
    r"|\b(?:away from|to go (?:to|until)|before (?:reaching|it reaches)|until it reaches)\b"
)


def to_the_limit(made: Reckoning) -> bool:
    """Whether a figure is what lies between the one limit of its unit and the value below it."""
    if _TO.search(made.lower) is None:
        return False
    mine = made.of_unit(made.claim.number.unit)
    limits = {f.number.value for f in mine if f.role in LIMITS}
    values = [f for f in mine if f.role not in LIMITS and not f.compare]
    if len(limits) != 1 or not values:
        return False
    limit = limits.pop()
    paired = [f for f in values if _is_of(f.place, made)]
    best = paired or made.best(values, told(made.asked, 0, made.claim.place))
    if len({f.number.value for f in best}) != 1 or best[0].number.value > limit:
        return False
    return made.is_so(limit - best[0].number.value, made.claim.number.unit)


def _is_of(place: int, made: Reckoning) -> bool:
    """`size 1.72GiB of quota 2GiB`: what stands before `of` is what is measured against it."""
    behind = made.evidence.tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][1] in ("of", "/")
