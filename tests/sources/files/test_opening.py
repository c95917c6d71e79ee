"""Evidence on disk, opened: clock, bounds, and what cannot be read."""

import asyncio
import gzip
import os
import tempfile
import threading
import time
import tracemalloc
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from tests.sources.kit import ask, at, write
from tests.support.waiting import SOON

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import EvidenceFileError, SourceError, UsageError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs, QueryMetrics, Window
from firsthand.sources.files.calendar import Reckoning
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import open_files, open_folder
from firsthand.sources.threads import THREAD_NAME

LOG = "2026-07-08T10:00:00Z INFO one\n2026-07-08T10:10:00Z ERROR two\n"
ALERTS = """[{"labels": {"alertname": "A"}, "startsAt": "2026-07-08T10:20:00Z",
 "endsAt": "2026-07-08T10:40:00Z", "status": {"state": "active"}}]"""


async def texts(folder: Path, request: QueryLogs | None = None) -> list[str]:
    return (await ask(open_folder(folder), ToolName.QUERY_LOGS, request or QueryLogs()))[1]


def test_the_clock_is_the_newest_record_and_not_the_end_of_an_alerts_lease(tmp_path: Path) -> None:
    sources = open_folder(write(tmp_path, {"logs/a.log": LOG, "alerts.json": ALERTS}))
    assert (sources.oldest, sources.newest) == (
        at("2026-07-08T10:00:00"),
        at("2026-07-08T10:20:00"),
    )


async def test_bounds_hold_for_every_tool_and_count_back_from_the_clock(tmp_path: Path) -> None:
    write(tmp_path, {"logs/a.log": LOG, "alerts.json": ALERTS})
    sources = open_folder(tmp_path, bounds=Window(since="12m", until="1m"))
    bounds = TimeWindow(since=at("2026-07-08T10:08:00"), until=at("2026-07-08T10:19:00"))
    assert sources.bounds == bounds
    logs, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert [text[-3:] for text in found] == ["two"]
    assert logs.scope.window == bounds
    alerts, _ = await ask(sources, ToolName.QUERY_METRICS, QueryMetrics())
    assert (alerts.total, alerts.scope.window) == (0, bounds)


@pytest.mark.parametrize("window", [Window(since="2026-07-09", until="2026-07-08"), Window(since="x"),
                                    Window(since="2026-07-08T10:00:00 Mars/Olympus")])  # fmt: skip
def test_bounds_that_cannot_be_are_a_usage_error(tmp_path: Path, window: Window) -> None:
    with pytest.raises(UsageError):
        open_folder(write(tmp_path, {"logs/a.log": LOG}), bounds=window)


async def test_evidence_without_times_is_searched_whole_and_says_so(tmp_path: Path) -> None:
    write(tmp_path, {"logs/a.log": "one\ntwo\n"})
    with pytest.raises(UsageError, match="no time stamps"):
        open_folder(tmp_path, bounds=Window(since="1h"))
    request = QueryLogs(window=Window(since="1h"))
    result, found = await ask(open_folder(tmp_path), ToolName.QUERY_LOGS, request)
    assert (len(found), result.scope.window) == (2, None)
    assert any("no time stamps" in note for note in result.notes)


async def test_syslog_takes_its_year_from_the_evidence_beside_it(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"logs/syslog": "Jul  8 10:05:00 h app[1]: old words\n", "logs/a.log": "2021" + LOG[4:45]},
    )
    (found,) = await texts(tmp_path, QueryLogs(any_of=["old words"]))
    assert found.startswith("2021-07-08T10:05:00Z app")
    sources = open_folder(tmp_path, reckoning=Reckoning(zone=UTC))
    result, _ = await ask(sources, ToolName.QUERY_LOGS, QueryLogs(any_of=["old words"]))
    assert result.notes == ("1 time stamp without a year; the likeliest year was taken",)


async def test_syslog_alone_takes_its_year_from_the_files_date(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"logs/syslog": "Dec 31 23:59:00 h app[1]: late\nJan  1 00:01:00 h app[1]: early\n"},
    )
    moment = datetime.fromisoformat("2024-01-01T12:00:00+00:00").timestamp()
    os.utime(tmp_path / "logs" / "syslog", (moment, moment))
    found = await texts(tmp_path)
    assert sorted(text[:10] for text in found) == ["2023-12-31", "2024-01-01"]


