from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand, evidence_folder


@pytest.fixture
def firsthand(tmp_path: Path) -> FirsthandCommand:
    return FirsthandCommand(home=tmp_path / "home")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return evidence_folder(tmp_path / "evidence")
