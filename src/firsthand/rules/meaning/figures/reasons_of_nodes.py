"""Parts of the nodes that a scheduler counts by reason: `0/9 nodes are available: 3 had a taint, 6 no CPU`.

Law: every count of nodes behind that colon is a part of the nodes before it, told by the words up to the next
comma; none is a part or the whole of another. Pure.
It cannot tell how many nodes two reasons share.
"""

from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure, Pair

SCHEDULED = "nodes are available:"
"""What a text with such counts holds."""
_HEAD = 3
"""Tokens from the whole to the colon: `9 nodes are available :`."""


def by_reason(found: list[Pair], figures: list[Figure], evidence: Evidence) -> list[Pair]:
    """The pairs of a text with those of a scheduler's reasons, and without what else was made of these."""
    tokens = evidence.tokens
    places = {one.place: one for one in figures}
    made: list[Pair] = []
    for place, whole in places.items():
        colon = place + _HEAD + 1
        if colon >= len(tokens) or tokens[colon][1] != ":" or tokens[place - 1][1] != "/":
            continue
        for at in range(colon + 1, len(tokens)):
            if tokens[at][1] in (".", "⏎"):
                break
            part = places.get(at)
            if part is not None and part.number.value <= whole.number.value:
                made.append(Pair(part, whole, _told(at + 1, evidence)))
    mine = {one.part.place for one in made}
    return [one for one in found if mine.isdisjoint((one.part.place, one.whole.place))] + made


def _told(start: int, evidence: Evidence) -> frozenset[str]:
    """What the text says of a count, up to the next sign that ends it."""
    words: set[str] = set()
    for _, text, entry, _ in evidence.tokens[start:]:
        if text in ",.;⏎":
            break
        words.update(one for one in entry or () if one[0] not in "!+")
    return frozenset(words)
