"""Whether there is anything to ask: evidence that was named, or something configured."""

from firsthand.contracts.errors import UsageError
from firsthand.settings import Settings
from firsthand.wiring.knowledge import has_index
from firsthand.wiring.live import is_live
from firsthand.wiring.selection import EvidenceSelection

NOTHING = (
    "no evidence is named and none is configured; give --evidence DIR, or --alerts FILE, --logs PATH"
    " and --runbooks DIR; or name live servers in firsthand.toml, which `firsthand init` writes"
    " (or try `firsthand demo`)"
)


def require_evidence(settings: Settings, evidence: EvidenceSelection) -> None:
    """Raises UsageError, before any question."""
    nothing = EvidenceSelection(since=evidence.since, until=evidence.until, zone=evidence.zone)
    if evidence != nothing:
        return
    if not (is_live(settings.sources) or settings.sql or has_index(settings)):
        raise UsageError(NOTHING)
