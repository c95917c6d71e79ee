"""Law 8 for PromQL: which expressions cannot put a word or a number of the asker into a line.

1. every value comes from stored series; a number stands only as a comparison's operand, a factor
   of the list, a quantile, a k or a rounding
2. a text stands only in a matcher, which filters
3. what keeps a few series (topk) or orders them stands outermost, so that nothing counts them
4. over a range nothing outermost takes points away: a least or a mean of the rest is not the series'
5. nothing cancels itself out: `x / x` is a number that nobody stored

Pure. The tree comes back with its constants worked out; `cancelling` has rule 5.
"""

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.cancelling import check_cancelling
from firsthand.sources.metrics.promql.constants import constant, digits, quantile, scale, whole
from firsthand.sources.metrics.promql.functions import (
    CHOOSING,
    DIGITS,
    FUNCTIONS,
    MOST_K,
    ORDERING,
    PARAMETERS,
    QUANTILE,
    RANGE,
)
from firsthand.sources.metrics.promql.policy import Policy, Refusal, Rule

COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
SETS = frozenset({"and", "or", "unless"})
ARITHMETIC = frozenset({"+", "-", "*", "/"})
_TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}


def obeying(node: tree.Node, policy: Policy) -> tree.Node:
    """The expression, if it obeys. Raises Refusal."""
    count = sum(1 for _ in tree.walk(node))
    if count > policy.nodes:
        raise Refusal(Rule.TOO_COMPLEX, f"{count} parts, the limit is {policy.nodes}")
    examined = _Examination(policy)
    vector = examined.vector(node, outermost=True)
    if examined.scales > policy.scales:
        raise Refusal(Rule.LITERAL, f"more than {policy.scales} factors in one expression")
    check_cancelling(vector)
    return vector


class _Examination:
    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._in_subquery = False
        self.scales = 0

    def vector(self, node: tree.Node, *, outermost: bool = False) -> tree.Node:
        match node:
            case tree.Number() | tree.Text():
                raise Refusal(Rule.NO_STORED_SERIES, "a value that no series has; name a metric")
            case tree.Selector():
                if node.range is not None:
                    raise Refusal(
                        Rule.ARGUMENTS, "a range stands in a function, such as rate(x[5m])"
                    )
                return node
            case tree.Subquery():
                raise Refusal(Rule.ARGUMENTS, "a subquery stands in a function over a range")
            case tree.Call():
                return self._call(node, outermost)
            case tree.Aggregate():
                return self._aggregate(node, outermost)
            case tree.Binary():
                return self._binary(node, outermost)

    def _call(self, node: tree.Call, outermost: bool) -> tree.Node:
        kinds = FUNCTIONS[node.function]
        given = node.arguments
        if not (len(given) == len(kinds) or (kinds[-1] == DIGITS and len(given) == len(kinds) - 1)):
            raise Refusal(Rule.ARGUMENTS, f"{node.function} has another number of arguments")
        if node.function in ORDERING:
            _only_outermost(node.function, outermost)
            return tree.Call(node.function, (self.vector(given[0], outermost=True),))
        checked: list[tree.Node] = []
        for kind, argument in zip(kinds, given, strict=False):
            match kind:
                case k if k == RANGE:
                    checked.append(self._range(argument))
                case k if k == QUANTILE:
                    checked.append(quantile(argument))
                case k if k == DIGITS:
                    checked.append(digits(argument))
                case _:
                    checked.append(self.vector(argument))
        return tree.Call(node.function, tuple(checked))

    def _range(self, node: tree.Node) -> tree.Node:
        if isinstance(node, tree.Selector) and node.range is not None:
            return node
        if not isinstance(node, tree.Subquery):
            raise Refusal(Rule.ARGUMENTS, "this function wants a range, such as x[5m]")
        if self._in_subquery:
            raise Refusal(Rule.TOO_COMPLEX, "a subquery in a subquery; ask for less at once")
        if node.range > node.step * self._policy.subquery_points:
            raise Refusal(
                Rule.TOO_COMPLEX,
                f"a subquery of more than {self._policy.subquery_points} steps; take a longer step",
            )
        self._in_subquery = True
        inner = self.vector(node.inner)
        self._in_subquery = False
        return tree.Subquery(inner, node.range, node.step, node.offset)

    def _aggregate(self, node: tree.Aggregate, outermost: bool) -> tree.Node:
        parameter = node.parameter
        if node.operator in CHOOSING:
            _only_outermost(node.operator, outermost)
            self._whole_over_a_range(node.operator, outermost)
        if parameter is not None:
            usual = PARAMETERS[node.operator] == QUANTILE
            parameter = quantile(parameter) if usual else whole(parameter, MOST_K)
        inner = self.vector(node.inner)
        return tree.Aggregate(node.operator, inner, parameter, node.labels, node.grouping)

    def _binary(self, node: tree.Binary, outermost: bool) -> tree.Node:
        operator = node.operator
        if operator not in COMPARISONS | SETS | ARITHMETIC:
            raise Refusal(Rule.OPERATOR, f"the operator {operator} is not on the list")
        if operator not in ARITHMETIC:
            self._whole_over_a_range(operator, outermost)
        left, right = constant(node.left), constant(node.right)
        if left is not None and right is not None:
            raise Refusal(Rule.NO_STORED_SERIES, "a value that no series has; name a metric")
        if left is None and right is None:
            keeps = outermost and operator not in ARITHMETIC
            return tree.Binary(
                operator,
                self.vector(node.left, outermost=keeps),
                self.vector(node.right, outermost=keeps and operator == "or"),
                node.matching,
                node.labels,
                node.many,
            )
        if node.matching or operator in SETS:
            raise Refusal(Rule.ARGUMENTS, f"{operator} stands between series here")
        if operator in COMPARISONS:
            if right is not None:
                kept = self.vector(node.left, outermost=outermost)
                return tree.Binary(operator, kept, tree.Number(right))
            kept = self.vector(node.right, outermost=outermost)
            return tree.Binary(_TURNED[operator], kept, tree.Number(left or 0.0))
        if operator in "+-" or (operator == "/" and left is not None):
            raise Refusal(
                Rule.LITERAL,
                "a number that is added, subtracted or divided; compare with it, or leave it away",
            )
        self.scales += 1
        series = self.vector(node.left if left is None else node.right)
        factor = scale(right if right is not None else left or 0.0)
        return tree.Binary(operator, series, tree.Number(factor))

    def _whole_over_a_range(self, name: str, outermost: bool) -> None:
        if outermost and self._policy.ranged:
            raise Refusal(
                Rule.FILTERED_RANGE,
                f"{name} takes points away over a range; ask at one instant, or without it",
            )


def _only_outermost(name: str, outermost: bool) -> None:
    if not outermost:
        raise Refusal(Rule.LIMITED_ROWS, f"{name} stands outermost only: nothing may count its k")
