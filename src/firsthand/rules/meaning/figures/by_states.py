"""How many of some things have a state, where a text counts both by keys: `requests=100 failed=3`.

Owns `3 requests failed` of such a line: the key of the state must be a bare word of what one thing has once,
and the things must be the last that the line counts before it, no fewer. Pure.
It cannot tell how many things a counter is of that counts some thing more than once (`restarts=3`).
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import HOLDS, Finding
from firsthand.rules.meaning.tokens.token import NAME

_ONCE = names("-success success skip refuse cancel abort expire ignore -complete complete")
"""What one thing can be once only."""
_FAR = 6
"""Tokens from a count to the state of what it counts."""
_STOPS = frozenset({",", ";", "of", "than", "and", "和", "及"})


def count_of_its_state(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """Of a bare number of a sentence, no bound; None: the text counts no such state of such things."""
    if "!neg" in asked.marks or _ONCE.isdisjoint(asked.said):
        return None
    things, states = _counted(claim, asked)
    if not (things and states):
        return None
    whole: Figure | None = None
    for figure in evidence.figures:
        if figure.key < 0 or figure.number.unit or figure.compare:
            whole = None
            continue
        kind, text, entry, _ = evidence.tokens[figure.key]
        told = set(entry or ())
        if told & _ONCE and (kind != NAME or "_" not in text):
            mine = whole is not None and figure.number.value <= whole.number.value
            if mine and told & states and figure.number.value == claim.number.value:
                return Finding(HOLDS, "count_of_its_state")
        elif not things.isdisjoint(figure.field):
            whole = figure
        elif not THING_NAMES.isdisjoint(told):
            whole = None  # of other things
    return None


def _counted(claim: Figure, asked: Asked) -> tuple[set[str], set[str]]:
    """The things right behind a figure, and the states behind them in its clause."""
    tokens, cut = asked.tokens, asked.cut
    things: set[str] = set()
    states: set[str] = set()
    for at in range(claim.place + 1, min(len(tokens), claim.place + 1 + _FAR)):
        _, text, entry, number = tokens[at]
        if number is not None or cut[at] != cut[claim.place] or text in _STOPS:
            break
        told = set(entry or ())
        if not things:
            things = told & THING_NAMES
            if entry and not things:
                break
        else:
            states |= told & _ONCE
    return things, states
