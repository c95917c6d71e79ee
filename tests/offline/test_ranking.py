"""What is told first, and what is told at all."""

from typing import cast

import pytest
from tests.offline.material import HEALTH, POOL, alert, log

from firsthand.contracts.base import JsonObject
from firsthand.contracts.records import AlertRecord, LogRecord
from firsthand.offline.focus import find_focus, mentions
from firsthand.offline.question import read_question
from firsthand.offline.rank import Ranked, rank
from firsthand.offline.reading import Item, read_results
from firsthand.offline.select import Selection, select
from firsthand.offline.state import ToolResult
from firsthand.offline.weigh import Kind
from firsthand.rules.evidence import render_refs


def read_items(
    logs: list[LogRecord] | None = None, alerts: list[AlertRecord] | None = None
) -> list[Item]:
    found: list[Item] = []
    for tool, collection, records in (
        ("query_metrics", "alerts", alerts or []),
        ("query_logs", "logs", logs or []),
    ):
        payload = cast(JsonObject, {collection: [dict(record) for record in records]})
        evidence = [ref.model_dump() for ref in render_refs(tool, payload)]
        answer = cast(JsonObject, {"evidence": evidence, "invocation_id": 1})
        result = ToolResult(tool_name=tool, tool_call_id=tool, arguments={}, result=answer)
        found += read_results([result])[0].items
    return found


def ranked(
    question: str,
    logs: list[LogRecord] | None = None,
    alerts: list[AlertRecord] | None = None,
) -> tuple[Ranked, ...]:
    read, items = read_question(question), read_items(logs, alerts)
    return rank(items, read, find_focus(items, read))


def selected(
    question: str,
    logs: list[LogRecord] | None = None,
    alerts: list[AlertRecord] | None = None,
) -> Selection:
    read, items = read_question(question), read_items(logs, alerts)
    focus = find_focus(items, read)
    return select(rank(items, read, focus), read, focus)


@pytest.mark.parametrize(
    ("message", "level", "kind"),
    [
        (POOL, "ERROR", Kind.FAILURE),
        ("数据库连接池耗尽，等待线程 23", None, Kind.FAILURE),
        ("Environment variable DB_URL is undefined", None, Kind.FAILURE),
        ("Back-off restarting failed container web in pod web-0", "WARNING", Kind.FAILURE),
        ("container stopped (pod is terminating during rollout)", "WARNING", Kind.RECOVERY),
        ("service recovered, accepting connections", "INFO", Kind.RECOVERY),
        ("服务已恢复", "INFO", Kind.RECOVERY),
        (HEALTH, "INFO", Kind.ROUTINE),
        ("WARNING: This is a development server. Do not use it in production.", None, Kind.ROUTINE),
        ("Processed 142 requests in the last minute", "INFO", Kind.ROUTINE),
        ("MountVolume failed: transient issue, retried successfully", "WARNING", Kind.ROUTINE),
        ("gossip not settled polls=0", "INFO", Kind.ROUTINE),
        ("Heartbeat OK, connection pool at 12/100", "INFO", Kind.ROUTINE),
        ("健康检查通过", "INFO", Kind.ROUTINE),
    ],
)
def test_kinds_of_log_records(message: str, level: str | None, kind: Kind) -> None:
    assert ranked("what is wrong?", [log(message, level)])[0].kind is kind


@pytest.mark.parametrize(
    ("record", "kind"),
    [
        (alert("HighMemory", severity="critical"), Kind.ALERT),
        (alert("HighMemory", "active"), Kind.ALERT),
        (alert("HighMemory", "pending"), Kind.ALERT),
        (alert("HighMemory", "inactive"), Kind.QUIET_ALERT),
        (alert("HighMemory", "resolved", severity="critical"), Kind.QUIET_ALERT),
        (
            alert("Watchdog", severity="none", summary="Always firing watchdog alert"),
            Kind.QUIET_ALERT,
        ),
        (alert("Probe", summary="Insignificant alert for testing purposes"), Kind.QUIET_ALERT),
    ],
)
def test_kinds_of_alerts(record: AlertRecord, kind: Kind) -> None:
    assert ranked("what is wrong?", alerts=[record])[0].kind is kind


def test_a_failure_comes_before_the_routine_around_it() -> None:
    records = [log(f"Processed {n} requests", "INFO") for n in range(30)]
    first = ranked("why does order-service fail?", [*records, log(POOL)])[0]
    assert "HikariPool-1" in first.item.text


