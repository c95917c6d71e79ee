"""One content word or name of a sentence against one text.

Owns what accounts for a word: the same concept with the same polarity and without a reservation that the
sentence leaves out; what implies it; a number that amounts to it; the word itself. Pure.
It cannot tell whether two words of one concept mean the same shade.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning import traps
from firsthand.rules.meaning.asked import Asked, Part
from firsthand.rules.meaning.changes import CHANGES, change_by, claimed_pair
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.facts import Facts, Place
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.levels import level_shows
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import (
    WEAK,
)
from firsthand.rules.meaning.lexicon.relations import DEEDS, EXCLUDED, FAILURES, OPPOSED
from firsthand.rules.meaning.meanings import FAIL, HEDGE, IF, OR, opposite
from firsthand.rules.meaning.names import (
    heads_a_name,
    named,
    other_product,
    product_shows,
    word_shows,
)
from firsthand.rules.meaning.tokens import NAME
from firsthand.rules.meaning.wanting import by_kind

_NAMED = 3.0
_FAILED = frozenset({"-success", "error"})
"""Weight of the name that a number's field has in the evidence."""


def name_finding(part: Part, evidence: Evidence) -> Finding:
    """An identifier: the evidence must name it, or be of that product."""
    if named(part.text, evidence.lower):
        return Finding(HOLDS, "name")
    pieces = part.text.split("/")
    if len(pieces) == 2 and all(piece and named(piece, evidence.lower) for piece in pieces):
        return Finding(HOLDS, "name_of_two")  # topic/partition
    shows = product_shows(part.text.lower(), evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False and not other_product(part.text.lower(), evidence.lower):
        return Finding(OPEN, "product_not_in_evidence", part.text)
    return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)


def part_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A content word: the first of these that has something to say decides."""
    if not part.options:
        return _unknown_word(part, evidence)
    if _names_a_field(part, asked, evidence):
        return Finding(HOLDS, "named_field")
    if _some_of_it(part, asked, evidence):
        return Finding(CONTRADICTED, "there_are_some", part.text)
    if part.options == ("reach_limit",):
        return traps.limit_reached(part, asked, evidence)
    for option in part.options:
        places = evidence.facts.held.get(option)
        if places and option.lstrip("-") in THING_NAMES:
            if option[0] == "-" and _only_a_kind(places, asked, evidence):
                return Finding(OPEN, "only_a_kind_of_it", part.text)
            return _thing(option, part, asked, evidence)
    return (
        _composed(part, evidence.facts)
        or _state(part, asked, evidence)
        or _contradiction(part, evidence.facts)
        or _amounts_to(part, asked, evidence)
        or _absence(part, asked, evidence)
        or by_kind(part, asked, evidence)
    )


def _names_a_field(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`Hold H-88` of `hold=H-88`: the word is the name of a field, and tells nothing."""
    behind = asked.tokens[part.place + 1 : part.place + 2]
    if not behind or behind[0][0] != NAME:
        return False
    return f"{part.text}={behind[0][1].lower()}" in evidence.lower


def _thing(option: str, part: Part, asked: Asked, evidence: Evidence) -> Finding:
    facts = evidence.facts
    zero = option in facts.zeros and not any(one.number.value == 0 for one in asked.figures)
    if zero and not _none_of_it(option, asked, evidence):
        return Finding(CONTRADICTED, "there_is_none", part.text)
    if option[0] != "-" and traps.only_denied(facts.held[option], asked, evidence):
        return Finding(OPEN, "denied_in_evidence", part.text)
    return Finding(HOLDS, "thing")


