"""The tokens of a canonical text: what may not be cut, and of which kind each is.

Law: reads canonical text only (`canonical.py`), pure, linear. Tokens come in text order, do not
overlap, and leave out nothing but blanks. The order of the kinds is the order of recognition: times,
addresses and identifiers are read before versions and numbers.
It cannot decide what a bare word means, nor where a Chinese word ends: each Han character is a token.
"""

import re
from enum import StrEnum
from typing import NamedTuple

from firsthand.rules.lazy import lazy


class TokenKind(StrEnum):
    """What a token is; the values are the names of the pattern's groups."""

    TIME = "time"
    """A date, a clock time, or both: `2026-07-08t10:14:03z`, `10:14:03,412`, `jul 8`-style dates excepted."""
    ADDRESS = "address"
    """IPv4 or IPv6, with port or prefix length: `10.0.0.7:8080`."""
    QUANTITY = "quantity"
    """Numbers with their sign and unit, ranges, fractions and durations: `-45`, `91%`, `30000ms`, `0/3`,
    `17..23`, `1h5m`, `10分钟`, `5 seconds`."""
    VERSION = "version"
    """`1.2.3`, `v1.29.3-rc1`."""
    IDENTIFIER = "identifier"
    """A name with digits or inner signs: `order-service`, `com.zaxxer.hikari`, `blk_-29`, `/var/log`."""
    WORD = "word"
    """Letters only, with an inner apostrophe: `not`, `don't`."""
    HAN = "han"
    """One Han character or kana."""
    COMPARATOR = "comparator"
    """`< <= > >= == != =~ !~ -> => ~`."""
    PUNCTUATION = "punctuation"


class Token(NamedTuple):
    kind: TokenKind
    text: str
    start: int
    """Offsets into the canonical text, `[start, end)`."""
    end: int


HAN = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
"""Han characters and kana, for a character class."""
LATIN = rf"[^\W{HAN}]"
"""A letter, digit or underscore of any script but Han."""
UNITS = (
    r"%|ms|us|μs|ns|s|secs?|seconds?|millis(?:econds?)?|milliseconds?|microseconds?|nanoseconds?|mins?"
    r"|minutes?|m|hrs?|hours?|h|days?|d|weeks?|w|years?|months?|[kmgtp]i?b?(?:/s|ps)?|b|bytes?|bits?|percent"
    r"|°?[cf]|khz|mhz|ghz|hz|rps|qps|tps|req/s|ops|cores?"
)
"""ASCII units that may follow a number, with or without a blank, lower case."""
SPACED_UNITS = rf"(?!(?:[cfkgtpw]|°[cf])\b)(?:{UNITS})"
"""Those that belong to a number even behind a blank: `3 s`, and not the `c` of `option 3 c`."""
HAN_UNITS = (
    "微秒|毫秒|纳秒|秒钟?|分钟|小时|个小时|个月|天|周(?!期|边)|年|月|日(?!志|常)|分(?![区片支布配组别析发批])"
    "|次(?![数级要])|个(?![人别体])|条(?![件款])|台(?!账)|倍|核(?![心对算查])|字节|万|亿|千"
)

_CLOCK = r"[0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?"
_CLOCK_SECONDS = r"[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]+)?"
_DATE = r"[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}|[0-9]{1,2}/(?:[0-9]{1,2}|[a-z]{3})/[0-9]{2,4}"
_ZONE = r"(?:z|\ ?[+-][0-9]{2}:?[0-9]{2})"
_NUMBER = r"[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?"
_INNER = rf"(?:[-.@#$+&~/\\%']+(?={LATIN})|(?<=[0-9]):(?=[0-9]{{2,5}}(?!{LATIN})))"

_TOKEN = lazy(
    rf"""
    (?P<time>(?<!{LATIN})(?:(?:{_DATE})(?:[t\ :]{_CLOCK}{_ZONE}?)?|{_CLOCK_SECONDS}{_ZONE}?)(?!{LATIN}))
    |(?P<address>(?<![.])(?<!{LATIN})
        (?:[0-9]{{1,3}}(?:\.[0-9]{{1,3}}){{3}}(?::[0-9]{{1,5}}|/[0-9]{{1,2}})?
        |[0-9a-f]{{0,4}}(?:::?[0-9a-f]{{1,4}}){{3,7}})(?!{LATIN}|\.[0-9]))
    |(?P<version>(?<![.])(?<!{LATIN})v?[0-9]++(?:\.[0-9]++){{2,}}(?:[-+.][0-9a-z]++)*
        (?![-+.][0-9a-z])(?!{LATIN}))
    |(?P<quantity>(?:(?<![)\]])(?<!{LATIN})[-+])?(?<![.])(?<!{LATIN})
        {_NUMBER}(?:(?:\.\.|/|-|~){_NUMBER})?
        (?:\ ?(?:{UNITS})(?!{LATIN})|[a-zμ]+[0-9][0-9a-zμ]*(?<=[hmsdyw])|(?:{HAN_UNITS}))?
        (?!{LATIN}|\.[0-9]|[-@/]{LATIN}))
    |(?P<identifier>/?{LATIN}+(?:{_INNER}{LATIN}+)*)
    |(?P<han>[{HAN}])
    |(?P<comparator>[<>=!]=|=~|!~|->|=>|<-|[<>~])
    |(?P<punctuation>\S)
    """,
    re.VERBOSE,
)
_WORD = lazy(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_KINDS = {kind.value: kind for kind in TokenKind}


def tokenize(text: str) -> tuple[Token, ...]:
    """Every token of a canonical text, in order."""
    tokens: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = _KINDS[match.lastgroup or "punctuation"]
        piece = match[0]
        if kind is TokenKind.IDENTIFIER and _WORD.fullmatch(piece):
            kind = TokenKind.WORD
        tokens.append(Token(kind, piece, match.start(), match.end()))
    return tuple(tokens)
