"""From what a server holds to a record: read as a line of a file is, whatever its types."""

import json
import re
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sources.logs.kit import configured

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs
from firsthand.contracts.servers import ElasticServer, VictoriaLogsServer
from firsthand.rules.evidence import render_refs
from firsthand.sources.logfilter import filter_of
from firsthand.sources.logs.elastic.replies import hits_of
from firsthand.sources.logs.entry import Entry
from firsthand.sources.logs.loki.replies import rows, streams
from firsthand.sources.logs.opening import open_logs
from firsthand.sources.logs.patterns import low_head
from firsthand.sources.logs.record import RECORD_BYTES, held, nanosecond_text, nanoseconds_of
from firsthand.sources.logs.victoria.replies import entry_of

T = datetime(2026, 7, 8, 18, 4, 5, 250_000, UTC)
ELASTIC = ElasticServer(url="http://e:9200", kind="elasticsearch")
VICTORIA = VictoriaLogsServer(url="http://v:9428", kind="victorialogs")


def text(entry: Entry) -> str:
    return render_refs("query_logs", {"logs": [dict(held(entry).record)]})[0].text


ENTRIES: list[tuple[Entry, str]] = [
    (Entry(instant=T, text="2026-07-08 18:04:05,250 ERROR lease lost", service="a"),
     "ERROR a lease lost"),
    (Entry(instant=T, text="lease lost", service="a", level="error"), "ERROR a lease lost"),
    (Entry(instant=T, text="ERROR said inside", level="info"), "INFO ERROR said inside"),
    (Entry(instant=T, text='{"level":"warn","msg":"m","n":1}', service="a"), "WARN a m n=1"),
    (Entry(instant=T, text="level=warn msg=\"a b\" n=1", service="a"), 'WARN a a b n=1'),
    (Entry(instant=T, text="m", service="unknown_service", level="unknown"), "m"),
    (Entry(instant=T, text='{"app":"own","msg":"m"}', service="a"),
     "own m app=own service_name=a"),
    (Entry(instant=T, text="m", fields={"pod": "p-1", "tags": ["x"]}), 'm pod=p-1 tags=["x"]'),
    (Entry(instant=T, text="first\n\tat a.B(B.java:1)", level="ERROR"), "ERROR first⏎ at a.B(B.java:1)"),
    (Entry(instant=T, text=""), ""),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "expected"), ENTRIES, ids=lambda one: getattr(one, "text", ""))
def test_an_entry_reads_as_a_line_of_a_file(entry: Entry, expected: str) -> None:
    assert text(entry) == f"2026-07-08T18:04:05.25Z {expected}".strip()


def test_the_servers_time_stands_even_where_the_line_says_another() -> None:
    assert text(Entry(instant=T, text="2020-01-01T00:00:00Z INFO late")).endswith("25Z INFO late")


def test_an_overlong_record_keeps_its_start() -> None:
    one = held(Entry(instant=T, text="x" * (RECORD_BYTES + 5), fields={"a": 1}))
    assert one.cut
    assert len(one.record["message"]) == RECORD_BYTES
    assert "fields" not in one.record


LOKI: dict[str, Any] = {
    "data": {
        "resultType": "streams",
        "result": [
            {
                "stream": {"service_name": "a", "level": "warn", "pod": "p", "__x__": "no",
                           "filename": "/var/log/a", "detected_level": "info"},
                "values": [
                    ["1783533845250000999", "m1"],
                    ["1783533845250001000", "m2", {"structuredMetadata": {"trace": "t"},
                                                   "parsed": {"cause": "made up"}}],
                    ["soon", "m3"], ["1783533845250000000"], 7, [7, "m"], ["9" * 25, "m"],
                ],
            },
            "no stream", {"stream": None, "values": None}, {"values": [["1783533845000000000", 42]]},
        ],
    }
}  # fmt: skip


