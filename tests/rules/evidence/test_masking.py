import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.evidence.strategies import TEXT

from firsthand.rules.evidence.masking import SLOT, template_of


def shape(message: str) -> str:
    return template_of(message).key.replace(SLOT, "#")


@pytest.mark.parametrize(
    ("message", "template"),
    [
        (
            "timed out after 30000ms (active=50, waiting=23)",
            "timed out after #ms (active=#, waiting=#)",
        ),
        ("HikariPool-1 - no connection", "HikariPool-# - no connection"),
        ("free 1.4% of 12.5GB", "free #% of #GB"),
        ("connect 10.0.0.7:5432 refused", "connect # refused"),
        ("span 00f067aa0ba902b7 of trace 4bf92f3577b34da6a3ce929d0e0e4736", "span # of trace #"),
        ("instance: 96abccce-8d1f-4e07-b6d1-4b2ab87e23b4", "instance: #"),
        ("instance: abcdefab-cdef-abcd-efab-cdefabcdefab", "instance: #"),
        ("since 2026-07-08T10:14:03.250Z or 2026-07-08 18:14:03+08:00", "since # or #"),
        ("pod payments-api-7f9dd8b6c4-x7gr9 killed", "pod payments-api-# killed"),
        ("pod payments-api-7f9dd8b6c4-bbbbb killed", "pod payments-api-# killed"),
        ("0x14ed93111f20027 session", "# session"),
        ("id abb5372093274608, then 29283779957418d", "id #, then #"),
        ("GET /api/v1/orders/17", "GET /api/v#/orders/#"),
        ("unknown user 'bob' from \"web\"", "unknown user # from #"),
        ("state=\"failed\" phase='Running'", "state=\"failed\" phase='Running'"),
        ("RequestID: wop9 req_id=ab123456 reqId=zz9x", "RequestID: # req_id=# reqId=#"),
        ("boot = -45", "boot = -#"),
        ("连接池耗尽，等待 23 个请求", "连接池耗尽，等待 # 个请求"),
        ("took 5µs", "took #µs"),
        ("", ""),
    ],
)
def test_what_varies_is_masked_and_what_means_is_kept(message: str, template: str) -> None:
    assert shape(message) == template


@pytest.mark.parametrize(
    "message",
    [
        "exit code 137", "Exit Code: 137", "exit_code=1", "status=500", '"status": 503', "[Errno 111]",
        "errno=28", 'x "GET / HTTP/1.1" 502 -', "POST /charge 500", "upstream returned 503",
        "ORA-01017: invalid username", "answered with 404", "SQLSTATE 08001", "grpc.status_code=14",
    ],
)  # fmt: skip
def test_a_code_is_no_amount(message: str) -> None:
    digits = max(message.replace("/1.1", "").split(), key=lambda word: sum(map(str.isdigit, word)))
    assert digits in shape(message)


@pytest.mark.parametrize(
    ("message", "named"),
    [
        ("(active=50, idle=0)", [("active", "50", ""), ("idle", "0", "")]),
        ('{"took_ms": 31.5, "n":2}', [("took_ms", "31.5", ""), ("n", "2", "")]),
        ("latency=230ms heap=91%", [("latency", "230", "ms"), ("heap", "91", "%")]),
        ("PendingReds:1", [("PendingReds", "1", "")]),
        ("Processed 142 requests", []),
        ("localhost:5432", []),
        ("db-1.prod:5432", []),
        ("Foo.java:88", []),
        ("time=1783505643 pid=7 orderId=9 order_id=9 remotePort=1", []),
        ("a=1 a=2", []),
        ("version=1.2.3", []),
        ("status=500", []),
    ],
)
def test_only_an_amount_with_a_name_of_its_own_gets_a_range(
    message: str, named: list[object]
) -> None:
    assert [(slot.key, slot.value, slot.unit) for slot in template_of(message).named] == named


FRAGMENTS = [
    "took", " ", "=", ":", ": ", "waiting=", "status=", "code ", "12", "137", "1234567", "-", "ms", "%", "/",
    "ab12", "x7gr9", "bob", '"', "'", " 'bob'", ' "a1"', "1.5", "10.0.0.1", "7f9dd8b6c4-x7gr9", "0x1f", "_",
    "2026-07-08T10:14:03Z", "GET /a ", "HTTP/1.1", ",", ".", "耗尽", "414c343c1027c4d1", "abb5372093274608",
    "reqId=", "zz9",
]  # fmt: skip
MESSAGE = st.lists(st.sampled_from(FRAGMENTS), max_size=8).map("".join)


@given(MESSAGE | TEXT)
def test_a_template_matches_its_own_message_and_finds_its_numbers(message: str) -> None:
    template = template_of(message)
    found = template.compile().fullmatch(message)
    assert found is not None
    assert list(found.groups()) == [slot.value for slot in template.named]


def kept_numbers(message: str) -> list[str]:
    return re.findall("[0-9]+", shape(message))


@given(MESSAGE, MESSAGE)
def test_a_message_that_matches_a_template_has_no_other_code(one: str, other: str) -> None:
    if template_of(one).compile().fullmatch(other):
        assert set(kept_numbers(other)) <= set(kept_numbers(one))
