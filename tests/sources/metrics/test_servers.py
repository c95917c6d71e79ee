"""Against a real Prometheus and a real Alertmanager."""

import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote

import pytest
from hypothesis import given
from tests.sources.metrics.expressions import EXPRESSIONS, MARK
from tests.sources.metrics.kit import texts
from tests.sources.metrics.test_guard import ALLOWED
from tests.support.prometheus_servers import Servers, ask

from firsthand.contracts.enums import ErrorCode, Verdict
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SourceResult
from firsthand.contracts.requests import QueryMetrics, Window
from firsthand.contracts.runs import Ask
from firsthand.contracts.servers import AlertmanagerServer, LiveServers, PrometheusServer
from firsthand.harness.cancel import Cancellation
from firsthand.rules.evidence.render import render_item
from firsthand.settings import Settings
from firsthand.sources.metrics.opening import open_metrics
from firsthand.sources.metrics.promql import Guarded, check, name_of
from firsthand.sources.metrics.promql.naming import keeps_names
from firsthand.sources.metrics.replies import series_of
from firsthand.sources.metrics.source import LiveMetrics
from firsthand.wiring import EvidenceSelection, open_app
from firsthand.wiring.alerted import alert_question

pytestmark = pytest.mark.prometheus


@pytest.fixture
async def source(servers: Servers) -> AsyncIterator[LiveMetrics]:
    live = LiveServers(
        prometheus=PrometheusServer(url=servers.prometheus),
        alertmanager=AlertmanagerServer(url=servers.alertmanager),
    )
    opened = open_metrics(live, environ={})
    assert opened is not None
    yield opened
    await opened.close()


async def query(source: LiveMetrics, **request: object) -> SourceResult:
    return await source.query(QueryMetrics.model_validate(request), limit=20)


async def test_alerts_of_both_servers_are_one_list(source: LiveMetrics) -> None:
    found = texts(await query(source))
    queue, down, cold = sorted(found, key=lambda text: "CheckoutQueue" not in text)
    assert queue.startswith("CheckoutQueueLong firing, service=checkout, severity=critical")
    assert "cluster=eu-1" in queue
    assert "current=57, " in queue
    assert "receivers=on-call" in queue
    assert 'reported_by="Prometheus and Alertmanager"' in queue
    assert 'summary="The queue of checkout holds 57 orders."' in queue
    assert down.startswith("TargetDown firing, severity=warning")
    assert cold.startswith("CacheCold pending, service=catalog")
    assert "reported_by=Prometheus" in cold


async def test_a_silence_stands_beside_the_state(source: LiveMetrics, servers: Servers) -> None:
    now = datetime.now(UTC)
    silence = {
        "matchers": [{"name": "alertname", "value": "TargetDown", "isRegex": False}],
        "startsAt": now.isoformat(),
        "endsAt": (now + timedelta(hours=1)).isoformat(),
        "createdBy": "a test",
        "comment": "planned",
    }
    made = ask(f"{servers.alertmanager}/api/v2/silences", silence)["silenceID"]
    (text,) = texts(await query(source, name="TargetDown", state="firing"))
    assert text.startswith("TargetDown firing, ")
    assert f"silenced_by={made}" in text


async def test_a_name_finds_its_series_with_each_number_named(source: LiveMetrics) -> None:
    result = await query(source, name="checkout_queue_length", service="refunds")
    (text,) = texts(result)
    assert text.startswith("checkout_queue_length, service=refunds, instance=127.0.0.1:")
    assert ", max=3 at 2" in text
    assert result.scope.window is not None
    assert result.scope.window.since is not None


async def test_a_part_of_a_name_finds_alerts_and_series(source: LiveMetrics) -> None:
    result = await query(source, name="QUEUE")
    assert [text.split(" ")[0].strip(",") for text in texts(result)] == [
        "CheckoutQueueLong",
        "checkout_queue_length",
        "checkout_queue_length",
    ]


async def test_promql_computes_over_a_range(source: LiveMetrics) -> None:
    promql = "sum by (code) (rate(orders_total{service='checkout'}[30s]))"
    found = await query(source, promql=promql, window=Window(since="2m"), step="15s")
    assert sorted(text.split(", points")[0] for text in texts(found)) == [
        "sum(rate(orders_total{…}[30s])), code=200",
        "sum(rate(orders_total{…}[30s])), code=500",
    ]


async def test_values_that_are_no_numbers_and_what_is_not_there(source: LiveMetrics) -> None:
    (text,) = texts(await query(source, promql="broken_gauge"))
    assert "first=NaN at" in text
    result = await query(source, promql="never_heard_of")
    assert (result.total, texts(result)) == (0, [])


