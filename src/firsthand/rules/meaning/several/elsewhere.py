"""What another text rules out of what one alone would hold: an ended state, `only` where another did so.

Owns when a sentence that holds by one text is not told of several. Pure.
It cannot tell `only` of two texts whose sentence names neither a number nor a name.
"""

from collections.abc import Sequence

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reach.persisting import is_over_elsewhere
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.several.judging import Judge

_ONLY = lazy(r"^Only (?P<noun>[a-z]+) (?P<which>[\w./-]*\d[\w./-]*) (?=[a-z])")
_FEW = 6
"""Texts that are asked whether they tell the same of another one."""


def ruled_out_elsewhere(
    asked: Asked, facts: Sequence[Evidence], own: list[Evidence], judge: Judge
) -> Finding | None:
    """The finding by which another text rules out a sentence that its own text holds."""
    if is_over_elsewhere(asked, facts, own):
        return Finding(UNSUPPORTED, "state_is_over")
    only = _ONLY.match(asked.text) if "!only" in asked.marks else None
    if only is None:
        return None
    rest = Asked(f"The {only['noun']} {asked.text[only.end() :]}")
    others = [one for one in facts if one not in own and only["which"] not in one.text]
    if any(judge(rest, one).rank == HOLDS for one in others[:_FEW]):
        return Finding(UNSUPPORTED, "another_did_so", only["which"])
    return None
