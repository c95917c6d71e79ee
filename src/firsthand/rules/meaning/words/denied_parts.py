"""A word that the text has, but denies: none of it, its opposite, a zero beside it.

Owns what turns a word that is there against the sentence: a thing counted as zero or spoken of only to be
denied, a state whose opposite is told. Pure.
It cannot tell whose state is denied.
"""

from itertools import pairwise

from firsthand.rules.meaning.figures.arithmetic import is_of_the_rest
from firsthand.rules.meaning.figures.levels import is_level_shown
from firsthand.rules.meaning.figures.wholes import some_are_not
from firsthand.rules.meaning.lexicon.kinds import SIGNALS
from firsthand.rules.meaning.lexicon.relations import OPPOSED, STATES_OF_KEYS
from firsthand.rules.meaning.reach.denials import only_denied
from firsthand.rules.meaning.reach.presupposed import before_its_end, did_none
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.meanings import GOING, SIGNED_THINGS, TRYING, opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import FALSE_VALUES, HAN
from firsthand.rules.meaning.words.deeds_named import told_anyway
from firsthand.rules.meaning.words.none_of_things import is_nought, none_of_it

_THING = Finding(HOLDS, "thing")
_SOME = frozenset({"some", "several", "部分", "有的"})
STATUSES = ("backoff", "errimagepull")
"""Ends of words that are a status by themselves, of a thing that failed."""
_VALUE = 2
"""Tokens from a key to its value."""
_SHORT = frozenset({"low", "exhaust"})
_DENYING = FALSE_VALUES | {"0", "off", "zero", "disabled"}
_TIMES = (
    "start_time",
    "starttime",
    "start_at",
    "started_at",
    "startedat",
    "startsat",
    "begin_time",
)
"""Keys of when something began."""
_AWAITING = frozenset({"await", "awaits", "awaiting", "pending"})


