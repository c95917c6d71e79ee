"""Evidence on disk as it was selected, and what a person should know of it before the run."""

from typing import TYPE_CHECKING

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import UsageError
from firsthand.wiring.selection import EvidenceSelection

if TYPE_CHECKING:
    from datetime import datetime

    from firsthand.contracts.requests import Window
    from firsthand.sources.files.calendar import Reckoning
    from firsthand.sources.files.opening import Sources

MOST_NAMED = 8
"""Most ignored files that are named."""


def select_sources(
    evidence: EvidenceSelection,
    *,
    live: bool = False,
    zone: str | None = None,
    now: "datetime | None" = None,
) -> "Sources":
    """Open what was selected, if anything. With `live` servers beside it the bounds are theirs too,
    and evidence without time stamps is no reason to refuse them. `zone` is that of stamps that name
    none; evidence dated after `now` does not set the clock.

    Raises EvidenceFileError or UsageError, before any question.
    """
    from firsthand.contracts.requests import Window
    from firsthand.settings.zones import zone_of
    from firsthand.sources.files.calendar import Reckoning
    from firsthand.sources.files.opening import UntimedEvidence

    named = evidence.zone or zone
    reckoning = Reckoning(zone=zone_of(named) if named else None, now=now)
    if evidence.evidence_dir and (evidence.alerts or evidence.logs or evidence.runbooks):
        raise UsageError("give either --evidence DIR or --alerts, --logs and --runbooks")
    bounds = None
    if evidence.since or evidence.until:
        bounds = Window(since=evidence.since, until=evidence.until)
    try:
        return _opened(evidence, bounds, reckoning)
    except UntimedEvidence:
        if not live:
            raise
        return _opened(evidence, None, reckoning)


def _opened(
    evidence: EvidenceSelection, bounds: "Window | None", reckoning: "Reckoning"
) -> "Sources":
    from firsthand.sources.files.opening import open_files, open_folder

    if evidence.scenario is not None:
        from firsthand.sources.scenario import open_scenario

        return open_scenario(bounds=bounds)
    if evidence.evidence_dir is not None:
        return open_folder(evidence.evidence_dir, bounds=bounds, reckoning=reckoning)
    if not (evidence.alerts or evidence.logs or evidence.runbooks):
        return open_files()
    sources = open_files(
        alerts=evidence.alerts, logs=evidence.logs, bounds=bounds, reckoning=reckoning
    )
    if evidence.runbooks is None:
        return sources
    from firsthand.sources.knowledge.opening import with_runbooks as with_folder

    return with_folder(sources, evidence.runbooks)


def notices(sources: "Sources") -> tuple[str, ...]:
    """Which window a run may see, and which files are no evidence: named once."""
    from firsthand.rules.evidence import iso

    lines = []
    since, until = sources.bounds.since, sources.bounds.until
    if since is not None or until is not None:
        newest = f"; the newest evidence is of {iso(sources.newest)}" if sources.newest else ""
        start = iso(since) if since else "the beginning"
        lines.append(f"window: {start} to {iso(until) if until else 'the end'}{newest}")
    if sources.ignored:
        shown = ", ".join(sources.ignored[:MOST_NAMED])
        more = len(sources.ignored) - MOST_NAMED
        lines.append(f"ignored: {shown}" + (f" and {more} more" if more > 0 else ""))
    return (*lines, *sources.notes)


def unserved(sources: "Sources") -> frozenset[ToolName]:
    """The tools for which nothing was selected; what is there and cannot be read is not nothing."""
    from firsthand.sources.unconfigured import UnconfiguredSource

    return frozenset(
        tool
        for tool, source in sources.by_tool.items()
        if isinstance(source, UnconfiguredSource) and source.is_free
    )
