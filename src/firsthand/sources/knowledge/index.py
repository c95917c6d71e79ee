"""The index of passages: one SQLite database, in memory or in a file, with FTS5 over stems.

Law: owns the tables and nothing of ranking. Rows go in through `add` and out through `remove`;
each passage's stems stand beside the full-text table as text, so that a search can weigh them
without reading the passage. One thread at a time.
"""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.general import GENERAL_WORDS
from firsthand.sources.knowledge.naming import names_of
from firsthand.sources.knowledge.passages import About, passage_ids
from firsthand.sources.knowledge.stems import Stems
from firsthand.sources.knowledge.variants import TABLE_WORDS, short_and_long
from firsthand.sources.knowledge.words import words

VERSION = 3
"""Of the tables and of what is written in them: words, passages, stems. Raise it with any change."""

FIRST_CHINESE, LAST_CHINESE = "\u3040", "\u9fff"

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE file (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL
);
CREATE TABLE passage (
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES file, chunk TEXT NOT NULL,
    heading TEXT NOT NULL, text TEXT NOT NULL
);
CREATE INDEX passage_file ON passage (file);
CREATE TABLE vector (passage INTEGER PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE entry (
    id INTEGER PRIMARY KEY REFERENCES passage, file INTEGER NOT NULL, head TEXT NOT NULL,
    body TEXT NOT NULL, names TEXT NOT NULL
);
CREATE INDEX entry_file ON entry (file);
CREATE VIRTUAL TABLE stem USING fts5(
    head, body, content = 'entry', content_rowid = 'id', tokenize = 'ascii', detail = 'column'
);
CREATE VIRTUAL TABLE vocabulary USING fts5vocab(stem, 'row');
CREATE TABLE seen (stem TEXT PRIMARY KEY, passages INTEGER NOT NULL) WITHOUT ROWID;
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A passage as ranking sees it."""

    id: int
    file: int
    head: str
    """Stems of the heading path, the title, the tags; a space around each."""
    body: str
    """Stems of the text, likewise."""
    names: str
    """What `names_of` it, a line each."""


class Index:
    """An open index."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self._stems = Stems()
        self._passages: int | None = None
        self._uncounted = False
        self._general: frozenset[str] | None = None
        self._abbreviations: Sequence[tuple[str, frozenset[str]]] | None = None
        self._chinese: int | None = None

    @classmethod
    def in_memory(cls) -> "Index":
        database = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        index = cls(database)
        index.create()
        return index

    def create(self) -> None:
        self.database.executescript(SCHEMA)
        self.database.execute(f"PRAGMA user_version = {VERSION}")

    @property
    def passages(self) -> int:
        if self._passages is None:
            (self._passages,) = self.database.execute("SELECT count(*) FROM passage").fetchone()
        return self._passages

    @property
    def general(self) -> frozenset[str]:
        """Stems of general words."""
        if self._general is None:
            self._general = frozenset(self.stems(GENERAL_WORDS))
        return self._general

    @property
    def abbreviations(self) -> Sequence[tuple[str, frozenset[str]]]:
        """Abbreviations and what they are short for, in stems."""
        if self._abbreviations is None:
            self._abbreviations = short_and_long(self.stems(TABLE_WORDS))
        return self._abbreviations

    @property
    def chinese(self) -> int:
        """Passages with Chinese characters."""
        if self._chinese is None:
            (self._chinese,) = self.database.execute(
                "SELECT count(*) FROM entry WHERE body GLOB ?",
                (f"*[{FIRST_CHINESE}-{LAST_CHINESE}]*",),
            ).fetchone()
        return self._chinese

    def stems(self, found: Iterable[str]) -> list[str]:
        return self._stems.of(found)

    def add(
        self,
        name: str,
        blocks: Sequence[EvidenceBlock],
        about: About,
        *,
        sha256: str = "",
        size: int = 0,
    ) -> None:
        """One runbook's passages."""
        self._passages, self._chinese, self._uncounted = None, None, True
        row = self.database.execute(
            "INSERT INTO file (name, sha256, bytes) VALUES (?, ?, ?)", (name, sha256, size)
        )
        file = row.lastrowid
        path = str(PurePosixPath(name).with_suffix(""))
        shared = " ".join([path, about.title, *about.tags, *about.alerts])
        for block, chunk in zip(blocks, passage_ids(blocks), strict=True):
            heading = " ".join(block["heading"])
            row = self.database.execute(
                "INSERT INTO passage (file, chunk, heading, text) VALUES (?, ?, ?, ?)",
                (file, chunk, json.dumps(block["heading"], ensure_ascii=False), block["text"]),
            )
            head = f" {' '.join(self.stems(words(f'{heading} {shared}')))} "
            body = f" {' '.join(self.stems(words(block['text'])))} "
            names = "\n".join(sorted(names_of(name, about, block["heading"])))
            self.database.execute(
                "INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (row.lastrowid, file, head, body, names)
            )
            self.database.execute(
                "INSERT INTO stem (rowid, head, body) VALUES (?, ?, ?)", (row.lastrowid, head, body)
            )

    def remove(self, file: int) -> None:
        """One runbook and all that is of it."""
        self._passages, self._chinese, self._uncounted = None, None, True
        of_file = "(SELECT id FROM passage WHERE file = ?)"
        self.database.execute(
            "INSERT INTO stem (stem, rowid, head, body)"
            " SELECT 'delete', id, head, body FROM entry WHERE file = ?",
            (file,),
        )
        self.database.execute("DELETE FROM entry WHERE file = ?", (file,))
        self.database.execute(f"DELETE FROM vector WHERE passage IN {of_file}", (file,))
        self.database.execute("DELETE FROM passage WHERE file = ?", (file,))
        self.database.execute("DELETE FROM file WHERE id = ?", (file,))

    def count_stems(self) -> None:
        """Once after the last `add` or `remove`: so that a search need not count."""
        self.database.execute("DELETE FROM seen")
        self.database.execute("INSERT INTO seen SELECT term, doc FROM vocabulary")
        self._uncounted = False

    def seen(self, stems: Sequence[str]) -> dict[str, int]:
        """In how many passages each stem stands."""
        if self._uncounted:
            self.count_stems()
        marks = ",".join("?" * len(stems))
        rows = self.database.execute(
            f"SELECT stem, passages FROM seen WHERE stem IN ({marks})", list(stems)
        )
        return dict(rows.fetchall())

    def holders(self, stem: str, column: str) -> list[int]:
        """Passages with the stem in `head` or `body`."""
        rows = self.database.execute(
            "SELECT rowid FROM stem WHERE stem MATCH ?", (f'{column} : "{stem}"',)
        )
        return [row for (row,) in rows.fetchall()]

    def entries(self, passages: Sequence[int]) -> list[Entry]:
        """In the given order."""
        marks = ",".join("?" * len(passages))
        rows = self.database.execute(
            f"SELECT id, file, head, body, names FROM entry WHERE id IN ({marks})", list(passages)
        )
        found = {row[0]: Entry(*row) for row in rows}
        return [found[passage] for passage in passages]

    def texts(self, passages: Sequence[int]) -> dict[int, str]:
        """Each passage's text as it stands."""
        marks = ",".join("?" * len(passages))
        rows = self.database.execute(
            f"SELECT id, text FROM passage WHERE id IN ({marks})", list(passages)
        )
        return dict(rows.fetchall())

    def blocks(self, passages: Sequence[int]) -> list[tuple[str, EvidenceBlock]]:
        """`(chunk id, passage)` in the given order."""
        marks = ",".join("?" * len(passages))
        rows = self.database.execute(
            "SELECT passage.id, chunk, name, heading, text FROM passage JOIN file ON"
            f" file.id = passage.file WHERE passage.id IN ({marks})",
            list(passages),
        )
        found = {
            row: (chunk, EvidenceBlock(file=name, heading=json.loads(heading), text=text))
            for row, chunk, name, heading, text in rows
        }
        return [found[passage] for passage in passages]

    def close(self) -> None:
        self._stems.close()
        self.database.close()
