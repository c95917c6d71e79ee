"""A sentence against one text: every part must be accounted for.

Owns the order of the checks; the worst finding decides, and the first that rules the sentence out ends
them. Pure.
"""

from collections.abc import Iterator

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.binding.bind import bind
from firsthand.rules.meaning.computed.comparisons import COMPARING, comparison
from firsthand.rules.meaning.computed.delta import moved_by
from firsthand.rules.meaning.computed.exceeded import is_denied_excess, is_restated_excess
from firsthand.rules.meaning.computed.margins import FAR, barely_beyond
from firsthand.rules.meaning.figures.changed_names import FROM, change_of_names
from firsthand.rules.meaning.figures.changes import CHANGES, change_of_numbers, claimed_pair
from firsthand.rules.meaning.figures.dated import in_order_of_days
from firsthand.rules.meaning.figures.parts_of_times import TAKING, TOTALS, part_of_time
from firsthand.rules.meaning.reach.alerts import alert_is_not_firing
from firsthand.rules.meaning.reach.change_over_rows import change_over_rows
from firsthand.rules.meaning.reach.denials import denied_names, denied_phrase
from firsthand.rules.meaning.reach.denied_by_code import denied_by_code
from firsthand.rules.meaning.reach.lasting import LASTS, lasts_longer
from firsthand.rules.meaning.reach.persisting import LASTING, did_once, is_over
from firsthand.rules.meaning.reach.reckoned_times import is_reckoned
from firsthand.rules.meaning.reach.scope import REACHING, reach
from firsthand.rules.meaning.reach.traps import (
    EXISTING,
    failure_left_out,
    is_missing,
    only_supposed,
)
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.hints import READING
from firsthand.rules.meaning.reading.meanings import FAIL, IF
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.attached import attached
from firsthand.rules.meaning.roles.blockers import blocked_for_blocking
from firsthand.rules.meaning.roles.causes import cause_finding, is_of_the_cause
from firsthand.rules.meaning.roles.directions import TOWARDS, direction_finding
from firsthand.rules.meaning.roles.holders import HOLDING, WAITING, held_by_another
from firsthand.rules.meaning.roles.located import SIDES, other_side
from firsthand.rules.meaning.roles.methods import METHODS, method_finding
from firsthand.rules.meaning.roles.names_in_roles import role_findings
from firsthand.rules.meaning.roles.own_ids import own_id_findings
from firsthand.rules.meaning.roles.parts_of_wholes import whole_for_part
from firsthand.rules.meaning.roles.reversed_causes import TURNING, reversed_cause
from firsthand.rules.meaning.roles.sides_of_links import ENDS_OF_LINKS, side_finding
from firsthand.rules.meaning.roles.told_of_itself import told_of_itself
from firsthand.rules.meaning.roles.values_of_keys import of_another_key
from firsthand.rules.meaning.tokens.instants import known
from firsthand.rules.meaning.words.kinds_of_names import NAMED_KINDS, kind_finding, word_as_name
from firsthand.rules.meaning.words.names_told import name_finding, piece_of_an_alarm
from firsthand.rules.meaning.words.parts import part_finding
from firsthand.rules.meaning.words.plainly import not_told_plainly
from firsthand.rules.meaning.words.read_fields import read_findings
from firsthand.rules.meaning.words.ruled_out import is_ruled_out
from firsthand.rules.meaning.words.settings import (
    SAYING_SWITCHES,
    SWITCHING,
    is_switch,
    switch_finding,
)
from firsthand.rules.meaning.words.unknown_words import counts_none

_METRICS, _KNOWLEDGE = ToolName.QUERY_METRICS, ToolName.LOOKUP_KNOWLEDGE
_SOFT = frozenset(
    {"unknown_word", "thing_not_named", "shade_not_in_evidence", "absence_not_in_evidence"}
)
"""Findings that leave a part open."""
_UNNAMED = frozenset({"kind_not_named", "thing_not_named", "shade_not_in_evidence"})
"""Findings on a word that the text does not have."""
MOST_UNKNOWN = 1
"""Words that the evidence lacks, before a sentence counts as unsupported."""

