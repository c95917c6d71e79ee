"""The guard alone, on texts: attacks of every kind, analytic queries, and its answers' shape."""

import re
from dataclasses import replace

import pytest
from tests.sources.sql import shop
from tests.sources.sql.conftest import material

from firsthand.sources.sql.guard import Guarded, Policy, Refused, Rule, check
from firsthand.sources.sql.guard.functions import OUTPUTS
from firsthand.sources.sql.guard.words import words

TABLES = frozenset(shop.COLUMNS)
KNOWN = {
    dialect: Policy(dialect=dialect, tables=TABLES, row_limit=40, columns=shop.COLUMNS)
    for dialect in ("mysql", "mariadb", "postgres", "sqlite")
}
UNKNOWN = {dialect: replace(policy, columns=None) for dialect, policy in KNOWN.items()}
ATTACKS = {dialect: material(f"attacks_{dialect}") for dialect in ("mysql", "postgres")}
ANALYTICS = {dialect: material(f"analytics_{dialect}") for dialect in ATTACKS}


def passed(sql: str, dialect: str = "mysql", policy: Policy | None = None) -> Guarded:
    found = check(sql, policy or KNOWN[dialect])
    assert isinstance(found, Guarded), found
    return found


def refused(sql: str, dialect: str = "mysql", policy: Policy | None = None) -> Refused:
    found = check(sql, policy or KNOWN[dialect])
    assert isinstance(found, Refused), found
    return found


def names(sql: str, dialect: str = "mysql") -> list[str]:
    return [column.name for column in passed(sql, dialect).projection]


@pytest.mark.parametrize("dialect", ATTACKS)
def test_every_attack_is_refused_with_a_way_out(dialect: str) -> None:
    found = {sql: check(sql, KNOWN[dialect]) for sql in ATTACKS[dialect]}
    assert [sql for sql, one in found.items() if not isinstance(one, Refused)] == []
    details = [one.detail for one in found.values() if isinstance(one, Refused)]
    assert all(detail and detail.isprintable() for detail in details)


@pytest.mark.parametrize("dialect", ANALYTICS)
def test_every_analytic_query_passes_with_and_without_the_schema(dialect: str) -> None:
    policies = (KNOWN[dialect], UNKNOWN[dialect])
    refusals = [
        (sql, found.detail)
        for sql in ANALYTICS[dialect]
        for found in (check(sql, policy) for policy in policies)
        if isinstance(found, Refused)
    ]
    assert refusals == []


@pytest.mark.parametrize("dialect", ANALYTICS)
def test_what_passed_passes_again_as_it_is(dialect: str) -> None:
    once = [passed(sql, dialect) for sql in ANALYTICS[dialect]]
    assert all(one.limit <= 41 for one in once)
    assert [one.sql for one in once if passed(one.sql, dialect).sql != one.sql] == []


