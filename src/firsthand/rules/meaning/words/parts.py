"""One content word or name of a sentence against one text.

Owns what accounts for a word: the same concept with the same polarity and without a reservation that the
sentence leaves out; what implies it; a number that amounts to it; the word itself. Pure.
It cannot tell whether two words of one concept mean the same shade.
"""

import re
from itertools import pairwise

from firsthand.rules.meaning.computed.extremes import NUMBERED, by_numbers
from firsthand.rules.meaning.computed.recorded import rest_in_state
from firsthand.rules.meaning.lexicon.kinds import SIGNALS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.limits_reached import limit_reached
from firsthand.rules.meaning.reach.presupposed import (
    did_some,
    is_share_full,
    some_is_left,
    stayed,
)
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import HAN, NAME, follows
from firsthand.rules.meaning.words.adding_nothing import is_measured_by
from firsthand.rules.meaning.words.amounting import amounts_to, composed, never_connected
from firsthand.rules.meaning.words.copies import COPYING, is_of_no_copy
from firsthand.rules.meaning.words.denied_parts import (
    STATUSES,
    denied_state,
    goes_on,
    is_none_of_whole,
    thing_finding,
)
from firsthand.rules.meaning.words.filling import rest_of_filling
from firsthand.rules.meaning.words.firsts import comes_before, is_numbered_advice
from firsthand.rules.meaning.words.keyed import keyed_finding
from firsthand.rules.meaning.words.none_of_things import absence, only_a_kind, some_of_it
from firsthand.rules.meaning.words.none_of_whole import none_of_whole
from firsthand.rules.meaning.words.plainly import JOINED, MARKED, USED_UP, tells_none_of
from firsthand.rules.meaning.words.spoken_of import SPOKEN
from firsthand.rules.meaning.words.told_states import state_finding
from firsthand.rules.meaning.words.unknown_words import unknown_word
from firsthand.rules.meaning.words.wanting import by_kind

_FIRST = ("first_value",)
_REACHES_LIMIT = ("reach_limit",)
_SPANNING = names("for beyond past over longer about more nearly almost roughly around just") | {
    "longer than",
    "more than",
    "close to",
}
"""What stands between a deed and how long it did."""
_METRIC = 2
"""Tokens between the word for a metric and a word of its name."""
_MARKED_WORDS = SIGNALS | JOINED | NUMBERED
"""Words of which a rule below asks something of their own, as of the concepts that are MARKED."""
_MARKED, _spoken = MARKED, SPOKEN.get
_OF_VALUES = frozenset({"status", "state", "phase", "reason", "result"})


