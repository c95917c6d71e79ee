"""Wiring: the only module that names concrete edges. It puts ports, service and settings together.

Imports of edges are local: a command pays only for what it uses.
"""

import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import LedgerError, UsageError
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.ports import Embedder, EventSink, Ledger
from firsthand.contracts.runs import Ask, RunRecord, RunResult
from firsthand.settings import Settings, SqlSettings

if TYPE_CHECKING:
    from firsthand.contracts.models import ModelsConfig
    from firsthand.flows.findings import Recheck
    from firsthand.harness.cancel import Cancellation
    from firsthand.models.catalog import Catalog
    from firsthand.service.runs import RunService
    from firsthand.sources.files.opening import Sources
    from firsthand.sources.knowledge.library import RunbookLibrary
    from firsthand.sources.sql.address import Address
    from firsthand.sources.sql.backend import QueryLimits


class EvidenceSelection(Contract):
    """Which evidence a run may read."""

    evidence_dir: Path | None = None
    alerts: Path | None = None
    logs: tuple[Path, ...] = ()
    runbooks: Path | None = None
    scenario: str | None = None
    since: str | None = None
    until: str | None = None


MOST_NAMED = 8
"""Most ignored files that are named."""


@dataclass(frozen=True, kw_only=True)
class RunView:
    """A run as the ledger has it."""

    run: RunRecord
    invocations: tuple[ToolInvocation, ...]
    events: tuple[Event, ...]


@dataclass(kw_only=True)
class App:
    ledger: Ledger
    notices: tuple[str, ...] = ()
    """Lines that the user should see before the run."""
    service: "RunService | None" = None
    interrupted: tuple[str, ...] = ()
    """Runs whose process had died, marked at this start."""

    async def ask(self, ask: Ask, *, cancel: "Cancellation") -> RunResult:
        if self.service is None:
            raise UsageError("no evidence was selected; give --evidence DIR, or run the demo")
        return await self.service.ask(ask, cancellation=cancel)

    async def find_run(self, prefix: str) -> RunRecord:
        """By id or a unique beginning of it (with or without `run-`). Raises UsageError."""
        run = await self.ledger.get_run(prefix)
        if run is not None:
            return run
        found = await self.ledger.find_runs(prefix) or await self.ledger.find_runs(f"run-{prefix}")
        if len(found) != 1:
            what = f"{len(found)} runs begin" if found else "no run begins"
            raise UsageError(f"{what} with {prefix!r}; `firsthand runs` lists them")
        run = await self.ledger.get_run(found[0])
        assert run is not None
        return run

    async def show(self, prefix: str) -> RunView:
        run = await self.find_run(prefix)
        return RunView(
            run=run,
            invocations=await self.ledger.run_invocations(run.run_id),
            events=await self.ledger.run_events(run.run_id),
        )

    async def audit(self, name: str) -> dict[str, Any]:
        """`{session_id, self_evaluation, runs}` of a session, or of a run's. Raises UsageError."""
        from firsthand.service.audit import audit

        return await audit(self.ledger, name)

    async def recheck(self, prefix: str, *, digest: str | None = None) -> "Recheck":
        """Does the run's published Answer still stand? From the ledger alone. Raises UsageError."""
        from firsthand.flows.recheck import is_unreadable, recheck, unreadable

        try:
            run = await self.find_run(prefix)
        except LedgerError as error:
            if not is_unreadable(error):
                raise
            return unreadable(prefix, error)
        return await recheck(self.ledger, run, digest=digest)

    async def runs(self, limit: int) -> tuple[RunRecord, ...]:
        return await self.ledger.list_runs(limit=limit)


@asynccontextmanager
async def open_app(
    settings: Settings,
    *,
    ledger: str | None = None,
    evidence: EvidenceSelection | None = None,
    sink: EventSink | None = None,
) -> AsyncIterator[App]:
    """The application over an open ledger; with `evidence`, ready to answer questions."""
    from firsthand.harness.clock import SystemClock
    from firsthand.ledger import open_ledger
    from firsthand.service.recovery import recover

    sources = None
    if evidence is not None:
        selected = select_sources(evidence, database=settings.sql is not None)
        sources = with_runbooks(settings, selected)
        if evidence.scenario is None:
            sources = await with_database(settings, sources)
    store = await open_ledger(ledger or settings.ledger)
    app = App(ledger=store)
    try:
        if sources is not None:
            app.service = build_service(settings, store, sources, sink)
            app.notices = notices(sources)
        app.interrupted = await recover(store, SystemClock())
        yield app
    finally:
        if app.service is not None:
            await app.service.models.close()
        if sources is not None:
            for source in sources.by_tool.values():
                await source.close()
        await store.close()


