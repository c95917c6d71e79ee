"""Which metrics the diagnostician asks for, and what it says of a series."""

import pytest
from tests.offline.desk import Desk, drive
from tests.offline.material import alert

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import Outcome, ToolName
from firsthand.contracts.records import SeriesRecord
from firsthand.offline.question import read_question
from firsthand.offline.series import (
    lists_all,
    metric_names,
    metrics_to_ask,
    read_series,
    sentences,
    words_to_ask,
)
from firsthand.offline.state import CallTool
from firsthand.rules.evidence.render import render_item
from firsthand.rules.meaning import derivability

LISTED = (
    "CPUUtilization",
    "DiskQueueDepth",
    "FreeStorageSpace",
    "QueueLength",
    "http_errors_total",
)


def series(metric: str, *values: object, **labels: str) -> SeriesRecord:
    points = [[f"2026-07-08T10:{minute:02d}:00Z", value] for minute, value in enumerate(values)]
    return SeriesRecord(metric=metric, labels=labels, points=points)  # type: ignore[typeddict-item]


def text_of(metric: str, *values: object, **labels: str) -> str:
    return render_item("series", dict(series(metric, *values, **labels)))  # type: ignore[arg-type]


class Gauges(Desk):
    """A desk that has one series, found by a part of its name."""

    def answer(self, call: CallTool, call_id: str) -> JsonObject:
        name = str(call.arguments.get("name", "")).casefold()
        if call.tool_name == ToolName.QUERY_METRICS and name and name in "queuelength":
            self.calls.append(call)
            found = series("QueueLength", 3, 81, 57, service="checkout")
            return self._found(call, call_id, {"series": [dict(found)]})  # type: ignore[dict-item]
        return super().answer(call, call_id)


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("Alert QueueTooLong is firing on checkout. Why?", ("DiskQueueDepth", "QueueLength")),
        ("Why is orders-prod short of free storage?", ("FreeStorageSpace", "DiskQueueDepth")),
        ("What do http_errors_total and checkout_queue_length show?",
         ("http_errors_total", "checkout_queue_length")),
        ("Is CPU high on db-1?", ("CPUUtilization",)),
        ("What does QueueLength say?", ("QueueLength", "DiskQueueDepth")),
        ("order-service 怎么了？", ()),
        ("Why is pay-api slow?", ()),
    ],
)  # fmt: skip
def test_metrics_are_asked_for_by_the_questions_own_words(
    question: str, asked: tuple[str, ...]
) -> None:
    assert metrics_to_ask(LISTED, read_question(question)) == asked


@pytest.mark.parametrize(
    ("description", "names"),
    [
        ("Holds metrics.json (2 series). Metrics: LagSeconds, job:x:rate5m.",
         ("LagSeconds", "job:x:rate5m")),
        ("Holds metrics.json. Metrics: a.b.c, d and 4 more.", ("a.b.c", "d")),
        ("Holds alerts (3 alerts), no series.", ()),
        ("", ()),
    ],
)  # fmt: skip
def test_listed_metrics_are_read_off_the_description(
    description: str, names: tuple[str, ...]
) -> None:
    assert metric_names(description)[: len(names)] == names
    assert bool(metric_names(description)) == bool(names)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (text_of("QueueLength", 3, 81, 57, service="checkout"),
         "QueueLength of checkout rose from 3 at 2026-07-08T10:00:00Z to 57 at 2026-07-08T10:02:00Z; "
         "maximum 81 at 2026-07-08T10:01:00Z."),
        (text_of("FreeBytes", 900, 7, instance="db-1"),
         "FreeBytes of db-1 fell from 900 bytes at 2026-07-08T10:00:00Z to 7 bytes at 2026-07-08T10:01:00Z."),
        (text_of("lag_seconds", 1, 9), "lag_seconds rose from 1 s at 2026-07-08T10:00:00Z to 9 s at "
         "2026-07-08T10:01:00Z."),
        (text_of("up", 1, 1), "The last value of up was 1."),
        (text_of("up", "NaN", 1), None),
        ("up, points=0", None),
        ("no series at all", None),
    ],
)  # fmt: skip
def test_a_series_is_said_in_its_own_numbers(text: str, said: str | None) -> None:
    assert next(sentences(text, chinese=False), None) == said


@pytest.mark.parametrize("chinese", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        text_of("QueueLength", 3, 81, 57, service="checkout"),
        text_of("free_bytes", 14063512655, 429496729, instance="orders-prod"),
        text_of("sum(rate(http_errors_total{…}[5m]))", 12.5, 33, 2),
        text_of("lag_seconds", -3, 0.25, pod="db-0"),
        text_of("up", 1, 1, job="shop"),
    ],
)
def test_what_is_said_of_a_series_follows_from_it(text: str, chinese: bool) -> None:
    said = next(sentences(text, chinese=chinese))
    found = derivability(said, [text], ["query_metrics"])
    assert found.outcome is Outcome.DERIVABLE, said


def test_a_series_is_read_apart_from_its_labels() -> None:
    found = read_series(text_of("m", 1, 5, 2, service="a, max=9 at x", pod="p-1"))
    assert found is not None
    assert (found.metric, found.who, found.greatest) == ("m", "p-1", ("5", "2026-07-08T10:01:00Z"))


