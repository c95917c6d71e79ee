"""The last of all tries, and a limit that is passed, told of a text that gives only the figures or the deed.

Law: the n-th of n attempts is the last one, and uses them up, the one before is not; what exceeds its limit
overruns it (超限). A text that hedges, denies or only foresees it shows neither. Pure.
It cannot tell a count of tries that a text does not set against their number.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.sieve import holds_any

LAST = names("last final 最后 最后一次 末次")
_TRIES = names("attempt attempt_noun retry retry_noun")
_OF_TRIES = ("attempt", "retr", "try", "tries", "次")
_N_OF_M = lazy(
    r"(?:attempt|retry|try|tries|retries)\w*[\"']?[ =:#]*(\d+)[\"']?"
    r"(?: ?/ ?| of |, ?[\"']?max\w*[\"']?[ =:]+)(\d+)(?![\w.])"
    r"|第 ?(\d+) ?(?:/ ?|次 ?\((?:共|上限|最多) ?)(\d+) ?次|重试 ?(\d+) ?次 ?[(,]?(?:上限|最多|共) ?(\d+) ?次"
)
_LIMIT = r"(?:limits?|quotas?|thresholds?|budget|ceiling|上限|配额|阈值|限额|限制|限速)"
_PASSED = lazy(
    rf"{_LIMIT}[^.;,]{{0,40}}\b(?:exceeded|exceeds|passed|breached|overrun)\b"
    rf"|\b(?:exceed(?:ed|s|ing)|went over|is over|above|longer than|more than|beyond) [^.;,]{{0,40}}{_LIMIT}"
    rf"|(?:超过|超出|超)[^,;。]{{0,16}}{_LIMIT}|{_LIMIT}[^,;。]{{0,12}}(?:被超|已超)"
)
_OF_MEMORY = ("memory", "内存", "heap")
_UNSURE = lazy(
    r"\b(?:would|will|may|might|could|if|not|no|never|without|almost|nearly|near|close|about to|unless)\b"
    r"|未|不|没|将|可能|接近|若|如果"
)


def last_try(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """`its last attempt`, `used up its attempts` of `attempt=3/3`."""
    if (
        not (part.text in LAST or "exhaust" in part.options)
        or _TRIES.isdisjoint(asked.said)
        or not holds_any(evidence.lower, _OF_TRIES)
    ):
        return None
    told = [[int(one) for one in found if one] for found in _N_OF_M.findall(evidence.lower)]
    if not told:
        return None
    if any(tried >= most for tried, most in told):
        return Finding(HOLDS, "last_of_all_tries")
    return Finding(UNSUPPORTED, "tries_are_left", part.text)


def overran(part: Part, evidence: Evidence) -> bool:
    """超限 of `memory limit exceeded`."""
    if "overrun" not in part.options and not (
        part.text == "内存超限" and holds_any(evidence.lower, _OF_MEMORY)
    ):
        return False
    text = evidence.lower
    return _PASSED.search(text) is not None and _UNSURE.search(text) is None
