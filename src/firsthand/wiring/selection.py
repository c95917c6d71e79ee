"""Which evidence a question is asked about, as a person names it."""

from pathlib import Path

from firsthand.contracts.base import Contract


class EvidenceSelection(Contract):
    """Which evidence a run may read."""

    evidence_dir: Path | None = None
    alerts: Path | None = None
    logs: tuple[Path, ...] = ()
    runbooks: Path | None = None
    scenario: str | None = None
    since: str | None = None
    until: str | None = None
    zone: str | None = None
    """Of time stamps that name none; None: as the settings say."""
