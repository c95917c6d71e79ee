from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.records import LogGroup, LogRecord
from firsthand.rules.evidence import LogGrouper, render_refs
from firsthand.rules.evidence.masking import template_of


def record(
    message: str,
    *,
    at: str | None = "2026-07-08T10:14:03Z",
    level: str | None = "ERROR",
    service: str = "order-service",
    **fields: object,
) -> LogRecord:
    made = LogRecord(time=at, level=level, service=service, message=message)
    if fields:
        made["fields"] = fields  # type: ignore[typeddict-item]
    return made


def grouped(*records: LogRecord, **settings: int) -> LogGrouper:
    grouper = LogGrouper(**settings)
    for item in records:
        grouper.add(item)
    return grouper


def counts(grouper: LogGrouper) -> list[int]:
    return [item.get("count", 1) for item in grouper.items()]  # type: ignore[misc]


def waiting(number: int, at: str = "2026-07-08T10:14:03Z") -> LogRecord:
    return record(f"timed out after 30000ms (active=50, waiting={number})", at=at)


def test_similar_records_are_one_item_with_count_range_first_and_last() -> None:
    grouper = grouped(
        waiting(19, "2026-07-08T10:14:04Z"),
        waiting(23, "2026-07-08T10:14:06.5Z"),
        waiting(17, "2026-07-08T10:14:03Z"),
        waiting(17, "2026-07-08T10:14:06Z"),
    )
    assert grouper.items() == [
        LogGroup(
            count=4,
            first="2026-07-08T10:14:03Z",
            last="2026-07-08T10:14:06.5Z",
            varying={"waiting": ["17", "23"]},
            exemplar=waiting(19, "2026-07-08T10:14:04Z"),
        )
    ]


def test_an_id_that_is_all_digits_by_chance_is_no_range_and_no_failure() -> None:
    spans = ["1f3b9c0d", "20417733", "90417733", "a7e6c501", "55555555", "5e5a5b55"]
    for turn in range(len(spans)):
        order = spans[turn:] + spans[:turn]
        records = [record(f"slow span={span} took={n}ms") for n, span in enumerate(order)]
        (group,) = grouped(*records).items()
        assert group["count"] == 6  # type: ignore[typeddict-item]
        assert group["varying"] == {"took": ["0ms", "5ms"]}  # type: ignore[typeddict-item]


def test_one_of_a_kind_stays_a_record() -> None:
    grouper = grouped(record("a 1"), record("b 1"))
    assert grouper.items() == [record("a 1"), record("b 1")]
    assert grouper.total == 2


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (record("lost 1"), record("lost 1", level="WARN")),
        (record("lost 1"), record("lost 1", level=None)),
        (record("lost 1"), record("lost 1", service="cart")),
        (record("exit code 1"), record("exit code 137")),
        (record('"GET /a HTTP/1.1" 200 12'), record('"GET /a HTTP/1.1" 500 12')),
        (record("POST /pay 200 3ms"), record("POST /pay 500 3ms")),
        (record("x enabled"), record("x disabled")),
        (record("took 5ms"), record("took 5s")),
        (record("delta -5"), record("delta 5")),
        (record('phase="Failed"'), record('phase="Running"')),
        (record("done", status=200), record("done", status=500)),
        (record("done", state="ok"), record("done", state="failed")),
        (record("done", ok=True), record("done", ok=False)),
        (record("done", x=1), record("done")),
        (record("连接失败"), record("连接成功")),
    ],
)
def test_records_that_differ_in_meaning_are_never_one_group(
    one: LogRecord, other: LogRecord
) -> None:
    assert counts(grouped(*[one, other] * 6)) == [6, 6]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (record("user 17 lost"), record("user 4 lost")),
        (record("request 4bf92f3577b34da6 lost"), record("request 9999999999999999 lost")),
        (record("from 10.0.0.1:80"), record("from 192.168.1.200:8080")),
        (record("unknown user 'bob'"), record("unknown user 'alice'")),
        (record("at 2026-07-08T10:14:03Z"), record("at 2026-07-09 00:00:00.5+08:00")),
        (
            record("done", took_ms=3, trace="4bf92f35"),
            record("done", took_ms=31.5, trace="00f067aa"),
        ),
        (record("等待 23 个请求"), record("等待 7 个请求")),
    ],
)
def test_records_that_differ_in_values_are_one_group(one: LogRecord, other: LogRecord) -> None:
    assert counts(grouped(*[one, other] * 6)) == [12]


def test_ranges_compare_numbers_and_keep_their_units() -> None:
    items = grouped(*[record(f"heap={n}% took={n}.5ms") for n in (9, 100, 20)]).items()
    assert items[0].get("varying") == {"heap": ["9%", "100%"], "took": ["9.5ms", "100.5ms"]}


def test_negative_numbers_keep_their_sign_in_a_range() -> None:
    items = grouped(record("boot = -45"), record("boot = -7")).items()
    assert items[0].get("varying") == {"boot": ["-45", "-7"]}


