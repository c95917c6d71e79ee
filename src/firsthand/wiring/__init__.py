"""Wiring: the only package that names concrete edges. It puts ports, service and settings together.

Imports of edges are local: a command pays only for what it uses.
"""

from firsthand.wiring.app import App, RunView
from firsthand.wiring.checking import Checking
from firsthand.wiring.database import database_of
from firsthand.wiring.existing import existing_ledger
from firsthand.wiring.home import installation_key
from firsthand.wiring.knowledge import runbook_library
from firsthand.wiring.models import model_catalog, models_config
from firsthand.wiring.opening import build_service, open_app
from firsthand.wiring.required import require_evidence
from firsthand.wiring.selection import EvidenceSelection

__all__ = [
    "App",
    "Checking",
    "EvidenceSelection",
    "RunView",
    "build_service",
    "database_of",
    "existing_ledger",
    "installation_key",
    "model_catalog",
    "models_config",
    "open_app",
    "require_evidence",
    "runbook_library",
]
