"""The source of a tool that nothing stands behind.

Law: it answers every request with `source_unavailable`, so that "not looked" is never read as
"nothing there". The tool itself does not vanish.
"""

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult
from firsthand.contracts.requests import ToolRequest

WAYS_OUT: dict[ToolName, str] = {
    ToolName.QUERY_METRICS: "no metrics are configured; give --alerts FILE or a folder with alerts.json,"
    " or set sources.prometheus.url",
    ToolName.QUERY_LOGS: "no logs are configured; give --logs PATH or a folder with logs/,"
    " or set sources.logs.url",
    ToolName.QUERY_MYSQL: "no database is configured; set url and tables under [sql] in firsthand.toml"
    " (or FIRSTHAND_SQL__URL and FIRSTHAND_SQL__TABLES), or give a folder with tables/",
    ToolName.LOOKUP_KNOWLEDGE: "no runbooks are configured; give --runbooks DIR, a folder with runbooks/,"
    " or run firsthand knowledge index DIR",
}


class UnconfiguredSource:
    """Stands in for one tool's backend."""

    def __init__(self, tool: ToolName, reason: str | None = None) -> None:
        """`reason` replaces the way out where there is more to say: one line for a person."""
        self._tool = tool
        self._reason = reason or WAYS_OUT[tool]
        self.is_free = reason is None
        """Nothing was selected for the tool, so something configured may stand in."""

    @property
    def tool(self) -> ToolName:
        return self._tool

    def describe(self) -> str:
        return "Not configured in this run: every call is answered `unavailable`."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        raise SourceError(self._reason, ErrorCode.SOURCE_UNAVAILABLE)

    async def close(self) -> None:
        """Nothing is open."""
