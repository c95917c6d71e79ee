"""Opening a database: which server it is, what it lets us read, and a source over it.

Law: the only module that names a driver's backend; a driver is imported when its database is asked
for. A database that cannot be reached gives a source that answers `source_unavailable`, with the
reason: an incident does not wait for it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import ConfigurationError, SourceError
from firsthand.contracts.ports import EvidenceSource
from firsthand.sources.sql.address import Address
from firsthand.sources.sql.backend import QueryLimits
from firsthand.sources.unconfigured import UnconfiguredSource

if TYPE_CHECKING:
    from firsthand.sources.sql.mysql import MySqlBackend
    from firsthand.sources.sql.postgres import PostgresBackend

DEFAULT_SCHEMA = "public"
"""Where PostgreSQL's tables are that are listed without a schema."""
EXTRAS = {"mysql": "mysql", "postgres": "postgres"}


async def open_database(
    address: Address, tables: Sequence[str], limits: QueryLimits
) -> tuple[EvidenceSource, tuple[str, ...]]:
    """The source, and notes. Raises ConfigurationError for a missing driver, or an empty list."""
    from firsthand.sources.sql.source import TableSource

    try:
        backend, missing = await connect_backend(address, tables, limits)
    except SourceError as error:
        reason = f"{error}; check the address and the account"
        return UnconfiguredSource(ToolName.QUERY_MYSQL, reason), (f"no database: {reason}",)
    notes = tuple(f"the database has no table {name} for this account" for name in missing)
    if not backend.tables:
        reason = f"{backend.label} has none of the listed tables"
        return UnconfiguredSource(ToolName.QUERY_MYSQL, reason), notes
    return TableSource(backend), notes


class CheckedDatabase(NamedTuple):
    label: str
    """Server, version and database."""
    warnings: tuple[str, ...]
    """A line for each table that is not there, and each right beyond reading."""
    tables: tuple[str, ...]
    """Those of the list that can be read."""


async def check_database(
    address: Address, tables: Sequence[str], limits: QueryLimits
) -> CheckedDatabase:
    """Raises SourceError."""
    backend, missing = await connect_backend(address, tables, limits)
    lines = [f"there is no table {name} for this account" for name in missing]
    if address.system == "mysql":
        from firsthand.sources.sql.privileges import mysql_warnings

        lines += await mysql_warnings(backend, address.database)  # type: ignore[arg-type]  # by system
    else:
        from firsthand.sources.sql.privileges import postgres_warnings

        lines += await postgres_warnings(backend)  # type: ignore[arg-type]  # by system
    return CheckedDatabase(
        backend.label, tuple(lines), tuple(table.name for table in backend.tables)
    )


async def connect_backend(
    address: Address, tables: Sequence[str], limits: QueryLimits
) -> "tuple[MySqlBackend | PostgresBackend, tuple[str, ...]]":
    """A backend that knows its tables, and those that it has not. Raises SourceError."""
    if not tables:
        raise ConfigurationError("a database without a list of tables; list those that may be read")
    wanted = list(dict.fromkeys(tables))
    try:
        if address.system == "mysql":
            return await _mysql(address, wanted, limits)
        return await _postgres(address, wanted, limits)
    except ModuleNotFoundError as error:
        extra = EXTRAS[address.system]
        raise ConfigurationError(
            f"this database needs {error.name}; install firsthand[{extra}]"
        ) from None


async def _mysql(
    address: Address, wanted: Sequence[str], limits: QueryLimits
) -> "tuple[MySqlBackend, tuple[str, ...]]":
    from firsthand.sources.sql.catalogue import mysql_catalogue
    from firsthand.sources.sql.mysql import MySqlBackend, server_version

    backend = MySqlBackend(address, limits, version=await server_version(address, limits))
    catalogue = await mysql_catalogue(backend, wanted, address.database)
    backend.tables = catalogue.tables
    return backend, catalogue.missing


async def _postgres(
    address: Address, wanted: Sequence[str], limits: QueryLimits
) -> "tuple[PostgresBackend, tuple[str, ...]]":
    from firsthand.sources.sql.catalogue import postgres_catalogue
    from firsthand.sources.sql.postgres import PostgresBackend, server_version

    backend = PostgresBackend(address, limits, version=await server_version(address, limits))
    catalogue = await postgres_catalogue(backend, wanted, DEFAULT_SCHEMA)
    backend.tables = catalogue.tables
    return backend, catalogue.missing
