"""What there is to try, as a table, and how each thing is tried.

Law: a check asks as a run would, and reads. What is not configured has no row.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from firsthand.contracts.checks import SourceCheck
from firsthand.settings import Settings, SqlSettings
from firsthand.settings.zones import zone_of
from firsthand.wiring.database import database_of
from firsthand.wiring.knowledge import embedder, has_index
from firsthand.wiring.live import BACKENDS, Backend

Check = Callable[[], Awaitable[tuple[SourceCheck, ...]]]


def checks_of(settings: Settings, evidence: Path | None) -> Iterator[tuple[str, Check]]:
    """Name → check, of what is configured."""
    for backend in BACKENDS:
        if names := backend.named(settings.sources):
            yield ", ".join(names), partial(_live, settings, backend)
    if settings.sql is not None:
        yield "sql", partial(_database, settings.sql)
    if has_index(settings):
        yield "runbook index", partial(_index, settings)
    if settings.embeddings_url is not None:
        yield "embeddings", partial(_embeddings, settings)
    if evidence is not None:
        yield "evidence", partial(_folder, settings, evidence)


async def _live(settings: Settings, backend: Backend) -> tuple[SourceCheck, ...]:
    source = backend.opener(settings.sources, os.environ)
    assert source is not None
    try:
        return await source.check()
    finally:
        await source.close()


async def _database(sql: SqlSettings) -> tuple[SourceCheck, ...]:
    from firsthand.sources.sql.opening import check_database

    address, limits = database_of(sql)
    label, warnings, tables = await check_database(address, sql.tables, limits)
    kind, _, rest = label.partition(" ")
    return (
        SourceCheck(
            name="sql",
            kind=kind,
            reachable=True,
            permitted=bool(tables),
            version=rest.partition(" ")[0] or None,
            sample=f"{len(tables)} of {len(sql.tables)} tables",
            warnings=warnings,
            error=None if tables else "no table of sql.tables is there for this account",
        ),
    )


async def _index(settings: Settings) -> tuple[SourceCheck, ...]:
    from firsthand.sources.knowledge.stored import read_status

    status = await asyncio.to_thread(read_status, settings.home)
    entry = SourceCheck(name="runbook index", kind="SQLite", reachable=True, permitted=True)
    if status is None or not status.current:
        way_out = "it is of another version; run `firsthand knowledge index` again"
        return (entry.model_copy(update={"error": way_out}),)
    sample = f"{status.files} files, {status.passages} passages"
    version = str(status.version)
    return (entry.model_copy(update={"version": version, "sample": sample}),)


async def _embeddings(settings: Settings) -> tuple[SourceCheck, ...]:
    embedding = embedder(settings)
    assert embedding is not None
    (vector,) = await embedding.embed(["ready?"])
    return (
        SourceCheck(
            name="embeddings",
            kind=settings.embeddings_model,
            reachable=True,
            permitted=True,
            sample=f"a vector of {len(vector)} numbers",
        ),
    )


async def _folder(settings: Settings, path: Path) -> tuple[SourceCheck, ...]:
    from firsthand.rules.evidence import iso
    from firsthand.sources.files.calendar import Reckoning
    from firsthand.sources.files.opening import open_folder
    from firsthand.sources.unconfigured import UnconfiguredSource

    zone = zone_of(settings.evidence_zone) if settings.evidence_zone else None
    reckoning = Reckoning(zone=zone, now=datetime.now(UTC))
    sources = await asyncio.to_thread(open_folder, path, reckoning=reckoning)
    held = [
        tool.value
        for tool, source in sources.by_tool.items()
        if not isinstance(source, UnconfiguredSource)
    ]
    newest = f", newest of {iso(sources.newest)}" if sources.newest else ""
    for source in sources.by_tool.values():
        await source.close()
    return (
        SourceCheck(
            name="evidence",
            kind="folder",
            reachable=True,
            permitted=True,
            sample=f"for {', '.join(held)}{newest}" if held else None,
            warnings=sources.notes,
            error=None if held else f"{path} holds nothing that can be read",
        ),
    )
