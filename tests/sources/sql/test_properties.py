"""What holds for every text and every statement, whoever made it."""

import sqlglot
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlglot import exp
from tests.sources.sql import shop
from tests.sources.sql.conftest import material

from firsthand.sources.sql.guard import Guarded, Policy, Refused, check
from firsthand.sources.sql.guard.dialects import DIALECTS

DIALECT = st.sampled_from(["mysql", "postgres"])
RELAXED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
TABLES = frozenset(shop.COLUMNS)
SEEDS = [
    *material("analytics_mysql"),
    *material("analytics_postgres"),
    *material("attacks_mysql"),
    *material("attacks_postgres"),
]


def policy(dialect: str) -> Policy:
    return Policy(dialect=dialect, tables=TABLES, row_limit=40, columns=shop.COLUMNS)


def holds(found: Guarded, dialect: str) -> None:
    """It reads back as the same tree, and names allowed tables and its own CTEs only."""
    language = DIALECTS[dialect]
    tree = sqlglot.parse_one(found.sql, dialect=language)
    assert tree.sql(dialect=language, comments=False) == found.sql
    assert isinstance(tree, (exp.Select, exp.SetOperation))
    own = {cte.alias for cte in tree.find_all(exp.CTE)}
    assert {table.name for table in tree.find_all(exp.Table)} <= TABLES | own
    assert not list(tree.find_all(exp.Into, exp.Lock, exp.Parameter, exp.SessionParameter))
    assert found.tables <= TABLES
    assert found.limit <= 41


@RELAXED
@given(st.text(max_size=400), DIALECT)
def test_no_text_raises(text: str, dialect: str) -> None:
    assert isinstance(check(text, policy(dialect)), (Guarded, Refused))


FRAGMENTS = st.sampled_from(
    sorted({word for sql in SEEDS for word in sql.replace("(", " ( ").replace(")", " ) ").split()})
)


@RELAXED
@given(st.lists(FRAGMENTS, max_size=25), DIALECT)
def test_no_row_of_sql_words_raises_and_what_passes_holds(words: list[str], dialect: str) -> None:
    found = check("SELECT " + " ".join(words) + " FROM orders", policy(dialect))
    if isinstance(found, Guarded):
        holds(found, dialect)


COLUMN = st.sampled_from(
    [exp.column(name, table=alias) for alias, table in (("o", "orders"), ("e", "events"))
     for name in shop.COLUMNS[table]]
)  # fmt: skip
VALUE = st.one_of(
    st.integers(-9999, 9999).map(lambda number: exp.convert(number)),
    st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=20).map(
        exp.Literal.string
    ),
)


def _wider(inner: st.SearchStrategy[exp.Expr]) -> st.SearchStrategy[exp.Expr]:
    pair = st.tuples(inner, inner)
    return st.one_of(
        pair.map(lambda two: exp.Add(this=two[0].copy(), expression=two[1].copy())),
        pair.map(lambda two: exp.Div(this=two[0].copy(), expression=two[1].copy())),
        pair.map(lambda two: exp.EQ(this=two[0].copy(), expression=two[1].copy())),
        pair.map(lambda two: exp.func("COALESCE", two[0].copy(), two[1].copy())),
        pair.map(lambda two: exp.func("CONCAT", two[0].copy(), two[1].copy())),
        inner.map(lambda one: exp.Sum(this=one.copy())),
        inner.map(lambda one: exp.Paren(this=one.copy())),
        inner.map(lambda one: exp.Anonymous(this="sleep", expressions=[one.copy()])),
        inner.map(lambda one: exp.select(one.copy()).from_("secrets").subquery()),
        inner.map(lambda one: exp.select(one.copy()).from_("customers").limit(1).subquery()),
    )


EXPRESSION = st.recursive(st.one_of(COLUMN, VALUE), _wider, max_leaves=8)


@st.composite
def statements(draw: st.DrawFn) -> exp.Select:
    query = exp.select(*(one.copy() for one in draw(st.lists(EXPRESSION, min_size=1, max_size=3))))
    query = query.from_("orders AS o").join("events AS e", on="o.id = e.order_id")
    if draw(st.booleans()):
        query = query.where(draw(EXPRESSION).copy())
    if draw(st.booleans()):
        query = query.group_by(draw(COLUMN).copy())
    return query.limit(draw(st.integers(0, 500))) if draw(st.booleans()) else query


@RELAXED
@given(statements(), DIALECT)
def test_generated_statements_hold_if_they_pass_and_name_no_text_of_theirs(
    query: exp.Select, dialect: str
) -> None:
    found = check(query.sql(dialect=DIALECTS[dialect]), policy(dialect))
    if isinstance(found, Guarded):
        holds(found, dialect)
        quoted = [one.name for one in query.find_all(exp.Literal) if one.is_string]
        shown = " ".join(column.name for column in found.projection)
        assert not [text for text in quoted if len(text) > 3 and text in shown]


ALIAS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=30
)


@RELAXED
@given(ALIAS, DIALECT)
def test_an_alias_of_any_letters_is_quoted_and_not_shown(alias: str, dialect: str) -> None:
    quoted = exp.to_identifier(alias, quoted=True)
    query = exp.select(exp.alias_(exp.column("status"), quoted)).from_("orders")
    found = check(query.sql(dialect=DIALECTS[dialect]), policy(dialect))
    if isinstance(found, Guarded):
        holds(found, dialect)
        assert [column.name for column in found.projection] == ["status"]


@RELAXED
@given(st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=60), DIALECT)
def test_a_value_of_any_letters_stays_one_value(value: str, dialect: str) -> None:
    query = (
        exp.select("id")
        .from_("orders")
        .where(exp.EQ(this=exp.column("status"), expression=exp.Literal.string(value)))
    )
    found = check(query.sql(dialect=DIALECTS[dialect]), policy(dialect))
    assert isinstance(found, (Guarded, Refused))
    if isinstance(found, Guarded):
        holds(found, dialect)
        tree = sqlglot.parse_one(found.sql, dialect=DIALECTS[dialect])
        assert [one.name for one in tree.find_all(exp.Literal) if one.is_string] == [value]
