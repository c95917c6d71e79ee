"""What a command loads: an offline diagnosis pays for no provider, no price list, no migration."""

import subprocess
import sys

import pytest
from tests.interfaces.cli.command import ROOT, FirsthandCommand

NEVER = {
    "alembic",
    "asyncpg",
    "greenlet",
    "openai",
    "anthropic",
    "genai_prices.data",
    "fastapi",
}


def loaded(firsthand: FirsthandCommand, *arguments: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "firsthand", *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
        cwd=ROOT,
        env=firsthand.environment(),
    )
    rows = (row for row in done.stderr.splitlines() if row.startswith("import time:"))
    return {row.rpartition("|")[2].strip() for row in rows}


@pytest.mark.parametrize("command", [["demo"], ["demo", "--flow", "reviewed"]], ids=" ".join)
def test_an_offline_run_loads_no_provider_no_prices_and_no_migrations(
    firsthand: FirsthandCommand, command: list[str]
) -> None:
    names = loaded(firsthand, *command)
    assert "firsthand.models.offline" in names
    assert not NEVER & names


def test_a_list_of_runs_loads_no_agent_framework(firsthand: FirsthandCommand) -> None:
    firsthand("demo")
    names = loaded(firsthand, "runs")
    assert "sqlalchemy" in names
    assert not (NEVER | {"pydantic_ai", "markdown_it", "yaml"}) & names
