"""Each rule of a runbook has its own bound: `above 85 % do a, above 95 % do b` is no b above 85 %.

Owns the finding that a sentence gives the bound of one rule to what another rule says to do. Pure.
It cannot tell rules apart that stand in one sentence.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import OPEN, Finding

_LEAST = 2


def of_another_rule(asked: Asked, evidence: Evidence) -> Finding | None:
    """What the runbook says under another bound than the sentence's; None where all is well."""
    bounds = [one for one in asked.figures if one.compare]
    if len(bounds) != 1:
        return None
    mine = bounds[0].number
    rules: dict[int, set[float]] = {}
    for one in evidence.figures:
        if one.compare and one.number.unit == mine.unit:
            rules.setdefault(evidence.sentence_of(one.place), set()).add(one.number.value)
    own = {at for at, values in rules.items() if mine.value in values}
    if not own or len(rules) < _LEAST:
        return None
    held = evidence.facts.held
    for part in asked.parts:
        told = {evidence.sentence_of(at) for one in part.options for at, _ in held.get(one, ())}
        if told and told <= rules.keys() - own:
            return Finding(OPEN, "rule_of_another_bound", part.text)
    return None
