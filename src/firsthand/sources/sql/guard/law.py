"""Which outputs feed the result, and that each of them keeps law 8. Raises Refusal.

Law: pure. A source of FROM that no output reads is a filter beside those that are read: it may hold
values, but no rows of its own making, for rows are counted.
"""

from collections.abc import Iterable

from sqlglot import exp

from firsthand.sources.sql.guard.cancelling import check_cancelling
from firsthand.sources.sql.guard.examination import Examination, Place
from firsthand.sources.sql.guard.functions import COUNTED_ROWS, names_of
from firsthand.sources.sql.guard.outputs import examination
from firsthand.sources.sql.guard.parts import queries_in
from firsthand.sources.sql.guard.policy import Refusal, Rule
from firsthand.sources.sql.guard.relations import Arm, Relation, Source


def examine(relation: Relation) -> Examination:
    """Every arm that feeds the result of `relation`."""
    exam = examination()
    _relation(relation, exam, set())
    return exam


def _relation(relation: Relation, exam: Examination, seen: set[int]) -> None:
    if id(relation) in seen:
        return
    seen.add(id(relation))
    for arm in relation.arms:
        if not arm.sources:
            raise Refusal(
                Rule.NO_STORED_COLUMN, "a SELECT without FROM reads nothing that is stored"
            )
        _outputs(arm, exam, seen)
        stored = any(source.relation is None for source in arm.sources)
        read = [source for source in arm.sources if _is_read(source, arm)]
        for source in arm.sources:
            if source.relation is None:
                continue
            if source in read or not (stored or read):
                _relation(source.relation, exam, seen)
            else:
                _only_rows(source.relation)
        _limited_count(arm)


def _outputs(arm: Arm, exam: Examination, seen: set[int]) -> None:
    before = len(exam.feeding)
    for output in arm.outputs:
        if output.unknown:
            continue
        exam.value(output.expression, Place())
        if not _reads_stored(output.expression):
            raise Refusal(
                Rule.NO_STORED_COLUMN, "an output that reads no stored column; select a column"
            )
        check_cancelling(output.canonical)
    for subquery in exam.feeding[before:]:
        for query in queries_in(subquery):
            if id(query) in arm.nested:
                _relation(arm.nested[id(query)], exam, seen)


def _reads_stored(node: exp.Expr) -> bool:
    if isinstance(node, (exp.Column, exp.Subquery)):
        return True
    if isinstance(node, exp.Count) and isinstance(node.this, exp.Star):
        return True
    if isinstance(node, exp.Func) and names_of(node) & COUNTED_ROWS:
        return True
    return any(_reads_stored(child) for child in node.iter_expressions())


def _is_read(source: Source, arm: Arm) -> bool:
    """Whether an output reads it, as far as can be told."""
    for output in arm.outputs:
        if output.unknown:
            return True
        for column in output.expression.find_all(exp.Column):
            if arm.origins.get(id(column), source) is source:
                return True
    return False


def _only_rows(relation: Relation) -> None:
    """One row without a table (values to filter by), or rows of tables."""
    if len(relation.arms) == 1 and not relation.arms[0].sources:
        return
    for arm in _all_arms(relation):
        if not arm.sources:
            raise Refusal(Rule.NO_STORED_COLUMN, "rows that no table has, in FROM")


def _all_arms(relation: Relation) -> Iterable[Arm]:
    for arm in relation.arms:
        yield arm
        for source in arm.sources:
            if source.relation is not None:
                yield from _all_arms(source.relation)


def _limited_count(arm: Arm) -> None:
    """The count of a limited subquery is its limit."""
    source = arm.sources[0]
    if source.relation is None or not source.relation.limited or len(arm.sources) > 1:
        return
    clauses = (arm.select.args.get(part) for part in ("where", "group"))
    if any(clause is not None and clause.find(exp.Column) for clause in clauses):
        return
    if any(one.find(exp.Count) for one in arm.select.expressions):
        raise Refusal(
            Rule.LIMITED_COUNT, "a count of a limited subquery is its limit; count without it"
        )
