"""Reasons without a word for why: the limit that was passed, and the one by whom it was done.

Owns `Expiring session 7, timeout of 30 s exceeded` and `index forbidden by rule`. Pure.
It cannot read a reason that stands in another line than what it brought about.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.token import WORD

_PASSED = names("exceeded reached expired elapsed hit passed overrun")
_BOUNDS = names(
    "timeout timeout_measure limit quota threshold deadline max lease lifetime ttl budget"
)
_LIMIT_REACH = 9


def limits_passed(evidence: Evidence, kinds: tuple[str, ...]) -> list[int]:
    """`Expiring session 7, timeout of 30 s exceeded`: a comma before the limit that was passed."""
    tokens = evidence.tokens
    if _PASSED.isdisjoint(evidence.texts):
        return []
    ends = {evidence.line_of(p) for name in kinds for p, _ in evidence.facts.held.get(name, ())}
    return [
        at
        for at, token in enumerate(tokens)
        if token[1] == ","
        and evidence.line_of(at) in ends
        and _BOUNDS & set(tokens[at + 1][2] or () if at + 1 < len(tokens) else ())
        and any(text in _PASSED for _, text, _, _ in tokens[at + 2 : at + _LIMIT_REACH])
    ]


def done_by(evidence: Evidence, kinds: tuple[str, ...]) -> list[int]:
    """`index forbidden by rule`: a passive of an end, right before what brought it about."""
    if "by" not in evidence.texts:
        return []
    tokens, held = evidence.tokens, evidence.facts.held
    return [
        at
        for name in (*kinds, "refuse")
        for at, _ in held.get(name, ())
        if at + 1 < len(tokens) and tokens[at + 1][1] == "by" and tokens[at][0] == WORD
    ]
