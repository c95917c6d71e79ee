"""Ways to be wrong with words that are all there: failures left out, suppositions and modals told as facts.

Owns the traps that part by part binding would miss; what a text denies stands in `denials.py`. Pure.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.meanings import FAIL, IF, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_MODAL = names("cannot can't could couldn't unable 无法 不能 未能 不足以") | {
    "could not",
    "unable to",
}
_NONE_FOUND = lazy(r"\bno (?:[a-z][\w-]* ){1,3}(?:was |were )?found\b")
_REACH = 4
"""Tokens behind a negation in which what it denies stands."""
EXISTING = names("exist exists existed 存在")
_ABOUT = names(
    "concern concerns concerned about relates refer refers regard regards 涉及 关于 针对 有关"
)
"""What only says of which thing a text speaks."""
_DONE = ("ed", "完成", "已")
_are_things = SIGNED_THINGS.issuperset


def failure_left_out(asked: Asked, evidence: Evidence) -> bool:
    """A sentence of things alone, no failure, all of which the evidence names where something fails."""
    facts = evidence.facts
    others = asked.has_numbers or not _are_things(asked.said)
    denied = facts.marks.get("!neg", ()) if "!neg" not in asked.marks else ()
    if (others and not denied) or not _ABOUT.isdisjoint(asked.words):
        return False
    for part in asked.parts:
        if tells(asked.tokens[part.place]):
            return False
    if denied and any(
        all(
            any(0 < place - one <= _REACH and facts.stretches[one] == stretch for one in denied)
            for place, stretch in facts.held[thing]
        )
        for thing in asked.said
        if thing in THING_NAMES and facts.held.get(thing)
    ):
        return True
    if others:
        return False
    stretches = {stretch for option in asked.said for _, stretch in facts.held.get(option, ())}
    return bool(stretches) and all(facts.flags[stretch] & FAIL for stretch in stretches)


def only_supposed(asked: Asked, evidence: Evidence) -> bool:
    """`若队列超过 500 则告警`: all that a sentence says stands only under a condition."""
    facts = evidence.facts
    if asked.until or asked.flags & IF or evidence.tool == _KNOWLEDGE:
        return False
    for flag in facts.flags:
        if flag & IF:
            break
    else:
        return False
    told = [
        stretch
        for part in asked.parts
        for one in part.options
        for _, stretch in facts.held.get(one, ())
    ]
    values = {figure.number.value for figure in asked.figures}
    told += [facts.stretches[one.place] for one in evidence.figures if one.number.value in values]
    return bool(told) and all(facts.flags[stretch] & IF for stretch in told)


def only_modal(places: list[Place], part: Part, evidence: Evidence) -> bool:
    """Whether the evidence only says that something cannot be done, and the sentence that it failed."""
    if part.text in _MODAL:
        return False
    flags = evidence.facts.flags
    told = [place for place, stretch in places if not flags[stretch] & IF] or [
        place for place, _ in places
    ]
    return all(evidence.tokens[place][1].lower() in _MODAL for place in told)


def deed_done(asked: Asked, evidence: Evidence) -> bool:
    """Whether a deed of the sentence stands as done in the evidence: `rolled back` is a success."""
    facts = evidence.facts
    for option in asked.said & DEEDS:
        for place, stretch in facts.held.get(option, ()):
            done = option == "success" or evidence.tokens[place][1].lower().endswith(_DONE)
            if done and not facts.flags[stretch]:
                return True
    return False


def is_missing(asked: Asked, evidence: Evidence) -> bool:
    """`x exists` of a text that says only that something was not found."""
    held = evidence.facts.held
    if "!neg" in asked.marks or not held.get("-find") or held.get("duplicate"):
        return False
    return not _is_another(asked, evidence)


def _is_another(asked: Asked, evidence: Evidence) -> bool:
    """`存在 5 个污点` of `5 had a taint. No victim found`: what is not found is named, and is another."""
    held = evidence.facts.held
    lost = [at for at, _ in held["-find"] if evidence.spelled[at] != "match"]
    if not lost or len(_NONE_FOUND.findall(evidence.lower)) != len(lost):
        return False
    place = next(at for at, token in enumerate(asked.tokens) if token[1] in EXISTING)
    behind = [
        part
        for part in (*asked.parts, *asked.names)
        if part.place > place and asked.cut[part.place] == asked.cut[place]
    ]
    if not behind:
        return False
    last = max(behind, key=lambda one: one.place)
    missing = {evidence.sentence_of(at) for at in lost}
    told = [evidence.sentence_of(at) for one in last.options for at, _ in held.get(one, ())]
    return bool(told) and missing.isdisjoint(told)
