"""Migrate: the one module that loads Alembic, and only where a schema is behind.

It runs inside the caller's transaction, on the caller's connection; Alembic opens none of its own.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration; there is no ini file, and nothing is logged or printed."""
    made = Config()
    made.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection) -> None:
    """Run every revision that the database lacks."""
    command.upgrade(config(connection), "head")
