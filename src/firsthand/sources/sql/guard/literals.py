"""Which values of the query may stand in an output, and where. Data and small tests; pure."""

import re
from decimal import Decimal, InvalidOperation

from sqlglot import exp

FACTORS = frozenset(
    [Decimal(10) ** power for power in range(-12, 13)]
    + [Decimal(1024) ** power for power in range(1, 7)]
    + [Decimal(60), Decimal(3600), Decimal(86400)]
)
"""Units are changed by these, and by nothing else."""

COUNTS = frozenset({Decimal(0), Decimal(1)})
"""THEN and ELSE directly inside SUM, COUNT and AVG."""

MOST_DIGITS = 12
"""Rounding digits, either way."""

USUAL_PERCENTILES = frozenset(
    {Decimal(percent) / 100 for percent in range(0, 101, 5)}
    | {Decimal(text) for text in ("0.01", "0.02", "0.98", "0.99", "0.995", "0.999", "0.9999")}
)
"""No others: between a stored 0 and a stored 1 a percentile is its own number."""

_DIRECTIVE = r"%-?[aAbBdfGHIjmMpSuUVwWyY]"
_PATTERN = re.compile(
    rf"(?:{_DIRECTIVE}|(?<![0-9])0[01](?![0-9])|(?<=[A-Za-z0-9])T(?=[%0])|[-/:. ])*", re.ASCII
)
QUOTED_T = '"T"'
_SEPARATOR = re.compile(r" ?[;|；、｜] ?|[,:/，：·] | [:/·] | - |\n", re.ASCII)
_MYSQL_PATH = re.compile(
    r"""\$(?:\.[A-Za-z_][\w-]*|\."[^"\\]{1,80}"|\[\d{1,4}\]|\.\*|\[\*\])*""", re.ASCII
)
_POSTGRES_PATH = re.compile(r"\{[^{}\"\\]{0,80}\}")


def number(node: exp.Expr | None) -> Decimal | None:
    """The number that a literal is, or a product and quotient of literals; None for all else."""
    match node:
        case exp.Paren():
            return number(node.this)
        case exp.Neg():
            inner = number(node.this)
            return None if inner is None else -inner
        case exp.Mul() | exp.Div():
            left, right = number(node.this), number(node.expression)
            if left is None or right is None or (isinstance(node, exp.Div) and not right):
                return None
            return left * right if isinstance(node, exp.Mul) else left / right
        case exp.Literal() if not node.is_string and len(node.name) <= 30:
            try:
                return Decimal(node.name)
            except InvalidOperation:
                return None
        case _:
            return None


def is_factor(node: exp.Expr) -> bool:
    return number(node) in FACTORS


def is_digits(node: exp.Expr) -> bool:
    value = number(node)
    return value is not None and value == int(value) and abs(value) <= MOST_DIGITS


def is_percentile(node: exp.Expr) -> bool:
    return number(node) in USUAL_PERCENTILES


def is_pattern(node: exp.Expr | None) -> bool:
    """Date directives, `-/:. T` and fields 00 or 01; at least one directive."""
    if not isinstance(node, exp.Literal) or not node.is_string:
        return False
    text = str(node.this).replace(QUOTED_T, "T")
    return "%" in text and _PATTERN.fullmatch(text) is not None


def is_separator(node: exp.Expr) -> bool:
    """Punctuation, which neither joins two words nor makes a sign, a time or a number of two."""
    return (
        isinstance(node, exp.Literal)
        and bool(node.is_string)
        and _SEPARATOR.fullmatch(str(node.this)) is not None
    )


def is_json_path(node: exp.Expr | None) -> bool:
    """A path of keys and indexes."""
    if isinstance(node, exp.JSONPath):
        return True
    if not isinstance(node, exp.Literal):
        return False
    text = str(node.this)
    if not node.is_string:
        return text.isdigit()
    return bool(_MYSQL_PATH.fullmatch(text) or _POSTGRES_PATH.fullmatch(text))
