"""What a sentence says the value of a thing is: `the severity is prod`, 告警级别为 prod, `severity prod`.

Owns the phrase and its value, as they are spelled; a text's keys and values are read by the same law. Pure,
linear.
It cannot tell which key a phrase means (`roles/values_of_keys.py`).
"""

from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import Entry, entry_of
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, UNKNOWN, Token

COPULAS = names("is was are were 为 是 状态为")
_SKIPPED = names("the a an now still currently also indeed \" ' “ 仍 现")
"""What may stand between `is` and the value."""
_OF_A_TAIL = names("of for in on at behind when while and but that , ; : . ( ) ⏎")
"""What begins the rest of a phrase, or of a sentence: `the severity of the alert`."""
_HEADS_A_TAIL = names("of for in on at behind")
_OPENING = names(", ; : . and but that while where when ( ) ⏎")
"""What may stand before a phrase."""
_DETERMINING = names("the its this an a that 该 此 其")
_LONGEST, _MOST_SKIPPED = 8, 3
_KINDS = names(
    "severity priority level team cluster region zone span trace environment env frontend strategy parent"
)
"""Words behind which a value stands without `is`."""
_KEYED = lazy(
    r"(?<![\w.\u4e00-\u9fff-])([A-Za-z_][\w.-]*|[A-Za-z][\w-]*(?: [A-Za-z][\w-]*){1,2}(?=:)"
    r"|[\u4e00-\u9fff]{1,10})[\"']?(?: ?= ?[\"']?|:[\"']?(?=\S)|: (?=[\"'])[\"']?"
    r"|: (?=[^\s\"',;|=⏎(){}\[\]]+(?:\s*(?:$|[,;|⏎(){}\[\]])|\s+[\w-]+[=:])))"
    r"(?![\u4e00-\u9fff]+[:=])([^\s\"',;|⏎(){}\[\]]+)"
)
"""Behind a colon and a blank a value must be whole: `ActivityManager: Slow operation` tells of none."""
_PIECE = lazy(r"(?<![A-Za-z])max(?=[a-z]{3})|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[\u4e00-\u9fff]+")
_ENDS_OF_CALLS = lazy(r"(被)?(?:调用方|主?调方?|调用者)")
_PARENT = lazy(r"(?:parent|父(?:级|节点)?)[ _-]?(?:span)?")
_STEM = 6
_FORMER = names("前 旧 原 former prior original")
_NO_PIECES = names("value name id ids no the of current human 值 号 名称 被 的 个 数")
"""Pieces of a key that say nothing of their own."""


class Told(NamedTuple):
    """A phrase or a key with its value, in lower case but for a key's own capitals."""

    phrase: str
    value: str
    beside: bool = False
    """Whether the value stands right behind the phrase, without a word between them."""


def told_values(tokens: list[Token], texts: list[str], words: set[str]) -> list[Told]:
    """Each phrase of a sentence with the value that it is said to have; `words`: the set of the spellings."""
    found: list[Told] = []
    if not COPULAS.isdisjoint(words):
        for place, text in enumerate(texts):
            if text in COPULAS:
                found += _by_copula(tokens, texts, place)
    if not _KINDS.isdisjoint(words):
        for place, text in enumerate(texts[1:-2], 1):
            if texts[place - 1] in _KINDS and tokens[place][0] not in (SIGN, HAN, UNKNOWN):
                found.append(Told(texts[place - 1], text.lower(), True))
    return found


def _by_copula(tokens: list[Token], texts: list[str], place: int) -> list[Told]:
    """`the severity is prod`, `prod is the severity` around one copula."""
    found: list[Told] = []
    at = place + 1
    while texts[at] in _SKIPPED and at - place <= _MOST_SKIPPED:
        at += 1
    value, end = _value_at(tokens, texts, at)
    if value and (not texts[end] or texts[end] in _OF_A_TAIL or texts[end] == '"'):
        phrase = _phrase_before(texts, place)
        if texts[place] == "状态为":
            phrase += "状态"
        if phrase:
            found.append(Told(phrase, value))
    if place and (place < 2 or texts[place - 2] in _OPENING or tokens[place - 1][0] != NAME):
        value, behind = texts[place - 1].lower(), texts[place + 1]
        if behind in ("the", "its") or tokens[place][0] == HAN:
            start = place + 2 if behind in ("the", "its") else place + 1
            end = start
            while texts[end] and texts[end] not in _OF_A_TAIL and end - start <= _MOST_SKIPPED:
                end += 1
            found.append(Told(_joined(texts[start:end]), value))
    return found


def _value_at(tokens: list[Token], texts: list[str], at: int) -> tuple[str, int]:
    """The value that begins at a place, and where it ends: a name, a word, or a run of Chinese."""
    if at >= len(tokens) or tokens[at][0] == SIGN:
        return "", at
    end = at + 1
    if tokens[at][0] in (HAN, UNKNOWN):
        while end < len(tokens) and tokens[end][0] in (HAN, UNKNOWN):
            end += 1
    number = tokens[at][3]
    if number is not None and number.written and texts[at][-1:].isdecimal():
        return f"{texts[at]}{number.written.lower()}", end  # 3.90 GB
    return _joined(texts[at:end]), end


def _phrase_before(texts: list[str], place: int) -> str:
    """The phrase that ends right before a place, what it is of and whose it is aside."""
    start = place
    while start and place - start < _LONGEST and texts[start - 1] not in _OPENING:
        start -= 1
    phrase = texts[start:place]
    end = len(phrase)
    for at, text in enumerate(phrase):
        if text in _HEADS_A_TAIL and at:
            end = at
            break
        if text in ("has", "had"):
            return _joined(phrase[at + 1 :])
    return _joined(phrase[phrase[:1] != [] and phrase[0] in _DETERMINING : end])


def _joined(texts: list[str]) -> str:
    """Spellings as one phrase in lower case; no blanks in Chinese."""
    phrase = " ".join(texts).lower()
    return phrase if phrase.isascii() else phrase.replace(" ", "")


def keyed_values(text: str) -> list[Told]:
    """Each key of a folded text with its value: `severity=critical`, `"severity":"critical"`, 级别:紧急."""
    return [Told(key, value.lower().rstrip(".:")) for key, value in _KEYED.findall(text)]


def pieces(phrase: str) -> list[frozenset[str]]:
    """The words of a phrase or a key, each with all that it may mean."""
    if "调" in phrase:
        phrase = _ENDS_OF_CALLS.sub(lambda one: " callee " if one[1] else " caller ", phrase)
    elif "parent" in phrase or "父" in phrase:
        phrase = _PARENT.sub(" parent ", phrase)
    found = []
    for piece in _PIECE.findall(phrase):
        if piece.isascii():
            text = piece.lower()
            entry = entry_of(text)
            if text in _NO_PIECES or entry == ():
                continue
            found.append(_means(text, entry))
            continue
        found += [
            _means(text, entry) for _, text, entry, _ in scan(piece) if text not in _NO_PIECES
        ]
    return found


def _means(text: str, entry: Entry | None) -> frozenset[str]:
    """A word with its concepts, each by its first letters, too: `connected`, `connection`."""
    said = {text, *(one.lstrip("+-!") for one in entry or ())}
    if "peak" in said or text == "峰值":
        said = {text, "peak"}  # the most that was, and not the most that may be
    elif "limit" in said:
        said.add("max")
    elif text == "errno":
        said.update(("error", "code"))
    elif text in _FORMER:
        said.add("old")
    return frozenset(said | {one[:_STEM] for one in said if len(one) >= _STEM})
