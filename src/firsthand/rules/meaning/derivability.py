"""The ruling on a claim: every sentence must follow from the verified texts.

Owns the order of the rules; the worst sentence decides. DERIVABLE only where every part of a sentence
is accounted for. No I/O, no memory between calls.
"""

import re
from collections.abc import Sequence

from firsthand.contracts.enums import ToolName
from firsthand.contracts.rulings import Derivation
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.empty import is_empty_result
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.finding import HOLDS, OPEN, UNSUPPORTED, Finding, derivation
from firsthand.rules.meaning.limits import limitation
from firsthand.rules.meaning.negatives import weigh_negative
from firsthand.rules.meaning.quotes import restated
from firsthand.rules.meaning.scan import fold
from firsthand.rules.meaning.sentences import sentences
from firsthand.rules.meaning.together import together
from firsthand.rules.meaning.weigh import weigh

_CLAUSE = re.compile(r"\s*[,;]\s*(?:and |but |so |while |且|但|而|并且)?")


def derivability(sentence: str, excerpts: Sequence[str], tools: Sequence[str]) -> Derivation:
    """Whether the whole of `sentence` follows from `excerpts`; tools[i] is excerpts[i]'s tool."""
    evidence = [Evidence(text, tool) for text, tool in zip(excerpts, tools, strict=True)]
    facts = [one for one in evidence if one.tool != ToolName.LOOKUP_KNOWLEDGE]
    guidance = [one for one in evidence if one.tool == ToolName.LOOKUP_KNOWLEDGE]
    worst = Finding(HOLDS, "every_part_bound")
    for piece in sentences(sentence):
        finding = _sentence(fold(piece), facts, guidance)
        if finding.rank > worst.rank:
            worst = finding
    return derivation(worst)


def _sentence(text: str, facts: list[Evidence], guidance: list[Evidence]) -> Finding:
    if any(restated(text, one) for one in facts):
        return Finding(HOLDS, "restated")
    asked = Asked(text)
    if "!runbook" in asked.marks:
        return _best([weigh(asked, one) for one in guidance], "nothing_from_a_runbook")
    bound = limitation(asked, facts)
    if bound is not None and "," not in text:
        return bound
    best = _best([_alone(asked, one) for one in facts], "no_text_of_the_present")
    if best.rank != HOLDS and len(facts) > 1:
        joint = together(asked, facts, _alone)
        if joint.rank < best.rank or joint.rule in ("texts_miscounted", "order_reversed"):
            return joint
    return best


def _alone(asked: Asked, evidence: Evidence) -> Finding:
    if is_empty_result(evidence):
        return _negative(asked, evidence, [evidence])
    return weigh(asked, evidence)


def _negative(asked: Asked, evidence: Evidence, facts: list[Evidence]) -> Finding:
    finding = weigh_negative(asked, evidence)
    if finding.rank == HOLDS or "," not in asked.text:
        return finding
    worst = Finding(HOLDS, "nothing_found_in_scope")
    for clause in _CLAUSE.split(asked.text):
        part = Asked(clause)
        if not (part.parts or part.names):
            continue
        one = limitation(part, facts) or weigh_negative(part, evidence)
        if one.rank > worst.rank:
            worst = one
    return worst


def _best(found: list[Finding], otherwise: str) -> Finding:
    return min(found, key=lambda one: one.rank, default=Finding(UNSUPPORTED, otherwise))


_ = OPEN
