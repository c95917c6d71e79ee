"""What a query is made of, once its names are resolved. Data only.

A `Relation` is a query: one arm, or several under UNION and its like. An arm reads sources, which
are stored tables or relations again, and has outputs.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlglot import exp


@dataclass(slots=True, kw_only=True)
class Output:
    """One column that a query gives."""

    name: str
    """How an outer query refers to it."""
    expression: exp.Expr
    """As the select has it, without its alias."""
    canonical: exp.Expr
    """The same over stored columns alone."""

    @property
    def unknown(self) -> bool:
        """A `*` over a table whose columns are not known."""
        return is_star(self.expression)


@dataclass(slots=True, kw_only=True)
class Source:
    """A table or a query in FROM."""

    alias: str
    table: str | None = None
    """The stored table, as the policy names it."""
    label: str = ""
    """Its name in canonical expressions: the table's, numbered where it is read more than once."""
    columns: dict[str, tuple[str, exp.Expr]] | None = None
    """Folded name → (spelling, canonical expression); None where it is not known."""
    relation: "Relation | None" = None


@dataclass(slots=True, kw_only=True)
class Arm:
    """One SELECT."""

    select: exp.Select
    sources: list[Source]
    outputs: list[Output]
    order: list[exp.Expr] = field(default_factory=list)
    """ORDER BY over stored columns."""
    nested: dict[int, "Relation"] = field(default_factory=dict)
    """Queries inside its expressions, by the identity of their node."""
    origins: dict[int, Source] = field(default_factory=dict)
    """Column node → the source that it reads, where that is known."""


@dataclass(slots=True, kw_only=True)
class Relation:
    """A query."""

    arms: list[Arm]
    outputs: list[Output]
    limited: bool
    """It has a LIMIT of its own."""


@dataclass(slots=True, kw_only=True)
class Scope:
    """What names can mean at one place."""

    sources: list[Source]
    ctes: dict[str, tuple[str, Relation, list[str]]]
    """Folded name → (spelling, relation, its column names if it lists them)."""
    parent: "Scope | None" = None
    merged: set[str] = field(default_factory=set)
    """Folded names that USING made one; the first table's stands for both."""

    def outer(self) -> Iterable["Scope"]:
        scope = self.parent
        while scope is not None:
            yield scope
            scope = scope.parent


def is_star(node: exp.Expr) -> bool:
    """`*` or `t.*`."""
    return isinstance(node, exp.Star) or (
        isinstance(node, exp.Column) and isinstance(node.this, exp.Star)
    )
