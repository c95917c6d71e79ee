"""Does the record of tool calls agree with itself? Steps 1 to 3 of a recheck.

Law: pure; it gets rows and payloads, and returns findings and the rows as the payloads have them.
A text is rendered again only by the renderer that made it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.answer import Answer
from firsthand.contracts.enums import BudgetKind, InvocationStatus, RunState
from firsthand.contracts.evidence import EvidenceRef, ToolInvocation
from firsthand.contracts.runs import RunRecord
from firsthand.flows.findings import Finding
from firsthand.rules.evidence import payload_sha256, render_refs, run_digest
from firsthand.rules.version import RENDERER_VERSION

MOST_PATHS = 5
"""Most items that a finding names."""

LIMITS_OF: Mapping[RunState, frozenset[BudgetKind | None]] = {
    RunState.SUCCEEDED: frozenset({None}),
    RunState.CANCELLED: frozenset({None}),
    RunState.TIMED_OUT: frozenset({BudgetKind.DEADLINE}),
    RunState.BUDGET_EXHAUSTED: frozenset(BudgetKind) - {BudgetKind.DEADLINE},
}
"""A state in which an Answer stands → the limits that can have ended the run so. In every other
terminal state there is no Answer."""


@dataclass(frozen=True, kw_only=True)
class Recorded:
    """One row with its payload."""

    row: ToolInvocation
    payload: JsonValue
    renderer_version: str
    """Of the run that wrote it."""

    @property
    def hashed(self) -> bool:
        return self.row.payload_sha256 is not None or self.payload is not None

    @property
    def rendered(self) -> tuple[EvidenceRef, ...] | None:
        """The items as the payload gives them; None where this version's renderer did not make them."""
        details = self.row.retrieval_details
        if details.evidence_refs is None or self.renderer_version != RENDERER_VERSION:
            return None
        if self.row.status is not InvocationStatus.SUCCEEDED:
            return ()
        payload = self.payload
        return render_refs(self.row.tool_name, payload) if isinstance(payload, dict) else ()

    @property
    def restored(self) -> ToolInvocation:
        """The row with its items as the payload gives them: what the claims are judged over."""
        if self.rendered is None:
            return self.row
        details = self.row.retrieval_details.model_copy(update={"evidence_refs": self.rendered})
        return self.row.model_copy(update={"retrieval_details": details})


def payload_findings(recorded: Recorded, answer: Answer | None) -> Iterator[Finding]:
    """Steps 1 and 3 for one invocation, with the claims that rest on it."""
    row = recorded.row
    claims = (*answer.claims, *answer.guidance) if answer else ()
    resting = tuple(
        claim.claim_id
        for claim in claims
        if any(one.invocation_id == row.id for one in claim.evidence)
    )

    def finding(rule: str, detail: str) -> Finding:
        return Finding(rule=rule, invocation_id=row.id, resting=resting, detail=detail)

    if recorded.hashed:
        given = None if recorded.payload is None else payload_sha256(recorded.payload)
        if given != row.payload_sha256:
            yield finding("payload_changed", "the payload does not have the recorded sha256")
    details = row.retrieval_details
    cited = row.status is InvocationStatus.SUCCEEDED and details.evidence_refs is not None
    if cited and details.renderer_version != recorded.renderer_version:
        yield finding("evidence_refs_changed", "the texts name another renderer than their run")
    rendered = recorded.rendered
    if rendered is not None and rendered != details.evidence_refs:
        yield finding("evidence_refs_changed", f"they differ at {_paths(recorded)}")


def _paths(recorded: Recorded) -> str:
    held = {ref.raw_path: ref.text for ref in recorded.rendered or ()}
    said = {ref.raw_path: ref.text for ref in recorded.row.retrieval_details.evidence_refs or ()}
    paths = [path for path in {**said, **held} if held.get(path) != said.get(path)]
    shown = ", ".join(paths[:MOST_PATHS]) or "their order"
    more = len(paths) - MOST_PATHS
    return f"{shown} and {more} more" if more > 0 else shown


def digest_findings(
    run: RunRecord, rows: Iterable[ToolInvocation], kept: str | None = None
) -> Iterator[Finding]:
    """Step 2. `kept` is a digest that was kept elsewhere."""
    computed = digest_of(rows)
    never_written = run.digest is None and run.state is RunState.INTERRUPTED
    if run.digest != computed and not never_written:
        detail = f"the digest of run {run.run_id} is not that of its payloads"
        yield Finding(rule="digest_changed", detail=detail)
    if kept is not None and kept.strip().lower() != computed:
        detail = "the payloads are not those of the digest that was given"
        yield Finding(rule="digest_changed", detail=detail)


def digest_of(rows: Iterable[ToolInvocation]) -> str:
    return run_digest((one.id, one.payload_sha256) for one in sorted(rows, key=lambda one: one.id))


def state_findings(run: RunRecord) -> Iterator[Finding]:
    """A terminal state, its limit, its Answer and that one's versions belong together."""
    limits = LIMITS_OF.get(run.state)
    if limits is not None and run.limit_hit not in limits:
        detail = f"a run does not end {run.state.value} by {run.limit_hit or 'no limit'}"
        yield Finding(rule="state_changed", detail=detail)
    if limits is not None and run.answer is None:
        yield Finding(rule="answer_changed", detail="the answer is gone")
    written = (run.rules_version, run.renderer_version)
    versions = run.answer.versions if run.answer else None
    if versions is not None and written != (versions.rules, versions.renderer):
        detail = "its versions are not those of the run"
        yield Finding(rule="answer_changed", detail=detail)
    if limits is None and run.answer is not None:
        detail = f"a run that ended {run.state.value} has no answer, and this one has"
        yield Finding(rule="answer_changed", detail=detail)
