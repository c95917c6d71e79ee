"""Tokens that begin with a digit: numbers, time stamps, fractions, ranges, names of digits and letters.

Owns the order in which those are tried. Pure. It cannot tell a version from a number with a decimal.
"""

import re

from firsthand.rules.meaning.lexicon import THING_NAMES, WORDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.parts_of_names import parts_of_name
from firsthand.rules.meaning.tokens.quantities import BARE, FOLLOWING, number_of
from firsthand.rules.meaning.tokens.token import NAME, NUMBER, SIGN, STAMP, WORD, Token

_STAMP = re.compile(
    r"\d{4}([-/.])\d\d?\1\d\d?(?:[T-].*)?|\d\d?/(?:\d\d|[A-Z][a-z]{2})/\d\d(?:\d\d.*)?"
    r"|(?:19|20)\d{6}T\d{6}(?:Z|[+-]\d\d:?\d\d)?"
    r"|\d\d?:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d|-\d\d?:\d\d)?",
    re.ASCII,
)
_FRACTION = re.compile(r"(\d+(?:\.\d+)?[A-Za-z%]{0,3})/(\d+(?:\.\d+)?[A-Za-z%]{0,3})", re.ASCII)
MONTHS = names(
    "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august"
    " september october november december"
)
_PLAIN: dict[str, Token] = {word: (NUMBER, word, None, number) for word, number in BARE.items()}
"""Most numbers: they need no thought, unless what stands beside them says that they are no bare numbers."""
_BEFORE = MONTHS | {"."}
_BEHIND = MONTHS.union(map(str.lower, FOLLOWING))
_YEAR, _DATE = 4, 5
"""Digits of a year; tokens of a date before it."""
_LEAST = 4
"""Letters of a thing that is counted before a hyphen."""


def digits(word: str, following: str, tokens: list[Token]) -> int:
    """A token that begins with a digit; returns how many further tokens it takes."""
    before = tokens[-1][1] if tokens else ""
    plain = _PLAIN.get(word)
    if plain is not None and before not in _BEFORE and following.lower() not in _BEHIND:
        tokens.append(plain)
        return 0
    number, used = None, False
    if "/" not in word and (
        word[-1] == "s" or not (":" in word or word.count(".") > 1 or word.count("-") > 1)
    ):
        number, used = number_of(word, following)
    if number is not None:
        if not used and (
            following.lower() in MONTHS
            or (before in MONTHS and tokens[-1][0] in (WORD, STAMP))
            or (len(word) == _YEAR and _is_year(word, following, tokens))
        ):
            tokens.append((STAMP, word, None, None))
        elif before == "." and _opens_range(tokens):
            least = tokens[-3][3]
            del tokens[-3:]
            tokens.append((NUMBER, word, None, number.but(low=least.value if least else None)))
        else:
            tokens.append((NUMBER, word, None, number))
        return used
    if _STAMP.fullmatch(word):
        tokens.append((STAMP, word, None, None))
        return 0
    fraction = _FRACTION.fullmatch(word) if "/" in word else None
    if fraction is not None:
        first, second = (number_of(spelled, "")[0] for spelled in fraction.groups())
        if first is not None and second is not None:
            tokens.append((NUMBER, fraction[1], None, first))
            tokens.append((SIGN, "/", None, None))
            tokens.append((NUMBER, fraction[2], None, second))
            return 0
    entry = WORDS.get(word.lower())
    if entry is not None:
        tokens.append((WORD, word.lower(), entry, None))
        return 0
    if "-" in word and _counts_things(word, tokens):
        return 0
    lettered = word.upper() != word.lower()
    tokens.append((NAME, word, parts_of_name(word) if lettered else (), None))
    return 0


def _is_year(word: str, following: str, tokens: list[Token]) -> bool:
    """`May 7, 2026`, `[Tue May 07 06:14:29 2026]`: a year behind its day or clock time."""
    if word[:2] not in ("19", "20") or following[:1].isalpha():
        return False
    before = [one for one in tokens[-_DATE:] if one[1] not in ".,"]
    return (
        len(before) > 1
        and before[-1][0] == STAMP
        and any(text in MONTHS for _, text, _, _ in before[:-1])
    )


def _counts_things(word: str, tokens: list[Token]) -> bool:
    """`the 10000-message limit`, `a 4-node cluster`: a number and the thing that it counts."""
    count, _, thing = word.partition("-")
    entry = WORDS.get(thing) if thing.isalpha() and len(thing) >= _LEAST else None
    if not entry or not count.isdigit() or not all(one in THING_NAMES for one in entry):
        return False
    tokens.append((NUMBER, count, None, number_of(count, "")[0]))
    tokens.append((WORD, thing, entry, None))
    return True


def _opens_range(tokens: list[Token]) -> bool:
    """Whether `17..` stands before a number, whose last full stop is seen already."""
    return len(tokens) > 2 and tokens[-2][1] == "." and tokens[-3][3] is not None
