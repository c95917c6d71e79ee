"""What will be: the consequence that a runbook tells of its subject, and what may not come about.

Pure. It cannot tell a consequence from advice but by what stands before its deed.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.token import SIGN

_AHEAD = 4
"""Tokens from `will` to what will happen."""


def is_consequence(asked: Asked, evidence: Evidence) -> bool:
    """`its jobs will return to the queue` of `its jobs return …`: what a runbook says of its subject."""
    held, tokens = evidence.facts.held, evidence.tokens
    for at in asked.marks["!future"]:
        told = [
            one
            for one in asked.parts
            if 0 < one.place - at <= _AHEAD and one.options and THING_NAMES.isdisjoint(one.options)
        ]
        if not told:
            return False
        places = [place for one in told[0].options for place, _ in held.get(one, ())]
        if not any(place and tokens[place - 1][0] != SIGN for place in places):
            return False  # `Delete the pod`: what is to be done
    return True


def may_not(asked: Asked, evidence: Evidence) -> bool:
    """可能不会成功 of `might not succeed`."""
    return "可能不会" in asked.text and "!hedge" in evidence.facts.marks
