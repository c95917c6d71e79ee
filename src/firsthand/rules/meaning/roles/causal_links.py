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
    lower, texts = evidence.lower, evidence.texts
    if "_reason" in lower or not _REASONS.isdisjoint(texts):
        found += [(place, True) for place, text in enumerate(texts) if _gives_reasons(text)]
    found += [(place, False) for place in short_of(facts)]
    found += [(place, True) for place in _error_fields(evidence)]
    brackets = _explained(evidence)
    found += [(_clause_before(place, evidence), True) for place in brackets]
    found += [(place, False) for place in followed(evidence)]
    if "-" in texts:
        found += [(place, True) for place in _dashes(evidence)]
    if "result" in lower or "consequence" in lower:
        found += [(place, True) for place in _results(evidence)]
    found += [
        (place, True) for place in (*limits_passed(evidence, _ENDS), *done_by(evidence, _ENDS))
    ]
    if not facts.colons:
        return found
    ends = _events(evidence)
    told = {stretch for _, _, stretch in ends}
    explained = [
        place for place, stretch in facts.colons if facts.flags[stretch] & FAIL or stretch in told
    ]
    behind = {place for _, place, _ in ends}
    done = {place for name, place, _ in ends if name in _DONE}
    # `Out of memory: Killed process 902`; an error behind a failure gives its reason: `failed: EOFError`
    found += [
        (place, False)
        for place, _ in facts.colons
        if place not in brackets
        and not (done if place in explained else behind).isdisjoint((place + 1, place + 2))
    ]
    return found + [(place, True) for place in explained]


def _events(evidence: Evidence) -> list[tuple[str, int, int]]:
    """The events that a colon may give the reason of: concept, place and stretch, a record's level aside."""
    held = evidence.facts.held
    return [
        (name, place, stretch)
        for name in _ENDS
        for place, stretch in held.get(name, ())
        if name != "error" or not is_level(evidence.tokens, place)
    ]


def followed(evidence: Evidence) -> list[int]:
    """`table full, dropping packet`: what is done behind the comma is done for the state before it."""
    texts, held = evidence.texts, evidence.facts.held
    states = {place for name in _STATES for place, _ in held.get(name, ())}
    return [
        place + 1
        for place in sorted(states)
        if texts[place + 1] == "," and texts[place + 2].endswith("ing")
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
    facts, texts = evidence.facts, evidence.texts
    codes = [
        place
        for place, _ in facts.colons
        if texts[place] == "(" and place and _CODE.fullmatch(texts[place - 1])
    ]
    if not codes:
        return []
    failed = [
        evidence.sentence_of(place)
        for name in ("-success", "refuse")
        for place, _ in facts.held.get(name, ())
    ]
    return [place for place in codes if evidence.sentence_of(place) in failed]


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
    texts, held = evidence.texts, evidence.facts.held
    ends = {place for name in (*_ENDS, "-up", "-success") for place, _ in held.get(name, ())}
    return [place + 1 for place in sorted(ends) if texts[place + 1] == "-"]
