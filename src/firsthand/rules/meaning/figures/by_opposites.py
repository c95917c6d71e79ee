"""How many of a state and of its opposite a text counts by keys: `alive=11 dead=2`, `"up":11,"down":2`.

Law: where both stand as keys of numbers, a bare number of a sentence that counts the one must be of its key;
all other readings take the two for one measure. Pure.
It cannot tell the two apart where a text counts them in prose.
"""

from collections.abc import Container

from firsthand.rules.meaning.lexicon import THING_NAMES, Entry
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.tokens.token import WORD

_FAR = 6
"""Tokens between a count and the state that it counts."""
_KEYS = 4
"""Keys from the one that counts back to the noun of all of them."""
_ENDING = frozenset({"than", "to", "it", "that", "which"})
"""Words behind a count with which something else than its state begins."""
_PARTED = frozenset({",", ";", "，", "and", "和", "而"})


def count_of_its_opposite(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """Against `11 are dead` of `alive=11 dead=2`, where no bound is told; None: nothing."""
    held = evidence.facts.held
    both = {one for one in asked.said if one in held and opposite(one) in held}
    if not both or "!neg" in asked.marks:
        return None
    state = state_counted(claim, asked, both)
    if not state:
        return None
    mine, others = (
        {one.number.value for one in _keyed(each, evidence)} for each in (state, opposite(state))
    )
    value = claim.number.value
    if value in mine and _is_headed(claim, state, asked, evidence):
        return Finding(HOLDS, "counted_by_key")
    if not mine or value in mine or value not in others:
        return None
    return Finding(CONTRADICTED, "count_of_a_neighbour", asked.tokens[claim.place][1])


def state_counted(claim: Figure, asked: Asked, states: Container[str]) -> str:
    """The state behind a figure in its clause, up to the next number, else right before it."""
    tokens, cut = asked.tokens, asked.cut
    for at in range(claim.place + 1, min(len(tokens), claim.place + 1 + _FAR)):
        _, text, entry, number = tokens[at]
        if number is not None or cut[at] != cut[claim.place] or text in _ENDING:
            break
        state = _state_of(entry, states)
        if state:
            return state
    for at in range(claim.place - 1, max(-1, claim.place - 4), -1):
        if tokens[at][3] is not None or cut[at] != cut[claim.place] or tokens[at][1] in _PARTED:
            break
        state = _state_of(tokens[at][2], states)
        if state:
            return state
    return ""


def _state_of(entry: Entry | None, states: Container[str]) -> str:
    """The state that a word tells; `requests`, which are asked for as well, are counted and are none."""
    if not entry or (len(entry) > 1 and not THING_NAMES.isdisjoint(entry)):
        return ""
    return next((one for one in entry if one in states), "")


def _is_headed(claim: Figure, state: str, asked: Asked, evidence: Evidence) -> bool:
    """`2 nodes are down` of `nodes up=11 down=2`: the noun ahead of the keys is that of each of them."""
    behind = asked.texts[claim.place + 1 : claim.place + 2]
    tokens, texts = evidence.tokens, evidence.texts
    for figure in _keyed(state, evidence) if behind else ():
        if figure.number.value != claim.number.value:
            continue
        at = figure.key
        for _ in range(_KEYS):
            if at < 3 or tokens[at - 1][3] is None or texts[at - 2] != "=":
                break
            at -= 3
        if at and texts[at - 1] == behind[0] and tokens[at - 1][0] == WORD:
            return True
    return False


def _keyed(state: str, evidence: Evidence) -> list[Figure]:
    """The bare numbers whose key tells a state and not its opposite."""
    found: list[Figure] = []
    for figure in evidence.figures:
        if figure.number.unit:
            continue
        entry = evidence.tokens[figure.key][2] or () if figure.key >= 0 else ()
        if state in entry and opposite(state) not in entry:
            found.append(figure)
    return found
