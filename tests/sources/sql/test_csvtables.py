"""CSV files as tables: what is read, what is refused, and what SQLite is not let do."""

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.sources.kit import write
from tests.sources.sql.conftest import csv_source

from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.requests import QueryMysql
from firsthand.rules.evidence import render_refs
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import open_folder
from firsthand.sources.sql.backend import QueryLimits
from firsthand.sources.sql.csvtables.kinds import Kind
from firsthand.sources.sql.csvtables.reading import read_table, table_name
from firsthand.sources.sql.csvtables.store import CsvBackend
from firsthand.sources.sql.source import TableSource
from firsthand.sources.unconfigured import UnconfiguredSource

BOUND = 10**7


def source(tmp_path: Path, *, clock: datetime | None = None, **files: str) -> TableSource:
    tables = []
    for name, text in files.items():
        path = tmp_path / f"{name}.csv"
        path.write_text(text, encoding="utf-8")
        tables.append(read_table(path, path.name, BOUND))
    return TableSource(CsvBackend(tables, QueryLimits(seconds=2), clock=clock))


async def texts(source: TableSource, sql: str) -> list[str]:
    result = await source.query(QueryMysql(sql=sql), limit=40)
    return [ref.text for ref in render_refs("query_mysql", result.payload)]


def refusal(tmp_path: Path, data: bytes | str) -> str:
    path = tmp_path / "t.csv"
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    with pytest.raises(EvidenceFileError) as refused:
        read_table(path, "tables/t.csv", BOUND)
    return str(refused.value)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("", "is empty"),
        ("a,a\n1,2\n", "two columns are named 'a'"),
        ("a,A\n1,2\n", "two columns are named 'A'"),
        ("a,,c\n1,2,3\n", "column 2 of the first line is no name"),
        ('a\n"open\n', "is not CSV"),
        (b"a\n\xff\xfe\x00\n", "is not text in UTF-8"),
        ("a\n\x00\n", "is binary"),
        ("a,b\n1\n2\n", "no row has the header's 2 columns"),
        ("a" * 70 + "\n1\n", "is no name"),
        (",".join(f"c{n}" for n in range(501)) + "\n", "the limit is 500"),
    ],
)
def test_what_is_no_table_is_refused_with_the_place(
    tmp_path: Path, data: bytes | str, words: str
) -> None:
    assert words in refusal(tmp_path, data)


@pytest.mark.parametrize(
    ("cells", "kind"),
    [
        (("1", "-2", ""), Kind.INTEGER),
        (("1.5", "2", "-0.1e3"), Kind.REAL),
        (("True", "False", ""), Kind.BOOLEAN),
        (("2026-07-08T10:00:00Z", "2026-07-08 11:00:00+02:00"), Kind.MOMENT),
        (("2026-07-08", "2026-07-09"), Kind.DAY),
        (('{"a":1}', "[1]"), Kind.DOCUMENT),
        (("007", "1"), Kind.TEXT),
        (("12345678901234567890", "1"), Kind.TEXT),
        (("2026-07-08T10:00:00Z", "2026-07-08T10:00:00"), Kind.TEXT),
        (("True", "Unknown"), Kind.TEXT),
        (("", ""), Kind.TEXT),
        (("2026-13-45", "1"), Kind.TEXT),
    ],
)
def test_a_column_has_a_kind_only_if_every_cell_is_of_it(
    tmp_path: Path, cells: tuple[str, ...], kind: Kind
) -> None:
    path = tmp_path / "t.csv"
    lines = "".join(f'"{cell.replace(chr(34), chr(34) * 2)}"\n' for cell in cells)
    path.write_text(f"a\n{lines}")
    assert read_table(path, "t.csv", BOUND).columns[0].kind is kind


