"""By how much of its limit a value exceeds it, in per cent.

Owns `exceeds the limit by 25 %`, 超出上限 25%, where the text has one limit and no share of its own. Pure.
It cannot tell which of several limits was meant.
"""

import re

from firsthand.rules.meaning.arithmetic import has_shares
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.quantities import Number
from firsthand.rules.meaning.shares import SHARE_STEP, said_of, within
from firsthand.rules.meaning.wholes import MOST, name_of

_BY = re.compile(r"\bby\b|超出|高出|超过|多出|超", re.IGNORECASE)
_OF_LIMIT = re.compile(
    r"limit|threshold|quota|maximum|target|budget|capacity|上限|阈值|限额|限制|配额|预算",
    re.IGNORECASE,
)
_AHEAD = 3


def excess_finding(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """`exceeds the limit by 25 %` of 1250 beside a limit of 1000."""
    if not _is_excess(claim, asked, evidence):
        return None
    figures = evidence.figures[:MOST]
    limits = [f for f in figures if f.role in ("limit", "max") or "target" in f.field]
    limits = [f for f in limits if f.number.value > 0]
    if len(limits) != 1:
        return None
    limit = limits[0]
    values = [f for f in figures if f.number.unit == limit.number.unit and f is not limit]
    scores = [len(name_of(f, evidence) & said_of(asked)) for f in values]
    values = [f for f, n in zip(values, scores, strict=True) if n == max(scores)]
    shown = asked.tokens[claim.place][1]
    if len({f.number.value for f in values}) != 1:
        return None
    share = 100.0 * (values[0].number.value / limit.number.value - 1.0)
    exact = claim._replace(compare="")
    if share > 0 and within(exact, Number(share, "%", SHARE_STEP, "share")):
        return Finding(HOLDS, "excess")
    return Finding(CONTRADICTED, "excess_differs", shown)


def _is_excess(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    if claim.number.unit != "%" or has_shares(evidence):
        return False
    ahead = asked.tokens[max(0, claim.place - _AHEAD) : claim.place]
    beyond = "比" in asked.text or any(_BY.fullmatch(text) for _, text, _, _ in ahead)
    return beyond and _OF_LIMIT.search(asked.text) is not None
