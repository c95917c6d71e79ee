"""What is said of each row of a kind: `Both failed jobs ran on w-2`, 失败的两个任务都在 w-2 上执行.

Owns which rows a sentence means by what they have in common, that they are as many as it says, and that the
rest of it follows from each. Pure. It cannot choose rows by a number.
"""

import re
from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.other_values import has_another_value
from firsthand.rules.meaning.several.rows import rows_of
from firsthand.rules.sieve import heads

EACH_OF = heads("both all two three 两 三 四 五")
_BOTH = lazy(
    r"\s*(?:(?P<both>both)|all(?: of)?(?: the)? (?P<n>two|three|four|five|six)) (?:of )?(?:the )?"
    r"(?P<kind>(?:[\w-]+ ){0,2}?)(?P<noun>[a-z]{2,}s) (?P<rest>.+)",
    re.IGNORECASE,
)
_HAN = lazy(
    r"\s*(?:(?P<kind>[^\d,。的]{1,10})的)?(?P<n>[两三四五六])[个台条次笔名项张块](?P<noun>[\u4e00-\u9fff]{0,5}?)"
    r"(?P<field>(?:的[^都均,]{1,12})?)[都均](?P<rest>[^,;]+)"
)
_TAKEN_TOGETHER = lazy(
    r"\b(?:average|mean|median|total|together|combined|altogether|sum|in all|difference|apart|same|between)\b"
    r"|平均|均值|共|合计|总|相差|相隔|之间|相同|一样"
)
"""What is told of rows taken together, and of none by itself."""


def told_of_kind(asked: Asked, facts: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling on what is said of both, or of all, of a kind; None for any other sentence."""
    found = _BOTH.match(asked.text) or _HAN.match(asked.text)
    if found is None or _TAKEN_TOGETHER.search(asked.lower) is not None:
        return None
    rows = [one.text for one in rows_of(facts)]
    if not rows:
        return None
    told = found.groupdict()
    word = "two" if told.get("both") else (told["n"] or "").lower()
    count = int(float(ENGLISH_NUMBERS.get(word) or HAN_NUMERALS.get(word) or 0))
    chosen = _chosen(told["kind"] or "", rows, judge)
    if chosen is None:
        return None
    if len(chosen) != count:
        return Finding(CONTRADICTED, "texts_miscounted", word)
    rest = Asked(f"{(told.get('field') or '').lstrip('的')}{told['rest']}")
    noun = Asked(told["noun"])
    if rest.empty or noun.names:
        return None
    rulings = [judge(rest, one) for one in chosen]
    if any(one.rank == CONTRADICTED for one in rulings):
        return Finding(CONTRADICTED, "not_of_each")
    if all(one.rank == HOLDS for one in rulings):
        return Finding(HOLDS, "told_of_each_row")
    return None


def _chosen(kind: str, rows: Sequence[Evidence], judge: Judge) -> list[Evidence] | None:
    """The rows of a kind; None where it is open whether one of them is."""
    asked = Asked(kind)
    if asked.empty:
        return None if kind.strip() else list(rows)
    rulings = [judge(asked, one) for one in rows]
    held = [one for one, ruling in zip(rows, rulings, strict=True) if ruling.rank == HOLDS]
    if any(
        ruling.rank == OPEN and not has_another_value(ruling.detail, one, held)
        for one, ruling in zip(rows, rulings, strict=True)
    ):
        return None
    return held
