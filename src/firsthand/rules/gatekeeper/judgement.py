"""What the Gatekeeper hands on: its result for the audit, and each claim's cap and excerpts.

Law: data only. A VerifiedExcerpt stands here only for a binding that passed every row, and it is
all that derivability and a Verifier ever get of a claim's evidence.
"""

from firsthand.contracts.base import Contract
from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ClaimKind, ClaimStatus, Severity
from firsthand.contracts.rulings import BindingError, GatekeeperResult, VerifiedExcerpt


class JudgedClaim(Contract):
    """A claim whose references are judged; its wording is not."""

    claim_id: str
    """Unique in the report; the key of rulings and derivations."""
    position: int
    """Where it stood in the report, from 1."""
    text: str
    """The model's sentence, as one printable line. Untrusted."""
    kind: ClaimKind
    status: ClaimStatus
    cap: Severity
    """The worst finding on the claim and its bindings; a hard boundary on its verdict."""
    excerpts: tuple[VerifiedExcerpt, ...] = ()
    """One per item, in the order cited; spans that mark the same item are joined."""
    searches: tuple[int, ...] = ()
    """Invocations that found nothing and on which a scoped negative rests."""
    errors: tuple[BindingError, ...] = ()


class Judgement(Contract):
    result: GatekeeperResult
    claims: tuple[JudgedClaim, ...]
    """In the report's order."""
    next_steps: tuple[NextStep, ...] = ()
    """As proposed. Untrusted."""
