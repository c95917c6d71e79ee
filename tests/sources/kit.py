"""What the source tests share: small limits, a search over a path, a calendar."""

import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import SourceResult, TimeWindow
from firsthand.contracts.requests import QueryLogs, ToolRequest
from firsthand.rules.evidence import render_refs
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import open_log
from firsthand.sources.files.logs import LogFileSource
from firsthand.sources.files.opening import Sources
from firsthand.sources.files.scan import Hit, Search, Tally
from firsthand.sources.logfilter import filter_of

CALENDAR = Calendar(anchor=datetime(2026, 7, 9, tzinfo=UTC))

SMALL = ReadLimits(
    chunk_bytes=97, bisect_above_bytes=1, probes=6, probe_bytes=64, near_bytes=128, line_bytes=4096
)
"""Limits under which a file of some lines is treated as a large one."""


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def write(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """Files below a folder, with their own folders."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def log_source(
    path: Path, *, name: str = "app.log", limits: ReadLimits | None = None
) -> LogFileSource:
    limits = limits or ReadLimits()
    return LogFileSource([open_log(path, name, limits)], limits=limits)


def hits(
    path: Path,
    request: QueryLogs | None = None,
    *,
    window: TimeWindow | None = None,
    limits: ReadLimits | None = None,
    name: str = "app.log",
    tally: Tally | None = None,
) -> list[Hit]:
    """Every record of one file that a request matches, ungrouped."""
    limits = limits or ReadLimits()
    asked = filter_of(request or QueryLogs(), window or TimeWindow())
    file = open_log(path, name, limits)
    search = Search(
        file=file,
        asked=asked,
        left=asked.without(file.place, file.below),
        limits=limits,
        stop=threading.Event(),
        tally=tally or Tally(),
    )
    return list(search.hits())


def messages(found: list[Hit]) -> list[str]:
    return [hit.parsed.message for hit in found]


async def ask(
    sources: Sources, tool: ToolName, request: ToolRequest, *, limit: int = 50
) -> tuple[SourceResult, list[str]]:
    """A result and its items as the ledger would render them."""
    result = await sources.by_tool[tool].query(request, limit=limit)
    return result, [ref.text for ref in render_refs(tool, result.payload)]
