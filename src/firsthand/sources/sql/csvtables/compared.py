"""Comparisons as MySQL means them, on columns whose kind is known. Pure; rewrites the tree.

A time compares with a text that is a time in any ISO form, a boolean with `'True'`, a text with a
number by the number that it begins with.
"""

from collections.abc import Iterable, Mapping

from sqlglot import exp

from firsthand.sources.sql.backend import rejected
from firsthand.sources.sql.csvtables.kinds import CsvColumn, Kind, held_moment, read_moment

PAIRS = (exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE, exp.NullSafeEQ, exp.NullSafeNEQ)
Tables = Mapping[str, Mapping[str, CsvColumn]]
"""Table → folded column → what it holds."""


CALCULATING = (exp.Sub, exp.Add, exp.Mul, exp.Div, exp.IntDiv, exp.Mod, exp.Neg, exp.Sum, exp.Avg)


def check_times(tree: exp.Expr, tables: Tables) -> None:
    """A time is held as a text, of which no number can be made. Raises SourceError."""
    for node in tree.find_all(*CALCULATING):
        sides = (node.args.get("this"), node.args.get("expression"))
        if isinstance(node, (exp.Add, exp.Sub)) and isinstance(sides[1], exp.Interval):
            continue
        for side in sides:
            if isinstance(side, exp.Expr) and kind_of(side, tables) in (Kind.MOMENT, Kind.DAY):
                raise rejected(
                    "a time is no number; write TIMESTAMPDIFF(SECOND, earlier, later), or "
                    "UNIX_TIMESTAMP(time)"
                )


def compare_as_mysql(tree: exp.Expr, tables: Tables) -> None:
    for node in list(tree.find_all(*PAIRS)):
        _align(node, node.args["this"], [node.args["expression"]], tables)
        _align(node, node.args["expression"], [node.args["this"]], tables)
    for between in list(tree.find_all(exp.Between)):
        _align(between, between.this, [between.args["low"], between.args["high"]], tables)
    for listed in list(tree.find_all(exp.In)):
        _align(listed, listed.this, listed.expressions, tables)


def kind_of(node: exp.Expr, tables: Tables) -> Kind | None:
    """What an expression holds, as far as it is known."""
    inner = node.unnest() if isinstance(node, exp.Paren) else node
    if isinstance(inner, (exp.Min, exp.Max)):
        return kind_of(inner.args["this"], tables)
    if isinstance(inner, exp.Column):
        return _column_kind(inner, tables)
    return Kind.DAY if isinstance(inner, exp.TsOrDsToDate) else None


def _align(node: exp.Expr, side: exp.Expr, others: Iterable[exp.Expr], tables: Tables) -> None:
    kind = kind_of(side, tables)
    if kind is None:
        return
    numbered = False
    for other in others:
        if isinstance(other, exp.Literal) and other.is_string:
            _rewrite(other, kind)
        numbered = numbered or _is_number(other)
    if numbered and kind is Kind.TEXT:
        side.replace(exp.Anonymous(this="number", expressions=[side.copy()]))


def _rewrite(literal: exp.Literal, kind: Kind) -> None:
    text = str(literal.this).strip()
    if kind is Kind.MOMENT:
        moment = read_moment(text) or read_moment(f"{text}T00:00:00")
        if moment is not None:
            literal.set("this", held_moment(moment))
    elif kind is Kind.BOOLEAN and text.lower() in ("true", "false"):
        literal.replace(exp.Literal.number(int(text.lower() == "true")))


def _is_number(node: exp.Expr) -> bool:
    inner = node.this if isinstance(node, (exp.Neg, exp.Paren)) else node
    return isinstance(inner, exp.Literal) and not inner.is_string


def _column_kind(column: exp.Column, tables: Tables) -> Kind | None:
    select = column.find_ancestor(exp.Select)
    while select is not None:
        for source in _sources(select):
            if source.alias_or_name == column.table:
                return _kind_in(source, column.name, tables)
        select = select.find_ancestor(exp.Select)
    return None


def _kind_in(source: exp.Expr, name: str, tables: Tables) -> Kind | None:
    if isinstance(source, exp.Table):
        found = tables.get(source.name, {}).get(name.casefold())
        return found.kind if found is not None else None
    query = source.this
    if not isinstance(query, exp.Select):
        return None
    for output in query.expressions:
        if output.alias_or_name.casefold() == name.casefold():
            return kind_of(output.unalias(), tables)
    return None


def _sources(select: exp.Select) -> list[exp.Expr]:
    from_ = select.args.get("from_")
    items = [*([from_] if from_ is not None else []), *(select.args.get("joins") or [])]
    return [item.this for item in items]
