"""The LogBackend of Loki.

Law: all that is sent was composed or checked here. Loki refuses more than 5000 records, more than
30 days and a selector that an empty label would pass; none of the three is ever asked.
"""

import re
from contextlib import suppress
from datetime import datetime, timedelta

from pydantic import JsonValue

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.servers import LokiServer
from firsthand.sources.http import Found, HttpClient, HttpFailure
from firsthand.sources.http.failures import unusable
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.entry import Page, Tier, Total
from firsthand.sources.logs.loki.compose import plan
from firsthand.sources.logs.loki.logql import check_logql
from firsthand.sources.logs.loki.replies import number, rows, streams
from firsthand.sources.logs.loki.shapes import LogQL
from firsthand.sources.logs.record import nanoseconds_of
from firsthand.sources.logs.refusal import Refused, rejected

LONGEST = timedelta(days=30)
PREFIX = "loki/api/v1"
CATEGORISED = {"X-Loki-Response-Encoding-Flags": "categorize-labels"}
_LABEL = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


class LokiBackend:
    def __init__(self, server: LokiServer, client: HttpClient) -> None:
        """Raises ConfigurationError for a selector or a label that Loki would not take."""
        self.server, self._client = server, client
        self._base = base_selector(server)
        self._headers = {} if server.tenant is None else {"X-Scope-OrgID": server.tenant}

    @property
    def label(self) -> str:
        return f"Loki ({self._base.selector})"

    @property
    def language(self) -> str:
        return (
            'raw takes LogQL that filters: {label="x"}, |= != |~ !~ with a quoted value, and'
            " | label comparisons, also behind | json or | logfmt."
        )

    @property
    def longest(self) -> timedelta | None:
        return LONGEST

    @property
    def everything(self) -> str:
        return self._base.selector

    def guard(self, raw: str) -> str:
        checked = check_logql(raw)
        if isinstance(checked, Refused):
            raise rejected(checked)
        return str(checked)

    async def plan(self, asked: LogFilter, raw: str | None) -> tuple[Tier, ...]:
        filters = None if raw is None else check_logql(raw)
        assert not isinstance(filters, Refused)
        services: list[str] = []
        if asked.service is not None or asked.any_of or asked.all_of:
            services = await self._services(asked.window)
        return plan(self._base, self.server.service_label, services, asked, filters)

    async def page(self, query: str, window: TimeWindow, limit: int) -> Page:
        form = [("query", query), ("limit", str(limit)), ("direction", "backward"), *_span(window)]
        reply = await self._client.post(
            f"{PREFIX}/query_range", form=form, headers=self._headers | CATEGORISED
        )
        found = streams(reply.json())
        if found is None:
            raise unusable(reply.place, "no log streams", reply.status)
        read = list(rows(found, self.server.service_label))
        known = sorted((row for row in read if row is not None), key=lambda row: -row.nanoseconds)
        return Page(
            entries=tuple(row.entry for row in known),
            full=len(read) >= limit,
            size=len(reply.body),
            skipped=len(read) - len(known),
        )

    async def count(self, query: str, window: TimeWindow) -> Total | None:
        assert window.since is not None
        assert window.until is not None
        seconds = int((window.until - window.since).total_seconds()) or 1
        form = [
            ("query", f"sum(count_over_time({query} [{seconds}s]))"),
            ("time", str(nanoseconds_of(window.until))),
        ]
        reply = await self._client.post(f"{PREFIX}/query", form=form, headers=self._headers)
        counted = number(reply.json())
        return None if counted is None else Total(number=counted)

    async def probe(self, now: datetime) -> Found:
        window = TimeWindow(since=now - timedelta(hours=1), until=now)
        page = await self.page(self.everything, window, 1)
        version = await self._version()
        sample = page.entries[0].text if page.entries else None
        empty = () if sample else ("no record of the last hour matches the selector",)
        return Found(version=version, sample=sample, warnings=empty)

    async def close(self) -> None:
        await self._client.close()

    async def _services(self, window: TimeWindow) -> list[str]:
        """Values of the service label in a window, of the operator's streams."""
        params = [("query", self._base.selector), *_span(window)]
        path = f"{PREFIX}/label/{self.server.service_label}/values"
        reply = await self._client.get(path, params, headers=self._headers)
        document: JsonValue = reply.json()
        data = document.get("data") if isinstance(document, dict) else None
        if not isinstance(document, dict) or not (data is None or isinstance(data, list)):
            raise unusable(reply.place, "no label values", reply.status)
        return sorted({value for value in data or () if isinstance(value, str) and value})

    async def _version(self) -> str | None:
        """None where a gateway does not pass the question on."""
        with suppress(HttpFailure):
            reply = await self._client.get(f"{PREFIX}/status/buildinfo", headers=self._headers)
            document = reply.json()
            version = document.get("version") if isinstance(document, dict) else None
            return version if isinstance(version, str) else None
        return None


def base_selector(server: LokiServer) -> LogQL:
    """The operator's selector, read."""
    checked = check_logql(server.selector)
    if isinstance(checked, Refused) or checked.stages:
        raise ConfigurationError(
            f"sources.logs.selector {server.selector} is no stream selector;"
            ' give one such as {service_name=~".+"}'
        )
    if all(matcher.may_be_empty for matcher in checked.matchers):
        raise ConfigurationError(
            f"sources.logs.selector {server.selector} would match streams without any label, which"
            ' Loki refuses; give one matcher that is not empty, such as {service_name=~".+"}'
        )
    if _LABEL.fullmatch(server.service_label) is None:
        raise ConfigurationError(
            f"sources.logs.service_label {server.service_label} is no name of a label;"
            " give letters, digits and underscores"
        )
    return checked


def _span(window: TimeWindow) -> list[tuple[str, str]]:
    assert window.since is not None
    assert window.until is not None
    ends = (("start", window.since), ("end", window.until))
    return [(name, str(nanoseconds_of(moment))) for name, moment in ends]
