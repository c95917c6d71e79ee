"""Words for what is left, missing or freed, beside a figure that tells how much.

Law: such a word holds by its figure, which is judged by itself. Pure. It cannot tell of what a rest is one.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.derived import derived
from firsthand.rules.meaning.computed.operations import FREED
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding
from firsthand.rules.meaning.reading.turned import Part

_LEAVING = frozenset({"leaving", "leaves", "remain", "remains", "remained", "remaining"})
_NEAR = 5
"""Tokens between such a word and its number."""
_RESTS = frozenset({"miss", "free", "miss_rate"})
_REST = lazy(r"(?:short|un\w+|not|outstanding|pending|未|没|待|尚)")


def what_is_left(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """The rest that a figure of the sentence tells."""
    if "!left" in (asked.tokens[part.place][2] or ()) and not _has_left(part, asked):
        return Finding(HOLDS, "what_is_left")  # its number is judged by itself
    if part.text in _LEAVING and _stands_by_a_figure(part, asked):
        return Finding(HOLDS, "what_is_left")
    if _may_be_rest(part) and any(derived(one, asked, evidence) for one in asked.figures):
        return Finding(HOLDS, "what_is_missing")
    return None


def _has_left(part: Part, asked: Asked) -> bool:
    """`has left safe mode, 7311 blocks are missing`: a deed, and nothing that is left."""
    return part.text == "left" and asked.texts[part.place - 1] in ("has", "have", "had")


def _stands_by_a_figure(part: Part, asked: Asked) -> bool:
    """`leaving about 14 MB`, `79 of the tasks remained`: the word tells of the number beside it."""
    near = range(part.place - _NEAR, part.place + _NEAR)
    return any(one.place in near for one in asked.figures)


def _may_be_rest(part: Part) -> bool:
    """`two are missing`, `4 short of it`, 1200 行未处理, `freed 91 MB`: the rest is what is told."""
    return (
        not _RESTS.isdisjoint(part.options)
        or FREED.search(part.text) is not None
        or ("-" in "".join(part.options) + "-" * (part.text[:5] == "short") and _is_rest(part.text))
    )


def _is_rest(text: str) -> bool:
    return _REST.match(text) is not None
