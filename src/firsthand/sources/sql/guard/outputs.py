"""Law 8 for SQL: an output says what is stored, and no word or number of the query's author.

Each output expression reads a stored column, or counts or ranks stored rows. Values of the query
may only be those of `literals`, each in its place; no comparison stands outside an aggregate; no
function builds, cuts or replaces text or shifts a date.

Law: pure; raises Refusal. One handler per kind of node; a kind without one makes no output.
"""

from dataclasses import replace

from sqlglot import exp

from firsthand.sources.sql.guard import arithmetic, forms, literals
from firsthand.sources.sql.guard.examination import Examination, Handler, Place
from firsthand.sources.sql.guard.functions import (
    AGGREGATES,
    COUNTING,
    FILTERS,
    NOW,
    SHIFTS,
    TEXTS,
    names_of,
)
from firsthand.sources.sql.guard.parts import queries_in
from firsthand.sources.sql.guard.policy import Refusal, Rule
from firsthand.sources.sql.guard.words import words

SWALLOWING = words(
    """
    count coalesce ifnull nullif greatest least array_agg json_agg jsonb_agg json_arrayagg json_array_agg
    """
)
"""They give a value where an argument was NULL."""

REFUSED = (
    (TEXTS, Rule.TEXT_FUNCTION, "select the column itself"),
    (SHIFTS, Rule.DATE_SHIFT, "select the column itself"),
    (NOW, Rule.NO_STORED_COLUMN, "it reads no stored row; compare in WHERE"),
    (FILTERS, Rule.FUNCTION, "it may stand in conditions only"),
)
"""Functions that make no output → rule, and the way out."""


def condition(exam: Examination, node: exp.Expr, place: Place) -> None:
    """Free directly inside SUM, COUNT, AVG; without values in other aggregates; refused elsewhere."""
    if place.counted:
        return
    if not place.aggregated:
        raise Refusal(
            Rule.COMPARISON, "a comparison as an output; select the columns, or count by it"
        )
    valued = any(node.find_all(exp.Literal, exp.Null, exp.Boolean))
    if valued or any(True for _ in queries_in(node)):
        raise Refusal(Rule.LITERAL, "a value in a comparison, outside SUM, COUNT and AVG")


def function(exam: Examination, node: exp.Expr, place: Place) -> None:
    """A function over values: of none of the refused groups, and without a value of its own."""
    names = names_of(node) if isinstance(node, exp.Func) else frozenset()
    if names & forms.WITH_PATH and len(node.expressions) == 2:
        forms.json_function(exam, node, place)
        return
    for group, rule, advice in REFUSED:
        if names & group:
            raise Refusal(rule, f"{', '.join(sorted(names & group))} in an output; {advice}")
    inside = Place(
        counted=bool(names & COUNTING),
        aggregated=place.aggregated or bool(names & AGGREGATES),
        strict=place.strict and not names & SWALLOWING,
    )
    first, *others = exam.operands(node) or (None,)
    exam.values([first], inside)
    exam.values(others, replace(inside, strict=False))  # some functions do without them


def branches(exam: Examination, node: exp.Expr, place: Place) -> None:
    """CASE and IF. Directly inside SUM, COUNT, AVG, THEN and ELSE may be 0, 1 and NULL too."""
    cases: list[exp.Expr] = node.args.get("ifs") or [node]
    compared = node.args.get("this") if node.args.get("ifs") else None
    results = [one.args.get("true") for one in cases]
    results += [node.args.get("default"), node.args.get("false")]
    if not place.counted:
        for one in [*(case.args["this"] for case in cases), compared]:
            if one is not None:
                condition(exam, one, place)
    for result in results:
        if result is None:
            continue
        plain = isinstance(result, exp.Null) or literals.number(result) in literals.COUNTS
        if place.counted and plain:
            exam.show(result)
            continue
        nested = isinstance(result.unnest(), (exp.Case, exp.If))
        counted = place.counted and nested
        exam.value(result, Place(counted=counted, aggregated=place.aggregated, strict=False))


