"""The languages that the guard reads and writes. Data only.

The text for MySQL keeps to what MySQL and MariaDB both run: MariaDB has no `REGEXP_LIKE` and no
`->>`. The session of a backend is set so that it reads a text as the guard does (`quirks`).
"""

from typing import ClassVar

from sqlglot import Dialect, exp
from sqlglot.dialects.mysql import MySQL
from sqlglot.dialects.postgres import Postgres
from sqlglot.dialects.sqlite import SQLite
from sqlglot.generators.mysql import MySQLGenerator
from sqlglot.parsers.mysql import MySQLParser
from sqlglot.parsers.postgres import PostgresParser
from sqlglot.tokenizer_core import TokenType

from firsthand.sources.sql.guard.policy import Refusal, Rule


class PlainPostgres(Postgres):
    """PostgreSQL: an arrow is always a path into a document, and never a lambda."""

    class Parser(PostgresParser):
        LAMBDAS: ClassVar = {
            token: reader
            for token, reader in PostgresParser.LAMBDAS.items()
            if token is not TokenType.ARROW
        }


class SharedMySQL(MySQL):
    """MySQL and MariaDB; an arrow is a path here too."""

    class Parser(MySQLParser):
        LAMBDAS: ClassVar = {
            token: reader
            for token, reader in MySQLParser.LAMBDAS.items()
            if token is not TokenType.ARROW
        }

    class Generator(MySQLGenerator):
        TRANSFORMS: ClassVar = {
            **MySQLGenerator.TRANSFORMS,
            exp.RegexpLike: lambda self, node: self.binary(node, "RLIKE"),
            exp.JSONExtract: lambda self, node: self.func(
                "JSON_EXTRACT", node.this, node.expression, *node.expressions
            ),
            exp.JSONExtractScalar: lambda self, node: self.func(
                "JSON_UNQUOTE", self.func("JSON_EXTRACT", node.this, node.expression)
            ),
        }


DIALECTS: dict[str, type[Dialect]] = {
    "mysql": SharedMySQL,
    "mariadb": SharedMySQL,
    "postgres": PlainPostgres,
    "postgresql": PlainPostgres,
    "sqlite": SQLite,
}
FOLDED = frozenset({PlainPostgres})
"""Unquoted names are lower-cased; elsewhere names are matched by ignoring case."""


def dialect_of(name: str) -> type[Dialect]:
    found = DIALECTS.get(name.strip().lower())
    if found is None:
        raise Refusal(Rule.UNREADABLE, f"no dialect {name!r}; known are {', '.join(DIALECTS)}")
    return found
