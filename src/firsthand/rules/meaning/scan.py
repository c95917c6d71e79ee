"""A text as tokens with their meanings: the one reading of claims and of evidence.

Owns the order of recognition: identifiers, addresses and time stamps before numbers, numbers before
words. Pure; one pass, so time is linear.
It cannot tell the sense of an ambiguous word.
"""

import re

from firsthand.rules.meaning.han import han_tokens
from firsthand.rules.meaning.lexicon import PHRASES, WORDS, Entry
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.parts_of_names import parts_of_name
from firsthand.rules.meaning.quantities import number_of, scaled
from firsthand.rules.meaning.tokens import NAME, NUMBER, PORT, SIGN, STAMP, WORD, Token

_TOKEN = re.compile(
    r"[A-Za-z_][\w.-]*(?:/[\w.-]+)+:\w[\w.-]*\w"  # an image with its tag
    r"|"
    r"[A-Za-z_]\w*(?:(?:[-./@#$&+']|::)\w+)*(?::\d+(?![\w:]|\.\w))?"  # a word or an identifier
    r"|(?:(?<![\w)\]])-)?\d[\wμ]*(?:[.+-]\w+|[:/]\d\w*|/[A-Z][a-z]{2}/\d{4}|,\d{3}(?!\d))*%?"
    r"|(?<![\w/])/\w+(?:[./-]\w+)*"  # a path
    r"|[\u3400-\u9fff]+"
    r"|[^\s]",
    re.ASCII,
)
_STAMP = re.compile(
    r"\d{4}([-/.])\d\d?\1\d\d?(?:[T-].*)?|\d\d?/(?:\d\d|[A-Z][a-z]{2})/\d\d(?:\d\d.*)?"
    r"|\d\d?:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d|-\d\d?:\d\d)?",
    re.ASCII,
)
_FRACTION = re.compile(r"(\d+(?:\.\d+)?[A-Za-z%]{0,3})/(\d+(?:\.\d+)?[A-Za-z%]{0,3})", re.ASCII)
_COMPARES = names("over under above below past")
_ZONE = re.compile(r"\d\d:?\d\d\Z", re.ASCII)
"""A zone behind `+`, as RFC 2822 writes it."""
MONTHS = names(
    "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august"
    " september october november december"
)

_READY: dict[str, Token] = {}
for _word, _entry in WORDS.items():
    if _word not in PHRASES and _word != "may":
        for _spelling in (_word, _word.capitalize(), _word.upper()):
            _READY[_spelling] = (WORD, _word, _entry, None)
_READY.update({sign: (SIGN, sign, None, None) for sign in "()[]{}<>=,;:.!?\"'/|-*#@&%~"})
"""Tokens that need no thought, by their spelling."""
_SECONDS = {head: frozenset(rest[0] for rest, _ in rows) for head, rows in PHRASES.items()}
"""First word of a phrase → what may come second."""


def scan(text: str) -> list[Token]:
    """The tokens of a folded text, in order."""
    raw = _TOKEN.findall(text)
    ready = list(map(_READY.get, raw))
    ready.append(None)
    raw.append("")
    tokens: list[Token] = []
    size = len(raw) - 1
    start = 0
    while True:
        place = ready.index(None, start)  # all before it are ready
        tokens += ready[start:place]  # type: ignore[arg-type]
        if place >= size:
            return tokens
        word = raw[place]
        first = word[0]
        place += 1
        if first > "\u33ff" and first.isalpha():
            han_tokens(word, tokens)
        elif first.isalpha() or (first in "_/" and len(word) > 1):
            place += _letters(word, raw, place, tokens)
        elif first == "+" and tokens and tokens[-1][0] == STAMP and _ZONE.match(raw[place]):
            tokens.append((STAMP, word + raw[place], None, None))
            place += 1
        elif first.isdigit() or (first == "-" and len(word) > 1):
            place += _digits(word, raw[place], tokens)
        else:
            tokens.append((SIGN, word, None, None))
        start = place


def phrase(head: str, words: list[str], place: int) -> tuple[int, Entry]:
    """How many further words the longest phrase that begins with `head` takes, and what it means."""
    for rest, entry in PHRASES[head]:
        length = len(rest)
        if tuple(map(str.lower, words[place : place + length])) == rest:
            return length, entry
    return 0, ()


def _compares(raw: list[str], end: int) -> bool:
    """Whether the last word of a phrase belongs to a number: `took over 3 s` is no take-over."""
    after = raw[end] if end < len(raw) else ""
    return raw[end - 1].lower() in _COMPARES and (
        after[:1].isdigit() or after.lower() in ENGLISH_NUMBERS
    )


