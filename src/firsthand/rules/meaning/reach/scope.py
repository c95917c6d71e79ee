"""How far a sentence reaches: only, many, most, certain, soon, today, ought.

Owns the words that widen a claim beyond one observation; each is a row of RULES (`all` has a module of its
own). Evidence that says the same word, or numbers that amount to it, support it; else the claim has a scope,
a certainty or a time that the evidence lacks. Pure.
It cannot count what the evidence lists.
"""

from collections.abc import Callable, Iterator

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.list_of_all import is_listed_whole
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.both_switches import both_switches, only_one_on
from firsthand.rules.meaning.reach.foretold import is_consequence, may_not
from firsthand.rules.meaning.reach.scope_of_all import all_finding
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import AIMED, FUTURE, HEDGE
from firsthand.rules.meaning.tokens.token import NAME
from firsthand.rules.sieve import holds_any

Rule = Callable[[Asked, Evidence], Finding]
_REPEATED = names("similar repeated")
_TIMES = lazy(r"\brepeated (?:[2-9]|\d\d+) times\b")
_CONFIRMED = names("confirm confirms confirmed confirming 确认")
_TOO_OFTEN = ("too quickly", "too often", "too frequent", "too many times", "过于频繁", "过频")
_AGAIN = names("retry again 重试 再次")
_PLANNED = names("planned scheduled 计划 预计") | {
    "scheduled to",
    "scheduled for",
    "plans to",
    "set to",
}
_PLANS = names("schedule plan start_time planned")
_NEEDS = names("需 需要")
_RHYTHMS = dict.fromkeys(("nightly", "夜间", "每晚", "every night", "每夜"), ("nightly",))
"""Words of time that a name may hold: `nightly-backup`."""
_SUPPOSING = names("suggest suggests suggested suggesting 提示 建议")
_TRIES = names("restart retry attempt attempt_noun retry_noun reconnect failover")
_NEED_NEAR = 3
"""Tokens from the word to the amount."""