def test_loki_labels_are_fields_but_for_its_own_and_what_a_parser_made() -> None:
    found = streams(LOKI)
    assert found is not None
    read = list(rows(found, "service_name"))
    assert [row.entry.text for row in read if row] == ["m1", "m2", "42"]
    assert sum(row is None for row in read) == 5
    first, second, bare = (row.entry for row in read if row)
    assert (first.instant, first.service, first.level) == (T, "a", "warn")
    assert dict(first.fields) == {"pod": "p"}
    assert dict(second.fields) == {"pod": "p", "trace": "t"}
    assert (bare.service, dict(bare.fields)) == (None, {})


HIT: dict[str, Any] = {
    "sort": [1783533845250],
    "_source": {
        "@timestamp": "2026-07-08T18:04:05.250999Z", "message": "m", "log": {"level": "error"},
        "service": {"name": "a"}, "agent": {"type": "beat"}, "ecs.version": "8", "host": {"name": "h"},
        "kubernetes": {"labels": {"x": "y"}, "pod": {"name": "p"}}, "none": None, "n": 1.5,
    },
}  # fmt: skip


def hits(*found: Any) -> dict[str, Any]:
    return {"hits": {"hits": list(found), "total": {"value": 9, "relation": "gte"}},
            "_shards": {"total": 3}}  # fmt: skip


def test_a_document_loses_what_shippers_add_and_keeps_the_finer_time() -> None:
    found = hits_of(hits(HIT), ELASTIC)
    assert found is not None
    (entry,) = found.entries
    assert (entry.instant, entry.time) == (T, T.replace(microsecond=250_999))
    assert (entry.text, entry.service, entry.level) == ("m", "a", "error")
    assert dict(entry.fields) == {"host.name": "h", "kubernetes.pod.name": "p", "n": 1.5}
    assert found.total is not None
    assert (found.total.number, found.total.at_least) == (9, True)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ({"message": {"a": 1}}, ""),
        ({"message": None, "msg": "other"}, "other"),
        ({"message": 42}, "42"),
        ({"message": ["a", "b"]}, '["a","b"]'),
        ({"event": {"original": "raw line"}}, "raw line"),
        (None, ""),
        ([], ""),
    ],
)
def test_a_message_of_any_type_is_a_text(source: Any, expected: str) -> None:
    found = hits_of(hits({"sort": [1783533845250], "_source": source}), ELASTIC)
    assert found is not None
    assert [entry.text for entry in found.entries] == [expected]


@pytest.mark.parametrize("sort", [[], None, ["x"], [True], [-5], [10**30], [1]])
def test_a_hit_without_a_time_is_counted_and_left_out(sort: Any) -> None:
    found = hits_of(hits({"sort": sort, "_source": {"message": "m"}}), ELASTIC)
    assert found is not None
    assert (found.found, found.entries) == (1, [])


def test_a_row_of_victorialogs_is_texts_and_its_arrays_are_arrays_again() -> None:
    row = {"_time": "2026-07-08T18:04:05.25Z", "_msg": "m", "_stream": "{}", "_stream_id": "0",
           "level": "warn", "service": "a", "n": "1", "tags": '["x"]', "odd": "[x]", "empty": ""}  # fmt: skip
    entry = entry_of(row, VICTORIA)
    assert entry is not None
    assert (entry.instant, entry.level, entry.service) == (T, "warn", "a")
    assert dict(entry.fields) == {"n": "1", "tags": ["x"], "odd": "[x]"}
    for odd in (None, 7, [], {}, {"_time": "soon"}, {"_time": 7}, {"_msg": "m"}):
        assert entry_of(odd, VICTORIA) is None


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(
        st.sampled_from(["stream", "values", "hits", "_source", "sort", "message", "a.b", "log"]),
        inner, max_size=4,
    ),
    max_leaves=12,
)  # fmt: skip


