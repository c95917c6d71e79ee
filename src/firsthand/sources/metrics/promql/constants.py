"""Numbers that an expression may hold, and where. Pure.

A comparison's operand may be any number, since it only filters. A factor, divisor or quantile comes
from a closed list, so that it can stand in the name of what it made.
"""

import math

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.policy import Refusal, Rule

SCALES: dict[float, str] = {
    **{float(10**power): str(10**power) for power in range(1, 10)},
    **{10.0**-power: f"0.{'0' * (power - 1)}1" for power in range(1, 7)},
    **{float(1024**power): str(1024**power) for power in range(1, 5)},
    60.0: "60",
    3600.0: "3600",
    86400.0: "86400",
}
"""Factors and divisors → their spelling."""
QUANTILES: dict[float, str] = {
    float(text): text
    for text in "0 0.01 0.05 0.1 0.25 0.5 0.75 0.8 0.9 0.95 0.98 0.99 0.999 1".split()  # noqa: SIM905
}
"""The usual ones: between a stored 0 and a stored 1 a quantile is its own number."""
ROUNDINGS = {10.0**power for power in range(-9, 10)}
GREATEST = 1e300


def constant(node: tree.Node) -> float | None:
    """The number that a part without series is, such as `5 * 1024^3`; None for all else."""
    match node:
        case tree.Number():
            return node.value
        case tree.Binary(operator=operator, matching=""):
            left, right = constant(node.left), constant(node.right)
            if left is None or right is None:
                return None
            value = _worked_out(operator, left, right)
            if not abs(value) <= GREATEST:
                raise Refusal(Rule.LITERAL, "a number that is none; write it out")
            return value
        case _:
            return None


def _worked_out(operator: str, left: float, right: float) -> float:
    """NaN for what is no number."""
    try:
        match operator:
            case "+":
                return left + right
            case "-":
                return left - right
            case "*":
                return left * right
            case "/":
                return left / right
            case "^":
                return math.pow(left, right)
            case _:
                return math.nan
    except (ArithmeticError, ValueError):
        return math.nan


def scale(value: float) -> float:
    """Raises Refusal for a factor that is not on the list."""
    if value not in SCALES:
        raise Refusal(
            Rule.LITERAL,
            f"{value:g} is no factor of the list (powers of 10 and 1024, 60, 3600, 86400);"
            " a number may also be what a series is compared with",
        )
    return value


def quantile(node: tree.Node) -> tree.Number:
    value = constant(node)
    if value is None or value not in QUANTILES:
        raise Refusal(
            Rule.LITERAL, f"that quantile is not on the list: {', '.join(QUANTILES.values())}"
        )
    return tree.Number(value)


def digits(node: tree.Node) -> tree.Number:
    value = constant(node)
    if value is None or value not in ROUNDINGS:
        raise Refusal(Rule.LITERAL, "rounding goes to a power of ten, such as 0.01")
    return tree.Number(value)


def whole(node: tree.Node, most: int) -> tree.Number:
    value = constant(node)
    if value is None or not value.is_integer() or not 1 <= value <= most:
        raise Refusal(Rule.LITERAL, f"k is a whole number from 1 to {most}")
    return tree.Number(value)
