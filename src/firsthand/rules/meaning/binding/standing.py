"""A figure that stands in the text, known by the words it is called by rather than by the nearest field.

Owns the second look at a figure whose value the text has: it holds if what the sentence says beside it is
what the text calls that figure, and no word of it is what the text calls another figure alone. Read only
where plain binding failed. Pure.
It cannot tell two figures apart that the text calls alike.
"""

from bisect import bisect_left, bisect_right

from firsthand.rules.meaning.computed.operations import LIMIT
from firsthand.rules.meaning.computed.partners import partner_of
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.belonging import LIMITS, says
from firsthand.rules.meaning.figures.called import Words, called, identity, spelled, told
from firsthand.rules.meaning.figures.counted import counts, is_in_its_state, stands_for_its_part
from firsthand.rules.meaning.figures.kinds_of_numbers import is_its_kind
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import FIELD_RIVALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.tokens.quantities import Number, like
from firsthand.rules.meaning.tokens.token import Token, follows

_MOST = 24
_NEAR = 8
_PART_REACH = 4
_BESIDE = 3
"""Tokens from a figure to a word that it is called by."""
_NONE: frozenset[str] = frozenset()
_RECENT = frozenset({"last", "past", "previous", "最近", "过去"})
_REACHED = frozenset({"reached", "reaching", "reach", "reaches", "达到", "已达", "hit"})
_BE = frozenset({"were", "was", "is", "are"})
_PREPOSITIONS = frozenset({"are", "is", "was", "were", "for", "on", "in", "at", "and", "while"})
_ENDS = frozenset(",;:.")


def stands(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text has the figure, and calls it what the sentence calls it."""
    if claim.compare or claim.number.unit == "%":
        return False
    for one in readings_of(claim, asked):
        units = _of_unit(one.number, evidence)
        bare = one._replace(role="") if one.role else one
        held = [
            f
            for f in units
            if says(bare, f) and _of_role(one, f, asked) and _is_one(one, f, asked, evidence)
        ]
        if any(_is_recent(one, f, asked, evidence) for f in held):
            return True
        if held and _is_called(one, held, units, asked, evidence):
            return True
    return False


def _of_unit(wanted: Number, evidence: Evidence) -> list[Figure]:
    """The figures of a text in the unit of a number, those among them that have it from the one before."""
    figures, unit = evidence.figures[:_MOST], wanted.unit
    if unit:
        figures = [f if f.number.unit else _with_unit(f, wanted, evidence) for f in figures]
    return [f for f in figures if f.number.unit == unit]


def readings_of(claim: Figure, asked: Asked) -> list[Figure]:
    """The figure as it is, and in the unit of one before it where it has none: `5 seconds against 270`."""
    if claim.number.unit or not _is_bare(claim, asked):
        return [claim]
    units = [one.number for one in asked.figures if one.place < claim.place and one.number.unit]
    return [claim, *(claim._replace(number=like(claim.number, one)) for one in units[-1:])]


def _is_bare(claim: Figure, asked: Asked) -> bool:
    """Whether nothing that a number counts stands behind it."""
    behind = follows(asked.tokens, claim.place + 1)
    return behind is None or behind[1] in _ENDS or behind[1] in _PREPOSITIONS


def _with_unit(figure: Figure, wanted: Number, evidence: Evidence) -> Figure:
    """A bare number of the text in the unit before it: `1048576 bytes, only 188416 were written`."""
    behind = follows(evidence.tokens, figure.place + 1)
    if behind is None or behind[1] not in _BE:
        return figure
    region = evidence.sentence_of(figure.place)
    before = [
        one.number
        for one in evidence.figures
        if one.number.unit == wanted.unit
        and 0 < figure.place - one.place <= _NEAR
        and evidence.sentence_of(one.place) == region
    ]
    return figure._replace(number=like(figure.number, before[-1])) if before else figure


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


def _is_one(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    return (
        _is_its_name(claim, figure, asked, evidence)
        and is_its_kind(claim, figure, asked, evidence)
        and is_in_its_state(claim, figure, asked)
        and not stands_for_its_part(figure, asked, evidence)
        and (not _is_whole(figure.place, evidence.tokens) or _is_whole(claim.place, asked.tokens))
    )


def _is_its_name(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`partition 13` names one by its number: so must the text, and a count does not."""
    noun = noun_of(claim, asked.tokens)
    if noun is None:
        return True
    before = evidence.tokens[figure.key if figure.key >= 0 else figure.place - 1]
    return bool(spelled(noun) & spelled(before))


def _is_whole(place: int, tokens: list[Token]) -> bool:
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


def _is_called(
    claim: Figure, held: list[Figure], mine: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
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
        and not (whole is not None and says(whole._replace(role=""), f))
    ]
    theirs = _NONE.union(*rivals)
    if told(asked, claim.place - 1, claim.place) & ours - theirs and not ours & THING_NAMES:
        words -= THING_NAMES  # rejected 200, of 5200 requests
    if words & theirs - ours:
        return False
    return not any(shared <= one for one in rivals)


def differs(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    """What is said of a figure that no reading holds: contradicted where the text has another one of it."""
    shown = asked.tokens[claim.place][1]
    words = beside(claim, asked)
    mine = [f for f in evidence.figures[:_MOST] if f.number.unit == claim.number.unit]
    if not mine:
        return Finding(UNSUPPORTED, "figure_not_in_evidence", shown)
    bare = claim._replace(role="") if claim.role else claim
    held = [
        f
        for f in mine
        if says(bare, f)
        and counts(claim, f, asked, evidence)
        and _is_one(claim, f, asked, evidence)
    ]
    others = words.difference(*[called(f, evidence) for f in held])
    rivals = [f for f in mine if f not in held] if others else []
    if any(not others.isdisjoint(f.field) for f in rivals) or any(
        not others.isdisjoint(called(f, evidence)) for f in rivals
    ):
        return Finding(CONTRADICTED, "figure_differs", shown)
    if held and claim.number.unit != "%" and not claim.compare:
        return Finding(OPEN, "figure_not_bound", shown)
    return Finding(CONTRADICTED if overlaps(claim, mine) else UNSUPPORTED, "figure_differs", shown)


def overlaps(claim: Figure, figures: list[Figure]) -> bool:
    """Whether a figure of the text shares a word with the claim's."""
    mine = claim.field.keys()
    return any(not mine.isdisjoint(one.field) for one in figures)


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