async def test_cells_are_shown_as_the_file_writes_them(tmp_path: Path) -> None:
    held = source(
        tmp_path,
        t="n,price,ok,at,day,word\n1,1140.0,True,2026-07-08T10:00:00Z,2026-07-08,Ünï 中文\n,2.5,False,,,\n",
    )
    assert await texts(held, "SELECT * FROM t") == [
        'n=1, price=1140.0, ok=True, at=2026-07-08T10:00:00Z, day=2026-07-08, word="Ünï 中文"',
        "n=NULL, price=2.5, ok=False, at=NULL, day=NULL, word=NULL",
    ]


async def test_values_compare_as_in_mysql(tmp_path: Path) -> None:
    held = source(
        tmp_path,
        t="id,ok,at,restarts,word\n"
        "1,True,2026-07-08T10:00:00Z,56 (3h ago),Failed\n2,False,2026-07-08T12:00:00Z,7,ok\n",
    )
    for condition, ids in (
        ("ok = 'True'", [1]),
        ("ok = FALSE", [2]),
        ("at >= '2026-07-08T11:00:00Z'", [2]),
        ("at < '2026-07-08 11:00:00'", [1]),
        ("at = '2026-07-08T14:00:00+02:00'", [2]),
        ("DATE(at) = '2026-07-08'", [1, 2]),
        ("restarts > 8", [1]),
        ("word = 'failed'", [1]),
        ("word LIKE '%AIL%'", [1]),
        ("word REGEXP '^f'", [1]),
        ("id / 2 = 0.5", [1]),
    ):
        found = await texts(held, f"SELECT id FROM t WHERE {condition} ORDER BY id")
        assert found == [f"id={one}" for one in ids], condition


async def test_now_is_the_newest_evidence_and_never_the_time_of_day(tmp_path: Path) -> None:
    data = "id,at\n1,2020-01-01T10:00:00Z\n2,2020-01-01T12:00:00Z\n"
    sql = "SELECT id FROM t WHERE at > NOW() - INTERVAL 1 HOUR"
    clock = datetime(2020, 1, 1, 12, tzinfo=UTC)
    assert await texts(source(tmp_path, clock=clock, t=data), sql) == ["id=2"]
    with pytest.raises(SourceError, match="no time"):
        await texts(source(tmp_path, t=data), sql)


async def test_an_output_beside_an_aggregate_belongs_to_its_group(tmp_path: Path) -> None:
    held = source(tmp_path, t="a,b\nx,1\ny,2\n")
    with pytest.raises(SourceError, match="neither grouped nor aggregated"):
        await texts(held, "SELECT a, SUM(b) FROM t")
    assert await texts(held, "SELECT a, SUM(b) FROM t GROUP BY a") == [
        "a=x, sum(b)=1",
        "a=y, sum(b)=2",
    ]


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT * FROM sqlite_master",
        "ATTACH DATABASE '/tmp/x' AS x",
        "CREATE TABLE x (a)",
        "DELETE FROM t",
        "PRAGMA query_only = OFF",
        "SELECT load_extension('x')",
        "SELECT randomblob(100000000)",
        "SELECT writefile('/tmp/x', 'y')",
        "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT COUNT(*) FROM r",
    ],
)
def test_without_the_guard_sqlite_still_only_reads(tmp_path: Path, sql: str) -> None:
    backend = source(tmp_path, t="a\n1\n").backend
    assert isinstance(backend, CsvBackend)
    with pytest.raises(sqlite3.Error):
        backend._database.execute(sql).fetchall()


async def test_a_plan_that_runs_away_is_stopped(tmp_path: Path) -> None:
    rows = "".join(f"{n}\n" for n in range(2000))
    path = tmp_path / "t.csv"
    path.write_text(f"a\n{rows}")
    backend = CsvBackend([read_table(path, "t.csv", BOUND)], QueryLimits(seconds=0.2))
    held = TableSource(backend)
    with pytest.raises(SourceError) as refused:
        await texts(held, "SELECT COUNT(*) FROM t x, t y, t z, t w WHERE x.a + y.a + z.a = w.a")
    assert refused.value.error_code is ErrorCode.TIMEOUT


