"""A text as tokens with their meanings: the one reading of claims and of evidence.

Owns what a token is. Identifiers, addresses and time stamps are read before numbers, numbers before
words; Chinese is cut by the longest known term. Pure; one pass, so time is linear.
It cannot tell the sense of an ambiguous word, nor where an unknown Chinese word begins.
"""

import re
import unicodedata

from firsthand.rules.meaning.lexicon import HAN_TERMS, PHRASES, THING_NAMES, WORDS, Entry
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.quantities import Number, han_number, number_of, scaled
from firsthand.rules.text.folds import FOLDS

STAMP, NUMBER, PORT, NAME, WORD, HAN, UNKNOWN, SIGN = "t", "n", "p", "i", "w", "h", "u", "."
"""Kinds: time stamp, number, number behind a name's colon, identifier, English word, Chinese term,
unknown Chinese, sign."""

Token = tuple[str, str, Entry | None, Number | None]
"""Kind, spelling (words in lower case), what the lexicon says (of a name: of its parts), number."""

LONGEST = 65_536
"""Characters of one text that are read; a system text has at most 4 KiB (design.md §3)."""

_FOLD = str.maketrans({**FOLDS, "\u3002": ". ", "\u23ce": " \u23ce "})
_HAN_DATE = re.compile(r"(?:([0-9]{4}) ?年 ?)?([0-9]{1,2}) ?月 ?([0-9]{1,2}) ?[日号]")
_HAN_CLOCK = re.compile(r"([0-9]{1,2}) ?[点时] ?([0-9]{1,2}) ?分?")
_TOKEN = re.compile(
    r"[A-Za-z_]\w*(?:(?:[-./@#$&+']|::)\w+)*(?::\d+(?![\w:]|\.\w))?"  # a word or an identifier
    r"|(?:(?<![\w)\]])-)?\d[\wμ]*(?:[.+-]\w+|[:/]\d\w*|/[A-Z][a-z]{2}/\d{4}|,\d{3}(?!\d))*%?"
    r"|(?<!\w)/\w+(?:[./-]\w+)*"  # a path
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
_PIECE = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_LAST_PIECE = re.compile(r"[.:/$]([A-Za-z]+)\Z")
MONTHS = frozenset(
    [
        "jan",
        "feb",
        "mar",
        "apr",
        "may",
        "jun",
        "jul",
        "aug",
        "sep",
        "sept",
        "oct",
        "nov",
        "dec",
        "january",
        "february",
        "march",
        "april",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ]
)

_READY: dict[str, Token] = {word: (WORD, word, entry, None) for word, entry in WORDS.items()}
_READY.update({sign: (SIGN, sign, None, None) for sign in "()[]{}<>=,;:.!?\"'/|-+*#@&%~"})
"""Tokens that need no thought, by their spelling."""
_SECONDS = {head: frozenset(rest[0] for rest, _ in rows) for head, rows in PHRASES.items()}
"""First word of a phrase → what may come second."""


def fold(text: str) -> str:
    """One spelling of quotes, dashes, widths; invisible characters dropped; the case kept."""
    text = text[:LONGEST]
    if "\n" in text:
        text = text.replace("\n", " ⏎ ")
    if text.isascii():
        return text
    text = unicodedata.normalize("NFKC", text.translate(_FOLD))
    if "月" in text:
        text = _HAN_DATE.sub(r" \1-\2-\3 ", text).replace(" -", " 0000-")
    if "点" in text or "时" in text:
        text = _HAN_CLOCK.sub(r" \1:\2 ", text)
    return text


def scan(text: str) -> list[Token]:
    """The tokens of a folded text, in order."""
    tokens: list[Token] = []
    add = tokens.append
    raw = _TOKEN.findall(text)
    size = len(raw)
    raw.append("")
    place = 0
    while place < size:
        word = raw[place]
        place += 1
        ready = _READY.get(word)
        if ready is not None and (
            word not in _SECONDS or raw[place].lower() not in _SECONDS[word]
        ):
            add(ready)
            continue
        first = word[0]
        if first > "\u33ff" and first.isalpha():
            _han(word, tokens)
        elif first.isalpha() or (first in "_/" and len(word) > 1):
            lower = word.lower()
            if lower in _SECONDS and raw[place].lower() in _SECONDS[lower]:
                length, entry = _phrase(lower, raw, place)
                if length:
                    text = " ".join((lower, *raw[place : place + length])).lower()
                    add((WORD, text, entry, None))
                    place += length
                    continue
            if word.isalpha():
                place += _word(word, lower, raw, place, tokens)
            else:
                _name(word, lower, tokens)
        elif first.isdigit() or (first == "-" and len(word) > 1):
            place += _digits(word, raw[place], tokens)
        else:
            add((SIGN, word, None, None))
    return tokens


def _word(word: str, lower: str, raw: list[str], place: int, tokens: list[Token]) -> int:
    """A word of letters only; returns how many further tokens it takes."""
    entry = WORDS.get(lower)
    simple = word.islower() or word.istitle() or word.isupper()
    if word == "May" and _beside_digit(raw, place):
        tokens.append((STAMP, lower, None, None))
    elif entry is not None:
        tokens.append((WORD, lower, entry if simple else entry + _parts(word), None))
    elif lower in ENGLISH_NUMBERS:
        number, used = scaled(ENGLISH_NUMBERS[lower], raw[place])
        tokens.append((NUMBER, lower, None, number))
        return used
    elif simple:
        tokens.append((WORD, lower, None, None))
    else:
        tokens.append((NAME, word, _parts(word), None))
    return 0


def _beside_digit(raw: list[str], place: int) -> bool:
    """Whether the token before `place` has a neighbour that begins with a digit."""
    return raw[place][:1].isdigit() or (
        place > 1 and raw[place - 2][0].isdigit()
    )


def _phrase(head: str, raw: list[str], place: int) -> tuple[int, Entry]:
    """How many further tokens the longest phrase that begins here takes, and what it means."""
    for rest, entry in PHRASES[head]:
        length = len(rest)
        if tuple(map(str.lower, raw[place : place + length])) == rest:
            return length, entry
    return 0, ()


def _parts(word: str) -> Entry:
    """What the parts of an identifier mean, markers left out."""
    found: list[str] = []
    dotted = "." in word and not word.endswith(("Exception", "Error"))
    last = _LAST_PIECE.search(word)
    if last:
        found += [meaning for meaning in WORDS.get(last[1].lower(), ()) if meaning[0] != "!"]
    pieces = _PIECE.findall(word)
    place = 0
    negated = False
    while place < len(pieces):
        piece = pieces[place].lower()
        place += 1
        if piece in ("not", "no", "non", "missing"):
            negated = True
            if piece == "missing":
                found.append("miss")
            continue
        entry = WORDS.get(piece, ())
        if piece in PHRASES:
            length, whole = _phrase(piece, pieces, place)
            if length:
                entry = whole
                place += length
        for meaning in entry:
            meaning = meaning.lstrip("+")
            if meaning[0] != "!":
                if negated and (meaning not in THING_NAMES or pieces[0].lower() != piece):
                    meaning = meaning[1:] if meaning[0] == "-" else "-" + meaning
                found.append(meaning)
        negated = False
    if dotted:  # a package or a host: what its parts are called, not what happens
        return tuple(meaning for meaning in found if meaning in THING_NAMES)
    return tuple(found)


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
        tokens.append((WORD, lower, entry + _parts(word) if "_" in word else entry, None))
        return
    head, colon, digits = word.rpartition(":")
    if colon and head[-1] != ":":
        number, _ = number_of(digits, "")
        if head.isalpha():
            tokens.append((WORD, head.lower(), WORDS.get(head.lower()), None))
            tokens.append((SIGN, ":", None, None))
            tokens.append((NUMBER, digits, None, number))
        else:
            tokens.append((NAME, word, _parts(head), None))
            tokens.append((PORT, digits, None, number))
        return
    tokens.append((NAME, word, _parts(word), None))


def _digits(word: str, following: str, tokens: list[Token]) -> int:
    """A token that begins with a digit; returns how many further tokens it takes."""
    number, used = number_of(word, following)
    if number is not None:
        previous = tokens[-1] if tokens else None
        if (
            previous is not None and previous[0] == WORD and previous[1][:3] in MONTHS and not used
        ) or (following[:3].lower() in MONTHS and following.lower() in MONTHS):
            tokens.append((STAMP, word, None, None))
        elif (
            previous is not None
            and previous[1] == "."
            and len(tokens) > 2
            and tokens[-2][1] == "."
            and (least := tokens[-3][3]) is not None
        ):
            del tokens[-3:]
            tokens.append((NUMBER, word, None, number._replace(low=least.value)))
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
    tokens.append((NAME, word, _parts(word), None))
    return 0


def _han(run: str, tokens: list[Token]) -> None:
    """A run of Han characters: known terms by longest match, numerals, unknown rests."""
    place = 0
    size = len(run)
    if tokens and tokens[-1][0] == NUMBER:
        place = _han_unit(run, tokens)
    unknown = place
    while place < size:
        head = run[place]
        for term, entry in HAN_TERMS.get(head, ()):
            if run.startswith(term, place):
                if unknown < place:
                    tokens.append((UNKNOWN, run[unknown:place], None, None))
                tokens.append((HAN, term, entry, None))
                place += len(term)
                unknown = place
                break
        else:
            if head in HAN_NUMERALS:
                number, end = han_number(run, place)
                if number is not None:
                    if unknown < place:
                        tokens.append((UNKNOWN, run[unknown:place], None, None))
                    tokens.append((NUMBER, run[place:end], None, number))
                    place = unknown = end
                    continue
            place += 1
    if unknown < size:
        tokens.append((UNKNOWN, run[unknown:], None, None))


def _han_unit(run: str, tokens: list[Token]) -> int:
    """A unit or scale at the head of a run right behind a number; returns where the run goes on."""
    kind, spelling, entry, number = tokens[-1]
    if number is None or number.unit:
        return 0
    for length in (4, 3, 2, 1):
        unit = run[:length]
        changed, used = scaled(number.value, unit, number.step)
        if used:
            end = length
            if changed.unit == "" and length < len(run):  # 万, 亿: a unit may still follow
                tokens[-1] = (kind, spelling, entry, changed)
                return end + _han_unit(run[end:], tokens)
            if unit == "年" and number.value > 1900:
                tokens[-1] = (STAMP, spelling, None, None)
            else:
                tokens[-1] = (kind, spelling, entry, changed)
            return end
    return 0
