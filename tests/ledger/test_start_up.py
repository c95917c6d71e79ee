"""What a cold start loads: the driver that the address needs, and nothing else."""

import subprocess
import sys
from pathlib import Path

HEAVY = (
    "sqlalchemy.orm",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.dialects.postgresql",
    "alembic",
    "asyncpg",
)


def loaded(code: str, *arguments: str) -> set[str]:
    ending = "\nimport sys; print(' '.join(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code + ending, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return set(done.stdout.split())


def test_importing_the_ledger_loads_no_database_code() -> None:
    assert not loaded("import firsthand.ledger") & {"sqlalchemy", "sqlite3", *HEAVY}


def test_a_sqlite_ledger_loads_neither_orm_nor_alembic_nor_postgresql(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from firsthand.ledger import open_ledger\n"
        "async def main():\n"
        "    for _ in range(2):\n"
        "        await (await open_ledger(sys.argv[1])).close()\n"
        "asyncio.run(main())"
    )
    modules = loaded(code, str(tmp_path / "ledger.db"))
    assert "sqlalchemy" in modules
    assert not modules & set(HEAVY)
