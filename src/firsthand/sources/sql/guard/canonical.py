"""Canonical expressions: an output over stored columns alone, and its name in an evidence text.

Law: pure. A name is made of stored names, of functions and of numbers from closed sets. Every other
value of the query is `?` in it, and no alias stands in it: nothing in an evidence text was chosen
by the query's author.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from sqlglot import Dialect, exp

from firsthand.sources.sql.guard.policy import Refusal, Rule

MOST_NODES = 300
MOST_CHARACTERS = 400
"""Longest name of a column."""
UNKNOWN = "?"

_PATHS = (exp.JSONExtract, exp.JSONExtractScalar, exp.JSONBExtract, exp.JSONBExtractScalar)
_PATTERNS = (exp.TimeToStr, exp.StrToDate, exp.StrToTime)
"""Functions whose pattern the generator would rewrite."""
_CALL = re.compile(r"\b[A-Z_]{2,}\(")
_COMPOUND = (exp.Binary, exp.Unary, exp.Predicate, exp.Window, exp.Filter)
"""Needs parentheses inside a larger expression."""
_KEPT = (exp.Literal, exp.JSONPath)
"""Values of the query: a copy remembers of which one it is a copy."""


def rebuild(node: exp.Expr, columns: Mapping[int, exp.Expr]) -> exp.Expr:
    """A copy in which each column of `columns` (by identity) is its canonical expression."""
    if id(node) in columns:
        found = columns[id(node)].copy()
        return exp.Paren(this=found) if isinstance(found, _COMPOUND) else found
    copy = type(node)(**{part: _rebuilt(value, columns) for part, value in node.args.items()})
    if isinstance(node, _KEPT):
        copy.meta["of"] = origin(node)
    return copy


def summary(outputs: Iterable[exp.Expr], tables: Iterable[str], *, filtered: bool) -> exp.Select:
    """A nested query in a name: what it gives, of which tables, and whether of all their rows."""
    query = exp.Select(expressions=[output.copy() for output in outputs])
    first, *others = [exp.Table(this=exp.to_identifier(table)) for table in tables]
    query.set("from_", exp.From(this=first))
    query.set("joins", [exp.Join(this=table) for table in others])
    if filtered:
        query.set("where", exp.Where(this=exp.Var(this=UNKNOWN)))
    return query


def origin(node: exp.Expr) -> int:
    """The identity of the node that this one is a copy of, or its own."""
    return int(node.meta.get("of", id(node)))


def check_size(node: exp.Expr) -> exp.Expr:
    """Raises Refusal for an expression that grew out of bounds."""
    for count, _ in enumerate(node.walk()):
        if count > MOST_NODES:
            raise Refusal(Rule.TOO_COMPLEX, "an output that is too complex; ask in two queries")
    return node


def read_columns(node: exp.Expr) -> Iterator[exp.Column]:
    return node.find_all(exp.Column)


def render(
    node: exp.Expr,
    dialect: type[Dialect],
    *,
    shown: Collection[int],
    qualified: Collection[str],
    paths: bool,
) -> str:
    """The name of a canonical expression.

    `shown` are the values that may stand in it, by identity; `qualified` the columns that need
    their table's name; JSON paths in `shown` stand in it where `paths` says so.
    """
    tree = exp.Paren(this=node.copy().unnest())
    for wrapper in list(tree.find_all(exp.TsOrDsToTimestamp)):
        wrapper.replace(wrapper.this)
    for value in list(tree.find_all(*_KEPT)):
        visible = origin(value) in shown
        if visible and (not _is_path(value) or (paths and not _in_one_arm(value))):
            continue
        value.replace(exp.Var(this=UNKNOWN))
    for pattern in list(tree.find_all(*_PATTERNS)):
        name = pattern.sql(dialect=dialect).partition("(")[0].lower()
        arguments = [pattern.this, exp.Var(this=UNKNOWN)]
        pattern.replace(exp.Anonymous(this=name, expressions=arguments))
    for column in list(tree.find_all(exp.Column)):
        if column.name not in qualified:
            column.set("table", None)
    for name_part in tree.find_all(exp.Identifier):
        name_part.set("quoted", False)
    text = str(tree.this.sql(dialect=dialect, normalize_functions="lower", comments=False))
    text = _CALL.sub(lambda found: found[0].lower(), text)
    if len(text) > MOST_CHARACTERS:
        raise Refusal(Rule.TOO_COMPLEX, "an output whose name is too long; ask in two queries")
    return text


def _is_path(value: exp.Expr) -> bool:
    return isinstance(value, exp.JSONPath) or isinstance(value.parent, _PATHS)


def _in_one_arm(value: exp.Expr) -> bool:
    """Under UNION the value that a row has may be another arm's."""
    return value.find_ancestor(exp.BitwiseOr) is not None


def _rebuilt(value: object, columns: Mapping[int, exp.Expr]) -> object:
    if isinstance(value, exp.Expr):
        return rebuild(value, columns)
    if isinstance(value, list):
        return [_rebuilt(item, columns) for item in value]
    return value
