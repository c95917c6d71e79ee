"""One content word of a sentence, and what a negation makes of it.

Owns the turning of a sentence's words: a negation denies the next state within its scope, or the thing before
it; `found no host` is not found; 前 leaves open what stands before it. Pure.
It cannot follow a negation over a sign.
"""

from dataclasses import dataclass
from operator import attrgetter

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.hints import FORMS_OF_BE
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.tokens.token import SIGN, WORD, Token

_ARTICLES = frozenset({"a", "an", "the"})
_PREPOSITIONS = names("for from of to with in on at behind by")
_NARROWED = 8
"""Tokens from `none of` to the participle that tells which."""
_BEHIND_PREPOSITION = 2
"""Tokens before a word behind a preposition and its article."""
PLACE = attrgetter("place")
"""Where a word stands, to put some in their order."""


@dataclass(slots=True, eq=False)
class Part:
    """One content word: any of its options will do."""

    place: int
    text: str
    options: tuple[str, ...]
    """Concepts, negated where the sentence negates them; empty for a word of no known meaning."""
    kind: str
    denied: bool = False
    """Whether a negation reaches a word of no known meaning."""
    stretch: int = 0
    """Which stretch between signs of the sentence it stands in."""

    def saying(self, options: tuple[str, ...]) -> "Part":
        """The same word, of which the sentence says something else."""
        return Part(self.place, self.text, options, self.kind, self.denied, self.stretch)


def finds_none(parts: list[Part], place: int) -> bool:
    """`found no host`: there is none, so far as is told, and nothing was found."""
    part = parts[-1] if parts else None
    if part is None or part.place != place - 1 or "find" not in part.options:
        return False
    parts.pop()
    return True


def denies_the_same(parts: list[Part], tokens: list[Token], place: int, stretch: int) -> bool:
    """`Two pods are ready, ads-1 is not`: the state before is denied of the new subject."""
    ends = place + 1 == len(tokens) or tokens[place + 1][0] == SIGN
    told = [one for one in parts if one.stretch < stretch and one.options] if ends else []
    if not told or tokens[place - 1][1] not in FORMS_OF_BE:
        return False
    last = told[-1]
    if any(one.lstrip("-") in THING_NAMES for one in last.options):
        return False
    options = tuple(opposite(one) for one in last.options)
    parts.append(Part(place, last.text, options, WORD, False, stretch))
    return True


def describes(tokens: list[Token], place: int) -> bool:
    """`no host for a new instance`: what describes another thing behind its preposition is not denied."""
    if (
        place < _BEHIND_PREPOSITION
        or tokens[place - 1][1] not in _ARTICLES
        or tokens[place - 2][1] not in _PREPOSITIONS
    ):
        return False
    behind = [one for one in tokens[place + 1 : place + 3] if one[3] is None][:1]
    return any(one in THING_NAMES for _, _, entry, _ in behind for one in entry or ())


def narrows(tokens: list[Token], place: int) -> bool:
    """`none of the 40 lines scanned matched`: which lines it is told of, and no deed that is denied."""
    if not place or tokens[place][0] != WORD or not tokens[place][1].endswith("ed"):
        return False
    behind, before = tokens[place + 1 : place + 2], tokens[max(0, place - _NARROWED) : place]
    if not behind or behind[0][0] != WORD or not behind[0][1].endswith("ed"):
        return False
    return any(one[1] == "none" for one in before) and any(one[1] == "of" for one in before)


def under_negation(
    parts: list[Part], options: tuple[str, ...], scope: int, denied: list[int], either: bool
) -> tuple[tuple[str, ...], int, bool]:
    """Options as the negation leaves them, what remains of its scope, and that it is bound."""
    states = [one for one in options if one not in THING_NAMES]
    if states and not (denied and len(states) < len(options)):
        turned = tuple(opposite(one) if one in states else "-" + one for one in options)
        for index in denied:
            affirm(parts, index)
        return (options if either else ()) + turned, 0, True
    if not states and not denied:
        denied.append(len(parts))
        if either:
            return options, scope, True  # before the broker is restarted: there is a broker
        return tuple("-" + one for one in options), scope, True
    return options, scope, True  # `no … could be created` still reaches its verb


def affirm(parts: list[Part], index: int) -> None:
    """`No connection was created` denies the deed; `no pod …` still denies every pod."""
    part = parts[index] if index < len(parts) else None
    if part is None or not part.options or part.options[0][0] != "-":
        return
    if not all(option[1:] in TYPES for option in part.options):
        parts[index] = part.saying(tuple(o[1:] for o in part.options))


def _without_aspect(parts: list[Part], index: int, states: list[str]) -> None:
    """`在认证完成之前`, `在完成认证之前`: what was not complete is the deed beside it."""
    part, ahead = parts[index], parts[index - 1]
    if not index or ahead.place != part.place - 1:
        return
    if "complete" in ahead.options:
        del parts[index - 1]
    elif "complete" in states and not THING_NAMES.issuperset(ahead.options):
        del parts[index]
        leave_open(parts)


def leave_open(parts: list[Part]) -> None:
    """`在读取响应前`: the state before the word is neither affirmed nor denied."""
    for index in range(len(parts) - 1, max(-1, len(parts) - 3), -1):
        part = parts[index]
        states = [one for one in part.options if one not in THING_NAMES]
        if states:
            turned = (opposite(one) for one in states)
            parts[index] = part.saying((*part.options, *turned))
            _without_aspect(parts, index, states)
            return
