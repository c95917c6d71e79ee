"""Where a text joins a cause to its effect: the places, and on which side the effect stands.

Owns what links: a causal word, a field of reasons, the colon or dash behind a failure (`bind failed: address
in use`), the bracket behind a code, `results from`, what is done behind the comma of a state. Pure.
It cannot tell a colon that only introduces, but by the failure before it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.placed import is_level
from firsthand.rules.meaning.reading.told_together import short_of
from firsthand.rules.meaning.roles.named_causes import is_noun
from firsthand.rules.meaning.roles.passives import done_by, limits_passed

_ENDS = (
    "exit",
    "kill",
    "evict",
    "error",
    "stop",
    "abort",
    "close",
    "-connect",
    "lose",
    "delete",
    "expire",
    "-find",
    "-available",
    "-schedule",
    "-return",
    "-reach",
)
"""Events that a colon may give the reason of."""
_DONE = ("kill", "evict", "stop", "abort", "delete")
"""Those that are done for the failure before a colon, too."""
_RESULTS = names("result results resulted resulting consequence")
_RESULTING = frozenset({"result of", "results from", "resulted from", "the result of"})
_CODE = lazy(r"[A-Z]{1,6}[-_]?\d{1,6}")
"""How an error code is written."""
_STATES = ("full", "exhaust", "-available", "timeout", "-connect", "-reach")
_REASONS = names("reason reasons 原因 err")
"""Names of fields that hold a reason."""


def links(evidence: Evidence) -> list[tuple[int, bool]]:
    """Places of causal words and failure colons; True where the effect stands before."""
    facts = evidence.facts
    found = [(place, True) for place in facts.marks.get("!because", ())]
    found += [(place, is_noun(evidence.tokens, place)) for place in facts.marks.get("!cause", ())]
    found += [
        (place, True) for place, token in enumerate(evidence.tokens) if _gives_reasons(token[1])
    ]
    found += [(place, False) for place in short_of(facts)]
    found += [(place, True) for place in _error_fields(evidence)]
    brackets = _explained(evidence)
    found += [(_clause_before(place, evidence), True) for place in brackets]
    found += [(place, False) for place in followed(evidence)]
    found += [(place, True) for place in (*_dashes(evidence), *_results(evidence))]
    found += [
        (place, True) for place in (*limits_passed(evidence, _ENDS), *done_by(evidence, _ENDS))
    ]
    explained = [
        place
        for place, stretch in facts.colons
        if facts.flags[stretch] & FAIL or _ended(evidence, stretch)
    ]
    found += [
        (place, False)
        for place, _ in facts.colons
        if place not in brackets
        and _ends_behind(place, _DONE if place in explained else _ENDS, evidence)
    ]
    return found + [(place, True) for place in explained]


def _ends_behind(colon: int, ends: tuple[str, ...], evidence: Evidence) -> bool:
    """`Out of memory: Killed process 902`; an error behind a failure gives its reason: `failed: EOFError`."""
    held = evidence.facts.held
    for name in ends:
        for place, _ in held.get(name, ()):
            if colon < place <= colon + 2 and not _is_a_level(name, place, evidence):
                return True
    return False


def followed(evidence: Evidence) -> list[int]:
    """`table full, dropping packet`: what is done behind the comma is done for the state before it."""
    tokens, held = evidence.tokens, evidence.facts.held
    states = {place for name in _STATES for place, _ in held.get(name, ())}
    return [
        at
        for at in range(1, len(tokens) - 1)
        if tokens[at][1] == "," and at - 1 in states and tokens[at + 1][1].endswith("ing")
    ]


def _gives_reasons(text: str) -> bool:
    return text in _REASONS or text.endswith(("_reason", "_reasons"))


def _error_fields(evidence: Evidence) -> list[int]:
    """`connection broken, error = EOFException`: the field of what went wrong."""
    if "error" not in evidence.lower:
        return []
    tokens = evidence.tokens
    return [
        at
        for at in range(1, len(tokens) - 1)
        if tokens[at][1] == "error" and tokens[at + 1][1] == "="
    ]


def _explained(evidence: Evidence) -> list[int]:
    """`the push failed, code E77 (no balance left)`: a code's bracket, behind a failure in its sentence."""
    facts, tokens = evidence.facts, evidence.tokens
    failed = [
        evidence.sentence_of(place)
        for name in ("-success", "refuse")
        for place, _ in facts.held.get(name, ())
    ]
    return [
        place
        for place, _ in facts.colons
        if tokens[place][1] == "("
        and place
        and _CODE.fullmatch(tokens[place - 1][1])
        and evidence.sentence_of(place) in failed
    ]


def _clause_before(place: int, evidence: Evidence) -> int:
    """The comma at which the clause of a bracket begins, else the bracket."""
    return next((at for at in range(place, -1, -1) if evidence.tokens[at][1] == ","), place)


def _results(evidence: Evidence) -> list[int]:
    """`this is the result of …`, `results from …`: the cause stands behind."""
    tokens = evidence.tokens
    return [
        at
        for at, (_, text, _, _) in enumerate(tokens[:-1])
        if (text in _RESULTS and tokens[at + 1][1] in ("of", "from")) or text in _RESULTING
    ]


def _dashes(evidence: Evidence) -> list[int]:
    """`Down - Hold Timer Expired`: a dash right behind the event that it gives the reason of."""
    tokens = evidence.tokens
    held = evidence.facts.held
    ends = {place for name in (*_ENDS, "-up", "-success") for place, _ in held.get(name, ())}
    return [at for at, token in enumerate(tokens) if at and token[1] == "-" and at - 1 in ends]


def _ended(evidence: Evidence, stretch: int) -> bool:
    held = evidence.facts.held
    for name in _ENDS:
        for place, where in held.get(name, ()):
            if where == stretch and not _is_a_level(name, place, evidence):
                return True
    return False


def _is_a_level(name: str, place: int, evidence: Evidence) -> bool:
    """`ERROR loader: …`: the record's level gives no reason and has none."""
    return name == "error" and is_level(evidence.tokens, place)
