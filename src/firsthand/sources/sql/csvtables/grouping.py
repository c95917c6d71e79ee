"""ONLY_FULL_GROUP_BY, which SQLite does not know: an output beside an aggregate belongs to its group.

Law: pure. Without it SQLite would show one row's value as the whole group's.
"""

from collections.abc import Iterator

from sqlglot import exp

from firsthand.sources.sql.backend import rejected

ADVICE = "group by it, or aggregate it"


def check_grouping(tree: exp.Expr) -> None:
    """Raises SourceError(query_rejected)."""
    for select in tree.find_all(exp.Select):
        group = select.args.get("group")
        if group is None and not any(_has_aggregate(one) for one in select.expressions):
            continue
        keys = {_text(key) for key in _keys(select)}
        order = select.args.get("order")
        having = select.args.get("having")
        judged = [one.unalias() for one in select.expressions]
        judged += [one.this for one in order.expressions] if order is not None else []
        judged += [having.this] if having is not None else []
        aliases = {one.alias.casefold() for one in select.expressions if one.alias}
        for expression in judged:
            for column in _ungrouped(expression, keys):
                if column.table or column.name.casefold() not in aliases:
                    raise rejected(f"{column.name} is neither grouped nor aggregated; {ADVICE}")


def _keys(select: exp.Select) -> Iterator[exp.Expr]:
    group = select.args.get("group")
    outputs = {one.alias.casefold(): one.unalias() for one in select.expressions if one.alias}
    for key in group.expressions if group is not None else ():
        if isinstance(key, exp.Literal) and key.name.isdigit():
            place = int(key.name) - 1
            if 0 <= place < len(select.expressions):
                yield select.expressions[place].unalias()
        elif isinstance(key, exp.Column) and not key.table and key.name.casefold() in outputs:
            yield outputs[key.name.casefold()]
        else:
            yield key


def _ungrouped(node: exp.Expr, keys: set[str]) -> Iterator[exp.Column]:
    if _text(node) in keys:
        return
    if isinstance(node, exp.Column):
        yield node
    elif isinstance(node, (exp.AggFunc, exp.Select, exp.SetOperation)) and not isinstance(
        node.parent, exp.Window
    ):
        return
    else:
        for child in node.iter_expressions():
            yield from _ungrouped(child, keys)


def _has_aggregate(node: exp.Expr) -> bool:
    if isinstance(node, (exp.Select, exp.SetOperation)):
        return False
    if isinstance(node, exp.AggFunc) and not isinstance(node.parent, exp.Window):
        return True
    return any(_has_aggregate(child) for child in node.iter_expressions())


def _text(node: exp.Expr) -> str:
    return str(node.sql()).casefold()
