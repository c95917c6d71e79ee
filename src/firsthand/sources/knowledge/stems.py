"""Stems of English words, by SQLite's own porter tokenizer.

Law: words in, stems out, remembered. They are needed outside of a search too (what share of a query
does a passage hold?), and SQLite gives its tokenizers no function of their own: a vocabulary is
read back from a table in memory. One thread at a time.
"""

import sqlite3
from collections.abc import Iterable

MOST_REMEMBERED = 200_000


class Stems:
    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self._tables = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        self._tables.execute("CREATE VIRTUAL TABLE given USING fts5(word, tokenize='porter ascii')")
        self._tables.execute("CREATE VIRTUAL TABLE stem USING fts5vocab(given, 'instance')")

    def of(self, words: Iterable[str]) -> list[str]:
        """One stem for each word, in order."""
        asked = list(words)
        known = self._known
        if new := {word for word in asked if word not in known}:
            self._learn(sorted(new))
        return [known[word] for word in asked]

    def _learn(self, words: list[str]) -> None:
        if len(self._known) > MOST_REMEMBERED:
            self._known = {}
        self._known.update((word, word) for word in words)
        english = [word for word in words if word.isascii() and word.isalpha()]
        self._tables.execute("BEGIN")
        rows = enumerate(english)
        self._tables.executemany("INSERT INTO given(rowid, word) VALUES (?, ?)", rows)
        for stem, row in self._tables.execute("SELECT term, doc FROM stem").fetchall():
            self._known[english[row]] = stem
        self._tables.execute("ROLLBACK")

    def close(self) -> None:
        self._tables.close()
