"""Sums and products that a sentence computes of a text's figures.

Owns the terms: those that the sentence states or calls, those of one noun, two coordinated counts (`3
servers` of `2 active and 1 backup servers`), a count and an average. Pure.
It cannot follow sums of sums.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import EACH
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.figures.wholes import GENERAL
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import SIGN

_LEAST = 2
_SHORT = 12
"""Tokens between two figures of one noun."""
_INCLUDING = lazy(r"\b(?:counting|including|with|plus)\b|算上|连同|包括|加上|含")
_HEAD = 12
"""Tokens of the head of a list."""
_NEAR = 4
"""Tokens between two coordinated counts, and behind the second one."""
_AND = frozenset({"and", "和", "与", "及", "、", "plus"})
_ALL = lazy(
    r"\b(?:total|altogether|in all|together|all|overall|including|counting)\b|共|总|合计|含|包括|一共"
)
_COORDINATED = lazy(r"\d [a-z]+ and \d+ [a-z]+ [a-z]+s\b")
_APART = 3
"""Tokens from `3` to `2` in `3 active and 2 backup servers`."""
_EITHER = lazy(r"\bor\b|或")


def total(made: Reckoning) -> bool:
    """`450 and 50, together 500`; `pending and failed come to 1290`; `15 were removed or recycled`."""
    unit = made.claim.number.unit
    if made.claim.compare:
        return False
    if _INCLUDING.search(made.lower) is not None:
        terms = _of_one_noun(made)
        if len(terms) > 1 and made.is_so(sum(terms), unit):
            return True
    if not made.adds_up:
        terms = alternatives(made)
        return bool(terms) and made.is_so(sum(terms), unit)
    stated = [one.number.value for one in made.others if one.number.unit == unit]
    if len(stated) == len(made.others) >= _LEAST:
        return made.is_so(sum(stated), unit)  # each is judged by itself
    terms = _terms(made, told(made.asked, 0, made.claim.place))
    if not terms and _EITHER.search(made.text) is not None:
        terms = alternatives(made)
    return not made.others and bool(terms) and made.is_so(sum(terms), unit)


def _of_one_noun(made: Reckoning) -> list[float]:
    """The figures of one sentence that count the claim's noun: `1 active and 2 backup servers`."""
    words = told(made.asked, made.claim.place, made.clause[1]) & THING_NAMES
    words -= GENERAL
    found = [f for f in made.of_unit(made.claim.number.unit) if f.field.keys() & words]
    lines = {made.evidence.sentence_of(f.place) for f in found}
    near = [b.place - a.place for a, b in pairwise(found)]
    return (
        [f.number.value for f in found]
        if len(lines) == 1 and max(near, default=0) <= _SHORT
        else []
    )


def alternatives(made: Reckoning) -> list[float]:
    """What `N were removed or recycled` counts, where the text counts each by itself."""
    if made.claim.number.unit or _EITHER.search(made.text) is None:
        return []
    return _terms(made, told(made.asked, *made.clause) - THING_NAMES)


def _terms(made: Reckoning, words: Words) -> list[float]:
    """The figures that a sentence calls, each by a word of its own."""
    mine = _once([f for f in made.of_unit(made.claim.number.unit) if not f.compare], made)
    common = frozenset.intersection(*(made.called(f) for f in mine)) if mine else frozenset()
    meant = [f for f in mine if made.called(f) & (words - common)]
    calls = [made.called(f) & (words - common) for f in meant]
    own = [one - frozenset().union(*(c for c in calls if c is not one)) for one in calls]
    return [f.number.value for f in meant] if len(meant) >= _LEAST and all(own) else []


def product(made: Reckoning) -> bool:
    """`3012 parts of 1.14 MiB on average, so 3.4 GiB altogether`."""
    if not made.adds_up or made.claim.compare:
        return False
    if EACH.search(made.lower) is None:
        return _of_the_average(made)
    counts = {f.number.value for f in made.of_unit("") if made.stated(f)}
    sizes = {f.number.value for f in made.of_unit(made.claim.number.unit) if made.stated(f)}
    if not made.claim.number.unit or len(counts) != 1 or len(sizes) != 1:
        return False
    return made.is_so(counts.pop() * sizes.pop(), made.claim.number.unit)


