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
from firsthand.rules.meaning.reading.meanings import FAIL, HEDGE, IF, OR, SIGNED_THINGS
from firsthand.rules.meaning.reading.placed import BORNE
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import DONE
from firsthand.rules.meaning.words.copies import COPYING, tells_of_a_copy
from firsthand.rules.meaning.words.keyed import keyed_finding
from firsthand.rules.sieve import holds_any

_KNOWLEDGE, _LOGS = ToolName.LOOKUP_KNOWLEDGE, ToolName.QUERY_LOGS
JOINED = frozenset({"connected", "已连接", "连上", "连接成功", "已连上"})
USED_UP = frozenset({"exhaust", "full"})
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
_are_plain = _CONCEPTS.isdisjoint
_UNADVISED = ~(HEDGE | IF | OR)
"""What advice may reserve of a state, so long as it does not restrict it."""
MARKED = USED_UP | MOVED | LASTING | {"stop", "first_value", "incident", "run"}
"""Concepts of which `parts.py` asks something of their own."""


def not_told_plainly(asked: Asked, evidence: Evidence) -> list[Part]:
    """The content words that go the long way: all but those told with nothing that could take them back."""
    lower = evidence.lower
    if "!neg" in asked.marks or tells_none_of(lower):
        return asked.parts
    facts = evidence.facts
    held, zeros, denied = facts.held, facts.zeros, facts.denied
    waiting, copying = "waiting" in held, not COPYING.isdisjoint(asked.signs)
    left: list[Part] = []
    for part in asked.parts:
        text = part.text
        if (
            not _are_plain(part.options)
            or text in _WORDS
            or (waiting and is_waited_for(text, lower))
            or (copying and text not in lower and tells_of_a_copy(text))
        ):
            left.append(part)
            continue
        state = ""
        for option in part.options:
            if held.get(option):
                if option in _DENIALS:
                    if (  # none of the thing is counted, or all of it is denied
                        _DENIALS[option] in held
                        or option in zeros
                        or (denied and not _is_told(option, facts))
                    ):
                        left.append(part)
                    break
                state = state or option
        else:
            if not (state and _is_unreserved(state, part, asked, evidence)):
                left.append(part)
    return left


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
    guided = evidence.tool == _KNOWLEDGE and part.stretch in asked.advising
    if guided and "!only" in facts.marks:
        return False
    if state[0] == "-":
        if state[1:] in held or not _is_plain_denial(state, part, evidence):
            return False
    elif "-" + state in held:
        return False
    flags, reserves = facts.flags, ~(asked.flags | FAIL)
    if guided:
        reserves &= _UNADVISED
    elif state in DONE and (part.stretch not in asked.failing or "despite" in asked.words):
        reserves |= FAIL  # unless the sentence says of the deed that it failed
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
