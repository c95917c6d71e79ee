"""What is at 100 % is complete, what is told as done in part has its share.

Owns `the map phase is complete` of `map progress=100%`: the share must be of what the sentence names. Pure.
It cannot tell of what a share is that no word stands before.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import SIGN

_ALL = 100.0
_NEAR = 6
"""Tokens from what is complete to the word that says so."""
_SAYS_NOTHING = frozenset({"progress", "complete", "completed", "done", "进度"})


def is_all_done(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a text gives 100 % of what a sentence calls complete."""
    if asked.stamps and "⏎" in evidence.text:
        return False  # at 10:25, of several lines: the line of that time decides
    tokens = asked.tokens
    clause = asked.cut[part.place]
    before = {
        text
        for at, (_, text, *_) in enumerate(tokens[: part.place])
        if part.place - at <= _NEAR and asked.cut[at] == clause
    }
    return any(
        one.number.unit == "%"
        and one.number.value == _ALL
        and _named(one.place, evidence) in before
        for one in evidence.figures
    )


def is_share_of_it(part: Part, asked: Asked) -> bool:
    """`57 % complete`: its number is judged by itself."""
    number = asked.tokens[part.place - 1][3] if part.place else None
    return number is not None and number.unit == "%"


def _named(place: int, evidence: Evidence) -> str:
    """The word that says of what a share is; empty for none."""
    for at in range(place - 1, max(-1, place - 4), -1):
        kind, text, *_ = evidence.tokens[at]
        if kind != SIGN and text not in _SAYS_NOTHING:
            return text.lower()
    return ""
