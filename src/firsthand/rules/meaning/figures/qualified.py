"""A word that the text joins to a number or a state, left out or exchanged: ready messages as all messages,
the one channel as the other.

Law: a number that the text counts of one kind of a thing (`jobs_done=0` beside `jobs_open=12`, `2 standby
servers`) is not told of the thing as such, and a word's own attribute not of another word. Pure, linear; each
reading is asked only where both sides hold one of its words.
It cannot see a kind in words that neither the key nor the lexicon shows.
"""

import re
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.parts_for_wholes import PARTS_FOR_WHOLES
from firsthand.rules.meaning.lexicon import WORDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.sieve import heads

_KEYED = lazy(r"(?<![\w.])([a-z]+_[a-z_]*[a-z])[\"']?[:=] ?[\"']?(\d+)(?![\w.:/-])")
_SWITCHED = lazy(
    r"(?<![\w.])([a-z]+_[a-z_]*[a-z])[\"']?[:=] ?[\"']?(yes|no|true|false|on|off|\d+)(?![\w.:/-])"
)
_VALUES = lazy(r"_[a-z]+[\"']?[:=] ?[\"']?(?:\d|yes|no|true|false|on|off)")
"""What every match of the two holds, which is found sooner."""
_INTEGER = lazy(r"(?<![\w.:/,-])\d+(?![\w.:/-])")
_THOUSANDS = lazy(r"(?<=\d),(?=\d{3})")
_ROLES = names(
    "limit max min total size capacity used count expected desired avg id num number threshold"
)
_CLAUSE = lazy(r"[,;]\s|\band\b|\bbut\b|\bwhile\b|\bwhereas\b|[,;]")
_WORD = lazy(r"[a-z]+")
_ON = ("yes", "true", "on")
_COUNTED = lazy(r"(\d(?<![\w.:/-]\d)\d*) (?:of the |of )?([a-z]{3,}s)\b")
_KIND = (
    "active|idle|standby|backup|spare|ready|healthy|free|waiting|pending|running|queued|unacked|open"
    "|closed|new|old|stale|inactive|reserved"
)
_KINDS = lazy(rf"(\d(?<![\w.:/=-]\d)\d*) ({_KIND})\b")
_IN_PAREN = lazy(r" \(\d{3,}\)")
_SHORT = {"sent": "returned", "sv": "server", "cl": "client"}
"""Pieces of names as a sentence puts them: Rows_sent is what a query returns, sv_idle PgBouncer's servers."""
_MEASURES = names("share percent pct ratio rate bytes kb mb gb ms seconds sec s")
"""Pieces of a name that say in what it is measured."""
_HAN_FOR = {"data": "数据", "primary": "主", "main": "主", "amount": "金额"}
_MOST_KEYS = 120
_LEAST = 2
_BARE = lazy(
    r"(?<![a-z\d.])(busy|free|idle|active|waiting|queued?|rejected|completed|failed|pending|running|blocked|used"
    r"|available|skipped|succeeded|ready|dirty|data)[\"']?[=:] ?(\d+)(?![\w.:/-])"
)
_HAS = lazy(
    r"\b(?:has|have|had|holds|there (?:are|were|is|was)) (\d+) [a-z]+\.?$"
    r"|有 ?(\d+) ?个[\u4e00-\u9fff]{2,3}[. ]*$"
)
_PAREN = lazy(r"([a-z]+):? (\d{3,}) \((\d{3,})\)")


def _sibling(said: str, text: str) -> Finding | None:
    """`0 messages` of `messages_ready=0 messages_unacked=1500`."""
    keys = _KEYED.findall(text) if len(_VALUES.findall(text)) >= _LEAST else []
    if len(keys) < _LEAST:
        return None
    mine = set(_INTEGER.findall(_THOUSANDS.sub("", said)))
    every = _INTEGER.findall(_THOUSANDS.sub("", text))
    for key, value in keys:
        if value not in mine or every.count(value) > 1:
            continue
        own = set(key.split("_"))
        for other, another in keys:
            theirs = set(other.split("_"))
            shared = own & theirs
            if theirs < own and _tells_less(own, theirs, shared, said):
                return Finding(OPEN, "kind_of_count_left_out", key)
            if own < theirs and _tells_more(theirs - own, said):
                return Finding(OPEN, "kind_of_another_count", key)
            if another == value or own == theirs or not shared or len(own) != 2 or len(theirs) != 2:
                continue
            told = _concepts(_WORD.findall(said)) | set(_WORD.findall(said))
            total = theirs - shared == {"total"} and ("total" in said or "总" in said)
            if own - shared <= _ROLES or (theirs - shared <= _ROLES and not total):
                continue
            if _spoken(shared, told, said) and not _spoken(own - shared, told, said):
                return Finding(OPEN, "kind_of_count_left_out", key)
    return None


def _tells_less(own: set[str], theirs: set[str], shared: set[str], said: str) -> bool:
    """`5 nodes` of `number_of_nodes=7 number_of_data_nodes=5`."""
    more = own - theirs - _ROLES - _MEASURES
    if len(own) == _LEAST or not more or "id" in own:
        return False
    told = _concepts(_WORD.findall(said)) | set(_WORD.findall(said))
    if any(piece in more and han in said for piece, han in _HAN_FOR.items()):
        return False
    return _spoken(shared - _ROLES, told, said) and not _spoken(more, told, said)


