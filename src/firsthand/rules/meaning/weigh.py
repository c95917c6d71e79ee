"""A sentence against one text: every part must be accounted for.

Owns the order of the checks. Pure.
"""

from collections.abc import Iterator

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.asked import Asked, Part
from firsthand.rules.meaning.bind import bind
from firsthand.rules.meaning.causes import cause_finding
from firsthand.rules.meaning.changes import (
    CHANGES,
    change_by,
    change_of_names,
    change_of_numbers,
    claimed_pair,
)
from firsthand.rules.meaning.comparisons import comparison
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.facts import FAIL, HEDGE, IF, OR, opposite
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.instants import same
from firsthand.rules.meaning.levels import level_shows
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import DEEDS, FIELD_RIVALS, OPPOSED, ROLES
from firsthand.rules.meaning.lexicon.kinds import GENERIC, MEASURES, OPTIONAL, TYPES, WEAK
from firsthand.rules.meaning.names import named, other_product, product_shows
from firsthand.rules.meaning.roles import role_findings
from firsthand.rules.meaning.scan import NAME, NUMBER
from firsthand.rules.meaning.scope import reach

_SOFT = ("unknown_word", "thing_not_named")
MOST_UNKNOWN = 1
"""Words that the evidence lacks, before a sentence counts as unsupported."""


def weigh(asked: Asked, evidence: Evidence) -> Finding:
    """The worst finding of a sentence over one text."""
    worst = Finding(HOLDS, "every_part_bound")
    unknown = 0
    for finding in _findings(asked, evidence):
        if finding.rule in _SOFT:
            unknown += 1
            if unknown > MOST_UNKNOWN:
                return Finding(UNSUPPORTED, "words_not_in_evidence", finding.detail)
        if finding.rank > worst.rank:
            worst = finding
            if worst.rank >= UNSUPPORTED:
                return worst
    return worst


def _findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    trap = _state_trap(asked, evidence)
    if trap is not None:
        yield trap
    for part in asked.names:
        yield name_finding(part, evidence)
    for part in asked.parts:
        yield part_finding(part, asked, evidence)
    yield from reach(asked, evidence)
    change = change_of_numbers(asked, evidence.figures) if asked.has_numbers else None
    if change is not None:
        yield change
    elif asked.has_numbers:
        yield from bind(asked, evidence)
    compared = comparison(asked, evidence)
    if compared is not None:
        yield compared
    yield from role_findings(asked, evidence)
    order = change_of_names(asked, evidence.lower)
    if order is not None:
        yield order
    for instant in asked.instants:
        if not any(same(instant, one) for one in evidence.instants):
            yield Finding(UNSUPPORTED, "time_not_in_evidence")
    if "!because" in asked.marks or "!cause" in asked.marks:
        yield cause_finding(asked, evidence)
    if not asked.has_numbers and not asked.flags & FAIL and _failure_left_out(asked, evidence):
        yield Finding(OPEN, "failure_left_out")
    if asked.loose_negation:
        yield Finding(OPEN, "negation_unbound")


_TOOL_NOUNS: dict[str, tuple[str, ...]] = {
    ToolName.QUERY_METRICS: ("alert_noun", "series"),
    ToolName.QUERY_MYSQL: ("row", "record", "table"),
}
"""What a text of that tool is."""
_STATES = frozenset({"resolved", "inactive", "pending", "suppressed"})


def _state_trap(asked: Asked, evidence: Evidence) -> Finding | None:
    """An alert that is not firing says nothing about now; only its own state and times may be told."""
    if evidence.tool != ToolName.QUERY_METRICS:
        return None
    held = evidence.facts.held
    if "firing" in held or not _STATES & held.keys():
        return None
    if (_STATES | {"firing", "-firing", "trigger", "-trigger"}) & asked.said:
        return None
    if "alert_noun" in asked.said and (asked.instants or asked.figures):
        return None
    return Finding(UNSUPPORTED, "alert_is_not_firing")


def name_finding(part: Part, evidence: Evidence) -> Finding:
    if named(part.text, evidence.lower):
        return Finding(HOLDS, "name")
    shows = product_shows(part.text.lower(), evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False and not other_product(part.text.lower(), evidence.lower):
        return Finding(OPEN, "product_not_in_evidence", part.text)
    return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)


