"""A missing word of which the lists of the lexicon say more than that it is missing.

Law: only of the concepts in LISTED and the words in LISTED_WORDS is anything asked here; most missing words
are none of them and are passed over at once (`wanting.py`). Pure.
It cannot tell a light deed from one that matters but by those lists.
"""

from firsthand.rules.meaning.lexicon.kinds import HARMLESS, RESOURCES
from firsthand.rules.meaning.lexicon.relations import FIELD_RIVALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.words.acts_told import ACTS, is_shown_as_act
from firsthand.rules.meaning.words.adding_nothing import (
    ADDING,
    ADDING_WORDS,
    adds_nothing,
    begins_another,
    is_measured_by,
    is_pointed_at,
    leads_to,
    modifies,
)
from firsthand.rules.meaning.words.at_the_last import LAST
from firsthand.rules.meaning.words.severities import LEVELS, severity_finding
from firsthand.rules.meaning.words.states_of_alarms import FIRED

_UNFINISHED = frozenset({"-success", "run", "accept"})
"""What a text tells of what it did not see end."""
_RAN = frozenset({"ran", "runs", "executed"})
_ITS_OWN = frozenset({"call", "execute", "operation", "request"})
LISTED = (
    ADDING
    | frozenset(FIELD_RIVALS)
    | HARMLESS
    | RESOURCES
    | LEVELS
    | ACTS
    | FIRED
    | _ITS_OWN
    | {"response", "-forward", "exhaust", "overrun"}
)
LISTED_WORDS = ADDING_WORDS | _RAN | LAST | {"link", "内存超限"}
"""Concepts and words of which more is asked than what they would add."""


def as_listed(part: Part, rivalled: bool, asked: Asked, evidence: Evidence) -> Finding | None:
    """A word that LISTED or LISTED_WORDS name: one that adds nothing, or a fact of its own."""
    options = part.options
    if "response" in options and _was_unanswered(asked, evidence):
        return Finding(CONTRADICTED, "nothing_was_answered", part.text)
    other = severity_finding(part, evidence)
    if other is not None:
        return other
    held = evidence.facts.held
    if not rivalled and not HARMLESS.isdisjoint(options):
        return Finding(HOLDS, "harmless_noun")
    if part.text == "link" and "connection" in held and leads_to(part, asked):
        return Finding(HOLDS, "link_of_a_connection")
    if not RESOURCES.isdisjoint(options):
        return Finding(UNSUPPORTED, "resource_not_in_evidence", part.text)
    unfinished = "complete" in options and not _UNFINISHED.isdisjoint(held)
    if (
        (not rivalled and modifies(part, asked, evidence))
        or (not unfinished and is_measured_by(part, asked))
        or begins_another(part, asked, evidence)
    ):
        return Finding(HOLDS, "modifier")
    if adds_nothing(part, asked, evidence):
        return Finding(HOLDS, "light_deed")
    if part.text in _RAN and asked.texts[part.place + 1] == "as":
        return Finding(HOLDS, "light_deed")  # ran as a collection scan
    if not _ITS_OWN.isdisjoint(options) and is_pointed_at(part, asked):
        return Finding(HOLDS, "this_one")
    if "-forward" in options and _is_forwarding(part, asked, evidence):
        return Finding(HOLDS, "forwarded_upstream")
    if not ACTS.isdisjoint(options) and is_shown_as_act(part, asked, evidence):
        return Finding(HOLDS, "act_of_its_format")
    return None


def _is_forwarding(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`could not forward the request` of a proxy's failed connection to its upstream."""
    if "upstream" not in evidence.lower or part.stretch not in asked.failing:
        return False
    facts = evidence.facts
    return any(flag & FAIL for flag in facts.flags) and "upstream" in facts.held


def _was_unanswered(asked: Asked, evidence: Evidence) -> bool:
    """`got a response` of `not responding`."""
    told = "!neg" not in asked.marks and not asked.flags & FAIL
    return told and "-return" in evidence.facts.held and "return" not in evidence.facts.held
