"""What an account may do beyond reading, and what stands behind a view: for `sources check`.

Law: reads only. The guard and the READ ONLY session hold whatever the account may do; this says
where the last of the four layers, a least-privilege account, is missing.
"""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import sqlglot
from sqlglot import exp
from sqlglot.errors import SqlglotError

if TYPE_CHECKING:
    from firsthand.sources.sql.mysql import MySqlBackend
    from firsthand.sources.sql.postgres import PostgresBackend


HARMLESS = frozenset(
    {"SELECT", "USAGE", "SHOW VIEW", "SHOW DATABASES", "PROCESS", "BINLOG MONITOR"}
)
"""Privileges of MySQL that change nothing."""
ADVICE = "give it SELECT on the allowed tables alone"

_GRANT = re.compile(r"\AGRANT (?P<rights>.+?) ON (?P<object>.+?) TO ", re.IGNORECASE | re.DOTALL)
_COLUMNS = re.compile(r"\([^)]*\)")

POSTGRES_ROLE = """
    SELECT r.rolsuper, r.rolcreaterole, r.rolcreatedb, r.rolreplication, r.rolbypassrls,
        has_database_privilege(current_database(), 'CREATE')
    FROM pg_roles r WHERE r.rolname = current_user
"""
ROLE_RIGHTS = (
    "is a superuser", "may create roles", "may create databases", "may replicate",
    "bypasses row security", "may create schemas",
)  # fmt: skip
POSTGRES_MEMBER = """
    SELECT r.rolname FROM pg_roles r
    WHERE r.rolname IN ('pg_write_all_data', 'pg_read_server_files', 'pg_write_server_files',
        'pg_execute_server_program', 'pg_signal_backend', 'pg_checkpoint')
    AND pg_has_role(current_user, r.oid, 'MEMBER') ORDER BY r.rolname
"""
POSTGRES_TABLE = """
    SELECT p FROM unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) AS p
    WHERE has_table_privilege(
        (SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
         WHERE n.nspname = $1 AND c.relname = $2), p)
"""
POSTGRES_VIEW = """
    SELECT pg_get_viewdef(c.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind IN ('v', 'm')
"""
MYSQL_VIEW = """
    SELECT view_definition FROM information_schema.views
    WHERE table_schema = %s AND table_name = %s
"""


async def mysql_warnings(backend: "MySqlBackend", database: str) -> tuple[str, ...]:
    """One line for each right that is more than reading, and each view over another table."""
    grants = await backend.fetch("SHOW GRANTS FOR CURRENT_USER")
    lines = list(grant_warnings(str(row[0]) for row in grants))
    allowed = {table.name.rpartition(".")[2] for table in backend.tables}
    for table in backend.tables:
        schema, _, name = table.name.rpartition(".")
        rows = await backend.fetch(MYSQL_VIEW, (schema or database, name))
        lines += _view(table.name, rows, allowed, "mysql")
    return tuple(lines)


async def postgres_warnings(backend: "PostgresBackend") -> tuple[str, ...]:
    """One line for each right that is more than reading, and each view over another table."""
    lines: list[str] = []
    for row in await backend.fetch(POSTGRES_ROLE):
        held = [words for words, has in zip(ROLE_RIGHTS, row, strict=True) if has]
        lines += [f"the account {words}; {ADVICE}" for words in held]
    for (role,) in await backend.fetch(POSTGRES_MEMBER):
        lines.append(f"the account is a member of {role}; {ADVICE}")
    allowed = {table.name.rpartition(".")[2] for table in backend.tables}
    for table in backend.tables:
        schema, _, name = table.name.rpartition(".")
        rights = [str(row[0]) for row in await backend.fetch(POSTGRES_TABLE, schema, name)]
        if rights:
            lines.append(f"the account has {', '.join(rights)} on {table.name}; {ADVICE}")
        rows = await backend.fetch(POSTGRES_VIEW, schema, name)
        lines += _view(table.name, rows, allowed, "postgres")
    return tuple(lines)


def grant_warnings(grants: Iterable[str]) -> Iterable[str]:
    """Of `GRANT … ON … TO …` lines those that allow more than reading."""
    for grant in grants:
        found = _GRANT.match(grant)
        if found is None:
            continue
        rights = [one.strip().upper() for one in _COLUMNS.sub("", found["rights"]).split(",")]
        more = [right for right in rights if right not in HARMLESS]
        if grant.upper().rstrip().endswith("WITH GRANT OPTION"):
            more.append("GRANT OPTION")
        if more:
            yield f"the account has {', '.join(more)} on {found['object']}; {ADVICE}"


def base_tables(definition: str, dialect: str) -> frozenset[str]:
    """The tables that a view reads; none where its definition cannot be read."""
    try:
        tree = sqlglot.parse_one(definition, dialect=dialect)
    except (SqlglotError, RecursionError):
        return frozenset()
    own = {cte.alias for cte in tree.find_all(exp.CTE)}
    return frozenset(table.name for table in tree.find_all(exp.Table) if table.name not in own)


def _view(
    name: str, rows: Sequence[Sequence[object]], allowed: set[str], dialect: str
) -> Iterable[str]:
    for row in rows:
        outside = sorted(base_tables(str(row[0] or ""), dialect) - allowed)
        if outside:
            yield f"the view {name} reads {', '.join(outside)}, which are not on the list"
