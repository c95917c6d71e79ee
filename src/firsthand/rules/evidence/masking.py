"""Which parts of a log message vary. Owns the template of a message; pure.

Masked: numbers, ids, hex, UUIDs, addresses, time stamps, hashes, and quoted words of prose. Kept:
units, signs, a name's letters (`HikariPool-#`), and numbers that are codes and not amounts
(HTTP status, exit code, errno, ORA-01017): records with other codes are other records.
"""

import re

SLOT = "\ue000"
"""Stands for a masked part; a private character that no message of the world needs."""

CODE_WORDS = (
    "status", "status_code", "statuscode", "http_status", "code", "exit_code", "exitcode", "errno",
    "error", "signal", "sqlstate", "rc", "returncode", "errorcode", "error_code",
)  # fmt: skip
"""Words after which a number is a code."""

_CODE = r"(?:" + "|".join(sorted(CODE_WORDS, key=len, reverse=True)) + r")"
_TOKEN = re.compile(
    r"("
    r"\b[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(?:[.,][0-9]+)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?"
    r"|\b[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\b"
    r"|\b[A-Za-z_]*+[0-9][0-9A-Za-z_]*+(?:[.:,](?=[0-9])[0-9][0-9A-Za-z_]*+)*+"
    r"|(?<=\s)\"[^\"\s=]{1,64}\"|(?<=\s)'[^'\s=]{1,64}'"
    r")"
)
_AFTER_CODE = re.compile(
    rf"(?:\b{_CODE}\b[\"']?\s?[=:]?\s?[\"']?|HTTP/[0-9.]+[\"']?\s)\Z", re.IGNORECASE
)
_CODE_TOKEN = re.compile(r"[0-9]{1,5}")
_NAMED_CODE = re.compile(r"(?:ORA|TNS|SQL|SQLSTATE|E|ERR|MY|PG|CVE)-\Z", re.IGNORECASE)
_UNIT = re.compile(
    r"([0-9]+(?:[.,][0-9]+)*)(ns|us|µs|ms|s|m|h|d|[kKMGTP]i?[Bb]?|B|bytes|x)?", re.ASCII
)
_PREFIXED = re.compile(r"([A-Za-z_]+)[0-9]+")
_KEY = re.compile(r"([A-Za-z][\w.\-]{0,63})[\"']?\s?[=:]\s?[\"']?(-?)\Z")


def split_message(message: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """(template, the value in each slot, the key that names each slot or an empty string)."""
    parts = _TOKEN.split(message)
    out: list[str] = []
    values: list[str] = []
    keys: list[str] = []
    for place in range(1, len(parts), 2):
        before, token = parts[place - 1], parts[place]
        out.append(before)
        head, value, tail = _masked(before if before else "".join(out[-2:]), token)
        out.append(head)
        if value is not None:
            out.append(SLOT)
            named = _KEY.search(before)
            keys.append(named[1] if named and not head else "")
            values.append((named[2] if named and not head else "") + value + tail)
            out.append(tail)
    out.append(parts[-1])
    return "".join(out), tuple(values), tuple(keys)


def _masked(before: str, token: str) -> tuple[str, str | None, str]:
    """A token as (kept head, masked value or None, kept tail)."""
    if _CODE_TOKEN.fullmatch(token) and (_AFTER_CODE.search(before) or _NAMED_CODE.search(before)):
        return token, None, ""
    if number := _UNIT.fullmatch(token):
        return "", number[1], number[2] or ""
    if prefixed := _PREFIXED.fullmatch(token):
        return prefixed[1], token[len(prefixed[1]) :], ""
    return "", token, ""
