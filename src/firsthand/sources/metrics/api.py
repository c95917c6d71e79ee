"""Prometheus' HTTP API, as far as it is used: one method for each path, replies read.

Law: it does the I/O, and a query in it was written by the guard or composed by `selecting`. What
cannot be read is a SourceError and never empty. The server gives up when we do.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.servers import PrometheusServer
from firsthand.rules.evidence.values import value_text
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertfile import alerts_in
from firsthand.sources.http import Found as Checked
from firsthand.sources.http import HttpClient
from firsthand.sources.metrics import replies
from firsthand.sources.metrics.replies import Found
from firsthand.sources.metrics.steps import Evaluation

LABEL = "Prometheus"
MOST_SETS = 20_000
"""Label sets asked for of one name, where the server has such a limit."""


class PrometheusApi:
    def __init__(self, server: PrometheusServer, *, environ: Mapping[str, str]) -> None:
        self._client = HttpClient(server, what=LABEL, environ=environ)
        self._timeout = ("timeout", f"{server.timeout_seconds:g}s")

    async def close(self) -> None:
        await self._client.close()

    async def alerts(self) -> tuple[HeldAlert, ...]:
        """Every active instance."""
        document = (await self._client.get("api/v1/alerts")).json()
        replies.data_of(document, LABEL)
        try:
            found = alerts_in(document, LABEL).alerts
        except EvidenceFileError as error:
            raise SourceError(str(error)) from None
        return tuple(
            alert if alert.value is None else replace(alert, value=_plain(alert.value))
            for alert in found
        )

    async def label_sets(self, selector: str, asked: Evaluation) -> list[dict[str, str]]:
        """Of every series that had a value in the window."""
        form = [("match[]", selector), *_span(asked.start, asked.end), ("limit", str(MOST_SETS))]
        reply = await self._client.post("api/v1/series", form=form)
        return replies.label_sets(reply.json(), LABEL)

    async def known(self, metrics: Iterable[str], start: int, end: int) -> frozenset[str]:
        """Those of the metrics that the server has."""
        form = [*(("match[]", name) for name in sorted(metrics)), *_span(start, end)]
        reply = await self._client.get("api/v1/label/__name__/values", form)
        names, _ = replies.data_of(reply.json(), LABEL)
        found = names if isinstance(names, list) else []
        return frozenset(one for one in found if isinstance(one, str))

    async def at(self, query: str, moment: datetime, *, computed: str | None) -> Found:
        """Series at one instant."""
        form = [("query", query), ("time", f"{moment.timestamp():.0f}"), self._timeout]
        reply = await self._client.post("api/v1/query", form=form)
        return _numbers(replies.series_of(reply.json(), LABEL, computed=computed))

    async def over(self, query: str, asked: Evaluation, *, computed: str | None) -> Found:
        """Series over a range."""
        span = [*_span(asked.start, asked.end), ("step", str(asked.step))]
        form = [("query", query), *span, self._timeout]
        reply = await self._client.post("api/v1/query_range", form=form)
        return _numbers(replies.series_of(reply.json(), LABEL, computed=computed))

    async def check(self) -> Checked:
        """Version, and how many targets there are."""
        built, _ = replies.data_of(
            (await self._client.get("api/v1/status/buildinfo")).json(), LABEL
        )
        version = built.get("version") if isinstance(built, dict) else None
        reply = await self._client.post("api/v1/query", form=[("query", "count(up)")])
        found = replies.series_of(reply.json(), LABEL, computed="count(up)").series
        sample = f"{value_text(found[0]['points'][0][1])} targets" if found else "no targets"
        return Checked(version=version if isinstance(version, str) else None, sample=sample)


def _span(start: int, end: int) -> list[tuple[str, str]]:
    return [("start", str(start)), ("end", str(end))]


def _numbers(found: Found) -> Found:
    """Raises SourceError where there are native histograms and nothing else."""
    if found.histograms and not found.series:
        raise SourceError(
            f"{LABEL} has native histograms only for this; ask for a histogram_quantile",
            ErrorCode.QUERY_REJECTED,
        )
    return found


def _plain(value: str) -> str:
    """`9.1e+01` → `91`: the same number, as people write it."""
    number = replies.number(value)
    return value_text(number) if number is not None else value