def filtered(exam: Examination, node: exp.Expr, place: Place) -> None:
    """`count(*) FILTER (WHERE …)`."""
    aggregate, where = node.args["this"], node.args["expression"]
    names = names_of(aggregate) if isinstance(aggregate, exp.Func) else frozenset()
    condition(exam, where.args["this"], Place(counted=bool(names & COUNTING), aggregated=True))
    exam.value(aggregate, place.loose)


def text(exam: Examination, node: exp.Expr, place: Place) -> None:
    raise Refusal(Rule.TEXT_FUNCTION, "|| builds a text in an output; select the columns")


def stored(exam: Examination, node: exp.Expr, place: Place) -> None:
    return


def same_place(exam: Examination, node: exp.Expr, place: Place) -> None:
    exam.children(node, place)


def operation(exam: Examination, node: exp.Expr, place: Place) -> None:
    exam.children(node, place.inner)


def ordered(exam: Examination, node: exp.Expr, place: Place) -> None:
    """`x ORDER BY y` inside an aggregate: a y that is NULL makes no NULL."""
    value = node.args.get("this")
    exam.values([value], place.inner)
    exam.values(node.expressions, place.inner if value is None else place.loose)


GROUPS: tuple[tuple[Handler, tuple[type[exp.Expr], ...]], ...] = (
    (stored, (exp.Column, exp.Star)),
    (same_place, (exp.Paren, exp.Distinct)),
    (operation, (exp.Add, exp.Sub, exp.Neg, exp.Mod)),
    (ordered, (exp.Order,)),
    (operation, (exp.Ordered, exp.IgnoreNulls, exp.RespectNulls)),
    (arithmetic.refuse_value, (exp.Literal, exp.Null, exp.Boolean, exp.Array)),
    (arithmetic.multiply, (exp.Mul, exp.Div, exp.IntDiv)),
    (arithmetic.rounded, (exp.Round, exp.Trunc)),
    (arithmetic.percentile, (exp.WithinGroup,)),
    (arithmetic.shifted, (exp.Interval, exp.AtTimeZone)),
    (arithmetic.bits, (exp.BitwiseAnd, exp.BitwiseOr, exp.BitwiseXor, exp.BitwiseNot)),
    (arithmetic.bits, (exp.BitwiseLeftShift, exp.BitwiseRightShift)),
    (text, (exp.DPipe,)),
    (condition, (exp.And, exp.Or, exp.Xor, exp.Not, exp.In, exp.Between, exp.Exists, exp.Is)),
    (condition, (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE)),
    (condition, (exp.NullSafeEQ, exp.NullSafeNEQ, exp.Any, exp.All, exp.Escape)),
    (condition, (exp.Like, exp.ILike, exp.RegexpLike, exp.RegexpILike, exp.SimilarTo)),
    (condition, (exp.JSONBContains, exp.JSONBContainsTopKey, exp.ArrayContainsAll)),
    (branches, (exp.Case, exp.If)),
    (filtered, (exp.Filter,)),
    (forms.pattern, (exp.TimeToStr, exp.StrToDate, exp.StrToTime)),
    (forms.from_unix, (exp.UnixToTime,)),
    (forms.elapsed, (exp.TimestampDiff, exp.DateDiff)),
    (forms.json_path, (exp.JSONExtract, exp.JSONExtractScalar, exp.JSONValue)),
    (forms.json_path, (exp.JSONBExtract, exp.JSONBExtractScalar)),
    (forms.cast, (exp.Cast,)),
    (forms.joined, (exp.GroupConcat,)),
    (forms.window, (exp.Window,)),
    (forms.neighbour, (exp.Lag, exp.Lead)),
    (forms.subquery, (exp.Subquery,)),
)
HANDLERS: dict[type[exp.Expr], Handler] = {
    kind: handler for handler, kinds in GROUPS for kind in kinds
}


def examination() -> Examination:
    return Examination(handlers=HANDLERS, fallback=function)
