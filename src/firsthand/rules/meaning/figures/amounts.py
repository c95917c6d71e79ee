"""Numbers whose field leaves no doubt: names of things, and the one number of its key.

Owns two ways to bind without weighing words: `process 4120` is a name, and a sentence of one number speaks of
the only key that it names. Short words for ids are `ids.py`. Pure.
It cannot tell which of two numbers of one key was meant.
"""

import re
from itertools import compress

from firsthand.rules.meaning.figures.belonging import is_of_a_rival, roles_agree, says
from firsthand.rules.meaning.figures.counted import is_in_its_state
from firsthand.rules.meaning.figures.ids import OTHER_IDS, is_keyed, is_other_id
from firsthand.rules.meaning.figures.kinds_of_numbers import is_its_kind
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL, TYPES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import Token, follows

_LEAST_PORT = 20
_PORTS = frozenset({"port", "端口"})
_ADDRESS = r"(?:(?:\d{1,3}\.){3}\d{1,3}|[0-9a-f]*::[0-9a-f:]*|[a-z][\w-]*\.[\w.-]*[a-z])"
_AT_PORT = frozenset({"on", "port", "at", "端口", "在"})
_ANSWERS = frozenset({"request", "response", "return", "error", "rate", "status", "code", "http"})
_PROCESSES = frozenset({"ident", "process", "thread"})
_IDENT = "ident"
_GOODS = ("sku", "spu", "isbn")
"""Keys of what is sold, whose value is a name without the word for one."""
_GENERAL = OPTIONAL | TYPES | {"request", "connection", "thread", "record", "row"}
"""Concepts that many keys share."""


