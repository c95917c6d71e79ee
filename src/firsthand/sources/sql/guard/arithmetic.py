"""Arithmetic in an output: units are changed, time is put in buckets, columns meet columns.

Law: pure; raises Refusal. A number of the query may only be a factor or a divisor out of a closed
set, the N of `floor(x / N) * N`, the digits of a rounding, or a percentile.
"""

from sqlglot import exp

from firsthand.sources.sql.guard import literals
from firsthand.sources.sql.guard.examination import Examination, Place
from firsthand.sources.sql.guard.functions import names_of
from firsthand.sources.sql.guard.policy import Refusal, Rule

EPOCHS = frozenset({"unix_timestamp", "time_to_unix", "to_seconds"})
LONGEST_BUCKET = 35 * 86_400
"""Seconds."""


def refuse_value(exam: Examination, node: exp.Expr, place: Place) -> None:
    raise Refusal(
        Rule.LITERAL, f"the value {node.sql()[:60]} in an output; select stored columns alone"
    )


def multiply(exam: Examination, node: exp.Expr, place: Place) -> None:
    """A value times or over one of the closed set, or values among themselves."""
    bucketed = _bucket(node)
    if bucketed is not None:
        exam.value(bucketed, place.inner)
        return
    left, right = node.args["this"], node.args["expression"]
    if isinstance(node, (exp.Div, exp.IntDiv)) and literals.number(left) is not None:
        raise Refusal(Rule.LITERAL, "a number that is divided; divide stored values")
    for side, other in ((left, right), (right, left)):
        if literals.number(side) is None:
            exam.value(_divisor(exam, side) if side is right else side, place.inner)
        elif literals.number(other) is not None or not literals.is_factor(side):
            refuse_value(exam, side, place)
        else:
            exam.show(side)


def _divisor(exam: Examination, node: exp.Expr) -> exp.Expr:
    """`NULLIF(x, 0)` as a divisor is x: a division by zero is no value either way."""
    inner = node.unnest() if isinstance(node, exp.Paren) else node
    parent = node.parent
    if isinstance(inner, exp.Nullif) and isinstance(parent, (exp.Div, exp.IntDiv)):
        compared: exp.Expr = inner.args["expression"]
        if literals.number(compared) == 0:
            exam.show(compared)
            divided: exp.Expr = inner.args["this"]
            return divided
    return node


def _bucket(node: exp.Expr) -> exp.Expr | None:
    """x of `floor(x / N) * N` and of `x DIV N * N`; None for anything else."""
    if not isinstance(node, exp.Mul):
        return None
    for side, other in ((node.this, node.expression), (node.expression, node.this)):
        size = literals.number(other)
        if size is None or size <= 0 or not isinstance(other, exp.Literal):
            continue
        inner: exp.Expr = side.unnest()
        kind: type[exp.Expr] = exp.IntDiv
        if isinstance(inner, exp.Floor) and not inner.args.get("decimals"):
            inner, kind = inner.this.unnest(), exp.Div
        if isinstance(inner, kind) and literals.number(inner.args["expression"]) == size:
            bucketed: exp.Expr = inner.args["this"]
            if size > LONGEST_BUCKET and _is_moment(bucketed):
                raise Refusal(Rule.LITERAL, "a bucket of time has 35 days at the most")
            return bucketed
    return None


def _is_moment(node: exp.Expr) -> bool:
    """Seconds since an epoch: a bucket of its own size would be a moment of the query's choice."""
    epochs = (one for one in node.find_all(exp.Extract) if one.name.upper() == "EPOCH")
    return any(epochs) or any(names_of(one) & EPOCHS for one in node.find_all(exp.Func))


def rounded(exam: Examination, node: exp.Expr, place: Place) -> None:
    digits = node.args.get("decimals")
    if digits is not None:
        if not literals.is_digits(digits):
            refuse_value(exam, digits, place)
        exam.show(digits)
    exam.value(node.args["this"], place.inner)


def percentile(exam: Examination, node: exp.Expr, place: Place) -> None:
    """PERCENTILE_CONT(0.95) WITHIN GROUP (ORDER BY x), and MODE()."""
    if not isinstance(node.args["this"], (exp.PercentileCont, exp.PercentileDisc, exp.Mode)):
        raise Refusal(Rule.LITERAL, "the rank of a value that no row has; rank the rows")
    fraction = node.args["this"].args.get("this")
    if fraction is not None:
        if not literals.is_percentile(fraction):
            raise Refusal(Rule.LITERAL, "a percentile is a usual one, such as 0.5, 0.95 or 0.99")
        exam.show(fraction)
    exam.value(node.args["expression"], Place(aggregated=True, strict=place.strict))


def shifted(exam: Examination, node: exp.Expr, place: Place) -> None:
    raise Refusal(Rule.DATE_SHIFT, "an interval or a zone in an output; select the column itself")


def bits(exam: Examination, node: exp.Expr, place: Place) -> None:
    raise Refusal(Rule.SYNTAX, "an operation on bits in an output; select the column itself")
