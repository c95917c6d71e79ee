"""Opens the application for one command, runs the command in it, and closes it.

Law: nothing of the application is imported before a command needs it (start-up time). Notices go
to stderr; what the command has to say is printed before the application is closed.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from firsthand.interfaces.cli.output import write_line
from firsthand.interfaces.cli.running import Interruption, run
from firsthand.interfaces.words import plural

if TYPE_CHECKING:
    from firsthand.contracts.ports import EventSink
    from firsthand.service.runs import RunService
    from firsthand.settings import Settings
    from firsthand.wiring import App, EvidenceSelection

OWNER_ONLY_UMASK = 0o077


def with_app(
    action: Callable[[App, Interruption], Awaitable[int]],
    *,
    settings: Settings,
    ledger: str | None,
    evidence: EvidenceSelection | None = None,
    sink: EventSink | None = None,
    watch: Callable[[RunService], RunService] | None = None,
) -> int:
    """The command's exit code; a signal's, if one came."""
    from firsthand.settings import ensure_home
    from firsthand.wiring import open_app

    os.umask(OWNER_ONLY_UMASK)
    ensure_home(settings.home)

    async def main(interruption: Interruption) -> int:
        async with open_app(
            settings, ledger=ledger, evidence=evidence, sink=sink, watch=watch
        ) as app:
            gc.freeze()
            gc.enable()
            for notice in notices(app):
                write_line(f"note: {notice}")
            return await action(app, interruption)

    return run(main)


def notices(app: App) -> tuple[str, ...]:
    """What the user should know before the command's own words."""
    dead = len(app.interrupted)
    if not dead:
        return app.notices
    return (
        f"{plural(dead, 'earlier run')} ended with its process; marked interrupted",
        *app.notices,
    )