def part_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    if not part.options:
        return word_finding(part, evidence)
    if part.options == ("reach_limit",):
        return _limit_reached(part, evidence)
    facts = evidence.facts
    left_out, only_or = False, True
    guided = evidence.tool == ToolName.LOOKUP_KNOWLEDGE and "!ought" in asked.marks
    for option in part.options:
        places = facts.held.get(option)
        if places:
            if option.lstrip("-") in THING_NAMES:
                if option in facts.zeros and not any(
                    figure.number.value == 0 for figure in asked.figures
                ):
                    return Finding(CONTRADICTED, "there_is_none", part.text)
                if option[0] != "-" and _only_denied(places, asked, evidence):
                    return Finding(OPEN, "denied_in_evidence", part.text)
                return Finding(HOLDS, "thing")
            deed = option in DEEDS and not guided
            allowed = asked.flags if deed else asked.flags | FAIL
            if guided:
                allowed |= HEDGE | IF | OR
            if option == "-success" and _only_modal(places, part, evidence):
                return Finding(OPEN, "failure_of_another_deed", part.text)
            clear = [stretch for _, stretch in places if not facts.flags[stretch] & ~allowed]
            if clear and (len(clear) == len(places) or not deed):
                return Finding(HOLDS, "state")
            if clear:
                return Finding(OPEN, "deed_both_done_and_failed", part.text)
            for _, stretch in places:
                only_or &= facts.flags[stretch] & ~allowed == OR
            left_out = True
        if option[0] == "-":
            base = option[1:]
            if any(other in facts.held for other in OPPOSED.get(base, ())):
                return Finding(HOLDS, "excluded")
            if base in DEEDS and any(
                facts.flags[stretch] & FAIL for _, stretch in facts.held.get(base, ())
            ):
                return Finding(HOLDS, "failed")
        elif asked.flags & FAIL and facts.held.get(opposite(option)):
            return Finding(HOLDS, "failed")
    if left_out and any(option in WEAK for option in part.options):
        return Finding(OPEN, "reservation_left_out", part.text)
    if left_out:
        rank = OPEN if only_or else UNSUPPORTED
        return Finding(rank, "reservation_left_out", part.text)
    for option in part.options:
        if option.lstrip("-") in THING_NAMES:
            continue
        if facts.held.get(opposite(option)) or any(
            other in facts.held for other in OPPOSED.get(option, ())
        ):
            return Finding(CONTRADICTED, "state_contradicted", part.text)
    if any(option in CHANGES for option in part.options) and (
        claimed_pair(asked) is not None or change_by(asked, evidence.figures)
    ):
        return Finding(HOLDS, "change")  # the change itself is judged with its numbers
    if "success" in part.options and _done(asked, evidence):
        return Finding(HOLDS, "deed_done")
    if any(level_shows(option, evidence) for option in part.options):
        return Finding(HOLDS, "level_by_numbers")
    if all(option[0] == "-" and option[1:] in THING_NAMES for option in part.options):
        return Finding(UNSUPPORTED, "absence_not_in_evidence", part.text)
    if any(
        option in GENERIC or option in _TOOL_NOUNS.get(evidence.tool, ()) for option in part.options
    ):
        return Finding(HOLDS, "generic_kind")
    if named(part.text, evidence.lower) or any(_measured(option, asked, evidence) for option in part.options):
        return Finding(HOLDS, "word")
    if any(option.lstrip("-") in TYPES or option.lstrip("-") in WEAK for option in part.options):
        if all(option in TYPES for option in part.options) and _beside_name(part, asked):
            return Finding(HOLDS, "kind_of_a_name")
        return Finding(OPEN, "kind_not_named", part.text)
    if any(option in THING_NAMES for option in part.options):
        rivals = {other for option in part.options for other in FIELD_RIVALS.get(option, ())}
        if not rivals & facts.held.keys():
            return Finding(OPEN, "thing_not_named", part.text)
    return Finding(UNSUPPORTED, "word_not_in_evidence", part.text)


_MODAL = frozenset("cannot can't could couldn't unable 无法 不能 未能".split()) | {"could not", "unable to"}


