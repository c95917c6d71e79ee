"""Every row of the fault tables is one line with a way out; what no row knows still is."""

import errno
import sqlite3

import pytest

from firsthand.contracts.errors import LedgerError
from firsthand.ledger.sql import faults
from firsthand.ledger.sql.store import KeyTaken, NoSuchParent

LINES = [
    line
    for table in (faults.SQLITE, faults.POSTGRESQL, faults.SYSTEM, faults.FILE_SYSTEM)
    for line in table.values()
]


@pytest.mark.parametrize("line", sorted({*LINES, faults.UNKNOWN}))
def test_every_line_says_what_is_wrong_and_the_way_out(line: str) -> None:
    wrong, _, way_out = line.partition("; ")
    assert wrong
    assert way_out
    assert "\n" not in line


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (sqlite3.ProgrammingError("x"), "the ledger L cannot be used (ProgrammingError); see"),
        (OSError(5, "x"), "the ledger L cannot be used (OSError); see"),
        (ValueError("x"), "the ledger L cannot be used (ValueError); see"),
    ],
)
def test_what_no_row_knows_is_named_by_its_code(error: Exception, message: str) -> None:
    assert str(faults.fault(error, "L")).startswith(message)


@pytest.mark.parametrize(
    ("statements", "kind"),
    [
        (["CREATE TABLE a (b PRIMARY KEY)", *["INSERT INTO a VALUES (1)"] * 2], KeyTaken),
        (["CREATE TABLE a (b UNIQUE)", *["INSERT INTO a VALUES (1)"] * 2], KeyTaken),
        (
            [
                "PRAGMA foreign_keys = ON",
                "CREATE TABLE a (b PRIMARY KEY)",
                "CREATE TABLE c (d REFERENCES a (b))",
                "INSERT INTO c VALUES (1)",
            ],
            NoSuchParent,
        ),
        (["CREATE TABLE a (b CHECK (b > 1))", "INSERT INTO a VALUES (1)"], LedgerError),
    ],
)
def test_a_conflict_is_told_from_a_fault(statements: list[str], kind: type[LedgerError]) -> None:
    connection = sqlite3.connect(":memory:")
    for statement in statements[:-1]:
        connection.execute(statement)
    with pytest.raises(sqlite3.IntegrityError) as caught:
        connection.execute(statements[-1])
    connection.close()
    assert type(faults.fault(caught.value, "L")) is kind


def test_a_socket_that_is_not_there_is_a_server_that_does_not_answer() -> None:
    gone = FileNotFoundError(errno.ENOENT, "x")
    assert "does not answer" in str(faults.fault(gone, "postgresql://h/d"))
    assert "a link to a folder" in str(faults.fault(gone, "/a/ledger.db"))


def test_an_error_of_ours_passes_as_it_is() -> None:
    ours = LedgerError("ours")
    assert faults.fault(ours, "L") is ours
