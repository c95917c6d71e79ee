"""What a sentence computes of how often: the tries that are left, and how far apart an event's repeats lie.

Owns 还能重试 2 次 of 第 3 次重试（共 5 次）, and `once every 30 seconds` of `(x18 over 9m)`. Pure.
It cannot tell when the single repeats were.
"""

import re
from itertools import pairwise

from firsthand.rules.meaning.operands import Reckoning
from firsthand.rules.meaning.operations import OFTEN

TRY = re.compile(r"第 ?(\d{1,4}) ?次[\u4e00-\u9fff]{0,4} ?[(,:] ?[共总][共计]? ?(\d{1,4}) ?次")


def left_of_tries(made: Reckoning) -> bool:
    """最多还能重试 2 次, of 第 3 次重试（共 5 次）: the tries that the text has not yet counted."""
    found = TRY.findall(made.evidence.text)
    if len(found) != 1 or made.claim.number.unit or "再" in made.evidence.text:
        return False
    rest = float(found[0][1]) - float(found[0][0])
    return made.claim.compare in ("", "<=") and rest == made.claim.number.value


def interval(made: Reckoning) -> bool:
    """`once every 30 seconds`, 平均每 30 秒一次, of an event that was seen `(18 times in 9m)`."""
    if made.claim.number.unit != "s" or " times in " not in made.evidence.text:
        return False
    if OFTEN.search(made.lower) is None:
        return False
    seen = [
        one.number.value / other.number.value
        for other, one in pairwise(made.evidence.figures)
        if one.number.unit == "s"
        and other.number.value > 0
        and [t[1] for t in made.evidence.tokens[other.place + 1 : one.place]] == ["times", "in"]
    ]
    return len(seen) == 1 and made.is_so(seen[0], "s")
