"""The LogBackend of VictoriaLogs.

Law: all that is sent was composed or checked here; the only pipes are our own `sort`, `limit` and
`stats`, behind everything that a model may have a part in.
"""

from datetime import datetime, timedelta

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.servers import VictoriaLogsServer
from firsthand.sources.http import Found, HttpClient
from firsthand.sources.http.failures import unusable
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.entry import Page, Tier, Total
from firsthand.sources.logs.refusal import Refused, rejected
from firsthand.sources.logs.victoria.compose import MOST_FIELDS, plan, windowed
from firsthand.sources.logs.victoria.logsql import check_logsql
from firsthand.sources.logs.victoria.replies import entry_of, names, number

PREFIX = "select/logsql"
COUNTED = "firsthand_total"


class VictoriaBackend:
    def __init__(self, server: VictoriaLogsServer, client: HttpClient) -> None:
        """Raises ConfigurationError for a filter that is none."""
        base = check_logsql(server.filter)
        if isinstance(base, Refused):
            raise ConfigurationError(
                f"sources.logs.filter {server.filter} cannot be used ({base.rule}): {base.detail};"
                ' give one such as * or {app="shop"}'
            )
        self.server, self._client, self._base = server, client, base

    @property
    def label(self) -> str:
        return f"VictoriaLogs ({self.server.filter})"

    @property
    def language(self) -> str:
        return (
            'raw takes LogsQL that filters: words and "phrases", field:value, i("…"), ~"pattern",'
            " in(…), and, or, not; no pipe and no _time."
        )

    @property
    def longest(self) -> timedelta | None:
        return None

    @property
    def everything(self) -> str:
        return str(self._base)

    def guard(self, raw: str) -> str:
        checked = check_logsql(raw)
        if isinstance(checked, Refused):
            raise rejected(checked)
        return str(checked)

    async def plan(self, asked: LogFilter, raw: str | None) -> tuple[Tier, ...]:
        checked = None if raw is None else check_logsql(raw)
        assert not isinstance(checked, Refused)
        fields: list[str] = []
        if asked.any_of or asked.all_of:
            fields = await self._fields(asked.window)
        return plan(self.server, self._base, fields, asked, checked)

    async def page(self, query: str, window: TimeWindow, limit: int) -> Page:
        newest = f"{windowed(query, window)} | sort by (_time desc) limit {limit}"
        reply = await self._client.post(f"{PREFIX}/query", form=[("query", newest)])
        read = [entry_of(value, self.server) for value in reply.json_lines()]
        known = [entry for entry in read if entry is not None]
        known.sort(key=lambda entry: entry.instant, reverse=True)
        return Page(
            entries=known,
            full=len(read) >= limit,
            size=len(reply.body),
            skipped=len(read) - len(known),
        )

    async def count(self, query: str, window: TimeWindow) -> Total | None:
        counted = f"{windowed(query, window)} | stats count() as {COUNTED}"
        reply = await self._client.post(f"{PREFIX}/query", form=[("query", counted)])
        found = [number(value, COUNTED) for value in reply.json_lines()]
        return Total(number=found[0]) if len(found) == 1 and found[0] is not None else None

    async def probe(self, now: datetime) -> Found:
        window = TimeWindow(since=now - timedelta(days=1), until=now)
        page = await self.page(self.everything, window, 1)
        sample = page.entries[0].text if page.entries else None
        empty = () if sample else ("no record of the last day passes the filter",)
        return Found(sample=sample, warnings=empty)

    async def close(self) -> None:
        await self._client.close()

    async def _fields(self, window: TimeWindow) -> list[str]:
        """Fields that records of the window have, the most frequent first."""
        query = windowed(str(self._base), window)
        reply = await self._client.post(f"{PREFIX}/field_names", form=[("query", query)])
        found = names(reply.json())
        if found is None:
            raise unusable(reply.place, "no names of fields", reply.status)
        return found[:MOST_FIELDS]
