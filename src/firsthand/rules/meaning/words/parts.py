"""One content word or name of a sentence against one text.

Owns what accounts for a word: the same concept with the same polarity and without a reservation that the
sentence leaves out; what implies it; a number that amounts to it; the word itself. Pure.
It cannot tell whether two words of one concept mean the same shade.
"""

import re

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.extremes import by_numbers
from firsthand.rules.meaning.computed.recorded import rest_in_state
from firsthand.rules.meaning.figures.levels import is_level_shown
from firsthand.rules.meaning.figures.wholes import some_are_not
from firsthand.rules.meaning.lexicon.kinds import SIGNALS
from firsthand.rules.meaning.lexicon.relations import OPPOSED, STATES_OF_KEYS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach import traps
from firsthand.rules.meaning.reach.presupposed import (
    before_its_end,
    did_none,
    did_some,
    is_share_full,
    some_is_left,
    stayed,
)
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_participle
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.going import only_awaited
from firsthand.rules.meaning.reading.meanings import (
    FAIL,
    FUTURE,
    HEDGE,
    IF,
    OR,
    SIGNED_THINGS,
    opposite,
)
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import (
    heads_a_name,
    named,
    other_product,
    product_shows,
    same_word,
    word_shows,
)
from firsthand.rules.meaning.tokens.ranges_of_names import in_a_range
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD, follows
from firsthand.rules.meaning.words.amounting import (
    absence,
    amounts_to,
    composed,
    never_connected,
    none_of_it,
    only_a_kind,
    some_of_it,
)
from firsthand.rules.meaning.words.compounds import is_in_a_compound
from firsthand.rules.meaning.words.filling import rest_of_filling
from firsthand.rules.meaning.words.keyed import keyed_finding
from firsthand.rules.meaning.words.plainly import COPYING, JOINED, USED_UP
from firsthand.rules.meaning.words.told_states import state_finding
from firsthand.rules.meaning.words.wanting import by_kind, is_measured_by
from firsthand.rules.sieve import holds_any

_KNOWLEDGE, _LOGS = ToolName.LOOKUP_KNOWLEDGE, ToolName.QUERY_LOGS
_NAMED, _THING = Finding(HOLDS, "name"), Finding(HOLDS, "thing")
_FIRST, _REACHES_LIMIT = ("first_value",), ("reach_limit",)
_RESERVED = HEDGE | FUTURE | IF | OR
_SPANNING = names("for beyond past over longer about more nearly almost roughly around just") | {
    "longer than",
    "more than",
    "close to",
}
"""What stands between a deed and how long it did."""
_COPIES = names("replica replicate leader member sync binlog copy wal")
"""What a lag of a copy is told of; a consumer's lag is none."""
_QUALIFYING = ("ed", "ing", "able", "ible")
_OF_NAMES = names(
    "schema table database queue topic service bucket namespace tenant user index host node"
)
_ZERO = lazy(r"\w*[\"']? ?[=:] ?[\"']?(?:0|false|no)\b")
_SOME = frozenset({"some", "several", "部分", "有的"})
_AWAITING = frozenset({"await", "awaits", "awaiting", "pending"})
_OF_VALUES = frozenset({"status", "state", "phase", "reason", "result"})


def name_finding(part: Part, evidence: Evidence) -> Finding:
    """An identifier: the evidence must name it, or be of that product."""
    if named(part.text, evidence.lower):
        return _NAMED
    if "[" in evidence.lower and in_a_range(part.text.lower(), evidence.lower):
        return Finding(HOLDS, "name_of_a_range")
    head, hyphen, digits = part.text.partition("-")
    numbered = bool(hyphen) and digits.isdigit() and f"{head.lower()}-" not in evidence.lower
    if numbered and named(head + digits, evidence.lower):
        return Finding(HOLDS, "name_unhyphenated")
    spelled = _spelled_otherwise(part.text.lower(), evidence)
    if spelled is not None:
        return spelled
    if part.text[-1] == "s" and part.text[:-1].isupper() and named(part.text[:-1], evidence.lower):
        return Finding(HOLDS, "names_of_a_kind")  # OSDs
    if part.text.count(".") == 1 and _is_qualified(part.text.lower(), evidence.lower):
        return Finding(HOLDS, "name_of_two")  # schema and table
    pieces = part.text.split("/")
    if len(pieces) == 2 and all(piece and named(piece, evidence.lower) for piece in pieces):
        return Finding(HOLDS, "name_of_two")  # topic/partition
    shows = product_shows(part.text.lower(), evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False and not other_product(part.text.lower(), evidence.lower):
        return Finding(OPEN, "product_not_in_evidence", part.text)
    if _is_abbreviated(part.text, evidence.text):
        return Finding(OPEN, "name_may_be_abbreviated", part.text)
    return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)