async def test_a_gzip_file_answers_as_the_plain_one_does(tmp_path: Path) -> None:
    text = "".join(f"2026-07-08T10:00:{n:02d}Z WARN slow call {n}\n" for n in range(60))
    write(tmp_path / "plain", {"logs/a.log": text})
    write(tmp_path / "zipped", {"logs/a.log": gzip.compress(text.encode())})
    assert await texts(tmp_path / "plain") == await texts(tmp_path / "zipped")


async def test_one_bad_log_among_many_is_a_note_and_the_others_are_searched(tmp_path: Path) -> None:
    bad = {
        "logs/zip.log": b"PK\x03\x04" + b"x" * 50,
        "logs/binary.log": bytes(range(32)) * 100,
        "logs/half.log.gz": gzip.compress(os.urandom(5000))[:3000],
        "logs/damaged.log.gz": b"\x1f\x8b\x08\x00garbage",
    }
    write(tmp_path, {"logs/good.log": LOG, **bad})
    os.mkfifo(tmp_path / "logs" / "pipe.log")
    sources = open_folder(tmp_path)
    result, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert len(found) == 2
    for name in (*bad, "logs/pipe.log"):
        assert any(note.startswith(name) for note in result.notes), name
    assert result.scope.source.startswith("log files (1 file,")


async def test_a_gzip_bomb_is_a_note_in_a_folder_and_an_error_if_named(tmp_path: Path) -> None:
    write(
        tmp_path, {"logs/good.log": LOG, "logs/bomb.log.gz": gzip.compress(b"a line\n" * 500_000)}
    )
    limits = ReadLimits(ratio_from_bytes=1 << 20)
    sources = open_folder(tmp_path, limits=limits)
    assert [note[:34] for note in sources.notes] == ["logs/bomb.log.gz expands more than"]
    result, _ = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert (result.total, result.notes) == (2, sources.notes)
    with pytest.raises(EvidenceFileError, match="unpack it"):
        open_files(logs=[tmp_path / "logs" / "bomb.log.gz"], limits=limits)


async def test_a_folder_of_unreadable_logs_says_unavailable_and_not_nothing_found(
    tmp_path: Path,
) -> None:
    sources = open_folder(write(tmp_path, {"logs/zip.log": b"PK\x03\x04"}))
    with pytest.raises(SourceError, match=r"no log can be read \(1 file found\)"):
        await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert len(sources.notes) == 1


async def test_what_is_not_there_is_unavailable(tmp_path: Path) -> None:
    sources = open_folder(write(tmp_path, {"alerts.json": "[]"}))
    with pytest.raises(SourceError) as caught:
        await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert caught.value.error_code is ErrorCode.SOURCE_UNAVAILABLE
    result, _ = await ask(sources, ToolName.QUERY_METRICS, QueryMetrics())
    assert result.total == 0


async def test_half_an_alert_file_beside_logs_is_a_note_and_says_nothing(tmp_path: Path) -> None:
    sources = open_folder(write(tmp_path, {"alerts.json": "[{", "logs/a.log": LOG}))
    (note,) = sources.notes
    assert "alerts.json is not JSON" in note
    with pytest.raises(SourceError, match=r"alerts\.json is not JSON") as caught:
        await ask(sources, ToolName.QUERY_METRICS, QueryMetrics())
    assert caught.value.error_code is ErrorCode.SOURCE_UNAVAILABLE
    result, _ = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert result.total == 2


@pytest.mark.parametrize("logs", [{}, {"logs/zip.log": b"PK\x03\x04"}], ids=["none", "unreadable"])
def test_half_an_alert_file_without_a_readable_log_is_an_error_at_once(
    tmp_path: Path, logs: dict[str, bytes]
) -> None:
    with pytest.raises(EvidenceFileError, match=r"alerts\.json is not JSON"):
        open_folder(write(tmp_path, {"alerts.json": "[{", **logs}))


