"""From queries to passages: candidates by their words, weighed by BM25, floored, fused by their ranks.

Law: reads an index, writes nothing. A query counts only where some passage, with its runbook, holds a
fair share of what it is about (`FLOOR`, measured on the labelled corpus of the tests): a question
about something else finds nothing. Exact alert names and error strings come first.
"""

import math
import re
import unicodedata
from collections.abc import Container, Sequence
from dataclasses import dataclass, replace

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import Entry, Index
from firsthand.sources.knowledge.vectors import Vectors
from firsthand.sources.knowledge.words import STOP_WORDS, Asked, asked, bigrams

HEAD_WEIGHT = 3.0
CANDIDATES = 64
FLOOR, FLOOR_GROWTH, FLOOR_FROM = (0.25, 0.34), 0.045, 125
"""Least share of a query's weight that the best passage must hold. Chance holds more of it in a larger
corpus: the floor grows with the logarithm of the passages, from `FLOOR_FROM` of them."""
BESIDE_THE_BEST = 0.5
"""Of the best passage's share, what any other must hold."""
UNSEEN = 1.5
"""How much more a word weighs that no passage has: it is likely what the question is about. Of
Chinese it is not said: most such bigrams lie across two words."""
CJK = "\u3000"
K1, B = 1.2, 0.6
FUSION_K = 10
FILE_SHARE = 0.3
"""How much a runbook's other passages speak for a passage."""
USUAL_LENGTH = 750
"""Characters of the stems of a passage of a usual length."""
MOST_NEAR, NEARNESS = 10, 0.6
"""Of each query's nearest passages by meaning, how many vote, and how much: as words that hold so much."""
LIKELY_STRING = 0.5
"""Share of a query's weight without which its words are not looked for as a string."""
LEAST_STRING = 3
"""Fewest words of a query that is taken for an error string as a whole."""

_QUOTED = re.compile(r"[\"“「『`‘']([^\"”」』`’']{6,})[\"”」』`’']")

_LATIN = re.compile(r"[!-~][ -~]{7,}[!-~]")
"""What stands in English inside a Chinese question."""


@dataclass(frozen=True, slots=True)
class Found:
    """A passage that answers."""

    id: int
    chunk: str
    block: EvidenceBlock
    score: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """One query's view of a passage."""

    id: int
    exact: int
    score: float
    share: float
    """Of the query's weight, that the passage or its runbook holds."""


def search(
    index: Index,
    queries: Sequence[str],
    vectors: Vectors | None = None,
    asked_vectors: Sequence[Sequence[float]] = (),
) -> list[Found]:
    """Passages that answer any of the queries, best first; empty where none does.

    With `vectors`, and one of `asked_vectors` for each query, likeness of meaning joins as further
    rankings. Where no query's words were found it counts only for what stands out."""
    fused: dict[int, tuple[int, float]] = {}

    def vote(passage: int, exact: int, weight: float, place: int) -> None:
        before, score = fused.get(passage, (0, 0.0))
        fused[passage] = max(before, exact), score + weight / (FUSION_K + place)

    for query in dict.fromkeys(queries):
        for place, ranked in enumerate(rank(index, query)):
            vote(ranked.id, ranked.exact, ranked.share, place)
    by_words = bool(fused)
    for vector in asked_vectors:
        near = vectors.nearest(vector, MOST_NEAR) if vectors is not None else []
        for place, (passage, stands_out) in enumerate(near):
            if by_words or stands_out:
                vote(passage, 0, NEARNESS, place)
    order = sorted(fused, key=lambda one: (-fused[one][0], -fused[one][1], one))
    blocks = index.blocks(order)
    return [
        Found(one, chunk, block, fused[one][0] + fused[one][1])
        for one, (chunk, block) in zip(order, blocks, strict=True)
    ]


