"""What the diagnostician asks of tables, from their description and the question alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.offline.focus import Focus, find_focus
from firsthand.offline.question import read_question
from firsthand.offline.tables import read_tables, table_queries
from firsthand.sources.sql.guard import Guarded, Policy, check
from firsthand.sources.sql.schema import Column, Table, describe

SERIES = Table(
    name="measurements",
    rows=900,
    columns=(
        Column(name="ts", kind="datetime"),
        Column(name="metric", kind="text"),
        Column(name="value", kind="decimal"),
        Column(name="instance", kind="text"),
    ),
)
TOP = Table(
    name="busiest",
    rows=5,
    columns=(Column(name="statement", kind="text"), Column(name="load", kind="decimal")),
)
PODS = Table(
    name="pods",
    rows=500,
    columns=(Column(name="pod", kind="text"), Column(name="phase", kind="text")),
)
FACTS = Table(
    name="facts",
    rows=800,
    columns=(
        Column(name="object", kind="text"),
        Column(name="path", kind="text"),
        Column(name="value", kind="text"),
    ),
)
TABLES = (SERIES, TOP, PODS, FACTS)


def asked(question: str, *subjects: str, language: str = "MySQL") -> list[str]:
    tables = read_tables(describe("tables", language, TABLES))
    focus = Focus(subjects=subjects, related=())
    return [str(one["sql"]) for one in table_queries(tables, read_question(question), focus)]


def guarded(sql: str, dialect: str = "mysql") -> Guarded:
    columns = {table.name: [column.name for column in table.columns] for table in TABLES}
    found = check(sql, Policy(dialect=dialect, tables=frozenset(columns), columns=columns))
    assert isinstance(found, Guarded), found
    return found


def test_a_description_is_read_back() -> None:
    tables = read_tables(describe("CSV tables", "MySQL", TABLES))
    assert [table.name for table in tables] == ["measurements", "busiest", "pods", "facts"]
    assert [table.rows for table in tables] == [900, 5, 500, 800]
    assert read_tables("Not configured in this run: every call is answered `unavailable`.") == ()


@pytest.mark.parametrize(("language", "dialect"), [("MySQL", "mysql"), ("PostgreSQL", "postgres")])
def test_every_query_passes_the_guard_and_selects_what_it_filters_by(
    language: str, dialect: str
) -> None:
    queries = asked(
        "Alert ReplicationLagHigh for db-1: why does it lag?", "db-1", language=language
    )
    assert queries
    for sql in queries:
        found = guarded(sql, dialect)
        shown = {name for column in found.projection for name in column.reads}
        assert shown, sql


def test_a_series_of_the_alerts_family_is_asked_for() -> None:
    first = asked("Alert ReplicationLagHigh for db-1: what is wrong?", "db-1")[0]
    assert "`metric` LIKE '%replic%'" in first
    assert "MIN(`value`), MAX(`value`)" in first


def test_a_short_list_by_a_measure_is_read_from_its_top() -> None:
    assert "SELECT * FROM `busiest` ORDER BY `load` DESC" in asked("Why is db-1 slow?", "db-1")


def test_the_subject_is_looked_for_in_columns_that_name_things() -> None:
    assert "SELECT * FROM `pods` WHERE `pod` LIKE '%cart-7f9%'" in " ".join(
        asked("What is wrong with cart-7f9?", "cart-7f9")
    )


def test_without_a_subject_no_large_table_is_read() -> None:
    assert not any("`pods`" in sql or "`facts`" in sql for sql in asked("What is wrong?"))


@given(st.text(max_size=80), st.text(min_size=1, max_size=80))
def test_no_name_leaves_its_quotes(question: str, subject: str) -> None:
    for sql in asked(question, subject):
        guarded(sql)


@pytest.mark.parametrize(
    "asked", ["how many orders failed in checkout?", "how many orders failed?"]
)
def test_rows_that_are_counted_are_counted_by_their_state(asked: str) -> None:
    described = "CSV tables: orders [3 rows] (id int, status text, created_at datetime)."
    tables = read_tables(described)
    question = read_question(asked)
    focus = find_focus([], question)
    sent = [str(one["sql"]) for one in table_queries(tables, question, focus)]
    assert sent[0] == (
        "SELECT `status`, COUNT(*) FROM `orders` GROUP BY `status` ORDER BY `status`"
    )
    assert not any("LIKE" in one and "`status` LIKE" in one for one in sent)
