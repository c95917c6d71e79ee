"""Tables and columns: what a name means, and whether it may be read. Raises Refusal.

Law: pure. Names are emitted as the policy spells them, quoted, and columns with their table: what
runs cannot mean another thing than what was checked.
"""

from collections.abc import Iterable, Sequence

from sqlglot import Dialect, exp

from firsthand.sources.sql.guard.dialects import FOLDED
from firsthand.sources.sql.guard.policy import Policy, Refusal, Rule
from firsthand.sources.sql.guard.relations import Scope, Source

MOST_NAMED = 12
"""Most names that a refusal lists."""


class Names:
    """Names of one policy in one dialect."""

    def __init__(self, policy: Policy, dialect: type[Dialect]) -> None:
        self.policy = policy
        self.exact = dialect in FOLDED
        self.strict = dialect.__name__ == "SQLite"
        self._columns = {
            self.fold(table): {self.fold(name): name for name in names}
            for table, names in (policy.columns or {}).items()
        }

    def fold(self, name: str) -> str:
        return name if self.exact else name.casefold()

    def quote(self, tree: exp.Expr) -> None:
        """Every name as the server reads it, quoted."""
        for name in tree.find_all(exp.Identifier):
            if self.exact and not name.args.get("quoted"):
                name.set("this", name.name.lower())
            name.set("quoted", True)

    def table(self, node: exp.Table) -> tuple[str, str]:
        """The allowed table that a node names: (as the policy names it, its last part)."""
        if not isinstance(node.this, exp.Identifier):
            raise Refusal(Rule.TABLE, "a function in FROM; read one of the tables")
        asked = ".".join(part for part in (node.db, node.name) if part)
        found = [name for name in self.policy.tables if name == asked]
        found = found or [n for n in self.policy.tables if self.fold(n) == self.fold(asked)]
        if not found and not node.db:
            ending = f".{self.fold(asked)}"
            found = [name for name in self.policy.tables if self.fold(name).endswith(ending)]
        if len(found) != 1:
            allowed = listed(sorted(self.policy.tables))
            raise Refusal(Rule.TABLE, f"{asked[:80]!r} may not be read; tables are: {allowed}")
        database, _, name = found[0].rpartition(".")
        node.set("this", exp.to_identifier(name, quoted=True))
        node.set("db", exp.to_identifier(database, quoted=True) if database else None)
        return found[0], name

    def columns(self, table: str) -> dict[str, str] | None:
        """Folded → as spelled; None where the schema is not known."""
        found = self._columns.get(self.fold(table))
        return found or self._columns.get(self.fold(table.rpartition(".")[2]))

    def source_of(self, column: exp.Column, scope: Scope) -> Source | None:
        """The source that a column reads; None where only the server can tell."""
        if column.table:
            return self._named(column, scope)
        holders = self._holding(column.name, scope.sources)
        if len(holders) > 1 and self.fold(column.name) not in scope.merged:
            where = listed(source.alias for source in holders)
            raise Refusal(Rule.COLUMN, f"{column.name!r} is in several tables: {where}; say which")
        if holders:
            return holders[0]
        unknown = [source for source in scope.sources if source.columns is None]
        if len(unknown) == 1 and scope.parent is None:
            return unknown[0]
        for outer in scope.outer():
            found = self._holding(column.name, outer.sources)
            if len(found) == 1 and not unknown:
                return found[0]
            unknown += [source for source in outer.sources if source.columns is None]
        if not unknown or self.strict:
            raise self.no_column(column.name, scope.sources)
        return None

    def _named(self, column: exp.Column, scope: Scope) -> Source:
        for place in (scope, *scope.outer()):
            for source in place.sources:
                if source.alias == column.table or self._same(source.alias, column.table):
                    if column.db and not self._is_of(source, column):
                        continue
                    if source.columns is not None and not self._holding(column.name, [source]):
                        raise self.no_column(column.name, [source])
                    return source
        raise Refusal(Rule.COLUMN, f"no table {column.table[:80]!r} in FROM")

    def _is_of(self, source: Source, column: exp.Column) -> bool:
        return source.table is not None and self._same(source.table, f"{column.db}.{column.table}")

    def _same(self, one: str, other: str) -> bool:
        return self.fold(one) == self.fold(other)

    def _holding(self, name: str, sources: Sequence[Source]) -> list[Source]:
        return [
            one for one in sources if one.columns is not None and self.fold(name) in one.columns
        ]

    def no_column(self, name: str, sources: Iterable[Source]) -> Refusal:
        known = [
            f"{source.alias}({listed(spelling for spelling, _ in source.columns.values())})"
            for source in sources
            if source.columns is not None
        ]
        return Refusal(
            Rule.COLUMN, f"no column {name[:80]!r}; there are: {listed(known) or 'none'}"
        )


def listed(names: Iterable[str]) -> str:
    """`a, b, c and 4 more`."""
    found = list(names)
    more = len(found) - MOST_NAMED
    return ", ".join(found[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")