def _only_a_kind(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`no server left` of `0 backup servers left`: the zero counts a kind that goes unsaid."""
    held = evidence.facts.held
    for place, _ in places:
        kinds = [
            one
            for one in evidence.tokens[place - 1][2] or ()
            if one in THING_NAMES and any(at == place - 1 for at, _ in held.get("-" + one, ()))
        ]
        if not kinds or any(one in asked.said or "-" + one in asked.said for one in kinds):
            return False
    return True


def _denied(asked: Asked) -> set[str]:
    return {one[1:] for part in asked.parts for one in part.options if one[0] == "-"}


def _some_of_it(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`no connection was active` of `active=20`: what is denied is what the field counts."""
    if "!neg" not in asked.marks or asked.figures:
        return False
    denied = _denied(asked)
    return any(
        figure.field.get(option, 0.0) >= _NAMED
        and figure.number.value
        and denied & figure.field.keys()
        for option in part.options
        if option[0] != "-"
        for figure in evidence.figures
    )


def _none_of_it(option: str, asked: Asked, evidence: Evidence) -> bool:
    """`no connection was idle` of `idle=0`: what is denied is what the zero counts."""
    denied = _denied(asked)
    zeros = [f for f in evidence.figures if option in f.field and not f.number.value]
    return bool(denied and zeros) and all(denied & figure.field.keys() for figure in zeros)


def _state(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A state, event or deed that the evidence holds, with the reservations it makes."""
    facts = evidence.facts
    guided = evidence.tool == ToolName.LOOKUP_KNOWLEDGE and part.stretch in asked.advising
    failing = part.stretch in asked.failing
    left_out, only_or = False, True
    for option in part.options:
        places = facts.held.get(option)
        if places:
            deed = option in DEEDS and not guided
            allowed = asked.flags | FAIL
            if deed and not failing:
                allowed &= ~FAIL
            if guided:
                allowed |= HEDGE | IF | OR
                if traps.restriction_left_out(places, asked, evidence):
                    return Finding(OPEN, "restriction_left_out", part.text)
            modal = option == "-success" and evidence.tool != ToolName.QUERY_LOGS
            if modal and traps.only_modal(places, part, evidence):
                return Finding(OPEN, "failure_of_another_deed", part.text)
            kept = [facts.flags[stretch] & ~allowed for _, stretch in places]
            clear = kept.count(0)
            if clear and (clear == len(kept) or not deed):
                return Finding(HOLDS, "state")
            if clear:
                return Finding(OPEN, "deed_both_done_and_failed", part.text)
            only_or &= all(flag == OR for flag in kept)
            left_out = True
        if _said_otherwise(option, failing, facts):
            return Finding(HOLDS, "said_otherwise")
    if not left_out:
        return None
    weak = only_or or any(option in WEAK for option in part.options)
    return Finding(OPEN if weak else UNSUPPORTED, "reservation_left_out", part.text)


def _said_otherwise(option: str, failing: bool, facts: Facts) -> bool:
    """`not firing` of a resolved alert; `not sent` where sending failed, and the reverse."""
    if option[0] == "-":
        base = option[1:]
        if any(other in facts.held for other in EXCLUDED.get(base, ())):
            return True
        return base in DEEDS and any(
            facts.flags[stretch] & FAIL for _, stretch in facts.held.get(base, ())
        )
    told = option not in FAILURES and option != "success"
    return failing and told and bool(facts.held.get("-" + option))


def _composed(part: Part, facts: Facts) -> Finding | None:
    """`lost its connection` of `connection with master lost`."""
    if "-connect" not in part.options:
        return None
    lost = {stretch for _, stretch in facts.held.get("lose", ())}
    if any(stretch in lost for _, stretch in facts.held.get("connection", ())):
        return Finding(HOLDS, "state")
    return None


def _contradiction(part: Part, facts: Facts) -> Finding | None:
    for option in part.options:
        if option.lstrip("-") in THING_NAMES:
            continue
        against = any(other in facts.held for other in OPPOSED.get(option, ()))
        if against or facts.held.get(opposite(option)):
            return Finding(CONTRADICTED, "state_contradicted", part.text)
    return None


def _amounts_to(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What the evidence's numbers or other words amount to."""
    options = part.options
    held = evidence.facts.held
    if any(option in CHANGES for option in options) and (
        claimed_pair(asked) is not None or change_by(asked, evidence.figures)
    ):
        return Finding(HOLDS, "change")  # the change itself is judged with its numbers
    if "success" in options and traps.deed_done(asked, evidence):
        return Finding(HOLDS, "deed_done")
    if "!left" in (asked.tokens[part.place][2] or ()) and asked.figures:
        return Finding(HOLDS, "what_is_left")  # its number is judged by itself
    if any(level_shows(option, evidence) for option in options):
        return Finding(HOLDS, "level_by_numbers")
    if _FAILED & set(options) and _is_share_of_errors(asked, evidence):
        return Finding(HOLDS, "share_of_failures")
    if "active" in options and "firing" in held and "alert_noun" in asked.said:
        return Finding(HOLDS, "state")
    if "oomkill" in options and "oom" in held and "kill" in held:
        return Finding(HOLDS, "state")
    return None


def _is_share_of_errors(asked: Asked, evidence: Evidence) -> bool:
    """`7 % of the requests fail` of an error rate: its number is judged by itself."""
    return any(one.number.unit == "%" for one in asked.figures) and any(
        "error_rate" in one.field and one.number.unit == "%" for one in evidence.figures
    )


def _absence(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`no leases`: the evidence must deny them, or say that they are missing."""
    if not all(option[0] == "-" and option[1:] in THING_NAMES for option in part.options):
        return None
    facts = evidence.facts
    if any(_none_of_it(one, asked, evidence) for one in asked.said if one[0] != "-"):
        return Finding(HOLDS, "none_of_it")
    lacking = {
        stretch
        for name in ("miss", "-find", "-available")
        for _, stretch in facts.held.get(name, ())
    }
    for option in part.options:
        if any(stretch in lacking for _, stretch in facts.held.get(option[1:], ())):
            return Finding(HOLDS, "thing_missing")
    return Finding(OPEN, "absence_not_in_evidence", part.text)


def _unknown_word(part: Part, evidence: Evidence) -> Finding:
    text = part.text
    if word_shows(text, evidence.lower) or heads_a_name(text, evidence.text):
        return traps.polarity_differs(part, evidence) or Finding(HOLDS, "word")
    shows = product_shows(text, evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False:
        rank = UNSUPPORTED if other_product(text, evidence.lower) else OPEN
        return Finding(rank, "product_not_in_evidence", text)
    return Finding(OPEN, "unknown_word", text)
