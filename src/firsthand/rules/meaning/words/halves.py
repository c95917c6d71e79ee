"""A word of a sentence that is half of a name which the text writes in one.

Owns the joining of two neighbouring words into a name of the text, as one word or over `-` and `_`. Pure.
It cannot join three words.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import WORD

_PAIR = 2
_LONG = 5
"""Letters that such a name has at least, and one more."""


def is_half_of_a_name(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`API server` of `apiserver`, `the tax service` of `tax-service`."""
    tokens, place = asked.tokens, part.place
    if tokens[place][0] != WORD or tokens[place][1] not in evidence.lower:
        return False
    for first in (place - 1, place):
        pair = tokens[max(0, first) : first + 2]
        if first >= 0 and len(pair) == _PAIR and pair[0][0] == pair[1][0] == WORD:
            one, other = pair[0][1], pair[1][1]
            whole = one in evidence.lower and other in evidence.lower and pair[0][2] != ()
            whole = whole and len(one) + len(other) > _LONG
            if whole and any(named(one + sign + other, evidence.lower) for sign in ("", "-", "_")):
                return True
    return False
