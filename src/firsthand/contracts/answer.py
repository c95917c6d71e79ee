"""The Answer: all that a reader gets. `rules/publish` is the only maker of one."""

from collections.abc import Iterator
from datetime import datetime

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import (
    BudgetKind,
    ClaimKind,
    Flow,
    JudgedBy,
    Severity,
    Verdict,
    Wording,
)
from firsthand.contracts.evidence import SearchScope


class Evidence(Contract):
    """What a published claim rests on: one item of one recorded tool result."""

    invocation_id: int
    tool_name: str
    raw_path: str | None
    """None for a negative: then the text is the scope line."""
    text: str
    span: tuple[int, int] | None
    """The cited characters of the text; None where nothing was cited in particular."""
    scope: SearchScope | None
    observed_at: datetime
    """When the tool call finished."""


class PublishedClaim(Contract):
    claim_id: str
    text: str
    kind: ClaimKind
    verdict: Verdict
    wording: Wording
    judged_by: JudgedBy
    evidence: tuple[Evidence, ...]


class Withheld(Contract):
    """How often a rule withheld something. What was withheld is never repeated."""

    rule: str
    severity: Severity
    count: int


class BudgetUse(Contract):
    """Use of one budget beside its limit; seconds for the deadline, else whole units."""

    used: float
    limit: float


class MoneyUse(Contract):
    """What the measured model calls cost."""

    used: float
    limit: float | None = None
    """None: no budget was set."""
    currency: str
    """ISO 4217, e.g. `USD`."""


class Budgets(Contract):
    model_calls: BudgetUse
    tool_calls: BudgetUse
    tokens: BudgetUse
    run_bytes: BudgetUse
    deadline: BudgetUse
    unmeasured_calls: int = 0
    """Model calls whose token usage the provider left out."""
    money: MoneyUse | None = None
    """None where no model of the run has a price."""

    def limited(self) -> Iterator[tuple[BudgetKind, BudgetUse]]:
        """Every budget that has a limit, with its use."""
        yield BudgetKind.MODEL_CALLS, self.model_calls
        yield BudgetKind.TOOL_CALLS, self.tool_calls
        yield BudgetKind.TOKENS, self.tokens
        yield BudgetKind.RUN_BYTES, self.run_bytes
        yield BudgetKind.DEADLINE, self.deadline
        if self.money is not None and self.money.limit is not None:
            yield BudgetKind.MONEY, BudgetUse(used=self.money.used, limit=self.money.limit)


class Versions(Contract):
    """Which rules judged and which renderers wrote."""

    rules: str
    renderer: str


class Answer(Contract):
    run_id: str
    session_id: str
    flow: Flow
    question: str
    verdict: Verdict
    conclusion: str | None
    claims: tuple[PublishedClaim, ...]
    guidance: tuple[PublishedClaim, ...]
    limitations: tuple[str, ...]
    """Composed by code."""
    next_steps: tuple[str, ...]
    """Templates over a tool and a subject; each collects evidence."""
    withheld: tuple[Withheld, ...]
    budgets: Budgets
    model: str
    versions: Versions
