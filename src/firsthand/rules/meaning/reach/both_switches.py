"""Both of two things whose state a text tells by a switch each: `IO_Running: Yes`, `SQL_Running: Yes`.

Owns `both threads are running` and `only the IO thread is running` where exactly two keys of a text hold the
state of the sentence with yes or no as their values. Which way the state stands is judged elsewhere. Pure.
It cannot tell two things by one key.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.token import NAME

_PAIR = 2
_ON = frozenset({"yes", "true", "on"})
_OFF = frozenset({"no", "false", "off"})


def both_switches(asked: Asked, evidence: Evidence) -> bool:
    """Whether the two keys of a state have the same value."""
    values = list(_switches(asked, evidence).values())
    return len(values) == _PAIR and values[0] == values[1]


def only_one_on(asked: Asked, evidence: Evidence) -> bool:
    """Whether of the two keys of a state one alone is on."""
    values = list(_switches(asked, evidence).values())
    return len(values) == _PAIR and values[0] != values[1]


def _switches(asked: Asked, evidence: Evidence) -> dict[str, bool]:
    """The keys that hold a state of the sentence, with their values."""
    tokens, held = evidence.tokens, evidence.facts.held
    found: dict[str, bool] = {}
    for option in asked.said:
        bare = option.lstrip("-")
        for place, _ in (*held.get(bare, ()), *held.get("-" + bare, ())):
            kind, text, entry, _ = tokens[place]
            if kind != NAME or "_" not in text or not entry or entry[-1] != bare:
                continue
            value = next(
                (one[1] for one in tokens[place + 1 : place + 4] if one[1] not in ':="'), ""
            )
            if value in _ON or value in _OFF:
                found[text] = value in _ON
    return found
