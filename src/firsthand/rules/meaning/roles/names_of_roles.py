"""A name beside a word for a role: `upstream 10.0.0.7`, `user root`, `zone signup`.

Owns what a text gives to a role or a key, as `role=name`, `role: name`, `role name-1` or in brackets behind
it: a name beside that word in a sentence must be one of those. Pure.
It cannot tell a role that has no word.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD

_ROLE_WORDS = names(
    "client server upstream downstream backend host leader replica user group consumer_group topic partition"
    " tenant pod container node namespace instance service coordinator broker member consumer producer table"
    " database image volume device channel account job task thread process alert_noun branch"
)
_LEAST_KEY = 3
_NO_KEYS = names("the its this that for and with from beyond over under before after")
"""Grammar before a name: `The YARN container`, of `the 'PHYSICAL' limit`."""
_VALUE = lazy(
    r"[\"']?\s*[=:]\s*[\"']?([^\s\"',;)\]}]+)"
    r"|\s+((?=[\w.:/-]*[\d.-])[a-z0-9][\w.:/-]*\w)(?!\s*[=:]|\w)"
)
"""Behind a role's word: its value, or a name right behind it."""
_IN_PARENS = lazy(r"\s*\(([\w.-]+)\)")


def roles_beside(part: Part, asked: Asked) -> list[str]:
    """Role words right before a name, grammar between them aside."""
    for place in range(part.place - 1, max(-1, part.place - 3), -1):
        kind, text, entry, _ = asked.tokens[place]
        if entry == () and text not in ("the", "a", "an"):
            break
        if (
            kind not in (WORD, HAN)
            or entry is None
            or text in ("的", "of", "on", "in", "for", "at")
        ):
            break
        if entry:
            return [meaning for meaning in entry if meaning in _ROLE_WORDS]
    return []


def role_values(role: str, evidence: Evidence) -> list[str]:
    """The names that the evidence gives to a role: `role=name`, `role: name`, or `role name-1`."""
    found: list[str] = []
    lower = evidence.lower
    start = lower.find(role)
    while start >= 0:
        end = start + len(role)
        value = _VALUE.match(lower, end)
        if value and not (start and lower[start - 1].isalnum()):
            found.append(value[1] or value[2])
            beside = _IN_PARENS.match(lower, value.end())
            if beside:
                found.append(beside[1])
        start = lower.find(role, end)
    return found + _named_so(role, evidence)


def of_another_key(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`zone signup` of `zone "login"`: a text without the name gives another value to the word before it."""
    name = part.text.lower()
    key = asked.tokens[part.place - 1][1].lower() if part.place else ""
    if len(key) < _LEAST_KEY or key in _NO_KEYS or not key.isalpha() or key not in evidence.lower:
        return False
    if asked.tokens[part.place - 1][0] != WORD:
        return False
    values = re.findall(rf"\b{key}(?:[\"']?\s?[=:]\s?[\"']?|\s[\"'])([\w./-]+)", evidence.lower)
    return bool(values) and not any(one_name(name, value) for value in values)


def one_name(mine: str, theirs: str) -> bool:
    """`db-1` and `db-1.prod`: the one is a piece of the other."""
    return mine in theirs or theirs in mine


def _named_so(role: str, evidence: Evidence) -> list[str]:
    """The names that stand right behind a word for a role, in any language: 主题 orders."""
    tokens = evidence.tokens
    found: list[str] = []
    for place, (kind, _, entry, _) in enumerate(tokens[:-1]):
        if not entry or role not in entry or kind not in (WORD, HAN):
            continue
        behind = [one for one in tokens[place + 1 : place + 4] if one[1] not in "=:\"'"]
        if len(behind) > 1 and tokens[place + 2][1] == "=":
            behind = behind[1:]  # Consumer clientId=tax-1
        if behind and behind[0][0] == NAME:
            found.append(behind[0][1].lower())
    return found
