"""Percentiles in words: `half of the requests took at most 38 ms` is a median of 38 ms.

Owns the rewriting of such a sentence where a text gives that percentile by its name. Pure.
It cannot rewrite a share that the text gives no percentile of.
"""

import re
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.sieve import holds_any

_SHARE = (
    r"half|nine (?:in|out of(?: every)?) ten|(?:50|90|95|99|10|5|1) ?%"
    r"|(?:fifty|ninety|ninety-five|ninety-nine|ten|five|one) percent"
)
_TOOK = (
    r"(?:took|take|takes|needed|need|lasted|ran|finished|finish|completed|complete|returned|responded|waited"
    r"|(?:was|were|are|is) (?:answered|served|handled|processed|done|finished|completed))"
)
_WITHIN = r"at most|no more than|not more than|no longer than|not longer than|within|up to|in"
_BEYOND = r"longer than|more than|over|at least|upwards of"
_ENGLISH = lazy(
    rf"\b(?P<share>{_SHARE}) (?:of )?(?:the |its |all |all the )?(?P<of>[a-z]+(?: [a-z]+)?) {_TOOK}"
    rf" (?:(?P<within>{_WITHIN})|(?P<beyond>{_BEYOND})) (?=\d)",
    re.IGNORECASE,
)
_HAN = lazy(
    r"(?P<share>一半|半数|九成|(?:50|90|95|99|10|5|1) ?%)的(?P<of>[\u4e00-\u9fff]{2,4}?)"
    r"(?:的?(?:耗时|延迟|时延|响应时间))?(?:都|均)?"
    r"(?:(?P<within>不超过|至多|最多|在)|(?P<beyond>超过|高于|至少)) ?"
    r"(?P<n>\d[\d.,]* ?[a-z\u4e00-\u9fff]{1,2}?)(?P<end>以内|之内|内)?(?=[,.;]|$)"
)
_HAN_SHARES = ("一半", "半数", "九成")
_NAMED = ("p1", "p5", "p9")
"""How the name of every percentile below begins."""
_VALUES = {
    "half": 50,
    "一半": 50,
    "半数": 50,
    "九成": 90,
    "fifty": 50,
    "ninety": 90,
    "ninety-five": 95,
    "ninety-nine": 99,
    "ten": 10,
    "five": 5,
    "one": 1,
    "nine": 90,
}


def as_percentile(text: str, evidence: Iterable[Evidence]) -> str:
    """The sentence with its percentile by name, where a text has it so."""
    if not (
        "%" in text
        or " percent" in text
        or "alf of" in text
        or "alf the" in text
        or "nine " in text
    ) and (text.isascii() or not holds_any(text, _HAN_SHARES)):
        return text
    if not any(holds_any(one.lower, _NAMED) for one in evidence):
        return text
    found = _ENGLISH.search(text) or _HAN.search(text)
    if found is None:
        return text
    share = found["share"].lower().split("%")[0].split()[0]
    value = _VALUES.get(share) or int(share)
    name = f"p{100 - value if found['beyond'] else value}"
    if not any(name in one.lower for one in evidence):
        return text
    if "n" in found.groupdict():
        told = f"{found['of']}的 {name} 为 {found['n']}"
    else:
        told = f"the {name} of {found['of']} was "
    return text[: found.start()] + told + text[found.end() :]