def test_fields_have_ranges_by_their_own_names() -> None:
    items = grouped(
        record("done", took_ms=3, size=1), record("done", took_ms=250.5, size=1)
    ).items()
    assert items[0].get("varying") == {"took_ms": ["3", "250.5"]}


def test_an_unnamed_number_gets_no_range() -> None:
    items = grouped(record("Processed 0 requests"), record("Processed 142 requests")).items()
    assert items[0].get("varying") == {}


def test_the_group_renders_as_the_design_writes_it() -> None:
    items = grouped(*map(waiting, (17, 23, 20))).items()
    assert render_refs("query_logs", {"logs": items})[0].text == (  # type: ignore[dict-item]
        "3 similar, waiting=17..23, e.g. 2026-07-08T10:14:03Z ERROR order-service timed out after 30000ms "
        "(active=50, waiting=17) (first 2026-07-08T10:14:03Z, last 2026-07-08T10:14:03Z)"
    )


def test_the_gravest_come_first_then_flood_and_odd_one_by_turns() -> None:
    grouper = grouped(
        *[record("info", level="INFO")] * 9,
        *[record("flood")] * 5,
        *[record("some")] * 3,
        record("odd"),
        record("no level", level=None),
        record("fatal", level="FATAL"),
        record("warn", level="Warning"),
    )
    messages = [
        item["exemplar"]["message"] if "exemplar" in item else item["message"]  # type: ignore[typeddict-item]
        for item in grouper.items()
    ]
    assert messages == ["fatal", "flood", "odd", "some", "warn", "no level", "info"]
    assert len(grouper.items(3)) == 3
    assert grouper.items(0) == []


def test_equals_come_newest_first() -> None:
    items = grouped(
        *[record(word, at=f"2026-07-08T10:14:0{n}Z") for n, word in enumerate("abc")]
    ).items()
    assert [item["message"] for item in items] == ["c", "b", "a"]  # type: ignore[typeddict-item]


WORDS = [chr(ord("a") + n // 26) + chr(ord("a") + n % 26) for n in range(200)]


def test_past_its_bound_it_counts_what_it_does_not_keep() -> None:
    grouper = grouped(*[record(f"kind {word}") for word in WORDS], max_templates=50)
    assert grouper.groups == 50
    assert grouper.total == 200
    assert grouper.overflow == 150
    assert sum(counts(grouper)) + grouper.overflow == grouper.total


def test_a_graver_record_displaces_the_least_grave_and_the_count_says_so() -> None:
    noise = [record(f"kind {word}", level="INFO") for word in WORDS[:50]]
    grouper = grouped(*noise, record("down", level="FATAL"), *noise, max_templates=50)
    assert grouper.items(1) == [record("down", level="FATAL")]
    assert sum(counts(grouper)) + grouper.overflow == grouper.total
    assert grouper.groups == 50


def test_a_displaced_kind_never_comes_back_with_a_smaller_count() -> None:
    first = [record("first", level="INFO")]
    grouper = grouped(*first, record("down", level="ERROR"), *first * 5, max_templates=1)
    assert counts(grouper) == [1]
    assert grouper.overflow == 6


def test_long_traces_group_by_their_beginning() -> None:
    trace = "java.lang.OutOfMemoryError: heap\n" + "\tat a.B.c(B.java)\n" * 400
    assert counts(grouped(record(trace + "1"), record(trace + "two"))) == [2]


MESSAGES = st.sampled_from(
    [
        "timed out (waiting={})",
        "exit code {}",
        "user {} lost",
        "GET /a {}",
        "id {}a7 x{}",
        "at {}.5ms of {}%",
    ]
)
STREAM = st.lists(
    st.builds(
        lambda text, number, level, service, second: record(
            text.replace("{}", str(number)), level=level, service=service, at=second
        ),
        MESSAGES,
        st.integers(0, 999),
        st.sampled_from(["ERROR", "INFO", None]),
        st.sampled_from(["a", "b"]),
        st.integers(0, 59).map("2026-07-08T10:14:{:02d}Z".format) | st.none(),
    ),
    max_size=80,
)


@given(STREAM)
def test_the_fast_way_finds_the_groups_that_templates_make(stream: list[LogRecord]) -> None:
    grouper = grouped(*stream)
    expected = Counter(
        (item["level"], item["service"], template_of(item["message"]).key) for item in stream
    )
    assert sorted(counts(grouper)) == sorted(expected.values())
    assert grouper.overflow == 0


@given(STREAM, st.integers(1, 5))
def test_no_record_is_lost_silently(stream: list[LogRecord], bound: int) -> None:
    grouper = grouped(*stream, max_templates=bound)
    assert sum(counts(grouper)) + grouper.overflow == grouper.total == len(stream)
    assert grouper.groups <= bound


@given(
    st.text(),
    st.none() | st.text(max_size=5),
    st.dictionaries(st.text(), st.integers() | st.text()),
)
def test_any_record_is_taken(message: str, level: str | None, fields: dict[str, object]) -> None:
    item = record(message, level=level)
    item["fields"] = fields  # type: ignore[typeddict-item]
    assert counts(grouped(*[item] * 9)) == [9]
