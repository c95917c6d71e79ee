"""Rule 5 of law 8: no part of a sum or product cancels another. Pure.

Parts are compared without what does not change their value: filters, factors of the list, order.
"""

from collections import Counter
from collections.abc import Iterator

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.policy import Refusal, Rule

_ROUNDING = frozenset({"abs", "ceil", "floor", "round", "sort", "sort_desc"})
_FILTERS = frozenset({"==", "!=", "<", "<=", ">", ">=", "and", "unless"})
_PAIRS = (frozenset("*/"), frozenset("+-"))


def check_cancelling(node: tree.Node) -> None:
    """Raises Refusal for `x / x`, `x - x`, `x + x`, `x * 60 / x`, `(a / b) * (b / a)`."""
    for part in tree.walk(node):
        if not isinstance(part, tree.Binary):
            continue
        kinds = next((pair for pair in _PAIRS if part.operator in pair), None)
        if kinds is None:
            continue
        seen = Counter(_bare(term) for term in _terms(part, kinds))
        if any(count > 1 for count in seen.values()):
            raise Refusal(
                Rule.CANCELLING, "the same series stands twice in a sum or product; use it once"
            )


def _terms(node: tree.Node, kinds: frozenset[str]) -> Iterator[tree.Node]:
    """What a chain of `*` and `/`, or of `+` and `-`, is made of; constants are left out."""
    node = _unwrapped(node)
    if isinstance(node, tree.Binary) and node.operator in kinds:
        yield from _terms(node.left, kinds)
        yield from _terms(node.right, kinds)
    elif not isinstance(node, tree.Number):
        yield node


def _unwrapped(node: tree.Node, *, filters: bool = True) -> tree.Node:
    """Without the filters, roundings and factors around it."""
    while True:
        match node:
            case tree.Binary(operator=operator) if filters and operator in _FILTERS:
                node = node.left
            case tree.Binary(operator="*" | "/", right=tree.Number()):
                node = node.left
            case tree.Call(function=function) if function in _ROUNDING:
                node = node.arguments[0]
            case _:
                return node


def _bare(node: tree.Node, *, filters: bool = True) -> str:
    """A spelling that is the same for parts of the same value: sums and products are sorted.

    A filter inside an aggregation makes another value: `count(up == 0) / count(up)`.
    """
    node = _unwrapped(node, filters=filters)
    match node:
        case tree.Binary(operator="+" | "*" as operator):
            kinds = frozenset(operator)
            terms = (_bare(term, filters=filters) for term in _terms(node, kinds))
            return f"({operator.join(sorted(terms))})"
        case tree.Binary():
            sides = (_bare(node.left, filters=filters), _bare(node.right, filters=filters))
            return f"({sides[0]}{node.operator}{sides[1]})"
        case tree.Call():
            inner = ",".join(_bare(one, filters=False) for one in node.arguments)
            return f"{node.function}({inner})"
        case tree.Aggregate():
            head = f"{node.operator}/{node.parameter}/{node.grouping}/{sorted(node.labels)}"
            return f"{head}({_bare(node.inner, filters=False)})"
        case tree.Subquery():
            inner = _bare(node.inner, filters=False)
            return f"{inner}[{node.range}:{node.step}]{node.offset}"
        case tree.Selector():
            return f"{node.name}{sorted(map(repr, node.matchers))}[{node.range}]{node.offset}"
        case _:
            return repr(node)
