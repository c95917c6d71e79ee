"""A fact and what the evidence lacks, in one sentence: `The pod was killed, but the log does not say why`.

Owns the place where the one ends and the other begins. Pure.
It cannot split a sentence whose limitation has a comma of its own.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.frames_of_limits import LEAD_IN, frame_of
from firsthand.rules.meaning.absence.limits import limitation
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_BREAK = lazy(
    r"[,;]\s*(?:but|however|yet|while|although|though|and|但是|但|不过|然而|而)?\s*"
    r"| (?:but|and|while|though) "
)
_BREAKS = (",", ";", " but ", " and ", " though", " while ")
_POSSIBILITY = ("rule", "exclu", "排除")


def before_a_limitation(asked: Asked, evidence: list[Evidence]) -> str:
    """The fact that a sentence tells before a limitation that holds; empty where it tells none so."""
    if not holds_any(asked.text, _BREAKS) or holds_any(asked.lower, _POSSIBILITY):
        return ""
    frame = frame_of(asked)
    if frame is None:
        return ""
    for found in _BREAK.finditer(asked.text, 0, frame.start() + 1):
        rest = asked.text[found.end() :]
        if "," in rest or LEAD_IN.fullmatch(rest[: frame.start() - found.end()]) is None:
            continue
        lacking = limitation(Asked(rest), evidence)
        return asked.text[: found.start()] if lacking is not None and not lacking.rank else ""
    return ""
