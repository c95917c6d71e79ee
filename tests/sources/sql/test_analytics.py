"""Queries as on-call engineers write them: the right rows, on every system.

The same tables lie in MariaDB, in PostgreSQL and in CSV files. A statement's rows are compared with
those of another system, and on PostgreSQL with what the server gives for the text as it was written,
without guard, source or rendering between.
"""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlglot
from tests.sources.sql import shop
from tests.sources.sql.conftest import Server, apart, csv_source, material, postgres_each, source_at

from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import QueryMysql
from firsthand.sources.sql.source import TableSource
from firsthand.sources.sql.values import json_value


def cell(value: Any) -> Any:
    """Alike in every system: numbers rounded, times without their T, documents as documents.

    An account that may only read is not shown that MariaDB's text holds JSON.
    """
    if isinstance(value, str) and value.startswith(("{", "[")):
        return json.loads(value)
    if isinstance(value, bool):
        return int(value)
    try:
        return round(float(value), 3)
    except (TypeError, ValueError):
        return value.replace("T", " ") if isinstance(value, str) else value


async def table(source: TableSource, sql: str) -> list[tuple[Any, ...]]:
    result = await source.query(QueryMysql(sql=sql), limit=200)
    rows = result.payload["rows"]
    assert isinstance(rows, list)
    return sorted(
        (tuple(map(cell, row.values())) for row in rows if isinstance(row, dict)), key=str
    )


async def tables(source: TableSource, queries: Sequence[str]) -> list[list[tuple[Any, ...]]]:
    """Each one's rows; as many at a time as the source allows."""
    return await asyncio.gather(*(table(source, sql) for sql in queries))


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[Any, ...]]]:
    """The queries written for MySQL, answered by CSV files: both servers are compared with these."""
    queries = material("analytics_mysql")
    assert len(queries) >= 60
    found = apart(tables(csv_source(tmp_path_factory.mktemp("tables")), queries))
    return dict(zip(queries, found, strict=True))


@pytest.mark.mariadb
async def test_analytic_queries_give_the_same_rows_on_mariadb_and_on_csv(
    mariadb: Server, held: dict[str, list[tuple[Any, ...]]]
) -> None:
    queries = [sql for sql in held if "NOW()" not in sql]
    every = await tables(await source_at(mariadb.reader), queries)
    different = [
        (sql, stored[:3], held[sql][:3])
        for sql, stored in zip(queries, every, strict=True)
        if stored != held[sql]
    ]
    assert different == []


@pytest.mark.postgres
async def test_analytic_queries_give_what_postgres_gives_for_their_own_text(
    postgres: Server,
) -> None:
    queries = material("analytics_postgres")
    assert len(queries) >= 60
    different = []
    guarded = await tables(await source_at(postgres.reader), queries)
    every = await postgres_each(postgres.admin, queries)
    for sql, stored, found in zip(queries, every, guarded, strict=True):
        expected = sorted((tuple(map(cell, map(json_value, row))) for row in stored), key=str)
        if found != expected:
            different.append((sql, expected[:3], found[:3]))
    assert different == []


OTHERWISE = ("NOW()", "%dT%H")
"""The present; and a format that sqlglot does not carry over."""


@pytest.mark.postgres
async def test_the_same_queries_give_the_same_rows_on_postgres_and_on_csv(
    postgres: Server, held: dict[str, list[tuple[Any, ...]]]
) -> None:
    """Written for MySQL, translated by sqlglot; what it cannot translate is refused, not wrong."""
    source = await source_at(postgres.reader)
    compared, different = 0, []
    for sql, rows in held.items():
        translated = sqlglot.transpile(sql, read="mysql", write="postgres")[0]
        if any(part in sql for part in OTHERWISE):
            continue
        try:
            stored = await table(source, translated)
        except SourceError:
            continue
        compared += 1
        if rows != stored:
            different.append((translated, stored[:3], rows[:3]))
    assert different == []
    assert compared >= 60


PERCENTAGES = {
    "SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) FROM orders": 0.5,
    "SELECT percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms) FROM orders": 0.95,
}


@pytest.mark.postgres
async def test_what_mysql_has_no_words_for_is_reckoned_from_the_rows(postgres: Server) -> None:
    source = await source_at(postgres.reader)
    orders = [dict(zip(shop.COLUMNS["orders"], row, strict=True)) for row in shop.ROWS["orders"]]
    latencies = sorted(int(order["latency_ms"]) for order in orders)
    for sql, part in PERCENTAGES.items():
        place = part * (len(latencies) - 1)
        low, high = latencies[int(place)], latencies[min(int(place) + 1, len(latencies) - 1)]
        assert await table(source, sql) == [(round(low + (high - low) * (place - int(place)), 3),)]
    failed = sum(order["status"] == "failed" for order in orders)
    shares = "SELECT count(*) FILTER (WHERE status = 'failed') * 100.0 / count(*) FROM orders"
    assert await table(source, shares) == [(round(failed * 100 / len(orders), 3),)]
    newest = {order["customer_id"]: order["id"] for order in sorted(orders, key=lambda o: o["id"])}
    latest = (
        "SELECT DISTINCT ON (customer_id) customer_id, id FROM orders "
        "ORDER BY customer_id, created_at DESC"
    )
    assert await table(source, latest) == sorted(
        ((float(customer), float(order)) for customer, order in newest.items()), key=str
    )
    codes: dict[str, int] = {}
    for order in orders:
        error = json.loads(order["payload"]).get("error")
        if error:
            codes[error["code"]] = codes.get(error["code"], 0) + 1
    counted = (
        "SELECT payload->'error'->>'code', count(*) FROM orders WHERE payload ? 'error' GROUP BY 1"
    )
    assert await table(source, counted) == sorted(
        ((code, float(count)) for code, count in codes.items()), key=str
    )


SAME = (
    "SELECT status, COUNT(*) FROM orders GROUP BY status",
    "SELECT o.id, c.name, o.amount FROM orders o JOIN customers c ON c.id = o.customer_id",
    "SELECT service, level, COUNT(*) FROM events GROUP BY service, level",
    "SELECT region, AVG(latency_ms), MAX(latency_ms) FROM orders GROUP BY region",
    "SELECT id, ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY id) FROM orders",
    "SELECT SUM(CASE WHEN status = 'failed' THEN 1 ELSE 0 END) * 100.0 / COUNT(*) FROM orders",
    "SELECT EXTRACT(HOUR FROM created_at), COUNT(*) FROM orders GROUP BY EXTRACT(HOUR FROM created_at)",
    "SELECT id, amount - LAG(amount) OVER (ORDER BY id) FROM orders",
    "SELECT customer_id, SUM(amount) FROM orders GROUP BY customer_id HAVING SUM(amount) > 100",
    "SELECT name FROM customers WHERE NOT EXISTS (SELECT id FROM orders WHERE customer_id = customers.id)",
)


@pytest.mark.postgres
async def test_one_statement_gives_the_same_rows_on_postgres_and_csv(
    postgres: Server, tmp_path: Path
) -> None:
    server, files = await source_at(postgres.reader), csv_source(tmp_path)
    different = [sql for sql in SAME if await table(server, sql) != await table(files, sql)]
    assert different == []
