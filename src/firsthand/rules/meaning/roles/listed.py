"""Lists of one kind: who is what, how many of which, who did it to whom.

Law: in `a is up, b is down` and `passed: 3, failed: 17` each value is its own neighbour's, and a thing of
the list is never told with another's (`listed_states.py`, `listed_deeds.py`). Owns the table of these
readings, and the counts. Pure, linear.
It cannot read a list whose items are whole sentences.
"""

from itertools import takewhile

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.roles.listed_deeds import (
    DEED_SIGNS,
    KEY_WORDS,
    STEM,
    deed_from,
    reporter,
)
from firsthand.rules.meaning.roles.listed_states import (
    DENYING,
    EXCEPTING,
    SIGNS,
    STATE_SIGNS,
    excepted,
    is_what,
)
from firsthand.rules.sieve import heads, holds_any

_COUNT = lazy(
    r"(?<![\w./-])([a-z]{3,}) ?[:=] ?(\d+)(?![\w./:-])"
    r"|(?<![\w./-])(hits|misses|errors|passed|failed|succeeded|active|idle|waiting) (\d+)(?![\w./:-])"
)
_VALUED = lazy(r"[:=] ?\d+(?![\w./:-])")
_GIVES = lazy(r"[:=] ?\d|(?:hits|misses|errors|passed|failed|succeeded|active|idle|waiting) \d")
"""What every match of `_COUNT` holds, which is found sooner."""
_COUNTED = lazy(r"(\d(?<![\w./:-]\d)(?<!of \d)(?<!of the \d)\d*)((?: [a-z]+){1,4})")
_SIZE = lazy(r"(?<![\w-])([a-z]{3,}) (?:size|limit|capacity|timeout|quota)(?: is| of|=|:)? ?(\d+)")
_SIZED = lazy(r" (?:size|limit|capacity|timeout|quota)(?: is| of|=|:)? ?\d")
"""The same without its noun, which is dear to look for."""
_COUNTS = lazy(r"(?<![\w./:-])(\d+) ([a-z]{3,})(?! (?:size|limit))")
_COUNTED_THINGS = (
    *("hits", "misses", "errors", "passed", "failed", "succeeded", "active", "idle"),
    "waiting",
)
_GIVING = heads(" ".join((":", "=", *_COUNTED_THINGS)))
_SHARE_OF = lazy(r"% of (?:the |its |all |their )*$")
_LEAST = 2
_SIZES = heads("size limit capacity timeout quota")
_TURNS = frozenset({"against", "of", "with", "where", "while", "but", "than"})


def _how_many(said: str, text: str) -> Finding | None:
    """`17 passed` of `passed: 3, failed: 17`: the number is that of a neighbour."""
    mine: list[tuple[str, str]] = []
    for n, words in _COUNTED.findall(said):
        if n in text:
            mine += [(word, n) for word in _up_to(words) if word[:STEM] in text]
    return _of_a_neighbour(mine, said, text) if mine else None


def _given(said: str, text: str) -> Finding | None:
    """`passed: 17` of the same."""
    if _GIVES.search(said) is None:
        return None
    given = [(a or c, b or d) for a, b, c, d in _COUNT.findall(said)]
    mine = [(word, n) for word, n in given if n in text and word[:STEM] in text]
    return _of_a_neighbour(mine, said, text) if mine else None


def _of_a_neighbour(mine: list[tuple[str, str]], said: str, text: str) -> Finding | None:
    """Words of a sentence with their numbers, of which a text gives one to another word."""
    if "%" in said:  # 2 % of its 500 rows failed
        mine = [one for one in mine if _SHARE_OF.search(said[: said.find(one[1])]) is None]
    if not mine or not (holds_any(text, _COUNTED_THINGS) or len(_VALUED.findall(text)) >= _LEAST):
        return None
    theirs = [(a or c, b or d) for a, b, c, d in _COUNT.findall(text)]
    if len(theirs) < _LEAST:
        return None
    keys = {key for key, _ in theirs}  # `unhealthy=2` is a key, and denies nothing
    if not keys.issuperset(SIGNS.findall(said)):
        return None
    spaced = f" {said}"  # `unhealthy` tells no `healthy`
    for word, n in mine:
        own = {one for key, one in theirs if key[:STEM] == word[:STEM]}
        others = {key[:STEM] for key, one in theirs if key[:STEM] != word[:STEM] and one == n}
        # `250 rows were rejected` of `rows=50000 rejected=250`: the key of 250 is told as well
        told = any(f" {key}" in spaced for key in others) and not any(one in said for one in own)
        told = told or any(f" {key} {n}" in spaced for key, one in theirs if one == n)
        if own and n not in own and others and not told:
            return Finding(CONTRADICTED, "count_of_a_neighbour", n)
    return None


def _up_to(words: str) -> list[str]:
    """The words behind a number, up to what another number may stand for."""
    return list(takewhile(lambda word: word not in _TURNS, words.split()))


def _size(said: str, text: str) -> Finding | None:
    """`pool size 12` counts no pools."""
    mine = _COUNTS.findall(said) if _SIZED.search(text) else ()
    for noun, n in _SIZE.findall(text) if mine else ():
        if any(m == n and word in (noun, noun + "s", noun + "es") for m, word in mine):
            return Finding(UNSUPPORTED, "size_is_no_count", n)
    return None


LISTED = (
    Reading(excepted, EXCEPTING | DENYING),
    Reading(is_what, STATE_SIGNS, STATE_SIGNS),
    Reading(_how_many, _GIVING, counts=True),
    Reading(_given, _GIVING, _GIVING, counts=True),
    Reading(deed_from, DEED_SIGNS),
    Reading(_size, _SIZES, counts=True),
    Reading(reporter, KEY_WORDS),
)