async def test_a_cancelled_query_stops_and_the_next_one_runs(tmp_path: Path) -> None:
    held = source(tmp_path, t="a\n" + "".join(f"{n}\n" for n in range(2000)))
    slow = asyncio.create_task(
        texts(held, "SELECT COUNT(*) FROM t x, t y, t z WHERE x.a + y.a = z.a")
    )
    await asyncio.sleep(0.1)
    slow.cancel()
    with pytest.raises(asyncio.CancelledError):
        await slow
    assert await texts(held, "SELECT COUNT(*) FROM t") == ["count(*)=2000"]


async def test_a_regular_expression_that_runs_away_is_stopped(tmp_path: Path) -> None:
    held = source(tmp_path, t=f"a\n{'a' * 60}!\n")
    with pytest.raises(SourceError):
        await texts(held, "SELECT a FROM t WHERE a REGEXP '(a|aa|a?)+(a|aa)+$'")


@pytest.mark.parametrize("name", ["a-b c.csv", "订单.csv", "1.csv"])
def test_a_file_name_becomes_a_table_name(name: str) -> None:
    assert table_name(Path(name)).replace("_", "x").isalnum()


async def test_a_folders_tables_stand_behind_query_mysql(tmp_path: Path) -> None:
    write(tmp_path, {"tables/t.csv": "a\n1\n", "tables/bad.csv": "a,a\n1,2\n", "tables/u.csv": ""})
    opened = open_folder(tmp_path)
    held = opened.by_tool[ToolName.QUERY_MYSQL]
    assert isinstance(held, TableSource)
    assert "t [1 row] (a int)" in held.describe()
    assert len(opened.notes) == 2
    assert await texts(held, "SELECT a FROM t") == ["a=1"]


async def test_tables_of_which_none_can_be_read_say_so(tmp_path: Path) -> None:
    opened = open_folder(write(tmp_path, {"tables/bad.csv": ""}))
    assert isinstance(opened.by_tool[ToolName.QUERY_MYSQL], UnconfiguredSource)


def test_tables_over_their_bound_are_a_note(tmp_path: Path) -> None:
    write(tmp_path, {"tables/t.csv": "a\n1\n", "tables/u.csv": "a\n" + "1\n" * 100})
    opened = open_folder(tmp_path, limits=ReadLimits(table_bytes=50))
    assert any("all tables together" in note for note in opened.notes)


async def test_rows_of_another_length_are_counted(tmp_path: Path) -> None:
    opened = open_folder(write(tmp_path, {"tables/t.csv": "a,b\n1,2\n3\n4,5\n"}))
    assert any("1 row of another length" in note for note in opened.notes)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT updated_at - created_at FROM orders",
        "SELECT SUM(created_at) FROM orders",
        "SELECT MAX(d) FROM (SELECT created_at AS c, updated_at - created_at AS d FROM orders) t",
        "SELECT payload->'$**.sku' FROM orders",
        "SELECT t.a FROM (SELECT status AS a, region AS b FROM orders) t(b, a)",
    ],
)
async def test_what_the_files_cannot_reckon_is_refused_and_not_wrong(
    tmp_path: Path, sql: str
) -> None:
    with pytest.raises(SourceError) as refused:
        await csv_source(tmp_path).query(QueryMysql(sql=sql), limit=5)
    assert refused.value.error_code is ErrorCode.QUERY_REJECTED


async def test_an_interval_may_be_taken_from_a_time_in_a_condition(tmp_path: Path) -> None:
    sql = "SELECT COUNT(*) FROM orders WHERE updated_at - INTERVAL 1 MINUTE > created_at"
    result = await csv_source(tmp_path).query(QueryMysql(sql=sql), limit=5)
    assert result.payload["rows"] == [{"count(*)": 20}]
