"""How a run that did not succeed ends: its state, its code and what is published, by tables.

ENDINGS says what each limit and a cancel make of a run, PUBLISHED what stands by the phase in which
they strike, NEVER where they cannot strike and why. A failure publishes nothing. Error texts stay
in the record (redacted); codes are what readers get. Pure; docs/limits.md is drawn from here.
"""

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from firsthand.contracts.enums import BudgetKind, Flow, RunState
from firsthand.contracts.errors import FirsthandError, LimitError, RunCancelled

CANCEL: Literal["cancel"] = "cancel"
Stop = BudgetKind | Literal["cancel"]
"""What ends a run from outside: one of its limits, or a cancel."""


class Phase(StrEnum):
    """Where a run is when something stops it."""

    BEFORE = "before the first model call"
    BETWEEN = "between tool calls"
    """From the first model call on, while no source is at work: a reply is awaited or read."""
    TOOL = "during a tool"
    """Until its result is recorded and counted."""
    VERIFIER = "during the Verifier"
    """From its message on; the draft has been judged by the rules."""
    COMPOSER = "during the Composer"
    """Of the reviewed flow, where one was asked for."""


class Published(StrEnum):
    """What a reader gets of a run that was stopped."""

    NOTHING = "nothing: there is no evidence yet"
    GATHERED = "what was gathered, as quotations; no conclusion"
    JUDGED = (
        "the draft as the rules judged it: what a Verifier had to hear is quoted, not concluded"
    )
    WORDED = "the judged answer; its conclusion is the template's"


@dataclass(frozen=True, kw_only=True)
class Ending:
    state: RunState
    code: str
    publishes: bool = True
    """What stands is published; False: nothing is, whatever was gathered."""


EXHAUSTED = Ending(state=RunState.BUDGET_EXHAUSTED, code="budget_exhausted")
ENDINGS: dict[Stop, Ending] = {
    BudgetKind.MODEL_CALLS: EXHAUSTED,
    BudgetKind.TOOL_CALLS: EXHAUSTED,
    BudgetKind.TOKENS: EXHAUSTED,
    BudgetKind.RUN_BYTES: EXHAUSTED,
    BudgetKind.MONEY: EXHAUSTED,
    BudgetKind.DEADLINE: Ending(state=RunState.TIMED_OUT, code="deadline"),
    CANCEL: Ending(state=RunState.CANCELLED, code="cancelled"),
}

PHASES: dict[Flow, tuple[Phase, ...]] = {
    Flow.DIRECT: (Phase.BEFORE, Phase.BETWEEN, Phase.TOOL, Phase.VERIFIER),
    Flow.REVIEWED: tuple(Phase),
}

PUBLISHED: dict[Phase, Published] = {
    Phase.BEFORE: Published.NOTHING,
    Phase.BETWEEN: Published.GATHERED,
    Phase.TOOL: Published.GATHERED,
    Phase.VERIFIER: Published.JUDGED,
    Phase.COMPOSER: Published.WORDED,
}
"""Of a run that has gathered something; one that has not publishes nothing in any phase."""

_UNSPENT = "every limit allows one, and nothing is spent yet"
_NOT_A_TOOLS = "a tool call spends none"
_NO_TOOLS = "it has no tools"
NEVER: dict[tuple[Stop, Phase], str] = {
    (BudgetKind.MODEL_CALLS, Phase.BEFORE): _UNSPENT,
    (BudgetKind.TOKENS, Phase.BEFORE): _UNSPENT,
    (BudgetKind.MONEY, Phase.BEFORE): _UNSPENT,
    (BudgetKind.TOOL_CALLS, Phase.BEFORE): "a model asks for a tool",
    (BudgetKind.MODEL_CALLS, Phase.TOOL): _NOT_A_TOOLS,
    (BudgetKind.TOKENS, Phase.TOOL): _NOT_A_TOOLS,
    (BudgetKind.MONEY, Phase.TOOL): _NOT_A_TOOLS,
    (BudgetKind.TOOL_CALLS, Phase.TOOL): "a call at work was reserved before it began",
    (BudgetKind.TOOL_CALLS, Phase.VERIFIER): _NO_TOOLS,
    (BudgetKind.TOOL_CALLS, Phase.COMPOSER): _NO_TOOLS,
}


@dataclass(frozen=True, kw_only=True)
class Row:
    """One combination: what happens, or why it cannot."""

    stop: Stop
    flow: Flow
    phase: Phase
    ending: Ending | None
    published: Published | None
    never: str | None


def rows() -> Iterator[Row]:
    """Every limit and a cancel, in each flow, in each phase."""
    for stop, ending in ENDINGS.items():
        for flow in Flow:
            for phase in PHASES[flow]:
                never = NEVER.get((stop, phase))
                yield Row(
                    stop=stop,
                    flow=flow,
                    phase=phase,
                    ending=None if never else ending,
                    published=None if never else PUBLISHED[phase],
                    never=never,
                )


def ending_of(error: BaseException) -> Ending:
    if isinstance(error, LimitError):
        return ENDINGS[error.kind]
    if isinstance(error, RunCancelled) or not isinstance(error, Exception):
        return ENDINGS[CANCEL]
    code = error.code if isinstance(error, FirsthandError) else "internal"
    return Ending(state=RunState.FAILED, code=code, publishes=False)


def error_detail(error: BaseException) -> str:
    """For a person who reads the record: the message, and where an unexpected one came from."""
    if isinstance(error, FirsthandError):
        return str(error)
    return "".join(traceback.format_exception(error))[-4000:]
