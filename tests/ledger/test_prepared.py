"""What the ledger's writes run on SQLite's driver is what SQLAlchemy would have run."""

from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from tests.ledger import samples

from firsthand.ledger import rows
from firsthand.ledger.sql.prepared import Prepared
from firsthand.ledger.sql.sqlite import STATEMENTS, SqliteStore
from firsthand.ledger.sql.statements import Change

RUN = samples.new_run("ses-prepared")
WRITES: dict[str, tuple[Change, rows.Row]] = {
    "open_session": (STATEMENTS.open_session, rows.session_row(RUN.session_id, samples.NOON)),
    "create_run": (STATEMENTS.create_run, rows.run_row(RUN)),
    "begin_run": (STATEMENTS.create_run, rows.running_row(RUN)),
    "finish_run": (
        STATEMENTS.finish_run,
        {"the_run_id": RUN.run_id, **rows.finish_row(samples.finish(RUN))},
    ),
    "evaluate_session": (
        STATEMENTS.evaluate_session,
        {"the_run_id": RUN.run_id, "document": "{}"},
    ),
    "request": (STATEMENTS.request_invocation, rows.invocation_row(samples.new_invocation(RUN))),
    "request, running": (
        STATEMENTS.request_invocation,
        rows.invocation_row(samples.new_invocation(RUN), samples.NOON),
    ),
    "complete": (
        STATEMENTS.complete_invocation,
        {"the_id": 1, **rows.completion_row(samples.completion())},
    ),
    "event": (STATEMENTS.append_event, rows.event_row(samples.step(RUN.run_id, 1))),
}


class Driver:
    """Keeps what it is given to run."""

    def __init__(self) -> None:
        self.ran: list[tuple[str, list[Any]]] = []

    def execute(self, text: str, values: list[Any]) -> None:
        self.ran.append((text, values))


@pytest.mark.parametrize("name", WRITES)
async def test_text_and_values_are_sqlalchemys(name: str, store: SqliteStore) -> None:
    statement, row = WRITES[name]

    def both(connection: Connection) -> tuple[Any, Any]:
        theirs: list[tuple[str, list[Any]]] = []

        @event.listens_for(connection, "before_cursor_execute")
        def see(_: Any, __: Any, text: str, values: Any, *___: Any) -> None:
            theirs.append((text, list(values)))

        ours = Driver()
        Prepared(statement, tuple(row), connection.dialect).run(ours, row)  # type: ignore[arg-type]
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        theirs.clear()
        connection.execute(statement, row)
        return ours.ran, theirs

    ours, theirs = await store.read(both)
    assert ours == theirs


def test_a_row_that_lacks_a_name_is_refused() -> None:
    with pytest.raises(SQLAlchemyError, match="the_run_id"):
        Prepared(STATEMENTS.finish_run, ["state"], sqlite.dialect())  # type: ignore[no-untyped-call]
