"""A word that the text lacks and that adds nothing: a light deed, a kind, what a number beside it measures.

Owns when another word, a name or a number of the sentence says all that such a word says. Pure.
It cannot tell a light deed from one that matters but by the lists of the lexicon.
"""

from firsthand.rules.meaning.figures.by_outcome import PROCESSED, is_processed
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import FAILED_DEEDS, LIGHT_DEEDS, MEASURED_BY, MODIFIERS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import NAME, NUMBER
from firsthand.rules.sieve import holds_any

_PREPOSITIONS = frozenset({"of", "in", "on", "for", "at", "by", "to", "from", "with", "的"})
_LIGHT = LIGHT_DEEDS | FAILED_DEEDS
_BESIDE = 2
_OBJECT = 4
"""Tokens from `start` to what was to start."""
_NEAR = 6
"""Tokens from a deed to the number that measures it."""
_OPENING = frozenset({"open", "receive"})
_MAKING = frozenset({"made", "initiated", "established", "发起", "发起了", "建立", "建立了"})
_REACH = 5
_BRINGING = frozenset({"触发", "触发了", "引发了", "进入了", "triggered a", "triggered"})
_THIS = frozenset({"this", "该", "本", "此", "这", "该次", "本次", "此次", "这次", "这一"})
_TO_A_POOL = frozenset({"request to", "requests to"})
_ASKING, _NEEDED = frozenset({"访问", "请求", "调用"}), frozenset({"required", "needed"})
_TRIES = frozenset({"attempt", "attempt_noun", "call", "connect", "-connect", "request", "retry"})
_PIECES = frozenset({"次", "条", "笔", "个"})
ADDING = MODIFIERS | frozenset(MEASURED_BY) | _LIGHT | _OPENING | PROCESSED
ADDING |= {"start", "-start", "replicate"}
ADDING_WORDS = _BRINGING | _TO_A_POOL | _ASKING | _MAKING | _NEEDED | {"reach"}
"""Concepts and words of which any of these readings may say that they add nothing."""