async def test_the_server_reads_all_that_the_guard_writes(servers: Servers) -> None:
    for _, written, _ in ALLOWED:
        url = f"{servers.prometheus}/api/v1/query?query={quote(written)}"
        assert ask(url)["status"] == "success", written
        shown = ask(f"{servers.prometheus}/api/v1/format_query?query={quote(written)}")["data"]
        again = ask(f"{servers.prometheus}/api/v1/format_query?query={quote(shown)}")["data"]
        assert again == shown


@pytest.mark.parametrize(
    "promql",
    [
        'label_replace(up, "cause", "zq-disk-full", "job", ".*")',
        'count_values("zq_disk_full", up)',
        'absent(never_heard_of{cause="zq-disk-full"})',
        "vector(4242)",
        "up * 0 + 4242",
        "clamp_min(up, 4242)",
        "count(topk(1, up))",
    ],
)
async def test_what_would_put_words_into_a_line_brings_nothing(
    source: LiveMetrics, servers: Servers, promql: str
) -> None:
    plain = ask(f"{servers.prometheus}/api/v1/query?query={quote(promql)}")
    assert plain["data"]["result"], "the server itself would have shown it"
    with pytest.raises(SourceError) as caught:
        await query(source, promql=promql)
    assert caught.value.error_code is ErrorCode.QUERY_REJECTED


async def test_no_word_of_a_query_that_passes_is_in_a_line(source: LiveMetrics) -> None:
    promql = 'sum(up{job!="zq-disk-full"} < 4242) or sum(zq_disk_full)'
    result = await query(source, promql=promql)
    (text,) = texts(result)
    assert text.startswith("sum(up{…} < ?) or sum(?), points=1")
    assert "zq" not in json.dumps(result.payload)


async def test_a_query_that_the_server_rejects(source: LiveMetrics) -> None:
    with pytest.raises(SourceError) as caught:
        await query(source, promql="up + on (job) never == up + ignoring (job) up{job=~'('}")
    assert caught.value.error_code is ErrorCode.QUERY_REJECTED


async def test_check_finds_versions_and_samples(source: LiveMetrics) -> None:
    prometheus, manager = await source.check()
    assert prometheus.passed
    assert prometheus.sample == "2 targets"
    assert manager.passed
    assert manager.version


async def test_the_whole_product_answers_from_both_servers(
    servers: Servers, tmp_path: Path
) -> None:
    live = LiveServers(
        prometheus=PrometheusServer(url=servers.prometheus, link="https://g.example/?q={query}"),
        alertmanager=AlertmanagerServer(url=servers.alertmanager),
    )
    settings = Settings(home=tmp_path, sources=live)
    listed = ask(f"{servers.alertmanager}/api/v2/alerts")
    (fingerprint,) = (
        one["fingerprint"] for one in listed if one["labels"]["alertname"] == "CheckoutQueueLong"
    )
    question = await alert_question(settings, fingerprint, None)
    assert "Its rule reads checkout_queue_length." in question
    async with open_app(settings, evidence=EvidenceSelection()) as app:
        result = await app.ask(Ask(question=question, model="offline"), cancel=Cancellation())
    answer = result.answer
    assert answer is not None
    assert answer.verdict is Verdict.PASS
    assert answer.conclusion is not None
    assert "The queue of checkout holds 57 orders." in answer.conclusion
    series = next(claim for claim in answer.claims if "checkout_queue_length" in claim.text)
    assert series.text == "The last value of checkout_queue_length of checkout was 57."
    assert series.evidence[0].scope is not None
    assert str(series.evidence[0].scope.link).startswith("https://g.example/?q=%7B__name__%3D")


HERE = {
    "http_requests_total": "orders_total",
    "x_bucket": "pay_seconds_bucket",
    "job:errors:rate5m": "cache_hit_ratio",
}
"""Metric of the generated expressions → one that the server has."""


@given(EXPRESSIONS)
def test_no_word_or_number_of_a_generated_expression_is_in_a_line(
    servers: Servers, promql: str
) -> None:
    for name, own in HERE.items():
        promql = promql.replace(name, own)
    found = check(promql)
    if not isinstance(found, Guarded):
        return
    try:
        reply = ask(f"{servers.prometheus}/api/v1/query?query={quote(found.promql)}")
    except HTTPError:  # such as a regular expression that is none
        return
    computed = None if keeps_names(found.tree) else name_of(found.tree, found.metrics)
    for series in series_of(reply, "Prometheus", computed=computed).series:
        points = [["t", value] for _, value in series["points"]]
        labels = {key: value for key, value in series["labels"].items() if key != "instance"}
        text = render_item(
            "series", {"metric": series["metric"], "labels": labels, "points": points}
        )  # type: ignore[dict-item]
        assert MARK not in text
        assert not any(number in text for number in ("4242", "42.42"))
