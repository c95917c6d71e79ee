"""Numbers that are ids: `UID 1500`, `PID 40211`, and no process by a user's number.

Owns the short words for such numbers: the text must give the number that very name. Pure.
It cannot tell an id that no such word names.
"""

import re

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.tokens.token import Token

OTHER_IDS = frozenset({"uid", "gid", "euid", "auid", "loginuid", "sid", "xid", "cid"})
"""Short words for numbers that name no process."""
_OWNERS = frozenset({"user", "account", "group", "session", "transaction"})
_IDS = OTHER_IDS | {"pid", "tid", "ppid"}
_CLAUSE = 8
"""Tokens before a number in which a sentence names it: the UID of process 5120 is 88."""
_REACH = 3
"""Tokens from the word for an id to its number."""


def is_other_id(figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`UID:998` where a sentence names no user's or group's number: no process has it."""
    key = evidence.tokens[figure.key][1].lower() if figure.key >= 0 else ""
    return key in OTHER_IDS and key not in asked.lower and _OWNERS.isdisjoint(asked.said)


def id_finding(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """`UID 1500`, `PID 40211`: the text must give the number that very name, and no other one.

    Only asked where a sentence holds the letters of such a word.
    """
    if claim.number.unit:
        return None
    before = [one[1].lower() for one in asked.tokens[max(0, claim.place - 2) : claim.place]]
    if before[-1:] == ["as"] and _is_system(claim, asked, evidence):
        return Finding(HOLDS, "identified")  # AS 64513
    name = next((one for one in reversed(before) if one in _IDS), "")
    if not name and before and before[-1] in ("is", "was", "为", "是"):
        ahead = range(claim.place - 2, max(-1, claim.place - _CLAUSE), -1)
        names = [asked.tokens[at][1].lower() for at in ahead if asked.tokens[at + 1][3] is None]
        name = next((one for one in names if one in _IDS), "")  # the UID of process 5120 is 88
    if not name:
        return None
    tokens = evidence.tokens
    keyed = [f for f in evidence.figures if is_keyed(name, f, tokens)]
    if keyed:
        same = any(f.number.value == claim.number.value for f in keyed)
        shown = asked.tokens[claim.place][1]
        if same:
            return Finding(HOLDS, "identified")
        return Finding(CONTRADICTED, "figure_of_another_key", shown)
    others = [f for f in evidence.figures if f.number.value == claim.number.value]
    if others and all(any(is_keyed(one, f, tokens) for one in _IDS - {name}) for f in others):
        return Finding(CONTRADICTED, "figure_of_another_key", asked.tokens[claim.place][1])
    return None


def _is_system(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`AS 64513` of `External AS 64513`: the number of an autonomous system."""
    name = f"AS {asked.tokens[claim.place][1]}"
    return name in asked.text and re.search(rf"\b{name}(?![\d.])", evidence.text) is not None


def is_keyed(text: str, figure: Figure, tokens: list[Token]) -> bool:
    """`UID:1007`, `uid 1007`: the word itself stands right before the number."""
    for _, spelled, _, number in reversed(tokens[max(0, figure.place - _REACH) : figure.place]):
        if spelled.lower() == text:
            return True
        if number is not None or spelled in ",;":
            break
    return False
