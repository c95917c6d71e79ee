"""The run that the harness's benchmarks measure: its records, its draft, and tools that hold them."""

from typing import Any

from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import SearchScope, SourceResult

RECORDS = [
    {
        "time": f"2026-07-08T10:14:{second:02}Z",
        "level": "ERROR",
        "service": "order-service",
        "message": f"HikariPool-1 - request timed out after 30000ms (waiting={second})",
    }
    for second in range(12)
]
TEXT = "HikariPool-1 - request timed out after 30000ms (waiting=0)"
DRAFT = {
    "conclusion": f'The log reads: "{TEXT}"',
    "analysis": [
        {
            "kind": "OBSERVATION",
            "statement": f'The log reads: "{TEXT}"',
            "tool_call_ids": ["a"],
            "citations": [{"tool_call_id": "a", "raw_path": "$.logs[0]", "excerpt": TEXT}],
        }
    ],
    "limitations": [],
    "next_steps": [],
}


class Static:
    def __init__(self, tool: ToolName) -> None:
        self.tool = tool

    def describe(self) -> str:
        return ""

    async def query(self, request: Any, *, limit: int) -> SourceResult:
        scope = SearchScope(source="static", terms=("HikariPool",))
        return SourceResult(payload={"logs": RECORDS}, total=len(RECORDS), scope=scope)

    async def close(self) -> None:
        return None
