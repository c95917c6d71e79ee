"""What a request's terms, names and levels match in a file."""

from pathlib import Path

import pytest
from tests.sources.kit import hits, messages

from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.scan import Tally


def test_broken_lines_are_counted_by_place(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    path.write_bytes(
        b'{"time":"2026-07-08T10:00:00Z","msg":"a"}\n{"time":"2026-07-08T10:0\n'
        b'{"time":"2026-07-08T10:00:02Z","msg":"b"}\nno json at all\n\xff\xfe\n'
    )
    tally = Tally()
    found = hits(path, QueryLogs(any_of=["msg"]), tally=tally)
    assert messages(found) == ["a", "b"]
    assert tally.broken == ["app.log:2", "app.log:4", "app.log:5"]


CASES = [
    (QueryLogs(any_of=["HIKARIPOOL"]), ["HikariPool-1 full"]),
    (QueryLogs(any_of=["连接池"]), ["连接池耗尽", "escaped 连接池"]),
    (QueryLogs(any_of=["ошибка"]), ["ОШИБКА базы"]),
    (QueryLogs(all_of=["full", "hikari"]), ["HikariPool-1 full"]),
    (QueryLogs(all_of=["full", "absent"]), []),
    (QueryLogs(any_of=["a.*b"]), ["literal a.*b"]),
    (QueryLogs(any_of=["ERROR"]), ["ОШИБКА базы"]),
    (QueryLogs(service="pay"), ["escaped 连接池", "to pay-7f9d"]),
    (QueryLogs(service="app"), None),
    (QueryLogs(any_of=["app"]), None),
    (QueryLogs(any_of=["app.log"]), []),
    (QueryLogs(service="app.log"), None),
    (QueryLogs(), None),
]


@pytest.mark.parametrize(("request_", "expected_"), CASES, ids=[str(case[0]) for case in CASES])
def test_terms_and_names(tmp_path: Path, request_: QueryLogs, expected_: list[str] | None) -> None:
    path = tmp_path / "app.log"
    path.write_text(
        "2026-07-08T10:00:00Z INFO HikariPool-1 full\n"
        "2026-07-08T10:00:01Z INFO 连接池耗尽\n"
        "2026-07-08T10:00:02Z ERROR ОШИБКА базы\n"
        "2026-07-08T10:00:03Z INFO literal a.*b\n"
        "2026-07-08T10:00:04Z INFO to pay-7f9d\n"
        "2026-07-08T10:00:05Z INFO prepay\n"
        '2026-07-08T10:00:06Z {"msg":"escaped \\u8fde\\u63a5\\u6c60","service":"pay"}\n'
    )
    found = messages(hits(path, request_))
    assert len(found) == 7 if expected_ is None else sorted(found) == sorted(expected_)


def test_a_level_filter_keeps_records_without_a_level_unless_they_are_surely_lower(
    tmp_path: Path,
) -> None:
    path = tmp_path / "app.log"
    path.write_text(
        "2026-07-08T10:00:00Z INFO low\n2026-07-08T10:00:01Z WARN higher\n"
        "2026-07-08T10:00:02Z says nothing\n"
        '2026-07-08T10:00:03Z 1.2.3.4 - - "GET / HTTP/1.1" 200 5\n'
        '2026-07-08T10:00:04Z 1.2.3.4 - - "GET / HTTP/1.1" 503 5\n'
    )
    tally = Tally()
    found = messages(hits(path, QueryLogs(level="ERROR"), tally=tally))
    assert [text[:12] for text in found] == ["says nothing", "1.2.3.4 - - "]
    assert tally.unlevelled == 2
