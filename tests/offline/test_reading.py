"""Results are read as they are; what has not the expected shape is left out."""

from datetime import UTC, datetime
from typing import cast

import pytest
from tests.offline.material import alert, log

from firsthand.contracts.base import JsonObject
from firsthand.offline.reading import item_time, read_alert, read_group, read_results, times
from firsthand.offline.state import ToolResult
from firsthand.rules.evidence import render_refs


def result(answer: JsonObject) -> ToolResult:
    return ToolResult(tool_name="query_logs", tool_call_id="c", arguments={}, result=answer)


def test_an_alert_is_taken_apart_as_it_was_rendered() -> None:
    item = alert(
        "HighMemoryUsage",
        value="91%",
        summary='Memory of "order" is above 90%',
        service="order-service",
        severity="critical",
    )
    text = render_refs("query_metrics", cast(JsonObject, {"alerts": [dict(item)]}))[0].text
    read = read_alert(text)
    assert (read.name, read.state, read.standing) == ("HighMemoryUsage", "firing", "active")
    assert read.values["service"] == "order-service"
    assert read.values["current"] == "91%"
    assert read.head in text
    assert read.head.endswith("since=2026-07-08T10:00:00Z")
    assert read.prose == ("summary",)
    assert read.values["summary"] in text


@pytest.mark.parametrize(
    ("state", "standing"),
    [("firing", "active"), ("active", "active"), ("pending", "pending"), ("inactive", "quiet"),
     ("resolved", "quiet"), ("somethingelse", "quiet")],
)  # fmt: skip
def test_only_an_active_state_is_on(state: str, standing: str) -> None:
    assert read_alert(f"[api] Error Rate {state}, service=api").standing == standing


def test_a_name_of_several_words_is_kept_whole() -> None:
    assert read_alert("[api] Error Rate inactive, service=api").name == "[api] Error Rate"


def test_a_group_is_taken_apart() -> None:
    text = (
        "23 similar, waiting=17..23, e.g. T ERROR a, e.g. b (x) (first 2026-07-08, last 2026-07-09)"
    )
    read = read_group(text)
    assert read is not None
    assert (read.count, read.exemplar) == (23, "T ERROR a, e.g. b (x)")
    assert (read.first, read.last) == ("2026-07-08", "2026-07-09")
    assert read_group("23 similarities") is None


def test_an_items_time_is_its_own_and_not_one_that_it_mentions() -> None:
    text = "2026-07-08T10:00:00Z WARN a seen until 2026-07-09T00:00:00Z"
    read = read_results([result({"evidence": [{"raw_path": "$.logs[0]", "text": text}]})])
    assert item_time(read[0].items[0]) == datetime(2026, 7, 8, 10, tzinfo=UTC)
    assert times("2026-13-40T99:00:00Z") == []


@pytest.mark.parametrize(
    "entry",
    [
        None,
        7,
        {},
        {"raw_path": "$.logs[01]", "text": "a"},
        {"raw_path": "$.logs[0].message", "text": "a"},
        {"raw_path": "$.logs[0]", "text": ""},
        {"raw_path": "$.logs[0]", "text": 5},
        {"raw_path": 5, "text": "a"},
    ],
)
def test_what_cannot_be_cited_is_left_out(entry: object) -> None:
    read = read_results([result(cast(JsonObject, {"evidence": [entry]}))])
    assert read[0].items == ()


def test_a_failure_and_an_empty_search_are_told_apart() -> None:
    failed, empty = read_results(
        [
            result({"evidence_status": "unavailable", "error_code": "timeout"}),
            result({"evidence_status": "no_evidence", "invocation_id": True, "evidence": []}),
        ]
    )
    assert (failed.empty, failed.error_code) == (False, "timeout")
    assert (empty.empty, empty.invocation_id) == (True, None)


def test_more_matches_than_items_count_as_truncated() -> None:
    record = log("x")
    text = f"3 similar, e.g. {record['message']}"
    answer: JsonObject = {"evidence": [{"raw_path": "$.logs[0]", "text": text}], "omitted": 0}
    whole, cut = read_results([result({**answer, "total": 3}), result({**answer, "total": 4})])
    assert (whole.truncated, cut.truncated) == (False, True)
