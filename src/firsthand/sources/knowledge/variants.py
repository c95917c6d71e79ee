"""What a word of a query may also be written as: its abbreviation, or what it is short for.

Law: pure; reads the table of abbreviations, never meaning. A part of a longer name (`MongoDB`) is no
abbreviation, and a term counts only where all of its words stand.
"""

from collections.abc import Mapping, MutableMapping, Sequence, Set
from typing import TypeVar

from firsthand.sources.knowledge.abbreviations import LONG
from firsthand.sources.knowledge.words import Asked

N = TypeVar("N", int, float)
Terms = Set[frozenset[str]]
"""Other spellings; of each, the stems that must stand together."""
Variants = Mapping[str, Terms]
"""By stem of the query."""


def short_and_long(stems: Sequence[str]) -> list[tuple[str, frozenset[str]]]:
    """The table in stems, given those of `TABLE_WORDS`."""
    of = dict(zip(TABLE_WORDS, stems, strict=True))
    table = [(of[short], frozenset(of[word] for word in long)) for short, long in LONG.items()]
    return [(short, long) for short, long in table if long != {short}]


TABLE_WORDS = tuple(dict.fromkeys(word for short, long in LONG.items() for word in (short, *long)))


def variants(
    about: Asked, stems: Mapping[str, str], table: Sequence[tuple[str, frozenset[str]]]
) -> Variants:
    """`stems` of all words of the query."""
    single = {stems[name.parts[0]] for name in about.names if name.whole is None}
    found: dict[str, set[frozenset[str]]] = {}
    for short, long in table:
        if short in single:
            found.setdefault(short, set()).add(long)
        if long <= single:
            for stem in long:
                found.setdefault(stem, set()).add(frozenset({short}))
    return found


def stems_of(others: Variants) -> list[str]:
    """Every stem of the other spellings, once."""
    return list(dict.fromkeys(stem for terms in others.values() for term in terms for stem in term))


def held_as(counts: Mapping[str, N], terms: Terms) -> N | int:
    """How often one of the spellings stands, where each stem stands so often."""
    return max((min(counts.get(stem, 0) for stem in term) for term in terms), default=0)


def add_spellings(counts: MutableMapping[str, N], others: Variants) -> None:
    """A word's count with that of its other spellings; theirs stay."""
    added = {stem: held_as(counts, terms) for stem, terms in others.items()}
    for stem, extra in added.items():
        if extra:
            counts[stem] = counts.get(stem, 0) + extra
