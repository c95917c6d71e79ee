"""How far a sentence reaches: all, only, many, most, certain, soon, today, ought.

Owns the words that widen a claim beyond one observation; each is a row of RULES. Evidence that says
the same word, or numbers that amount to it, support it; else the claim has a scope, a certainty or a
time that the evidence lacks. Pure.
It cannot count what the evidence lists.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.computed.trends import at_every_point
from firsthand.rules.meaning.figures.levels import level_shows
from firsthand.rules.meaning.figures.list_of_all import is_listed_whole
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import FUTURE

Rule = Callable[[Asked, Evidence], Finding]
_WHOLES = names("total max size capacity limit")
_REPEATED = names("similar repeated")
_CONFIRMED = names("confirm confirms confirmed confirming 确认")
_LASTING = names("always constantly continuously permanently permanent 一直 始终 永久 持续不断")
_AGAIN = names("retry again 重试 再次")
_ENTIRE = names("whole entire full 整个")
_COMPARING = names("!gt !ge !lt !le")
_PLANNED = names("planned scheduled 计划 预计") | {
    "scheduled to",
    "scheduled for",
    "plans to",
    "set to",
}
_PLANS = names("schedule plan start_time planned")
_NAMED = 3.0
_NEAR = 4
"""Tokens from a part to its whole."""
_WHOLE_NEAR = 1.5


def reach(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each marker of scope in a sentence."""
    for mark in asked.marks:
        rule = RULES.get(mark)
        if rule is not None:
            found = rule(asked, evidence)
            if found.rule == "scope_not_in_evidence" and is_listed_whole(asked, evidence):
                found = Finding(OPEN, "scope_of_a_list", found.detail)
            yield found


def _all(asked: Asked, evidence: Evidence) -> Finding:
    if asked.word("!all") in ("any", "任何") and "!neg" in asked.marks:
        return Finding(HOLDS, "none_at_all")
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
    if _all_stated(asked, evidence):
        return Finding(HOLDS, "all_stated")
    if any(one.number.unit == "%" and one.number.value == 100.0 for one in evidence.figures):
        return Finding(HOLDS, "all_is_100_percent")
    if _all_by_numbers(asked, evidence):
        return Finding(HOLDS, "all_by_numbers")
    if "full" in asked.said and level_shows("full", evidence):
        return Finding(HOLDS, "full_by_numbers")
    denies = "!neg" in asked.marks or any(option[0] == "-" for option in asked.said)
    if denies and _none_of(asked, evidence):
        return Finding(HOLDS, "none_of_them")
    return Finding(UNSUPPORTED, "scope_not_in_evidence", asked.word("!all"))


def _is_not_all(asked: Asked) -> bool:
    """`could not fully write`, `not all of them`: a negation right before the word."""
    return all(
        place and "!neg" in (asked.tokens[place - 1][2] or ()) for place in asked.marks["!all"]
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
        and evidence.tokens[one.place + 1][1] in ("of", "/")
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
        (one.number.value, one.number.unit, one.place)
        for one in evidence.figures
        if any(word in _WHOLES for word, near in one.field.items() if near >= _WHOLE_NEAR)
    }
    for one in evidence.figures:
        if not any(one.field.get(word, 0.0) >= _NAMED for word in asked.said):
            continue
        if any(whole[:2] == one.number[:2] and whole[2] != one.place for whole in wholes):
            return True
    return False


