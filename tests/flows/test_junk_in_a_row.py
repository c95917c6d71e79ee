"""Any column of any row may be overwritten with anything: whoever reads the run is told, in words.

No edit ends in another error than RecordUnreadable or UsageError, whatever is asked of the ledger.
"""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.flows.test_tampering import a_run

from firsthand.contracts.errors import RecordUnreadable, UsageError
from firsthand.contracts.runs import RunRecord
from firsthand.interfaces.document import Document
from firsthand.interfaces.safe_text import safe_json
from firsthand.interfaces.views.audit import audit_document
from firsthand.interfaces.views.recheck import recheck_document
from firsthand.interfaces.views.refused import refused_document
from firsthand.interfaces.views.run import run_document
from firsthand.interfaces.views.run_json import run_json
from firsthand.interfaces.views.runs import runs_document, runs_json
from firsthand.ledger import open_ledger
from firsthand.wiring import App

TABLES = ("tool_invocation", "diagnosis_run", "diagnosis_session", "run_event")
JUNK = {
    "words": "nonsense",
    "nothing": None,
    "empty": "",
    "no_text": b"\xff\xfe",
    "no_utf8": "CAST",
    "open": "[" * 100_000,
    "deep": "[" * 900 + "]" * 900,
    "less_deep": "[" * 250 + "]" * 250,
    "object": "{}",
    "list": "[]",
    "null": "null",
    "text": '"x"',
    "huge": "1e400",
    "nan": "NaN",
    "digits": "9" * 5000,
    "year": "2020",
    "number": 12,
    "negative": -5,
    "no_zone": "2020-01-01 00:00:00",
    "first": "0001-01-01T00:00:00+14:00",
    "last": "9999-12-31T23:59:59.999999-14:00",
}


def columns(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as file:
        return [
            (table, row[1])
            for table in TABLES
            for row in file.execute(f"SELECT * FROM pragma_table_info('{table}')").fetchall()
        ]


def overwrite(path: Path, table: str, column: str, value: object) -> bool:
    """False where the table itself refuses it."""
    new, values = ("CAST(x'ff' AS TEXT)", ()) if value == "CAST" else ("?", (value,))
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        try:
            file.execute(f"UPDATE {table} SET {column} = {new}", values)
        except sqlite3.IntegrityError:
            return False
    return True


async def everything_asked(path: Path, run_id: str) -> dict[str, object]:
    """Question → what came of it."""
    now = datetime.now(UTC)
    app = App(ledger=await open_ledger(str(path)))
    found: dict[str, object] = {}

    async def show() -> Document:
        view = await app.show(run_id)
        safe_json(run_json(view.run, view.invocations, view.events, refused=True))
        refused_document(view.run, view.invocations)
        payloads = await app.cited_logs(view.run)
        return run_document(view.run, view.invocations, now=now, payloads=payloads)

    async def verify() -> Document:
        return recheck_document(await app.recheck(run_id))

    async def runs() -> Document:
        listed = await app.runs(10)
        safe_json(runs_json(listed))
        return runs_document(listed, now=now)

    async def audit() -> Document:
        return audit_document(await app.audit(run_id))

    for question in (show, verify, runs, audit):
        try:
            found[question.__name__] = await question()
        except (RecordUnreadable, UsageError) as error:
            found[question.__name__] = type(error)
        except Exception as error:
            found[question.__name__] = repr(error)
    await app.ledger.close()
    return found


@pytest.mark.parametrize("name", JUNK)
async def test_junk_in_any_column_is_told_and_is_no_crash(name: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole.db"
    run_id = await a_run(whole)
    for table, column in columns(whole):
        path = tmp_path / f"{table}-{column}.db"
        with closing(sqlite3.connect(whole)) as old, closing(sqlite3.connect(path)) as new:
            old.backup(new)
        if not overwrite(path, table, column, JUNK[name]):
            continue
        found = await everything_asked(path, run_id)
        path.unlink()
        wrong = {ask: what for ask, what in found.items() if isinstance(what, str)}
        assert not wrong, (table, column)
        assert found["verify"] is not RecordUnreadable, (table, column)
        if column != "run_id":
            assert not isinstance(found["runs"], type), (table, column)


@pytest.mark.parametrize("column", ["created_at", "started_at", "finished_at"])
async def test_a_time_that_is_none_is_found_by_verify(column: str, tmp_path: Path) -> None:
    path = tmp_path / "ledger.db"
    run_id = await a_run(path)
    assert overwrite(path, "diagnosis_run", column, "2020")
    app = App(ledger=await open_ledger(str(path)))
    found = await app.recheck(run_id)
    assert [one.rule for one in found.findings] == ["record_unreadable"]
    assert run_id in found.findings[0].detail
    (listed,) = await app.runs(10)
    assert not isinstance(listed, RunRecord)
    await app.ledger.close()
