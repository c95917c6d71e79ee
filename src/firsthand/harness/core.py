"""DiagnosisHarnessCore: the calls that surround every spend, under the seed's names.

Each checks before the spend; what can only be known afterwards is recorded after it.
"""

from firsthand.contracts.enums import BudgetKind
from firsthand.contracts.errors import LimitError, RunCancelled
from firsthand.harness.context import RunContext


def check_open(context: RunContext) -> None:
    """Refuse to spend anything for a run that is cancelled, past its deadline or ended."""
    if context.stopping is not None:
        raise context.stopping
    if context.cancellation.cancelled:
        raise RunCancelled("the run was cancelled")
    context.budget.check_deadline(context.clock.monotonic())
    if context.lifecycle.ended:
        raise RunCancelled(f"the run had already ended as {context.lifecycle.state.value}")


def before_model_call(context: RunContext) -> int:
    """Count one model call; returns its number in the run, from 1. Raises LimitError."""
    check_open(context)
    context.budget.check_left(BudgetKind.TOKENS)
    context.budget.check_left(BudgetKind.MONEY)
    context.budget.spend(BudgetKind.MODEL_CALLS, 1)
    return int(context.budget.used[BudgetKind.MODEL_CALLS])


def record_tokens(context: RunContext, input_tokens: int | None, output_tokens: int | None) -> None:
    """Record a reply's tokens; a missing or negative figure makes the call unmeasured."""
    if input_tokens is None or output_tokens is None or min(input_tokens, output_tokens) < 0:
        context.budget.record_tokens(None)
    else:
        context.budget.record_tokens(input_tokens + output_tokens)


def reserve_run_bytes(context: RunContext, count: int) -> None:
    """Reserve UTF-8 bytes of input, tool result or draft. Raises LimitError."""
    context.budget.spend(BudgetKind.RUN_BYTES, count)


def before_tool_call(context: RunContext) -> bool:
    """Reserve one tool call; False where the budget is exhausted: then nothing was reserved."""
    check_open(context)
    try:
        context.budget.spend(BudgetKind.TOOL_CALLS, 1)
    except LimitError:
        context.denied_calls += 1
        return False
    return True


def after_denied_tool_call(context: RunContext) -> None:
    """After the first denial the model may still draft; a second one ends the run (LimitError)."""
    if context.denied_calls > 1:
        kind = BudgetKind.TOOL_CALLS
        raise LimitError(kind, used=context.budget.used[kind], limit=context.budget.limit(kind))
