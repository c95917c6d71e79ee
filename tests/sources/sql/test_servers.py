"""query_mysql on live servers and on CSV: attacks, limits, cancellation.

What an attack leaves is looked for with the server's own eyes.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.sources.sql import shop
from tests.sources.sql.conftest import (
    LIMITS,
    Server,
    csv_source,
    material,
    mysql_run,
    postgres_run,
    source_at,
)

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import QueryMysql
from firsthand.rules.evidence import render_refs
from firsthand.sources.sql.backend import QueryLimits
from firsthand.sources.sql.guard import Guarded
from firsthand.sources.sql.opening import check_database
from firsthand.sources.sql.source import TableSource

MARIADB = pytest.param("mariadb", marks=pytest.mark.mariadb)
POSTGRES = pytest.param("postgres", marks=pytest.mark.postgres)
SERVERS = [MARIADB, POSTGRES]
CHOSEN = ("dns", "root cause", shop.SECRET)
"""Words of the attacks, and what they are after."""


def raw(sql: str) -> Guarded:
    """A text that no guard has seen: only the layers beside it are asked."""
    return Guarded(sql=sql, projection=(), tables=frozenset(), limit=1)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    found: Server = request.getfixturevalue(request.param)
    return found


async def run(server: Server, *statements: str) -> list[Any]:
    runner = mysql_run if server.admin.system == "mysql" else postgres_run
    return await runner(server.admin, *statements)


async def texts(source: TableSource, sql: str, limit: int = 40) -> list[str]:
    result = await source.query(QueryMysql(sql=sql), limit=limit)
    return [ref.text for ref in render_refs("query_mysql", result.payload)]


async def attacked(source: TableSource, attacks: list[str]) -> list[str]:
    """The attacks that gave a text with a chosen word."""
    won = []
    for sql in attacks:
        try:
            found = await texts(source, sql)
        except SourceError as error:
            if error.error_code is not ErrorCode.QUERY_REJECTED:
                won.append(sql)
            continue
        if any(word in text for word in CHOSEN for text in found):
            won.append(sql)
    return won


STATE = {
    "mysql": (
        "SELECT (SELECT COUNT(*) FROM orders), (SELECT SUM(amount) FROM orders), "
        "(SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = DATABASE()), "
        "@@GLOBAL.general_log, @@GLOBAL.max_connections"
    ),
    "postgres": (
        "SELECT (SELECT count(*) FROM orders), (SELECT sum(amount) FROM orders), "
        "(SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace), "
        "current_setting('max_connections')"
    ),
}


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_no_attack_wins_or_leaves_a_trace(server: Server) -> None:
    system = server.admin.system
    attacks = material(f"attacks_{system}")
    assert len(attacks) >= 120
    before = await run(server, STATE[system])
    for account in server:
        assert await attacked(await source_at(account), attacks) == []
    assert await run(server, STATE[system]) == before


async def test_no_attack_wins_on_csv(tmp_path: Path) -> None:
    source = csv_source(tmp_path)
    assert await attacked(source, material("attacks_mysql")) == []
    assert await texts(source, "SELECT COUNT(*) FROM orders") == ["count(*)=40"]


WRITES = {
    "mysql": (
        "INSERT INTO customers (id) VALUES (99)",
        "UPDATE orders SET amount = 0",
        "DELETE FROM orders",
        "CREATE TABLE made (id INT)",
        "DROP TABLE orders",
        "TRUNCATE orders",
        "SELECT 1; DELETE FROM orders",
    ),
    "postgres": (
        "INSERT INTO public.customers (id) VALUES (99)",
        "UPDATE public.orders SET amount = 0",
        "DELETE FROM public.orders",
        "CREATE TABLE public.made (id INT)",
        "DROP TABLE public.orders",
        "SELECT pg_catalog.set_config('a.b', 'c', false); DELETE FROM public.orders",
    ),
}


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_without_the_guard_the_session_still_writes_nothing(server: Server) -> None:
    system = server.admin.system
    before = await run(server, STATE[system])
    source = await source_at(server.admin)
    for statement in WRITES[system]:
        with pytest.raises(SourceError):
            await source.backend.run(raw(statement))
    assert await run(server, STATE[system]) == before


SLOW = {"mysql": "SELECT SLEEP(60)", "postgres": "SELECT pg_catalog.pg_sleep(60)"}
RUNNING = {
    "mysql": "SELECT COUNT(*) FROM information_schema.processlist WHERE info LIKE '%SLEEP(60)%' "
    "AND info NOT LIKE '%processlist%'",
    "postgres": "SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' "
    "AND state = 'active' AND query NOT LIKE '%pg_stat_activity%'",
}
OPEN = {
    "mysql": "SELECT COUNT(*) FROM information_schema.processlist WHERE db = DATABASE()",
    "postgres": "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()",
}


async def eventually(check: Callable[[], Awaitable[bool]], seconds: float = 3) -> bool:
    for _ in range(int(seconds / 0.05)):
        if await check():
            return True
        await asyncio.sleep(0.05)
    return False


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_a_slow_query_is_ended_by_the_server(server: Server) -> None:
    source = await source_at(server.admin, QueryLimits(seconds=0.3))
    with pytest.raises(SourceError) as refused:
        await source.backend.run(raw(SLOW[server.admin.system]))
    assert refused.value.error_code is ErrorCode.TIMEOUT
    assert (await run(server, RUNNING[server.admin.system]))[0][0] == 0


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_a_cancelled_run_leaves_no_query_on_the_server(server: Server) -> None:
    system = server.admin.system
    for account in server:
        source = await source_at(account, QueryLimits(seconds=60))
        task = asyncio.create_task(source.backend.run(raw(SLOW[system])))

        async def running() -> bool:
            return bool((await run(server, RUNNING[system]))[0][0] == 1)

        assert await eventually(running)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

        async def ended() -> bool:
            return bool((await run(server, RUNNING[system]))[0][0] == 0)

        assert await eventually(ended)


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_many_that_are_cancelled_at_once_leave_neither_query_nor_connection(
    server: Server,
) -> None:
    system = server.admin.system
    source = await source_at(server.reader, QueryLimits(seconds=60, connections=8))
    tasks = [asyncio.create_task(source.backend.run(raw(SLOW[system]))) for _ in range(20)]

    async def several() -> bool:
        return bool((await run(server, RUNNING[system]))[0][0] >= 8)

    assert await eventually(several, 10)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(one, asyncio.CancelledError) for one in ended)

    async def alone() -> bool:
        queries = (await run(server, RUNNING[system]))[0][0]
        return bool(queries == 0 and (await run(server, OPEN[system]))[0][0] == 1)

    assert await eventually(alone, 10)


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_a_hundred_runs_at_once_leave_no_connection_open(server: Server) -> None:
    source = await source_at(server.reader)
    found = await asyncio.gather(
        *(texts(source, f"SELECT id FROM orders WHERE id = {n % 40 + 1}") for n in range(100))
    )
    assert [one[0] for one in found] == [f"id={n % 40 + 1}" for n in range(100)]

    async def alone() -> bool:
        return bool((await run(server, OPEN[server.admin.system]))[0][0] == 1)

    assert await eventually(alone)


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_a_result_over_its_bytes_is_refused(server: Server) -> None:
    source = await source_at(server.reader, QueryLimits(result_bytes=500))
    with pytest.raises(SourceError) as refused:
        await texts(source, "SELECT * FROM events")
    assert refused.value.error_code is ErrorCode.RESULT_TOO_LARGE


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_an_account_that_can_write_is_warned_of(server: Server) -> None:
    label, warnings, tables = await check_database(server.admin, list(shop.COLUMNS), LIMITS)
    assert "database" in label
    assert warnings
    assert tables
    assert (await check_database(server.reader, list(shop.COLUMNS), LIMITS))[1] == ()


@pytest.mark.parametrize("server", SERVERS, indirect=True)
async def test_a_view_over_an_unlisted_table_is_warned_of(server: Server) -> None:
    _, warnings, _ = await check_database(server.admin, ["secret_view", "failed_orders"], LIMITS)
    said = [line for line in warnings if "view" in line.partition("(")[0] and "reads" in line]
    assert any("secrets" in line for line in said)


@pytest.mark.postgres
@pytest.mark.parametrize("pattern", ["YYYY", "HH24:MI", "YYYY-MM-01", "MM"])
async def test_a_date_pattern_writes_no_letters_for_a_number(
    postgres: Server, pattern: str
) -> None:
    source = await source_at(postgres.reader)
    with pytest.raises(SourceError) as refused:
        await texts(source, f"SELECT to_char(latency_ms, '{pattern}') FROM orders")
    assert refused.value.error_code is ErrorCode.QUERY_REJECTED