def test_a_firing_alert_comes_before_a_resolved_one() -> None:
    alerts = [alert("A", "resolved", severity="critical"), alert("B", severity="warning")]
    assert [entry.alert.name for entry in ranked("?", alerts=alerts) if entry.alert] == ["B", "A"]


def test_the_asked_service_comes_before_others() -> None:
    records = [log("connection refused", service="cart"), log("connection refused", service="web")]
    assert "web" in ranked("why does the service web fail?", records)[0].item.text


def test_a_reason_comes_before_its_consequence() -> None:
    records = [
        log("Back-off restarting failed container web in pod web-0", "WARNING", "events"),
        log("SSL certificate expired", "ERROR", "web-0"),
    ]
    assert "expired" in ranked("why does web-0 crash?", records)[0].item.text


def test_a_failure_that_was_mended_decides_nothing() -> None:
    records = [
        log("FailedCreate job/fetcher: pods is forbidden: account missing", "WARNING", "events"),
        log(
            "SuccessfulCreate job/fetcher: Created pod: fetcher-x2x4z",
            "NORMAL",
            "events",
            "2026-07-08T10:15:00Z",
        ),
        log(
            "job/fetcher could not resolve host: api", None, "fetcher-x2x4z", "2026-07-08T10:16:00Z"
        ),
    ]
    chosen = selected("why did the job fetcher fail?", records)
    assert "could not resolve host" in chosen.decisive[0].item.text


def test_where_slowness_is_asked_about_long_durations_decide() -> None:
    records = [
        log("query SELECT * FROM cards took 6209ms", "INFO", "fraud"),
        log("query SELECT * FROM users took 26ms", "INFO", "auth"),
        log("retry failed once", "WARN", "web"),
    ]
    assert "6209ms" in ranked("Alert HighLatency: what is slow?", records)[0].item.text


def test_several_independent_failures_are_all_told_once_each() -> None:
    kinds = [
        "redis: TimeoutError",
        "certificate expired",
        "syntax error near SELCT",
        "duplicate key value",
    ]
    records = [
        log(f"request {n} of user u{n}: {kind}", "ERROR", "app") for kind in kinds for n in range(5)
    ]
    told = [entry.item.text for entry in selected("show the errors of app", records).observations]
    assert len(told) == len(kinds)
    assert all(any(kind in text for text in told) for kind in kinds)


def test_of_equal_failures_the_newest_is_told() -> None:
    records = [
        log(f"replication lag has exceeded {n} seconds", "WARN", "db", f"2026-07-08T10:{at}:00Z")
        for at, n in ((10, 60), (20, 900))
    ]
    told = selected("why does the database db lag?", records).observations
    assert ["900" in entry.item.text for entry in told] == [True]


def test_alerts_of_other_services_are_not_told() -> None:
    alerts = [alert("CpuHigh", service="cart"), alert("CpuHigh", service="order-service")]
    told = selected("is anything wrong with order-service?", alerts=alerts).observations
    assert ["order-service" in entry.item.text for entry in told] == [True]


def test_nothing_decides_on_a_healthy_system() -> None:
    chosen = selected(
        "is anything wrong with order-service?",
        [log(HEALTH, "INFO"), log("Heartbeat OK", "INFO")],
        [alert("CpuHigh", "inactive", service="order-service")],
    )
    assert chosen.decisive == ()
    assert chosen.observations != ()


def test_another_services_failure_decides_nothing() -> None:
    chosen = selected("is order-service failing?", [log("connection refused", service="cart")])
    assert chosen.decisive == ()


def test_what_ended_a_failure_stands_beside_it() -> None:
    records = [
        log("order-service lost its database", "ERROR"),
        log("order-service recovered, accepting connections", "INFO", time="2026-07-08T10:20:00Z"),
    ]
    texts = [entry.item.text for entry in selected("what about order-service?", records).decisive]
    assert ["lost" in texts[0], "recovered" in texts[1]] == [True, True]


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("web", "pod/web: x", 2),
        ("web", "web-0 x", 1),
        ("web", "pre-web x", 0),
        ("web", "website x", 1),
        ("web", "服务web异常", 2),
        ("db-1", "host=db-1.", 2),
    ],
)
def test_a_name_is_whole_or_a_beginning(name: str, text: str, found: int) -> None:
    assert mentions(name, text) == found
