"""A word that simply stands in a text as the sentence says it: the short path of `parts.py`.

Law: what is told plainly, `part_finding` would let hold; it is only found sooner. So a word goes the long way
wherever a rule of `parts.py` may have something to say against it: where either side denies something, where
the text has reserves, and of the words and concepts that those rules name. Pure.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.computed.extremes import MOVED, NUMBERED, TOLD_BY_NUMBERS
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import SIGNALS
from firsthand.rules.meaning.reach.presupposed import LASTING
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Facts
from firsthand.rules.meaning.reading.going import is_waited_for
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.placed import BORNE
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import DONE
from firsthand.rules.meaning.words.keyed import keyed_finding
from firsthand.rules.sieve import holds_any

_KNOWLEDGE, _LOGS = ToolName.LOOKUP_KNOWLEDGE, ToolName.QUERY_LOGS
JOINED = frozenset({"connected", "已连接", "连上", "连接成功", "已连上"})
USED_UP = frozenset({"exhaust", "full"})
_COPYING = ("复制", "主从", "同步延迟")
_NONE_OF = (" 0/", '"0/', "(0/", "=0/")
"""Signs of a count of none of a whole (`none_of_whole.py`)."""
_WORDS = SIGNALS | JOINED | TOLD_BY_NUMBERS
"""Words of which more is asked than that they stand there."""
_DENIALS = {thing: f"-{thing}" for thing in THING_NAMES}
_CONCEPTS = USED_UP | {
    "stop",
    "reach_limit",
    "increase",
    "decrease",
    "connect",
    "log_in",
    "success",
    "disk_space",
}
MARKED = USED_UP | MOVED | LASTING | {"stop", "first_value", "incident", "run"}
"""Concepts of which `parts.py` asks something of their own."""


def may_be_plain(asked: Asked, evidence: Evidence) -> bool:
    """Whether any word of a sentence may be told plainly: neither side denies."""
    return "!neg" not in asked.marks and not tells_none_of(evidence.lower)


def told_plainly(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a content word is told, and nothing in either text could take it back; if it `may_be_plain`."""
    text, options = part.text, part.options
    if not options or text in _WORDS or not _CONCEPTS.isdisjoint(options):
        return False
    facts = evidence.facts
    held, state = facts.held, ""
    for option in options:
        if held.get(option):
            denial = _DENIALS.get(option)
            if denial is not None:  # some of a thing is counted, and it is not denied everywhere
                if denial in held or option in facts.zeros:
                    return False
                if facts.denied and not _is_told(option, facts):
                    return False
                break
            state = state or option
    else:
        if not (state and _is_unreserved(state, part, asked, evidence)):
            return False
    if "waiting" in held and is_waited_for(text, evidence.lower):
        return False
    return text in evidence.lower or not tells_of_a_copy(text)


def tells_of_a_copy(text: str) -> bool:
    """Whether a word of a sentence speaks of a replica or of replication."""
    if text.isascii():
        return "replica" in text or "standby" in text
    return "replica" in text or "standby" in text or holds_any(text, _COPYING)


def tells_none_of(lower: str) -> bool:
    """Whether a text may count none of a whole: `0/3`, `0 of 3`."""
    return " 0 of " in lower or ("0/" in lower and holds_any(lower, _NONE_OF))


def _is_told(thing: str, facts: Facts) -> bool:
    """Whether a thing stands anywhere where nothing denies it."""
    denied = facts.denied
    return any(place not in denied for place, _ in facts.held[thing])


def _is_unreserved(state: str, part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a text tells a state without a reserve that the sentence has not, and its opposite nowhere."""
    facts = evidence.facts
    held = facts.held
    if evidence.tool == _KNOWLEDGE:
        return False
    if state[0] == "-":
        if state[1:] in held or not _is_plain_denial(state, part, evidence):
            return False
    elif "-" + state in held:
        return False
    flags, kept = facts.flags, asked.flags | FAIL
    reserves = ~kept | FAIL if state in DONE else ~kept
    for _, stretch in held[state]:
        if flags[stretch] & reserves:
            return False
    return keyed_finding(part, asked, evidence) is None


def _is_plain_denial(state: str, part: Part, evidence: Evidence) -> bool:
    """Whether of a denied state, or of a failure, no more is asked than whether it stands there."""
    options = part.options
    if not (SIGNED_THINGS.isdisjoint(options) and MARKED.isdisjoint(options)):
        return False
    if part.text in NUMBERED or "-return" in options:
        return False
    if state != "-success":
        return True
    lower = evidence.lower
    return evidence.tool == _LOGS and "status=success" not in lower and not holds_any(lower, BORNE)