def _is_abbreviated(name: str, text: str) -> bool:
    """`ResourceManager` of `RM`, `AirPort` of `AirPort_Brcm43`: a name of capitals, or the head of one."""
    if not name.isalpha() or name[1:].islower():
        return False
    capitals = "".join(one for one in name if one.isupper())
    return f"{name}_" in text or (
        1 < len(capitals) < len(name)
        and re.search(rf"(?<![A-Za-z]){capitals}(?![A-Za-z])", text) is not None
    )


def _spelled_otherwise(text: str, evidence: Evidence) -> Finding | None:
    """`under-replicated` of `under_replicated_partitions=3`; a zero there denies it."""
    if "-" not in text or not text.replace("-", "").isalpha():
        return None
    if not text.endswith(_QUALIFYING):
        return _NAMED if named(text.replace("-", " "), evidence.lower) else None
    for other in (text.replace("-", "_"), text.replace("-", " "), text.replace("-", "")):
        start = evidence.lower.find(other)
        if start < 0 or evidence.lower[max(0, start - 1) : start].isalpha():
            continue
        value = _ZERO.match(evidence.lower, start + len(other))
        return Finding(CONTRADICTED, "there_is_none", text) if value else _NAMED
    return None


def _is_qualified(name: str, lower: str) -> bool:
    """`shop.orders` of `"table_schema":"shop","table_name":"orders"`: two fields of one record."""
    schema, _, table = name.partition(".")
    return (
        re.search(
            rf"(?:schema|database|db|namespace)\w*[\"']?[=:] ?[\"']?{re.escape(schema)}[\"',; ]"
            rf".{{0,40}}(?:table|name|collection|relation)\w*[\"']?[=:] ?[\"']?{re.escape(table)}(?![\w.-])",
            lower,
        )
        is not None
    )


def part_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A content word: the first of these that has something to say decides."""
    if part.text in SIGNALS and not _names_signal(part.text, evidence.lower):
        return Finding(UNSUPPORTED, "name_not_in_evidence", part.text)
    if "stop" in part.options and _goes_on(evidence):
        return Finding(CONTRADICTED, "it_goes_on", part.text)
    if part.text in JOINED and not asked.flags & FAIL and never_connected(evidence):
        return Finding(CONTRADICTED, "connection_failed", part.text)
    numbered = by_numbers(part, asked, evidence)
    if numbered is not None:
        return numbered
    if not part.options:
        return _unknown_word(part, asked, evidence)
    if part.options == _FIRST and _is_numbered_advice(evidence):
        return Finding(HOLDS, "first_of_steps")
    if "first_value" in part.options and _comes_before(asked, evidence):
        return Finding(HOLDS, "first_of_two")
    if (
        part.text not in evidence.lower
        and holds_any(part.text, COPYING)
        and _COPIES.isdisjoint(evidence.facts.held)
        and "replication" not in evidence.lower
    ):
        return Finding(OPEN, "kind_not_named", part.text)
    filling = rest_of_filling(part, asked, evidence)
    if filling is not None:
        return filling
    if _names_a_field(part, asked, evidence):
        return Finding(HOLDS, "named_field")
    if asked.has_numbers and _is_none_of_whole(part, asked, evidence):
        return Finding(HOLDS, "none_of_whole")
    if "!neg" in asked.marks and some_of_it(part, asked, evidence):
        return Finding(CONTRADICTED, "there_are_some", part.text)
    if part.options == _REACHES_LIMIT:
        return traps.limit_reached(part, asked, evidence)
    held = evidence.facts.held
    for option in part.options:
        places = held.get(option)
        if places and option in SIGNED_THINGS:
            if option[0] == "-" and only_a_kind(places, asked, evidence):
                return Finding(OPEN, "only_a_kind_of_it", part.text)
            return _thing(option, part, asked, evidence)
    if "!neg" in asked.marks and did_some(part, asked, evidence):
        return Finding(CONTRADICTED, "there_are_some", part.text)
    if "full" in part.options and asked.has_numbers and is_share_full(part, asked):
        return Finding(HOLDS, "share_of_it")
    if not USED_UP.isdisjoint(part.options) and some_is_left(part, asked, evidence):
        return Finding(CONTRADICTED, "some_is_left", part.text)
    if "incident" in part.options and "incident_borne" in held and "-tolerate" in asked.said:
        return Finding(HOLDS, "state")  # 无法容忍节点故障
    return (
        _lasted(part, asked, evidence)
        or keyed_finding(part, asked, evidence)
        or composed(part, evidence)
        or state_finding(part, asked, evidence)
        or rest_in_state(part, asked, evidence)
        or _contradiction(part, asked, evidence)
        or amounts_to(part, asked, evidence)
        or absence(part, asked, evidence)
        or by_kind(part, asked, evidence)
    )


def _is_none_of_whole(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`none of the nine is available` of `0/9 nodes are available`."""
    if not ("0/" in evidence.lower or "0 of " in evidence.lower):
        return False
    if not all(one[0] == "-" for one in part.options):
        return False
    told = {one.number.value for one in asked.figures}
    tokens = evidence.tokens
    for one in evidence.figures:
        if one.number.value or tokens[one.place + 1 : one.place + 2][0:1] == []:
            continue
        whole = tokens[one.place + 2 : one.place + 3]
        if whole and whole[0][3] is not None and whole[0][3].value in told:
            return any(option[1:] in one.field for option in part.options)
    return False


