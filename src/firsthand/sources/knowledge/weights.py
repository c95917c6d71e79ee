"""What each word of a question weighs, and what share of the question a passage holds.

Law: pure. A rarer word weighs more. Of a share a general word is a small part, in every corpus; a name
that no passage has is a larger one, since it is likely what the question is about.
"""

import math
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from firsthand.sources.knowledge.words import STOP_WORDS, Asked, bigrams

GENERAL = 0.3
"""Of a general word's rarity, what counts in a share."""
UNKNOWN_NAME = 1.5
"""How much more a word with a capital letter counts that no passage has."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A part of the question: held where any of its stems stands."""

    stems: frozenset[str]
    weight: float


class Weights:
    """Of one question, in one corpus."""

    def __init__(
        self,
        about: Asked,
        stems: Mapping[str, str],
        seen: Mapping[str, int],
        passages: int,
        general: Set[str],
    ) -> None:
        """`stems` of all its words; `seen`: in how many of the `passages` each stem stands."""
        self.rarity = {
            stem: math.log(1 + (passages - held + 0.5) / (held + 0.5))
            for stem in dict.fromkeys(stems.values())
            for held in (seen.get(stem, 0),)
        }
        """Inverse document frequency, by stem."""
        self._units = [*self._names(about, stems, seen, general), *self._runs(about, stems)]
        self._whole = math.fsum(unit.weight for unit in self._units)

    def share(self, held: Set[str]) -> float:
        """Of the question's weight, what these stems hold, 0 to 1."""
        if not self._whole:
            return 0.0
        found = 0.0
        for unit in self._units:
            if not unit.stems.isdisjoint(held):
                found += unit.weight
        return found / self._whole

    def _names(
        self, about: Asked, stems: Mapping[str, str], seen: Mapping[str, int], general: Set[str]
    ) -> Iterator[Unit]:
        """A name written together counts for its parts."""
        for name in about.names:
            whole = () if name.whole is None else (stems[name.whole],)
            for part in name.parts:
                if part not in STOP_WORDS:
                    stem = stems[part]
                    weight = self.rarity[stem]
                    if stem in general:
                        weight *= GENERAL
                    elif name.capital and stem not in seen:
                        weight *= UNKNOWN_NAME
                    yield Unit(frozenset({stem, *whole}), weight)

    def _runs(self, about: Asked, stems: Mapping[str, str]) -> Iterator[Unit]:
        """A Chinese character counts where either of its bigrams stands."""
        for run in about.runs:
            pairs = [stems[pair] for pair in bigrams(run)]
            for place in range(len(pairs) + 1):
                around = pairs[max(place - 1, 0) : place + 1]
                yield Unit(frozenset(around), min(self.rarity[pair] for pair in around) / 2)
