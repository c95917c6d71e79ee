"""What is said to last or to be over: `still failing` of a text whose last word is that it recovered.

Owns the order of a state and its opposite where a sentence says that the state goes on. Pure, linear.
It cannot see an end in words of no known meaning.
"""

from collections.abc import Sequence
from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FAIL, opposite
from firsthand.rules.meaning.tokens.token import NAME, Token

_LASTING = names(
    "now currently still remains remain remained stays stayed 仍 仍然 仍为 仍在 依然 还在 一直"
)
_NEVER = names("never 从未 从来没有")
LASTING = _LASTING | _NEVER
"""Words of which a sentence must hold one."""
_OVER = ("resolved", "reconnect")
_CLEARING = names("clear clears cleared clearing 清除")
_AROUND = 3
_NOW = lazy(
    r"\b(?:is|are) (?:still |now |currently )?(?:down|out of|unreachable|unavailable|set)\b(?! to)"
    r"|\bhas (?:an? )?(?:[a-z]+ )?(?:alarm|alert)\b"
)
_AT_PRESENT = lazy(r"\b(?:now|currently|at present)\b|目前|现在|当前")
_GONE = lazy(r"\bis up\b|\b(?:alarm|alert|check) cleared\b|\brecovered\b|\bisr updated to\b")


def is_over(asked: Asked, evidence: Evidence) -> bool:
    """Whether a text tells a lasting state of the sentence, and its opposite behind that."""
    if _LASTING.isdisjoint(asked.words):
        return False
    return any(_ended(option, evidence) for option in _states(asked))


def did_once(asked: Asked, evidence: Evidence) -> bool:
    """`never logged in` of a text that tells that it succeeded in the end."""
    if _NEVER.isdisjoint(asked.words):
        return False
    facts = evidence.facts
    return any(not facts.flags[stretch] & ~FAIL for _, stretch in facts.held.get("success", ()))


def is_over_elsewhere(asked: Asked, facts: Sequence[Evidence], own: list[Evidence]) -> bool:
    """Whether another text than its own that names what the sentence names tells the state's end."""
    if (_NOW.search(asked.lower) or _AT_PRESENT.search(asked.lower)) and _is_ended_by(asked, facts):
        return True
    if _LASTING.isdisjoint(asked.words) or not asked.names:
        return False
    for one in [one for one in facts if one not in own]:
        if not all(part.text.lower() in one.lower for part in asked.names):
            continue
        if any(_turns(option, one) or _ended(option, one) for option in _states(asked)):
            return True
    return False


def _is_ended_by(asked: Asked, facts: Sequence[Evidence]) -> bool:
    """`srv-2 is down` of texts the last of which tells that it is up; `an alarm is set` that was cleared."""
    timed = [(one.instants[0], one) for one in facts if one.instants]
    if len(timed) <= 1:
        return False
    _, last = max(timed, key=lambda pair: pair[0].when() or 0.0)
    if _AT_PRESENT.search(asked.lower) is not None and any(
        f" from {asked.texts[one.place]} to " in last.lower for one in asked.figures
    ):
        return all(part.text.lower() in last.lower for part in asked.names)
    if _NOW.search(asked.lower) is None or _GONE.search(last.lower) is None:
        return False
    told = [part.text.lower() for part in asked.names]
    told += [asked.texts[one.place] for one in asked.figures]
    return bool(told) and all(one in last.lower for one in told)


def _states(asked: Asked) -> list[str]:
    states = [one for one in asked.said if one.lstrip("-") not in THING_NAMES]
    return [*states, "-connect"] if "lose" in states and "connection" in asked.said else states


def _ended(option: str, evidence: Evidence) -> bool:
    held = evidence.facts.held
    told = [place for place, _ in held.get(option, ())]
    if not told:
        return False
    ends = [place for one in (opposite(option), *_OVER) for place, _ in held.get(one, ())]
    if ends and "_" in evidence.text:
        ends = _of_the_same_key(told, ends, evidence)
    ends += [place for place in told if _is_cleared(place, evidence)]
    last = max((place for place in told if not _is_cleared(place, evidence)), default=-1)
    return any(end > last for end in ends)


def _of_the_same_key(told: list[int], ends: list[int], evidence: Evidence) -> list[int]:
    """`IO_Running: Yes` goes on beside `SQL_Running: No`: another key ends no state of this one."""
    tokens = evidence.tokens
    keys = {tokens[at][1] for at in told if tokens[at][0] == NAME and "_" in tokens[at][1]}
    if len(keys) != 1 or len(told) > 1:
        return ends
    return [at for at in ends if not {_key_of(at, evidence), tokens[at][1]} & _others(keys, tokens)]


def _others(keys: set[str], tokens: list[Token]) -> set[str]:
    """The keys of a text but some."""
    return {
        one[1]
        for one, behind in pairwise(tokens)
        if one[0] == NAME and "_" in one[1] and behind[1] in ":=" and one[1] not in keys
    }


def _key_of(place: int, evidence: Evidence) -> str:
    """The word with which the line of a token begins."""
    tokens = evidence.tokens
    begin = next((at for at in range(place, -1, -1) if tokens[at][1] == "⏎"), -1)
    return tokens[begin + 1][1]


def _turns(option: str, evidence: Evidence) -> bool:
    """Whether a text tells the opposite of a state, or that it was cleared."""
    held = evidence.facts.held
    if held.get(opposite(option)):
        return True
    return any(_is_cleared(place, evidence) for place, _ in held.get(option, ()))


def _is_cleared(place: int, evidence: Evidence) -> bool:
    near = evidence.tokens[max(0, place - _AROUND) : place + _AROUND]
    return any(text in _CLEARING for _, text, _, _ in near)
