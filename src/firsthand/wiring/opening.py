"""Opening the application: ledger, sources, models and service put together, and closed."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from firsthand.contracts.enums import ToolName
from firsthand.contracts.ports import Clock, EventSink, Ledger
from firsthand.settings import Settings
from firsthand.wiring.app import App
from firsthand.wiring.database import with_database
from firsthand.wiring.evidence import notices, select_sources, unserved
from firsthand.wiring.home import installation_key
from firsthand.wiring.knowledge import with_runbooks
from firsthand.wiring.live import is_live, open_live
from firsthand.wiring.models import models_config
from firsthand.wiring.required import require_evidence
from firsthand.wiring.selection import EvidenceSelection

if TYPE_CHECKING:
    from collections.abc import Callable

    from firsthand.service.runs import RunService
    from firsthand.sources.files.opening import Sources

    Watch = Callable[[RunService], RunService]


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    ledger: str | None = None,
    evidence: EvidenceSelection | None = None,
    sink: EventSink | None = None,
    watch: "Watch | None" = None,
) -> AsyncIterator[App]:
    """The application over an open ledger; with `evidence`, ready to answer questions.

    `watch` wraps the service before anything is asked of it.
    """
    from firsthand.harness.clock import SystemClock
    from firsthand.ledger import open_ledger
    from firsthand.service.recovery import recover

    sources = None
    live: tuple[str, ...] = ()
    if evidence is not None:
        sources, live = await open_sources(settings, evidence, SystemClock())
    store = await open_ledger(settings.ledger if ledger is None else ledger)
    app = App(ledger=store)
    try:
        if sources is not None:
            service = build_service(settings, store, sources, sink)
            app.service = watch(service) if watch else service
            app.notices = (*settings.warnings, *notices(sources), *live)
        app.interrupted = await recover(store, SystemClock())
        yield app
    finally:
        if app.service is not None:
            await app.service.models.close()
        if sources is not None:
            for source in sources.by_tool.values():
                await source.close()
        await store.close()


async def open_sources(
    settings: Settings, evidence: EvidenceSelection, clock: Clock
) -> "tuple[Sources, tuple[str, ...]]":
    """What was selected, and where that has nothing for a tool, what is configured; and notices."""
    if evidence.scenario is not None:
        return with_runbooks(settings, select_sources(evidence)), ()
    require_evidence(settings, evidence)
    sources = select_sources(
        evidence, live=is_live(settings.sources), zone=settings.evidence_zone, now=clock.now()
    )
    free = unserved(sources)
    sources = with_runbooks(settings, sources)
    live = open_live(settings.sources, free, evidence, clock)
    sources = replace(sources, by_tool={**sources.by_tool, **live.by_tool})
    if ToolName.QUERY_MYSQL in free:
        sources = await with_database(settings, sources)
    return sources, (live.notice,) if live.notice else ()


def build_service(
    settings: Settings, ledger: Ledger, sources: "Sources", sink: EventSink | None
) -> "RunService":
    from firsthand.harness.clock import SystemClock
    from firsthand.harness.events import NullSink
    from firsthand.harness.registry import ToolRegistry
    from firsthand.harness.steps import DirectSteps
    from firsthand.models.resolver import Resolver
    from firsthand.rules.evidence import Redactor
    from firsthand.service.runs import RunService

    return RunService(
        ledger=ledger,
        registry=ToolRegistry(sources.by_tool.values()),
        models=Resolver(models_config(settings), environ=os.environ),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=sink or NullSink(),
        redactor=Redactor(installation_key(settings.home)),
        limits=settings.limits,
        notes=sources.notes,
    )