def test_half_an_alert_file_that_was_named_is_an_error_at_once(tmp_path: Path) -> None:
    write(tmp_path, {"alerts.json": "[{", "a.log": LOG})
    with pytest.raises(EvidenceFileError, match=r"alerts\.json is not JSON"):
        open_files(alerts=tmp_path / "alerts.json", logs=[tmp_path / "a.log"])


def test_a_log_that_was_named_and_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    write(tmp_path, {"zip.log": b"PK\x03\x04", "good.log": LOG})
    with pytest.raises(EvidenceFileError, match=r"zip\.log is a zip archive"):
        open_files(logs=[tmp_path / "good.log", tmp_path / "zip.log"])
    with pytest.raises(EvidenceFileError, match="cannot be read"):
        open_files(logs=[tmp_path / "gone.log"])
    with pytest.raises(EvidenceFileError, match="cannot be read"):
        open_files(runbooks=tmp_path / "gone")
    with pytest.raises(EvidenceFileError, match="cannot be read"):
        open_files(alerts=tmp_path / "gone.json")
    with pytest.raises(EvidenceFileError, match="is a folder"):
        open_files(alerts=tmp_path)


async def test_files_and_folders_may_be_named_one_by_one(tmp_path: Path) -> None:
    write(tmp_path, {"a.log": LOG, "more/b.log": LOG.replace("one", "three"), "al.json": ALERTS})
    sources = open_files(alerts=tmp_path / "al.json", logs=[tmp_path / "a.log", tmp_path / "more"])
    result, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert result.total == 4
    assert any("three" in text for text in found)
    metrics, _ = await ask(sources, ToolName.QUERY_METRICS, QueryMetrics())
    assert metrics.scope.source == "al.json (1 alert)"


@pytest.fixture
def unprivileged() -> Iterator[Path]:
    """A folder of another user's, and us without root's rights."""
    if os.geteuid() != 0:
        pytest.skip("only root can give its rights away and take them back")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        write(folder, {"logs/a.log": LOG, "logs/secret.log": LOG, "logs/closed/b.log": LOG})
        (folder / "logs" / "secret.log").chmod(0)
        (folder / "logs" / "closed").chmod(0)
        os.seteuid(65534)
        try:
            yield folder
        finally:
            os.seteuid(0)


def test_what_may_not_be_read_is_named(unprivileged: Path) -> None:
    sources = open_folder(unprivileged)
    assert len(sources.notes) == 2
    assert all("Permission denied" in note for note in sources.notes)
    with pytest.raises(EvidenceFileError, match="Permission denied"):
        open_folder(unprivileged / "logs" / "closed")
    with pytest.raises(EvidenceFileError, match="Permission denied"):
        open_files(logs=[unprivileged / "logs" / "secret.log"])


async def test_a_cancelled_search_returns_at_once_and_leaves_no_thread(tmp_path: Path) -> None:
    start = at("2026-07-08T00:00:00")
    lines = [
        f"{(start + timedelta(milliseconds=n)).isoformat()} INFO call {n}" for n in range(300_000)
    ]
    write(tmp_path, {"logs/a.log": "\n".join(lines)})
    source = open_folder(tmp_path).by_tool[ToolName.QUERY_LOGS]
    task = asyncio.create_task(source.query(QueryLogs(any_of=["call"]), limit=5))
    await asyncio.sleep(0.2)
    assert not task.done()
    started = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - started < SOON
    assert all(thread.name != THREAD_NAME for thread in threading.enumerate())


async def test_a_huge_log_is_read_in_bounded_memory(tmp_path: Path) -> None:
    """Half a gigabyte, most of it a hole without a line's end: the worst for who holds lines."""
    write(tmp_path, {"logs/a.log": LOG * 200})
    path = tmp_path / "logs" / "a.log"
    with path.open("r+b") as file:
        file.truncate(1 << 29)
        file.seek(0, os.SEEK_END)
        file.write(b"\n2026-07-08T10:20:00Z ERROR three\n")
    sources = open_folder(tmp_path, limits=ReadLimits(chunk_bytes=8 << 20))
    tracemalloc.start()
    result, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs(any_of=["three"]))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert result.total == 1
    assert found[0].endswith("three")
    assert peak < 64 << 20
