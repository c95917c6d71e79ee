"""Regular expressions of RE2, as Loki and VictoriaLogs have them: made from literals, or checked.

Law: pure. A literal becomes a pattern that matches itself and nothing else. A pattern of a model is
taken as it is or not at all: the common part of RE2 and Python, without names, look-around and
references, of bounded length and repetition (RE2 itself is linear in the text).
"""

import json
import re

from firsthand.rules.evidence.grouping import LEVEL_RANK
from firsthand.sources.levels import HEAD_WORDS, SPELLINGS, rank
from firsthand.sources.logs.refusal import Refusal, Rule
from firsthand.sources.terms import Name, Term

LONGEST_PATTERN = 200
MOST_REPEATED = 100
MOST_REPETITIONS = 12

BEFORE_LEVEL = ("ts", "time", "timestamp", "t", "date", "datetime", "caller", "logger", "source")
"""Keys that stand before `level` in logfmt; the first `level` is the one that counts."""

NOTHING = r"[^\s\S]"
"""Matches no text."""

_META = re.compile(r"[\\.+*?()|\[\]{}^$]")
_TOKEN = re.compile(
    r"(?P<escape>\\[dDwWsSbB.^$*+?()\[\]{}|\\/\-nt])"
    r"|(?P<class>\[\^?(?:[^\[\]\\]|\\[dDwWsS.^$*+?()\[\]{}|\\/\-nt])+\])"
    r"|(?P<flag>\(\?i\))"
    r"|(?P<open>\((?:\?:|\?i:)?(?!\?))"
    r"|(?P<close>\))"
    r"|(?P<count>\{(?P<least>\d{1,4})(?:,(?P<most>\d{0,4}))?\}\??)"
    r"|(?P<repeat>[*+?]\??)"
    r"|(?P<plain>[^\\\[\](){}*+?])",
    re.DOTALL,
)


def quoted(text: str) -> str:
    """A string literal of Go, which LogQL and LogsQL both take."""
    return json.dumps(text.encode(errors="replace").decode(), ensure_ascii=False)


def escaped(literal: str) -> str:
    """A pattern that matches `literal` alone."""
    return _META.sub(r"\\\g<0>", literal)


def term_pattern(terms: tuple[Term, ...]) -> str:
    """Matches where any spelling of any of the terms stands, case ignored."""
    spellings = dict.fromkeys(form.decode() for term in terms for form in term.forms)
    return f"(?i)(?:{'|'.join(map(escaped, spellings))})"


def name_pattern(name: Name) -> str:
    """Matches where the longest part of a name stands: a superset of `Name.within`."""
    return term_pattern((name.seed,))


def level_words(least: int) -> tuple[str, ...]:
    """Every level word below rank `least`, in upper case."""
    words = {word for word in (*LEVEL_RANK, *SPELLINGS) if word is not None}
    return tuple(sorted(word for word in words if (rank(word) or 0) > least))


def low_head(least: int) -> str:
    """Matches lines that say at their head, in one of three ways, a level below rank `least`.

    Behind an ISO stamp (as `levels.lower_lines`), or under `level` in a line that is JSON or
    logfmt from end to end.
    """
    words = "|".join(level_words(least))
    heads = "|".join(word for word in HEAD_WORDS if (rank(word) or 0) > least) or NOTHING
    value = r'(?:"(?:[^"\\\n]|\\.)*"|[^\s"]*)'
    pair = r"[A-Za-z_@][\w.@/-]*=" + value
    return (
        r"^(?:\[?\d{4}[-/][01]\d[-/][0-3]\d[T ][0-2]\d:[0-5]\d:[0-5]\d(?:[.,]\d{1,9})?"
        r"(?:Z|[+-]\d\d:?\d\d)?[\])>]?[ \t]{1,4}(?:\[[^\]\r\n]{0,80}\] )?\[?"
        rf"(?:{heads})(?:\]|[ \t:|])"
        rf'|\{{[^{{}}\n]*"level":[ ]?"(?i:{words})"[^\n]*\}}\s*$'
        rf"|(?:(?:{'|'.join(BEFORE_LEVEL)})={value}[ ])*level=(?i:{words})(?:[ ]{pair})+\s*$)"
    )


def check_pattern(pattern: str) -> str:
    """The pattern itself. Raises Refusal."""
    if len(pattern) > LONGEST_PATTERN:
        raise Refusal(Rule.PATTERN, f"a pattern has at most {LONGEST_PATTERN} characters")
    place, repetitions, before = 0, 0, ""
    while place < len(pattern):
        token = _TOKEN.match(pattern, place)
        if token is None or (token["flag"] and place):
            raise Refusal(
                Rule.PATTERN,
                "a pattern is literals, classes, groups, alternatives and repetitions;"
                " no names, look-around, references or POSIX classes",
            )
        if token["count"] or token["repeat"]:
            repetitions += 1
            if not before or before in ("open", "count", "repeat", "flag"):
                raise Refusal(Rule.PATTERN, "a repetition needs something to repeat")
            if token["count"]:
                _check_count(token, before)
        place, before = token.end(), token.lastgroup or ""
        before = "count" if before in ("least", "most") else before
    if repetitions > MOST_REPETITIONS:
        raise Refusal(Rule.PATTERN, f"a pattern has at most {MOST_REPETITIONS} repetitions")
    try:
        re.compile(pattern)
    except (re.error, RecursionError, OverflowError) as error:
        raise Refusal(Rule.PATTERN, f"no regular expression: {error}") from None
    return pattern


def _check_count(token: re.Match[str], before: str) -> None:
    most = token["most"] or token["least"]
    if int(most) > MOST_REPEATED or int(token["least"]) > MOST_REPEATED:
        raise Refusal(Rule.PATTERN, f"a repetition counts to {MOST_REPEATED} at most")
    if before == "close":
        raise Refusal(Rule.PATTERN, "a counted repetition of a group; use *, + or ?")


def matches_empty(pattern: str) -> bool:
    return re.fullmatch(pattern, "") is not None
