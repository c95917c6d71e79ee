"""A figure that stands in the text, known by the words it is called by rather than by the nearest field.

Owns the second look at a figure whose value the text has: it holds if what the sentence says beside it is
what the text calls that figure, and no word of it is what the text calls another figure alone. Read only
where plain binding failed. Pure.
It cannot tell two figures apart that the text calls alike.
"""

from bisect import bisect_left, bisect_right
from itertools import compress

from firsthand.rules.meaning.binding.units_carried import in_its_unit, readings_of
from firsthand.rules.meaning.computed.operations import LIMIT
from firsthand.rules.meaning.computed.partners import partner_of
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.belonging import LIMITS, saying, says
from firsthand.rules.meaning.figures.called import Words, called, identity, spelled, told
from firsthand.rules.meaning.figures.counted import is_in_its_state, stands_for_its_part
from firsthand.rules.meaning.figures.kinds_of_numbers import is_its_kind
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import FIELD_RIVALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.tokens.token import Token

_PART_REACH = 4
"""Tokens from a part to its whole."""
_BESIDE = 3
"""Tokens from a figure to a word that it is called by."""
_NONE: frozenset[str] = frozenset()
_RECENT = frozenset({"last", "past", "previous", "最近", "过去"})
_REACHED = frozenset({"reached", "reaching", "reach", "reaches", "达到", "已达", "hit"})


def stands(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text has the figure, and calls it what the sentence calls it."""
    if claim.compare or claim.number.unit == "%":
        return False
    for one in readings_of(claim, asked):
        units = in_its_unit(one.number, evidence)
        bare = one.but(role="") if one.role else one
        said = saying(bare, units)
        if True not in said:
            continue
        held = [
            f
            for f in compress(units, said)
            if _of_role(one, f, asked) and may_be_meant(one, f, asked, evidence)
        ]
        if held and (
            any(_is_recent(one, f, asked, evidence) for f in held)
            or _is_called_so(one, held, units, asked, evidence)
        ):
            return True
    return False


def _of_role(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """A limit needs a word for one, a statistic its own."""
    if not figure.role or figure.role == claim.role:
        return not claim.role or figure.role == claim.role
    if figure.role in LIMITS:
        clause = [
            one[1]
            for one, cut in zip(asked.tokens, asked.cut, strict=True)
            if cut == asked.cut[claim.place]
        ]
        return bool(_REACHED & set(clause)) or LIMIT.search(" ".join(clause)) is not None
    return figure.role in asked.said


def may_be_meant(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether nothing beside a figure speaks against it: its noun, its kind, its state, its whole."""
    return (
        _is_its_name(claim, figure, asked, evidence)
        and is_its_kind(claim, figure, asked, evidence)
        and is_in_its_state(claim, figure, asked)
        and not stands_for_its_part(figure, asked, evidence)
        and (
            not _is_behind_its_part(figure.place, evidence.tokens)
            or _is_behind_its_part(claim.place, asked.tokens)
        )
    )


def _is_its_name(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`partition 13` names one by its number: so must the text, and a count does not."""
    noun = noun_of(claim, asked.tokens)
    if noun is None:
        return True
    before = evidence.tokens[figure.key if figure.key >= 0 else figure.place - 1]
    return bool(spelled(noun) & spelled(before))


def _is_behind_its_part(place: int, tokens: list[Token]) -> bool:
    """`5 pods of 12`, `5/12`: a whole is no part."""
    start = max(0, place - _PART_REACH)
    for at in range(start, place):
        if tokens[at][1] in ("of", "/"):
            return any(one[3] is not None for one in tokens[start:at])
    return False


def _is_recent(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`the last 7.1 seconds` of `in the last [7.1s]`."""
    if not claim.number.unit or not claim.place or asked.tokens[claim.place - 1][1] not in _RECENT:
        return False
    before = [one[1] for one in evidence.tokens[max(0, figure.place - 2) : figure.place]]
    return any(one in _RECENT for one in before)


def _is_called_so(
    claim: Figure, held: list[Figure], mine: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
    """Whether what a sentence says beside a figure is what the text calls it, and no other one alone."""
    words = beside(claim, asked)
    whole = partner_of(claim, asked)
    places = {f.place for f in held}
    ours = _NONE.union(*[called(f, evidence) for f in held])
    shared = (words & ours) - TYPES - {one.text.lower() for one in asked.names}
    if any(opposite(one) in ours or FIELD_RIVALS.get(one, _NONE) & ours for one in words - ours):
        return False
    last = claim.place if whole is None else max(claim.place, whole.place)
    if {"limit", "max"} & ours and {"limit", "max", "allow"} & words:
        shared |= {"limit"}
        words |= {"limit"}
    if not shared or not shared & told(asked, claim.place - _BESIDE, last + _BESIDE + 1):
        return False
    rivals = [
        called(f, evidence)
        for f in mine
        if f.place not in places
        and not identity(evidence.tokens, f.place)
        and not (whole is not None and says(whole.but(role=""), f))
    ]
    theirs = _NONE.union(*rivals)
    if told(asked, claim.place - 1, claim.place) & ours - theirs and not ours & THING_NAMES:
        words -= THING_NAMES  # rejected 200, of 5200 requests
    if words & theirs - ours:
        return False
    return not any(shared <= one for one in rivals)


def beside(claim: Figure, asked: Asked) -> Words:
    """What a sentence says beside a figure: back and forth to the next one, in its clause."""
    places = [one.place for one in asked.figures if one.place != claim.place]
    whole = partner_of(claim, asked)
    if whole is not None and whole.place > claim.place:  # 17 of 40 files
        places.remove(whole.place)
    start = max([at + 1 for at in places if at < claim.place], default=0)
    end = min([at for at in places if at > claim.place], default=len(asked.tokens))
    cut = asked.cut
    own = cut[claim.place]
    start = max(start, bisect_left(cut, own))
    end = min(end, bisect_right(cut, own))
    return told(asked, start, end)
