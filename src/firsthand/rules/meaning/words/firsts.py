"""What comes first: of numbered steps, or of two things that a runbook puts in order.

Owns `first` in a sentence where the text has no such word. Only a runbook orders steps. Pure.
It cannot order the records of a log; their times do.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE


def is_numbered_advice(evidence: Evidence) -> bool:
    """A runbook of numbered steps: its first one may be called so."""
    return evidence.tool == _KNOWLEDGE and "1. " in evidence.lower


def comes_before(asked: Asked, evidence: Evidence) -> bool:
    """`check the policy first` of `check the policy before the role`: all that is told stands before it."""
    if evidence.tool != _KNOWLEDGE or " before " not in evidence.lower:
        return False
    tokens, held = evidence.tokens, evidence.facts.held
    for at in (at for at, token in enumerate(tokens) if token[1] == "before"):
        sentence = evidence.sentence_of(at)
        told = [
            [place for one in part.options for place, _ in held.get(one, ())]
            for part in asked.parts
            if "first_value" not in part.options and part.options
        ]
        inside = [[p for p in one if evidence.sentence_of(p) == sentence] for one in told if one]
        inside = [one for one in inside if one]
        if len(inside) > 1 and all(min(one) < at for one in inside):
            return True
    return False