@given(anything, anything)
def test_no_reply_of_any_shape_raises(one: Any, other: Any) -> None:
    data = {"data": {"resultType": "streams", "result": [one, {"stream": one, "values": [other]}]}}
    for document in (one, data):
        found = streams(document)
        read = [] if found is None else list(rows(found, "service_name"))
        entries = [row.entry for row in read if row is not None]
        hit = {"sort": [1783533845250], "_source": other}
        for reply in (document, hits(one, hit)):
            elastic = hits_of(reply, ELASTIC)
            entries += elastic.entries if elastic is not None else []
        row = entry_of({"_time": "2026-07-08T18:04:05Z", "_msg": one, "x": other}, VICTORIA)
        assert row is not None
        for entry in (*entries, row):
            assert held(entry).record["time"]


lines = st.builds(
    "{}{}{}".format,
    st.sampled_from(["", "2026-07-08T18:00:00Z ", "[2026-07-08 18:00:00,1] ", "ts=1 a=\"level=info\" "]),
    st.sampled_from(["INFO ", "level=info ", "[DEBUG] ", "ERROR level=info ", "WARN ", "level=error ",
                     "I think ", "NOT found ", "Info: "]),
    st.sampled_from(["said INFO", "msg=\"level=debug\"", "x", "level=info"]),
) | st.dictionaries(
    st.sampled_from(["level", "lvl", "msg", "ctx"]),
    st.sampled_from(["info", "error", "debug", 'say "level":"info"']) | st.just({"level": "info"}),
).map(json.dumps)  # fmt: skip


@given(lines, st.sampled_from(["ERROR", "WARN", "INFO"]))
def test_what_loki_leaves_out_for_its_level_would_not_have_passed(line: str, level: str) -> None:
    asked = filter_of(QueryLogs(level=level), TimeWindow())
    assert asked.least is not None
    if re.search(low_head(asked.least), line):
        record = held(Entry(instant=T, text=line)).record
        assert not asked.holds_level(record["level"], record["message"]), record


@pytest.mark.parametrize(
    ("kind", "more", "said"),
    [
        ("loki", {"selector": '{a=~".*"}'}, "would match streams without any label"),
        ("loki", {"selector": "{}"}, "is no stream selector"),
        ("loki", {"selector": '{a="b"} | json'}, "is no stream selector"),
        ("loki", {"selector": "a"}, "is no stream selector"),
        ("loki", {"service_label": "a.b"}, "is no name of a label"),
        ("elasticsearch", {"index": "../_cluster"}, "is no name of an index"),
        ("elasticsearch", {"index": "_all"}, "is no name of an index"),
        ("opensearch", {"index": "a b"}, "is no name of an index"),
        ("victorialogs", {"filter": "* | delete x"}, "cannot be used (rewrites)"),
        ("victorialogs", {"filter": "("}, "cannot be used (syntax)"),
        ("loki", {"bearer_token": "env:NO_SUCH_KEY"}, "NO_SUCH_KEY"),
    ],
)
def test_a_configuration_that_cannot_be_names_its_setting(
    kind: str, more: dict[str, Any], said: str
) -> None:
    with pytest.raises(ConfigurationError, match=r"sources\.logs") as caught:
        open_logs(configured(kind, "http://x:1", **more), environ={})
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", ["loki", "elasticsearch", "opensearch", "victorialogs"])
def test_a_source_describes_itself_in_one_paragraph(kind: str) -> None:
    described = open_logs(configured(kind, "http://x:1"), environ={}).describe()
    assert described.startswith("Searches ")
    assert "raw takes" in described
    assert len(described) < 500
    assert "\n" not in described


@given(st.datetimes(datetime(1990, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)))
def test_times_go_to_servers_without_loss(moment: datetime) -> None:
    assert nanosecond_text(moment).startswith(moment.strftime("%Y-%m-%dT%H:%M:%S.%f"))
    assert nanoseconds_of(moment) % 1000 == 0
    assert datetime.fromtimestamp(nanoseconds_of(moment) // 10**9, UTC) == moment.replace(
        microsecond=0
    )
