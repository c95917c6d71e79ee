"""The index on disk, read: is there one, of which version, of which folders.

Law: reads only. A generation that replaces the file meanwhile changes nothing for who has opened it.
"""

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from firsthand.contracts.base import JsonObject
from firsthand.contracts.errors import FirsthandError, UsageError
from firsthand.sources.knowledge.index import VERSION, Index

FILE = "knowledge.db"
"""In the home folder."""


class KnowledgeIndexError(FirsthandError):
    """The index cannot be written or read."""

    code = "knowledge_index"


class NoIndexError(KnowledgeIndexError, UsageError):
    """There is none that this version can read: the caller has to index first (exit 2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexStatus:
    path: Path
    version: int
    """Not `VERSION`: it has to be written anew, and the numbers are 0."""
    roots: tuple[str, ...]
    files: int = 0
    passages: int = 0
    vectors: str = ""
    """Name of the embedder whose vectors it holds, or empty."""

    @property
    def current(self) -> bool:
        """This version can read it."""
        return self.version == VERSION

    def as_json(self) -> JsonObject:
        return {
            "current": self.current,
            "files": self.files,
            "passages": self.passages,
            "roots": list(self.roots),
            "embedder": self.vectors or None,
        }


def open_index(home: Path) -> Index:
    """The index for reading. A generation that replaces it meanwhile changes nothing for this one.

    Raises NoIndexError if there is none that this version can read."""
    status = read_status(home)
    if status is None:
        raise NoIndexError("no runbooks are indexed; run: firsthand knowledge index DIR")
    if status.version != VERSION:
        raise NoIndexError(
            "the runbook index is of another version; run: firsthand knowledge index"
        )
    return opened(home / FILE, "ro")


def read_status(home: Path) -> IndexStatus | None:
    """None: there is no index. A file that is no index counts as one of version 0."""
    path = home / FILE
    if not path.is_file():
        return None
    try:
        with closing(opened(path, "ro")) as index:
            database = index.database
            (version,) = database.execute("PRAGMA user_version").fetchone()
            meta = dict(database.execute("SELECT key, value FROM meta").fetchall())
            roots = tuple(str(root) for root in json.loads(meta.get("roots", "[]")))
            if version != VERSION:
                return IndexStatus(path=path, version=version, roots=roots)
            (files,) = database.execute("SELECT count(*) FROM file").fetchone()
            return IndexStatus(
                path=path,
                version=version,
                roots=roots,
                files=files,
                passages=index.passages,
                vectors=meta.get("embedder", ""),
            )
    except (sqlite3.Error, ValueError, TypeError):
        return IndexStatus(path=path, version=0, roots=())


def opened(path: Path, mode: str = "rw") -> Index:
    address = f"{path.absolute().as_uri()}?mode={mode}"
    database = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None)
    return Index(database)
