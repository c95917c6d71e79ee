"""Functions of an output that take a value of the query in one place, and that place. Pure.

Date patterns, JSON paths, separators, the size of a cast, what stands in a window.
"""

from sqlglot import exp

from firsthand.sources.sql.guard import literals
from firsthand.sources.sql.guard.arithmetic import refuse_value
from firsthand.sources.sql.guard.datepatterns import is_in_order
from firsthand.sources.sql.guard.examination import Examination, Place
from firsthand.sources.sql.guard.functions import NOW, names_of
from firsthand.sources.sql.guard.policy import Refusal, Rule

LEAST_PRECISION = 10
"""A DECIMAL of fewer digits cuts large numbers down to its greatest one."""
SIZED = frozenset({"DECIMAL", "DATETIME", "TIME", "TIMESTAMP", "TIMESTAMPTZ"})
"""Types whose size is one of rounding; any other's cuts."""
WITH_PATH = frozenset({"json_length", "json_keys"})


def pattern(exam: Examination, node: exp.Expr, place: Place) -> None:
    if not literals.is_pattern(node.args.get("format")):
        raise Refusal(
            Rule.LITERAL, "a date pattern has directives, -/:. T, and fields 00 or 01 only"
        )
    written = isinstance(node, (exp.TimeToStr, exp.UnixToTime))
    if written and not is_in_order(str(node.args["format"].this).replace(literals.QUOTED_T, "T")):
        raise Refusal(
            Rule.LITERAL,
            "a date pattern goes from the larger part to the smaller, leaves none out, and is joined "
            "as dates and times are: %Y-%m-%d %H:%i; 01 and 00 end it",
        )
    rest = (value for part, value in node.args.items() if part not in ("this", "format"))
    exam.values((one for one in rest if isinstance(one, exp.Expr)), place.loose)
    exam.value(node.args["this"], place.loose)


def from_unix(exam: Examination, node: exp.Expr, place: Place) -> None:
    if node.args.get("format") is not None:
        pattern(exam, node, place)
    else:
        exam.children(node, place.inner)


def elapsed(exam: Examination, node: exp.Expr, place: Place) -> None:
    """The present may be measured against a column: TIMESTAMPDIFF(SECOND, created_at, NOW())."""
    for operand in (node.args["this"], node.args["expression"]):
        if not (isinstance(operand, exp.Func) and names_of(operand) & NOW):
            exam.value(operand, place.inner)


def json_path(exam: Examination, node: exp.Expr, place: Place) -> None:
    path = node.args.get("path") or node.args.get("expression")
    if path is None or not literals.is_json_path(path):
        raise Refusal(Rule.LITERAL, "a JSON path has keys and indexes only")
    if place.strict:
        exam.show(path)
    exam.value(node.args["this"], place.inner)


def json_function(exam: Examination, node: exp.Expr, place: Place) -> None:
    """JSON_LENGTH(document, path)."""
    document, path = node.expressions
    if not literals.is_json_path(path):
        raise Refusal(Rule.LITERAL, "a JSON path has keys and indexes only")
    exam.value(document, place.inner)


def cast(exam: Examination, node: exp.Expr, place: Place) -> None:
    kind: exp.DataType = node.args["to"]
    name = kind.this.name
    sizes = [literals.number(part.args.get("this")) for part in kind.expressions]
    cuts = bool(sizes) and name not in SIZED
    if cuts or (sizes and name == "DECIMAL" and (sizes[0] or 0) < LEAST_PRECISION):
        raise Refusal(Rule.TYPE, "a cast that cuts; cast to the type without a length")
    if name in ("ARRAY", "INTERVAL"):
        raise Refusal(Rule.TYPE, f"a cast to {name.lower()} in an output; select the column itself")
    if node.this.is_star:
        raise Refusal(Rule.TEXT_FUNCTION, "a row as one text; select its columns")
    exam.show(kind)
    exam.value(node.args["this"], place.inner)


def joined(exam: Examination, node: exp.Expr, place: Place) -> None:
    """GROUP_CONCAT, STRING_AGG: values of one column with punctuation between."""
    separator = node.args.get("separator")
    if separator is not None and not literals.is_separator(separator):
        raise Refusal(
            Rule.LITERAL,
            "a separator is one mark of punctuation that joins no two numbers, such as ', '",
        )
    inner = node.args["this"]
    listed = inner.this if isinstance(inner, exp.Order) else inner
    if isinstance(listed, exp.Distinct) and len(listed.expressions) > 1:
        raise Refusal(Rule.TEXT_FUNCTION, "several columns joined to a text; select them")
    exam.value(inner, Place(aggregated=True))


def window(exam: Examination, node: exp.Expr, place: Place) -> None:
    exam.value(node.args["this"], place)
    parts = [*(node.args.get("partition_by") or ()), node.args.get("order")]
    exam.values(parts, place.loose)
    spec = node.args.get("spec")
    if spec is not None and any(isinstance(part, exp.Expr) for part in spec.args.values()):
        raise Refusal(Rule.LITERAL, "a number in a window's frame; use UNBOUNDED and CURRENT ROW")


def neighbour(exam: Examination, node: exp.Expr, place: Place) -> None:
    """LAG and LEAD: the row before or after."""
    offset = node.args.get("offset")
    if node.args.get("default") is not None:
        refuse_value(exam, node.args["default"], place)
    if offset is not None:
        if literals.number(offset) != 1:
            refuse_value(exam, offset, place)
        exam.show(offset)
    exam.value(node.args["this"], place.inner)


def subquery(exam: Examination, node: exp.Expr, place: Place) -> None:
    exam.feeding.append(node)
