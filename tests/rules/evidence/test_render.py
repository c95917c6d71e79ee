import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.evidence.strategies import item_with

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.rules.evidence import canonical_json, payload_sha256, render_refs
from firsthand.rules.evidence.render import RENDERERS, render_item
from firsthand.rules.version import RENDERER_VERSION


def text_of(collection: str, item: object) -> str:
    return render_item(collection, item)  # type: ignore[arg-type]


def test_references_follow_the_payload_item_by_item() -> None:
    payload: JsonObject = {
        "series": [{"metric": "up", "labels": {}, "points": []}],
        "alerts": [{"name": "A", "state": "firing"}, {"name": "B", "state": "pending"}],
        "other": [{"name": "C"}],
    }
    references = render_refs("query_metrics", payload)
    assert [(reference.raw_path, reference.text) for reference in references] == [
        ("$.alerts[0]", "A firing"),
        ("$.alerts[1]", "B pending"),
        ("$.series[0]", "up, points=0"),
    ]


@pytest.mark.parametrize(
    ("tool", "payload"),
    [
        ("query_logs", {}),
        ("query_logs", {"logs": []}),
        ("query_logs", {"logs": None}),
        ("query_logs", {"logs": {"0": "x"}}),
        ("query_logs", {"alerts": [{"name": "A"}]}),
        ("no_such_tool", {"logs": [{"message": "x"}]}),
    ],
)
def test_no_item_of_the_tools_own_collections_is_no_reference(
    tool: str, payload: JsonObject
) -> None:
    assert render_refs(tool, payload) == ()


ALERT: JsonObject = {
    "name": "HighMemoryUsage",
    "state": "firing",
    "labels": {"service": "order-service"},
}


RECORD = {
    "time": "2026-07-08T10:14:03Z",
    "level": "ERROR",
    "service": "order-service",
    "message": "HikariPool-1 - Connection is not available, request timed out after 30000ms "
    "(total=50, active=50, idle=0, waiting=23)",
}
LINE = (
    "2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - Connection is not available, request timed "
    "out after 30000ms (total=50, active=50, idle=0, waiting=23)"
)


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (RECORD, LINE),
        (RECORD | {"file": "order.log", "line": 7}, LINE),
        (
            RECORD
            | {"message": "slow", "fields": {"took_ms": 31.0, "user": "bob a", "ok": False, "x": {"b": 1}}},
            '2026-07-08T10:14:03Z ERROR order-service slow ok=false took_ms=31 user="bob a" x={"b":1}',
        ),
        (
            RECORD | {"time": None, "level": None, "message": "at a.B(C.java:1)\n\tat d.E\r\n"},
            "order-service at a.B(C.java:1)⏎ at d.E",
        ),
        (
            {"count": 23, "first": "F", "last": "L", "varying": {"waiting": ["17", "23"]}}
            | {"exemplar": RECORD},
            f"23 similar, waiting=17..23, e.g. {LINE} (first F, last L)",
        ),
        (
            {"count": 2, "first": None, "last": None, "varying": {}, "exemplar": RECORD},
            f"2 similar, e.g. {LINE}",
        ),
        ({"count": 2, "exemplar": "torn"}, "2 similar, e.g. torn"),
        ({"level": "WARN"}, "WARN"),
        ([1, "x"], '[1,"x"]'),
    ],
)  # fmt: skip
def test_a_log_record_or_a_group_is_one_line(item: object, text: str) -> None:
    assert text_of("logs", item) == text


@pytest.mark.parametrize(
    ("item", "text"),
    [
        ({"file": "pool.md", "heading": ["Pools", "Exhaustion"], "text": "Look at\nwaiting."},
         "pool.md › Pools › Exhaustion: Look at⏎waiting."),
        ({"file": "a.md", "heading": [], "text": "x"}, "a.md: x"),
        ({"file": "a.md", "heading": "H", "text": ""}, "a.md › H"),
        ({"text": "x"}, "x"),
    ],
)  # fmt: skip
def test_a_passage_stands_behind_its_place(item: object, text: str) -> None:
    assert text_of("evidence_blocks", item) == text