def _letters(word: str, raw: list[str], place: int, tokens: list[Token]) -> int:
    """A token that begins with a letter; returns how many further tokens it takes."""
    lower = word.lower()
    seconds = _SECONDS.get(lower)
    if seconds is not None and raw[place].lower() in seconds:
        length, entry = phrase(lower, raw, place)
        if length and not _compares(raw, place + length):
            text = " ".join((lower, *raw[place : place + length])).lower()
            tokens.append((WORD, text, entry, None))
            return length
    if not word.isalpha():
        _name(word, lower, tokens)
        return 0
    known = WORDS.get(lower)
    simple = word.islower() or word.istitle() or word.isupper()
    if word == "May" and (raw[place][:1].isdigit() or (place > 1 and raw[place - 2][0].isdigit())):
        tokens.append((STAMP, lower, None, None))
    elif known is not None:
        tokens.append((WORD, lower, known if simple else known + parts_of_name(word), None))
    elif lower in ENGLISH_NUMBERS:
        number, used = scaled(ENGLISH_NUMBERS[lower], raw[place])
        tokens.append((NUMBER, lower, None, number))
        return used
    elif simple:
        tokens.append((WORD, lower, None, None))
    else:
        tokens.append((NAME, word, parts_of_name(word), None))
    return 0


def _name(word: str, lower: str, tokens: list[Token]) -> None:
    """A word with inner signs or digits: a known compound, a possessive, `key:7`, or a name."""
    if lower.endswith("'s"):
        stem = word[:-2]
        if stem.isalpha():
            tokens.append((WORD, lower[:-2], WORDS.get(lower[:-2]), None))
        else:
            _name(stem, lower[:-2], tokens)
        return
    entry = WORDS.get(lower)
    if entry is not None:
        tokens.append((WORD, lower, entry + parts_of_name(word) if "_" in word else entry, None))
        return
    head, colon, digits = word.rpartition(":")
    if not colon or head[-1] == ":":
        tokens.append((NAME, word, parts_of_name(word), None))
        return
    number, _ = number_of(digits, "")
    if head.isalpha():
        tokens.append((WORD, head.lower(), WORDS.get(head.lower()), None))
        tokens.append((SIGN, ":", None, None))
        tokens.append((NUMBER, digits, None, number))
    else:
        tokens.append((NAME, word, parts_of_name(head), None))
        tokens.append((PORT, digits, None, number))


def _digits(word: str, following: str, tokens: list[Token]) -> int:
    """A token that begins with a digit; returns how many further tokens it takes."""
    number, used = None, False
    if not (":" in word or word.count(".") > 1 or word.count("-") > 1) or word.endswith("s"):
        number, used = number_of(word, following)
    if number is not None:
        if _in_a_date(tokens, following) and not used:
            tokens.append((STAMP, word, None, None))
        elif _opens_range(tokens):
            least = tokens[-3][3]
            del tokens[-3:]
            tokens.append((NUMBER, word, None, number._replace(low=least.value if least else None)))
        else:
            tokens.append((NUMBER, word, None, number))
        return used
    if _STAMP.fullmatch(word):
        tokens.append((STAMP, word, None, None))
        return 0
    fraction = _FRACTION.fullmatch(word)
    if fraction:
        first, second = (number_of(digits, "")[0] for digits in fraction.groups())
        if first is not None and second is not None:
            tokens.append((NUMBER, fraction[1], None, first))
            tokens.append((SIGN, "/", None, None))
            tokens.append((NUMBER, fraction[2], None, second))
            return 0
    entry = WORDS.get(word.lower())
    if entry is not None:
        tokens.append((WORD, word.lower(), entry, None))
        return 0
    lettered = word.upper() != word.lower()
    tokens.append((NAME, word, parts_of_name(word) if lettered else (), None))
    return 0


def _in_a_date(tokens: list[Token], following: str) -> bool:
    """Whether a month's name stands before or behind a number."""
    if tokens and tokens[-1][0] == WORD and tokens[-1][1] in MONTHS:
        return True
    return following.lower() in MONTHS


def _opens_range(tokens: list[Token]) -> bool:
    """Whether `17..` stands before a number."""
    return (
        len(tokens) > 2
        and tokens[-1][1] == "."
        and tokens[-2][1] == "."
        and tokens[-3][3] is not None
    )
