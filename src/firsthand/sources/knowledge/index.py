"""The index of passages: one SQLite database, in memory or in a file, with FTS5 over stems.

Law: owns the tables and nothing of ranking. Rows go in through `add` and out through `remove`;
each passage's stems stand in the full-text table as text, so that a search can weigh them without
reading the passage. One thread at a time.
"""

import heapq
import json
import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import PurePosixPath

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.passages import About, passage_ids
from firsthand.sources.knowledge.stems import Stems
from firsthand.sources.knowledge.words import words

VERSION = 1
"""Of the tables and of what is written in them: words, passages, stems. Raise it with any change."""

SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE file (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, sha256 TEXT NOT NULL, bytes INTEGER NOT NULL
);
CREATE TABLE passage (
    id INTEGER PRIMARY KEY, file INTEGER NOT NULL REFERENCES file, chunk TEXT NOT NULL,
    heading TEXT NOT NULL, text TEXT NOT NULL, names TEXT NOT NULL
);
CREATE INDEX passage_file ON passage (file);
CREATE TABLE vector (passage INTEGER PRIMARY KEY, value BLOB NOT NULL);
CREATE VIRTUAL TABLE stem USING fts5(head, body, tokenize = 'ascii', detail = 'column');
CREATE VIRTUAL TABLE vocabulary USING fts5vocab(stem, 'row');
CREATE VIRTUAL TABLE place USING fts5vocab(stem, 'instance');
"""

MOST_ROWS = 2000
"""Most postings that one search reads; a query's commonest words are left out before."""

_ALERT = re.compile(r"[A-Z][a-z0-9]+(?:[A-Z][A-Za-z0-9]*){2,}")
"""What looks like an alert's name: three and more parts in CamelCase."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A passage as ranking sees it."""

    id: int
    file: int
    head: str
    """Stems of the heading path, the title, the tags; a space around each."""
    body: str
    names: str
    """Alert names that its runbook declares, or that its headings and its file's name are; a line
    each, in lower case."""


class Index:
    """An open index."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.database = database
        self._stems = Stems()
        self._passages: int | None = None

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
        self._passages = None
        row = self.database.execute(
            "INSERT INTO file (name, sha256, bytes) VALUES (?, ?, ?)", (name, sha256, size)
        )
        file = row.lastrowid
        place = PurePosixPath(name)
        shared = " ".join([str(place.with_suffix("")), about.title, *about.tags, *about.alerts])
        declared = [*about.alerts, *_ALERT.findall(f"{place.stem} {about.title}")]
        for block, chunk in zip(blocks, passage_ids(blocks), strict=True):
            heading = " ".join(block["heading"])
            names = {one.casefold() for one in [*declared, *_ALERT.findall(heading)]}
            row = self.database.execute(
                "INSERT INTO passage (file, chunk, heading, text, names) VALUES (?, ?, ?, ?, ?)",
                (
                    file,
                    chunk,
                    json.dumps(block["heading"], ensure_ascii=False),
                    block["text"],
                    "\n".join(sorted(names)),
                ),
            )
            self.database.execute(
                "INSERT INTO stem (rowid, head, body) VALUES (?, ?, ?)",
                (
                    row.lastrowid,
                    " ".join(self.stems(words(f"{heading} {shared}"))),
                    " ".join(self.stems(words(block["text"]))),
                ),
            )

    def remove(self, file: int) -> None:
        """One runbook and all that is of it."""
        self._passages = None
        of_file = "(SELECT id FROM passage WHERE file = ?)"
        self.database.execute(f"DELETE FROM stem WHERE rowid IN {of_file}", (file,))
        self.database.execute(f"DELETE FROM vector WHERE passage IN {of_file}", (file,))
        self.database.execute("DELETE FROM passage WHERE file = ?", (file,))
        self.database.execute("DELETE FROM file WHERE id = ?", (file,))

    def seen(self, stems: Sequence[str]) -> dict[str, int]:
        """In how many passages each stem stands."""
        marks = ",".join("?" * len(stems))
        rows = self.database.execute(
            f"SELECT term, doc FROM vocabulary WHERE term IN ({marks})", list(stems)
        )
        return dict(rows.fetchall())

    def candidates(self, weights: Mapping[str, tuple[int, float]], most: int) -> list[int]:
        """The likeliest passages for stems with `(rows, weight)` each, likeliest first: by the weight
        of the stems that they hold, those of the headings twice."""
        found: dict[int, float] = {}
        read = 0
        for stem, (rows, weight) in sorted(weights.items(), key=lambda pair: pair[1][0]):
            read += rows
            if found and read > MOST_ROWS:
                break
            for passage, column in self.database.execute(
                "SELECT doc, col FROM place WHERE term = ?", (stem,)
            ):
                held = weight if column == "body" else 2 * weight
                found[passage] = found.get(passage, 0.0) + held
        likely = heapq.nlargest(most, found.items(), key=itemgetter(1))
        return [passage for passage, _ in likely]

    def entries(self, passages: Sequence[int]) -> list[Entry]:
        """In the given order."""
        marks = ",".join("?" * len(passages))
        rows = self.database.execute(
            "SELECT stem.rowid, file, head, body, names FROM stem JOIN passage ON passage.id ="
            f" stem.rowid WHERE stem.rowid IN ({marks})",
            list(passages),
        )
        found = {
            row: Entry(row, file, f" {head} ", f" {body} ", names)
            for row, file, head, body, names in rows
        }
        return [found[passage] for passage in passages]

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
