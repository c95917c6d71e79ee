"""The live view's state: folded from events, drawn by rich.

Law: immutable; `after` is pure. All text comes from `progress.py` and is drawn unparsed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from firsthand.contracts.events import (
    Event,
    ModelCallFinished,
    ModelCallStarted,
    RunFinished,
    StepFinished,
    StepStarted,
    ToolCallFinished,
    ToolCallStarted,
)
from firsthand.interfaces.progress import budget_summary, progress_line, step_words
from firsthand.interfaces.safe_text import safe_line
from firsthand.interfaces.words import known_tool

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.spinner import Spinner


@dataclass(frozen=True, kw_only=True)
class LiveState:
    done: tuple[str, ...] = ()
    """One line for each event that is over."""
    doing: str = "starting"
    budgets: str = ""

    def after(self, event: Event) -> LiveState:
        """The state once the event has happened."""
        words = progress_line(event)
        state = replace(self, done=(*self.done, safe_line(words))) if words else self
        match event:
            case StepStarted():
                return replace(state, doing=step_words(event.step))
            case ModelCallStarted():
                return replace(state, doing=f"{step_words(event.step)}: model call {event.number}")
            case ToolCallStarted():
                return replace(state, doing=f"{known_tool(event.tool_name)} #{event.invocation_id}")
            case ModelCallFinished() | ToolCallFinished() | RunFinished():
                return replace(state, budgets=budget_summary(event.budgets))
            case StepFinished():
                return replace(state, doing="")
            case _:
                return state

    def renderable(self, spinner: Spinner, *, most: int) -> RenderableType:
        """At most `most` lines of the past, then what is being done, then the budgets."""
        from rich.console import Group
        from rich.text import Text

        lines = [Text(words, overflow="ellipsis", no_wrap=True) for words in self.done[-most:]]
        spinner.update(text=Text(safe_line(self.doing), style="bold"))
        budgets = Text(self.budgets, style="dim", overflow="ellipsis", no_wrap=True)
        return Group(*lines, spinner, *([budgets] if self.budgets else []))