def reach(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each marker of scope in a sentence."""
    for mark in asked.marks:
        rule = RULES.get(mark)
        if rule is not None:
            found = rule(asked, evidence)
            if found.rule == "scope_not_in_evidence" and is_listed_whole(asked, evidence):
                found = Finding(OPEN, "scope_of_a_list", found.detail)
            yield found


def _only(asked: Asked, evidence: Evidence) -> Finding:
    for place in asked.marks["!only"]:
        if asked.tokens[place + 1 : place + 2] and asked.tokens[place + 1][0] == NAME:
            continue  # only /data is above 90 %
        near = asked.tokens[place + 1 : place + 5]
        if any(number is not None for _, _, _, number in near):
            return Finding(HOLDS, "only_a_number")
    if "!hedge" in asked.marks and any(flag & HEDGE for flag in evidence.facts.flags):
        return Finding(HOLDS, "only_supposed")  # only as a possible reason: it widens nothing
    if "_" in evidence.text and only_one_on(asked, evidence):
        return Finding(HOLDS, "only_switch")
    found = _stated("!only", asked, evidence)
    return found if found.rank == HOLDS else Finding(OPEN, found.rule, found.detail)


def _many(asked: Asked, evidence: Evidence) -> Finding:
    counted = any(
        one.number.value >= 2 and not one.number.unit and one.field.keys() & _REPEATED
        for one in evidence.figures
    )
    if not counted and "repeated" in evidence.lower:
        counted = _TIMES.search(evidence.lower) is not None
    if counted or "!many" in evidence.facts.marks or holds_any(evidence.lower, _TOO_OFTEN):
        return Finding(HOLDS, "many_stated")
    return Finding(OPEN, "frequency_not_in_evidence", asked.word("!many"))


def _future(asked: Asked, evidence: Evidence) -> Finding:
    if "expire" in asked.said and "expiry_time" in evidence.facts.held and asked.instants:
        return Finding(HOLDS, "end_is_dated")
    if not _AGAIN.isdisjoint(asked.said | asked.words) and "retry" in evidence.facts.held:
        return Finding(HOLDS, "retry_announced")
    if asked.word("!future") in _PLANNED and not _PLANS.isdisjoint(evidence.facts.held):
        return Finding(HOLDS, "plan_stated")
    if "plan" in evidence.facts.held and any(flag & AIMED for flag in evidence.facts.flags):
        return Finding(HOLDS, "plan_stated")  # plan: 4 to add, 1 to destroy
    if asked.word("!future") in evidence.lower or may_not(asked, evidence):
        return Finding(HOLDS, "future_stated")
    if any(flag & FUTURE for flag in evidence.facts.flags):
        return Finding(HOLDS, "future_stated")
    if evidence.tool == ToolName.LOOKUP_KNOWLEDGE and is_consequence(asked, evidence):
        return Finding(HOLDS, "consequence_stated")
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
    if mark == "!ought" and asked.word(mark) in _SUPPOSING and _supposes(asked, evidence):
        return Finding(HOLDS, "supposition_stated")
    if mark == "!ought" and evidence.tool == ToolName.LOOKUP_KNOWLEDGE:
        return Finding(HOLDS, "advice_of_a_runbook")
    if mark == "!ought" and _needs_an_amount(asked):
        return Finding(OPEN, "need_not_in_evidence", asked.word(mark))
    return Finding(UNSUPPORTED, _NAMES[mark], asked.word(mark))


def _supposes(asked: Asked, evidence: Evidence) -> bool:
    """`it suggests the key was perhaps wrong`: no advice where sentence and text are not sure."""
    return bool(asked.flags & HEDGE) and any(flag & HEDGE for flag in evidence.facts.flags)


def _needs_an_amount(asked: Asked) -> bool:
    """`请求需新增 300 MiB`: how much is wanted, and no advice; a text may say it without the word."""
    place = asked.marks["!ought"][0]
    return asked.word("!ought") in _NEEDS and any(
        0 < one.place - place <= _NEED_NEAR and one.number.unit not in ("", "%")
        for one in asked.figures
    )


def _same_word(mark: str) -> Rule:
    return lambda asked, evidence: _stated(mark, asked, evidence)


def _day(asked: Asked, evidence: Evidence) -> Finding:
    """`nightly-backup` of a name: the rhythm is that of the thing so called."""
    named = _RHYTHMS.get(asked.word("!day"), ())
    if len(asked.marks["!day"]) == 1 and any(one in evidence.lower for one in named):
        return Finding(HOLDS, "rhythm_of_a_name")
    return _stated("!day", asked, evidence)


def _pairwise(asked: Asked, evidence: Evidence) -> Finding:
    """`both`, `same`, `other`: several texts are judged together elsewhere."""
    mark = next(mark for mark in ("!both", "!same", "!other") if mark in asked.marks)
    if mark == "!other" and _adds_a_number(asked):
        return Finding(HOLDS, "another_number")  # a further 240: judged by itself
    if mark == "!other" and (_counted_before(asked, evidence) or _so_many_more(asked, evidence)):
        return Finding(HOLDS, "counted_before")
    if mark == "!same" and _equal(asked, evidence):
        return Finding(HOLDS, "fields_equal")
    if mark in evidence.facts.marks:
        return Finding(HOLDS, "stated")
    if mark == "!both" and "_" in evidence.text and both_switches(asked, evidence):
        return Finding(HOLDS, "both_switches")
    return Finding(OPEN, "needs_several_texts", asked.word(mark))


def _adds_a_number(asked: Asked) -> bool:
    tokens = asked.tokens
    return all(
        place + 1 < len(tokens)
        and tokens[place + 1][3] is not None
        and tokens[place][1] in ("another", "further", "additional", "other", "另", "另外", "其余")
        for place in asked.marks["!other"]
    )


def _so_many_more(asked: Asked, evidence: Evidence) -> bool:
    """`five further failures` of `5 more failures`."""
    if " more " not in evidence.lower:
        return False
    tokens = evidence.tokens
    more = {
        one.number.value
        for one in evidence.figures
        if one.place + 1 < len(tokens) and tokens[one.place + 1][1] == "more"
    }
    return all(
        place and (number := asked.tokens[place - 1][3]) is not None and number.value in more
        for place in asked.marks["!other"]
    )


def _counted_before(asked: Asked, evidence: Evidence) -> bool:
    """`another restart` of `restart counter is at 5`: it was not the first of them."""
    tokens = asked.tokens
    told = [
        _TRIES.intersection(tokens[place + 1][2] or ())
        for place in asked.marks["!other"]
        if place + 1 < len(tokens) and tokens[place][1] in ("another", "further")
    ]
    counted = {
        word
        for one in evidence.figures
        if one.number.value > 1 and not one.number.unit
        for word in one.field
    }
    return len(told) == len(asked.marks["!other"]) and not any(map(counted.isdisjoint, told))


def _equal(asked: Asked, evidence: Evidence) -> bool:
    """Whether two fields that a sentence names have one value."""
    named = [
        one
        for one in evidence.figures
        if any(near >= NAMED and word in asked.said for word, near in one.field.items())
    ]
    return any(
        one.number.amount == other.number.amount and one.field.keys() != other.field.keys()
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
    "!all": all_finding,
    "!only": _only,
    "!many": _many,
    "!most": _same_word("!most"),
    "!certain": _same_word("!certain"),
    "!ought": _same_word("!ought"),
    "!day": _day,
    "!future": _future,
    "!both": _pairwise,
    "!same": _pairwise,
    "!other": _pairwise,
}
"""Marker → rule."""
REACHING = frozenset(RULES)
"""The markers of scope."""
