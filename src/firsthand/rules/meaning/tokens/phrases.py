"""The phrases of the lexicon by their first two words: few share both.

Owns the look-up of the longest phrase. Pure; the tables are made once, when this is imported.
"""

from firsthand.rules.meaning.lexicon import PHRASES, Entry

Rows = list[tuple[tuple[str, ...], Entry]]
SECONDS: dict[str, dict[str, Rows]] = {}
"""First word of a phrase → what may come second → the other words and what they mean, longest first."""
for _word, _rows in PHRASES.items():
    for _rest, _entry in _rows:
        SECONDS.setdefault(_word, {}).setdefault(_rest[0], []).append((_rest, _entry))
MOST = max(len(rest) for rows in PHRASES.values() for rest, _ in rows)
"""Words of the longest phrase behind its first."""


def longest(rows: Rows, behind: tuple[str, ...]) -> tuple[int, Entry]:
    """How many of the words behind belong to the longest of some phrases, and what it means."""
    for rest, entry in rows:
        if behind[: len(rest)] == rest:
            return len(rest), entry
    return 0, ()
