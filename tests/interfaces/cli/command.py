"""Runs the real command line in a process of its own, over an evidence folder of our own."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.support.warm import is_settled_at_start, run_warm

ROOT = Path(__file__).parents[3]

LOG = """\
2026-07-08T10:13:58Z INFO order-service GET /orders 200 12ms
2026-07-08T10:14:01Z WARN order-service HikariPool-1 - pool is busy (total=50, active=49, waiting=3)
2026-07-08T10:14:03Z ERROR order-service HikariPool-1 - Connection is not available, request timed \
out after 30000ms (total=50, active=50, idle=0, waiting=23)
2026-07-08T10:14:05Z INFO order-service GET /orders 500 30002ms
"""
ALERTS = [
    {
        "labels": {"alertname": "OrderLatencyHigh", "service": "order-service", "severity": "page"},
        "annotations": {"summary": "p99 latency is 31s"},
        "startsAt": "2026-07-08T10:10:00Z",
        "endsAt": "0001-01-01T00:00:00Z",
        "status": {"state": "active", "silencedBy": [], "inhibitedBy": []},
    }
]
RUNBOOK = "# Connection pool exhausted\n\nCompare active with total, then look for slow queries.\n"


def evidence_folder(folder: Path) -> Path:
    """Alerts, one log, one runbook, and a file that is none of these."""
    (folder / "logs").mkdir(parents=True)
    (folder / "runbooks").mkdir()
    (folder / "logs" / "order-service.log").write_text(LOG)
    (folder / "alerts.json").write_text(json.dumps(ALERTS))
    (folder / "runbooks" / "pool.md").write_text(RUNBOOK)
    (folder / "notes.xls").write_bytes(b"\x00")
    return folder


@dataclass(frozen=True, kw_only=True)
class FirsthandCommand:
    """`firsthand …` with a home folder of its own."""

    home: Path

    def environment(self, **variables: str) -> dict[str, str]:
        inherited = {
            name: value for name, value in os.environ.items() if not name.startswith("FIRSTHAND_")
        }
        own = {
            "FIRSTHAND_HOME": str(self.home),
            "FIRSTHAND_CONFIG": os.devnull,
            "PYTHONUTF8": "1",
        }
        return inherited | own | variables

    def __call__(
        self, *arguments: str, cwd: Path = ROOT, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """From a warm start, unless a variable is one that only a cold one heeds."""
        if not any(map(is_settled_at_start, variables)):
            return run_warm(arguments, cwd=cwd, env=self.environment(**variables), timeout=60)
        return subprocess.run(
            [sys.executable, "-m", "firsthand", *arguments],
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=False,
            cwd=cwd,
            env=self.environment(**variables),
        )
