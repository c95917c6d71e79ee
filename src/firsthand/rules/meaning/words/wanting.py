"""A word that the evidence does not hold: a mere kind or measure of what it does hold, or something new?

Owns which missing words add nothing, which leave a sentence open and which rule it out; what the text writes
of such a word comes first (`written.py`), then what `listed.py` asks. Pure.
It cannot tell a harmless noun from one that matters but by the lists of the lexicon.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import SHADES, TYPES, WEAK
from firsthand.rules.meaning.lexicon.relations import FIELD_RIVALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.words.acts_told import RUNNING, is_its_writer
from firsthand.rules.meaning.words.adding_nothing import beside_name
from firsthand.rules.meaning.words.at_the_last import last_try, overran
from firsthand.rules.meaning.words.kinds_shown import of_a_session, same_kind
from firsthand.rules.meaning.words.listed import LISTED, LISTED_WORDS, as_listed
from firsthand.rules.meaning.words.states_of_alarms import has_fired
from firsthand.rules.meaning.words.written import written_otherwise
from firsthand.rules.sieve import holds_any

_MERE = TYPES | WEAK
_MERE |= {f"-{one}" for one in _MERE}
_SHADES = SHADES | {f"-{one}" for one in SHADES}
"""Kinds and weak words, and shades, each with its denial."""
_STEADY = frozenset({"-change", "shift_steady"})
_EQUAL = lazy(r"(?<![\w.])(\d[\w.]*)(?:->| -> | → | to )\1(?![\w.])")
"""`34901K->34901K`: a value that did not change; of which thing a model may tell."""
_MOSTLY = 3
"""Words of a sentence that its text holds, so that one missing word may be another name of what is there."""
_NO_SLOT = ("sorry, too many clients already", "remaining connection slots are reserved")
_LACKS = frozenset({"miss", "low", "exhaust"})
_BY_SERVER = lazy(r"(?:the )?(?:postgres(?:ql)?|server)\b(?! client)")
_PASSIVE = lazy(
    r"\bconnections? (?:(?:to|of|from|by|for) (?:the )?([^\s,;.]+) )?"
    r"(?:was|were|is|are|being|been) (?:refused|rejected|denied)\b(?! by)"
)


def by_kind(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A word that the evidence does not hold: is it a mere kind or measure of what it does hold?"""
    if "@" in evidence.lower:
        session = of_a_session(part, asked, evidence)
        if session is not None:
            return session
    return written_otherwise(part, asked, evidence) or _missing(part, asked, evidence)


def _missing(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A word of which the text writes nothing: what it would add decides."""
    options, held = part.options, evidence.facts.held
    listed = part.text in LISTED_WORDS or not LISTED.isdisjoint(options)
    rivalled = listed and any(
        other in held for option in options for other in FIELD_RIVALS.get(option, ())
    )
    found = as_listed(part, rivalled, asked, evidence) if listed else None
    if found is not None:
        return found
    if not _MERE.isdisjoint(options):
        return _mere(part, rivalled, asked, evidence)
    if listed:
        if has_fired(part, evidence):
            return Finding(HOLDS, "state_of_an_alarm")
        tried = last_try(part, asked, evidence)
        if tried is not None:
            return tried
    if not rivalled and not THING_NAMES.isdisjoint(options):
        return Finding(OPEN, "thing_not_named", part.text)
    if listed and overran(part, evidence):
        return Finding(HOLDS, "limit_passed")
    if not _LACKS.isdisjoint(options) and holds_any(evidence.lower, _NO_SLOT):
        return Finding(HOLDS, "no_slot_left")
    if "refuse" in options and _refused_for_lack(asked, evidence):
        return Finding(HOLDS, "no_slot_left")
    if not _SHADES.isdisjoint(options):
        return Finding(OPEN, "shade_not_in_evidence", part.text)
    if not _STEADY.isdisjoint(options) and _EQUAL.search(evidence.lower) is not None:
        return Finding(OPEN, "equal_values", part.text)
    rank = OPEN if _is_mostly_told(asked, evidence) else UNSUPPORTED
    return Finding(rank, "word_not_in_evidence", part.text)


def _mere(part: Part, rivalled: bool, asked: Asked, evidence: Evidence) -> Finding:
    """A kind or a weak word: the text may show its kind otherwise."""
    options = part.options
    if not RUNNING.isdisjoint(options) and is_its_writer(part, asked, evidence):
        return Finding(HOLDS, "kind_of_its_writer")
    if TYPES.issuperset(options) and not rivalled and beside_name(part, asked):
        return Finding(HOLDS, "kind_of_a_name")
    kind = options[0] if len(options) == 1 else "query" if "query" in options else ""
    if kind and same_kind(kind, evidence):
        return Finding(HOLDS, "kind_of_a_name")
    return Finding(OPEN, "kind_not_named", part.text)


def _is_mostly_told(asked: Asked, evidence: Evidence) -> bool:
    """`12840 parcels wait to be sorted` of `12840 parcels wait`: one word of many, and a figure."""
    if not asked.has_numbers:
        return False
    held = evidence.facts.held
    told = [other for other in asked.parts if any(one in held for one in other.options)]
    return len(told) >= _MOSTLY


def _refused_for_lack(asked: Asked, evidence: Evidence) -> bool:
    """`PostgreSQL rejected a connection`, `it was refused` of `FATAL: sorry, too many clients already`."""
    if not holds_any(evidence.lower, _NO_SLOT):
        return False
    if _BY_SERVER.match(asked.lower) is not None:
        return True
    passive = _PASSIVE.search(asked.lower)
    return passive is not None and (passive[1] or "") in evidence.lower
