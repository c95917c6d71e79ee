"""Whether there is anything to ask: evidence that was named, or something configured."""

from firsthand.contracts.errors import UsageError
from firsthand.settings import Settings
from firsthand.wiring.selection import EvidenceSelection

NOTHING = (
    "no evidence is named and none is configured; give --evidence DIR, or --alerts FILE, --logs PATH"
    " and --runbooks DIR; or name live servers in firsthand.toml, which `firsthand init` writes"
    " (or try `firsthand demo`)"
)


def require_evidence(settings: Settings, evidence: EvidenceSelection) -> None:
    """Raises UsageError, before any question."""
    if evidence == EvidenceSelection(since=evidence.since, until=evidence.until):
        servers = settings.sources
        live = servers.prometheus or servers.alertmanager or servers.logs
        if not (live or settings.sql or _has_index(settings)):
            raise UsageError(NOTHING)


def _has_index(settings: Settings) -> bool:
    from firsthand.sources.knowledge.stored import read_status

    return read_status(settings.home) is not None
