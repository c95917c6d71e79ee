"""Compose: decisions into one Answer. The only maker of an Answer. Pure.

1. The verdict is the worst of the Gatekeeper's severity, of what each claim costs, and of the
   conclusion; an answer with no claim left is LOW_CONFID at best (`nothing_published`).
2. Under REJECT the conclusion is null and only what passed alone is listed.
3. An item is quoted once; a statement is replaced by a bounded number of quotations.
4. What is withheld is counted under every rule that it failed, and never repeated here.
"""

from collections.abc import Iterable, Sequence

from firsthand.contracts.answer import Answer, PublishedClaim, Versions, Withheld
from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import Rule, Severity, Verdict
from firsthand.contracts.rulings import GatekeeperResult
from firsthand.rules.gatekeeper.case import Case, Level
from firsthand.rules.gatekeeper.judging import worst
from firsthand.rules.gatekeeper.table import findings
from firsthand.rules.publish.conclude import Conclusion
from firsthand.rules.publish.decide import Decision, Reason
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.guard import label
from firsthand.rules.publish.limitations import limitations
from firsthand.rules.publish.pieces import Piece, pieces
from firsthand.rules.publish.publication import Publication
from firsthand.rules.publish.record import guard_record, refused_sentences
from firsthand.rules.publish.subjects import next_steps
from firsthand.rules.publish.verdicts import CAP, worst_verdict
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION

QUOTED_PER_STATEMENT = 5
"""Most items that are quoted in the place of one sentence."""


def publish(
    facts: RunFacts,
    decisions: Sequence[Decision],
    conclusion: Conclusion,
    *,
    gatekeeper: GatekeeperResult,
    proposed: Iterable[NextStep] = (),
) -> Publication:
    """The Answer of either flow, with the record of how it came about."""
    cost = worst_verdict(
        [CAP[gatekeeper.severity], conclusion.cost, *(one.cost for one in decisions)]
    )
    listed = [(one, list(pieces(one, facts))) for one in decisions]
    claims, guidance, places, left_out = arrange(listed, rejected=cost is Verdict.REJECT)
    whole = [
        Reason(rule=one.rule, severity=one.severity, detail=one.detail)
        for one in gatekeeper.errors
        if one.claim_id is None
    ]
    if cost is Verdict.REJECT and conclusion.text is not None:  # step 2
        reasons = _REJECTED if conclusion.drafted is not None else ()
        conclusion = conclusion.model_copy(update={"text": None, "reasons": reasons})
    steps, refused_steps = next_steps(proposed, facts)
    answer = answer_of(
        facts,
        claims=claims,
        guidance=guidance,
        conclusion=conclusion.text,
        verdict=cost,
        reasons=[
            *whole,
            *(reason for one in decisions for reason in one_per_rule(one.reasons)),
            *conclusion.reasons,
        ],
        steps=steps,
        more=[*_left_out(left_out), *_refused_steps(refused_steps)],
    )
    refused = refused_sentences(decisions, conclusion)
    record = guard_record(facts, decisions, conclusion, places, refused, refused_steps)
    return Publication(answer=answer, guard_result=record, refused=refused)


def answer_of(
    facts: RunFacts,
    *,
    claims: Sequence[PublishedClaim],
    guidance: Sequence[PublishedClaim],
    conclusion: str | None,
    verdict: Verdict,
    reasons: Sequence[Reason],
    steps: Sequence[str] = (),
    more: Iterable[str] = (),
) -> Answer:
    """Step 1's last row, the counts of step 4, and the frame that every Answer has."""
    empty = findings(Case(level=Level.ANSWER, published=len(claims)))
    final = [Reason(rule=row.rule, severity=row.severity) for row, _ in empty]
    withheld = counted([*reasons, *final])
    return Answer(
        run_id=facts.run_id,
        session_id=facts.session_id,
        flow=facts.flow,
        question=facts.question,
        verdict=worst_verdict([verdict, *(CAP[one.severity] for one in final)]),
        conclusion=conclusion,
        claims=tuple(claims),
        guidance=tuple(guidance),
        limitations=limitations(facts, withheld, more),
        next_steps=tuple(steps),
        withheld=withheld,
        budgets=facts.budgets,
        model=facts.model,
        versions=Versions(rules=RULES_VERSION, renderer=RENDERER_VERSION),
    )


def arrange(
    listed: Iterable[tuple[Decision, Sequence[Piece]]], *, rejected: bool
) -> tuple[list[PublishedClaim], list[PublishedClaim], dict[str, list[str]], int]:
    """Steps 2 and 3: claims, guidance, where each claim stands now, and how many are left out."""
    claims: list[PublishedClaim] = []
    guidance: list[PublishedClaim] = []
    places: dict[str, list[str]] = {}
    seen: set[tuple[int, str | None]] = set()
    left_out = 0
    for decision, found in listed:
        fresh = [
            one
            for one in found
            if one.item not in seen and not (rejected and one.claim.verdict is not Verdict.PASS)
        ]
        seen.update(one.item for one in fresh if one.item is not None)
        kept = fresh[:QUOTED_PER_STATEMENT]
        left_out += len(fresh) - len(kept)
        name = label(decision.claim.position)
        names = [name] if len(kept) == 1 else [f"{name}.{n}" for n in range(1, len(kept) + 1)]
        places[decision.claim.claim_id] = names
        for claim_id, one in zip(names, kept, strict=True):
            (guidance if one.is_guidance else claims).append(
                one.claim.model_copy(update={"claim_id": claim_id})
            )
    return claims, guidance, places, left_out


def one_per_rule(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """A sentence counts once under each rule that it failed."""
    return tuple({one.rule: one for one in reasons}.values())


def counted(reasons: Sequence[Reason]) -> tuple[Withheld, ...]:
    """In the rules' order; the severity is the worst that the rule had here."""
    rules = [rule for rule in Rule if any(one.rule is rule for one in reasons)]
    return tuple(
        Withheld(
            rule=rule.value,
            severity=worst(one.severity for one in reasons if one.rule is rule),
            count=sum(one.rule is rule for one in reasons),
        )
        for rule in rules
    )


_REJECTED = (
    Reason(
        rule=Rule.CONCLUSION_WITHHELD,
        severity=Severity.LOW_CONFID,
        detail="nothing is concluded from a draft that is rejected",
    ),
)


def _left_out(count: int) -> Iterable[str]:
    if count:
        yield f"{count} more cited items are not quoted here; the ledger has them."


def _refused_steps(count: int) -> Iterable[str]:
    if count:
        yield f"Proposed next steps that are not shown: {count}; their subjects are not known here."
