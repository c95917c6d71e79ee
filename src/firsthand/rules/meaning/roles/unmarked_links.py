"""A cause beside its effect without a word of cause: `the table is full. Skip.`, `GC (Allocation Failure)`.

Owns what a format or the order of two clauses joins: a deed that makes up a short sentence of its own behind
what it is done for, a failure on either side of the comma of a limit, the bracket behind a collection, `not
allowed when …`, and what an error's number means. Pure, linear.
It cannot tell a reason three sentences before the deed.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.token import Token
from firsthand.rules.sieve import holds_any

_DONE_FOR = ("skip", "ignore", "kill", "abort", "stop", "drop", "evict", "delete", "close")
"""Deeds that a line of a log tells last, in a sentence of their own."""
_SHORT = 3
"""Words of such a sentence at the most."""
_LIMITS = ("full", "exhaust", "-available", "reach_limit", "exceed", "throttle")
_REFUSED = ("timeout", "refuse", "-success", "abort", "drop")
_NEAR = 4
"""Tokens of the clause behind a comma in which its deed stands."""
_DENIED = ("-allow", "refuse", "-enable", "-accept")
_COLLECTIONS = names("gc young full pause mixed normal concurrent remark")
_CODES = ("error", "code", "status_code")
_MAY = (". ", ", ", "gc", "pause", " when ", " means ")


def unmarked_links(evidence: Evidence) -> list[tuple[int, bool]]:
    """Places that join two sides, each with whether the effect stands before it."""
    lower = evidence.lower
    if not holds_any(lower, _MAY):
        return []
    found: list[tuple[int, bool]] = []
    if ". " in lower:
        found += [(place, False) for place in _done_last(evidence)]
    if ", " in lower:
        found += _commas(evidence)
    if "(" in lower and holds_any(lower, ("gc", "pause")):
        tokens = evidence.tokens
        found += [(at, True) for at in range(len(tokens)) if is_collection(at, tokens)]
    if " when " in lower:
        found += [(place, True) for place in _denied_when(evidence)]
    if " means " in lower:
        found += [(place, True) for place in _meanings(evidence)]
    return found


def _places(concepts: tuple[str, ...], evidence: Evidence) -> set[int]:
    held = evidence.facts.held
    return {place for one in concepts for place, _ in held.get(one, ())}


def _done_last(evidence: Evidence) -> list[int]:
    """`… has a pending task. Skip.`: the stop before a deed that stands in a sentence of its own."""
    deeds, tokens = _places(_DONE_FOR, evidence), evidence.tokens
    return [
        at
        for at in range(1, len(tokens) - 1)
        if tokens[at][1] == "."
        and at + 1 in deeds
        and any(one[1] in (".", "⏎", "!") for one in tokens[at + 2 : at + 2 + _SHORT])
    ]


def _commas(evidence: Evidence) -> list[tuple[int, bool]]:
    """`not available, request timed out`; `rejected, rate limit reached`: the limit is the cause."""
    limits = _places(_LIMITS, evidence) - _places(("-up",), evidence)  # what is down is no limit
    refused = _places(_REFUSED, evidence)
    if not limits or not refused:
        return []
    found: list[tuple[int, bool]] = []
    for at, token in enumerate(evidence.tokens):
        if token[1] != ",":
            continue
        if any(one[1] in ":=" for one in evidence.tokens[at + 1 : at + 1 + _NEAR]):
            continue  # `DOWN, reason: timeout`: a field of its own
        behind = set(range(at + 1, at + 1 + _NEAR))
        if at - 1 in limits and behind & (refused - limits):
            found.append((at, False))
        elif at - 1 in refused - limits and behind & limits:
            found.append((at, True))
    return found


def is_collection(at: int, tokens: list[Token]) -> bool:
    """`GC (Allocation Failure)`, `Pause Young (Normal) (G1 Humongous Allocation)`: the last bracket."""
    if not 0 < at < len(tokens) - 1 or tokens[at][1] != "(":
        return False
    before, last, behind = (tokens[place][1].lower() for place in (at - 2, at - 1, at + 1))
    if behind in _COLLECTIONS:
        return False
    return last in _COLLECTIONS or (last == ")" and before in _COLLECTIONS)


def _denied_when(evidence: Evidence) -> list[int]:
    """`command not allowed when used memory > maxmemory`."""
    denied = _places(_DENIED, evidence)
    return [
        at
        for at, text in enumerate(evidence.spelled)
        if text == "when" and not denied.isdisjoint(range(max(0, at - _NEAR), at))
    ]


def _meanings(evidence: Evidence) -> list[int]:
    """`failed with error 28 … error number 28 means 'no space left on device'`."""
    codes = _places(_CODES, evidence)
    return [
        at
        for at, text in enumerate(evidence.spelled)
        if text == "means" and not codes.isdisjoint(range(max(0, at - _NEAR), at))
    ]
