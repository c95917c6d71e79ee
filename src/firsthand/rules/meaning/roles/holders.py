"""Who holds it: `id=ctrl-b holder=ctrl-a` has one holder, and it is not the one that lost.

Owns the finding that a sentence makes another one the holder, or has the holder lose. Pure.
It cannot tell who held it before.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named

_HOLDER = lazy(
    r"\b(?:holder|owner|held_by|owned_by|locked_by|current_holder|holderidentity)[\"']?[=:]\s?\"?([\w./:-]*\w)"
)
_KEYS = ("holder", "owner", "_by")


def held_by_another(asked: Asked, evidence: Evidence) -> Finding | None:
    """A holder that is not the text's, or a loss of what the text says is held; None: neither is told."""
    if "hold" not in asked.said and "lose" not in asked.said:
        return None
    holds = next((one for one in asked.parts if "hold" in one.options), None)
    loses = next((one for one in asked.parts if "lose" in one.options), None)
    if not any(one in evidence.lower for one in _KEYS):
        return None
    holders = set(_HOLDER.findall(evidence.lower))
    if len(holders) != 1:
        return None
    holder = holders.pop()
    for part, same, rank in ((holds, False, CONTRADICTED), (loses, True, UNSUPPORTED)):
        name = _before(part, asked) if part is not None else ""
        if name and named(name, evidence.lower) and (name == holder) == same:
            return Finding(rank, "holder_differs", name)
    return None


def _before(part: Part, asked: Asked) -> str:
    """The last name before a deed, in lower case; empty for none."""
    before = [one.text.lower() for one in asked.names if one.place < part.place]
    return before[-1] if before else ""
