"""What publication may know of a run: identity, budgets, and the record of its tool calls.

Law: data only, handed in by the flow; all of it comes from code and from the ledger, nothing from
a model but the query terms that stand in a recorded scope.
"""

from functools import cached_property

from firsthand.contracts.answer import Budgets
from firsthand.contracts.base import Contract
from firsthand.contracts.enums import BudgetKind, Flow
from firsthand.contracts.evidence import ToolInvocation


class RunFacts(Contract):
    run_id: str
    session_id: str
    flow: Flow
    question: str
    """Redacted."""
    model: str
    budgets: Budgets
    """Use at the time of publication."""
    invocations: tuple[ToolInvocation, ...] = ()
    """This run's, by id."""
    earlier: tuple[ToolInvocation, ...] = ()
    """Of earlier runs of the same session, those that the report cites (reviewed flow)."""
    limit_hit: BudgetKind | None = None
    """The limit that ended the run."""
    cancelled: bool = False
    notes: tuple[str, ...] = ()
    """More facts for the limitations, made by code."""

    @cached_property
    def by_id(self) -> dict[int, ToolInvocation]:
        return {one.id: one for one in (*self.earlier, *self.invocations)}

    @cached_property
    def own_ids(self) -> frozenset[int]:
        """Ids of this run's invocations."""
        return frozenset(one.id for one in self.invocations)

    @cached_property
    def by_call_id(self) -> dict[str, ToolInvocation]:
        """This run's invocations by the framework's tool call id."""
        return {one.tool_call_id: one for one in self.invocations}
