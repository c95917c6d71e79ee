"""The configured database behind `query_mysql`."""

import os
from dataclasses import replace
from typing import TYPE_CHECKING

from firsthand.contracts.enums import ToolName
from firsthand.settings import Settings, SqlSettings

if TYPE_CHECKING:
    from firsthand.sources.files.opening import Sources
    from firsthand.sources.sql.address import Address
    from firsthand.sources.sql.backend import QueryLimits


async def with_database(settings: Settings, sources: "Sources") -> "Sources":
    """`query_mysql` over the configured database, if there is one."""
    if settings.sql is None:
        return sources
    from firsthand.sources.sql.opening import open_database

    address, limits = database_of(settings.sql)
    source, notes = await open_database(address, settings.sql.tables, limits)
    by_tool = {**sources.by_tool, ToolName.QUERY_MYSQL: source}
    return replace(sources, by_tool=by_tool, notes=(*sources.notes, *notes))


def database_of(sql: SqlSettings) -> "tuple[Address, QueryLimits]":
    """Where the configured database is, and how much of it one query may take."""
    from firsthand.net.secrets import dereferenced
    from firsthand.sources.sql.address import Tls, read_address
    from firsthand.sources.sql.backend import QueryLimits

    url = dereferenced(sql.url, os.environ, setting="sql.url").get_secret_value()
    password = None
    if sql.password is not None:
        secret = dereferenced(sql.password, os.environ, setting="sql.password")
        password = secret.get_secret_value()
    address = read_address(url, password=password, tls=Tls(sql.tls), ca=sql.ca)
    limits = QueryLimits(
        seconds=sql.seconds,
        connect_seconds=sql.connect_seconds,
        result_bytes=sql.result_bytes,
        connections=sql.connections,
    )
    return address, limits
