"""The outcome or the time of a deed, in the clause of another deed.

Owns two things that a clause without a subject of its own may tell wrongly: `deducting failed` where the
calling did, and a deed at the time of the one beside it. Pure.
It cannot tell whose outcome stands alone in a clause of its own before the deed.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.text_clauses import Reading
from firsthand.rules.meaning.tokens.instants import instants, same
from firsthand.rules.meaning.tokens.token import STAMP

_TWO = 2
_GROUP = lazy(r"\d+ similar[ ,]")
_TAIL = lazy(r" \(first [^()]+, last [^()]+\)\s*\Z")
_SUCCESS = frozenset({"success", "-success"})


def outcome_of_another(predicates: list[Part], told: list[list[int]], reading: Reading) -> str:
    """`deducting failed` of `deducting succeeded, calling failed`: a deed and its outcome in one clause."""
    for part, states in zip(predicates, told, strict=True):
        if not states or _SUCCESS.isdisjoint(part.options):
            continue
        outcomes = {reading.clause[one] for one in states}
        for deed, places in zip(predicates, told, strict=True):
            if deed is part or not places or DEEDS.isdisjoint(deed.options):
                continue
            if any("success" in one for one in deed.options):
                continue
            facts = reading.evidence.facts
            if any(facts.flags[facts.stretches[one]] & FAIL for one in places):
                continue  # Error: creating db-2: it fails where it is told
            clauses = {reading.clause[one] for one in places}
            alone = [c for c in outcomes if len(reading.telling(c)) < _TWO]
            if not clauses & outcomes and not (alone and any(c > min(clauses) for c in alone)):
                return deed.text
    return ""


def time_of_another(asked: Asked, told: list[list[int]], reading: Reading) -> bool:
    """`started at 02:12` of `started at 02:00, no heartbeat since 02:12`."""
    if _GROUP.match(reading.evidence.lower) is not None and _is_an_end(asked, reading):
        return False
    stamps: dict[int, list[bool]] = {}
    for place, (kind, text, _, _) in enumerate(reading.tokens):
        if kind == STAMP:
            times = instants(text)
            asks = asked.instants
            if ":" not in text and "T" not in text:  # a date: `expired 2026-06-01`
                asks = [one for one in asks if one.second is None]
            if not asks:
                continue
            mine = any(same(one, time) for one in asks for time in times)
            stamps.setdefault(reading.clause[place], []).append(mine)
    return any(
        places
        and all(
            stamps.get(reading.clause[one]) and not any(stamps[reading.clause[one]])
            for one in places
        )
        for places in told
    )


def _is_an_end(asked: Asked, reading: Reading) -> bool:
    """Whether a time is that of the first or the last of a group: of its deed, wherever it is written."""
    ends = _TAIL.search(reading.evidence.text)
    times = instants(ends[0]) if ends is not None else []
    return all(any(same(one, time) for time in times) for one in asked.instants)
