"""The name of what an expression computes, for a line's head. Pure.

Law: no byte of it is the asker's. It is made of words of the guard's own lists (functions,
operators, usual durations, factors, quantiles) and of metric names that the server has; all else
is `?`. A matcher is `{…}`: it says that there is a filter, and the scope says which.
"""

from collections.abc import Collection

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.constants import SCALES
from firsthand.sources.metrics.promql.durations import USUAL
from firsthand.sources.metrics.promql.functions import (
    CHOOSING,
    ORDERING,
)
from firsthand.sources.metrics.promql.write import number

FILTERED = "{…}"
UNKNOWN = "?"
SETS = frozenset({"and", "unless"})
_FILTERS = SETS | frozenset({"==", "!=", "<", "<=", ">", ">="})


def keeps_names(node: tree.Node) -> bool:
    """Whether each line is a stored series with its present values, so that it has its own name."""
    match node:
        case tree.Selector():
            return node.offset is None
        case tree.Call(function=function):
            return function in ORDERING and keeps_names(node.arguments[0])
        case tree.Aggregate(operator=operator):
            return operator in CHOOSING and keeps_names(node.inner)
        case tree.Binary(operator="or"):
            return keeps_names(node.left) and keeps_names(node.right)
        case tree.Binary(operator=operator, matching=matching):
            drops = matching and operator not in SETS  # a comparison of matched labels keeps those
            return operator in _FILTERS and not drops and keeps_names(node.left)
        case _:
            return False


def name_of(node: tree.Node, known: Collection[str]) -> str:
    """`sum(rate(http_requests_total{…}[5m]))`. `known`: metric names that the server has."""
    return _Names(known).outer(node)


class _Names:
    def __init__(self, known: Collection[str]) -> None:
        self._known = known

    def outer(self, node: tree.Node) -> str:
        """Outermost filters stand at one instant only, change no value and go unsaid."""
        match node:
            case tree.Call(function=function) if function in ORDERING:
                return self.outer(node.arguments[0])
            case tree.Aggregate(operator=operator) if operator in CHOOSING:
                return self.outer(node.inner)
            case tree.Binary(operator="or"):
                return f"{self.outer(node.left)} or {self.outer(node.right)}"
            case tree.Binary(operator=operator) if operator in _FILTERS:
                return self.outer(node.left)
            case _:
                return self.inner(node)

    def inner(self, node: tree.Node) -> str:
        match node:
            case tree.Selector():
                return self._selector(node)
            case tree.Subquery():
                span = f"[{USUAL[node.range]}:{USUAL[node.step]}]"
                return f"{self._boxed(node.inner)}{span}{_offset(node.offset)}"
            case tree.Call():
                return f"{node.function}({', '.join(self._arguments(node))})"
            case tree.Aggregate():
                return f"{node.operator}({self._parameter(node)}{self.inner(node.inner)})"
            case tree.Binary():
                return f"{self._boxed(node.left)} {node.operator} {self._operand(node)}"
            case _:
                return UNKNOWN

    def _selector(self, node: tree.Selector) -> str:
        name = node.name if node.name is not None and node.name in self._known else UNKNOWN
        span = "" if node.range is None else f"[{USUAL[node.range]}]"
        return f"{name}{FILTERED if node.matchers else ''}{span}{_offset(node.offset)}"

    def _arguments(self, node: tree.Call) -> list[str]:
        return [
            number(argument.value) if isinstance(argument, tree.Number) else self.inner(argument)
            for argument in node.arguments
        ]

    def _parameter(self, node: tree.Aggregate) -> str:
        """A quantile; the k of `topk` stands outermost and goes unsaid."""
        return (
            f"{number(node.parameter.value)}, " if isinstance(node.parameter, tree.Number) else ""
        )

    def _operand(self, node: tree.Binary) -> str:
        if not isinstance(node.right, tree.Number):
            return self._boxed(node.right)
        return SCALES[node.right.value] if node.operator in "*/" else UNKNOWN

    def _boxed(self, node: tree.Node) -> str:
        return f"({self.inner(node)})" if isinstance(node, tree.Binary) else self.inner(node)


def _offset(seconds: int | None) -> str:
    return "" if seconds is None else f" offset {USUAL[seconds]}"
