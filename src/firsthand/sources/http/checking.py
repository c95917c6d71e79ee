"""One server tried for `sources check`: what a failure means for the table, and how long it took."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.errors import SourceError
from firsthand.sources.http.failures import HttpFailure


@dataclass(frozen=True, kw_only=True)
class Found:
    """What a successful try brought."""

    version: str | None = None
    sample: str | None = None
    warnings: tuple[str, ...] = ()


async def checked(name: str, kind: str, probe: Callable[[], Awaitable[Found]]) -> SourceCheck:
    """The entry of a server: `probe` asks it, and a SourceError is what failed."""
    started = time.monotonic()
    found, error, reachable, permitted = Found(), None, True, True
    try:
        found = await probe()
    except HttpFailure as failed:
        error, reachable, permitted = str(failed), failed.status is not None, not failed.refused
    except SourceError as failed:
        error = str(failed)
    return SourceCheck(
        name=name,
        kind=kind,
        reachable=reachable,
        permitted=permitted if reachable else None,
        version=found.version,
        sample=found.sample,
        warnings=found.warnings,
        error=error,
        latency_ms=round((time.monotonic() - started) * 1000),
    )