def test_the_series_is_asked_for_after_the_alert_and_told_without_a_cause() -> None:
    desk = Gauges(alerts=[alert("QueueTooLong", service="checkout")])
    output, _ = drive(
        desk,
        "Alert QueueTooLong is firing on checkout. Why?",
        descriptions={"query_metrics": "Metrics: QueueLength."},
    )
    asked = [call.arguments for call in desk.calls if call.tool_name == "query_metrics"]
    assert asked[0] == {"name": "QueueTooLong"}
    assert {"name": "QueueLength"} in asked
    statements = [str(item["statement"]) for item in output["analysis"]]  # type: ignore[index,union-attr,call-overload]
    assert any(one.startswith("QueueLength of checkout rose from 3") for one in statements)
    assert "QueueLength" not in str(output["conclusion"])


class TwoGauges(Desk):
    def answer(self, call: CallTool, call_id: str) -> JsonObject:
        if call.arguments.get("name") == "queue_length":
            found = [series("queue_length", 3, n, service=f"shop-{n}") for n in (5, 9)]
            self.calls.append(call)
            return self._found(call, call_id, {"series": [dict(one) for one in found]})  # type: ignore[dict-item]
        return super().answer(call, call_id)


def test_where_nothing_is_wrong_the_series_that_was_asked_for_is_the_conclusion() -> None:
    output, _ = drive(TwoGauges(), "How long is queue_length?")
    assert str(output["conclusion"]).startswith("queue_length of shop-5 rose from 3 ")
    statements = [str(item["statement"]) for item in output["analysis"]]  # type: ignore[index,union-attr,call-overload]
    assert sum("queue_length of shop-" in one for one in statements) == 2


def test_whose_alert_it_is_and_who_was_told_is_no_prose() -> None:
    told = alert("QueueTooLong", service="checkout", summary="The queue is far too long today.")
    told["reported_by"] = "Prometheus and Alertmanager"
    output, _ = drive(Desk(alerts=[told]), "Alert QueueTooLong is firing on checkout. Why?")
    statements = [str(item["statement"]) for item in output["analysis"]]  # type: ignore[index,union-attr,call-overload]
    assert not any(one.endswith('firing: "Prometheus and Alertmanager"') for one in statements)
    assert any("The queue is far too long today." in one for one in statements)


LIVE = "Holds the alerts of Prometheus. A name finds alerts and the series of that metric."


@pytest.mark.parametrize(
    ("description", "whole"),
    [
        (LIVE, False),
        ("Holds metrics.json (90 series). Metrics: aa, bb and 70 more.", False),
        ("Holds metrics.json (2 series). Metrics: aa, bb.", True),
        ("Holds alerts (3 alerts), no series.", True),
        ("", True),
    ],
)
def test_it_knows_whether_all_metrics_are_listed(description: str, whole: bool) -> None:
    assert lists_all(description) is whole


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("Why is the checkout queue so long?", ("queue",)),
        ("Alert CheckoutQueueLong is firing on service checkout. Why?", ("queue",)),
        ("Why do orders fail with errors on pay-api?", ("error", "order")),
        ("What is wrong with order-service?", ()),
        ("order-service 怎么了？", ()),
    ],
)
def test_where_not_all_are_listed_a_word_of_the_question_is_looked_for(
    question: str, words: tuple[str, ...]
) -> None:
    assert words_to_ask(read_question(question)) == words


def test_a_live_server_is_asked_for_metrics_of_the_subject_by_a_word() -> None:
    desk = Desk()
    drive(desk, "Why is the checkout-api queue so long?", descriptions={"query_metrics": LIVE})
    asked = [call.arguments for call in desk.calls if call.tool_name == "query_metrics"]
    assert {"name": "queue", "service": "checkout-api"} in asked
    listed = Desk()
    drive(listed, "Why is the checkout-api queue so long?")
    assert not any(call.arguments.get("name") for call in listed.calls)


class OfBoth(Desk):
    def answer(self, call: CallTool, call_id: str) -> JsonObject:
        if call.arguments.get("name") == "FreeBytes":
            found = [series("FreeBytes", 9, n, instance=f"{n}-db") for n in ("orders", "billing")]
            for one, value in zip(found, (1, 900), strict=True):
                one["points"][-1][1] = value
            self.calls.append(call)
            return self._found(call, call_id, {"series": [dict(one) for one in found]})  # type: ignore[dict-item]
        return super().answer(call, call_id)


def test_a_series_of_another_thing_is_not_told() -> None:
    question = "Why is orders-db short of FreeBytes?"
    listed = {"query_metrics": "Metrics: FreeBytes."}
    output, _ = drive(OfBoth(), question, descriptions=listed)
    statements = " ".join(str(item["statement"]) for item in output["analysis"])  # type: ignore[index,union-attr,call-overload]
    assert "FreeBytes of orders-db fell from 9 bytes" in statements
    assert "billing-db" not in statements
    output, _ = drive(OfBoth(), "Which FreeBytes fell?", descriptions=listed)
    statements = " ".join(str(item["statement"]) for item in output["analysis"])  # type: ignore[index,union-attr,call-overload]
    assert "billing-db" in statements
