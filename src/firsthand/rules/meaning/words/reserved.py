"""What a text reserves of a state, and what a sentence reserves as well.

Owns which of a state's reservations count: what its clause fails, hedges, expects, conditions or advises;
what takes nothing from it; what other sentences only suppose. Pure.
It cannot tell whose state is reserved.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import EXCLUDED, FAILURES, IMPLIES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Facts, Place
from firsthand.rules.meaning.reading.going import told_done
from firsthand.rules.meaning.reading.meanings import (
    AIMED,
    FAIL,
    FUTURE,
    GOING,
    HEDGE,
    IF,
    OR,
    OUGHT,
)
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import DONE, undone
from firsthand.rules.meaning.roles.links import is_ended_there
from firsthand.rules.meaning.tokens.token import NAME, STAMP, Token

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_UNTIL = lazy(r"\buntil\b|\bbefore\b|直到|之?前")
_ENDED = frozenset({"stop", "exit"})
"""What a failure may itself be."""
_ENDING = frozenset({"stop", "abort", "suspend"})
"""What ends a deed."""
_NEXT, _VALUE = 3, 2
_QUALITIES = frozenset({"success", "error", "valid", "health", "normal", "balanced", "stable"})
"""What a failure does not deny: `the valid user failed to log in`."""


def reservations(
    option: str,
    places: list[Place],
    deed: bool,
    guided: bool,
    part: Part,
    asked: Asked,
    evidence: Evidence,
) -> list[int]:
    """What each place of a state reserves of it that the sentence leaves out; 0 where it is told clearly."""
    facts = evidence.facts
    flags = facts.flags
    told = [flags[stretch] for _, stretch in places]
    if not any(told):
        return told
    if option == "start" and all(_is_dated(place, facts.tokens) for place, _ in places):
        return [0] * len(told)
    left_out = ~_allowed(option, deed, guided, part, asked, evidence)
    if option in _ENDED:
        tokens = facts.tokens
        kept = [
            flags[stretch] & left_out & ~_of_its_own(option, place, tokens)
            for place, stretch in places
        ]
    else:
        kept = [flag & left_out for flag in told]
    if 0 in kept:  # an aim or an order beside it takes nothing from what was done
        kept = [flag for flag in kept if not flag & (AIMED | OUGHT | GOING) or flag & FAIL]
        kept = _of_the_sentence(kept, places, asked, evidence)
    return kept


def _allowed(
    option: str, deed: bool, guided: bool, part: Part, asked: Asked, evidence: Evidence
) -> int:
    """What a text may reserve of a state, for the sentence reserves it as well."""
    allowed = asked.flags | FAIL
    if deed and (part.stretch not in asked.failing or "despite" in asked.words):
        allowed &= ~FAIL
    if guided:
        allowed |= HEDGE | IF | OR
    if evidence.tool == _KNOWLEDGE and "!when" in asked.marks:
        allowed |= IF  # 低于 50% 时: the condition is kept
    if allowed & FUTURE and "plan" in evidence.facts.held:
        allowed |= AIMED  # a plan: 1 to destroy
    lacks = undone(asked.tokens, part.place)
    if lacks & AIMED:
        lacks |= FAIL | FUTURE  # tried to reach: it is not said to have been reached
    if (
        option[0] == "-"
        or not told_done(asked.tokens, part.place)
        or is_ended_there(evidence.facts)
    ):
        lacks |= GOING
    allowed |= lacks
    if asked.until and _UNTIL.search(evidence.lower):
        allowed |= IF | FUTURE
    if deed and _is_ended(part, asked):
        allowed |= FAIL  # 复制已停止: it is not said to go on
    return allowed


def _of_the_sentence(
    kept: list[int], places: list[Place], asked: Asked, evidence: Evidence
) -> list[int]:
    """Without what other sentences only suppose: `received a stop signal. This can happen when …`."""
    if len(kept) != len(places):
        return kept
    for flag in kept:
        if flag and not flag & FAIL:
            break
    else:
        return kept
    flagged = list(zip(kept, places, strict=True))
    told = {evidence.sentence_of(place) for flag, (place, _) in flagged if not flag}
    told |= _only_there(asked, evidence)
    return [
        flag
        for flag, (place, _) in flagged
        if not flag or flag & FAIL or evidence.sentence_of(place) in told
    ]


def said_otherwise(option: str, facts: Facts) -> bool:
    """`not firing` of a resolved alert; `not sent` where sending failed, and the reverse."""
    if option[0] == "-":
        base = option[1:]
        if any(other in facts.held for other in EXCLUDED.get(base, ())):
            return True
        return base in DONE and any(
            facts.flags[stretch] & FAIL & ~_of_its_own(base, place, facts.tokens)
            for place, stretch in facts.held.get(base, ())
        )
    told = option not in FAILURES and option not in _QUALITIES
    return told and bool(facts.held.get("-" + option))


def _only_there(asked: Asked, evidence: Evidence) -> set[int]:
    """The sentences of a text without which a thing of the claim would not be named."""
    held = evidence.facts.held
    found: set[int] = set()
    for part in asked.parts:
        if THING_NAMES.isdisjoint(part.options):
            continue
        own = {evidence.sentence_of(at) for one in part.options for at, _ in held.get(one, ())}
        if len(own) == 1:
            found |= own
    return found


def _is_dated(place: int, tokens: list[Token]) -> bool:
    """`TargetDown … startsAt=2025-01-02T03:04:05Z`: no failure beside it takes back a time."""
    return (
        place + _VALUE < len(tokens)
        and tokens[place + 1][1] in "=:"
        and tokens[place + _VALUE][0] == STAMP
    )


def _of_its_own(option: str, place: int, tokens: list[Token]) -> int:
    """`中断` is a failure and a stop: that it fails is no reason to doubt that it stopped."""
    kind, _, entry, _ = tokens[place]
    if kind == NAME or option not in _ENDED:
        return 0
    own = any(one in FAILURES and option in IMPLIES.get(one, ()) for one in entry or ())
    return FAIL if own else 0


def _is_ended(part: Part, asked: Asked) -> bool:
    """Whether the next word of the sentence says that a deed was stopped."""
    if _ENDING.isdisjoint(asked.said):
        return False
    behind = next((one for one in asked.parts if one.place > part.place), None)
    return (
        behind is not None
        and behind.stretch == part.stretch
        and behind.place - part.place <= _NEXT
        and not _ENDING.isdisjoint(behind.options)
    )
