"""Live servers behind the tools for which the selected evidence on disk has nothing.

A table of backends; an opener imports its backend and connects to nothing, and gives None where
the settings name no server for the tool.
"""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING

from firsthand.contracts.checks import LiveEvidence
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.ports import Clock
from firsthand.contracts.servers import LiveServers
from firsthand.wiring.selection import EvidenceSelection

if TYPE_CHECKING:
    from firsthand.sources.live import LiveSource

Opener = Callable[[LiveServers, Mapping[str, str]], LiveEvidence | None]


def _metrics(servers: LiveServers, environ: Mapping[str, str]) -> LiveEvidence | None:
    from firsthand.sources.metrics.opening import open_metrics

    return open_metrics(servers, environ=environ)


def _logs(servers: LiveServers, environ: Mapping[str, str]) -> LiveEvidence | None:
    if servers.logs is None:
        return None
    from firsthand.sources.logs.opening import open_logs

    return open_logs(servers.logs, environ=environ)


@dataclass(frozen=True, kw_only=True)
class Backend:
    tool: ToolName
    fields: tuple[str, ...]
    """Of `sources` in the settings: any of them makes the backend a configured one."""
    opener: Opener

    def named(self, servers: LiveServers) -> tuple[str, ...]:
        """The settings that name a server."""
        return tuple(f"sources.{one}" for one in self.fields if getattr(servers, one) is not None)


BACKENDS = (
    Backend(tool=ToolName.QUERY_METRICS, fields=("prometheus", "alertmanager"), opener=_metrics),
    Backend(tool=ToolName.QUERY_LOGS, fields=("logs",), opener=_logs),
)


def is_live(servers: LiveServers) -> bool:
    return any(backend.named(servers) for backend in BACKENDS)


@dataclass(frozen=True, kw_only=True)
class Live:
    """Live sources that were opened, and the line about their window."""

    by_tool: "Mapping[ToolName, LiveSource]"
    notice: str | None = None


def open_live(
    servers: LiveServers, tools: frozenset[ToolName], evidence: EvidenceSelection, clock: Clock
) -> Live:
    """The configured servers behind these tools. Raises ConfigurationError and UsageError."""
    opened = {
        backend.tool: source
        for backend in BACKENDS
        if backend.tool in tools and (source := backend.opener(servers, os.environ)) is not None
    }
    if not opened:
        return Live(by_tool={})
    from firsthand.contracts.requests import Window
    from firsthand.rules.evidence import resolve_window
    from firsthand.sources.live import LiveSource

    asked = Window(since=evidence.since, until=evidence.until)
    bounds = resolve_window(asked, newest=clock.now())
    span = timedelta(seconds=servers.window_seconds)
    by_tool = {
        tool: LiveSource(source, bounds=bounds, span=span, clock=clock)
        for tool, source in opened.items()
    }
    return Live(by_tool=by_tool, notice=_notice(opened, bounds, span))


def _notice(opened: Mapping[ToolName, LiveEvidence], bounds: TimeWindow, span: timedelta) -> str:
    from firsthand.rules.evidence import iso
    from firsthand.sources.alerts import duration_text

    names = " and ".join(tool.value for tool in opened)
    if bounds.since is None and bounds.until is None:
        return (
            f"live: {names} over the last {duration_text(span)} unless the question names a time;"
            " --since and --until bound it"
        )
    start = iso(bounds.since) if bounds.since else "the beginning"
    return f"live: {names} from {start} to {iso(bounds.until) if bounds.until else 'now'}"