@pytest.mark.parametrize(
    ("sql", "rule"),
    [
        ("SELECT 'x' FROM orders", Rule.LITERAL),
        ("SELECT id FROM orders; SELECT 1", Rule.ONE_STATEMENT),
        ("DELETE FROM orders", Rule.NOT_A_SELECT),
        ("SELECT id FROM orders FOR UPDATE", Rule.LOCKING_READ),
        ("SELECT id INTO @x FROM orders", Rule.INTO),
        ("SELECT @@version FROM orders", Rule.SYSTEM_VARIABLE),
        ("SELECT id FROM orders WHERE id = @x", Rule.USER_VARIABLE),
        ("SELECT /*+ NO_ICP(orders) */ id FROM orders", Rule.OPTIMIZER_HINT),
        ("SELECT id /*!50000 , 1 */ FROM orders", Rule.EXECUTABLE_COMMENT),
        ("SELECT SLEEP(1) FROM orders", Rule.FUNCTION),
        ("SELECT id FROM secrets", Rule.TABLE),
        ("SELECT word FROM orders", Rule.COLUMN),
        ("SELECT status = 'x' FROM orders", Rule.COMPARISON),
        ("SELECT LEFT(status, 2) FROM orders", Rule.TEXT_FUNCTION),
        ("SELECT created_at + INTERVAL 1 DAY FROM orders", Rule.DATE_SHIFT),
        ("SELECT id - id FROM orders", Rule.CANCELLING),
        ("SELECT NOW() FROM orders", Rule.NO_STORED_COLUMN),
        ("SELECT id FROM orders LIMIT 1 + 1", Rule.LIMIT),
        ("SELECT id FROM orders WHERE status = '" + "x" * 81 + "'", Rule.LONG_LITERAL),
        ("SELECT " + "(" * 30 + "id" + ")" * 30 + " FROM orders", Rule.TOO_COMPLEX),
        ("SELECT id FROM orders" + " JOIN orders" * 30, Rule.TOO_COMPLEX),
        ("x" * 9000, Rule.TOO_LONG),
        ("SELECT \x00 FROM orders", Rule.CONTROL_CHARACTER),
    ],
)
def test_a_refusal_names_its_rule(sql: str, rule: Rule) -> None:
    assert refused(sql).rule == rule


def test_a_column_is_named_by_what_it_reads_and_never_by_its_alias() -> None:
    assert names("SELECT latency_ms AS root_cause_is_dns FROM orders") == ["latency_ms"]
    assert names("SELECT COUNT(*) AS restarts FROM orders") == ["count(*)"]
    nested = "SELECT dns FROM (SELECT latency_ms AS dns FROM orders) t"
    assert names(nested) == ["latency_ms"]
    assert names("WITH c(dns) AS (SELECT status FROM orders) SELECT dns FROM c") == ["status"]


def test_no_text_and_no_free_number_of_the_query_stands_in_a_name() -> None:
    found = names("SELECT SUM(status = 'dns'), SUM(latency_ms > 4242) FROM orders")
    assert found == ["sum(status = ?)", "sum(latency_ms > ?)"]
    assert names("SELECT FLOOR(latency_ms / 4242) * 4242 FROM orders") == [
        "floor(latency_ms / ?) * ?"
    ]
    assert names("SELECT DATE_FORMAT(created_at, '%Y-%m') FROM orders") == [
        "date_format(created_at, ?)"
    ]


def test_a_json_path_is_shown_apart_from_the_name_without_it() -> None:
    column = passed("SELECT payload->>'$.error.code' FROM orders").projection[0]
    assert "$.error.code" in column.name
    assert "error" not in column.bare_name
    counted = passed("SELECT COUNT(payload->>'$.dns') FROM orders").projection[0]
    assert "dns" not in counted.name


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT payload->>'$.total' FROM orders UNION ALL SELECT payload->>'$.dns' FROM orders",
        "SELECT MAX(x) FROM (SELECT payload->>'$.total' x FROM orders UNION "
        "SELECT payload->>'$.dns' x FROM orders) t",
        "WITH a AS (SELECT payload->>'$.total' x FROM orders UNION ALL "
        "SELECT payload->>'$.dns' FROM orders), b AS (SELECT x FROM a) SELECT x FROM b",
    ],
)
def test_under_union_no_arm_shows_its_json_path(sql: str) -> None:
    """A value of one arm says nothing of the path of another."""
    (name,) = names(sql)
    assert "dns" not in name
    assert "total" not in name


def test_a_comma_joins_with_a_space() -> None:
    for sql in ("GROUP_CONCAT(id)", "GROUP_CONCAT(id SEPARATOR ',')"):
        assert "SEPARATOR ', '" in passed(f"SELECT {sql} FROM orders").sql
    assert "', '" in passed("SELECT string_agg(status, ',') FROM orders", "postgres").sql


