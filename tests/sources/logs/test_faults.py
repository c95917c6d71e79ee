"""Every way in which a log server fails: a stable code, an early end, and a whole ledger."""

import asyncio
import json
import tracemalloc
from typing import Any

import pytest
from tests.harness.kit import StaticSource, open_context
from tests.sources.logs.kit import EVENING, KINDS, SERVERS, Script, asked, configured, opened
from tests.support.http_faults import BAD_QUERY, FAULTS, QUICK, SMALL_REPLY, HttpFault
from tests.support.http_stub import Reply, Request, Stub
from tests.support.log_records import RECORDS
from tests.support.waiting import SOON

from firsthand.contracts.enums import ErrorCode, EvidenceStatus, InvocationStatus, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import QueryLogs
from firsthand.harness.envelope import ToolCallRequestEnvelope
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.tool_boundary import ToolBoundary
from firsthand.sources.logs.opening import open_logs

PATIENT = 20.0
SEARCH = ("/loki/api/v1/query_range", "/logs-*/_search", "/select/logsql/query")
SERVER = {kind: next(one for one in SERVERS if one.split()[0] == kind) for kind in KINDS}
ARGUMENTS = {
    "any_of": ["pool"],
    "window": {"since": "2026-07-08T18:00:00Z", "until": "2026-07-08T19:00:00Z"},
}


def failing(kind: str, fault: Reply, *, only_search: bool) -> Script:
    """A server of this kind whose every reply, or whose search alone, is the fault."""
    sound = SERVERS[SERVER[kind]]()

    def script(request: Request) -> Reply:
        return fault if not only_search or request.place in SEARCH else sound(request)

    return script


def limits(fault: HttpFault) -> dict[str, Any]:
    quick = fault.code is ErrorCode.TIMEOUT
    return {"timeout_seconds": QUICK if quick else PATIENT, "response_bytes": SMALL_REPLY}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("only_search", [False, True], ids=["whole server", "search alone"])
