"""How times of evidence are reckoned: stamps without a zone, and evidence that is dated after now."""

import gzip
import json
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from tests.sources.kit import ask, at, write

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import QueryLogs, Window
from firsthand.sources.files.calendar import SKEW, Reckoning
from firsthand.sources.files.opening import Sources, open_files, open_folder

NEW_YORK = Reckoning(zone=ZoneInfo("America/New_York"))
NOW = at("2026-12-01T00:00:00")
ZONELESS = {
    "iso": "2026-11-30 05:01:10 ERROR one\n",
    "json": '{"time": "2026-11-30T05:01:10", "level": "error", "msg": "one"}\n',
    "logfmt": 'level=error time="2026-11-30 05:01:10" msg=one\n',
    "klog": "E1130 05:01:10.000000 1 main.go:1] one\n",
    "syslog": "Nov 30 05:01:10 web sshd[1]: one\n",
    "slashed": "30/11/2026 05:01:10 ERROR one\n",
}
ZONED = {
    "iso": "2026-11-30T10:01:10Z ERROR one\n",
    "offset": "2026-11-30 05:01:10 -0500 ERROR one\n",
    "json": '{"time": "2026-11-30T10:01:10Z", "level": "error", "msg": "one"}\n',
    "epoch": '{"ts": 1796032870, "level": "error", "msg": "one"}\n',
}


def opened(
    folder: Path, text: str | bytes, reckoning: Reckoning, *, name: str = "a.log"
) -> Sources:
    return open_folder(write(folder, {f"logs/{name}": text}), reckoning=reckoning)


@pytest.mark.parametrize("shape", ZONELESS)
async def test_a_stamp_without_a_zone_is_of_the_named_zone(tmp_path: Path, shape: str) -> None:
    sources = opened(tmp_path, ZONELESS[shape], NEW_YORK)
    assert sources.newest is not None
    assert (sources.newest.hour, sources.newest.minute) == (10, 1)
    assert sources.notes == ()


@pytest.mark.parametrize("shape", ZONELESS)
async def test_where_no_zone_is_named_it_is_utc_and_a_note_says_so(
    tmp_path: Path, shape: str
) -> None:
    sources = opened(tmp_path, ZONELESS[shape], Reckoning())
    assert sources.newest is not None
    assert sources.newest.hour == 5
    (note,) = sources.notes
    assert note.startswith(
        "1 log file (logs/a.log) with time stamps that name no zone, read as UTC"
    )
    assert "--zone" in note
    later = QueryLogs(window=Window(since="2026-11-30T09:00:00Z"))
    result, found = await ask(sources, ToolName.QUERY_LOGS, later)
    assert not found
    assert note in result.notes


@pytest.mark.parametrize("shape", ZONED)
@pytest.mark.parametrize("reckoning", [NEW_YORK, Reckoning()])
def test_a_stamp_with_a_zone_keeps_it_and_needs_no_note(
    tmp_path: Path, shape: str, reckoning: Reckoning
) -> None:
    sources = opened(tmp_path, ZONED[shape], reckoning)
    assert sources.newest == at("2026-11-30T10:01:10")
    assert sources.notes == ()


async def test_a_window_is_found_in_a_large_file_of_another_zone(tmp_path: Path) -> None:
    begin = datetime(2026, 11, 30)
    lines = [f"{begin + timedelta(seconds=30 * n)} INFO number {n}\n" for n in range(2880)]
    sources = opened(tmp_path, "".join(lines) + "x" * 70_000, NEW_YORK)
    window = Window(since="2026-11-30T17:00:00Z", until="2026-11-30T17:00:20Z")
    _, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs(window=window))
    assert found == ["2026-11-30T17:00:00Z INFO a number 1440"]


LOG = "2026-11-30T10:00:01Z ERROR one\n2026-11-30T10:01:01Z ERROR two\n"
LATE = "2027-11-30T10:01:01Z INFO late\n"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.log", LOG + LATE),
        ("a.log", LATE + LOG),
        ("a.log", LOG + "9999-01-01T00:00:00Z INFO late\n"),
        ("a.log.gz", gzip.compress((LOG + LATE).encode(), mtime=0)),
        ("a.log", "".join(f"2026-11-30T0{n % 10}:00:00Z x\n" for n in range(9000)) + LOG + LATE),
    ],
    ids=["last", "first", "far", "zipped", "large"],
)
async def test_a_record_that_is_dated_after_now_does_not_set_the_clock(
    tmp_path: Path, name: str, text: str | bytes
) -> None:
    write(tmp_path, {f"logs/{name}": text})
    sources = open_folder(tmp_path, bounds=Window(since="5m"), reckoning=Reckoning(now=NOW))
    assert sources.newest == at("2026-11-30T10:01:01")
    result, found = await ask(sources, ToolName.QUERY_LOGS, QueryLogs(any_of=["one", "two"]))
    assert len(found) == 2
    assert any("dated after now, 2026-12-01T00:00:00Z" in note for note in result.notes)
    assert "and some dated as late as" in result.scope.source


def test_neither_does_a_late_alert_nor_a_late_point(tmp_path: Path) -> None:
    alert = {"labels": {"alertname": "A"}, "startsAt": "2027-01-01T00:00:00Z"}
    series = {"metric": "up", "points": [["2026-11-30T10:02:00Z", 1], ["2027-01-01T00:00:00Z", 1]]}
    write(tmp_path, {"logs/a.log": LOG, "alerts.json": json.dumps([alert])})
    write(tmp_path, {"metrics.json": json.dumps([series])})
    sources = open_folder(tmp_path, reckoning=Reckoning(now=NOW))
    assert sources.newest == at("2026-11-30T10:02:00")
    (note,) = [note for note in sources.notes if "after now" in note]
    assert "in A, up: times count back from the newest that is not, 2026-11-30T10:02:00Z" in note


def test_a_late_log_does_not_date_the_stamps_without_a_year(tmp_path: Path) -> None:
    write(
        tmp_path, {"logs/a.log": LOG, "logs/b.log": LATE, "logs/c.log": "Nov 30 09:00:00 a b: c\n"}
    )
    sources = open_folder(tmp_path, reckoning=Reckoning(now=NOW, zone=ZoneInfo("UTC")))
    assert sources.oldest == at("2026-11-30T09:00:00")


def test_where_all_is_late_the_newest_is_the_clock_and_the_note_doubts_the_zone(
    tmp_path: Path,
) -> None:
    path = write(tmp_path, {"a.log": LATE}) / "a.log"
    sources = open_files(logs=[path], reckoning=Reckoning(now=NOW))
    assert sources.newest == at("2027-11-30T10:01:01")
    assert "so is all of it" in sources.notes[0]
    assert "--zone" in sources.notes[0]


def test_a_clock_that_is_a_little_ahead_is_no_late_evidence(tmp_path: Path) -> None:
    reckoning = Reckoning(now=at("2026-11-30T10:01:01") - SKEW)
    sources = opened(tmp_path, LOG, reckoning)
    assert (sources.newest, sources.notes) == (at("2026-11-30T10:01:01"), ())
