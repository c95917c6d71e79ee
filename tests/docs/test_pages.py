"""The commands in README.md and docs/ run, end as the page says, and print what it shows."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.commands import Command, commands, matches

ROOT = Path(__file__).parents[2]
PAGES = [
    page for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if page.exists()
]
COMMANDS = [command for page in PAGES for command in commands(page, ROOT)]


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_a_command_of_the_docs_does_what_the_page_says(command: Command, home: Path) -> None:
    if not command.runs:
        pytest.skip("the page marks it as one that a test cannot run")
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("FIRSTHAND_")
    }
    done = subprocess.run(
        [sys.executable, "-m", *command.words],
        cwd=ROOT,
        env=environment | {"FIRSTHAND_HOME": str(home), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == command.exit_code, done.stderr
    if command.output:
        assert matches(command.output, done.stdout), done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_files_that_a_page_links_to_exist(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
    missing = [
        target
        for target in targets
        if "://" not in target
        and not target.startswith("mailto:")
        and not (page.parent / target).exists()
    ]
    assert missing == []
