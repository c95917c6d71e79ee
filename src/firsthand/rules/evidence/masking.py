"""Which parts of a log message vary. Owns the template of a message; pure.

Masked: numbers, ids, hex, UUIDs, addresses, time stamps, pod hashes, and single quoted words of
prose (`user "bob"`). Kept: units, signs, the letters of a numbered name (`HikariPool-#`), the
value of a quoted field (`state="failed"`), and numbers that are codes and no amounts (HTTP status,
exit code, errno, ORA-01017): records with other codes are other records.
"""

import re
from typing import NamedTuple

SLOT = "\ue000"
"""Stands for a masked part in a template's key."""

CODE_WORDS = frozenset({
    "status", "status_code", "statuscode", "http_status", "code", "exit_code", "exitcode", "errno",
    "error", "signal", "sqlstate", "rc", "returncode", "errorcode", "error_code",
})  # fmt: skip
"""Words after which a number is a code."""
CODE_PREFIXES = frozenset({"ora", "tns", "sql", "e", "err", "my", "pg", "cve"})
"""`ORA-01017` and its like."""
STATUS_WORDS = frozenset({"http", "returned", "responded", "response", "answered", "got", "with"})
"""Words after which three digits are an HTTP status."""
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

_STAMP = (
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]+)?"
    r"(?:Z|[+-][0-9]{2}:?[0-9]{2})?"
)
_UUID = r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b"
_POD = r"[0-9a-f]{6,10}-[bcdfghjklmnpqrstvwxz24-9]{5}\b"
_TOKEN = re.compile(
    rf"(\b{_STAMP}|\b{_UUID}|\b{_POD}"
    r"|\b[A-Za-z_]*+[0-9][0-9A-Za-z_]*+(?:[.:,][0-9][0-9A-Za-z_]*+)*(?:µs|%)?"
    r"|(?<=\s)\"[^\"\s=]{1,64}+\"|(?<=\s)'[^'\s=]{1,64}+')",
    re.ASCII,
)
_UNIT = r"%|ns|us|µs|ms|s|m|h|d|[kKMGTP]i?[Bb]?|B|bytes|x"
_NUMBER = re.compile(rf"([0-9]+(?:\.[0-9]+)?)({_UNIT})?", re.ASCII)
_PREFIXED = re.compile(r"([A-Za-z_]+)([0-9]+)", re.ASCII)
_BEFORE_REVERSED = re.compile(r"(-?)([\"']?\s?([=:]?)\s?[\"']?)([\w.\-]*[A-Za-z])", re.ASCII)
"""What stands before a number, read backwards: sign, separator, name."""
_LOOK_BACK = 64
_ID_NAME = re.compile(r"(?:.*[_\-.])?id\Z|.*(?:[a-z]Id|ID)\Z")
"""Names of identifiers: their whole value varies, its letters too."""
_NO_AMOUNT = re.compile(
    r"(?:time|ts|timestamp|pid|tid|seq)\Z|(?:.*[_\-])?id\Z|.*(?:[a-z]Id|ID|[pP]ort)\Z|localhost\Z"
    r"|(?:at|on|by|of|to)\Z"
)
"""Names whose range would say nothing: ids, ports and clocks only differ."""

_NUMBER_SLOT = r"[0-9]+(?:\.[0-9]++|(?!\.[0-9]))"
_NO_CODE_SLOT = r"(?:[0-9]{6,}+(?:\.[0-9]++|(?!\.[0-9]))|[0-9]++\.[0-9]++)"
_TOKEN_END = r"(?![0-9A-Za-z_%]|[.:,][0-9]|µs)"
_DIGITS_SLOT = rf"[0-9]++{_TOKEN_END}"
_NO_NUMBER = rf"(?![0-9]+(?:\.[0-9]+)?(?:{_UNIT})?{_TOKEN_END})"
_PARTS_SLOT = rf"{_NO_NUMBER}[0-9]+(?:[.:,][0-9]++)+(?![.:,][0-9])%?+"
_HEX = r"(?=[0-9]*[a-fA-F])(?=[a-fA-F]*[0-9])[0-9a-fA-F]{8,}+"
_WORD_SLOT = (
    rf"(?:{_HEX}{_TOKEN_END}|{_NO_NUMBER}(?![A-Za-z_]+[0-9]+{_TOKEN_END})"
    r"(?=[A-Za-z_]*[0-9])(?=[0-9.:,µ]*[A-Za-z_])\w++(?:[.:,][0-9]\w*+)*(?![.:,][0-9])(?:µs|%|(?!µs|%)))"
)
_ID_SLOT = rf"(?=[A-Za-z_]*[0-9])[0-9A-Za-z_]++{_TOKEN_END}"
_HEX_ID = re.compile(_HEX, re.ASCII)
_QUOTED_SLOT = r"(?:\"[^\"\s=]++\"|'[^'\s=]++')"


