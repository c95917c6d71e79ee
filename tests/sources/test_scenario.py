"""The built-in incident answers every term of the mock section, in both languages."""

import json

import pytest
from tests.sources.kit import ask, at

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import (
    LookupKnowledge,
    QueryLogs,
    QueryMetrics,
    QueryMysql,
    Window,
)
from firsthand.rules.evidence import scope_line
from firsthand.sources.scenario import SCENARIO_FOLDER, open_scenario

TERMS = [
    "HikariCP",
    "HikariPool",
    "connection pool",
    "数据库连接池",
    "连接池耗尽",
    "active=50/50",
    "waiting",
    "request timed out after 30000ms",
    "order-service",
]


@pytest.mark.parametrize("term", TERMS)
async def test_every_term_of_the_mock_section_hits_order_services_hikari_records(term: str) -> None:
    result, texts = await ask(open_scenario(), ToolName.QUERY_LOGS, QueryLogs(any_of=[term]))
    assert any("order-service" in text and "Hikari" in text for text in texts)
    assert all("generic-service" not in text for text in texts)
    assert result.total >= len(texts) > 0


async def test_no_hit_is_an_empty_collection_with_the_scope_searched() -> None:
    result, texts = await ask(
        open_scenario(), ToolName.QUERY_LOGS, QueryLogs(any_of=["OutOfMemory"])
    )
    assert (result.payload, texts, result.total) == ({"logs": []}, [], 0)
    assert scope_line("query_logs", result.scope, 0) == (
        "query_logs searched log files (4 files, records from 2026-07-08T09:40:02Z to "
        '2026-07-08T10:20:00Z) for "OutOfMemory": no records matched'
    )


async def test_the_records_read_as_the_design_has_them() -> None:
    request = QueryLogs(
        all_of=["request timed out after 30000ms", "waiting=23"], service="order-service"
    )
    _, texts = await ask(open_scenario(), ToolName.QUERY_LOGS, request)
    assert any(
        "2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - Connection is not available, "
        "request timed out after 30000ms (total=50, active=50, idle=0, waiting=23)" in text
        for text in texts
    )


async def test_alerts_of_three_services_with_their_states() -> None:
    _, texts = await ask(open_scenario(), ToolName.QUERY_METRICS, QueryMetrics())
    services = {text.split("service=")[1].split(",")[0] for text in texts}
    assert services == {"order-service", "payment-service", "inventory-service"}
    states = {text.split(",")[0].split()[-1] for text in texts}
    assert states == {"active", "inactive", "resolved"}
    firing = QueryMetrics(state="firing", service="order-service")
    result, _ = await ask(open_scenario(), ToolName.QUERY_METRICS, firing)
    assert result.total == 3


async def test_a_search_has_work_to_do() -> None:
    everything, _ = await ask(open_scenario(), ToolName.QUERY_LOGS, QueryLogs())
    hits, _ = await ask(open_scenario(), ToolName.QUERY_LOGS, QueryLogs(any_of=["Hikari"]))
    assert everything.total > 700
    assert hits.total < 60


async def test_the_runbook_tempts_with_a_cause_that_no_log_and_no_alert_states() -> None:
    request = LookupKnowledge(queries=["order-service connection pool exhausted", "连接池耗尽"])
    _, texts = await ask(open_scenario(), ToolName.LOOKUP_KNOWLEDGE, request)
    assert any("reconciliation job" in text for text in texts)
    assert any("数据库连接池耗尽" in text for text in texts)
    result, _ = await ask(
        open_scenario(), ToolName.QUERY_LOGS, QueryLogs(any_of=["reconciliation", "leak"])
    )
    assert result.total == 0
    alerts = json.dumps(json.loads((SCENARIO_FOLDER / "alerts.json").read_text()))
    assert "reconciliation" not in alerts


async def test_an_irrelevant_question_finds_no_runbook() -> None:
    request = LookupKnowledge(queries=["how to bake bread"])
    result, _ = await ask(open_scenario(), ToolName.LOOKUP_KNOWLEDGE, request)
    assert result.total == 0


async def test_its_clock_is_its_newest_record() -> None:
    sources = open_scenario()
    assert sources.newest == at("2026-07-08T10:20:00")
    assert (sources.ignored, sources.notes) == ((), ())
    request = QueryLogs(any_of=["timed out after 30000ms"], window=Window(since="5m"))
    result, _ = await ask(sources, ToolName.QUERY_LOGS, request)
    assert result.scope.window is not None
    assert result.scope.window.since == at("2026-07-08T10:15:00")
    assert 0 < result.total < 21


async def test_it_has_no_database() -> None:
    with pytest.raises(SourceError, match="no database is configured"):
        await ask(open_scenario(), ToolName.QUERY_MYSQL, QueryMysql(sql="SELECT 1"))


def test_every_tool_describes_itself_in_one_bounded_line() -> None:
    for source in open_scenario().by_tool.values():
        text = source.describe()
        assert text.isprintable()
        assert len(text) < 1000
