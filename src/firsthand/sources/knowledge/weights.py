"""What each word of a question weighs, and what share of the question a passage holds.

Law: pure. A rarer word weighs more. Of a share a general word is a small part, in every corpus; a name
that no passage has is a larger one, since it is likely what the question is about, and a plain word that
none has a smaller one: it may be another word for what the runbooks say.
"""

import math
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from firsthand.sources.knowledge.variants import Terms, Variants, held_as
from firsthand.sources.knowledge.words import STOP_WORDS, Asked, bigrams

OF_RARITY = 0.7
"""Power of a word's rarity that counts in a share: several words say more than one rare word does."""
GENERAL = 0.3
"""Of a general word's rarity, what counts in a share."""
UNKNOWN, UNKNOWN_NAME = 0.8, 1.5
"""How much of a word counts that no passage has: of one in small letters, of one with a capital."""
NO_TERMS: Terms = frozenset()


@dataclass(frozen=True, slots=True)
class Unit:
    """A part of the question: held where any of its stems stands, however it is spelt."""

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
        others: Variants,
    ) -> None:
        """`stems` of all its words; `seen`: in how many of the `passages` each stem stands, those of
        `others` too."""
        self._held = {
            stem: max(seen.get(stem, 0), held_as(seen, others.get(stem, NO_TERMS)))
            for stem in dict.fromkeys(stems.values())
        }
        self.rarity = {
            stem: math.log(1 + (passages - held + 0.5) / (held + 0.5))
            for stem, held in self._held.items()
        }
        """Inverse document frequency, by stem, of whichever spelling is the commonest."""
        self._units = [*self._names(about, stems, general), *self._runs(about, stems)]
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

    def _names(self, about: Asked, stems: Mapping[str, str], general: Set[str]) -> Iterator[Unit]:
        """A name written together counts for its parts."""
        for name in about.names:
            whole = () if name.whole is None else (stems[name.whole],)
            for part in name.parts:
                if part not in STOP_WORDS:
                    stem = stems[part]
                    weight = self.rarity[stem] ** OF_RARITY
                    if stem in general:
                        weight *= GENERAL
                    elif not self._held[stem]:
                        weight *= UNKNOWN_NAME if name.capital else UNKNOWN
                    yield Unit(frozenset({stem, *whole}), weight)

    def _runs(self, about: Asked, stems: Mapping[str, str]) -> Iterator[Unit]:
        """A Chinese character counts where either of its bigrams stands."""
        for run in about.runs:
            pairs = [stems[pair] for pair in bigrams(run)]
            for place in range(len(pairs) + 1):
                around = pairs[max(place - 1, 0) : place + 1]
                rarity = min(self.rarity[pair] for pair in around)
                yield Unit(frozenset(around), rarity**OF_RARITY / 2)
