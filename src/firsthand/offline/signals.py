"""What a line of evidence signals: failure, recovery, routine. Counted words, never a verdict.

Owns the matching of the lexicon's tables. A failure word right after a negation ("no errors",
"未超时") counts for nothing.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from firsthand.offline import lexicon

_LEVEL = re.compile(
    r"(?<![A-Za-z])(?:level|lvl|severity)[\"']?[=:]\s*[\"']?([A-Za-z]+)"
    r"|(?<![A-Za-z])("
    + "|".join([*lexicon.LEVELS, "Warning", "Normal", "Error"])
    + r")(?![A-Za-z])"
)
_LITERAL = re.compile(r"[a-z0-9 _/=:\u3400-\u9fff-]+")
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


@lru_cache(maxsize=2048)
def signals(text: str) -> Signals:
    level = _level(text)
    own = _without("consequences", text)
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
    lowered = text.lower()
    for table in ("specific", "general"):
        starts = [
            start
            for word in _table(table)
            for start, _ in word.places(text, lowered)
            if not follows_negation(text, start)
        ]
        if starts:
            return min(starts)
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
    lowered = text.lower()
    return sum(
        any(not negatable or not follows_negation(text, start) for start, _ in places)
        for places in (word.places(text, lowered) for word in _table(table))
    )


def _without(table: str, text: str) -> str:
    for word in _table(table):
        for start, end in reversed(word.places(text, text.lower())):
            text = f"{text[:start]} {text[end:]}"
    return text


class _Word:
    """One entry of a table. A plain word is found without a regular expression."""

    def __init__(self, written: str) -> None:
        self.written = written
        literal = _LITERAL.match(written)
        prefix = literal[0] if literal else ""
        self.plain = prefix == written
        self.anchor = prefix if self.plain else prefix[:-1]
        self.bordered = written[0].isascii() and written[0] != "/"

    def places(self, text: str, lowered: str) -> list[tuple[int, int]]:
        """Where it stands, `[start, end)`, at the beginning of a word; case is ignored."""
        if self.anchor not in lowered:
            return []
        if not self.plain:
            found = [match.span() for match in _compiled(self.written).finditer(text)]
        elif len(lowered) == len(text):
            found = [match.span() for match in re.finditer(re.escape(self.written), lowered)]
        else:
            found = [match.span() for match in re.finditer(f"(?i:{re.escape(self.written)})", text)]
        return [span for span in found if not self.bordered or _begins_word(text, span[0])]


def _begins_word(text: str, at: int) -> bool:
    """Before it stands no letter, or a hump of CamelCase begins, as in `NodeNotReady`."""
    before = text[at - 1] if at else " "
    if not (before.isascii() and before.isalpha()):
        return True
    return before.islower() and text[at].isupper()


@cache
def _compiled(written: str) -> re.Pattern[str]:
    return re.compile(written, re.IGNORECASE)


@cache
def _table(name: str) -> tuple[_Word, ...]:
    words = {
        "specific": lexicon.SPECIFIC_FAILURES,
        "general": lexicon.GENERAL_FAILURES,
        "recoveries": lexicon.RECOVERIES,
        "planned": lexicon.PLANNED,
        "successes": lexicon.SUCCESSES,
        "consequences": lexicon.CONSEQUENCES,
        "benign": lexicon.BENIGN,
        "causes": lexicon.CAUSES,
    }[name]
    return tuple(map(_Word, words))
