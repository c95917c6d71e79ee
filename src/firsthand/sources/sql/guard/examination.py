"""What an examination of outputs carries from node to node. Data, and the walk itself."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from sqlglot import exp

from firsthand.sources.sql.guard.policy import Refusal, Rule


@dataclass(frozen=True, slots=True)
class Place:
    """Where an expression stands."""

    counted: bool = False
    """Directly inside SUM, COUNT or AVG: a condition may stand here."""
    aggregated: bool = False
    """Anywhere inside an aggregate."""
    strict: bool = True
    """A NULL here makes the output NULL, so that a JSON path that is shown was there."""

    @property
    def inner(self) -> "Place":
        """Inside an operation: no longer directly in an aggregate."""
        return Place(aggregated=self.aggregated, strict=self.strict)

    @property
    def loose(self) -> "Place":
        """Inside what may give a value for a NULL."""
        return Place(aggregated=self.aggregated, strict=False)


@dataclass(slots=True)
class Examination:
    """The outputs of one statement."""

    handlers: "Mapping[type[exp.Expr], Handler]"
    """Kind of node → what it may hold; any other kind is refused."""
    fallback: "Handler"
    """For functions without a handler."""
    shown: set[int] = field(default_factory=set)
    """Values that may stand in a column's name, by identity."""
    feeding: list[exp.Expr] = field(default_factory=list)
    """Scalar subqueries whose value is a part of an output."""

    def value(self, node: exp.Expr, place: Place) -> None:
        """Any expression whose value reaches an output. Raises Refusal."""
        handler = self.handlers.get(type(node))
        if handler is None and isinstance(node, exp.Func):
            handler = self.fallback
        if handler is None:
            raise Refusal(Rule.SYNTAX, f"{type(node).__name__.lower()} may not make an output")
        handler(self, node, place)

    def values(self, nodes: Iterable[exp.Expr | None], place: Place) -> None:
        for node in nodes:
            if node is not None:
                self.value(node, place)

    def children(self, node: exp.Expr, place: Place) -> None:
        self.values(self.operands(node), place)

    def operands(self, node: exp.Expr) -> list[exp.Expr]:
        """What an operation works on; units, types and names are no values."""
        return [
            child
            for child in node.iter_expressions()
            if not isinstance(child, (exp.Var, exp.DataType, exp.Identifier))
        ]

    def show(self, node: exp.Expr) -> None:
        """Let the values of a part stand in a column's name."""
        self.shown.update(id(one) for one in node.find_all(exp.Literal, exp.JSONPath))


Handler = Callable[[Examination, exp.Expr, Place], None]