async def test_a_fault_has_its_code_ends_in_time_and_is_recorded(
    kind: str, fault: HttpFault, only_search: bool
) -> None:
    context = await open_context()
    script = failing(kind, fault.reply, only_search=only_search)
    async with (
        opened(kind, script, **limits(fault)) as source,
        asyncio.timeout(SOON + PATIENT / 2),
    ):
        others = [StaticSource(tool) for tool in ToolName if tool is not ToolName.QUERY_LOGS]
        envelope = ToolCallRequestEnvelope(
            run_id=context.run_id,
            tool_call_id="a",
            tool_name="query_logs",
            arguments=ARGUMENTS,
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
    assert row.evidence_status is EvidenceStatus.UNAVAILABLE
    assert row.status in {InvocationStatus.FAILED, InvocationStatus.TIMED_OUT}
    assert row.finished_at is not None
    assert row.error_detail
    assert "\n" not in row.error_detail


@pytest.mark.parametrize(
    "reply",
    [
        Reply.of({}),
        Reply.of([]),
        Reply.of("logs"),
        Reply.of({"status": "success", "data": {"resultType": "matrix", "result": []}}),
        Reply.of({"hits": {"hits": {}}}),
        Reply.of({"hits": {"hits": []}, "_shards": {"total": 0}, "timed_out": False}),
    ],
    ids=lambda reply: reply.body.decode(),
)
@pytest.mark.parametrize("kind", ["loki", "elasticsearch", "opensearch"])
async def test_json_of_another_shape_is_a_failure_and_no_empty_answer(
    kind: str, reply: Reply
) -> None:
    async with opened(kind, failing(kind, reply, only_search=True)) as source:
        with pytest.raises(SourceError) as caught:
            await asked(source, QueryLogs(window=EVENING))
    assert caught.value.error_code is ErrorCode.SOURCE_UNAVAILABLE


async def test_a_search_that_ran_out_of_time_in_the_server_is_no_empty_answer() -> None:
    document = {"hits": {"hits": []}, "_shards": {"total": 1}, "timed_out": True}
    script = failing("elasticsearch", Reply.of(document), only_search=True)
    async with opened("elasticsearch", script) as source:
        with pytest.raises(SourceError) as caught:
            await asked(source, QueryLogs(window=EVENING))
    assert caught.value.error_code is ErrorCode.TIMEOUT


@pytest.mark.parametrize("kind", KINDS)
async def test_a_query_that_the_server_rejects_says_so(kind: str) -> None:
    async with opened(kind, failing(kind, BAD_QUERY.reply, only_search=True)) as source:
        with pytest.raises(SourceError) as caught:
            await asked(source, QueryLogs(any_of=["pool"], window=EVENING))
    assert caught.value.error_code is ErrorCode.QUERY_REJECTED


async def test_an_index_that_is_not_there_is_unavailable() -> None:
    async with opened("elasticsearch", SERVERS["elasticsearch 8"](), index="metrics-*") as source:
        with pytest.raises(SourceError, match=r"no index matches metrics-\*; correct"):
            await asked(source, QueryLogs(window=EVENING))


@pytest.mark.parametrize("kind", KINDS)
async def test_five_megabytes_are_not_held(kind: str) -> None:
    script = failing(kind, FAULTS["5 MB"].reply, only_search=True)
    async with opened(kind, script, response_bytes=SMALL_REPLY) as source:
        tracemalloc.start()
        try:
            with pytest.raises(SourceError):
                await asked(source, QueryLogs(window=EVENING))
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert peak < 40_000_000


@pytest.mark.parametrize("kind", KINDS)
async def test_a_cancelled_query_closes_its_connection(kind: str) -> None:
    async with Stub(lambda _: Reply(fault="hang")) as stub:
        source = open_logs(configured(kind, stub.url, timeout_seconds=30), environ={})
        task = asyncio.create_task(source.query(QueryLogs(any_of=["pool"]), limit=5))
        await stub.settled(lambda: bool(stub.requests))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await stub.settled(lambda: not stub.open_connections)
        await source.close()


@pytest.mark.parametrize("kind", SERVERS)
async def test_a_check_says_what_it_found(kind: str) -> None:
    async with opened(kind, SERVERS[kind](), link="http://x/{query}") as source:
        (found,) = await source.check()
    assert found.passed
    assert found.name == "sources.logs"
    assert found.kind.lower() == kind.split()[0]
    newest = RECORDS[-1]
    assert found.sample in {newest.line, newest.message}
    assert found.latency_ms is not None
    assert (found.version is None) == (kind == "victorialogs")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("name", "reachable", "permitted"),
    [("401", True, False), ("500", True, True), ("a hang", False, None)],
)
async def test_a_check_of_a_server_that_fails_is_an_entry(
    kind: str, name: str, reachable: bool, permitted: bool | None
) -> None:
    fault = FAULTS[name]
    script = failing(kind, fault.reply, only_search=False)
    async with opened(kind, script, **limits(fault)) as source:
        (found,) = await source.check()
    assert not found.passed
    assert (found.reachable, found.permitted) == (reachable, permitted)
    assert found.error


@pytest.mark.parametrize(
    ("kind", "closed"), [("loki", "/loki/api/v1/status/buildinfo"), ("elasticsearch 8", "/")]
)
async def test_a_server_that_keeps_its_version_to_itself_is_searched(
    kind: str, closed: str
) -> None:
    sound = SERVERS[kind]()

    def script(request: Request) -> Reply:
        return Reply.text("no", status=403) if request.place == closed else sound(request)

    async with opened(kind, script) as source:
        (found,) = await source.check()
        assert (found.passed, found.version) == (True, None)
        result, _ = await asked(source, QueryLogs(any_of=["POOL"], window=EVENING))
    assert result.total == 10


async def test_a_tenant_is_sent_with_every_request() -> None:
    loki = SERVERS["loki"]()
    loki.tenant = "shop"
    async with opened("loki", loki, tenant="shop") as source:
        result, _ = await asked(source, QueryLogs(any_of=["pool"], window=EVENING))
        assert result.total == 10
        assert (await source.check())[0].passed
    async with opened("loki", loki) as source:
        with pytest.raises(SourceError, match="401"):
            await asked(source, QueryLogs(any_of=["pool"], window=EVENING))
