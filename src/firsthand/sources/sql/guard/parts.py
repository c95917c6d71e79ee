"""The parts of a SELECT, one query at a time: what belongs to a query inside it is left to that. Pure."""

from collections.abc import Iterator

from sqlglot import exp


def expressions_of(node: exp.Select) -> Iterator[tuple[exp.Expr, str]]:
    """The select's own expressions, each with its clause; FROM apart from its conditions."""
    yield from ((one, "select") for one in node.expressions)
    for join in node.args.get("joins") or []:
        if join.args.get("on") is not None:
            yield join.args["on"], "on"
    for clause in ("distinct", "where", "group", "having", "order"):
        if node.args.get(clause) is not None:
            yield node.args[clause], clause
    yield from ((window, "windows") for window in node.args.get("windows") or [])


def own_columns(part: exp.Expr) -> Iterator[exp.Column]:
    """Columns of an expression, without those of queries inside it."""
    if isinstance(part, exp.Column):
        yield part
        return
    for child in part.iter_expressions():
        if not isinstance(child, (exp.Select, exp.SetOperation)):
            yield from own_columns(child)


def queries_in(node: exp.Expr) -> Iterator[exp.Expr]:
    """The queries directly below an expression, and no query within those."""
    for child in node.iter_expressions():
        if isinstance(child, (exp.Select, exp.SetOperation)):
            yield child
        else:
            yield from queries_in(child)


def is_limited(node: exp.Expr) -> bool:
    return node.args.get("limit") is not None or node.args.get("offset") is not None


def column_of(table: str, name: str) -> exp.Column:
    return exp.Column(
        this=exp.to_identifier(name, quoted=True), table=exp.to_identifier(table, quoted=True)
    )
