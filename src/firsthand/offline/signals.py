"""What a line of evidence signals: failure, recovery, routine. Counted words, never a verdict.

Owns the matching of the lexicon's tables. A failure word right after a negation ("no errors",
"未超时") counts for nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from firsthand.offline import lexicon

_BORDER = r"(?-i:(?<![A-Za-z])|(?<=[a-z])(?=[A-Z]))"
"""Before a word: no letter, or a hump of CamelCase as in `NodeNotReady`."""
_LEVEL = re.compile(
    r"(?<![A-Za-z])(?:level|lvl|severity)[\"']?[=:]\s*[\"']?([A-Za-z]+)"
    r"|(?<![A-Za-z])("
    + "|".join([*lexicon.LEVELS, "Warning", "Normal", "Error"])
    + r")(?![A-Za-z])"
)
_HEAD = 160
"""A level stands at the head of a record, if anywhere."""
_DURATION = re.compile(
    r"(?<![\w.])(\d{1,9}(?:\.\d{1,9})?)\s?(ms|s|sec|secs|seconds|µs|us|ns|min)\b"
)
_MILLISECONDS = {"ms": 1.0, "µs": 1e-3, "us": 1e-3, "ns": 1e-6, "min": 6e4}


@dataclass(frozen=True, kw_only=True, slots=True)
class Signals:
    """Distinct words found, by table."""

    specific: int
    general: int
    recoveries: int
    planned: int
    successes: int
    consequences: int
    benign: int
    causes: int
    level: int
    """Weight of the record's level; 0 where none is read."""
    routine_level: bool
    """The record calls itself information or less."""


def signals(text: str) -> Signals:
    level = _level(text)
    own = _pattern("consequences").sub(" ", text)
    return Signals(
        specific=_distinct("specific", own, negatable=True),
        general=_distinct("general", own, negatable=True),
        recoveries=_distinct("recoveries", text, negatable=True),
        planned=_distinct("planned", text, negatable=True),
        successes=_distinct("successes", text, negatable=True),
        consequences=_distinct("consequences", text, negatable=False),
        benign=_distinct("benign", text, negatable=False),
        causes=_distinct("causes", text, negatable=False),
        level=max(level or 0, 0),
        routine_level=level is not None and level <= 0,
    )


def failure_at(text: str) -> int | None:
    """Where the first failure word stands, specific words first."""
    for table in ("specific", "general"):
        match = next(_matches(table, text, negatable=True), None)
        if match is not None:
            return match.start()
    return None


def slowest_ms(text: str) -> float:
    """The longest duration that stands in the text with its unit, in milliseconds."""
    return max(
        (float(match[1]) * _MILLISECONDS.get(match[2], 1e3) for match in _DURATION.finditer(text)),
        default=0.0,
    )


def follows_negation(text: str, at: int) -> bool:
    before = text[max(0, at - 24) : at].rstrip(" \t'\"“(").casefold()
    word = re.search(r"[a-z0-9']+$", before)
    if word is not None:
        return word[0] in lexicon.NEGATIONS or word[0].endswith("n't")
    return before.endswith(tuple(word for word in lexicon.NEGATIONS if not word.isascii()))


def _level(text: str) -> int | None:
    match = _LEVEL.search(text[:_HEAD])
    if match is None:
        return None
    word: str = match[1] or match[2]
    return lexicon.LEVELS.get(word.upper())


def _distinct(table: str, text: str, *, negatable: bool) -> int:
    return len({match[0].casefold() for match in _matches(table, text, negatable=negatable)})


def _matches(table: str, text: str, *, negatable: bool) -> Iterator[re.Match[str]]:
    for match in _pattern(table).finditer(text):
        if not (negatable and follows_negation(text, match.start())):
            yield match


@cache
def _pattern(table: str) -> re.Pattern[str]:
    words = {
        "specific": lexicon.SPECIFIC_FAILURES,
        "general": lexicon.GENERAL_FAILURES,
        "recoveries": lexicon.RECOVERIES,
        "planned": lexicon.PLANNED,
        "successes": lexicon.SUCCESSES,
        "consequences": lexicon.CONSEQUENCES,
        "benign": lexicon.BENIGN,
        "causes": lexicon.CAUSES,
    }[table]
    parts = (f"{_BORDER}{word}" if word[0].isascii() and word[0] != "/" else word for word in words)
    return re.compile("|".join(parts), re.IGNORECASE)
