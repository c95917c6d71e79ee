"""A report after the Gatekeeper, with all that its publication needs: the same for the flow, for a
limit that strikes later, and for a recheck.

Law: pure. Its only way on is `publish`, so none of the three can be milder than another.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from pydantic import JsonValue

from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import Derivation
from firsthand.rules.gatekeeper import Judgement
from firsthand.rules.publish import (
    ClaimToVerify,
    Composition,
    Publication,
    RunFacts,
    claims_to_verify,
    derive,
    publish_report,
    with_composition,
)


@dataclass(frozen=True, kw_only=True)
class JudgedReport:
    judgement: Judgement
    earlier: tuple[ToolInvocation, ...] = ()
    """Cited invocations of earlier runs of this session."""
    plan: JsonValue = None
    """The Planner's plan, redacted; it stands in the guards' record and binds nobody."""

    @cached_property
    def derivations(self) -> dict[str, Derivation]:
        return derive(self.judgement)

    @property
    def to_verify(self) -> tuple[ClaimToVerify, ...]:
        """What to ask a Verifier. Empty: nothing to ask."""
        return claims_to_verify(self.judgement, self.derivations)

    def publish(
        self,
        facts: RunFacts,
        rulings: Mapping[str, ClaimRuling] | None,
        composition: Composition | None = None,
    ) -> Publication:
        """`rulings` None: there is no Verifier; `composition` None: no Composer was asked."""
        facts = facts.model_copy(update={"earlier": self.earlier})
        template = publish_report(self.judgement, self.derivations, rulings, facts)
        publication = with_composition(template, facts, composition)
        record = publication.guard_result
        assert isinstance(record, dict)
        return publication.model_copy(update={"guard_result": {**record, "plan": self.plan}})
