"""None of a thing, some of it, only a kind of it: a thing that a sentence or a text denies.

Owns what denies a thing otherwise than by its name: a zero that counts it, a word that says it is missing, a
number of it where the sentence says there is none. Pure.
It cannot tell a kind that goes unsaid from the thing itself but by what stands beside the zero.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.placed import numbers_a_member
from firsthand.rules.meaning.reading.turned import Part

_BESIDE = 2
"""Tokens from a number to the state of what it counts."""


def absence(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`no leases`: the evidence must deny them, or say that they are missing."""
    for option in part.options:
        if option[0] != "-" or option[1:] not in THING_NAMES:
            return None
    facts = evidence.facts
    if any(none_of_it(one, asked, evidence) for one in asked.said if one[0] != "-"):
        return Finding(HOLDS, "none_of_it")
    lacking = {
        stretch
        for name in ("miss", "-find", "-available")
        for place, stretch in facts.held.get(name, ())
        if name in {one.lstrip("+") for one in facts.tokens[place][2] or ()}
    }  # a server that is down is not available, and is no lack of servers
    if "-expected" in part.options and "mismatch" in facts.held:
        return Finding(HOLDS, "thing_missing")
    for option in part.options:
        if any(stretch in lacking for _, stretch in facts.held.get(option[1:], ())):
            return Finding(HOLDS, "thing_missing")
    if _in_no_such_state(part, asked, evidence):
        return Finding(HOLDS, "counted_none")
    return Finding(OPEN, "absence_not_in_evidence", part.text)


def is_nought(options: tuple[str, ...], asked: Asked, evidence: Evidence) -> bool:
    """`no session was waiting` of `0 remaining in queue`: all that the text counts so are none."""
    if asked.figures:
        return False
    named = {one.lstrip("-") for one in options}
    counts = [one for one in evidence.figures if not named.isdisjoint(one.field)]
    return bool(counts) and all(
        not (one.number.value or one.number.unit or one.compare) for one in counts
    )


def _in_no_such_state(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`no session was waiting` of `17 sessions active, 0 in queue`: one list counts them by their states."""
    noughts = {
        evidence.sentence_of(figure.place)
        for state in asked.parts
        if state is not part and is_nought(state.options, asked, evidence)
        for figure in evidence.figures
        if any(one.lstrip("-") in figure.field for one in state.options)
    }
    held = evidence.facts.held
    return bool(noughts) and any(
        evidence.sentence_of(place) in noughts
        for option in part.options
        for place, _ in held.get(option[1:], ())
    )


def none_of_it(option: str, asked: Asked, evidence: Evidence) -> bool:
    """`no connection was idle` of `idle=0`: what is denied is what the zero counts."""
    denied = _denied(asked)
    tokens = evidence.tokens
    zeros = [
        f
        for f in evidence.figures
        if option in f.field
        and not f.number.value
        and not (f.key >= 0 and numbers_a_member(tokens[f.key]))
        and not _is_of_another_member(f, asked, evidence)
    ]
    if zeros and denied and _tells_some(denied, asked, evidence):
        return False
    if denied == {option} and zeros and _counts_some(option, evidence):
        return False  # no servers, of servers_free=0 servers_total=320
    return bool(denied and zeros) and all(denied & figure.field.keys() for figure in zeros)


def _is_of_another_member(figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`分区 0 没有积压` of `分区 0 积压 8200，分区 1 积压 0`: the nought is the other one's."""
    for one in asked.figures:
        noun = asked.tokens[one.place - 1] if one.place else None
        if noun is None or not numbers_a_member(noun):
            continue
        before = [at for at in evidence.holding(noun[1]) if at < figure.place]
        behind = evidence.tokens[before[-1] + 1 : before[-1] + 3] if before else []
        numbers = [number.value for *_, number in behind if number is not None]
        if numbers and numbers[0] != one.number.value:
            return True
    return False


def _tells_some(denied: set[str], asked: Asked, evidence: Evidence) -> bool:
    """`no session was active` of `17 sessions active, 0 requeued`: the state stands beside another number."""
    states = {one for one in asked.said if one[0] != "-"}
    tokens = evidence.tokens
    for one in evidence.figures if states else ():
        if one.number.value <= 0 or one.place + _BESIDE >= len(tokens):
            continue
        noun, state = tokens[one.place + 1][2] or (), tokens[one.place + _BESIDE][2] or ()
        if not denied.isdisjoint(noun) and not states.isdisjoint(state):
            return True
    return False


def _counts_some(thing: str, evidence: Evidence) -> bool:
    """Whether a key that names a thing counts some of it."""
    return any(
        one.number.value > 0 and one.key >= 0 and thing in (evidence.tokens[one.key][2] or ())
        for one in evidence.figures
    )


def some_of_it(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`no connection was active` of `active=20`: what a negation denies is what the field counts."""
    options = [] if asked.figures else [one for one in part.options if one[0] != "-"]
    denied = _denied(asked) if options and evidence.figures else set()
    if not denied:
        return False
    states = {one.lstrip("-") for one in asked.said if one.lstrip("-") not in THING_NAMES}
    return any(
        figure.field.get(option, 0.0) >= NAMED
        and figure.number.value
        and (not states or not states.isdisjoint(figure.field))
        and not denied.isdisjoint(figure.field)
        for option in options
        for figure in evidence.figures
    )


def only_a_kind(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`no server left` of `0 backup servers left`: the zero counts a kind that goes unsaid."""
    held = evidence.facts.held
    for place, _ in places:
        kinds = [
            one
            for one in evidence.tokens[place - 1][2] or ()
            if one in THING_NAMES and any(at == place - 1 for at, _ in held.get("-" + one, ()))
        ]
        if not kinds or any(one in asked.said or "-" + one in asked.said for one in kinds):
            return False
    return True


def _denied(asked: Asked) -> set[str]:
    return {one[1:] for one in asked.said if one[0] == "-"}
