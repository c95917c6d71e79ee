"""One query's view of an index: the passages that answer it, best first.

Law: reads an index, writes nothing. Order is BM25, moderated by the share of the query that a passage
holds. A query is answered only where some passage, with its headings and its runbook, holds a fair
share of what it is about (`FLOOR`, measured on the labelled corpora of the tests): a question about
something else finds nothing. Exact alert names and error strings come first.
"""

import heapq
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from firsthand.sources.knowledge.candidates import candidates
from firsthand.sources.knowledge.index import Entry, Index
from firsthand.sources.knowledge.naming import asked_names
from firsthand.sources.knowledge.strings import error_strings, folded
from firsthand.sources.knowledge.variants import Variants, add_spellings, stems_of, variants
from firsthand.sources.knowledge.weights import Weights
from firsthand.sources.knowledge.words import asked

CANDIDATES = 40
"""Passages that are weighed."""
K1, B = 1.2, 0.75
HEAD_COUNT = 2.0
"""For how many occurrences one in the headings, the title or the tags counts."""
USUAL_LENGTH = 750
"""Characters of the stems of a passage of a usual length."""
SHORTEST = 0.3
"""Of the usual length, below which brevity earns nothing."""
OWN, FILE, HEAD = 0.4, 0.3, 0.3
"""What a passage's own words, its runbook's and its headings' weigh in its share."""
FLOOR, FLOOR_GROWTH, FLOOR_FROM = (0.27, 0.39), 0.04, 100
"""Least share of a query's weight that the best passage must hold. Chance holds more of it in a larger
corpus: the floor grows with the logarithm of the passages, from `FLOOR_FROM` of them."""
BESIDE_THE_BEST = 0.3
"""Of the best passage's share, what any other must hold."""
LIKELY_STRING, MOST_READ = 0.5, 16
"""Own share of a passage without which its text is not read for an error string, and how many are."""
NAME, STRING = 2, 1
"""Of `Ranked.exact`."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """A passage."""

    id: int
    exact: int
    """`NAME`, `STRING` or 0."""
    score: float
    share: float
    """Of the query's weight, that the passage with its headings and its runbook holds."""
    own: float
    """Of the query's weight, that the passage holds."""


@dataclass(frozen=True, slots=True)
class _Match:
    entry: Entry
    heads: dict[str, int]
    """How often each of the query's stems stands in the headings."""
    counts: dict[str, float]
    """And in the passage with its headings."""


def rank(index: Index, query: str) -> list[Ranked]:
    """What holds words of the query; whether it answers is for `floor` to say."""
    about = asked(query)
    words = about.words
    if not words:
        return []
    stems = dict(zip(words, index.stems(words), strict=True))
    seen = index.seen(list(dict.fromkeys(stems.values())))
    others = variants(about, stems, index.abbreviations)
    if others:
        seen |= index.seen(stems_of(others))
    weights = Weights(about, stems, seen, index.passages, index.general, others)
    likely = candidates(index, seen, _worth(weights.rarity, others), CANDIDATES)
    entries = index.entries(likely)
    if not entries:
        return []
    matches = [_match(entry, seen, others) for entry in entries]
    ranked = _with_strings(index, query, _weighed(matches, weights, asked_names(query)))
    best = max(one.share for one in ranked)
    ranked = [one for one in ranked if one.exact or one.share >= best * BESIDE_THE_BEST]
    return sorted(ranked, key=lambda one: (-one.exact, -one.score, one.id))


def least_share(index: Index, query: str) -> float:
    """The floor for a query. A Chinese one may by chance be held by Chinese passages, and its names by any:
    half-way between the floors of the two corpora."""
    least = floor(index.passages)
    return (least + floor(index.chinese)) / 2 if asked(query).runs else least


def floor(passages: int) -> float:
    """The least share for a corpus of so many passages."""
    least, most = FLOOR
    grown = least + FLOOR_GROWTH * math.log(max(passages, 1) / FLOOR_FROM)
    return min(max(grown, least), most)


def _worth(rarity: Mapping[str, float], others: Variants) -> dict[str, float]:
    """Of every stem to look for: another spelling's stems share what its word is worth."""
    found = dict(rarity)
    for stem, terms in others.items():
        for term in terms:
            for one in term:
                found[one] = max(found.get(one, 0.0), rarity[stem] / len(term))
    return found


def _match(entry: Entry, seen: Mapping[str, int], others: Variants) -> _Match:
    heads: dict[str, int] = {}
    counts: dict[str, float] = {}
    for stem in seen:
        word = f" {stem} "
        head, body = entry.head.count(word), entry.body.count(word)
        if head:
            heads[stem] = head
        if head or body:
            counts[stem] = HEAD_COUNT * head + body
    if others:
        add_spellings(heads, others)
        add_spellings(counts, others)
    return _Match(entry, heads, counts)


def _weighed(matches: Sequence[_Match], weights: Weights, names: frozenset[str]) -> list[Ranked]:
    held: dict[int, set[str]] = {}
    for match in matches:
        held.setdefault(match.entry.file, set()).update(match.counts)
    of_file = {file: weights.share(stems) for file, stems in held.items()}
    ranked: list[Ranked] = []
    for match in matches:
        entry = match.entry
        own = weights.share(match.counts.keys())
        share = OWN * own + FILE * of_file[entry.file] + HEAD * weights.share(match.heads.keys())
        score = _bm25(match.counts, len(entry.body), weights) * math.sqrt(share)
        exact = 0 if names.isdisjoint(entry.names.split("\n")) else NAME
        ranked.append(Ranked(entry.id, exact, score, share, own))
    return ranked


def _bm25(counts: dict[str, float], length: int, weights: Weights) -> float:
    """`length` in characters of stems."""
    longer = K1 * (1 - B + B * max(length / USUAL_LENGTH, SHORTEST))
    return sum(
        weights.rarity[stem] * count * (K1 + 1) / (count + longer)
        for stem, count in counts.items()
        if stem in weights.rarity  # another spelling counts as its word
    )


def _with_strings(index: Index, query: str, ranked: list[Ranked]) -> list[Ranked]:
    """Marks passages in which the query, or what it quotes, stands word by word."""
    strings = error_strings(query)
    likely = [one for one in ranked if one.own > LIKELY_STRING and not one.exact]
    if not strings or not likely:
        return ranked
    likely = heapq.nlargest(MOST_READ, likely, key=lambda one: one.score)
    held = {
        passage
        for passage, text in index.texts([one.id for one in likely]).items()
        if any(string in lines for lines in (folded(text),) for string in strings)
    }
    return [replace(one, exact=STRING) if one.id in held else one for one in ranked]
