"""What is read off a record: time, level, service, message, fields."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sources.kit import CALENDAR, at

from firsthand.sources.files.heads import instant_of, parse

T = "2026-07-08T10:14:03Z"

RECORDS: list[tuple[str, str | None, str | None, str]] = [
    # raw, level, service, message
    (f"{T} ERROR HikariPool-1 - timed out", "ERROR", None, "HikariPool-1 - timed out"),
    (f"{T} [ERROR] auth - failed", "ERROR", None, "auth - failed"),
    (
        f"{T} Warning BackOff shop Pod/a-1: Back-off",
        "WARNING",
        None,
        "BackOff shop Pod/a-1: Back-off",
    ),
    (f"{T} Warning: low disk", "WARNING", None, "low disk"),
    (f"{T} error: no such table", "ERROR", None, "no such table"),
    (f"{T} Error connecting to the database", None, None, "Error connecting to the database"),
    (f"{T} the job failed with error 5", None, None, "the job failed with error 5"),
    (f"{T} ERROR-free run", None, None, "ERROR-free run"),
    ("2026-07-08 10:14:03,1 - app.db - ERROR - boom", "ERROR", None, "app.db - ERROR - boom"),
    (
        "2026-07-08 10:14:03.1 [http-1] WARN  c.x.Foo - slow",
        "WARN",
        None,
        "[http-1] WARN  c.x.Foo - slow",
    ),
    (
        "2026-07-08T10:14:03.1Z  INFO 1 --- [main] c.App : up",
        "INFO",
        None,
        "1 --- [main] c.App : up",
    ),
    ("I0708 10:14:03.123456       1 x.go:3] hello", "INFO", None, "1 x.go:3] hello"),
    (f"{T} E0708 10:14:03.123456       1 x.go:3] no", "ERROR", None, "1 x.go:3] no"),
    ("Jul  8 10:14:03 host cron[9]: ran", None, "cron", "host cron[9]: ran"),
    ("<11>Jul  8 10:14:03 host app: bad", "ERR", "app", "host app: bad"),
    ("<165>1 2026-07-08T10:14:03Z host evt - ID47 - m", "NOTICE", "evt", "host evt - ID47 - m"),
    ("ERROR 2026-07-08 10:14:03,123 django boom", "ERROR", None, "django boom"),
    ("2026/07/08 10:14:03 [error] 31#31: upstream", "ERROR", None, "31#31: upstream"),
    ("[Wed Jul 08 10:14:03 2026] [core:error] [pid 1] x", "ERROR", None, "[core:error] [pid 1] x"),
    ("2026-07-08 10:14:03.1 UTC [7] LOG:  checkpoint", "LOG", None, "[7] LOG:  checkpoint"),
    (
        "2026-07-08T10:14:03.1Z 0 [ERROR] [MY-010119] Aborting",
        "ERROR",
        None,
        "0 [ERROR] [MY-010119] Aborting",
    ),
    (
        "12:M 08 Jul 2026 10:14:03.123 # WARNING overcommit",
        "WARNING",
        None,
        "12:M # WARNING overcommit",
    ),
    ("web-1  | 2026-07-08 10:14:03 INFO up", "INFO", "web-1", "up"),
    ("[pod/web-0/app] 2026-07-08T10:14:03Z INFO up", "INFO", "web-0", "up"),
    (f"{T} stdout F INFO from a container", "INFO", None, "from a container"),
    (
        f"{T} WARN kube [env:prod,service:orders] quota",
        "WARN",
        "orders",
        "kube [env:prod,service:orders] quota",
    ),
    (f"{T} \x1b[31mERROR\x1b[0m red", "ERROR", None, "red"),
    (f"{T}\tERROR\tmain.go:3\tmsg", "ERROR", None, "main.go:3\tmsg"),
    (f"{T} 数据库连接池耗尽", None, None, "数据库连接池耗尽"),
    (f"{T} ERROR 数据库连接池耗尽", "ERROR", None, "数据库连接池耗尽"),
    (f"{T} ERROR first\n  at a.B\n  at a.C", "ERROR", None, "first\n  at a.B\n  at a.C"),
    (
        f"{T} Traceback:\n{T}   File x\n{T} ValueError: 5",
        None,
        None,
        "Traceback:\n  File x\nValueError: 5",
    ),
]


@pytest.mark.parametrize(
    ("raw", "level", "service", "message"), RECORDS, ids=[r[0][:50] for r in RECORDS]
)
def test_text_records(raw: str, level: str | None, service: str | None, message: str) -> None:
    parsed = parse(raw.encode(), CALENDAR)
    assert (parsed.level, parsed.service, parsed.message) == (level, service, message)
    assert parsed.instant is not None
    assert not parsed.broken


def test_an_access_record_keeps_its_address_and_loses_its_stamp() -> None:
    parsed = parse(b'1.2.3.4 - - [08/Jul/2026:10:14:03 +0000] "GET /x HTTP/1.1" 500 12', CALENDAR)
    assert parsed.message == '1.2.3.4 - - "GET /x HTTP/1.1" 500 12'
    assert parsed.level is None


JSON_RECORDS: list[tuple[dict[str, Any], str | None, str | None, str, dict[str, Any]]] = [
    (
        {"time": T, "level": "error", "msg": "boom", "service": "orders", "n": 1},
        "ERROR", "orders", "boom", {"service": "orders", "n": 1},
    ),
    ({"@timestamp": T, "log.level": "WARN", "message": "m", "service": {"name": "a"}}, "WARN", "a", "m",
     {"service.name": "a"}),
    ({"ts": 1783505643.0, "lvl": "warn", "kubernetes": {"labels": {"app": "z"}}}, "WARN", "z", "",
     {"kubernetes.labels.app": "z"}),
    ({"time": 1783505643000, "level": 30, "msg": "pino"}, "INFO", None, "pino", {}),
    ({"t": {"$date": T}, "s": "E", "c": "NETWORK", "msg": "mongo"}, "ERROR", None, "mongo", {"c": "NETWORK"}),
    ({"timestamp": T, "level": 3, "short_message": "gelf"}, "ERR", None, "gelf", {}),
    ({"time": T, "level": 3, "msg": "a number that means nothing"}, None, None,
     "a number that means nothing", {"level": 3}),
    ({"time": T, "stream": "stderr", "log": "2026-07-08 10:14:03 ERROR docker\n"}, "ERROR", None, "docker",
     {"stream": "stderr"}),
    ({"time": T, "status": "200", "msg": "m"}, None, None, "m", {"status": "200"}),
    ({"time": T, "msg": "ERROR: in the text"}, "ERROR", None, "ERROR: in the text", {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("document", "level", "service", "message", "fields"),
    JSON_RECORDS,
    ids=[r[3][:30] for r in JSON_RECORDS],
)
def test_json_records(
    document: dict[str, Any],
    level: str | None,
    service: str | None,
    message: str,
    fields: dict[str, Any],
) -> None:
    parsed = parse(json.dumps(document).encode(), CALENDAR)
    assert (parsed.level, parsed.service, parsed.message) == (level, service, message)
    assert parsed.fields == fields
    assert parsed.instant == at("2026-07-08T10:14:03")


def test_json_behind_a_collectors_stamp_is_read() -> None:
    parsed = parse(b'2026-07-08T10:14:03Z {"level":50,"msg":"no","a":[1]}', CALENDAR)
    assert (parsed.level, parsed.message, parsed.fields) == ("ERROR", "no", {"a": [1]})


def test_logfmt_is_read_and_no_value_is_lost() -> None:
    parsed = parse(
        f'level=warn ts={T} msg="a \\"b\\"" x=1 x=2 empty= service=api'.encode(), CALENDAR
    )
    assert (parsed.level, parsed.service, parsed.message) == ("WARN", "api", 'a "b"')
    assert parsed.fields == {"x": "1", "x#2": "2", "empty": "", "service": "api"}
    assert parsed.instant == at("2026-07-08T10:14:03")


def test_text_that_only_ends_in_pairs_stays_text() -> None:
    parsed = parse(f"{T} INFO batch done size=5 took=3ms".encode(), CALENDAR)
    assert parsed.message == "batch done size=5 took=3ms"
    assert not parsed.fields


@pytest.mark.parametrize(
    "raw",
    [
        b'{"time":"2026-07-08T10:14:03Z","level":"err',
        b"\xff\xfe broken bytes",
        b"2026-07-08T10:14:03Z ERROR \xff\xfe",
        b"2026-13-45 10:14:03 ERROR no such date",
        b"2026-07-08T10:14:03Z a\x00b",
        b'{"a":' * 5000,
    ],
)
def test_a_broken_record_is_kept_as_text_and_says_so(raw: bytes) -> None:
    parsed = parse(raw, CALENDAR)
    assert parsed.broken
    assert parsed.message


def test_bytes_that_are_no_utf8_stay_visible() -> None:
    assert parse(b"2026-07-08T10:14:03Z \xb3\xe5", CALENDAR).message == "\\xb3\\xe5"


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_no_bytes_make_it_fail_and_both_readers_agree_on_the_time(raw: bytes) -> None:
    assert parse(raw, CALENDAR).instant == instant_of(raw, CALENDAR)


@settings(deadline=None)
@given(
    st.dictionaries(st.sampled_from(["time", "ts", "level", "msg", "service", "t", "s", "log", "stream"]),
                    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(),
                              st.lists(st.text()), st.dictionaries(st.text(), st.text())))
)  # fmt: skip
def test_no_json_object_makes_it_fail(document: dict[str, Any]) -> None:
    raw = json.dumps(document).encode()
    assert parse(raw, CALENDAR).instant == instant_of(raw, CALENDAR)
