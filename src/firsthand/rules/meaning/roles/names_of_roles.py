"""A name beside a word for a role: `upstream 10.0.0.7`, `user root`, `zone signup`.

Owns what a text gives to a role or a key, as `role=name`, `role: name`, `role name-1` or in brackets behind
it: a name beside that word in a sentence must be one of those. Pure.
It cannot tell a role that has no word.
"""

import re
from operator import itemgetter

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import Entry
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.hints import IS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD

_ROLE_WORDS = names(
    "client server upstream downstream backend host leader replica user group consumer_group topic partition"
    " tenant pod container node namespace instance service coordinator broker member consumer producer table"
    " database image volume device channel account job task thread process alert_noun branch"
)
_OPPOSITE = {
    "client": ("upstream", "backend"),
    "upstream": ("client",),
    "backend": ("client",),
    "service": ("upstream",),
}
COPULAS = IS | {"为", "是"}
_CHANGING = frozenset({"leader", "replica"})
"""Roles that a text may give to one after the other (`switched_masters.py`)."""
_TELLING = frozenset({"logged", "reported", "logs", "reports", "记录", "上报"})
"""What the service does whose line it is."""
_ADDRESSES = frozenset({"address", "地址", "ip"})
_ARTICLES = frozenset({"the", "an", "a"})
_BEHIND = frozenset({"of", "的", "here", "and", "for"})
"""What may stand behind a role that is told of a name."""
TOLD_OF = COPULAS | _TELLING
"""Words by which a sentence tells a role of a name, beside the role's own."""
_ENTRY = itemgetter(2)
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


def roles_by_copula(part: Part, asked: Asked) -> list[str]:
    """`the upstream was 10.0.0.7`, `上游为 10.0.0.7`, `10.0.0.7 is the upstream`."""
    if "!neg" in asked.marks:
        return []
    tokens, texts, at = asked.tokens, asked.texts, part.place - 1
    if at > 0 and texts[at] in COPULAS:
        at -= 1
        if at > 1 and tokens[at][0] == NAME and texts[at - 1] == "of":
            at -= 2  # the upstream of web-1 is …
        elif texts[at] in _ADDRESSES:
            at -= 1
        return _roles(tokens[at][2]) if at >= 0 else []
    at = part.place + 1
    if texts[at] not in COPULAS:
        return []
    at += 2 if texts[at + 1] in _ARTICLES else 1
    ends = at + 1 >= len(tokens) or tokens[at + 1][0] == SIGN or texts[at + 1] in _BEHIND
    return _roles(tokens[at][2]) if at < len(tokens) and ends else []


def _roles(entry: Entry | None) -> list[str]:
    return [one for one in entry or () if one in _ROLE_WORDS and one not in _CHANGING]


def is_of_the_other_side(role: str, part: Part, evidence: Evidence) -> bool:
    """Whether a text that gives a role to nobody gives a name the opposite one: `upstream=10.0.0.9`."""
    name = part.text.lower()
    return any(
        one_name(name, value)
        for other in _OPPOSITE.get(role, ())
        for value in role_values(other, evidence)
    )


def tells_for_another(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`stock-api logged the error` of a line that names it as the upstream of the service that did."""
    telling = asked.texts[part.place + 1] in _TELLING
    return telling and is_of_the_other_side("service", part, evidence)


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
    for place, entry in enumerate(map(_ENTRY, tokens[:-1])):
        if not entry or role not in entry or tokens[place][0] not in (WORD, HAN):
            continue
        behind = [one for one in tokens[place + 1 : place + 6] if one[1] not in "=:\"'"]
        if len(behind) > 1 and tokens[place + 2][1] == "=":
            behind = behind[1:]  # Consumer clientId=tax-1
        if behind and behind[0][0] == NAME:
            found.append(behind[0][1].lower())
    return found