def _of_the_average(made: Reckoning) -> bool:
    """`the 2048 parts amount to 6 GiB` of `2048 with average size of 3.00 MiB`."""
    counts = {f.number.value for f in made.of_unit("") if made.stated(f)}
    means = {f.number.value for f in made.of_unit(made.claim.number.unit) if f.role == "avg"}
    if not made.claim.number.unit or len(counts) != 1 or len(means) != 1:
        return False
    return made.is_so(counts.pop() * means.pop(), made.claim.number.unit)


def coordinated(made: Reckoning) -> bool:
    """`3 servers in all` of `2 active and 1 backup servers left`: two kinds of what is counted."""
    if made.claim.number.unit or made.claim.compare:
        return False
    kindless = _ALL.search(made.lower) is None
    words = told(made.asked, 0, made.clause[1]) & THING_NAMES
    tokens = made.evidence.tokens
    sums: list[float] = []
    for first, second in pairwise(made.of_unit("")):
        between = [one[1] for one in tokens[first.place + 1 : second.place]]
        if not between or between[-1] not in _AND or len(between) > _NEAR or first.compare:
            continue
        nouns = {
            concept
            for _, _, entry, number in tokens[second.place + 1 : second.place + 1 + _NEAR]
            if number is None
            for concept in entry or ()
        }
        if (
            tokens[first.place - 1][1] == ":"
        ):  # messages were dropped: 96 internal and 54 cross node
            nouns |= _before_list(first.place - 1, made)
        if nouns & words and not (kindless and _of_a_kind(first, second, made)):
            sums.append(first.number.value + second.number.value)
    return len(sums) == 1 and made.is_so(sums[0], "")


def is_one_of_two(made: Reckoning) -> bool:
    """`three servers are left` of `3 active and 2 backup servers left`: these are five."""
    if made.claim.number.unit or _COORDINATED.search(made.evidence.lower) is None:
        return False
    value = made.claim.number.value
    return any(
        value in (first.number.value, second.number.value)
        and second.place - first.place == _APART
        and made.evidence.tokens[second.place - 1][1] == "and"
        and not _of_a_kind(first, second, made)
        and not _noun(made).isdisjoint(made.evidence.tokens[second.place + 2][2] or ())
        for first, second in pairwise(made.of_unit(""))
    )


def _noun(made: Reckoning) -> set[str]:
    return set(made.asked.tokens[made.claim.place + 1][2] or ())


def _of_a_kind(first: Figure, second: Figure, made: Reckoning) -> bool:
    """`three active servers`, `three servers are active`: not all of `2 active and 1 backup servers`."""
    asked, tokens, place = made.asked, made.evidence.tokens, made.claim.place
    behind = asked.tokens[place + 1 : place + 2]
    if not behind or THING_NAMES.isdisjoint(behind[0][2] or ()):
        return True
    end = place + 1
    while end < len(asked.tokens) and asked.tokens[end][0] != SIGN:
        end += 1
    kinds = {one[1].lower() for one in tokens[first.place + 1 : second.place]}
    kinds.add(tokens[second.place + 1][1].lower())
    return not kinds.isdisjoint(one[1].lower() for one in asked.tokens[:end])


def _before_list(colon: int, made: Reckoning) -> set[str]:
    """The concepts of the line before a list."""
    line = made.evidence.line_of(colon)
    found: set[str] = set()
    for at in range(colon - 1, max(-1, colon - _HEAD), -1):
        if made.evidence.line_of(at) != line:
            break
        found.update(made.evidence.tokens[at][2] or ())
    return found


def _once(figures: list[Figure], made: Reckoning) -> list[Figure]:
    """The figures without those that say again what another one says: a head line and its details."""
    calls = {f.place: made.called(f) for f in figures}
    return [
        f
        for f in figures
        if not any(
            other.number.value == f.number.value
            and other.place != f.place
            and calls[other.place]
            and (
                calls[other.place] < calls[f.place]
                or (calls[other.place] == calls[f.place] and other.place < f.place)
            )
            for other in figures
        )
    ]
