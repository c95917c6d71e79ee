"""What comes first: of numbered steps, or of two things that a runbook puts in order.

Owns `first` in a sentence where the text has no such word. Only a runbook orders steps. Pure.
It cannot order the records of a log; their times do.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE


def is_numbered_advice(asked: Asked, evidence: Evidence) -> bool:
    """A runbook of numbered steps: its first one may be called so, where all that is told stands in it."""
    if evidence.tool != _KNOWLEDGE or not holds_any(evidence.lower, ("1. ", "1) ")):
        return False
    spelled = evidence.spelled
    begins = next((at for at in range(len(spelled) - 1) if _is_step("1", at, spelled)), -1)
    ends = next((at for at in range(begins, len(spelled) - 1) if _is_step("2", at, spelled)), 0)
    if begins < 0 or not ends:
        return begins >= 0
    held, inside = evidence.facts.held, set(spelled[begins:ends])
    told = [one for one in (*asked.parts, *asked.names) if "first_value" not in one.options]
    return all(
        one.text.lower() in inside
        or any(begins < place < ends for option in one.options for place, _ in held.get(option, ()))
        for one in told
        if one.text.lower() in spelled or any(option in held for option in one.options)
    )


def _is_step(number: str, at: int, spelled: list[str]) -> bool:
    return spelled[at] == number and spelled[at + 1] in (".", ")")


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
