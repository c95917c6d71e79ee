"""Queries: narrow first, widened once, bounded, never repeated."""

from typing import cast

import pytest
from tests.offline.desk import TOOLS, Desk, drive, failure, run
from tests.offline.material import HEALTH, POOL, alert, block, log

from firsthand.contracts.base import JsonObject
from firsthand.offline.decide import decide
from firsthand.offline.plan import MOST_CALLS, SHORT, STAGES
from firsthand.offline.state import CallTool, Situation, ToolResult


def calls(desk: Desk, question: str, **more: object) -> list[tuple[str, JsonObject]]:
    drive(desk, question, **more)
    return [(call.tool_name, call.arguments) for call in desk.calls]


def of(tool: str, made: list[tuple[str, JsonObject]]) -> list[JsonObject]:
    return [arguments for name, arguments in made if name == tool]


def test_alerts_are_asked_first_then_logs_then_runbooks() -> None:
    tools = [name for name, _ in calls(Desk(logs=[log(POOL)]), "why does order-service fail?")]
    assert tools == sorted(tools, key=[stage.tool for stage in STAGES].index)


def test_series_are_asked_for_after_the_logs_and_the_calls_are_bounded() -> None:
    question = "why does queue_length of order-service grow with lag_seconds and free_bytes?"
    tools = [name for name, _ in calls(Desk(logs=[log(POOL)]), question)]
    assert tools.index("query_logs") < len(tools) - tools[::-1].index("query_metrics") - 1
    assert tools.count("query_metrics") == 4
    most: dict[str, int] = {}
    for stage in STAGES:
        most[stage.tool] = max(stage.most, most.get(stage.tool, 0))
    assert sum(most.values()) == MOST_CALLS


def test_a_named_alert_is_asked_by_its_name_and_then_its_service() -> None:
    desk = Desk(alerts=[alert("HighMemoryUsage", service="order-service")])
    asked = of("query_metrics", calls(desk, "explain alert HighMemoryUsage"))
    assert asked == [{"name": "HighMemoryUsage"}, {"service": "order-service"}]


def test_a_subject_is_asked_by_name_and_then_by_who_mentions_it() -> None:
    desk = Desk(logs=[log(POOL)])
    asked = of("query_logs", calls(desk, "what is wrong with order-service?"))
    assert asked == [{"service": "order-service"}, {"any_of": ["order-service"]}]


def test_what_was_quoted_is_asked_of_the_subject() -> None:
    asked = of(
        "query_logs", calls(Desk(logs=[log(POOL)]), 'does order-service log "request timed out"?')
    )
    assert asked[0] == {"any_of": ["request timed out"], "service": "order-service"}


def test_an_empty_search_is_widened() -> None:
    asked = calls(Desk(), 'does order-service log "request timed out" since 30 minutes ago?')
    metrics, logs = of("query_metrics", asked), of("query_logs", asked)
    assert metrics[-1] == {"window": {"since": "1h"}}
    assert "service" in logs[0]
    assert "service" not in logs[-1]


def test_the_window_is_kept_where_it_holds_nothing() -> None:
    asked = of("query_logs", calls(Desk(), "errors of order-service in the last 15 minutes"))
    assert asked[0]["window"] == {"since": "15m"}
    assert all(one["window"] == {"since": "15m"} for one in asked)


def test_labels_of_the_asked_alert_lead_to_its_pods_logs() -> None:
    desk = Desk(
        alerts=[alert("PodCrash", pod="web-7f9dd8b6c4-x7gr9", service="kube-state-metrics")],
        logs=[log("panic: nil map", service="web-7f9dd8b6c4-x7gr9")],
    )
    output = run(desk, "what does alert PodCrash mean?")
    asked = of("query_logs", [(call.tool_name, call.arguments) for call in desk.calls])
    assert asked[0] == {"service": "web-7f9dd8b6c4-x7gr9"}
    assert "panic: nil map" in str(output["conclusion"])


def test_pods_that_records_name_are_looked_up() -> None:
    desk = Desk(
        logs=[
            log("Created pod: scraper-2s4j2 of job/scraper", "NORMAL", "events"),
            log("sh: syntax error", None, "scraper-2s4j2"),
        ]
    )
    desk_calls = of("query_logs", calls(desk, "why did job/scraper-2s4j2 fail?"))
    assert {"service": "scraper-2s4j2"} in desk_calls


def test_without_a_subject_failures_are_searched_everywhere() -> None:
    asked = of("query_logs", calls(Desk(logs=[log(HEALTH, "INFO")]), "is anything wrong?"))
    assert "service" not in asked[0]
    assert "error" in cast(list[str], asked[0]["any_of"])


def test_chinese_questions_search_chinese_words_too() -> None:
    asked = of("query_logs", calls(Desk(), "系统有没有异常"))
    assert {"错误", "error"} <= set(cast(list[str], asked[0]["any_of"]))


def test_too_many_records_are_narrowed_to_failures() -> None:
    records = [log(f"event {word} done", "INFO") for word in ("a", "b", "c", "d", "e", "f")]
    desk = Desk(logs=records, limit=2)
    desk_answers = drive(desk, "what about order-service?")[1]
    assert desk_answers[0].result["evidence_status"] == "no_evidence"
    asked = [call.arguments for call in desk.calls if call.tool_name == "query_logs"]
    assert any("any_of" in one and one.get("service") == "order-service" for one in asked)


@pytest.mark.parametrize(
    "question", ["redis 连接池耗尽", "is the redis connection pool exhausted?"]
)
def test_runbooks_are_asked_in_both_languages(question: str) -> None:
    (asked,) = of("lookup_knowledge", calls(Desk(), question))
    queries = cast(list[str], asked["queries"])
    assert "connection pool exhausted" in queries
    assert "数据库连接池耗尽" in queries


