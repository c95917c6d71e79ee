"""Log levels: reading one off the head of a record, and comparing two.

Law: pure. A level is a level word at the head; a word inside the sentence (`failed with error`)
is none. A record without a level passes a level filter unless it is surely lower: an access
record whose status says so.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from firsthand.rules.evidence.grouping import LEVEL_RANK
from firsthand.rules.lazy import lazy

SPELLINGS = {
    "INFORMATION": "INFO", "INF": "INFO", "LOG": "INFO", "STATEMENT": "INFO", "WRN": "WARN",
    "ERRO": "ERROR", "FTL": "FATAL", "DPANIC": "FATAL", "DBG": "DEBUG", "DEBU": "DEBUG",
    "VERBOSE": "TRACE", "VRB": "TRACE", "SILLY": "TRACE", "FINER": "TRACE", "CRI": "CRITICAL",
    "DEFAULT": "INFO", "NOT": "NOTICE", "TRC": "TRACE",
}  # fmt: skip
"""Level words that the rank table does not know → one that it does."""

KLOG_LEVELS = {
    "I": "INFO",
    "W": "WARNING",
    "E": "ERROR",
    "F": "FATAL",
    "D": "DEBUG",
    "C": "CRITICAL",
}
"""The letter before a klog or glog stamp, or MongoDB's `s`."""
PINO_LEVELS = {10: "TRACE", 20: "DEBUG", 30: "INFO", 40: "WARN", 50: "ERROR", 60: "FATAL"}
"""Numbers in the field `level` (pino, bunyan)."""
SYSLOG_LEVELS = ("EMERG", "ALERT", "CRIT", "ERR", "WARNING", "NOTICE", "INFO", "DEBUG")
"""By severity number: a syslog priority modulo 8, or `level` in GELF."""
ACCESS_RANKS = ((500, "ERROR"), (400, "WARN"), (100, "INFO"))
"""Least HTTP status → the level that its record surely does not exceed."""

HEAD_WORDS = (
    "TRACE", "FINEST", "FINER", "FINE", "DEBUG", "VERBOSE", "CONFIG", "INFORMATION", "INFO",
    "NOTICE", "WARNING", "WARN", "ERROR", "ERR", "SEVERE", "CRITICAL", "CRIT", "FATAL", "PANIC",
    "ALERT", "EMERGENCY", "EMERG", "INF", "WRN", "ERRO", "FTL", "DBG", "DEBU",
)  # fmt: skip
"""Words that are a level at the head of a text."""
_WORD = "|".join(HEAD_WORDS)
_BRACKETS = r"[\[(<{]"
_AT_HEAD = lazy(
    rf"(?:{_BRACKETS}\s?(?P<boxed>(?i:{_WORD}|LOG))\s?[\])>}}]"
    rf"|(?P<upper>{_WORD})(?=[\s:,|\-\]/]|$)(?!-\w)"
    rf"|(?P<colon>(?i:{_WORD}|LOG))(?=:(?:\s|$)|\t|  |,)"
    r"|(?P<event>Warning|Normal)(?=\s+[A-Z][a-z]+[A-Z]?\w*\s)"  # a Kubernetes event and its reason
    r")[\]:,|]?(?:\s+-(?=\s))?\s*"
)
_SIGN = r"(?:\[[^\]\n]{0,80}\]|\([^)\n]{0,80}\)|\d{1,20}|-{1,3}|[|:#*])[\s,|]{1,8}"
_NAME = r"[A-Za-z_][\w.$/@#*+-]{0,79}(?:\[\d+\])?"
_WITHIN = lazy(  # signs, then a name (thread, logger), or two if the second ends in a colon
    rf"(?:{_SIGN}){{0,5}}?(?:{_NAME}(?:\s{_NAME}:|:)?[\s,|]{{1,8}}(?:{_SIGN}){{0,4}}?)?"
    rf"(?:\[(?P<boxed>(?i:{_WORD}))\]|(?P<upper>{_WORD}|LOG(?=:))(?=[\s:,|\]]))"
)
_BOXED_MODULE = lazy(rf"\[\w{{1,20}}:(?P<boxed>(?i:{_WORD}))\]")
_STATUS = lazy(r"\"[A-Z]{3,10} [^\"\n]{0,8192}\" (\d{3})\b")


class Level(NamedTuple):
    word: str
    """As written, upper case."""
    end: int
    """Behind the level where it opens the text; 0 where it stands further in."""


def read_level(text: str) -> Level | None:
    """The level at the head of a record's text (stamp removed)."""
    at_head = _AT_HEAD.match(text)
    if at_head is not None:
        return Level(_found(at_head), at_head.end())
    within = _BOXED_MODULE.match(text) or _WITHIN.match(text, 0, 400)
    return None if within is None else Level(_found(within), 0)


@lru_cache(maxsize=8)
def lower_lines(least: int) -> re.Pattern[bytes]:
    """Lines that say, right behind an ISO stamp, a level below rank `least`: one or a run of them."""
    words = "|".join(word for word in HEAD_WORDS if (rank(word) or 0) > least) or "(?!)"
    return re.compile(
        rb"(?:\[?\d{4}[-/][01]\d[-/][0-3]\d[T ][0-2]\d:[0-5]\d:[0-5]\d(?:[.,]\d{1,9})?"
        rb"(?:Z|[+-]\d\d:?\d\d)?[\])>]?[ \t]{1,4}(?:\[[^\]\r\n]{0,80}\] )?\[?(?:"
        + words.encode()
        + rb")(?:\]|[ \t:|])[^\n]*(?:\n|\Z))+"
    )


def named_level(value: object) -> str | None:
    """The level word in a structured field."""
    word = value.strip().upper() if isinstance(value, str) and len(value) <= 20 else ""
    return word if word and rank(word) is not None else None


def numbered_level(value: object, *, gelf: bool) -> str | None:
    """The level that a number in the field `level` means: pino's tens, or in GELF syslog's 0 to 7."""
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if gelf:
        return SYSLOG_LEVELS[value] if 0 <= value < len(SYSLOG_LEVELS) else None
    return PINO_LEVELS.get(value)


def rank(word: str) -> int | None:
    """0 is gravest; None for a word that is no level."""
    upper = word.strip().upper()
    return LEVEL_RANK.get(SPELLINGS.get(upper, upper))


def passes(level: str | None, message: str, least: int | None) -> bool:
    """Whether a record is at least as grave as rank `least` (None: no filter)."""
    if least is None:
        return True
    own = rank(level) if level else None
    if own is None:
        ceiling = _status_level(message)
        own = None if ceiling is None else rank(ceiling)
    return own is None or own <= least


def _status_level(message: str) -> str | None:
    status = _STATUS.search(message, 0, 10_000)
    if status is None:
        return None
    return next((level for least, level in ACCESS_RANKS if int(status[1]) >= least), None)


def _found(match: re.Match[str]) -> str:
    return next(word for word in match.groups() if word is not None).upper()
