"""All of them, always, every: a sentence that reaches over a whole.

Owns what makes `all` hold of a text: the text says it of the same, its numbers amount to it (200 of 200,
100 %, a field equal to its total), or the word widens nothing, as in an interval or under a negation. Pure.
It cannot count what the evidence lists.
"""

from itertools import pairwise

from firsthand.rules.meaning.computed.trends import at_every_point
from firsthand.rules.meaning.figures.levels import level_shows
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.token import NAME, NUMBER

_WHOLES = names("total max size capacity limit")
_LASTING = names("always constantly continuously permanently permanent 一直 始终 永久 持续不断")
_ENTIRE = names("whole entire full 整个")
_SHARED_OUT = names("each across 各 各个 各自")
"""Words that more often go with things that are named than widen what is said of them."""
_ENDS = names("kill evict abort crash skip")
"""What a progress of 100 % does not tell of all."""
_COMPARING = names("!gt !ge !lt !le")
_NEAR = 5
"""Tokens from a part to its whole."""
_WHOLE_NEAR = 1.5
_COUNT = 4
"""Tokens behind `all` in which it counts: `all of the 20`."""


def all_finding(asked: Asked, evidence: Evidence) -> Finding:
    if asked.word("!all") in ("any", "任何") and "!neg" in asked.marks:
        return Finding(HOLDS, "none_at_all")
    if asked.word("!all") == "across" and _names_them(asked):
        return Finding(HOLDS, "named_ones")
    if _is_not_all(asked):
        return Finding(HOLDS, "not_all")  # could not fully write: what failed is judged by itself
    if asked.word("!all") in _ENTIRE and not _COMPARING.isdisjoint(asked.marks):
        return Finding(HOLDS, "whole_of_a_measure")  # by more than the whole window
    if asked.word("!all") in _LASTING and "stay" in evidence.facts.held:
        return Finding(HOLDS, "lasts")  # it keeps the files on disk
    if _is_interval(asked):
        return Finding(HOLDS, "interval")  # every nine seconds: its number is judged by itself
    if evidence.points and at_every_point(asked, evidence):
        return Finding(HOLDS, "every_point")
    if _all_of_them(asked, evidence):
        return Finding(HOLDS, "all_by_numbers")
    if {asked.tokens[at][1] for at in asked.marks["!all"]} != {"across"} and _across_named(
        evidence
    ):
        return Finding(OPEN, "scope_not_in_evidence", asked.word("!all"))
    if _all_stated(asked, evidence):
        return Finding(HOLDS, "all_stated")
    fails = any(option[0] == "-" or option in _ENDS for option in asked.said)
    if not fails and any(
        one.number.unit == "%" and one.number.value == 100.0 for one in evidence.figures
    ):
        return Finding(HOLDS, "all_is_100_percent")
    if _all_by_numbers(asked, evidence) or ("_" in evidence.text and _none_else(asked, evidence)):
        return Finding(HOLDS, "all_by_numbers")
    if "full" in asked.said and level_shows("full", evidence):
        return Finding(HOLDS, "full_by_numbers")
    denies = "!neg" in asked.marks or any(option[0] == "-" for option in asked.said)
    if denies and _none_of(asked, evidence):
        return Finding(HOLDS, "none_of_them")
    words = {asked.tokens[place][1] for place in asked.marks["!all"]}
    strength = OPEN if words <= _SHARED_OUT else UNSUPPORTED
    return Finding(strength, "scope_not_in_evidence", asked.word("!all"))


def _is_not_all(asked: Asked) -> bool:
    """`could not fully write`, `not all of them`: a negation right before the word."""
    return all(
        place and "!neg" in (asked.tokens[place - 1][2] or ()) for place in asked.marks["!all"]
    )


def _names_them(asked: Asked) -> bool:
    """`across partitions 3 and 4`, `across db-1 and db-2`: no more than those that are named."""
    place = asked.marks["!all"][0]
    listed = asked.tokens[place + 1 : place + 5]
    if len(asked.marks["!all"]) > 1 or len(listed) < _NEAR:
        return False
    return any(
        one[0] in (NAME, NUMBER) and joint[1] in ("and", ",", "&") and other[0] in (NAME, NUMBER)
        for one, joint, other in zip(listed, listed[1:], listed[2:], strict=False)
    )


def _across_named(evidence: Evidence) -> bool:
    """`across partitions 3 and 4`: a text that widens nothing else."""
    spelled = evidence.spelled
    places = [at for at, token in enumerate(evidence.tokens) if "!all" in (token[2] or ())]
    return bool(places) and all(
        spelled[at] == "across" and any(map(str.isdigit, "".join(spelled[at + 1 : at + 4])))
        for at in places
    )


def _is_interval(asked: Asked) -> bool:
    return all(
        asked.tokens[place][1] in ("every", "each", "每", "每隔")
        and any(
            number is not None and number.unit == "s"
            for *_, number in asked.tokens[place + 1 : place + 2]
        )
        for place in asked.marks["!all"]
    )


def _all_of_them(asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence has `200 of 200` of what the sentence speaks of."""
    figures = evidence.figures
    return any(
        one.number.value == other.number.value > 0
        and 0 < other.place - one.place <= _NEAR
        and evidence.tokens[one.place + 1][1] in ("of", "/", "out")
        and bool((one.field.keys() | other.field.keys()) & asked.said)
        for one, other in pairwise(figures)
    )


def _all_stated(asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence says `all` in a stretch that speaks of the same."""
    facts = evidence.facts
    stretches = {facts.stretches[place] for place in facts.marks.get("!all", ())}
    return any(stretch in stretches for one in asked.said for _, stretch in facts.held.get(one, ()))


def _all_by_numbers(asked: Asked, evidence: Evidence) -> bool:
    """Whether a field of the sentence has the number that the whole has: active=20, total=20."""
    wholes = {
        (one.number.amount, one.place)
        for one in evidence.figures
        if any(word in _WHOLES for word, near in one.field.items() if near >= _WHOLE_NEAR)
    }
    for one in evidence.figures:
        if not any(one.field.get(word, 0.0) >= NAMED for word in asked.said):
            continue
        if any(whole == one.number.amount and place != one.place for whole, place in wholes):
            return True
    return False


def _none_else(asked: Asked, evidence: Evidence) -> bool:
    """`all 20 connections are active` of `sv_active=20, sv_idle=0`: so many, and none otherwise."""
    tokens = evidence.tokens
    states: dict[str, list[tuple[float, bool]]] = {}
    for one in evidence.figures:
        if one.key >= 0 and not one.number.unit and "_" in tokens[one.key][1]:
            kind, _, state = tokens[one.key][1].rpartition("_")
            told = not asked.said.isdisjoint(tokens[one.key][2] or ()) and state in asked.said
            states.setdefault(kind, []).append((one.number.value, told))
    counted = {
        number.value
        for place in asked.marks["!all"]
        for *_, number in asked.tokens[place + 1 : place + _COUNT]
        if number is not None and not number.unit
    }
    return any(
        len(each) > 1
        and sum(told for _, told in each) == 1
        and all((value in counted) if told else not value for value, told in each)
        for each in states.values()
    )


def _none_of(asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence has `0/5` and the sentence speaks of the 5."""
    tokens = evidence.tokens
    return any(
        token[1] == "0" and tokens[place + 1][1] == "/" and tokens[place + 2][3] == figure.number
        for place, token in enumerate(tokens[:-2])
        for figure in asked.figures
    )
