"""Stems of English words, by SQLite's own porter tokenizer, and a little shorter.

Law: words in, stems out, remembered. They are needed outside of a search too (what share of a query
does a passage hold?), and SQLite gives its tokenizers no function of their own: a vocabulary is
read back from a table in memory. One thread at a time.
"""

import sqlite3
from collections.abc import Iterable, Sequence

MOST_REMEMBERED = 200_000

LEFT_OVER = (("abl", 4), ("is", 5), ("iz", 5), ("ur", 4), ("i", 5))
"""What porter leaves at the end of a stem (`reachabl`, `synchronis`, `failur`, `recoveri`), and how many
letters must stand before it. `readi` (ready) is none: it would be `read`."""
DENIED, LEAST_DENIED = "un", 5
"""`unreachable` is about what can be reached."""


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
        once = self._porter([word for word in words if word.isascii() and word.isalpha()])
        shorter = {stem: short for stem in once.values() if (short := shortened(stem)) != stem}
        twice = self._porter(sorted(set(shorter.values())))
        for word, stem in once.items():
            self._known[word] = twice[shorter[stem]] if stem in shorter else stem

    def _porter(self, english: Sequence[str]) -> dict[str, str]:
        """Stems by word."""
        self._tables.execute("BEGIN")
        rows = enumerate(english)
        self._tables.executemany("INSERT INTO given(rowid, word) VALUES (?, ?)", rows)
        found = self._tables.execute("SELECT term, doc FROM stem").fetchall()
        self._tables.execute("ROLLBACK")
        return {english[row]: stem for stem, row in found}

    def close(self) -> None:
        self._tables.close()


def shortened(stem: str) -> str:
    """A stem without what its word's kind has added: `failure` and `failed` are one."""
    for end, least in LEFT_OVER:
        if stem.endswith(end) and len(stem) - len(end) >= least and not stem.endswith("si"):
            stem = stem[: -len(end)]
    if stem.startswith(DENIED) and len(stem) - len(DENIED) >= LEAST_DENIED:
        stem = stem[len(DENIED) :]
    return stem