def rank(index: Index, query: str) -> list[Ranked]:
    """The passages that answer one query, best first."""
    about = asked(query)
    words = about.words
    if not words:
        return []
    stems = dict(zip(words, index.stems(words), strict=True))
    seen = index.seen(list(dict.fromkeys(stems.values())))
    scale = _Scale(about, stems, seen, index.passages)
    entries = index.entries(index.candidates(scale.seen(seen), CANDIDATES))
    if not entries:
        return []
    names = {"".join(query.split()).casefold(), *(name.whole for name in about.names if name.whole)}
    counts = [scale.counts(entry) for entry in entries]
    held: dict[int, set[str]] = {}
    for entry, count in zip(entries, counts, strict=True):
        held.setdefault(entry.file, set()).update(count)
    shares = {file: scale.share(stems_held) for file, stems_held in held.items()}
    ranked: list[Ranked] = []
    for entry, count in zip(entries, counts, strict=True):
        own = scale.share(count)
        share = (1 - FILE_SHARE) * own + FILE_SHARE * shares[entry.file]
        exact = 2 if entry.names and not names.isdisjoint(entry.names.split("\n")) else 0
        score = scale.score(count, len(entry.body)) * share
        ranked.append(Ranked(entry.id, exact, score, share))
    ranked = _with_strings(index, query, ranked)
    best = max(one.share for one in ranked)
    least = best * BESIDE_THE_BEST if best >= floor(index.passages) else math.inf
    ranked = [one for one in ranked if one.exact or one.share >= least]
    return sorted(ranked, key=lambda one: (-one.exact, -one.score, one.id))


def floor(passages: int) -> float:
    """The least share for a corpus of so many passages."""
    least, most = FLOOR
    grown = least + FLOOR_GROWTH * math.log(max(passages, 1) / FLOOR_FROM)
    return min(max(grown, least), most)


class _Scale:
    """What each of a query's words weighs: rarer is more."""

    def __init__(
        self, about: Asked, stems: dict[str, str], seen: dict[str, int], passages: int
    ) -> None:
        self._weights = {
            stem: _rarity(stem, seen.get(stem, 0), passages)
            for stem in dict.fromkeys(stems.values())
        }
        self._names = [
            (
                [stems[part] for part in name.parts if part not in STOP_WORDS],
                stems[name.whole] if name.whole else None,
            )
            for name in about.names
        ]
        self._runs = [[stems[pair] for pair in bigrams(run)] for run in about.runs]

    def seen(self, seen: dict[str, int]) -> dict[str, tuple[int, float]]:
        """`(passages, weight)` of each stem that any passage has."""
        return {stem: (rows, self._weights[stem]) for stem, rows in seen.items()}

    def counts(self, entry: Entry) -> dict[str, float]:
        """How often each of the query's stems stands in a passage, its headings' words more."""
        counts: dict[str, float] = {}
        for stem in self._weights:
            word = f" {stem} "
            head, body = entry.head.count(word), entry.body.count(word)
            if head or body:
                counts[stem] = HEAD_WEIGHT * head + body
        return counts

    def share(self, held: Container[str]) -> float:
        """Of the query's weight, what these stems hold, 0 to 1. A name written together counts for
        its parts; a Chinese character counts where either of its bigrams stands."""
        whole = found = 0.0
        for parts, together in self._names:
            all_of_it = together is not None and together in held
            for part in parts:
                whole += self._weights[part]
                found += self._weights[part] if all_of_it or part in held else 0.0
        for run in self._runs:
            for place in range(len(run) + 1):
                around = run[max(place - 1, 0) : place + 1]
                weight = min(self._weights[pair] for pair in around) / 2
                whole += weight
                found += weight if any(pair in held for pair in around) else 0.0
        return found / whole if whole else 0.0

    def score(self, counts: dict[str, float], length: int) -> float:
        """BM25 over the heading's and the text's words; `length` in characters of stems."""
        longer = 1 - B + B * max(length / USUAL_LENGTH, 1)  # brevity earns nothing
        return sum(
            self._weights[stem] * count * (K1 + 1) / (count + K1 * longer)
            for stem, count in counts.items()
        )


def _rarity(stem: str, seen: int, passages: int) -> float:
    weight = math.log(1 + (passages - seen + 0.5) / (seen + 0.5))
    return weight * UNSEEN if not seen and stem < CJK else weight


def _with_strings(index: Index, query: str, ranked: list[Ranked]) -> list[Ranked]:
    """Marks passages in which the query, or what it quotes, stands word by word."""
    strings = [_folded(match[1]) for match in _QUOTED.finditer(query)]
    strings += [
        one for one in map(_folded, _LATIN.findall(query)) if len(one.split()) >= LEAST_STRING
    ]
    whole = _folded(query)
    if len(whole.split()) >= LEAST_STRING:
        strings.append(whole)
    likely = [one.id for one in ranked if one.share > LIKELY_STRING] if strings else []
    texts = dict(zip(likely, index.blocks(likely), strict=True)) if likely else {}
    held = {
        one
        for one, (_, block) in texts.items()
        if any(string in _folded(block["text"]) for string in strings)
    }
    return [replace(one, exact=1) if one.id in held and not one.exact else one for one in ranked]


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())
