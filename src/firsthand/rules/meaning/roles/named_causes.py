"""A cause that is named as one: `X is a common cause of Y`, `X 是 Y 的常见原因之一`.

Owns the frame of a cause's noun, and where a text names causes of something: in a sentence, or in a list
under a heading. Effect and cause must stand on their sides of one and the same word of cause. Pure.
It cannot see which of several effects above a list is meant.
"""

from firsthand.rules.meaning.lexicon.kinds import GENERIC, TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import NAME, Token

NOUNS = names("cause culprit 原因 根因 根本原因 罪魁祸首") | {"root cause"}
_CAUSES_OF = names("cause causes reason trigger") | {"root cause", "root causes"}
_COPULAS = names("是 为 列为 作为 视为 当作")
_PLURALS = names("causes reasons triggers") | {"root causes"}
_BEFORE_A_LIST = frozenset({"are", "include", "were", ":", "of", "for", "⏎"})
_HEADING = 4
"""Tokens of a heading before its causal word."""
_STOPS = frozenset(";；。.⏎")


def cause_of(asked: Asked, cut: int, parts: list[Part]) -> tuple[list[Part], list[Part]] | None:
    """Effect and cause of `X is a common cause of Y`, `X 是 Y 的常见原因之一`."""
    tokens = asked.tokens
    if tokens[cut][1] in _CAUSES_OF and cut + 1 < len(tokens) and tokens[cut + 1][1] == "of":
        start = end = cut
    elif tokens[cut][1] in ("原因", "根因", "根本原因"):
        start = next((at for at in range(cut, -1, -1) if tokens[at][1] in _COPULAS), -1)
        end = len(tokens)
    else:
        return None
    cause = [one for one in parts if one.place < start and one.options != ("common",)]
    effect = [one for one in parts if one.place > start and one.options != ("common",)]
    if end > cut:
        effect = [one for one in effect if one.place < cut]
    return (effect, cause) if effect and any(map(telling, cause)) else None


def is_listed(effect: list[Part], cause: list[Part], evidence: Evidence) -> bool:
    """Whether one sentence of a text joins them by a word: `Y: common causes are X`, not by a mere colon."""
    marks, tokens = evidence.facts.marks, evidence.tokens
    for link in (*marks.get("!because", ()), *marks.get("!cause", ())):
        start, end = _clause_around(link, evidence)
        forward = link in marks.get("!because", ()) or is_noun(tokens, link)
        side = 1 if forward else -1
        if all(
            any(
                start <= place < end and (place - link) * toward >= 0
                for place in places_of(part, evidence)
            )
            for parts, toward in ((effect, -side), (cause, side))
            for part in parts
            if part.options != ("-success",)
        ):
            return True
    return False


def _clause_around(link: int, evidence: Evidence) -> tuple[int, int]:
    """A causal word's sentence; with the text before it and the list behind it where it is a heading."""
    tokens, size = evidence.tokens, len(evidence.tokens)
    start = next((at + 1 for at in range(link, -1, -1) if tokens[at][1] in _STOPS), 0)
    if link - start <= _HEADING and link + 1 < size and tokens[link + 1][1] in ":⏎":
        start = 0
    end = link + 1
    while end < size and (tokens[end][1] not in _STOPS or _goes_on_as_list(end, tokens)):
        end += 1
    return start, end


def _goes_on_as_list(end: int, tokens: list[Token]) -> bool:
    """Whether a line that ends is followed by an item of a list."""
    if tokens[end][1] == ".":
        return tokens[end - 1][3] is not None  # 1. busy loops
    behind = [text for _, text, _, _ in tokens[end + 1 : end + 3]]
    return tokens[end][1] == "⏎" and (behind[:1] in (["-"], ["*"]) or behind[1:] == ["."])


def is_noun(tokens: list[Token], place: int) -> bool:
    """`the causes are`, `Causes:`: no deed."""
    return tokens[place][1] in NOUNS or (
        tokens[place][1] in _PLURALS
        and place + 1 < len(tokens)
        and tokens[place + 1][1] in _BEFORE_A_LIST
    )


def telling(part: Part) -> bool:
    """Whether a part says more than what kind of thing it is about."""
    if not part.options:
        return part.kind != NAME
    return not all(option.lstrip("-") in TYPES or option in GENERIC for option in part.options)


def places_of(part: Part, evidence: Evidence) -> list[int]:
    """Where a text tells a part of a sentence, or denies it."""
    held = evidence.facts.held
    places = [
        place
        for option in part.options
        for one in (option, opposite(option))
        for place, _ in held.get(one, ())
    ]
    if not places:
        places = list(evidence.holding(part.text.lower()))
    return places
