"""What a text has only in order to deny it.

Owns names behind `not` or `rather than`, two words behind `no`, things spoken of only to be denied, and
words of no known meaning denied on one side alone. Pure.
It cannot tell a denial in other words than those of the lexicon.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.finding import OPEN, Finding
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import same_word, stem
from firsthand.rules.meaning.tokens.token import NAME, WORD, Token
from firsthand.rules.sieve import heads, holds_any

_NO_PHRASE = lazy(r"\bno ([a-z]+ [a-z]+)\b")
_DENYING = heads("not rather instead")
_DENYING_A_NAME = (", not ", "but not ", "rather than", "instead of")
_DENIAL = lazy(
    r"(?:,|\bbut) not (?:for |to |by |on |in |of )?([\w.:/-]*[\d.-][\w.:/-]*)"
    r"|\b(?:rather than|instead of) (?:for |to |by |on |in |of )?([\w.:/-]*[\d.-][\w.:/-]*)"
)


def denied_names(asked: Asked, evidence: Evidence) -> str:
    """A name that the evidence only denies (`for a, not b`) and the sentence affirms, or the reverse."""
    if _DENYING.isdisjoint(asked.signs) and _DENYING.isdisjoint(evidence.signs):
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


def denied_phrase(asked: Asked, evidence: Evidence) -> bool:
    """Whether two words stand side by side in a sentence, and in the evidence only behind `no`."""
    if "!neg" in asked.marks:
        return False
    said = asked.text.lower()
    for phrase in set(_NO_PHRASE.findall(evidence.lower)):
        if phrase in said and re.search(rf"(?<!\bno )\b{phrase}\b", said):
            everywhere = re.findall(rf"\b(no )?{phrase}\b", evidence.lower)
            if all(everywhere):
                return True
    return False


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


def polarity_differs(part: Part, evidence: Evidence) -> Finding | None:
    """A word of no known meaning, denied on one side only."""
    text, denied = part.text, evidence.facts.denied
    if part.denied and "!neg" in evidence.facts.marks:
        return None
    if not (part.denied or denied):
        return None
    spelled = evidence.spelled
    told = any(_tells(text, spelled[place]) for place in denied)
    if part.denied and not told and _fails_as_told(text, evidence):
        return None  # failed to spill: Spill failed
    if told == part.denied or not (
        told or any(_tells(text, spelled[at]) for at in evidence.holding(stem(text)))
    ):
        return None
    return Finding(OPEN, "polarity_differs", text)


def _denied(lower: str) -> set[str]:
    if not holds_any(lower, _DENYING_A_NAME):
        return set()
    return {(one or other).rstrip(".,") for one, other in _DENIAL.findall(lower)}


def _times(name: str, evidence: Evidence) -> int:
    return sum(1 for kind, text, _, _ in evidence.tokens if kind == NAME and text.lower() == name)


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


def _fails_as_told(text: str, evidence: Evidence) -> bool:
    facts = evidence.facts
    return any(
        _tells(text, spelled) and facts.flags[facts.stretches[place]] & FAIL
        for place, spelled in enumerate(evidence.spelled)
    )


def _tells(word: str, spelled: str) -> bool:
    return word in spelled or (word[:1] == spelled[:1] and same_word(word, spelled))