def thing_finding(option: str, part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A thing that the text has: does it count none of it, or only deny it?"""
    facts = evidence.facts
    if "disk_space" in part.options and "short_memory" in facts.held and "disk" not in facts.held:
        return Finding(CONTRADICTED, "space_in_memory", part.text)
    zero = option in facts.zeros and not any(one.number.value == 0 for one in asked.figures)
    if zero and _is_short(part, asked):
        return _THING  # 库存不足 of 当前库存=0
    if zero and _only_others_are_none(option, asked, evidence):
        return _THING
    if zero and not none_of_it(option, asked, evidence):
        if _heads_a_deed(part, asked, evidence):
            return _THING
        return Finding(CONTRADICTED, "there_is_none", part.text)
    if option[0] != "-" and only_denied(facts.held[option], asked, evidence):
        return Finding(OPEN, "denied_in_evidence", part.text)
    if option[0] != "-" and "-" + option in facts.held and _is_false(option, asked, evidence):
        return Finding(OPEN, "denied_by_its_value", part.text)
    return _THING


def _only_others_are_none(thing: str, asked: Asked, evidence: Evidence) -> bool:
    """`servers` of `servers_free=0 servers_total=320`: none is free, and of that nothing is said."""
    tokens = evidence.tokens
    none: set[str] = set()
    some = False
    for figure in evidence.figures:
        entry = tokens[figure.key][2] or () if figure.key >= 0 else ()
        if thing in entry:
            some |= figure.number.value > 0
            if not figure.number.value:
                none.update(one.lstrip("-") for one in entry)
    none.discard(thing)
    return some and bool(none) and none.isdisjoint(one.lstrip("-") for one in asked.said)


def _heads_a_deed(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """库存扣减失败 beside `剩余库存=0`: what is told of the deed, and not of how much there is."""
    behind = asked.texts[part.place + 1].lower()
    if not behind.isalpha():
        return False
    spelled = evidence.spelled
    return any(spelled[at : at + 2] == [part.text, behind] for at in evidence.holding(part.text))


def _is_short(part: Part, asked: Asked) -> bool:
    """`out of stock`, 库存不足: what there is none of is short."""
    return any(
        one[1] == part.text and not _SHORT.isdisjoint(behind[2] or ())
        for one, behind in pairwise(asked.tokens)
    )


def _is_false(thing: str, asked: Asked, evidence: Evidence) -> bool:
    """`uses a proxy` of `proxy=false`: the only field of that name has a value that denies it."""
    if "!neg" in asked.marks or not _DENYING.isdisjoint(asked.words):
        return False
    tokens, held = evidence.tokens, evidence.facts.held
    denied = {place for place, _ in held["-" + thing]}
    if any(tokens[place][1].lower().endswith("_running") for place in denied):
        return False  # SQL_Running: No tells nothing of the thread but that it does not run
    return "-" + thing not in asked.said and all(
        place in denied
        and place + _VALUE < len(tokens)
        and tokens[place + 1][1] in "=:"
        and tokens[place + _VALUE][1].lower() in FALSE_VALUES
        for place, _ in held[thing]
    )


def _is_double(part: Part, asked: Asked) -> bool:
    """`not down`: what is told so is up, and none of that was counted."""
    entry = asked.tokens[part.place][2] or ()
    return any(opposite(one) in entry for one in part.options if one[0] != "-")


def denied_state(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A state or deed whose opposite the text tells, or that is told as still to come."""
    held = evidence.facts.held
    if (
        "!neg" in asked.marks
        and is_nought(part.options, asked, evidence)
        and not _is_double(part, asked)
    ):
        return Finding(HOLDS, "counted_none")
    before = before_its_end(part, asked, evidence) or did_none(part, asked, evidence)
    if before is not None:
        return before
    if not _SOME.isdisjoint(asked.words) and some_are_not(part.options, evidence):
        shown = is_level_shown(part.options, evidence)
        return None if shown else Finding(HOLDS, "some_are_not")
    for option in part.options:
        if option in SIGNED_THINGS and option not in STATES_OF_KEYS:
            continue
        if held.get(opposite(option)) or _is_opposed(option, evidence):
            if is_level_shown(part.options, evidence):
                return None  # exhausted, for 50 of 50 are used
            if "wait" in held and _is_awaited(part, asked):
                return Finding(HOLDS, "awaited")
            if part.kind == HAN and _is_ordered(option, part, asked, evidence):
                return Finding(HOLDS, "awaited")
            if counts_nought(part, asked, evidence):
                return Finding(HOLDS, "counted_none")
            if option == "receive" and not SIGNALS.isdisjoint(asked.words):
                return None  # who is sent a signal receives it
            if part.text.endswith(STATUSES) and _is_its_status(part, asked, evidence):
                return Finding(HOLDS, "status_as_written")
            if option in asked.said and is_of_the_rest(asked, evidence):
                return Finding(HOLDS, "rest_in_state")  # its share is judged by itself
            if told_anyway(option, part, asked, evidence):
                return Finding(HOLDS, "told_anyway")
            tried = not TRYING.isdisjoint(asked.said)  # tried to write, of `cannot write`
            return Finding(OPEN if tried else CONTRADICTED, "state_contradicted", part.text)
    return None


def _is_its_status(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`in ImagePullBackOff`, as the text has it, in a line with the names of the sentence."""
    names = [one.text.lower() for one in asked.names]
    return "!neg" not in asked.marks and any(
        part.text in line and all(name in line for name in names)
        for line in evidence.lower.split("⏎")
    )


def _is_opposed(option: str, evidence: Evidence) -> bool:
    """Whether a text tells a state against one; `start_time=` beside an end tells of none."""
    held = evidence.facts.held
    for other in OPPOSED.get(option, ()):
        spelled = evidence.spelled if held.get(other) else []
        if spelled and not all(spelled[place].endswith(_TIMES) for place, _ in held[other]):
            return True
    return False


def is_none_of_whole(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`none of the nine is available` of `0/9 nodes are available`."""
    if not ("0/" in evidence.lower or "0 of " in evidence.lower):
        return False
    if not all(one[0] == "-" for one in part.options):
        return False
    told = {one.number.value for one in asked.figures}
    tokens = evidence.tokens
    for one in evidence.figures:
        if one.number.value or one.place + 1 == len(tokens):
            continue
        whole = tokens[one.place + 2 : one.place + 3]
        if whole and whole[0][3] is not None and whole[0][3].value in told:
            return any(option[1:] in one.field for option in part.options)
    return False


def goes_on(evidence: Evidence) -> bool:
    """`Operation continuing on 1 devices`: nothing of it stopped."""
    held = evidence.facts.held
    return "continue" in held and not ("stop" in held or "exit" in held or "abort" in held)


def _is_awaited(part: Part, asked: Asked) -> bool:
    """`pending review`, `waiting for review`: the deed is told as not done."""
    before = [one[1] for one in asked.tokens[max(0, part.place - 2) : part.place]]
    return bool(before) and (
        before[-1] in _AWAITING or (before[-1] == "for" and before[0].startswith("wait"))
    )


def _is_ordered(option: str, part: Part, asked: Asked, evidence: Evidence) -> bool:
    """待驱逐 of `marked for eviction`: the text tells the deed nowhere but as one to come."""
    if not part.place or asked.tokens[part.place - 1][1] != "待":
        return False
    facts = evidence.facts
    told = facts.held.get(opposite(option), [])
    return bool(told) and all(facts.flags[stretch] & GOING for _, stretch in told)


def counts_nought(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`passed with 0 failed` of `412 passed, 0 failed`: a nought counts what one counts there."""
    if not part.place:
        return False
    number = asked.tokens[part.place - 1][3]
    if number is None or number.value or number.unit:
        return False
    return any(
        not one.number.value
        and any(option.lstrip("-") in one.field or option in one.field for option in part.options)
        for one in evidence.figures
    )
