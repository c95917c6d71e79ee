"""`--alert`: the alert that a question is made of, from a file or from the configured Alertmanager."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from firsthand.contracts.errors import SourceError, UsageError
from firsthand.settings import Settings
from firsthand.wiring.home import installation_key

if TYPE_CHECKING:
    from firsthand.sources.alerts import HeldAlert

FINGERPRINT = re.compile(r"[0-9a-f]{16}")
FORMS = "give an alert's JSON, a webhook payload, or the 16 hex digits of a fingerprint"


async def alert_question(settings: Settings, name: str, asked: str | None) -> str:
    """The question about the alert that `name` is: a file, or a fingerprint of Alertmanager. Masked.

    Raises UsageError and EvidenceFileError for what is no alert, SourceError for a server.
    """
    from firsthand.contracts.evidence import TimeWindow
    from firsthand.contracts.requests import QueryMetrics
    from firsthand.rules.evidence import Redactor
    from firsthand.sources.alerts import matching
    from firsthand.sources.metrics.alertquestion import question_of

    path = Path(name)
    if is_file(name):
        alerts = _of_file(path)
    elif FINGERPRINT.fullmatch(name):
        alerts = await _of_server(settings, name)
    else:
        raise UsageError(f"no alert file {name!r}, and no fingerprint; {FORMS}")
    question = question_of(matching(alerts, QueryMetrics(), TimeWindow()), asked)
    return Redactor(installation_key(settings.home)).text(question)


def alert_as_evidence(settings: Settings, name: str | None, folder: Path | None) -> Path | None:
    """The alert's own file, where no other evidence and no server has alerts."""
    sources = settings.sources
    if name is None or folder is not None or sources.prometheus or sources.alertmanager:
        return None
    return Path(name) if is_file(name) else None


def is_file(name: str) -> bool:
    """Whether `--alert` names a file; what is a fingerprint may be one too."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _of_file(path: Path) -> "tuple[HeldAlert, ...]":
    from firsthand.sources.files.alertfile import read_alerts
    from firsthand.sources.files.folder import display_name
    from firsthand.sources.files.limits import ReadLimits

    shown = display_name(path.name)
    alerts = read_alerts(path, shown, ReadLimits()).alerts
    if not alerts:
        raise UsageError(f"{shown} holds no alert; {FORMS}")
    return alerts


async def _of_server(settings: Settings, fingerprint: str) -> "tuple[HeldAlert, ...]":
    server = settings.sources.alertmanager
    if server is None:
        raise UsageError(
            f"{fingerprint} would be looked up in Alertmanager, and none is configured;"
            " set sources.alertmanager.url, or give the alert as a file"
        )
    from firsthand.sources.metrics.alertmanager import Alertmanager

    manager = Alertmanager(server, environ=os.environ)
    try:
        found = await manager.by_fingerprint(fingerprint)
    finally:
        await manager.close()
    if not found:
        raise SourceError(
            f"Alertmanager at {server.url} has no alert {fingerprint}; it forgets resolved ones,"
            " so give the alert as a file"
        )
    return found
