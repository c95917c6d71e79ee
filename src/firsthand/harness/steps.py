"""StepRunner port: every model and tool call passes here, so that a durable engine can stand behind it.

The default awaits directly. The twin records what ran and can play a durable engine that
repeats a step which an earlier process had begun.
"""

from collections.abc import Awaitable, Callable, Collection
from typing import TypeVar

T = TypeVar("T")


class DirectSteps:
    """Default: a direct await; nothing is ever a replay."""

    async def run(self, step: str, call: Callable[[], Awaitable[T]]) -> T:
        return await call()

    def is_replay(self, step: str) -> bool:
        return False


class RecordingSteps:
    """Twin: keeps the steps' names in order, and calls the steps in `replays` replays."""

    def __init__(self, replays: Collection[str] = ()) -> None:
        self.steps: list[str] = []
        self._replays = frozenset(replays)

    async def run(self, step: str, call: Callable[[], Awaitable[T]]) -> T:
        self.steps.append(step)
        return await call()

    def is_replay(self, step: str) -> bool:
        return step in self._replays