def adds_nothing(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """A deed so light that another one of its sentence, or a number, says all: `acquiring timed out`."""
    if asked.has_numbers and is_processed(part, asked, evidence):
        return True
    return _by_its_place(part, asked, evidence) or _is_light(part, asked, evidence)


def _by_its_place(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """A deed of which what stands beside it says all."""
    text, options = part.text, part.options
    if text in _TO_A_POOL and _is_to_a_pool(part, asked, evidence):
        return True
    if text in _ASKING and _is_of_a_client(part, asked, evidence):
        return True
    if "replicate" in options and _is_of_copying(part, asked, evidence):
        return True
    if (text in _MAKING or not _OPENING.isdisjoint(options)) and _of_a_connection(
        part, asked, evidence
    ):
        return True
    if text in _NEEDED and _is_so_many(part, asked, evidence):
        return True
    return text == "reach" and _is_tried(part, asked, evidence)


def _is_light(part: Part, asked: Asked, evidence: Evidence) -> bool:
    if not part.options or not _LIGHT.issuperset(part.options):
        return False
    if not FAILED_DEEDS.isdisjoint(part.options) and part.stretch not in asked.failing:
        return False
    held = evidence.facts.held
    if "return" in part.options and "examine" in held and "return" not in held:
        return False  # rows_examined=4817736 counts none that were returned
    if asked.figures and FAILED_DEEDS.isdisjoint(part.options):
        return True
    return any(
        other is not part
        and any(one in held and one not in SIGNED_THINGS for one in other.options)
        and _LIGHT.isdisjoint(other.options)
        for other in asked.parts
    )


def _is_so_many(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`two of the three required keys` of `Threshold 3`: as many are needed as the threshold says."""
    number = asked.tokens[part.place - 1][3] if part.place else None
    return number is not None and any(
        "threshold" in one.field and one.number.value == number.value for one in evidence.figures
    )


def _is_tried(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the attempt to reach X` of `attempt=4`: whatever was tried of it, it was to reach it."""
    ahead = asked.tokens[max(0, part.place - 3) : part.place]
    before = [one[1] for one in ahead if one[3] is None][-2:]  # the fourth attempt to reach
    tried = len(before) > 1 and before[-1] == "to" and before[0].startswith(("attempt", "tr"))
    return tried and not _TRIES.isdisjoint(evidence.facts.held)


def _is_to_a_pool(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`a request to ledgerPool` of `ledgerPool - … request timed out`: whoever asks a pool asks it so."""
    if "request" not in evidence.facts.held:
        return False
    return any(one.place == part.place + 1 and "pool" in one.options for one in asked.names)


def _is_of_copying(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the replication threads`, 复制线程 of `Replica_IO_Running`: a replica's threads are its."""
    if "_io_running" not in evidence.lower:
        return False
    behind = asked.tokens[part.place + 1 : part.place + 2]
    return bool(behind) and "thread" in (behind[0][2] or ())


def _is_of_a_client(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`客户端 a 访问 b 的错误率`: that a client asks is what makes it one."""
    if "client" not in asked.said:
        return False
    near = [one[1] for one in asked.tokens[part.place + 1 : part.place + _NEAR]]
    return "的" in near and "client" in evidence.facts.held


def _of_a_connection(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`a opened a connection to b`, `b received one from a`: that there is one is all it says."""
    if "!neg" in asked.marks or not holds_any(
        evidence.lower, ("connection from ", "connect from ")
    ):
        return False
    near = asked.tokens[part.place + 1 : part.place + _REACH]
    return any("connection" in (entry or ()) for _, _, entry, _ in near)


def is_measured_by(part: Part, asked: Asked) -> bool:
    """`ran for 8 s`, `held 7 GiB`: the number behind is judged by itself."""
    if not asked.figures:
        return False
    units = {unit for option in part.options for unit in MEASURED_BY.get(option, ())}
    return bool(units) and any(
        figure.number.unit in units and 0 < figure.place - part.place <= _NEAR
        for figure in asked.figures
    )


def modifies(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`database connection`: a kind right before a thing that the evidence has."""
    if MODIFIERS.isdisjoint(part.options):
        return False
    behind = next((other for other in asked.parts if other.place == part.place + 1), None)
    if behind is None:
        return False
    return any(one in THING_NAMES and one in evidence.facts.held for one in behind.options)


def begins_another(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`started dropping packets`, 触发了限流: the deed that began is what is told."""
    if "-start" in part.options or ("start" in part.options and part.stretch in asked.failing):
        return _begins_what_failed(part, asked, evidence)
    if "start" not in part.options and part.text not in _BRINGING:
        return False
    return any(
        0 < other.place - part.place <= _BESIDE
        and any(
            one not in THING_NAMES and any(place for place, _ in evidence.facts.held.get(one, ()))
            for one in other.options
        )  # an alert's name at the head tells of no event
        for other in asked.parts
    )


def _begins_what_failed(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`could not start its background save`: the deed that was not begun is told as failed."""
    facts = evidence.facts
    for other in asked.parts:
        if not 0 < other.place - part.place <= _OBJECT or other.stretch != part.stretch:
            continue
        for one in other.options:
            bare = one.lstrip("-")
            if bare in THING_NAMES:
                continue
            told = facts.held.get(bare, ())
            if "-" + bare in facts.held or any(facts.flags[at] & FAIL for _, at in told):
                return True
    return False


def beside_name(part: Part, asked: Asked) -> bool:
    """Whether a kind stands right before or behind an identifier or a number of the sentence."""
    for step in (-1, 1):
        for distance in (1, 2):
            place = part.place + step * distance
            if not 0 <= place < len(asked.tokens):
                break
            kind, text, entry, number = asked.tokens[place]
            if (kind == NUMBER and number is not None and number.unit != "%") or (
                kind == NAME and not text.isalpha()
            ):
                return True
            if entry != () or text in _PREPOSITIONS:
                break
    return False


def is_pointed_at(part: Part, asked: Asked) -> bool:
    """`this invocation`, 该次调用, 本次执行: what the text itself records."""
    before = [one[1] for one in asked.tokens[max(0, part.place - 2) : part.place]]
    if not before:
        return False
    return before[-1] in _THIS or (before[-1] in _PIECES and before[0] in _THIS)


def leads_to(part: Part, asked: Asked) -> bool:
    """`the link to the master`, and no network link."""
    behind = asked.tokens[part.place + 1 : part.place + 2]
    return bool(behind) and behind[0][1] in ("to", "with", "between")
