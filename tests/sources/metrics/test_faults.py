"""Every way in which a server fails: a stable code, an early end, and a whole ledger."""

import asyncio
import json
import tracemalloc
from typing import Any

import pytest
from tests.harness.kit import StaticSource, open_context
from tests.sources.metrics.kit import (
    PATIENT,
    ask,
    live,
    patience,
    prometheus_alert,
    sent_alert,
    success,
    texts,
)
from tests.support.http_faults import BAD_QUERY, FAULTS, HttpFault
from tests.support.http_stub import Reply
from tests.support.waiting import SOON

from firsthand.contracts.enums import ErrorCode, EvidenceStatus, InvocationStatus, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import QueryMetrics
from firsthand.harness.envelope import ToolCallRequestEnvelope
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.tool_boundary import ToolBoundary

ALL = ("/api/v1/alerts", "/api/v1/series", "/api/v1/query", "/api/v1/query_range", "/api/v2/alerts")
REQUESTS: list[dict[str, Any]] = [
    {},
    {"name": "up"},
    {"promql": "up"},
    {"promql": "sum(up)", "step": "1m"},
]


async def failure(
    reply: Reply, server: dict[str, Any] | None = None, **request: Any
) -> SourceError:
    with pytest.raises(SourceError) as caught:
        await ask(dict.fromkeys(ALL, reply), {}, server=server, **request)
    return caught.value


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("request_", REQUESTS, ids=str)
async def test_a_fault_has_its_code_and_ends_in_time(
    fault: HttpFault, request_: dict[str, Any]
) -> None:
    async with asyncio.timeout(SOON + PATIENT):
        error = await failure(fault.reply, patience(fault), **request_)
    assert error.error_code is fault.code
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    "reply",
    [
        Reply.of({}),
        Reply.of([]),
        Reply.of("up"),
        Reply.of({"status": "error", "error": "no"}),
        Reply.of({"status": "success"}),
        success({"resultType": "matrix"}),
        success({"resultType": "other", "result": []}),
        success({"resultType": "vector", "result": [7]}),
        success({"resultType": "vector", "result": [{"metric": {}, "value": "1"}]}),
        success({"resultType": "vector", "result": [{"metric": {}, "value": [1]}]}),
        success({"resultType": "vector", "result": [{"metric": {}, "value": ["x", "1"]}]}),
        success({"resultType": "vector", "result": [{"metric": {}, "value": [1e300, "1"]}]}),
    ],
    ids=lambda reply: reply.body.decode(),
)
async def test_json_of_another_shape_is_a_failure_and_no_empty_answer(reply: Reply) -> None:
    assert (await failure(reply, promql="up")).error_code is ErrorCode.SOURCE_UNAVAILABLE


async def test_a_query_that_the_server_rejects_says_so() -> None:
    assert (await failure(BAD_QUERY.reply, promql="up")).error_code is ErrorCode.QUERY_REJECTED


@pytest.mark.parametrize("kind", ["scalar", "string"])
async def test_a_result_that_is_no_series_is_refused(kind: str) -> None:
    reply = success({"resultType": kind, "result": [1, "42"]})
    assert (await failure(reply, promql="up")).error_code is ErrorCode.QUERY_REJECTED


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_what_one_server_has_is_given_when_the_other_fails(fault: HttpFault) -> None:
    result = await ask(
        {"/api/v1/alerts": fault.reply},
        {"/api/v2/alerts": Reply.of([sent_alert()])},
        server=patience(fault),
    )
    assert result.total == 1
    assert result.scope.source == "Prometheus and Alertmanager, in part"
    assert result.notes == (
        f"the alerts of Prometheus could not be asked ({fault.code.value}); "
        "what is shown may lack some",
    )


async def test_nothing_found_beside_a_failure_is_unavailable() -> None:
    down = Reply(status=503)
    for prometheus, manager in (
        ({"/api/v1/alerts": down}, {}),
        ({}, {"/api/v2/alerts": down}),
        ({"/api/v1/series": down}, {}),
    ):
        with pytest.raises(SourceError):
            await ask(prometheus, manager, name="up")
    found = {"/api/v1/alerts": success({"alerts": [prometheus_alert("Up")]})}
    result = await ask(found | {"/api/v1/series": down}, name="up")
    assert len(texts(result)) == 1
    assert "the series of Prometheus could not be asked" in result.notes[0]


async def test_five_megabytes_are_not_held() -> None:
    tracemalloc.start()
    try:
        await failure(FAULTS["5 MB"].reply, promql="up")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 40_000_000


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_the_ledger_is_complete_after_a_fault(fault: HttpFault) -> None:
    context = await open_context()
    async with live({"/api/v1/query": fault.reply}, **patience(fault)) as (source, _):
        others = [StaticSource(tool) for tool in ToolName if tool is not ToolName.QUERY_METRICS]
        envelope = ToolCallRequestEnvelope(
            run_id=context.run_id,
            tool_call_id="a",
            tool_name="query_metrics",
            arguments={"promql": "up"},
            authorized=True,
            provider_id=True,
        )
        reply = await ToolBoundary(ToolRegistry([source, *others])).call(context, envelope)
    assert json.loads(reply.text) == {
        "evidence_status": "unavailable",
        "tool_call_id": "a",
        "error_code": fault.code.value,
    }
    (row,) = await context.ledger.run_invocations(context.run_id)
    assert (row.status, row.evidence_status) in {
        (InvocationStatus.FAILED, EvidenceStatus.UNAVAILABLE),
        (InvocationStatus.TIMED_OUT, EvidenceStatus.UNAVAILABLE),
    }
    assert row.finished_at is not None
    assert row.error_detail


async def test_a_cancelled_query_closes_its_connections() -> None:
    hang = dict.fromkeys(ALL, Reply(fault="hang"))
    async with live(hang, hang, timeout_seconds=30) as (source, stub):
        task = asyncio.create_task(source.query(QueryMetrics(name="up"), limit=5))
        await stub.settled(lambda: len(stub.requests) == 3)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await stub.settled(lambda: not stub.open_connections)


@pytest.mark.parametrize("status", [400, 404, 501])
async def test_a_store_without_rules_leaves_alerts_to_alertmanager(status: int) -> None:
    store = {"/api/v1/alerts": Reply.text("no such path", status=status)}
    result = await ask(store, {"/api/v2/alerts": Reply.of([sent_alert()])})
    assert (result.total, result.scope.source) == (1, "Prometheus and Alertmanager")
    assert result.notes == ("Prometheus serves no alerts here; they are Alertmanager's alone",)
    assert (await ask(store, {})).total == 0
    with pytest.raises(SourceError):
        await ask(store)