def _tells_more(more: set[str], said: str) -> bool:
    """7 个数据节点 of `number_of_nodes=7 number_of_data_nodes=5`."""
    return any(
        piece in more and (re.search(rf"\b{piece}\b", said) or han in said)
        for piece, han in _HAN_FOR.items()
    )


def _bare(said: str, text: str) -> Finding | None:
    """`the pool has 5 workers` of `size=64 busy=59 free=5`: so many are free."""
    keys = _BARE.findall(text)
    if len(keys) < _LEAST:
        return None
    for english, han in _HAS.findall(said):
        value = english or han
        own = [key for key, one in keys if one == value]
        alone = _INTEGER.findall(text).count(value) <= len(own)
        if own and alone and not any(is_spoken(key, said) for key in own):
            return Finding(OPEN, "kind_of_count_left_out", value)
    return None


def _spoken(pieces: set[str], told: set[str], said: str) -> bool:
    """Whether a sentence says one of the pieces of a name, in any word for it."""
    for piece, meant in _SHORT.items():
        if piece in pieces:
            pieces = pieces | {meant}
    if any(piece in told or piece in said for piece in pieces):
        return True
    if not said.isascii():
        if any(piece in pieces and han in said for piece, han in _HAN_FOR.items()):
            return True
        return not pieces or _in_han(pieces, said)
    return bool(_concepts(pieces) & told)


def is_spoken(name: str, said: str) -> bool:
    """Whether a sentence says what a name means, in any word for it."""
    if not name.isascii():
        return not _concepts_of_han(name).isdisjoint(_concepts_of_han(said))
    told = _concepts(_WORD.findall(said)) | set(_WORD.findall(said))
    return _spoken(set(name.split("_")), told, said)


def _in_han(pieces: set[str], said: str) -> bool:
    """Whether a Chinese sentence says one of the pieces of a name."""
    return not _concepts(pieces).isdisjoint(_concepts_of_han(said))


def _concepts_of_han(said: str) -> set[str]:
    """What the words of a Chinese sentence may mean, whatever their sign."""
    return {one.lstrip("-+") for _, _, entry, _ in scan(said) for one in entry or ()}


def _concepts(words: Iterable[str]) -> set[str]:
    """What English words may mean, whatever their sign."""
    return {one.lstrip("-+") for word in words for one in WORDS.get(word, ()) if one[0] != "!"}


def _switched(said: str, text: str) -> Finding | None:
    """`the reader is running` of `reader_running=no writer_running=yes`."""
    keys = _SWITCHED.findall(text) if len(_VALUES.findall(text)) >= _LEAST else []
    if len(keys) > _MOST_KEYS:  # each is held against each
        keys = list(dict.fromkeys(keys))[:_MOST_KEYS]
    for key, value in keys:
        for other, another in keys:
            if value == another:
                continue
            own, theirs = key.split("_"), other.split("_")
            if len(own) != len(theirs) or own == theirs:
                continue
            apart = [(a, b) for a, b in zip(own, theirs, strict=True) if a != b]
            if len(apart) == 1 and _crossed(apart[0], own, value, another, said):
                return Finding(CONTRADICTED, "value_of_a_sibling", key)
    return None


def _crossed(apart: tuple[str, str], own: list[str], value: str, another: str, said: str) -> bool:
    """Whether a clause that names this key gives it the other one's value."""
    mine, theirs = apart
    last = own[-1] if own[-1] != mine else own[-2]
    if mine not in said or last not in said:
        return False
    for clause in _CLAUSE.split(said):
        words = set(_WORD.findall(clause))
        if mine not in words or theirs in words or last not in words:
            continue
        if value.isdigit() != another.isdigit():
            continue
        if value.isdigit():
            numbers = set(_INTEGER.findall(clause))
            if another in numbers and value not in numbers:
                return True
            continue
        found = re.search(rf"\b(?:is|are) (not )?{last}\b", clause)
        if found is not None and bool(found[1]) is (value in _ON):
            return True
    return False


def _in_parens(said: str, text: str) -> Finding | None:
    """`version 712 is old` of `old version: 655 (712)`."""
    if _IN_PAREN.search(text) is None:
        return None
    for noun, first, second in _PAREN.findall(text):
        if first != second and f"{noun} {second}" in said and first not in said:
            return Finding(UNSUPPORTED, "number_in_parentheses", second)
    return None


def _counted(said: str, text: str) -> Finding | None:
    """`2 servers are down` of `2 active and 0 standby servers left`."""
    for number, noun in _COUNTED.findall(said):
        kinds = _KINDS.findall(text) if noun else []
        mine = [kind for n, kind in kinds if n == number]
        if mine and len(re.findall(rf"(?<![\w.:/-]){number}(?![\w./:-])", text)) == len(mine):
            told = _concepts(_WORD.findall(said)) | set(_WORD.findall(said))
            if not any(_spoken({kind}, told, said) for kind in mine):
                return Finding(OPEN, "kind_of_count_left_out", number)
    return None


QUALIFIED = (
    Reading(_sibling, heads("_"), counts=True),
    Reading(_switched, heads("_")),
    Reading(_in_parens, heads("("), counts=True),
    Reading(_bare, frozenset("=:"), heads("has have had holds there 有"), True),
    Reading(_counted, heads(_KIND.replace("|", " ")), counts=True),
    *PARTS_FOR_WHOLES,
)
