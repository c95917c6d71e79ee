"""LeanAgent: the framework's agent with one capability and one toolset, and no wrappers around them.

The framework gives every agent two capabilities of its own (deferred tools, messages queued from
outside) and wraps its toolset three times; a run here uses none of that, and each costs at every
step. The loop stays the framework's own, and so does all that it sends. It cannot take the hooks of
others: those may need what is left out.
"""

from typing import Any, cast

from pydantic_ai import Agent
from pydantic_ai.capabilities import AbstractCapability, CombinedCapability
from pydantic_ai.toolsets import AbstractToolset

from firsthand.harness.context import RunContext


class LeanAgent(Agent[RunContext, Any]):
    def __init__(
        self, *, capabilities: list[AbstractCapability[RunContext]], **settled: Any
    ) -> None:
        super().__init__(capabilities=capabilities, **settled)
        (own,) = capabilities
        self._root_capability = cast(CombinedCapability[RunContext], own)
        self._cap_native_tools = list(own.get_native_tools())

    def _get_toolset(self, *_: Any, **__: Any) -> AbstractToolset[RunContext]:
        """What the agent was given; the framework's own, which is empty, where that is nothing."""
        return self._user_toolsets[0] if self._user_toolsets else self._function_toolset
