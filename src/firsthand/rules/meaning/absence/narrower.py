"""A search that was narrower than the sentence that reports it.

Owns the terms by which a search was filtered: a sentence that says of what there are no records must speak of
them. Pure.
It cannot tell that two terms find the same.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import WORDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence

_OF_A_SEARCH = names("search searches searched searching query queried queries 检索 查询 搜索")
_TERM = lazy(
    r"(?:keywords?|alertname|contains|pattern|search|text|关键[字词])"
    r"[\"']?[:=] ?(\"[^\"]+\"|'[^']+'|[^\s\"',;]+)"
)
_WORDS = lazy(r"[a-z]{2,}|[\u4e00-\u9fff]{2,}")


def is_narrower(asked: Asked, evidence: Evidence) -> bool:
    """`no logs of cart` of a search for one word in them: the sentence must speak of that word."""
    said = asked.text.lower()
    if '"' in said or not _OF_A_SEARCH.isdisjoint(asked.words):
        return False  # a quotation has been judged by itself; how it was searched is no denial
    for term in _TERM.findall(evidence.lower):
        words = _WORDS.findall(term)
        known = {one.lstrip("-+") for word in words for one in WORDS.get(word, ())}
        if (
            words
            and not any(word in said for word in words)
            and known.isdisjoint(one.lstrip("-") for one in asked.said)
        ):
            return True
    return False


def any_of_the_filtered(asked: Asked, mark: str, evidence: Evidence) -> bool:
    """`for any job` of a search that asked for one: `job=geo`."""
    behind = [
        asked.tokens[place + 1][1] for place in asked.marks[mark] if place + 1 < len(asked.tokens)
    ]
    return any(f"{word}=" in evidence.lower or f'"{word}"' in evidence.lower for word in behind)
