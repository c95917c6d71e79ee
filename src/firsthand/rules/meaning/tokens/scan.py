"""A text as tokens with their meanings: the one reading of claims and of evidence.

Owns the order of recognition: identifiers, addresses and time stamps before numbers, numbers before
words. Pure; one pass, so time is linear.
It cannot tell the sense of an ambiguous word.
"""

import re
from string import ascii_letters

from firsthand.rules.meaning.lexicon import WORDS, Entry, entry_of
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.tokens.digits import digits
from firsthand.rules.meaning.tokens.han import han_tokens
from firsthand.rules.meaning.tokens.parts_of_names import parts_of_name
from firsthand.rules.meaning.tokens.phrases import SECONDS, Rows, phrase_behind
from firsthand.rules.meaning.tokens.quantities import number_of, scaled
from firsthand.rules.meaning.tokens.token import NAME, NUMBER, PORT, SIGN, STAMP, WORD, Token

_DIGITS = (
    r"\d[\wμ]*(?:[.+-]\w+|[:/]\d\w*|/[A-Z][a-z]{2}/\d{4}|,\d{3}(?!\d))*(?:%|#(?![\w#])|'s(?!\w)|)"
)
_JOINS, _PORT = r"[-./@#$&+']\w+", r":\d+(?![\w:]|\.\w)(?:'s(?!\w)|)"
_MORE = rf"(?:{_JOINS}|::\w+)*(?:{_PORT}|)"
_PLAIN = (
    rf"[A-Za-z_]\w*(?:{_JOINS}{_MORE}|::\w+{_MORE}|{_PORT}|)"  # a word or an identifier
    r"|[\[\](){}<>=,;:.!?\"'|*#@&%]"
    rf"|{_DIGITS}|-(?<![\w)\]]-){_DIGITS}"
    r"|/(?<![\w/]/)\w+(?:[./-]\w+)*"  # a path
    r"|[\u3400-\u9fff]+"
    r"|[^\s]"
)
"""A sign first, then what stands before it: so each kind is tried only at its own signs. An empty branch in
place of a `?`: of branches, only those are tried whose first sign is there. No possessive quantifier: Python
before 3.11.5 matches wrongly with one around a group."""
_TOKEN = re.compile(_PLAIN, re.ASCII)
_TOKEN_OR_IMAGE = re.compile(rf"[A-Za-z_][\w.-]*(?:/[\w.-]+)+:\w[\w.-]*\w|{_PLAIN}", re.ASCII)
"""The same, and an image with its tag first: only for texts that can hold one."""
_IMAGE = re.compile(r"/(?<=[\w.-]/)[\w.-]+:\w", re.ASCII)
"""What every image with a tag holds, its sign first."""
_seconds_of = SECONDS.get
_ZONE = re.compile(r"\d\d:?\d\d\Z", re.ASCII)
"""A zone behind `+`, as RFC 2822 writes it."""
_KNOWN: dict[str, tuple[Token, dict[str, Rows] | None]] = {
    sign: ((SIGN, sign, None, None), None) for sign in "()[]{}<>=,;:.!?\"'/|-*#@&%~⏎$^\\`"
}
"""Tokens that need no thought, by their spelling; with what may come second in a phrase that one opens."""
for _word in (WORDS.keys() | SECONDS.keys()) - {"may"}:
    _seconds = SECONDS.get(_word)
    if _seconds is None or (_word.isalpha() and (_word in WORDS or _word not in ENGLISH_NUMBERS)):
        _known = ((WORD, _word, WORDS.get(_word), None), _seconds)
        _KNOWN[_word] = _KNOWN[_word.capitalize()] = _KNOWN[_word.upper()] = _known


def scan(text: str) -> list[Token]:
    """The tokens of a folded text, in order; half of them need no thought."""
    has_image = "/" in text and _IMAGE.search(text) is not None
    raw = (_TOKEN_OR_IMAGE if has_image else _TOKEN).findall(text)
    words = enumerate(raw.copy(), 1)
    raw.append("")  # behind the last one
    tokens: list[Token] = []
    for place, word in words:
        known = _KNOWN.get(word)
        if known is not None:
            token, seconds = known
            if seconds is None or raw[place].lower() not in seconds:
                tokens.append(token)
                continue
            taken, entry = phrase_behind(token[1], seconds, raw, place)
            tokens.append(_phrase(raw, place, taken, entry) if taken else token)
        elif (first := word[0]) in ascii_letters:
            taken = _letters(word, raw, place, tokens)
        elif first.isdigit() or (first == "-" and len(word) > 1):
            following = raw[place]
            if following and raw[place + 1] == "=" and following.isalpha():
                following = ""  # status=507 bytes=0, count=4120 min=12ms
            taken = digits(word.removesuffix("'s") if "'" in word else word, following, tokens)
        elif first > "\u33ff" and first.isalpha():
            han_tokens(word, tokens)
            taken = 0
        elif first.isalpha() or (first in "_/" and len(word) > 1):
            taken = _letters(word, raw, place, tokens)
        elif first == "+" and tokens and tokens[-1][0] == STAMP and _ZONE.match(raw[place]):
            tokens.append((STAMP, word + raw[place], None, None))
            taken = 1
        else:
            tokens.append((SIGN, word, None, None))
            taken = 0
        while taken:
            next(words)
            taken -= 1
    return tokens


def _phrase(raw: list[str], place: int, taken: int, entry: Entry) -> Token:
    return WORD, " ".join(raw[place - 1 : place + taken]).lower(), entry, None


def _letters(word: str, raw: list[str], place: int, tokens: list[Token]) -> int:
    """A token that begins with a letter; returns how many further tokens it takes."""
    lower = word.lower()
    seconds = _seconds_of(lower)
    if seconds is not None:
        taken, entry = phrase_behind(lower, seconds, raw, place)
        if taken:
            tokens.append(_phrase(raw, place, taken, entry))
            return taken
    if not word.isalpha():
        _name(word, lower, tokens)
        return 0
    known = entry_of(lower)
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
    if "'" in word and lower.endswith("'s"):
        stem = word[:-2]
        if stem.isalpha():
            tokens.append((WORD, lower[:-2], entry_of(lower[:-2]), None))
        else:
            _name(stem, lower[:-2], tokens)
        return
    entry = entry_of(lower)
    if entry is not None:
        tokens.append((WORD, lower, entry + parts_of_name(word) if "_" in word else entry, None))
        return
    head, _, digits = word.rpartition(":") if ":" in word else ("", "", "")
    if not head or head[-1] == ":":
        tokens.append((NAME, word, parts_of_name(word), None))
        return
    number, _ = number_of(digits, "")
    if head.isalpha():
        tokens.append((WORD, head.lower(), entry_of(head.lower()), None))
        tokens.append((SIGN, ":", None, None))
        tokens.append((NUMBER, digits, None, number))
    else:
        tokens.append((NAME, word, parts_of_name(head), None))
        tokens.append((PORT, digits, None, number))
