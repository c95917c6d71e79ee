"""Plain ranking of runbook passages: BM25 over words, CamelCase parts and CJK bigrams.

Law: pure. A passage counts only if it holds a fair share of what a query is about (`FLOOR`), so
that a question about something else finds nothing. Several queries are fused by reciprocal rank.
"""

import math
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

FLOOR = 0.4
"""Least share of a query's weight that a passage must hold."""
K1, B = 1.2, 0.6
FUSION_K = 10
HEADING_WEIGHT = 3
"""How often a word of the heading path counts."""

_STOP = (
    "a about an and any are as at be been but by can did do does for from get had has have how i if"
    " in into is it its may me my no not of on or our out over should so some than that the their"
    " them then there these they this to up us was we were what when where which while who why will"
    " with would you your happen happening happened please tell show help 的 了 是 在 我 有 和 就 不"
    " 吗 呢 吧 什么 怎么 如何 为什 为何 哪些 哪个 我们 你们 他们 请问 怎样 么办 可以 应该 现在 这个 那个 一个"
)
STOPWORDS = frozenset(_STOP.split())

_WORD = re.compile(
    r"[a-z0-9]+(?:[._'-][a-z0-9]+)*|[\u3400-\u9fff\uf900-\ufaff\u3040-\u30ff\uac00-\ud7af]+"
)
_PART = re.compile(r"[a-z]+|\d+")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_CJK_START = "\u3040"


def tokens(text: str) -> list[str]:
    """Words without inflection, CamelCase and dotted words also in parts, CJK runs as bigrams."""
    found: list[str] = []
    split = _CAMEL.sub(" ", text).lower()
    for source in (text.lower(), split) if split != text.lower() else (text.lower(),):
        for word in _WORD.findall(source):
            if word[0] >= _CJK_START:
                found += [word[i : i + 2] for i in range(len(word) - 1)] or [word]
                continue
            parts = _PART.findall(word)
            found += [_stem(part) for part in parts]
            if len(parts) > 1:
                found.append(word)
    return [token for token in found if token not in STOPWORDS]


def _stem(word: str) -> str:
    """Plural and verb endings off, so that `timeouts` finds `timeout`."""
    for ending, least in (("ing", 6), ("ies", 5), ("ed", 5), ("es", 5), ("s", 4)):
        if word.endswith(ending) and len(word) >= least and not word.endswith("ss"):
            stem = word[: -len(ending)]
            if ending == "ies":
                return stem + "y"
            doubled = len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] not in "lsz"
            return stem[:-1] if doubled and ending in ("ing", "ed") else stem.rstrip("e")
    return word.rstrip("e") if len(word) > 3 else word


@dataclass(frozen=True, slots=True)
class Passage:
    """What the ranking sees of a passage."""

    heading: str
    body: str


class Ranking:
    """An index over some passages."""

    def __init__(self, passages: Sequence[Passage]) -> None:
        self._counts = [
            Counter(tokens(passage.heading) * HEADING_WEIGHT + tokens(passage.body))
            for passage in passages
        ]
        self._lengths = [sum(counts.values()) for counts in self._counts]
        self._mean = sum(self._lengths) / len(self._lengths) if self._lengths else 1.0
        self._seen = Counter(token for counts in self._counts for token in counts)

    def search(self, queries: Sequence[str]) -> list[int]:
        """Indexes of the passages that answer any of the queries, best first."""
        fused: dict[int, float] = {}
        for query in queries:
            for place, (index, _) in enumerate(self._ranked(query)):
                fused[index] = fused.get(index, 0.0) + 1 / (FUSION_K + place)
        return sorted(fused, key=lambda index: (-fused[index], index))

    def _ranked(self, query: str) -> list[tuple[int, float]]:
        asked = list(dict.fromkeys(tokens(query)))
        weights = {token: self._weight(token) for token in asked}
        whole = sum(weights.values())
        ranked: list[tuple[int, float]] = []
        for index, counts in enumerate(self._counts):
            held = [token for token in asked if token in counts]
            if not held or sum(weights[token] for token in held) < FLOOR * whole:
                continue
            size = 1 - B + B * max(self._lengths[index] / self._mean, 1)  # brevity earns nothing
            score = sum(
                weights[token] * counts[token] * (K1 + 1) / (counts[token] + K1 * size)
                for token in held
            )
            ranked.append((index, score))
        return sorted(ranked, key=lambda pair: (-pair[1], pair[0]))

    def _weight(self, token: str) -> float:
        """Rarer words weigh more; one that no passage has weighs like the rarest."""
        seen = self._seen.get(token, 0)
        return math.log(1 + (len(self._counts) - seen + 0.5) / (seen + 0.5))