async def with_database(settings: Settings, sources: "Sources") -> "Sources":
    """`query_mysql` over the configured database, unless the evidence has tables of its own."""
    from firsthand.sources.unconfigured import UnconfiguredSource

    held = sources.by_tool[ToolName.QUERY_MYSQL]
    if settings.sql is None or not isinstance(held, UnconfiguredSource):
        return sources
    from firsthand.sources.sql.opening import open_database

    address, limits = database_of(settings.sql)
    source, notes = await open_database(address, settings.sql.tables, limits)
    by_tool = {**sources.by_tool, ToolName.QUERY_MYSQL: source}
    return replace(sources, by_tool=by_tool, notes=(*sources.notes, *notes))


def database_of(sql: SqlSettings) -> "tuple[Address, QueryLimits]":
    """Where the configured database is, and how much of it one query may take."""
    from firsthand.sources.sql.address import Tls, read_address
    from firsthand.sources.sql.backend import QueryLimits

    password = None if sql.password is None else sql.password.get_secret_value()
    address = read_address(
        sql.url.get_secret_value(), password=password, tls=Tls(sql.tls), ca=sql.ca
    )
    limits = QueryLimits(
        seconds=sql.seconds,
        connect_seconds=sql.connect_seconds,
        result_bytes=sql.result_bytes,
        connections=sql.connections,
    )
    return address, limits


def select_sources(evidence: EvidenceSelection, *, database: bool = False) -> "Sources":
    """Open what was selected; where there is a database, nothing need be.

    Raises EvidenceFileError or UsageError, before any question.
    """
    from firsthand.contracts.requests import Window
    from firsthand.sources.files.opening import open_files, open_folder

    named = evidence.alerts or evidence.logs or evidence.runbooks
    if evidence.evidence_dir and named:
        raise UsageError("give either --evidence DIR or --alerts, --logs and --runbooks")
    bounds = None
    if evidence.since or evidence.until:
        bounds = Window(since=evidence.since, until=evidence.until)
    if evidence.scenario is not None:
        from firsthand.sources.scenario import open_scenario

        return open_scenario(bounds=bounds)
    if evidence.evidence_dir is not None:
        return open_folder(evidence.evidence_dir, bounds=bounds)
    if not named and not database:
        raise UsageError("no evidence: give --evidence DIR, or --alerts, --logs and --runbooks")
    sources = open_files(alerts=evidence.alerts, logs=evidence.logs, bounds=bounds)
    if evidence.runbooks is None:
        return sources
    from firsthand.sources.knowledge.opening import with_runbooks as with_folder

    return with_folder(sources, evidence.runbooks)


def with_runbooks(settings: Settings, sources: "Sources") -> "Sources":
    """The runbook index of this installation serves where no runbooks were selected."""
    from firsthand.sources.knowledge.opening import with_index

    return with_index(sources, settings.home, embedder(settings))


def runbook_library(settings: Settings) -> "RunbookLibrary":
    from firsthand.rules.evidence import Redactor
    from firsthand.sources.knowledge.library import RunbookLibrary

    mask = Redactor(installation_key(settings.home)).text
    return RunbookLibrary(settings.home, mask, embedder(settings))


def embedder(settings: Settings) -> "Embedder | None":
    """Only where the operator named an endpoint: texts go nowhere else."""
    if settings.embeddings_url is None:
        return None
    from firsthand.sources.knowledge.endpoint import EndpointEmbedder

    key = settings.embeddings_key
    return EndpointEmbedder(
        settings.embeddings_url,
        settings.embeddings_model,
        key=key.get_secret_value() if key is not None else None,
    )


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


def models_config(settings: Settings) -> "ModelsConfig":
    """What the resolver may know of the settings, and what earlier checks found."""
    from firsthand.contracts.models import ModelsConfig
    from firsthand.models.checked import read_checked

    return ModelsConfig(
        providers=settings.providers,
        prices=settings.prices,
        currency=settings.currency,
        retry=settings.retry,
        timeout_seconds=settings.model_timeout_seconds,
        connect_seconds=settings.model_connect_seconds,
        small=settings.small,
        small_mode=settings.small_mode,
        needs_price=settings.limits.money is not None,
        checked=read_checked(settings.home),
    )


def model_catalog(settings: Settings) -> "Catalog":
    """What can be named, and checks of it; nothing is connected yet."""
    from firsthand.models.catalog import Catalog

    return Catalog(models_config(settings), environ=os.environ, home=settings.home)


def installation_key(home: Path) -> bytes:
    """The key of this installation's secret masks: 32 random bytes, made once, owner-only."""
    path = home / "mask.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = home / f".mask.key.{secrets.token_hex(6)}"
    fresh.touch(mode=0o600)
    fresh.write_bytes(secrets.token_bytes(32))
    try:
        path.hardlink_to(fresh)
    except FileExistsError:
        pass
    finally:
        fresh.unlink(missing_ok=True)
    return path.read_bytes()
