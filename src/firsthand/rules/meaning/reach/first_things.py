"""Which of two deeds an advice puts first: `save the list before you restart it`.

Law: `A before B`, `B after A`, `not B before A`, `not B until A` and `B only after A` each put A first. A
sentence that puts first what its runbook puts second is against it, and so is one that forbids afterwards
what the runbook then allows (`do not restart it after the list was saved`) or says `never` of it. Pure.
It cannot order three deeds, nor two that the same word tells.
"""

from collections.abc import Sequence

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.tokens.token import SIGN, Token
from firsthand.rules.sieve import heads

_WORDS = names("before after until 前 之前 以前 再")
ORDERING = heads("before after until never 前 再")
"""Signs of which such a sentence has one."""
_NOT = frozenset({"not", "never", "don't", "cannot"})
_COPIES = frozenset({"backup", "snapshot"})
"""Things that are deeds as well: `先备份`."""
_NO_DEEDS = frozenset({"first_value", "need", "say"})
_DENYING = frozenset({"不", "不要", "未", "勿", "禁止", "不得", "不能", "不可"})
_ENDS = frozenset({".", ";", "⏎", ":", "?", "!"})
_Order = tuple[frozenset[str], frozenset[str], bool]
"""The first deeds, the second ones, and whether the second is forbidden behind the first."""


def in_its_order(finding: Finding, asked: Asked, guidance: Sequence[Evidence]) -> Finding:
    """The finding on an advice, unless its sentence orders two deeds otherwise than the runbook."""
    if ORDERING.isdisjoint(asked.signs) or not _first_for_second(asked, guidance):
        return finding
    return Finding(CONTRADICTED, "order_reversed")


def _first_for_second(asked: Asked, guidance: Sequence[Evidence]) -> bool:
    said = _orders(asked.tokens)
    if not said and "never" in asked.words:
        return any(_is_awaited(asked, one) for one in guidance)
    if len(said) != 1:
        return False
    first, second, forbids = said[0]
    same = turned = False
    for one in guidance:
        if ORDERING.isdisjoint(one.signs):
            continue
        for earlier, later, forbidden in _orders(one.tokens):
            if first & later and second & earlier and not (first & earlier or second & later):
                turned = True
            elif first & earlier and second & later:
                same |= forbids == forbidden
                turned |= forbids != forbidden
    return turned and not same


def _orders(tokens: Sequence[Token]) -> list[_Order]:
    """Every pair of deeds that such a word puts in order."""
    found: list[_Order] = []
    for place, (_, text, _, _) in enumerate(tokens):
        if text not in _WORDS:
            continue
        start, end = _clause(tokens, place)
        if not text.isascii():
            found += _in_chinese(tokens, start, place, end)
            continue
        sign = next((at for at in range(place, end) if tokens[at][0] == SIGN), end)
        left, right = _deeds(tokens, start, place), _deeds(tokens, place + 1, sign)
        if not left and sign < end:  # before you restart it, save the list
            left = _deeds(tokens, sign, end)
        if not left or not right or left & right:
            continue
        denied = any(tokens[at][1] in _NOT for at in range(start, place))
        if text == "after":
            found.append((right, left, denied))
        elif text == "before" and not denied:
            found.append((left, right, False))
        elif denied:
            found.append((right, left, False))
    return found


def _in_chinese(tokens: Sequence[Token], start: int, place: int, end: int) -> list[_Order]:
    """`清理前先备份`, `先备份, 再清理`."""
    texts = [one[1] for one in tokens[start:end]]
    left, right = _deeds(tokens, start, place), _deeds(tokens, place + 1, end)
    if not left or not right or left & right or not _DENYING.isdisjoint(texts):
        return []
    if tokens[place][1] == "再":
        return [(left, right, False)] if "先" in texts else []
    return [(right, left, False)]


def _is_awaited(asked: Asked, evidence: Evidence) -> bool:
    """Whether a runbook forbids a deed of the sentence only until another one is done."""
    tokens = evidence.tokens
    deeds = _deeds(asked.tokens, 0, len(asked.tokens))
    for place, (_, text, _, _) in enumerate(tokens):
        if text in ("before", "until"):
            start, _ = _clause(tokens, place)
            denied = any(one[1] in _NOT for one in tokens[start:place])
            if denied and deeds & _deeds(tokens, start, place):
                return True
    return False


def _clause(tokens: Sequence[Token], place: int) -> tuple[int, int]:
    start, end = place, place
    while start and tokens[start - 1][1] not in _ENDS:
        start -= 1
    while end < len(tokens) and tokens[end][1] not in _ENDS:
        end += 1
    return start, end


def _deeds(tokens: Sequence[Token], start: int, end: int) -> frozenset[str]:
    return frozenset(
        option.lstrip("+-")
        for _, _, entry, _ in tokens[start:end]
        for option in entry or ()
        if option in _COPIES
        or (option[0] != "!" and option not in THING_NAMES and option not in _NO_DEEDS)
    )
