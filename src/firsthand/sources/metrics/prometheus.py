"""Series of Prometheus, and of what speaks its API: by guarded PromQL, or by a metric's name.

promql ► guard ► names that the server has ► query          name ► label sets ► query
"""

from collections.abc import Mapping
from datetime import datetime

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.records import SeriesRecord
from firsthand.contracts.requests import QueryMetrics
from firsthand.contracts.servers import PrometheusServer
from firsthand.sources.metrics import selecting
from firsthand.sources.metrics.api import LABEL, PrometheusApi
from firsthand.sources.metrics.gathered import Series
from firsthand.sources.metrics.promql import Guarded, Policy, Refused, check, name_of
from firsthand.sources.metrics.promql.naming import keeps_names
from firsthand.sources.metrics.promql.tree import reach
from firsthand.sources.metrics.replies import NAME_LABEL, reply_notes
from firsthand.sources.metrics.steps import Evaluation, duration, evaluation, moment
from firsthand.sources.wording import counted, examples


class Prometheus(PrometheusApi):
    def __init__(self, server: PrometheusServer, *, environ: Mapping[str, str]) -> None:
        super().__init__(server, environ=environ)
        self.server = server

    async def by_promql(
        self, request: QueryMetrics, window: TimeWindow, *, limit: int, now: datetime
    ) -> Series:
        """An instant, or a range where a begin or a step is given. Raises SourceError."""
        ranged = window.since is not None or request.step is not None
        guarded = check(request.promql or "", Policy(ranged=ranged))
        if isinstance(guarded, Refused):
            raise SourceError(
                f"refused by the guard ({guarded.rule}): {guarded.detail}", ErrorCode.QUERY_REJECTED
            )
        asked = self._evaluation(request, window, now)
        computed = await self._name(guarded, asked)
        if ranged:
            found = await self.over(guarded.promql, asked, computed=computed)
            covered, step, notes = asked.window, duration(asked.step), asked.notes
        else:
            at = moment(window, now)
            found = await self.at(guarded.promql, at, computed=computed)
            covered, step, notes = TimeWindow(until=at), None, ()
        return Series(
            series=found.series[: min(limit, self.server.series)],
            total=len(found.series),
            window=covered,
            query=guarded.promql,
            step=step,
            notes=(*notes, *reply_notes(found, LABEL)),
        )

    async def by_name(
        self, request: QueryMetrics, window: TimeWindow, *, limit: int, now: datetime
    ) -> Series:
        """Series whose metric's name is, or holds, the request's. Raises SourceError."""
        asked = self._evaluation(request, window, now)
        finding = selecting.finding(request)
        sets = [] if finding is None else await self.label_sets(finding, asked)
        chosen, left_out = selecting.chosen(sets, request)
        if not chosen:
            return Series(window=asked.window)
        wanted = [dict(one) for one in chosen[: min(limit, self.server.series)]]
        query = selecting.selecting(wanted, request.labels or {})
        found = await self.over(query, asked, computed=None)
        kept = tuple(one for one in found.series if _all_labels(one) in wanted)
        if not kept:
            raise SourceError(
                f"{counted(len(chosen), 'series has', 'series have')} no value at any step of"
                f" {duration(asked.step)}, and some between; narrow the window",
                ErrorCode.QUERY_REJECTED,
            )
        notes = [*asked.notes, *reply_notes(found, LABEL)]
        if left_out:
            number = counted(len(left_out), "further metric")
            notes.append(f"{number} of a similar name: {examples(left_out)}")
        return Series(
            series=kept,
            total=len(chosen),
            window=asked.window,
            query=query,
            step=duration(asked.step),
            notes=tuple(notes),
        )

    def _evaluation(self, request: QueryMetrics, window: TimeWindow, now: datetime) -> Evaluation:
        return evaluation(window, asked_step=request.step, now=now, points=self.server.points)

    async def _name(self, guarded: Guarded, asked: Evaluation) -> str | None:
        """The name of what is computed, of metrics that the server has; None: stored names."""
        if keeps_names(guarded.tree):
            return None
        known: frozenset[str] = frozenset()
        if guarded.metrics:
            start = asked.start - reach(guarded.tree)
            known = await self.known(guarded.metrics, start, asked.end)
        return name_of(guarded.tree, known)


def _all_labels(series: SeriesRecord) -> dict[str, str]:
    return {NAME_LABEL: series["metric"], **series["labels"]}
