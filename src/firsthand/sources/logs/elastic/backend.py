"""The LogBackend of Elasticsearch 7, 8 and 9 and of OpenSearch.

Law: plain JSON over HTTP, no client library (each refuses the other's servers). A search that
shards failed in, that ran out of time, or that no index took part in is a failure and never
"nothing found".
"""

import json
import re
from datetime import datetime, timedelta
from urllib.parse import quote

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import ConfigurationError, SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.servers import ElasticServer
from firsthand.sources.http import Found, HttpClient, HttpFailure
from firsthand.sources.http.failures import unusable
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.elastic.compose import plan
from firsthand.sources.logs.elastic.dsl import check_dsl
from firsthand.sources.logs.elastic.replies import hits_of, version_of
from firsthand.sources.logs.entry import MICROSECOND, Page, Tier, Total
from firsthand.sources.logs.record import nanosecond_text
from firsthand.sources.logs.refusal import Refused, rejected

MOST_COUNTED = 100_000
"""Beyond it a total is "at least"."""
EVERYTHING = '{"bool": {}}'
INSENSITIVE_SINCE = (7, 10)
PARAMS = (
    ("ignore_unavailable", "true"),
    ("allow_partial_search_results", "false"),
)
NAMES = {"elasticsearch": "Elasticsearch", "opensearch": "OpenSearch"}
_INDEX = re.compile(r"[^\s/\\?\"<>|#%,_+\-][^\s/\\?\"<>|#%,]*(?:,[^\s/\\?\"<>|#%,]+)*")


class ElasticBackend:
    def __init__(self, server: ElasticServer, client: HttpClient) -> None:
        """Raises ConfigurationError for an index that is none."""
        if _INDEX.fullmatch(server.index) is None:
            raise ConfigurationError(
                f"sources.logs.index {server.index} is no name of an index;"
                " give one such as logs-*, or several with commas between them"
            )
        self.server, self._client = server, client
        self._path = f"{quote(server.index, safe=',*')}/_search"
        self._version: JsonObject | None = None

    @property
    def label(self) -> str:
        return f"{NAMES[self.server.kind]} ({self.server.index})"

    @property
    def language(self) -> str:
        server = self.server
        return (
            "raw takes one clause of the query DSL as JSON (bool, match, match_phrase, multi_match,"
            f" term, terms, range, prefix, wildcard, exists); the message is {server.message_field},"
            f" the service {server.service_field}."
        )

    @property
    def longest(self) -> timedelta | None:
        return None

    @property
    def everything(self) -> str:
        return EVERYTHING

    def guard(self, raw: str) -> str:
        checked = check_dsl(raw, self.server.time_field)
        if isinstance(checked, Refused):
            raise rejected(checked)
        return json.dumps(checked, ensure_ascii=False)

    async def plan(self, asked: LogFilter, raw: str | None) -> tuple[Tier, ...]:
        clause: JsonObject | None = None if raw is None else json.loads(raw)
        return plan(self.server, asked, clause, insensitive=await self._is_insensitive())

    async def page(self, query: str, window: TimeWindow, limit: int) -> Page:
        reply = await self._client.post(
            self._path, params=PARAMS, json=self._body(query, window, limit)
        )
        found = hits_of(reply.json(), self.server)
        if found is None:
            raise unusable(reply.place, "no hits", reply.status)
        if found.timed_out:
            raise SourceError(f"{self.label} searched out of time", ErrorCode.TIMEOUT)
        if not found.shards:
            raise SourceError(f"no index matches {self.server.index}; correct sources.logs.index")
        return Page(
            entries=sorted(found.entries, key=lambda entry: entry.instant, reverse=True),
            full=found.found >= limit,
            size=len(reply.body),
            total=found.total,
            skipped=found.found - len(found.entries),
        )

    async def count(self, query: str, window: TimeWindow) -> Total | None:
        return (await self.page(query, window, 1)).total

    async def probe(self, now: datetime) -> Found:
        version = await self._server_version()
        window = TimeWindow(since=now - timedelta(days=1), until=now)
        page = await self.page(self.everything, window, 1)
        number, sample = version.get("number"), page.entries[0].text if page.entries else None
        empty = () if sample else (f"no record of the last day in {self.server.index}",)
        return Found(
            version=number if isinstance(number, str) else None, sample=sample, warnings=empty
        )

    async def close(self) -> None:
        await self._client.close()

    def _body(self, query: str, window: TimeWindow, limit: int) -> JsonObject:
        assert window.since is not None
        assert window.until is not None
        field = self.server.time_field
        ends: JsonObject = {
            "gte": nanosecond_text(window.since),
            "lte": nanosecond_text(window.until - MICROSECOND, "999"),
            "format": "strict_date_optional_time",
        }
        return {
            "query": {"bool": {"filter": [{"range": {field: ends}}, json.loads(query)]}},
            "size": limit,
            "sort": [
                {field: {"order": "desc", "unmapped_type": "date"}},
                {"_doc": {"order": "desc"}},
            ],
            "track_total_hits": MOST_COUNTED,
        }

    async def _server_version(self) -> JsonObject:
        """Asked once; empty for an account that may search and may not ask."""
        if self._version is None:
            try:
                self._version = version_of((await self._client.get("")).json())
            except HttpFailure as failure:
                if not failure.refused:
                    raise
                self._version = {}
        return self._version

    async def _is_insensitive(self) -> bool:
        """Whether it knows `case_insensitive`; a server of unknown version is a modern one."""
        version = await self._server_version()
        if version.get("distribution") == "opensearch":
            return True
        numbers = re.match(r"(\d{1,4})\.(\d{1,4})", str(version.get("number", "")))
        return numbers is None or (int(numbers[1]), int(numbers[2])) >= INSENSITIVE_SINCE
