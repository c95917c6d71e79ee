"""Every configured source, tried at the same time, each within its own time.

Law: a source that fails is an entry that says so, and no other is hindered by it. What sources say
is masked like evidence.
"""

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING

from firsthand.contracts.checks import SourceCheck
from firsthand.contracts.errors import FirsthandError
from firsthand.settings import Settings
from firsthand.wiring.checks import checks_of
from firsthand.wiring.home import installation_key

if TYPE_CHECKING:
    from firsthand.rules.evidence import Redactor

LONGEST_SECONDS = 60.0
"""A check beyond this is given up, whatever its source's own time-outs are."""


class Checking:
    """The checks of one command: `run` gives their entries, `waiting` names what is not done."""

    def __init__(self, settings: Settings, evidence: Path | None) -> None:
        self._checks = dict(checks_of(settings, evidence))
        self._home = settings.home
        self.waiting = list(self._checks)
        """Names, in the table's order."""

    async def run(self) -> tuple[SourceCheck, ...]:
        """In the table's order; empty where nothing is configured."""
        from firsthand.rules.evidence import Redactor

        redactor = Redactor(installation_key(self._home))
        entries = await asyncio.gather(*(self._one(name) for name in self._checks))
        return tuple(_masked(entry, redactor) for group in entries for entry in group)

    async def _one(self, name: str) -> tuple[SourceCheck, ...]:
        started = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                found = await self._checks[name]()
        except TimeoutError:
            error = f"no answer within {LONGEST_SECONDS:g} s"
        except FirsthandError as failed:
            error = str(failed)
        else:
            return tuple(_timed(entry, started) for entry in found)
        finally:
            self.waiting.remove(name)
        return (_timed(SourceCheck(name=name, kind="", error=error), started),)


def _timed(entry: SourceCheck, started: float) -> SourceCheck:
    """With the time of its own check, where it brought none."""
    taken = round((time.monotonic() - started) * 1000)
    return entry if entry.latency_ms is not None else entry.model_copy(update={"latency_ms": taken})


def _masked(entry: SourceCheck, redactor: "Redactor") -> SourceCheck:
    def text(value: str | None) -> str | None:
        return None if value is None else redactor.text(value)

    return entry.model_copy(
        update={
            "version": text(entry.version),
            "sample": text(entry.sample),
            "error": text(entry.error),
            "warnings": tuple(redactor.text(one) for one in entry.warnings),
        }
    )
