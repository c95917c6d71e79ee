"""Ways to be wrong with words that are all there: states, modals, denials and failures left out.

Owns the traps that part by part binding would miss. Pure.
"""

import re

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.levels import level_shows
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.hints import REACHING
from firsthand.rules.meaning.reading.meanings import FAIL, IF
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import NAME, WORD, Token
from firsthand.rules.sieve import holds_any

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_MODAL = names("cannot can't could couldn't unable 无法 不能 未能 不足以") | {
    "could not",
    "unable to",
}
_NO_PHRASE = lazy(r"\bno ([a-z]+ [a-z]+)\b")
_REACH = 4
"""Tokens behind a negation in which what it denies stands."""
_DENYING = (" not ", "rather than", "instead of")
_DENYING_A_NAME = (", not ", "but not ", "rather than", "instead of")
_DENIAL = lazy(
    r"(?:,|\bbut) not (?:for |to |by |on |in |of )?([\w.:/-]*[\d.-][\w.:/-]*)"
    r"|\b(?:rather than|instead of) (?:for |to |by |on |in |of )?([\w.:/-]*[\d.-][\w.:/-]*)"
)
EXISTING = names("exist exists existed 存在")
_ABOUT = names(
    "concern concerns concerned about relates refer refers regard regards 涉及 关于 针对 有关"
)
"""What only says of which thing a text speaks."""
_DONE = ("ed", "完成", "已")


def denied_names(asked: Asked, evidence: Evidence) -> str:
    """A name that the evidence only denies (`for a, not b`) and the sentence affirms, or the reverse."""
    if not asked.names or not (
        holds_any(evidence.lower, _DENYING) or holds_any(asked.text, _DENYING)
    ):
        return ""
    mine, theirs = _denied(asked.lower), _denied(evidence.lower)
    if not (mine or theirs):
        return ""
    for part in asked.names:
        name = part.text.lower()
        count = evidence.lower.count(name)
        if (name in theirs and name not in mine and _times(name, evidence) == 1) or (
            name in mine and name not in theirs and count
        ):
            return part.text
    return ""


def _denied(lower: str) -> set[str]:
    if not holds_any(lower, _DENYING_A_NAME):
        return set()
    return {(one or other).rstrip(".,") for one, other in _DENIAL.findall(lower)}


def _times(name: str, evidence: Evidence) -> int:
    return sum(1 for kind, text, _, _ in evidence.tokens if kind == NAME and text.lower() == name)


def denied_phrase(asked: Asked, evidence: Evidence) -> bool:
    """Whether two words stand side by side in a sentence, and in the evidence only behind `no`."""
    if "no " not in evidence.lower or "!neg" in asked.marks:
        return False
    said = asked.text.lower()
    for phrase in set(_NO_PHRASE.findall(evidence.lower)):
        if phrase in said and re.search(rf"(?<!\bno )\b{phrase}\b", said):
            everywhere = re.findall(rf"\b(no )?{phrase}\b", evidence.lower)
            if all(everywhere):
                return True
    return False


def failure_left_out(asked: Asked, evidence: Evidence) -> bool:
    """A sentence of things alone, all of which the evidence names where something fails."""
    if asked.flags & FAIL or not _ABOUT.isdisjoint(asked.words):
        return False
    facts = evidence.facts
    denied = facts.marks.get("!neg", ()) if "!neg" not in asked.marks else ()
    if asked.has_numbers and not denied:
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
    if asked.has_numbers or any(one.lstrip("-") not in THING_NAMES for one in asked.said):
        return False
    stretches = {stretch for option in asked.said for _, stretch in facts.held.get(option, ())}
    return bool(stretches) and all(facts.flags[stretch] & FAIL for stretch in stretches)


def only_supposed(asked: Asked, evidence: Evidence) -> bool:
    """`若队列超过 500 则告警`: all that a sentence says stands only under a condition."""
    facts = evidence.facts
    if asked.until or asked.flags & IF or evidence.tool == _KNOWLEDGE:
        return False
    if max(facts.flags) < IF or not any(flag & IF for flag in facts.flags):
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


def only_denied(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence speaks of a thing only to deny it, and the sentence denies nothing."""
    denied = evidence.facts.denied
    if not denied or "!neg" in asked.marks or asked.flags & FAIL:
        return False
    if any(figure.number.value == 0 for figure in asked.figures):
        return False
    if not all(place in denied for place, _ in places):
        return False
    return not _only_counted_none(places, asked, evidence)


def _only_counted_none(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`4 were removed` of `0 files added, 4 removed`: a zero counts what is told right behind it."""
    tokens = evidence.tokens
    zero = all(place and "0" in _spelled(tokens[max(0, place - 3) : place]) for place, _ in places)
    told = {figure.number.value for figure in asked.figures if figure.number.value}
    return zero and any(
        token[3] is not None
        and token[3].value in told
        and place + 1 < len(tokens)
        and tokens[place + 1][0] == WORD
        for place, token in enumerate(tokens)
    )


def _spelled(tokens: list[Token]) -> list[str]:
    return [text for _, text, _, _ in tokens]


def limit_reached(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """`reached its maximum`: the evidence says full or exhausted, or two of its numbers are equal."""
    facts = evidence.facts
    if _reaches(part, asked, evidence):
        return Finding(HOLDS, "limit_restated")
    for concept in ("full", "exhaust"):
        said = any(
            not facts.flags[stretch] & ~FAIL and concept in (evidence.tokens[place][2] or ())
            for place, stretch in facts.held.get(concept, ())
        )
        if said or level_shows(concept, evidence):
            return Finding(HOLDS, "limit_reached")
    return Finding(UNSUPPORTED, "limit_not_reached", part.text)


def _reaches(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence itself says of the same limit that it was reached."""
    wanted = {text.lower() for _, text, entry, _ in asked.tokens[part.place + 1 :] if entry != ()}
    tokens = evidence.tokens
    for place, (_, text, _, _) in enumerate(tokens):
        if text.lower() in REACHING:
            behind = [
                one.lower() for _, one, entry, _ in tokens[place + 1 : place + 6] if entry != ()
            ]
            if wanted & {one for one in behind if len(one) > 2}:
                return True
    return False


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
    return "!neg" not in asked.marks and bool(held.get("-find")) and not held.get("duplicate")


def polarity_differs(part: Part, evidence: Evidence) -> Finding | None:
    """A word of no known meaning, denied on one side only."""
    text, denied = part.text, evidence.facts.denied
    if part.denied and "!neg" in evidence.facts.marks:
        return None
    tokens = evidence.tokens
    told = any(_tells(text, tokens[place][1]) for place in denied)
    if part.denied and not told and _fails_as_told(text, evidence):
        return None  # failed to spill: Spill failed
    if told == part.denied or not (
        told or any(_tells(text, spelling) for _, spelling, _, _ in tokens)
    ):
        return None
    return Finding(OPEN, "polarity_differs", text)


def _fails_as_told(text: str, evidence: Evidence) -> bool:
    facts = evidence.facts
    return any(
        _tells(text, token[1]) and facts.flags[facts.stretches[place]] & FAIL
        for place, token in enumerate(evidence.tokens)
    )


def _tells(word: str, spelling: str) -> bool:
    return word in spelling.lower() or same_word(word, spelling)