def _goes_on(evidence: Evidence) -> bool:
    """`Operation continuing on 1 devices`: nothing of it stopped."""
    held = evidence.facts.held
    return "continue" in held and not ("stop" in held or "exit" in held or "abort" in held)


def _names_signal(text: str, lower: str) -> bool:
    """`SIGKILL`, `9/KILL`: one signal does not show another."""
    return text in lower or re.search(rf"\b{text[3:]}\b", lower) is not None


def _comes_before(asked: Asked, evidence: Evidence) -> bool:
    """`check the policy first` of `check the policy before the role`: all that is told stands before it."""
    if evidence.tool != _KNOWLEDGE or " before " not in evidence.lower:
        return False
    tokens, held = evidence.tokens, evidence.facts.held
    for at in (at for at, token in enumerate(tokens) if token[1] == "before"):
        sentence = evidence.sentence_of(at)
        told = [
            [place for one in part.options for place, _ in held.get(one, ())]
            for part in asked.parts
            if "first_value" not in part.options and part.options
        ]
        inside = [[p for p in one if evidence.sentence_of(p) == sentence] for one in told if one]
        inside = [one for one in inside if one]
        if len(inside) > 1 and all(min(one) < at for one in inside):
            return True
    return False


def _is_numbered_advice(evidence: Evidence) -> bool:
    """A runbook of numbered steps: its first one may be called so."""
    return evidence.tool == _KNOWLEDGE and "1. " in evidence.lower