@pytest.mark.parametrize(
    ("item", "text"),
    [
        ({"count(*)": 3}, "count(*)=3"),
        ({"orders.state": "failed", "n": 2}, "n=2, orders.state=failed"),
        ({"a": None, "b": "NULL", "c": ""}, 'a=NULL, b="NULL", c=""'),
        ({"amount": "12.50", "ratio": 0.1, "n": 12345678901234567890},
         "amount=12.50, n=12345678901234567890, ratio=0.1"),
        ({"ok": True}, "ok=true"),
        ({"blob": {"bytes": 1200, "sha256": "abcd" * 16}}, "blob=binary(1200 bytes, sha256 abcdabcdabcd…)"),
        ({"doc": {"b": [1, None], "a": "x"}}, 'doc={"a":"x","b":[1,null]}'),
        ({"at": "2026-07-08 10:14:03"}, 'at="2026-07-08 10:14:03"'),
        ({"msg": 'he said "no", b=1\nand left'}, r'msg="he said \"no\", b=1⏎and left"'),
        ({"path": 'C:\\tmp\\ x\\'}, r'path="C:\tmp\ x\\"'),
        ({"round(avg(t.x), 2)": 1.5}, "round(avg(t.x), 2)=1.5"),
    ],
)  # fmt: skip
def test_a_row_names_each_value_by_its_column(item: object, text: str) -> None:
    assert text_of("rows", item) == text


def test_columns_keep_the_order_of_the_select() -> None:
    payload: JsonObject = {
        "columns": ["b", "a", "b", "gone", 3],
        "rows": [{"a": 1, "b": 2, "z": 3}],
    }
    assert render_refs("query_mysql", payload)[0].text == "b=2, a=1, z=3"


def test_a_long_text_is_cut_and_says_so_while_the_record_stays_whole() -> None:
    payload: JsonObject = {"logs": [{"service": "s", "message": "x" * 9000}]}
    before = copy.deepcopy(payload)
    text = render_refs("query_logs", payload)[0].text
    assert text.endswith("[+4906 bytes]")
    assert payload == before


def test_a_record_gives_the_same_text_after_a_store_that_reorders_keys() -> None:
    item: JsonObject = ALERT | {
        "labels": {"b": "1", "a": "2", "service": "s"},
        "annotations": {"z": "1", "y": "2"},
    }
    again = json.loads(canonical_json(item))
    assert text_of("alerts", item) == text_of("alerts", again)


KEYS = [
    "name", "state", "labels", "annotations", "value", "since", "duration", "metric", "unit", "points",
    "time", "level", "service", "message", "fields", "count", "first", "varying", "exemplar", "file",
    "heading", "text", "bytes", "sha256", "columns",
]  # fmt: skip


@given(st.sampled_from(sorted(RENDERERS)), item_with(*KEYS), item_with(*KEYS))
def test_any_json_item_renders_as_one_bounded_line(
    collection: str, item: object, other: object
) -> None:
    payload = {collection: [item, other], "columns": other}
    text = render_item(collection, item, payload)  # type: ignore[arg-type]
    assert text
    assert len(text.splitlines()) == 1
    assert len(text.encode()) <= 4096 + len("[+0000000000 bytes]")


@given(st.sampled_from(sorted(RENDERERS)), item_with(*KEYS))
def test_a_rendering_can_be_made_again_from_the_stored_record(
    collection: str, item: object
) -> None:
    stored = json.loads(canonical_json(item))  # type: ignore[arg-type]
    again = json.loads(canonical_json(stored))
    assert render_item(collection, stored) == render_item(collection, again)


FROZEN = {
    "1": "b9f6c006fda250bee814bbc7bb4d95f6de9755cc111881be124e1b589ffa6ee6",
    "2": "3c98714f5b974611a83cd05e858f738b982094ff8b8dbbbff7a2eb046c8f5e5f",
}
"""Renderer version → digest of what it makes of SAMPLES. Raise the version; never edit a digest."""

SAMPLES: JsonObject = {
    "alerts": [
        ALERT
        | {"annotations": {"summary": 'a "b", c'}, "value": "91%", "since": "2026-07-08T10:00:00Z"},
        ALERT | {"state": "active", "until": "2026-07-08T10:20:00Z"},
        ALERT | {"state": "resolved", "until": "2026-07-08T10:20:00Z"},
    ],
    "series": [
        {"metric": "lag", "labels": {"db": "1"}, "unit": "s", "points": [["a", 1], ["b", 2.5]]}
    ],
    "logs": [
        {
            "time": "t",
            "level": "WARN",
            "service": "s",
            "message": "m\n\x1b[1mn\x07",
            "fields": {"k": 1.0},
        },
        {
            "count": 2,
            "first": "a",
            "last": "b",
            "varying": {"w": ["1", "2"]},
            "exemplar": {"message": "m"},
        },
        {"message": "z" * 5000},
    ],
    "evidence_blocks": [{"file": "f.md", "heading": ["H", "S"], "text": "t"}],
    "rows": [{"b": None, "a": {"bytes": 3, "sha256": "ab" * 32}, "c": {"x": [1, True]}}],
}


def test_the_texts_of_a_renderer_version_never_change() -> None:
    texts = [
        [reference.raw_path, reference.text]
        for tool in ToolName
        for reference in render_refs(tool, SAMPLES)
    ]
    assert payload_sha256(texts) == FROZEN[RENDERER_VERSION]  # type: ignore[arg-type]
