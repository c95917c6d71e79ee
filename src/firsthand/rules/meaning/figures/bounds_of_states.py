"""A bound on a count of a state that a text counts by a key: `more than 5 failed` of `requests=100 failed=3`.

Law: where the state has keys of its own, one of their numbers must keep the bound; that of the things, of the
whole or of another state never stands for it. Pure.
It cannot tell which of several keys of one state is meant.
"""

from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.figures.by_opposites import state_counted
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.tokens.token import HAN, SIGN

_COUNT = frozenset({"count", "amount", "number"})


def bound_of_its_state(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """Against a bare bound that no count of its state keeps; None: it is kept, or no key counts the state."""
    if "!neg" in asked.marks:
        return None
    keyed: dict[str, list[Figure]] = {}
    for figure in evidence.figures:
        if not figure.number.unit:
            for one in _state_of(figure, evidence):
                keyed.setdefault(one, []).append(figure)
    state = state_counted(claim, asked, keyed) if keyed else ""
    if not state or any(says(claim, one) for one in keyed[state]):
        return None
    return Finding(CONTRADICTED, "bound_of_a_neighbour", asked.tokens[claim.place][1])


def _state_of(figure: Figure, evidence: Evidence) -> list[str]:
    """The states that the key of a number tells: `failed=3`, `失败数=3`, `失败 3 个`, `3 failed,`."""
    tokens, key = evidence.tokens, figure.key
    if key < 0:
        key = figure.place - 1
        if key < 0 or tokens[key][0] != HAN:
            key = figure.place + 1  # 3 failed
            if tokens[key + 1 : key + 2] and tokens[key + 1][0] != SIGN:
                return []
    entry = tokens[key][2] or () if key < len(tokens) else ()
    if key and tokens[key - 1][0] == HAN and _COUNT.issuperset(entry):
        entry = tokens[key - 1][2] or ()
    return [one for one in entry if one[0] != "!" and one not in THING_NAMES]