def _names_a_field(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`Hold H-88` of `hold=H-88`: the word is the name of a field, and tells nothing."""
    behind = follows(asked.tokens, part.place + 1)
    if behind is None:
        return False
    if behind[1] in _OF_VALUES:
        return f"{part.text}_{behind[1]}" in evidence.lower
    return behind[0] == NAME and f"{part.text}={behind[1].lower()}" in evidence.lower


def _thing(option: str, part: Part, asked: Asked, evidence: Evidence) -> Finding:
    facts = evidence.facts
    zero = option in facts.zeros and not any(one.number.value == 0 for one in asked.figures)
    if zero and not none_of_it(option, asked, evidence):
        return Finding(CONTRADICTED, "there_is_none", part.text)
    if option[0] != "-" and traps.only_denied(facts.held[option], asked, evidence):
        return Finding(OPEN, "denied_in_evidence", part.text)
    return _THING


def _lasted(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`ran for 3 h`, 已运行 3 小时: how long it did is judged with its number."""
    if "run" not in part.options:
        return stayed(part, asked, evidence)
    after = part.place + 1
    behind = [one for one in asked.tokens[after : after + 2] if one[1] not in ("了", "约")][:1]
    if not behind:
        return None
    spans = behind[0][1] in _SPANNING or (part.kind == HAN and behind[0][3] is not None)
    return Finding(HOLDS, "lasted") if spans and is_measured_by(part, asked) else None


def _contradiction(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    held = evidence.facts.held
    before = before_its_end(part, asked, evidence) or did_none(part, asked, evidence)
    if before is not None:
        return before
    if is_level_shown(part.options, evidence):
        return None  # exhausted, for 50 of 50 are used
    if not _SOME.isdisjoint(asked.words) and some_are_not(part.options, evidence):
        return Finding(HOLDS, "some_are_not")
    for option in part.options:
        if option in SIGNED_THINGS and option not in STATES_OF_KEYS:
            continue
        if held.get(opposite(option)) or not held.keys().isdisjoint(OPPOSED.get(option, ())):
            if "wait" in held and _is_awaited(part, asked):
                return Finding(HOLDS, "awaited")
            return Finding(CONTRADICTED, "state_contradicted", part.text)
    return None


def _is_awaited(part: Part, asked: Asked) -> bool:
    """`pending review`, `waiting for review`: the deed is told as not done."""
    before = [one[1] for one in asked.tokens[max(0, part.place - 2) : part.place]]
    return bool(before) and (
        before[-1] in _AWAITING or (before[-1] == "for" and before[0].startswith("wait"))
    )


def _only_reserved(text: str, evidence: Evidence) -> bool:
    """Whether a deed of no known meaning stands only where the text is not sure of it."""
    facts = evidence.facts
    places = [at for at, token in enumerate(evidence.tokens) if same_word(text, token[1])]
    return bool(places) and all(
        facts.flags[facts.stretches[at]] & _RESERVED
        or (at and evidence.tokens[at - 1][1] == "to" and text.endswith("ed"))
        for at in places
    )


def _is_called(part: Part, asked: Asked) -> bool:
    """`schema crm`: a word right behind its kind is a whole name."""
    before = asked.tokens[part.place - 1][2] if part.place else ()
    return bool(before) and not _OF_NAMES.isdisjoint(before or ())


def counts_none(asked: Asked, evidence: Evidence) -> bool:
    """Whether what a sentence denies is a thing of no known meaning, of which the text counts none."""
    denied = [part for part in asked.parts if part.denied and not part.options]
    found = [_counted_none(part, asked, evidence) for part in denied]
    return bool(found) and all(one is not None and one.rank == HOLDS for one in found)


def _counted_none(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """无短款 of `短款 0 笔`, and what a sentence tells of a thing of which the text counts none."""
    if part.text.isascii() or part.text not in evidence.lower or asked.has_numbers:
        return None
    if (
        re.search(rf"{re.escape(part.text)}(?:数|数量)? ?[=:为]? ?0(?![\d.])", evidence.lower)
        is None
    ):
        return None
    if part.denied:
        return Finding(HOLDS, "counted_none")
    return Finding(CONTRADICTED, "there_is_none", part.text)


def _unknown_word(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    text = part.text
    if " 0" in evidence.lower or "=0" in evidence.lower:
        none = _counted_none(part, asked, evidence)
        if none is not None:
            return none
    if is_participle(text) and (
        _only_reserved(text, evidence) or only_awaited(text, evidence.lower)
    ):
        return Finding(OPEN, "reservation_left_out", text)
    if word_shows(text, evidence.lower) or (
        heads_a_name(text, evidence.text, evidence.lower) and not _is_called(part, asked)
    ):
        return traps.polarity_differs(part, evidence) or Finding(HOLDS, "word")
    shows = product_shows(text, evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False:
        rank = UNSUPPORTED if other_product(text, evidence.lower) else OPEN
        return Finding(rank, "product_not_in_evidence", text)
    if part.kind == WORD and not is_participle(text) and is_in_a_compound(part, asked, evidence):
        return Finding(HOLDS, "word_of_a_name")
    return Finding(OPEN, "unknown_word", text)
