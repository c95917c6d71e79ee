"""Faults: a driver's failure as one line that names the store, what is wrong and the way out.

Tables: SQLite's primary result codes, PostgreSQL's SQLSTATEs (whole, else their class) and the
operating system's errno. The driver's own text stays on the exception's `__cause__`.
"""

import errno
import sqlite3

from sqlalchemy.exc import DBAPIError

from firsthand.contracts.errors import LedgerError, RecordUnreadable
from firsthand.ledger.sql.store import KeyTaken, NoSuchParent

ELSEWHERE = "or name another ledger with --ledger"

SQLITE = {
    sqlite3.SQLITE_BUSY: f"is held by another process; try again when it has ended, {ELSEWHERE}",
    sqlite3.SQLITE_LOCKED: f"is held by another process; try again when it has ended, {ELSEWHERE}",
    sqlite3.SQLITE_READONLY: f"cannot be written; give yourself the right to, {ELSEWHERE}",
    sqlite3.SQLITE_PERM: f"cannot be written; give yourself the right to, {ELSEWHERE}",
    sqlite3.SQLITE_CANTOPEN: f"cannot be opened; see the rights of it and its folder, {ELSEWHERE}",
    sqlite3.SQLITE_FULL: f"cannot grow, the disk is full; free some space, {ELSEWHERE}",
    sqlite3.SQLITE_IOERR: f"cannot be read or written, the disk fails or is full; see it, {ELSEWHERE}",
    sqlite3.SQLITE_NOTADB: f"is no SQLite database; move it away, {ELSEWHERE}",
    sqlite3.SQLITE_CORRUPT: f"is damaged; put back a copy, {ELSEWHERE}",
    sqlite3.SQLITE_TOOBIG: "takes no document of that size; ask for less",
}
SQLITE_CONFLICTS: dict[int, type[LedgerError]] = {
    sqlite3.SQLITE_CONSTRAINT_UNIQUE: KeyTaken,
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY: KeyTaken,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY: NoSuchParent,
}
NO_TEXT = "Could not decode to UTF-8"
"""The driver's own words, which have no code."""

POSTGRESQL = {
    "08": f"does not answer; start the server, {ELSEWHERE}",
    "28": f"refuses this user or password; correct them, {ELSEWHERE}",
    "3D000": f"has no such database; make it with createdb, {ELSEWHERE}",
    "3F000": f"has no such schema; make it, {ELSEWHERE}",
    "25006": f"is read-only; use the primary server, {ELSEWHERE}",
    "42501": f"does not let this user do that; grant it the rights, {ELSEWHERE}",
    "42P01": f"has lost the ledger's tables; put back a copy, {ELSEWHERE}",
    "53100": f"cannot grow, its disk is full; free some space, {ELSEWHERE}",
    "53": f"has no connection or memory to spare; try again later, {ELSEWHERE}",
    "55P03": "is locked by another client; try again when it has ended",
    "57": f"is shutting down or starting; try again when it is up, {ELSEWHERE}",
}
POSTGRESQL_CONFLICTS: dict[str, type[LedgerError]] = {
    "23505": KeyTaken,
    "23503": NoSuchParent,
}

SYSTEM = {
    errno.EACCES: SQLITE[sqlite3.SQLITE_READONLY],
    errno.EPERM: SQLITE[sqlite3.SQLITE_READONLY],
    errno.EROFS: SQLITE[sqlite3.SQLITE_READONLY],
    errno.ENOSPC: SQLITE[sqlite3.SQLITE_FULL],
    errno.EDQUOT: SQLITE[sqlite3.SQLITE_FULL],
    errno.EISDIR: "is a folder; name a file in it with --ledger",
    errno.ENOTDIR: "has a file where a folder should be; name another path with --ledger",
    errno.EEXIST: "has a file where a folder should be, or a link that leads nowhere; name another"
    " path with --ledger",
    errno.ENAMETOOLONG: "is too long a name; name another path with --ledger",
    errno.ECONNREFUSED: POSTGRESQL["08"],
}
NO_FILE = "is a pipe, a device or a socket, not a file; name a file with --ledger"
FILE_SYSTEM = {
    errno.ELOOP: "is a loop of links, or lies below one; name another path with --ledger",
    errno.ENOENT: "is a link to a folder that is not there; make the folder, or name another path"
    " with --ledger",
    errno.ENXIO: NO_FILE,
    errno.ENODEV: NO_FILE,
}
"""What these mean for a file's path; of a server they mean that it does not answer."""
UNKNOWN = f"cannot be used ({{code}}); see what that means there, {ELSEWHERE}"


def fault(error: Exception, label: str) -> LedgerError:
    """The LedgerError for a driver's or the system's failure; one of ours passes as it is."""
    if isinstance(error, LedgerError):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _sqlite(cause, label)
    state = getattr(cause, "sqlstate", None)
    if isinstance(state, str):
        return _postgresql(state, label)
    if isinstance(cause, OSError):
        code = cause.errno or 0
        otherwise = POSTGRESQL["08"] if "://" in label else FILE_SYSTEM.get(code, UNKNOWN)
        return _line(label, SYSTEM.get(code, otherwise), type(cause).__name__)
    return _line(label, UNKNOWN, type(cause).__name__)


def _sqlite(cause: sqlite3.Error, label: str) -> LedgerError:
    code = getattr(cause, "sqlite_errorcode", 0)
    if code in SQLITE_CONFLICTS:
        return SQLITE_CONFLICTS[code]()
    if isinstance(cause, sqlite3.OperationalError) and str(cause).startswith(NO_TEXT):
        return RecordUnreadable(f"a row of the ledger {label} holds bytes that are no text")
    name = getattr(cause, "sqlite_errorname", type(cause).__name__)
    return _line(label, SQLITE.get(code & 0xFF, UNKNOWN), name)


def _postgresql(state: str, label: str) -> LedgerError:
    if state in POSTGRESQL_CONFLICTS:
        return POSTGRESQL_CONFLICTS[state]()
    known = POSTGRESQL.get(state) or POSTGRESQL.get(state[:2], UNKNOWN)
    return _line(label, known, f"SQLSTATE {state}")


def _line(label: str, what: str, code: str) -> LedgerError:
    return LedgerError(f"the ledger {label} {what.replace('{code}', code)}")
