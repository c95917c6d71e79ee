"""Whether a name is the one that answers, refuses or closes.

Owns the side that was asked: the agent of such a deed, or the name that the fields of a record give to that
side where no caller is named. Pure, linear.
It cannot resolve a pronoun, nor a side that another line names.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.roles.arguments import CALLS, arguments
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, UNKNOWN, WORD, Token

_CALLERS = names("caller client user source from src consumer origin requester")
_CALLEES = names("callee server upstream backend target addr peer remote 上游")
_HOLDERS = names("service instance host job app")
"""Fields that name whose record it is; the one that answers where nobody is said to call."""
_ADDRESS = lazy(r"\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?")
_SCHEMES = names("http https tcp udp fastcgi grpc")


def answers(name: str, tokens: list[Token], cut: list[int], place: int) -> bool:
    """Whether a text has a name as the one that answers, refuses or closes at a place."""
    found = arguments(tokens, cut, place)
    if found.voice == "passive" and found.agents:
        return _among(name, found.agents) or _among(name, _valued(found.agents, tokens))
    if [one[1] for one in tokens[place - 1 : place + 2 : 2]] == ["received", "from"]:
        return any(name in one[1].lower() for one in tokens[place + 2 : place + 3])
    skipped = False
    for before in range(place - 1, -1, -1):
        kind, text, entry, _ = tokens[before]
        if cut[before] != cut[place]:
            break
        if kind == NAME and name in text.lower():
            behind = tokens[before + 1 : place]
            asked = any(CALLS & {one.lstrip("-") for one in t[2] or ()} for t in behind)
            if skipped and tokens[max(0, before - 1)][1].lower() not in _CALLEES:
                return False
            return not asked and found.voice != "passive"
        if kind == NAME and _ADDRESS.fullmatch(text) is not None:
            skipped = True  # upstream orders-2 10.0.0.5:8080 returned
            continue
        if kind == NAME or (kind in (WORD, HAN, UNKNOWN) and is_noun(tokens[before])):
            break
        if entry and tells(tokens[before]):
            break
    return _labelled(name, tokens)


def said_by(name: str, lower: str) -> bool:
    """`mx.example answered 451` of `host mx.example[10.0.0.8] said: 451`, as Postfix quotes an answer."""
    return re.search(rf"\bhost {re.escape(name)}\[[^\]]*\]:? said:", lower) is not None


def refused_by(options: tuple[str, ...], name: str, lower: str) -> bool:
    """`dw-1 refused the connection` of `connection to server at "dw-1" failed: Connection refused`."""
    if "refuse" not in options or "connection refused" not in lower:
        return False
    head, colon, port = name.partition(":")
    told = re.escape(name) if not colon else rf"{re.escape(head)}[\"']?(?::|, ?port |,? )?{port}"
    reached = r"(?:connection to|connect(?:ing)? to|dial(?:ing)?(?: tcp)?|reach) (?:server |host )?(?:at )?"
    return re.search(rf"{reached}[\"'(]?(?:\w+://)?{told}(?![\w.-])", lower) is not None


def _among(name: str, some: frozenset[str]) -> bool:
    return any(name in one or one in name for one in some)


def _valued(keys: frozenset[str], tokens: list[Token]) -> frozenset[str]:
    """Values of fields: the callee of `callee=tax`."""
    found: list[str] = []
    for place, (_, text, _, _) in enumerate(tokens[:-2]):
        if text.lower() in keys:
            behind = [t[1].lower() for t in tokens[place + 1 : place + 5] if t[0] != SIGN]
            if tokens[place + 1][1] in "=:\"'":
                found += behind[:1]
    return frozenset(found)


def _labelled(name: str, tokens: list[Token]) -> bool:
    """Whether a name is the value of a field for the side that is asked, and no caller is named."""
    callee = holder = calling = False
    for place, (kind, text, entry, _) in enumerate(tokens):
        if kind == SIGN or place + 2 >= len(tokens):
            continue
        lower = text.lower()
        behind = tokens[place + 1 : place + 9]
        valued = [t[1].lower() for t in behind if t[0] != SIGN and t[1] not in _SCHEMES][:1]
        if tokens[place + 1][1] in "=:\"'" and valued and name in valued[0]:
            if lower in _CALLERS:
                return False
            callee |= lower in _CALLEES
            holder |= lower in _HOLDERS
        calling |= (
            bool(entry) and kind == WORD and bool(CALLS & set(entry or ())) and tells(tokens[place])
        )
    return callee or (holder and not calling)