def test_runbooks_are_asked_for_the_failure_that_was_found() -> None:
    desk = Desk(logs=[log("licence server rejected the activation", "ERROR", "app-1")])
    (asked,) = of("lookup_knowledge", calls(desk, "what about app-1?"))
    assert any("licence server rejected" in query for query in cast(list[str], asked["queries"]))


def test_a_time_of_day_takes_its_date_from_the_evidence() -> None:
    desk = Desk(alerts=[alert("A", service="order-service")], logs=[log(POOL)])
    asked = calls(desk, "errors of order-service since 9:30?")
    assert "window" not in of("query_metrics", asked)[0]
    assert of("query_logs", asked)[0]["window"] == {"since": "2026-07-08T09:30:00Z"}


def test_an_unconfigured_source_is_asked_once() -> None:
    assert len(of("query_logs", calls(Desk(logs=None), "what about order-service?"))) == 1


def test_an_exhausted_budget_ends_the_queries_and_what_is_there_is_told() -> None:
    desk = Desk(logs=[log(POOL)], budget=3)
    output = run(desk, "why does order-service fail?")
    assert len(desk.calls) == 4
    assert "HikariPool-1" in str(output["conclusion"])


class Slow(Desk):
    """Its logs take too long, but for the last minutes."""

    def answer(self, call: CallTool, call_id: str) -> JsonObject:
        window = call.arguments.get("window")
        if call.tool_name == "query_logs" and window != {"since": SHORT}:
            self.calls.append(call)
            return failure(call_id, "timeout")
        return super().answer(call, call_id)


def test_a_search_that_took_too_long_is_made_again_over_minutes_and_then_for_failures() -> None:
    first, second, *third = of("query_logs", calls(Slow(), "Why does order-service fail?"))
    assert first == {"service": "order-service"}
    assert second == {**first, "window": {"since": SHORT}}
    assert [{**one, "any_of": ()} for one in third] == [{**first, "any_of": ()}]


def test_a_search_for_failures_that_took_too_long_is_made_over_minutes_only() -> None:
    first, *later = of("query_logs", calls(Slow(), "what fails?"))
    assert later == [{**first, "window": {"since": SHORT}}]


def test_what_the_last_minutes_hold_is_told() -> None:
    output = run(Slow(logs=[log(POOL)]), "Why does order-service fail?")
    assert "request timed out" in str(output["conclusion"])


def test_the_window_of_a_question_is_kept_after_a_search_took_too_long() -> None:
    asked = of("query_logs", calls(Slow(), "why did order-service fail in the last 2 hours?"))
    assert len(asked) == 2
    assert asked[0]["window"] == asked[1]["window"]
    assert "any_of" in asked[1]


def test_a_tool_that_is_not_there_is_not_called() -> None:
    made = calls(Desk(logs=[log(POOL)]), "why does order-service fail?", tools=("query_logs",))
    assert {name for name, _ in made} == {"query_logs"}


def test_an_executor_keeps_to_the_tools_of_its_plan() -> None:
    plan = {"scope": "narrow", "steps": [{"tool_name": "query_logs", "purpose": "x"}]}
    made = calls(Desk(logs=[log(POOL)]), "order-service?", role="executor", plan=plan)
    assert {name for name, _ in made} == {"query_logs"}


@pytest.mark.parametrize(
    "plan", [None, "x", [], {"steps": 7}, {"steps": [7, {}]}, {"steps": [{"tool_name": "rm"}]}]
)
def test_a_plan_that_cannot_be_used_is_ignored(plan: object) -> None:
    made = calls(Desk(), "order-service?", role="executor", plan=plan)
    assert {name for name, _ in made} >= {"query_metrics", "query_logs"}


@pytest.mark.parametrize(
    "code", ["timeout", "internal", "invalid_arguments", "duplicate_call", "query_rejected"]
)
def test_failures_never_make_it_repeat_itself(code: str) -> None:
    results: tuple[ToolResult, ...] = ()
    seen: set[str] = set()
    while True:
        situation = Situation(
            role="diagnosis", question="why does order-service fail?", tools=TOOLS, results=results
        )
        step = decide(situation)
        if not isinstance(step, CallTool):
            break
        assert step.model_dump_json() not in seen
        seen.add(step.model_dump_json())
        results += (
            ToolResult(
                tool_name=step.tool_name,
                tool_call_id=f"c{len(results)}",
                arguments=step.arguments,
                result=failure(f"c{len(results)}", code),
            ),
        )
    assert len(seen) <= MOST_CALLS


def test_a_runbook_passage_is_found_for_a_chinese_question() -> None:
    passage = (
        "检查 HikariPool 的 active 与 waiting，确认数据库连接池耗尽的时间，再看慢查询和连接泄漏。"
    )
    desk = Desk(logs=[log(POOL)], blocks=[block("数据库连接池耗尽", passage)])
    output = run(desk, "order-service 的数据库连接池为什么耗尽？")
    tools = [
        c["tool_call_id"]
        for item in cast(list[JsonObject], output["analysis"])
        for c in cast(list[JsonObject], item["citations"])
    ]
    assert f"call-{len(desk.calls)}" in tools


def test_a_name_too_long_for_a_term_is_searched_by_its_beginning() -> None:
    name = "payments-" + "very-" * 20 + "long-7f9dd8b6c4-x7gr9"
    desk = Desk(logs=[log(f"pod/{name} OOMKilled", "WARNING", "events")])
    output = run(desk, f"why does pod {name} restart?")
    assert desk.calls[0].arguments == {}
    assert "OOMKilled" in str(output["conclusion"])
