"""The phrases of the lexicon by their first two words: few share both.

Owns the look-up of the longest phrase, and when the words of one are none where they stand. Pure; the
tables are made once, when this is imported.
"""

from firsthand.rules.meaning.lexicon import PHRASES, Entry
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS

Rows = list[tuple[tuple[str, ...], Entry]]
SECONDS: dict[str, dict[str, Rows]] = {}
"""First word of a phrase → what may come second → the other words and what they mean, longest first."""
for _word, _rows in PHRASES.items():
    for _rest, _entry in _rows:
        SECONDS.setdefault(_word, {}).setdefault(_rest[0], []).append((_rest, _entry))
_COMPARES = names("over under above below past")
_TIMES = names("milliseconds seconds minutes hours days weeks")
_NOUNS = names(
    "power slot slots plan plans lead leads load loads port ports block blocks queue queues"
)
"""Heads of phrases that are nouns as well."""
_HEADS = names(
    "to will would can could may might must shall should did does do not and or but then please never the"
    " a an it they we you which that who"
)
"""Words before a verb."""
_SECOND = 2
_lower = str.lower


def longest(rows: Rows, behind: tuple[str, ...]) -> tuple[int, Entry]:
    """How many of the words behind belong to the longest of some phrases, and what it means."""
    for rest, entry in rows:
        if behind[: len(rest)] == rest:
            return len(rest), entry
    return 0, ()


def phrase_behind(
    head: str, seconds: dict[str, Rows], raw: list[str], place: int
) -> tuple[int, Entry]:
    """How many of the words from a place on make a phrase with the head before it, and what it means.

    No phrase is one whose last word belongs to what follows, nor one whose head is a noun in its place.
    """
    rows = seconds.get(raw[place].lower())
    if rows is None:
        return 0, ()
    behind = tuple(map(_lower, raw[place : place + len(rows[0][0])]))
    length, entry = longest(rows, behind)
    if length == 0 or _compares(behind[length - 1], raw[place + length]):
        return 0, ()
    return (0, ()) if _is_counted(head, raw, place) else (length, entry)


def _compares(last: str, after: str) -> bool:
    """Whether the last word of a phrase belongs to a number: `took over 3 s`, `the two minutes`."""
    if last in _COMPARES:
        return after[:1].isdigit() or after.lower() in ENGLISH_NUMBERS
    return last in ENGLISH_NUMBERS and after.lower() in _TIMES


def _is_counted(head: str, raw: list[str], place: int) -> bool:
    """`replication slots in …`, `receive power on …`: a noun with its preposition, and no verb."""
    if head not in _NOUNS or place < _SECOND:
        return False
    before = raw[place - 2]
    return before.isalpha() and before.islower() | before.istitle() and before.lower() not in _HEADS
