"""The guards' record of a run, for the ledger: each statement with its ruling, and what was refused.

Law: pure. It quotes the model, so it never reaches a reader unasked.
"""

from collections.abc import Iterable, Mapping, Sequence

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.rulings import Derivation
from firsthand.rules.publish.conclude import Conclusion
from firsthand.rules.publish.decide import Decision, Reason
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.guard import label
from firsthand.rules.publish.publication import Refused
from firsthand.rules.publish.semantic import CONCLUSION
from firsthand.rules.version import RULES_VERSION


def refused_sentences(decisions: Iterable[Decision], conclusion: Conclusion) -> tuple[Refused, ...]:
    """Each withheld sentence under each rule that it failed, with all that was found."""
    found: list[Refused] = []
    for one in decisions:
        found += _refused(label(one.claim.position), one.claim.text, one.reasons)
    if conclusion.drafted is not None:
        found += _refused(CONCLUSION, conclusion.drafted, conclusion.reasons)
    return tuple(found)


def guard_record(
    facts: RunFacts,
    decisions: Sequence[Decision],
    conclusion: Conclusion,
    places: Mapping[str, Sequence[str]],
    refused: Sequence[Refused],
    refused_steps: int,
) -> JsonObject:
    """Plain JSON. `published_as` names the answer's claims that stand for a statement."""
    return {
        "flow": facts.flow.value,
        "rules_version": RULES_VERSION,
        "statements": [_statement(one, places.get(one.claim.claim_id, ())) for one in decisions],
        "conclusion": {
            "text": conclusion.drafted,
            "published": conclusion.text,
            "cost": conclusion.cost.value,
            "judged_by": conclusion.judged_by.value,
            "reasons": _reasons(conclusion.reasons),
            "derivation": _derivation(conclusion.derivation),
        },
        "refused": [one.model_dump(mode="json") for one in refused],
        "refused_next_steps": refused_steps,
    }


def _statement(decision: Decision, places: Sequence[str]) -> JsonObject:
    claim = decision.claim
    return {
        "claim_id": claim.claim_id,
        "position": claim.position,
        "published_as": list(places),
        "kind": claim.kind.value,
        "text": claim.text,
        "cap": claim.cap.value,
        "verdict": decision.verdict.value,
        "cost": decision.cost.value,
        "shown": decision.show.value,
        "judged_by": decision.judged_by.value,
        "verifier": decision.heard.value,
        "reasons": _reasons(decision.reasons),
        "derivation": _derivation(decision.derivation),
    }


def _refused(claim_id: str, text: str, reasons: Iterable[Reason]) -> list[Refused]:
    by_rule: dict[str, list[Reason]] = {}
    for one in reasons:
        by_rule.setdefault(one.rule, []).append(one)
    return [
        Refused(
            claim_id=claim_id,
            text=text,
            rule=same[0].rule,
            severity=same[0].severity,
            detail="; ".join(dict.fromkeys(one.detail for one in same[:5] if one.detail)),
        )
        for same in by_rule.values()
    ]


def _reasons(reasons: Iterable[Reason]) -> list[JsonValue]:
    return [one.model_dump(mode="json") for one in reasons]


def _derivation(derivation: Derivation | None) -> JsonValue:
    return None if derivation is None else derivation.model_dump(mode="json")