@pytest.mark.parametrize(
    "output",
    [
        "GROUP_CONCAT(status ORDER BY payload->>'$.dns')",
        "NULLIF(payload->>'$.total', payload->>'$.dns')",
        "NULLIF(status, payload->>'$.dns')",
        "COALESCE(status, payload->>'$.dns')",
        "GREATEST(status, payload->>'$.dns')",
        "SUM(id) OVER (PARTITION BY payload->>'$.dns')",
        "COUNT(payload->>'$.dns' OR id)",
        "JSON_ARRAYAGG(payload->'$.dns')",
    ],
)
def test_a_json_path_whose_null_is_not_seen_is_not_shown(output: str) -> None:
    """In every row it may have been absent, and the output has a value all the same."""
    (name,) = names(f"SELECT {output} FROM orders")
    assert "dns" not in name


@pytest.mark.parametrize(
    ("dialect", "path"), [("mysql", "payload->>'$.dns'"), ("postgres", "payload->>'dns'")]
)
def test_no_function_shows_a_json_path_beside_its_first_operand(dialect: str, path: str) -> None:
    """WEEK(x, NULL) has a value, and so may others."""
    passing = 0
    for function in sorted(OUTPUTS):
        for operands in (f"id, {path}", f"created_at, {path}", f"id, id, {path}"):
            for window in ("", " OVER (ORDER BY id)"):
                sql = f"SELECT {function}({operands}){window} FROM orders"
                found = check(sql, KNOWN[dialect])
                if isinstance(found, Guarded):
                    passing += 1
                    shown = found.projection[0].name
                    alone = re.match(r"\w+\((json_unquote|payload)", shown)
                    assert "dns" not in shown or alone or function in BOTH_NEEDED, shown
    assert passing > 20


BOTH_NEEDED = words("mod datediff date_diff timediff timestampdiff timestamp_diff")
"""Without either there is no value."""


def test_arms_of_a_union_name_a_column_together() -> None:
    sql = "SELECT status FROM orders UNION ALL SELECT level FROM events"
    assert names(sql) == ["status | level"]


def test_columns_say_what_they_read() -> None:
    reads = [
        column.reads
        for column in passed(
            "SELECT o.id, SUM(c.id) FROM orders o, customers c GROUP BY o.id"
        ).projection
    ]
    assert reads == [{"orders.id"}, {"customers.id"}]


def test_columns_are_emitted_with_their_table() -> None:
    assert "`orders`.`status`" in passed("SELECT status FROM orders").sql
    assert '"o"."status"' in passed("SELECT status FROM orders o", "postgres").sql


def test_one_row_more_than_wanted_is_asked_for() -> None:
    assert passed("SELECT id FROM orders").limit == 41
    assert passed("SELECT id FROM orders LIMIT 5").limit == 5
    assert passed("SELECT id FROM orders LIMIT 500").limit == 41


def test_a_table_with_its_database_is_emitted_as_listed() -> None:
    policy = Policy(dialect="mysql", tables=frozenset({"shop.orders"}), row_limit=5)
    assert "`shop`.`orders`" in passed("SELECT id FROM orders", policy=policy).sql
    refused("SELECT id FROM other.orders", policy=policy)


def test_a_policy_may_allow_fewer_functions() -> None:
    policy = replace(KNOWN["mysql"], functions=frozenset({"COUNT"}))
    passed("SELECT COUNT(*) FROM orders", policy=policy)
    refused("SELECT SUM(amount) FROM orders", policy=policy)


def test_a_cte_is_seen_only_where_sql_lets_it_be_seen() -> None:
    sql = (
        "SELECT id FROM orders WHERE id IN "
        "(WITH secrets AS (SELECT id FROM orders) SELECT id FROM secrets) "
        "AND EXISTS (SELECT 1 FROM secrets)"
    )
    assert refused(sql).rule == Rule.TABLE


@pytest.mark.parametrize("dialect", ["", "oracle", "mysql; drop"])
def test_an_unknown_dialect_is_refused(dialect: str) -> None:
    refused("SELECT id FROM orders", policy=replace(KNOWN["mysql"], dialect=dialect))
