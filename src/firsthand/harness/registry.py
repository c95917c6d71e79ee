"""ToolRegistry: a tool's definition and its execution, held together and frozen.

Refuses a missing tool, a duplicate and an unknown one when it is built, so that no run ever
finds a definition without its execution.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.ports import EvidenceSource
from firsthand.contracts.requests import REQUESTS, ToolRequest

DESCRIPTIONS: dict[ToolName, str] = {
    ToolName.QUERY_METRICS: "Look up alerts and metric series.",
    ToolName.QUERY_LOGS: (
        "Search log records for literal terms; similar records come as one group with its count."
    ),
    ToolName.QUERY_MYSQL: "Read business rows with one read-only SELECT.",
    ToolName.LOOKUP_KNOWLEDGE: (
        "Search runbooks. What they say is guidance and never evidence about the present."
    ),
}
"""What a model reads of each tool; a source may add what it holds."""


@dataclass(frozen=True, kw_only=True)
class RegisteredTool:
    name: ToolName
    description: str
    request: type[ToolRequest]
    source: EvidenceSource

    @property
    def json_schema(self) -> dict[str, Any]:
        return request_schema(self.request)


@cache
def request_schema(request: type[ToolRequest]) -> dict[str, Any]:
    return request.model_json_schema()


class ToolRegistry:
    def __init__(self, sources: Iterable[EvidenceSource]) -> None:
        tools: dict[str, RegisteredTool] = {}
        for source in sources:
            name = ToolName(source.tool)
            if name in tools:
                raise ConfigurationError(f"tool {name.value} has two sources; configure one")
            tools[name.value] = RegisteredTool(
                name=name,
                description=" ".join(filter(None, (DESCRIPTIONS[name], source.describe()))),
                request=REQUESTS[name],
                source=source,
            )
        missing = [name.value for name in ToolName if name.value not in tools]
        if missing:
            raise ConfigurationError(
                f"no source for {', '.join(missing)}; register an unconfigured source instead"
            )
        self.tools: Mapping[str, RegisteredTool] = MappingProxyType(tools)
