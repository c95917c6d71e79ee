"""What a query gives: its outputs over stored columns, and its order. Pure.

Under UNION a column holds values of each arm, and its name says so.
"""

from collections.abc import Iterator

from sqlglot import exp

from firsthand.sources.sql.guard.canonical import check_size, rebuild, summary
from firsthand.sources.sql.guard.limits import whole
from firsthand.sources.sql.guard.names import Names
from firsthand.sources.sql.guard.parts import own_columns
from firsthand.sources.sql.guard.policy import Refusal, Rule
from firsthand.sources.sql.guard.relations import Arm, Output, Relation, Source


def output_of(node: exp.Expr, canonicals: dict[int, exp.Expr], position: int) -> Output:
    inner = node.this if isinstance(node, exp.Alias) else node
    name = node.alias or (inner.name if isinstance(inner, exp.Column) else f"_{position}")
    canonical = check_size(rebuild(inner, canonicals))
    return Output(name=name, expression=inner, canonical=canonical)


def ordered(
    node: exp.Select, outputs: list[Output], canonicals: dict[int, exp.Expr], names: Names
) -> Iterator[exp.Expr]:
    """ORDER BY in canonical form: an alias or a position stands for its output."""
    order = node.args.get("order")
    by_alias = {names.fold(output.name): output.canonical for output in outputs}
    for item in order.expressions if order is not None else ():
        known = dict(canonicals)
        for column in own_columns(item):
            alias = by_alias.get(names.fold(column.name))
            if id(column) not in known and alias is not None:
                known[id(column)] = alias
        position = whole(item.this)
        if position is not None and 1 <= position <= len(outputs):
            known[id(item.this)] = outputs[position - 1].canonical
        yield check_size(rebuild(item, known))


def united(left: list[Output], right: list[Output], *, both: bool) -> list[Output]:
    if any(output.unknown for output in (*left, *right)):
        return left
    if len(left) != len(right):
        raise Refusal(Rule.COLUMN, "the arms of a set operation have other numbers of columns")
    rows = []
    for one, other in zip(left, right, strict=True):
        canonical = one.canonical
        if both and other.canonical != canonical:
            either = exp.BitwiseOr(this=canonical.copy(), expression=other.canonical.copy())
            canonical = check_size(either)
        rows.append(Output(name=one.name, expression=one.expression, canonical=canonical))
    return rows


def summary_of(query: exp.Expr, relation: Relation) -> exp.Expr:
    labels = [
        (source.label or source.alias).partition("#")[0]
        for arm in relation.arms
        for source in _stored_sources(arm)
    ]
    filtered = any(
        arm.select.args.get("where") or arm.select.args.get("having") for arm in relation.arms
    )
    return summary([one.canonical for one in relation.outputs], labels or ["?"], filtered=filtered)


def _stored_sources(arm: Arm) -> Iterator[Source]:
    for source in arm.sources:
        if source.relation is None:
            yield source
        else:
            for inner in source.relation.arms:
                yield from _stored_sources(inner)
