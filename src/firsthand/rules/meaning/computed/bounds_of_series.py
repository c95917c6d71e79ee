"""A bound told of a whole series: `was at least 81` of `min=3, max=81`.

Owns what the two ends of a series make of a bound: what is said of all its time must hold of both ends, and
`exceeded 80` of the one that came so far. It only takes away what other readings let hold. Pure.
It cannot tell a bound that is said of the last point by its tense alone.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding

ENDS = ("min=", "max=")
_AT_TIMES = lazy(
    r"\b(?:reach|hit|peak|climb|r[io]s|exceed|cross|surpass|top|spik|jump|grew|went|go|got|came|once|time"
    r"|when|worst|best|fell|fall|drop|dip|sank|sink|low|shrank|(?:as )?(?:high|few|little|many|much) as"
    r"|up to|down to|highest|some|breach|maximum|minimum|max\b|min\b)"
    r"|达|最|峰|谷|超|突破|升|涨|曾|一度|时|跌|降|落|低至|高至"
)
"""Words that tell of one time."""
_ANOTHER = lazy(
    r"\b(?:last|lately|latest|now|current\w*|finally|end\w*|first|initial\w*|beg[au]n|start\w*|mean|average\w*"
    r"|avg|median|points?|samples?|datapoints|limit|threshold|differ\w*|span\w*|more than (?:its|the)|between"
    r"|by|ago)\b|初|末|现|目前|当前|平均|均值|中位|点|样本|阈值|差|相比|倍|\d\d?:\d\d"
)
"""Words by which another value than those of all the time is meant."""


def has_both_ends(evidence: Evidence) -> bool:
    """Whether a text gives the least and the most of a series."""
    return all(one in evidence.lower for one in ENDS)


def bound_of_series(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """Why a bound does not hold of a series that has both its ends, if so."""
    said = asked.lower
    if claim.role not in ("", "limit") or _ANOTHER.search(said) is not None:
        return None
    low, high = (
        [
            f.number.value
            for f in evidence.figures
            if f.role == end and f.number.unit == claim.number.unit
        ]
        for end in ("min", "max")
    )
    if len(low) != 1 or len(high) != 1:
        return None
    near, far = (high[0], low[0]) if claim.compare[0] == ">" else (low[0], high[0])
    shown = asked.tokens[claim.place][1]
    if not _is_within(near, claim):
        return Finding(CONTRADICTED, "bound_beyond_series", shown)
    if _is_within(far, claim) or _AT_TIMES.search(said) is not None:
        return None
    return Finding(OPEN, "bound_of_one_end", shown)


def _is_within(value: float, claim: Figure) -> bool:
    bound, step = claim.number.value, claim.number.step / 2
    if claim.compare[-1] != "=":
        step = 0.0
    return value >= bound - step if claim.compare[0] == ">" else value <= bound + step
