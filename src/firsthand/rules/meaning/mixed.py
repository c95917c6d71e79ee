"""Texts in which something both is and is not: `3 pods ready, checkout-2 is not ready`.

Owns the question whose state it is. There the sentence must follow from one clause alone, or it is
open: nearness in a line binds no state to a name. Pure.
It cannot tell a clause that goes on after a comma from one that begins there, and so refuses some
that are right. A state that is a field (`idle=0`) is a figure's business.
"""

import re
from collections.abc import Iterator

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence

_CLAUSE_END = re.compile(
    r"\s*(?:[;；⏎。]|[,，]\s|[,，](?=[\u4e00-\u9fff])|\bbut\b|\bwhile\b|但是?|而)\s*"
)


def is_mixed(asked: Asked, evidence: Evidence) -> bool:
    """Whether a state that the sentence tells stands in the text both ways."""
    held = evidence.facts.held
    states = {option.lstrip("-") for option in asked.said}
    return any(
        state in held and f"-{state}" in held and f"{state}=" not in evidence.lower
        for state in states
    )


def clauses(evidence: Evidence) -> Iterator[Evidence]:
    """The text's clauses, each as a text of its own."""
    for clause in _CLAUSE_END.split(evidence.text):
        if clause.strip():
            yield Evidence(clause, evidence.tool)