def _none_of(asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence has `0/5` and the sentence speaks of the 5."""
    tokens = evidence.tokens
    return any(
        token[1] == "0" and tokens[place + 1][1] == "/" and tokens[place + 2][3] == figure.number
        for place, token in enumerate(tokens[:-2])
        for figure in asked.figures
    )


def _only(asked: Asked, evidence: Evidence) -> Finding:
    for place in asked.marks["!only"]:
        near = asked.tokens[place + 1 : place + 5]
        if any(number is not None for _, _, _, number in near):
            return Finding(HOLDS, "only_a_number")
    return _stated("!only", asked, evidence)


def _many(asked: Asked, evidence: Evidence) -> Finding:
    counted = any(
        one.number.value >= 2 and not one.number.unit and _REPEATED & one.field.keys()
        for one in evidence.figures
    )
    if counted or "!many" in evidence.facts.marks:
        return Finding(HOLDS, "many_stated")
    return Finding(OPEN, "frequency_not_in_evidence", asked.word("!many"))


def _future(asked: Asked, evidence: Evidence) -> Finding:
    if "expire" in asked.said and "expiry_time" in evidence.facts.held and asked.instants:
        return Finding(HOLDS, "end_is_dated")
    if not _AGAIN.isdisjoint(asked.said | asked.words) and "retry" in evidence.facts.held:
        return Finding(HOLDS, "retry_announced")
    if asked.word("!future") in _PLANNED and not _PLANS.isdisjoint(evidence.facts.held):
        return Finding(HOLDS, "plan_stated")
    if asked.word("!future") in evidence.lower or any(
        flag & FUTURE for flag in evidence.facts.flags
    ):
        return Finding(HOLDS, "future_stated")
    return Finding(UNSUPPORTED, "prediction", asked.word("!future"))


def _stated(mark: str, asked: Asked, evidence: Evidence) -> Finding:
    if mark in evidence.facts.marks:
        return Finding(HOLDS, "stated")
    if (
        mark == "!certain"
        and asked.word(mark) in _CONFIRMED
        and "acknowledge" in evidence.facts.held
    ):
        return Finding(HOLDS, "stated")
    if mark == "!ought" and asked.word(mark) in ("have to", "has to", "had to"):
        behind = asked.marks[mark][0]
        part = next((one for one in asked.parts if one.place > behind), None)
        if part is not None and any(one in evidence.facts.held for one in part.options):
            return Finding(HOLDS, "stated")
    if mark == "!ought" and "need" in asked.said and "need" in evidence.facts.held:
        return Finding(HOLDS, "need_stated")
    if mark == "!ought" and evidence.tool == ToolName.LOOKUP_KNOWLEDGE:
        return Finding(HOLDS, "advice_of_a_runbook")
    return Finding(UNSUPPORTED, _NAMES[mark], asked.word(mark))


def _same_word(mark: str) -> Rule:
    return lambda asked, evidence: _stated(mark, asked, evidence)


def _pairwise(asked: Asked, evidence: Evidence) -> Finding:
    """`both`, `same`, `other`: several texts are judged together elsewhere."""
    mark = next(mark for mark in ("!both", "!same", "!other") if mark in asked.marks)
    if mark == "!other" and _adds_a_number(asked):
        return Finding(HOLDS, "another_number")  # a further 240: judged by itself
    if mark == "!same" and _equal(asked, evidence):
        return Finding(HOLDS, "fields_equal")
    if mark in evidence.facts.marks:
        return Finding(HOLDS, "stated")
    return Finding(OPEN, "needs_several_texts", asked.word(mark))


def _adds_a_number(asked: Asked) -> bool:
    tokens = asked.tokens
    return all(
        place + 1 < len(tokens)
        and tokens[place + 1][3] is not None
        and tokens[place][1] in ("another", "further", "additional", "other", "另", "另外", "其余")
        for place in asked.marks["!other"]
    )


def _equal(asked: Asked, evidence: Evidence) -> bool:
    """Whether two fields that a sentence names have one value."""
    named = [
        one
        for one in evidence.figures
        if any(near >= _NAMED and word in asked.said for word, near in one.field.items())
    ]
    return any(
        one.number[:2] == other.number[:2] and one.field.keys() != other.field.keys()
        for index, one in enumerate(named)
        for other in named[index + 1 :]
    )


_NAMES = {
    "!only": "scope_not_in_evidence",
    "!most": "scope_not_in_evidence",
    "!certain": "certainty_not_in_evidence",
    "!ought": "advice_not_in_evidence",
    "!day": "time_not_in_evidence",
}

RULES: dict[str, Rule] = {
    "!all": _all,
    "!only": _only,
    "!many": _many,
    "!most": _same_word("!most"),
    "!certain": _same_word("!certain"),
    "!ought": _same_word("!ought"),
    "!day": _same_word("!day"),
    "!future": _future,
    "!both": _pairwise,
    "!same": _pairwise,
    "!other": _pairwise,
}
"""Marker → rule."""