def part_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A content word: the first of these that has something to say decides."""
    options = part.options
    marked = part.text in _MARKED_WORDS or not _MARKED.isdisjoint(options)
    if marked:
        found = _at_once(part, asked, evidence)
        if found is not None:
            return found
    if not options:
        return unknown_word(part, asked, evidence)
    written = part.text in evidence.lower
    if not (written or COPYING.isdisjoint(asked.signs)) and is_of_no_copy(part.text, evidence):
        return Finding(OPEN, "kind_not_named", part.text)
    if (written or "series" in asked.said) and _names_a_field(part, asked, evidence):
        return Finding(HOLDS, "named_field")
    negated, denying = "!neg" in asked.marks, "-" in "".join(options)
    if denying:
        if negated and written and part.text.endswith(STATUSES):
            return Finding(CONTRADICTED, "state_contradicted", part.text)
        if asked.has_numbers and is_none_of_whole(part, asked, evidence):
            return Finding(HOLDS, "none_of_whole")
    held = evidence.facts.held
    keys, spoken = held.keys(), False
    for option in options:
        if not keys.isdisjoint(_spoken(option, held)):
            spoken = True
            break
    if spoken and tells_none_of(evidence.lower):
        none = none_of_whole(part, asked, evidence)
        if none is not None:
            return none
    if negated and some_of_it(part, asked, evidence):
        return Finding(CONTRADICTED, "there_are_some", part.text)
    if options == _REACHES_LIMIT:
        return limit_reached(part, asked, evidence)
    for option in options if spoken else ():
        places = held.get(option)
        if places and option in SIGNED_THINGS:
            if option[0] == "-" and only_a_kind(places, asked, evidence):
                return Finding(OPEN, "only_a_kind_of_it", part.text)
            return thing_finding(option, part, asked, evidence)
    if negated and did_some(part, asked, evidence):
        return Finding(CONTRADICTED, "there_are_some", part.text)
    found = _by_its_concept(part, asked, evidence) if marked else None
    if spoken:
        found = (
            found
            or keyed_finding(part, asked, evidence)
            or (composed(part, evidence) if denying else None)
            or state_finding(part, asked, evidence)
        )
    elif denying:
        found = found or composed(part, evidence)
    if denying:
        found = found or rest_in_state(part, asked, evidence)
    if spoken or denying:
        found = found or denied_state(part, asked, evidence)
    return (
        found
        or amounts_to(part, asked, evidence)
        or (absence(part, asked, evidence) if denying else None)
        or by_kind(part, asked, evidence)
    )


def _at_once(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What decides before all else: a signal, an end that is none, what failed or came first, numbers."""
    if part.text in SIGNALS and not _names_signal(part.text, evidence.lower):
        return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)
    if "stop" in part.options and goes_on(evidence):
        return Finding(CONTRADICTED, "it_goes_on", part.text)
    if part.text in JOINED and not asked.flags & FAIL and never_connected(evidence):
        return Finding(CONTRADICTED, "connection_failed", part.text)
    told = by_numbers(part, asked, evidence)
    if told is None and "first_value" in part.options:
        if part.options == _FIRST and is_numbered_advice(asked, evidence):
            return Finding(HOLDS, "first_of_steps")
        if comes_before(asked, evidence):
            return Finding(HOLDS, "first_of_two")
    return told or rest_of_filling(part, asked, evidence)


def _by_its_concept(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What is asked of a few concepts alone: how full, borne by whom, for how long."""
    options = part.options
    full = not USED_UP.isdisjoint(options)
    if full and asked.has_numbers and is_share_full(part, asked):
        return Finding(HOLDS, "share_of_it")
    if not USED_UP.isdisjoint(options) and some_is_left(part, asked, evidence):
        return Finding(CONTRADICTED, "some_is_left", part.text)
    borne = "incident" in options and "-tolerate" in asked.said
    if borne and "incident_borne" in evidence.facts.held:
        return Finding(HOLDS, "state")  # 无法容忍节点故障
    return _lasted(part, asked, evidence)


def _names_signal(text: str, lower: str) -> bool:
    """`SIGKILL`, `9/KILL`: one signal does not show another."""
    return text in lower or re.search(rf"\b{text[3:]}\b", lower) is not None


def _names_a_field(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`Hold H-88` of `hold=H-88`: the word is the name of a field, and tells nothing."""
    if "series" in asked.said and asked.has_numbers and _names_a_metric(part, asked, evidence):
        return True
    behind = follows(asked.tokens, part.place + 1)
    if behind is None:
        return False
    if behind[1] in _OF_VALUES:
        return f"{part.text}_{behind[1]}" in evidence.lower
    return behind[0] == NAME and f"{part.text}={behind[1].lower()}" in evidence.lower


def _names_a_metric(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the up metric is 0`, `up 指标为 0` of `up{…} 0`: the value is judged by itself."""
    near = asked.tokens[max(0, part.place - _METRIC) : part.place + _METRIC + 1]
    if not any("series" in (entry or ()) for _, _, entry, _ in near):
        return False
    spelled = evidence.spelled
    return any(behind == "{" and part.text in name.split("_") for name, behind in pairwise(spelled))


def _lasted(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`ran for 3 h`, 已运行 3 小时: how long it did is judged with its number."""
    if "run" not in part.options:
        return stayed(part, asked, evidence)
    after = part.place + 1
    behind = [one for one in asked.tokens[after : after + 2] if one[1] not in ("了", "约")][:1]
    if not behind:
        return None
    spans = behind[0][1] in _SPANNING or (part.kind == HAN and behind[0][3] is not None)
    return Finding(HOLDS, "lasted") if spans and is_measured_by(part, asked) else None
