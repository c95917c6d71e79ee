"""From queries to passages: candidates by BM25, weighed again, floored, fused by reciprocal rank.

Law: reads an index, writes nothing. A passage counts only where it, or its runbook, holds a fair
share of what a query is about (`FLOOR`, measured on the labelled corpus of the tests): a question
about something else finds nothing. Exact alert names and error strings come first.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.knowledge.index import HEAD_WEIGHT, Entry, Index
from firsthand.sources.knowledge.words import STOP_WORDS, Asked, asked, bigrams

CANDIDATES = 60
FLOOR = 0.4
K1, B = 1.2, 0.6
FUSION_K = 10
FILE_SHARE = 0.3
"""How much a runbook's other passages speak for a passage."""
USUAL_LENGTH = 120
"""Words of a passage of a usual length."""
LEAST_STRING = 3
"""Fewest words of a query that is taken for an error string as a whole."""

_QUOTED = re.compile(r"[\"“「『`‘']([^\"”」』`’']{6,})[\"”」』`’']")


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


def search(index: Index, queries: Sequence[str]) -> list[Found]:
    """Passages that answer any of the queries, best first; empty where none does."""
    fused: dict[int, tuple[int, float]] = {}
    for query in dict.fromkeys(queries):
        for place, ranked in enumerate(rank(index, query)):
            exact, score = fused.get(ranked.id, (0, 0.0))
            score += ranked.share / (FUSION_K + place)
            fused[ranked.id] = max(exact, ranked.exact), score
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
    entries = index.entries(index.candidates(seen, CANDIDATES))
    if not entries:
        return []
    names = {"".join(query.split()).casefold(), *(name.whole for name in about.names if name.whole)}
    strings = _strings(query)
    held: dict[int, set[str]] = {}
    for entry in entries:
        held.setdefault(entry.file, set()).update(entry.head, entry.body)
    shares = {file: scale.share(stems_held) for file, stems_held in held.items()}
    texts = index.blocks([entry.id for entry in entries]) if strings else []
    ranked: list[Ranked] = []
    for place, entry in enumerate(entries):
        exact = 0
        if not names.isdisjoint(entry.names):
            exact = 2
        elif strings and any(string in _folded(texts[place][1]["text"]) for string in strings):
            exact = 1
        own = scale.share({*entry.head, *entry.body})
        share = (1 - FILE_SHARE) * own + FILE_SHARE * shares[entry.file]
        if exact or share >= FLOOR:
            ranked.append(Ranked(entry.id, exact, scale.score(entry) * share, share))
    return sorted(ranked, key=lambda one: (-one.exact, -one.score, one.id))


class _Scale:
    """What each of a query's words weighs: rarer is more."""

    def __init__(
        self, about: Asked, stems: dict[str, str], seen: dict[str, int], passages: int
    ) -> None:
        self._weights = {
            stem: math.log(1 + (passages - seen.get(stem, 0) + 0.5) / (seen.get(stem, 0) + 0.5))
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

    def share(self, held: set[str]) -> float:
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

    def score(self, entry: Entry) -> float:
        """BM25 over the heading's and the text's words."""
        head, body = Counter(entry.head), Counter(entry.body)
        longer = 1 - B + B * max(len(entry.body) / USUAL_LENGTH, 1)  # brevity earns nothing
        score = 0.0
        for stem, weight in self._weights.items():
            count = HEAD_WEIGHT * head[stem] + body[stem]
            score += weight * count * (K1 + 1) / (count + K1 * longer)
        return score


def _strings(query: str) -> list[str]:
    """What of a query may stand word by word in a passage: quotations, or the whole of it."""
    quoted = [_folded(match[1]) for match in _QUOTED.finditer(query)]
    whole = _folded(query)
    return [*quoted, whole] if len(whole.split()) >= LEAST_STRING else quoted


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())
