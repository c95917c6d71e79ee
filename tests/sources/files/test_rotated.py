"""Rotated, compressed and unsorted files of one service: a window finds what a reader would."""

import asyncio
import gzip
import time
from datetime import timedelta
from pathlib import Path

import pytest
from tests.sources.kit import ask, at, write
from tests.support.waiting import SOON

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import QueryLogs, Window
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import open_folder

START = at("2026-07-08T00:00:00")
MINUTES = range(24 * 60)
LIMITS = ReadLimits(bisect_above_bytes=1, probes=8, probe_bytes=512, near_bytes=4096)


def line(minute: int) -> str:
    level = "ERROR" if minute % 7 == 0 else "INFO"
    return f"{(START + timedelta(minutes=minute)).isoformat()} {level} turn m{minute}. of the mill"


def text(minutes: list[int]) -> bytes:
    return ("\n".join(map(line, minutes)) + "\n").encode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The newest eight hours plain, those before rotated, the oldest compressed, one out of turn."""
    every = list(MINUTES)
    odd = [minute for minute in every if minute % 10 == 3]
    mill = [minute for minute in every if minute % 10 != 3]
    return write(
        tmp_path,
        {
            "logs/mill.log": text([minute for minute in mill if minute >= 960]),
            "logs/mill.log.1": text([minute for minute in mill if 480 <= minute < 960]),
            "logs/mill.log.2.gz": gzip.compress(text([m for m in mill if m < 480])),
            "logs/side.log": text(odd[::-1]),
        },
    )


@pytest.mark.parametrize("limits", [LIMITS, ReadLimits()], ids=["as large files", "as small files"])
@pytest.mark.parametrize(
    ("since", "until"), [(0, 1440), (470, 490), (955, 965), (0, 1), (1439, 1440), (479, 961)]
)
async def test_a_window_over_all_files_holds_each_record_once(
    folder: Path, limits: ReadLimits, since: int, until: int
) -> None:
    window = Window(
        since=(START + timedelta(minutes=since)).isoformat(),
        until=(START + timedelta(minutes=until)).isoformat(),
    )
    sources = open_folder(folder, limits=limits)
    result, _ = await ask(sources, ToolName.QUERY_LOGS, QueryLogs(window=window))
    due = [minute for minute in MINUTES if since <= minute < until]
    assert result.total == len(due)
    request = QueryLogs(any_of=[f"m{due[-1]}."], window=window)
    found, texts = await ask(sources, ToolName.QUERY_LOGS, request)
    assert found.total == 1
    assert texts[0].endswith(f"turn m{due[-1]}. of the mill")
    assert texts[0].split()[2] in ("mill", "side")


@pytest.mark.parametrize("compressed", [False, True])
async def test_a_scan_that_finds_nothing_ends_as_soon_as_it_is_cancelled(
    tmp_path: Path, compressed: bool
) -> None:
    block = text(list(MINUTES)) * 20
    content = block * 60
    name = "logs/mill.log.gz" if compressed else "logs/mill.log"
    write(tmp_path, {name: gzip.compress(content, 1) if compressed else content})
    source = open_folder(tmp_path).by_tool[ToolName.QUERY_LOGS]
    terms = [f"absent{number}" for number in range(12)]
    task = asyncio.create_task(source.query(QueryLogs(any_of=terms), limit=5))
    await asyncio.sleep(0.05)
    assert not task.done()
    started = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert time.monotonic() - started < SOON
