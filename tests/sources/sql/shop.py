"""A small shop's tables, the same in every database: what the queries of these tests are asked of."""

import csv
import io
import json
from datetime import datetime, timedelta
from typing import Any

BASE = datetime(2026, 7, 8, 10, 0, 0)
SECRET = "correct-horse-battery"
"""Stands in a table that no policy allows."""

STATUSES = ("ok", "ok", "failed", "ok", "timeout", "ok", "failed", "pending")
REGIONS = ("eu", "us", "ap")
LEVELS = ("INFO", "WARN", "ERROR")
SERVICES = ("checkout", "payments", "支付网关")

COLUMNS: dict[str, dict[str, str]] = {
    "customers": {"id": "int", "name": "text", "region": "text", "created_at": "datetime"},
    "orders": {
        "id": "int",
        "customer_id": "int",
        "status": "text",
        "amount": "decimal",
        "latency_ms": "int",
        "region": "text",
        "created_at": "datetime",
        "updated_at": "datetime",
        "payload": "json",
    },
    "events": {
        "id": "int",
        "ts": "datetime",
        "service": "text",
        "level": "text",
        "message": "text",
        "order_id": "int",
    },
}
"""Table → column → type."""


def _customers() -> list[tuple[Any, ...]]:
    return [
        (number, f"customer-{number}", REGIONS[number % 3], BASE - timedelta(days=number))
        for number in range(1, 9)
    ]


def _orders() -> list[tuple[Any, ...]]:
    rows = []
    for number in range(1, 41):
        status = STATUSES[number % len(STATUSES)]
        created = BASE + timedelta(minutes=7 * number)
        took = timedelta(seconds=number * 3)
        payload: dict[str, Any] = {"total": number * 10, "items": [{"sku": f"sku-{number % 4}"}]}
        if status == "failed":
            payload["error"] = {"code": f"E{40 + number % 3}"}
        rows.append(
            (
                number,
                number % 6 + 1,
                status,
                f"{number * 2.5:.2f}",
                number * number % 97 * 20,
                None if number % 10 == 0 else REGIONS[number % 3],
                created,
                created + took,
                json.dumps(payload),
            )
        )
    return rows


def _events() -> list[tuple[Any, ...]]:
    return [
        (
            number,
            BASE + timedelta(minutes=5 * number),
            SERVICES[number % 3],
            LEVELS[number % 3 if number % 5 else 2],
            f"connection timed out after {number} ms" if number % 4 == 0 else f"served {number}",
            number % 40 + 1,
        )
        for number in range(1, 61)
    ]


ROWS: dict[str, list[tuple[Any, ...]]] = {
    "customers": _customers(),
    "orders": _orders(),
    "events": _events(),
}

TYPES = {
    "mariadb": {
        "int": "BIGINT",
        "text": "VARCHAR(200)",
        "decimal": "DECIMAL(10,2)",
        "datetime": "DATETIME",
        "json": "JSON",
    },
    "postgres": {
        "int": "BIGINT",
        "text": "TEXT",
        "decimal": "NUMERIC(10,2)",
        "datetime": "TIMESTAMP",
        "json": "JSONB",
    },
}
QUOTES = {"mariadb": "`", "postgres": '"'}


def statements(system: str) -> list[str]:
    """What makes the tables, their rows, a forbidden table, a view over it, and a function."""
    kinds, mark = TYPES[system], QUOTES[system]
    made: list[str] = []
    for table, columns in COLUMNS.items():
        body = ", ".join(f"{mark}{name}{mark} {kinds[kind]}" for name, kind in columns.items())
        made.append(f"CREATE TABLE {table} ({body}, PRIMARY KEY (id))")
        values = ", ".join(f"({', '.join(map(_literal, row))})" for row in ROWS[table])
        made.append(f"INSERT INTO {table} VALUES {values}")
    made.append(f"CREATE TABLE secrets (id BIGINT, word {kinds['text']})")
    made.append(f"INSERT INTO secrets VALUES (1, '{SECRET}')")
    made.append("CREATE VIEW secret_view AS SELECT id, word FROM secrets")
    made.append(
        "CREATE VIEW failed_orders AS SELECT id, status FROM orders WHERE status = 'failed'"
    )
    return made


def csv_files() -> dict[str, str]:
    """The same as files of an evidence folder; the forbidden table is not among them."""
    return {f"tables/{table}.csv": _csv(table) for table in COLUMNS}


def _csv(table: str) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS[table])
    for row in ROWS[table]:
        writer.writerow(["" if cell is None else _cell(cell) for cell in row])
    return out.getvalue()


def _cell(value: Any) -> str:
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _literal(value: Any) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, int):
        return str(value)
    text = value.isoformat(sep=" ") if isinstance(value, datetime) else str(value)
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'"