class Slot(NamedTuple):
    """One masked part."""

    pattern: str
    value: str
    key: str = ""
    """The field that the number belongs to; empty for an unnamed one."""
    sign: str = ""
    unit: str = ""


class Template(NamedTuple):
    """A message with its varying parts taken out."""

    key: str
    """Equal exactly for messages of the same template."""
    literals: list[str]
    """One more than there are slots."""
    slots: list[Slot]

    @property
    def named(self) -> list[Slot]:
        """The slots whose number has a name, in order; a name that stands twice names nothing."""
        keys = [slot.key for slot in self.slots]
        return [slot for slot in self.slots if slot.key and keys.count(slot.key) == 1]

    def compile(self) -> re.Pattern[str]:
        """Matches messages of this template; a group for each named slot."""
        named = self.named
        parts = [re.escape(self.literals[0])]
        for slot, literal in zip(self.slots, self.literals[1:], strict=True):
            parts.append(f"({slot.pattern})" if slot in named else slot.pattern)
            parts.append(re.escape(literal))
        return re.compile("".join(parts), re.ASCII)


def template_of(message: str) -> Template:
    """The template of a message."""
    parts = _TOKEN.split(message)
    literals: list[str] = []
    slots: list[Slot] = []
    literal = parts[0]
    at = len(literal)
    for place in range(1, len(parts), 2):
        token = parts[place]
        head, slot, tail = _masked(message[max(0, at - _LOOK_BACK) : at], token)
        literal += head
        if slot is not None:
            literals.append(literal)
            slots.append(slot)
            literal = tail
        literal += parts[place + 1]
        at += len(token) + len(parts[place + 1])
    literals.append(literal)
    return Template(SLOT.join(literals), literals, slots)


def _masked(before: str, token: str) -> tuple[str, Slot | None, str]:
    """A token as (kept head, slot or None, kept tail)."""
    if len(token) >= 8 and _HEX_ID.fullmatch(token):
        return "", Slot(_WORD_SLOT, token), ""
    number = _NUMBER.fullmatch(token)
    found = _BEFORE_REVERSED.match(before[::-1])
    sign, gap, separator, name = found.groups() if found else ("", "", "", "")
    word = name[::-1]
    if number is None:
        prefixed = _PREFIXED.fullmatch(token)
        if prefixed is None:
            return "", Slot(_pattern_of(token), token), ""
        if separator and _ID_NAME.match(word):
            return "", Slot(_ID_SLOT, token), ""
        return prefixed[1], Slot(_DIGITS_SLOT, prefixed[2]), ""
    code = _is_code_place(before, token, word.lower(), sign, separator)
    if code and len(token) <= 5 and token.isdigit():
        return token, None, ""
    unit = number[2] or ""
    glued = gap == ":" and ("." in word or not word.isalpha())
    if code or not separator or glued or _NO_AMOUNT.match(word):
        word = sign = ""
    pattern = _NO_CODE_SLOT if code and not unit else _NUMBER_SLOT
    if unit not in ("%", "µs"):
        pattern += rf"(?={unit}{_TOKEN_END})"
    return "", Slot(pattern, number[1], word, sign, unit), unit


def _is_code_place(before: str, token: str, word: str, sign: str, separator: str) -> bool:
    if sign:
        return not separator and word in CODE_PREFIXES
    if word.rpartition(".")[2] in CODE_WORDS:
        return True
    if len(token) != 3 or token[0] not in "12345" or not before.endswith((" ", '"')):
        return False
    head = before.rstrip(' "').rsplit(maxsplit=2)
    return (
        word in STATUS_WORDS or "HTTP/" in before[-12:] or (len(head) > 1 and head[-2] in METHODS)
    )


def _pattern_of(token: str) -> str:
    if token[0] in "\"'":
        return _QUOTED_SLOT
    if "-" in token:
        if len(token) == 36 and token.count("-") == 4:
            return _UUID
        return _POD if len(token) <= 16 and token.count("-") == 1 else _STAMP
    return _WORD_SLOT if re.search("[A-Za-z_]", token) else _PARTS_SLOT
