"""Whose state a number has: `6 replicas are ready` of `replicas=6 readyReplicas=4` tells another's.

Owns the veto of a field's name: where the state that a sentence tells of a number stands in the name of
another number of the same things, and not in its own, the number is not the one. Pure.
It cannot tell a state that no name has.
"""

from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.lexicon import THING_NAMES, Entry
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.tokens.parts_of_names import parts_of_name
from firsthand.rules.meaning.tokens.token import SIGN

_COUNTED = names(
    "return examine read write send receive add delete accept refuse hit miss drop skip retry create update"
    " complete -success success filter merge split copy load store"
)
"""Deeds whose objects a text may count side by side."""
_NEAR = 2
_JOINING = frozenset(
    (
        "and",
        "or",
        "although",
        "though",
        "but",
        "while",
        "despite",
        "和",
        "与",
        "及",
        "但",
        "尽管",
        "虽然",
    )
)


def state_of_a_sibling(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the state that a sentence tells of a number is told by another number's name alone."""
    if claim.compare or claim.number.unit or len(evidence.figures) < _NEAR:
        return False
    if not _may_be_told(asked, evidence):
        return False
    if not _COUNTED.isdisjoint(asked.said) and _told_by_another(claim, asked, evidence):
        return True
    states = _told_of(claim, asked)
    if not states:
        return False
    held: list[Entry] = []
    others: list[Figure] = []
    for one in evidence.figures:
        if not says(claim, one):
            others.append(one)
            continue
        name = _name_of(one, evidence)
        if not name or not states.isdisjoint(name):
            return False
        held.append(name)
    if not held:
        return False
    counted = {one for name in held for one in name if one in THING_NAMES} & asked.said
    return bool(counted) and any(
        not states.isdisjoint(name) and not counted.isdisjoint(name)
        for name in (_name_of(one, evidence) for one in others)
    )


def _may_be_told(asked: Asked, evidence: Evidence) -> bool:
    """Whether of several numbers with a name one is named by what the sentence says."""
    keyed, told, said = 0, False, asked.said
    for one in evidence.figures:
        if one.key >= 0:
            keyed += 1
            told = told or not said.isdisjoint(_name_of(one, evidence))
            if told and keyed >= _NEAR:
                return True
    return False


def _told_by_another(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`returned 91000` of `docsExamined: 91000, nreturned: 12`: another number has the deed's name."""
    deeds = {
        one
        for part in asked.parts
        if 0 < claim.place - part.place <= _NEAR
        and not _COUNTED.isdisjoint(part.options)
        and all(
            one[0] != SIGN and one[1] not in _JOINING
            for one in asked.tokens[part.place : claim.place]
        )
        for one in part.options
        if one in _COUNTED
    }
    if not deeds:
        return False
    held: list[set[str]] = []
    others: list[set[str]] = []
    for one in evidence.figures:
        if one.key >= 0:
            (held if says(claim, one) else others).append(set(_name_of(one, evidence)))
    return (
        bool(held)
        and all(name & _COUNTED and not name & deeds for name in held)
        and any(name & deeds for name in others)
    )


def _told_of(claim: Figure, asked: Asked) -> set[str]:
    """The states behind a number in its clause, up to the next number; none of a whole (`of 6`)."""
    if claim.place and asked.tokens[claim.place - 1][1] in ("of", "the"):
        return set()
    place, cut = claim.place, asked.cut
    end = min([one.place for one in asked.figures if one.place > place], default=len(asked.tokens))
    if end - place > 1 and end < len(asked.tokens) and asked.tokens[end - 2][1] == "to":
        end -= 1  # 9,000 rows to return 12
    return {
        option
        for part in asked.parts
        if place < part.place < end and cut[part.place] == cut[place]
        for option in part.options
        if option not in SIGNED_THINGS
    }


def _name_of(figure: Figure, evidence: Evidence) -> Entry:
    """What the name before a number may mean; of a path, its last part."""
    if figure.key < 0:
        return ()
    _, text, entry, _ = evidence.tokens[figure.key]
    return parts_of_name(text.rsplit(".", 1)[1]) if "." in text else entry or ()