_FEW_SAY = frozenset(NAMED_KINDS | READING | EXISTING | LASTING | SAYING_SWITCHES)
"""Words of several rules, of which one sentence in fifty has any."""
_FEW_MEAN = SWITCHING | ENDS_OF_LINKS | SIDES | HOLDING | {"blocked_off"}
"""Concepts of several rules, of which most sentences have none."""
_FEW_HOLD = METHODS | FAR | TAKING | TURNING | LASTS | WAITING
"""Signs of several rules (`sieve.py`), of which most sentences hold none."""
_TOWARDS, _REACHING, _FROM, _CHANGES = TOWARDS, REACHING, FROM, CHANGES
"""As names of this module: of an imported one Python 3.11 makes a method anew for each call."""
_NOTHING, _ALL = Finding(OPEN, "nothing_to_bind"), Finding(HOLDS, "every_part_bound")


def weigh(asked: Asked, evidence: Evidence) -> Finding:
    """The worst finding of a sentence over one text."""
    worst = _ALL if asked.parts or not asked.empty else _NOTHING
    unknown = 0
    for finding in _findings(asked, evidence):
        rank = finding.rank
        if rank == HOLDS:
            continue
        if finding.rule in _SOFT:
            unknown += 1
            if unknown > MOST_UNKNOWN:
                return Finding(UNSUPPORTED, "words_not_in_evidence", finding.detail)
        if rank > worst.rank:
            worst = finding
            if rank >= UNSUPPORTED:
                return worst
    # 9. All parts are there: does each stand with its subject?
    return attached(asked, evidence) if worst.rank == HOLDS else worst


