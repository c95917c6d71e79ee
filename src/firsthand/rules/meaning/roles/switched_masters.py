"""`+switch-master NAME old-host old-port new-host new-port`: who was the master, and who is.

Owns the two addresses of Sentinel's event, whose roles are known by their place alone. Pure.
It cannot tell a role of theirs by other words than these.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding

EVENT = "+switch-master "
_SWITCHED = lazy(r"\+switch-master \S+ (\S+) \d+ (\S+) \d+")
_NEW = lazy(
    r"\bnew\b|\bnow\b|\bbecame\b|\bbecomes\b|promot|took over|takes over|taken over|\bcurrent"
    r"|\bis (?:the |its )?(?:master|primary)\b|elected"
    r"|新的?主|现|当前|目前|成为|接替|接管|晋升|提升|升为|切到|顶上"
)
_OLD = lazy(
    r"\bold\b|\bformer|\bprevious|\bwas (?:the |its )?(?:master|primary)\b|\bno longer\b|demot|ousted"
    r"|原主|原来|旧主|旧的|老主|此前|之前|曾是|不再"
)
_REPLACING = lazy(
    r"\breplac(?:e|es|ed|ing)\b|\b(?:took|takes|taken|taking) over from\b|\bsucceeded\b"
    r"|接替|取代|替换|代替|替代"
)
_PASSIVE = lazy(r"\b(?:was|is|were|been|being) (?:replaced|succeeded)\b|\bhanded over\b|被|由|让位")


def master_for_former(asked: Asked, evidence: Evidence) -> Finding | None:
    """Whether a sentence takes the former master for the new one, or the other way round."""
    events = set(_SWITCHED.findall(evidence.lower))
    if len(events) != 1:
        return None
    old, new = next(iter(events))
    text = asked.lower
    first, second = text.find(old), text.find(new)
    if old == new or (first < 0 and second < 0):
        return None
    if first >= 0 and second >= 0:
        wrong = _REPLACING.search(text) is not None and (first < second) != (
            _PASSIVE.search(text) is not None
        )
    elif second < 0:
        wrong = _NEW.search(text) is not None and _OLD.search(text) is None
    else:
        wrong = _OLD.search(text) is not None and _NEW.search(text) is None
    return Finding(CONTRADICTED, "roles_reversed", old) if wrong else None