def is_named_number(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`order 99120` of `order_id=99120` or of `order 99120`."""
    if claim.number.unit or claim.compare:
        return False
    tokens = asked.tokens
    if _is_code(claim, tokens) and _has_code(claim.number.value, evidence):
        return True
    ahead = tokens[claim.place - 1][1] if claim.place else ""
    if ahead in _AT_PORT and _ends_a_name(claim, tokens, evidence.lower):
        return True
    noun = noun_of(claim, tokens)
    if noun is None:
        return False
    _, text, entry, _ = noun
    shown = f"{claim.number.value:g}"
    if f"{text}{shown}" in evidence.lower or f"{text}#{shown}" in evidence.lower:
        return True  # Layer4, CPU#5
    concepts = {one for one in entry or () if one[0] != "!"}
    for figure in evidence.figures:
        if figure.number.value != claim.number.value or figure.number.unit:
            continue
        if figure.role and not claim.role:
            continue  # 最大重试 3 次: no third retry
        if text in OTHER_IDS and not is_keyed(text, figure, evidence.tokens):
            continue
        if is_other_id(figure, asked, evidence):
            continue
        if _is_of_noun(text, concepts, figure, evidence.tokens):
            return True
    return False


def _has_code(value: float, evidence: Evidence) -> bool:
    """Whether the text has a number as a status."""
    answers = {place for place, _ in evidence.facts.held.get("status_code", ())}
    return any(
        figure.number.value == value
        and (figure.place in answers or figure.field.get("code", 0.0) >= NAMED)
        for figure in evidence.figures
    )


def _is_of_noun(text: str, concepts: set[str], figure: Figure, tokens: list[Token]) -> bool:
    """Whether a number of the text is the name of what a noun of the sentence means."""
    key = tokens[figure.key][1].lower() if figure.key >= 0 else ""
    if (_IDENT in figure.field or key in _GOODS) and any(
        figure.field.get(one, 0.0) >= NAMED for one in concepts
    ):
        return True
    hashed = figure.place > 1 and tokens[figure.place - 1][1] == "#"
    before = tokens[figure.place - 1 - hashed] if figure.place else None
    if before is None or not is_noun(before):
        return False
    theirs = set(before[2] or ())
    if same_word(text, before[1]) or concepts & theirs - OPTIONAL:
        return True
    return bool(concepts & _PROCESSES and theirs & _PROCESSES) and text not in OTHER_IDS


def _ends_a_name(claim: Figure, tokens: list[Token], lower: str) -> bool:
    """`the connector on 9443` of `https-jsse-nio-9443`: a port that a name ends with."""
    spelled, number = tokens[claim.place][1], claim.number
    if number.unit or claim.compare or not spelled.isdigit() or number.value < _LEAST_PORT:
        return False
    if not (f"-{spelled}" in lower or f":{spelled}" in lower):
        return False
    return re.search(rf"(?:[a-z]-|{_ADDRESS}\]?:){spelled}(?![\w.-])", lower) is not None


def names_a_port(asked: Asked, evidence: Evidence) -> bool:
    """`port 25` of `[203.0.113.8]:25`."""
    return any(
        asked.tokens[one.place - 1][1] in _PORTS and _ends_a_name(one, asked.tokens, evidence.lower)
        for one in asked.figures
        if one.place
    )


def _is_code(claim: Figure, tokens: list[Token]) -> bool:
    """Whether a number is told as a status: `503 responses`, 返回 503, `a rate of 503`."""
    around = tokens[max(0, claim.place - 2) : claim.place + 2]
    for _, _, entry, _ in around:
        if entry and not _ANSWERS.isdisjoint(entry):
            return True
    # `a 503 health check`: what has one number before it is one, and the number its kind
    return claim.place > 0 and tokens[claim.place - 1][1] == "a"


def noun_of(claim: Figure, tokens: list[Token]) -> Token | None:
    """The noun whose name a number is: right before it, or behind `第 118`."""
    place = claim.place
    if claim.number.unit or claim.compare or not place:
        return None
    before = tokens[place - 1]
    behind = tokens[place + 1] if place + 1 < len(tokens) else None
    if before[1] == "第":
        return behind if behind is not None and is_noun(behind) else None
    if not is_noun(before) or before[1].endswith("s"):
        return None
    if before[2] and not OPTIONAL.isdisjoint(before[2]):
        return None
    if behind is not None and behind[1] in ("/", "of"):
        return None
    return before


def _told_of(figure: Figure, tokens: list[Token], said: set[str]) -> bool:
    """Whether a state that a sentence tells stands right behind a number: `3 bounced`."""
    behind = follows(tokens, figure.place + 1)
    if behind is None or not behind[2] or said.isdisjoint(behind[2]):
        return False
    last = follows(tokens, figure.place + 2) or behind
    return last[1] not in "=:" and tells(behind)


def _is_named(figure: Figure, said: set[str]) -> bool:
    """Whether a sentence says a word of a number's own name."""
    field = figure.field
    for word in said.intersection(field):  # noqa: SIM110 - a loop: it runs for most numbers
        if field[word] >= NAMED:
            return True
    return False


def by_its_key(
    claim: Figure, same: list[Figure], meant: list[bool], asked: Asked, evidence: Evidence
) -> bool:
    """Whether the only number whose key a sentence names is its only number; `meant`: which it `says`."""
    if len(asked.figures) != 1 or claim.compare or claim.role:
        return False
    said = asked.said - _GENERAL
    tokens = evidence.tokens
    for figure in compress(same, meant):
        if _told_of(figure, tokens, said) or _is_named(figure, said):
            break
    else:
        return False
    keyed = [one for one in same if not one.number.unit and _told_of(one, tokens, said)] or [
        one for one in same if _is_named(one, said)
    ]
    if len(keyed) != 1 or keyed[0].compare or is_other_id(keyed[0], asked, evidence):
        return False
    figure = keyed[0]
    return (
        roles_agree(claim, figure)
        and says(claim, figure)
        and is_its_kind(claim, figure, asked, evidence)
        and is_in_its_state(claim, figure, asked)
        and not is_of_a_rival(claim, figure)
    )
