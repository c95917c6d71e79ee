"""States that a sentence takes for granted: what ended was there before, what lasted was there so long.

Owns `released the lock held by job 7` (it was held) and `kept the link open for 64 s` of a record of its
close that gives its lifetime. Pure.
It cannot tell since when something was there.
"""

from firsthand.rules.meaning.figures.belonging import says
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import OPPOSED
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.sieve import holds_any

LASTING = frozenset({"open", "up", "active", "hold", "remain", "connect"})
_BARE = frozenset({"open", "up", "active", "connect"})
_CONNECTED = ("connected_for", "connected_time", "connection_age", "session_length", "online_time")
"""Keys of how long something was connected."""
"""States that need no word for staying beside them."""
_KEPT = frozenset({"kept", "keep", "keeps", "stayed", "held", "remained", "保持", "维持"})
_FULL, _NEXT = 100.0, 2
_TO_COME = ("预计", "预测", "将", "predict", "expect", "will ")
_BEFORE_SPANS = frozenset({"for", "了", "about", "约"})
_SPANS = ("lifetime", "duration")
"""What a text says of how long something was there."""


def stayed(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`kept the link open for 64 s` of `close … lifetime 01:04`: it was there for so long."""
    if LASTING.isdisjoint(part.options) or not asked.has_numbers:
        return None
    connected = "connect" in part.options
    if connected:
        if not holds_any(evidence.lower, _CONNECTED) or not _is_its_span(asked, evidence):
            return None
    elif not any(one in evidence.facts.held for one in _SPANS):
        return None
    near = LASTING if part.text in _KEPT else _BARE
    if near.isdisjoint(part.options):
        return None
    tokens = asked.tokens
    told = any(
        one.number.unit == "s"
        and part.place < one.place
        and tokens[one.place - 1][1] in _BEFORE_SPANS
        for one in asked.figures
    )
    return Finding(HOLDS, "lasted") if told else None


def _is_its_span(asked: Asked, evidence: Evidence) -> bool:
    """Whether the span that a sentence gives is that of such a key, and no other one of the text."""
    keyed = [
        one
        for one in evidence.figures
        if one.key >= 0 and holds_any(evidence.spelled[one.key], _CONNECTED)
    ]
    spans = [one for one in asked.figures if one.number.unit == "s"]
    return bool(keyed) and all(any(says(one, other) for other in keyed) for one in spans)


def before_its_end(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`held` of `released the lock held by job 7`: what the sentence itself ends was there before."""
    for option in part.options:
        if _is_ended(option, asked.said, evidence):
            break
    else:
        return None
    attributed = asked.texts[part.place + 1] in ("by", "for")
    return Finding(HOLDS if attributed else OPEN, "state_before_its_end", part.text)


def _is_ended(option: str, said: set[str], evidence: Evidence) -> bool:
    held = evidence.facts.held
    if option[0] != "-" and option not in THING_NAMES:
        against = "-" + option
        if against in said and against in held:
            return True
    for one in OPPOSED.get(option, ()):  # noqa: SIM110 - a loop: it runs for every word
        if one in said and one in held:
            return True
    return False


def some_is_left(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`no space left` of `only 4.2 % available space left`: some is."""
    if part.text.startswith(("run", "fill")) or "%" not in evidence.text:
        return False
    if holds_any(asked.lower, _TO_COME):
        return False  # 预计将在 4 小时内写满
    if any(one.number.unit == "%" and one.number.value < _FULL for one in asked.figures):
        return False  # 92.6 % full
    return any(
        one.number.unit == "%" and one.number.value >= 1.0 and not one.compare
        for one in evidence.figures
        if {"free", "left", "available"} & one.field.keys()
    )


def did_some(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`removed no files` of `0 files added, 4 removed`: it did, for the text counts them."""
    if asked.texts[part.place + 1] not in ("no", "zero"):
        return False
    counts = {
        one.number.value > 0
        for one in evidence.figures
        if not one.number.unit and any(option in one.field for option in part.options)
    }
    return counts == {True}


def did_none(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`added no files` of `0 files added`: the deed that counted none."""
    if asked.texts[part.place + 1] not in ("no", "none", "nothing", "zero"):
        return None
    held = evidence.facts.held
    told = any(opposite(one) in held and one not in held for one in part.options)
    return Finding(HOLDS, "did_none") if told else None


def is_share_full(part: Part, asked: Asked) -> bool:
    """`92.6 % full`: how much of it, which its number tells."""
    return any(
        one.number.unit == "%"
        and one.number.value < _FULL
        and part.place > one.place
        and (part.place - one.place <= _NEXT or asked.tokens[one.place + 1][1] == "of")
        for one in asked.figures
    )