def _failure_left_out(asked: Asked, evidence: Evidence) -> bool:
    """A sentence of things alone, all of which the evidence names in stretches where something fails."""
    facts = evidence.facts
    if any(option.lstrip("-") not in THING_NAMES for option in asked.said):
        return False
    stretches = {stretch for option in asked.said for _, stretch in facts.held.get(option, ())}
    return bool(stretches) and all(facts.flags[stretch] & FAIL for stretch in stretches)


def _only_modal(places: list[tuple[int, int]], part: Part, evidence: Evidence) -> bool:
    """Whether the evidence only says that something cannot be done, and the sentence that it failed."""
    if part.text in _MODAL:
        return False
    return all(evidence.tokens[place][1].lower() in _MODAL for place, _ in places)


def _only_denied(places: list[tuple[int, int]], asked: Asked, evidence: Evidence) -> bool:
    """Whether the evidence speaks of a thing only to deny it, and the sentence denies nothing."""
    if "!neg" in asked.marks or asked.flags & FAIL or any(f.number.value == 0 for f in asked.figures):
        return False
    denied = evidence.facts.denied
    return bool(denied) and all(place in denied for place, _ in places)


def _limit_reached(part: Part, evidence: Evidence) -> Finding:
    """`reached its maximum`: the evidence says full or exhausted, or two of its numbers are equal."""
    facts = evidence.facts
    for concept in ("full", "exhaust"):
        if any(
            not facts.flags[stretch] & ~FAIL and concept in (evidence.tokens[place][2] or ())
            for place, stretch in facts.held.get(concept, ())
        ):
            return Finding(HOLDS, "limit_reached")
        if level_shows(concept, evidence):
            return Finding(HOLDS, "limit_reached")
    return Finding(UNSUPPORTED, "limit_not_reached", part.text)


def _done(asked: Asked, evidence: Evidence) -> bool:
    """Whether a deed of the sentence stands as done in the evidence: `rolled back` is a success."""
    facts = evidence.facts
    for option in asked.said & DEEDS:
        for place, stretch in facts.held.get(option, ()):
            text = evidence.tokens[place][1].lower()
            if not facts.flags[stretch] and (
                text.endswith(("ed", "完成", "已")) or option == "success"
            ):
                return True
    return False


def _measured(concept: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a concept only names the kind of a number or state that the sentence has."""
    if concept in OPTIONAL:
        return True
    if ROLES.get(concept) in ("limit", "max"):
        return any(figure.role in ("limit", "max") for figure in asked.figures)
    unit = MEASURES.get(concept)
    if concept == "free" and any(figure.number.unit == "B" for figure in asked.figures):
        return True
    if unit is None:
        return False
    figures = asked.figures or evidence.figures
    return any(figure.number.unit == unit for figure in figures)


def _beside_name(part: Part, asked: Asked) -> bool:
    """Whether a kind stands right before or behind an identifier or a number of the sentence."""
    for step in (-1, 1):
        for distance in (1, 2):
            place = part.place + step * distance
            if 0 <= place < len(asked.tokens):
                kind, _, entry, _ = asked.tokens[place]
                if kind in (NAME, NUMBER):
                    return True
                if entry != ():
                    break
    return False


def word_finding(part: Part, evidence: Evidence) -> Finding:
    text = part.text
    if text in evidence.lower:
        denied = evidence.facts.denied
        places = [place for place, token in enumerate(evidence.tokens) if text in token[1].lower()]
        if places and part.denied != any(place in denied for place in places):
            if not part.denied or "!neg" not in evidence.facts.marks:
                return Finding(OPEN, "polarity_differs", text)
        return Finding(HOLDS, "word")
    shows = product_shows(text, evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False:
        rank = UNSUPPORTED if other_product(text, evidence.lower) else OPEN
        return Finding(rank, "product_not_in_evidence", text)
    stem = text.rstrip("s")
    for ending in ("ing", "ed", "ion", "ly", "es"):
        if stem.endswith(ending) and len(stem) > len(ending) + 3:
            stem = stem[: -len(ending)]
            break
    if len(stem) > 3 and stem in evidence.lower:
        return Finding(HOLDS, "word")
    if any(named(text[:length], evidence.lower) for length in range(len(text) - 2, 3, -1)):
        return Finding(HOLDS, "abbreviation")
    return Finding(OPEN, "unknown_word", text)