def holds(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence follows from one text: as `weigh`, but the first finding ends it."""
    if asked.empty:
        return False
    for one in _findings(asked, evidence):
        if one.rank != HOLDS:
            return False
    return attached(asked, evidence).rank == HOLDS


def _unnamed(found: Finding, part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A word that the text lacks: of a cause, or ruled out by what the text names in its place."""
    if evidence.tool != _KNOWLEDGE and is_of_the_cause(part, asked):
        return Finding(UNSUPPORTED, "cause_not_in_evidence", part.text)
    if is_ruled_out(part, asked, evidence):
        return Finding(CONTRADICTED, "another_in_its_place", part.text)
    return found


def _findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    marks, names, numbers = asked.marks, asked.names, asked.has_numbers
    said_rarely = not _FEW_SAY.isdisjoint(asked.words)
    meant_rarely = not _FEW_MEAN.isdisjoint(asked.said)
    signs = asked.signs & _FEW_HOLD
    # 1. What the text cannot speak of at all.
    if evidence.tool == _METRICS and (trap := alert_is_not_firing(asked, evidence)):
        yield trap
    if signs and not METHODS.isdisjoint(signs) and (method := method_finding(asked, evidence)):
        yield method
    switched = None
    if said_rarely or (meant_rarely and not SWITCHING.isdisjoint(asked.said)):
        switched = switch_finding(asked, evidence)
        if switched is not None and switched.rank != HOLDS:
            yield switched
    # 2. Names, then words, each by itself.
    for part in names:
        named = name_finding(part, evidence)
        if named.rank == UNSUPPORTED and "alarm" in evidence.lower:
            named = piece_of_an_alarm(part, names, evidence) or named
        if named.rank != HOLDS:
            yield named
    for part in not_told_plainly(asked, evidence):
        if switched is None or not is_switch(part):
            told = part_finding(part, asked, evidence)
            if told.rank != HOLDS:
                yield _unnamed(told, part, asked, evidence) if told.rule in _UNNAMED else told
    if names and (kind := kind_finding(asked, evidence)):
        yield kind
    of_a_kind = said_rarely and not NAMED_KINDS.isdisjoint(asked.words)
    if of_a_kind and (other := word_as_name(asked, evidence)):
        yield Finding(OPEN, "name_not_in_evidence", other)
    # 3. How far the sentence reaches.
    if marks and not _REACHING.isdisjoint(marks):
        yield from reach(asked, evidence)
    # 4. Numbers: a change in its order, then each in its field; comparisons without a number.
    changes = numbers and not _CHANGES.isdisjoint(asked.said)
    pair = claimed_pair(asked) if changes else None
    change = change_of_numbers(asked, in_order_of_days(evidence)) if pair else None
    if change is not None:
        if change.rule == "figure_differs":
            change = moved_by(asked, evidence) or change
        yield change
    if numbers or "!times" in marks:
        yield from bind(asked, evidence, pair or () if change is not None else ())
    far = signs and numbers and not FAR.isdisjoint(signs)
    if far and (bound := barely_beyond(asked, evidence)):
        yield Finding(OPEN, "barely_beyond", bound)
    if marks and not COMPARING.isdisjoint(marks) and not is_restated_excess(asked, evidence):
        compared = comparison(asked, evidence)
        if compared is not None:
            restated = compared.rule == "limit_restated" and is_denied_excess(evidence)
            yield Finding(OPEN, "excess_denied") if restated else compared
    # 5. Who did what to whom, in which order.
    yield from role_findings(asked, evidence)
    if len(names) > 1 and (itself := told_of_itself(asked, evidence)):
        yield Finding(UNSUPPORTED, "told_of_itself", itself)
    if said_rarely and names and not READING.isdisjoint(asked.words):
        yield from read_findings(asked, evidence)
    if numbers and (whole := whole_for_part(asked, evidence)):
        yield whole
    timed = signs and not (TAKING.isdisjoint(signs) or TOTALS.isdisjoint(evidence.signs))
    if timed and (time := part_of_time(asked, evidence)):
        yield time
    linked = meant_rarely and not ENDS_OF_LINKS.isdisjoint(asked.said) and "_" in evidence.text
    if linked and (side := side_finding(asked, evidence)):
        yield side
    if numbers and "my" in evidence.lower:
        yield from own_id_findings(asked, evidence)
    if (names or not _TOWARDS.isdisjoint(asked.words)) and (
        direction := direction_finding(asked, evidence)
    ):
        yield direction
    sided = meant_rarely and not SIDES.isdisjoint(asked.said)
    if sided and (side := other_side(asked, evidence)):
        yield side
    holding = (meant_rarely and not HOLDING.isdisjoint(asked.said)) or (
        signs and not WAITING.isdisjoint(signs)
    )
    if holding and (names or numbers) and (holder := held_by_another(asked, evidence)):
        yield holder
    blocks = "lock" in asked.lower or (meant_rarely and "blocked_off" in asked.said)
    if blocks and (blocked := blocked_for_blocking(asked, evidence)):
        yield blocked
    if changes and (rows := change_over_rows(asked, evidence)):
        yield rows
    if not _FROM.isdisjoint(asked.signs) and (order := change_of_names(asked, evidence.lower)):
        yield order
    if "!neg" not in marks and (valued := of_another_key(asked, evidence)):
        yield valued
    # 6. Times.
    if asked.stamps:
        for instant in asked.instants:
            if not known(instant, evidence.instants) and not is_reckoned(instant, asked, evidence):
                yield Finding(UNSUPPORTED, "time_not_in_evidence")
    # 7. Causes, when all else is bound.
    if "!because" in marks or "!cause" in marks:
        yield cause_finding(asked, evidence)
    turns = signs and not TURNING.isdisjoint(signs) and evidence.facts.colons
    if turns and (turned := reversed_cause(asked, evidence)):
        yield turned
    # 8. What was left out.
    if names and (denied := denied_names(asked, evidence)):
        yield Finding(CONTRADICTED, "name_denied", denied)
    if said_rarely and not EXISTING.isdisjoint(asked.words) and is_missing(asked, evidence):
        yield Finding(CONTRADICTED, "does_not_exist")
    if signs and not LASTS.isdisjoint(signs) and lasts_longer(asked, evidence):
        yield Finding(UNSUPPORTED, "value_of_one_moment")
    lasting = said_rarely and evidence.tool != _KNOWLEDGE and not LASTING.isdisjoint(asked.words)
    if lasting and (is_over(asked, evidence) or did_once(asked, evidence)):
        yield Finding(UNSUPPORTED, "state_is_over")
    if max(evidence.facts.flags) >= IF and only_supposed(asked, evidence):
        yield Finding(OPEN, "only_supposed")
    if not asked.flags & FAIL:
        if failure_left_out(asked, evidence):
            yield Finding(OPEN, "failure_left_out")
        if denied_by_code(asked, evidence):
            yield Finding(UNSUPPORTED, "failure_left_out")
    if "no " in evidence.lower and denied_phrase(asked, evidence):
        yield Finding(CONTRADICTED, "denied_in_evidence")
    if asked.loose_negation and not counts_none(asked, evidence):
        yield Finding(OPEN, "negation_unbound")
