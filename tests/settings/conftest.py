import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No variable of ours, a home folder and a working folder of the test's own."""
    for name in list(os.environ):
        if name.upper().startswith("FIRSTHAND_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("FIRSTHAND_HOME", str(tmp_path / "home"))
    working = tmp_path / "working"
    working.mkdir()
    monkeypatch.chdir(working)
