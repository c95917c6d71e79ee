"""Prometheus, and what speaks its API: alerts, and series by name or by guarded PromQL.

Law: only what the guard wrote, or `selecting` composed, is sent as a query. It does the I/O, and
what it cannot read is a SourceError. Times are the server's; a query ends with our own deadline.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.records import SeriesRecord
from firsthand.contracts.requests import QueryMetrics
from firsthand.contracts.servers import PrometheusServer
from firsthand.rules.evidence.values import value_text
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertfile import alerts_in
from firsthand.sources.http import Found as Checked
from firsthand.sources.http import HttpClient
from firsthand.sources.metrics import replies, selecting
from firsthand.sources.metrics.gathered import Series
from firsthand.sources.metrics.promql import Guarded, Refused, check, name_of
from firsthand.sources.metrics.promql.naming import keeps_names
from firsthand.sources.metrics.steps import Evaluation, evaluation, moment
from firsthand.sources.wording import counted, examples

LABEL = "Prometheus"
MOST_SETS = 20_000
"""Label sets asked for of one name, where the server has such a limit."""


class Prometheus:
    def __init__(self, server: PrometheusServer, *, environ: Mapping[str, str]) -> None:
        self.server = server
        self._client = HttpClient(server, what=LABEL, environ=environ)

    async def close(self) -> None:
        await self._client.close()

    async def alerts(self) -> tuple[HeldAlert, ...]:
        """Every active instance. Raises SourceError."""
        reply = await self._client.get("api/v1/alerts")
        document = reply.json()
        replies.data_of(document, LABEL)
        try:
            found = alerts_in(document, LABEL).alerts
        except EvidenceFileError as error:
            raise SourceError(str(error)) from None
        return tuple(
            alert if alert.value is None else replace(alert, value=_plain(alert.value))
            for alert in found
        )

    async def by_promql(
        self, request: QueryMetrics, window: TimeWindow, *, limit: int, now: datetime
    ) -> Series:
        """An instant, or a range where a begin or a step is given. Raises SourceError."""
        guarded = check(request.promql or "")
        if isinstance(guarded, Refused):
            raise SourceError(
                f"refused by the guard ({guarded.rule}): {guarded.detail}", ErrorCode.QUERY_REJECTED
            )
        ranged = window.since is not None or request.step is not None
        asked = self._evaluation(request, window, now)
        computed = await self._name(guarded, asked)
        if ranged:
            return await self._range(guarded.promql, asked, computed, limit=limit)
        at = moment(window, now)
        form = {"query": guarded.promql, "time": f"{at.timestamp():.0f}", **self._timeout()}
        reply = await self._client.post("api/v1/query", form=form)
        found = replies.series_of(reply.json(), LABEL, computed=computed)
        return self._series(found, guarded.promql, TimeWindow(until=at), limit, ())

    async def by_name(
        self, request: QueryMetrics, window: TimeWindow, *, limit: int, now: datetime
    ) -> Series:
        """Series whose metric's name is, or holds, the request's. Raises SourceError."""
        asked = self._evaluation(request, window, now)
        finding = selecting.finding(request)
        if finding is None:
            return Series(window=asked.window)
        sets = await self._label_sets(finding, asked)
        chosen, left_out = selecting.chosen(sets, request)
        if not chosen:
            return Series(window=asked.window)
        wanted = [dict(one) for one in chosen[: min(limit, self.server.series)]]
        query = selecting.selecting(wanted, request.labels or {})
        found = await self._range(query, asked, None, limit=self.server.series)
        kept = tuple(one for one in found.series if _all_labels(one) in wanted)
        notes = list(found.notes)
        if left_out:
            number = counted(len(left_out), "further metric")
            notes.append(f"{number} of a similar name: {examples(left_out)}")
        return replace(found, series=kept, total=len(chosen) if kept else 0, notes=tuple(notes))

    async def check(self) -> Checked:
        """Version, and how many targets are up. Raises SourceError."""
        built = replies.data_of((await self._client.get("api/v1/status/buildinfo")).json(), LABEL)
        version = built[0].get("version") if isinstance(built[0], dict) else None
        form = {"query": "count(up)"}
        reply = await self._client.post("api/v1/query", form=form)
        found = replies.series_of(reply.json(), LABEL, computed="count(up)").series
        sample = f"{value_text(found[0]['points'][0][1])} targets" if found else "no targets"
        return Checked(version=version if isinstance(version, str) else None, sample=sample)

    def _evaluation(self, request: QueryMetrics, window: TimeWindow, now: datetime) -> Evaluation:
        return evaluation(window, asked_step=request.step, now=now, points=self.server.points)

    async def _label_sets(self, selector: str, asked: Evaluation) -> list[dict[str, str]]:
        form = [
            ("match[]", selector),
            ("start", str(asked.start)),
            ("end", str(asked.end)),
            ("limit", str(MOST_SETS)),
        ]
        reply = await self._client.post("api/v1/series", form=form)
        return replies.label_sets(reply.json(), LABEL)

    async def _name(self, guarded: Guarded, asked: Evaluation) -> str | None:
        """The name of what is computed, with metric names that the server has; None: stored ones."""
        if keeps_names(guarded.tree):
            return None
        known: set[str] = set()
        if guarded.metrics:
            form = [("match[]", name) for name in sorted(guarded.metrics)]
            form += [("start", str(asked.start)), ("end", str(asked.end))]
            reply = await self._client.get("api/v1/label/__name__/values", form)
            names, _ = replies.data_of(reply.json(), LABEL)
            known = (
                {one for one in names if isinstance(one, str)} if isinstance(names, list) else known
            )
        return name_of(guarded.tree, known)

    async def _range(
        self, query: str, asked: Evaluation, computed: str | None, *, limit: int
    ) -> Series:
        form = {
            "query": query,
            "start": str(asked.start),
            "end": str(asked.end),
            "step": str(asked.step),
            **self._timeout(),
        }
        reply = await self._client.post("api/v1/query_range", form=form)
        found = replies.series_of(reply.json(), LABEL, computed=computed)
        return self._series(found, query, asked.window, limit, asked.notes)

    def _series(
        self,
        found: replies.Found,
        query: str,
        window: TimeWindow,
        limit: int,
        notes: tuple[str, ...],
    ) -> Series:
        if found.histograms and not found.series:
            raise SourceError(
                f"{LABEL} has native histograms only for this; ask for a histogram_quantile",
                ErrorCode.QUERY_REJECTED,
            )
        most = min(limit, self.server.series)
        total = len(found.series)
        told = [*notes, *replies.reply_notes(found, LABEL)]
        return Series(
            series=found.series[:most], total=total, window=window, query=query, notes=tuple(told)
        )

    def _timeout(self) -> dict[str, str]:
        """The server gives up when we do."""
        return {"timeout": f"{self.server.timeout_seconds:g}s"}


def _plain(value: str) -> str:
    """`9.1e+01` → `91`: the same number, as people write it."""
    return value_text(replies.number(value)) if replies.number(value) is not None else value


def _all_labels(series: SeriesRecord) -> dict[str, str]:
    return {replies.NAME_LABEL: series["metric"], **series["labels"]}
