"""What a recheck reports. Data only."""

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import RunState, Verdict


class Finding(Contract):
    """One way in which the record and the Answer no longer agree."""

    rule: str
    """`payload_changed`, `evidence_refs_changed`, `digest_changed`, `state_changed`, `draft_changed`,
    `gatekeeper_changed`, `guards_changed`, `evaluation_changed`, `answer_changed`,
    `arguments_changed`, `run_changed`, `events_changed`, `record_unreadable`; or
    the rule under which a claim is now refused."""
    claim_id: str | None = None
    invocation_id: int | None = None
    resting: tuple[str, ...] = ()
    """Published claims that rest on that tool call."""
    detail: str = ""
    """For a person; it repeats no model."""


class Recheck(Contract):
    """Does a published Answer still stand, and what was looked at."""

    run_id: str
    state: RunState | None
    """None where the run's row cannot be read."""
    verdict: Verdict | None
    """As published; None where nothing was."""
    stands: bool
    """No finding, and nothing would be judged otherwise now."""
    findings: tuple[Finding, ...]
    """Where the record does not agree with itself."""
    judged_otherwise: tuple[Finding, ...]
    """What would not be published now, where the rules or renderers are not those of the run: nobody
    need have touched the record."""
    other_versions: dict[str, str]
    """Versions in which this check and the run differ, e.g. `{"rules": "1 → 2"}`."""
    digest: str | None
    """Computed now."""
    compared_with: str | None = None
    """The digest that was given, kept elsewhere."""
    payloads: int = 0
    """Payloads whose sha256 was computed."""
    texts: int = 0
    """Evidence texts that were rendered again."""
    claims: int = 0
    """Published claims that were judged again."""
    verifier_claims: tuple[str, ...] = ()
    """What rests on the recorded Verifier's ruling, which was not asked again."""
