"""What a sentence computes of how often: the tries that are left, and how far apart an event's repeats lie.

Owns 还能重试 2 次 of 第 3 次重试（共 5 次）, `once every 30 seconds` of `(x18 over 9m)`, and a rate of a
count and its span. Pure.
It cannot tell when the single repeats were.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import OFTEN
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.called import Words, told
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figures import Figure

PER = lazy(
    r"\b(?:per|each|every|an?) (?P<en>second|minute|hour|day)\b|每(?P<zh>秒|分钟|小时|天)钟?"
)
_SECONDS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0} | {
    "秒": 1.0,
    "分钟": 60.0,
    "小时": 3600.0,
    "天": 86400.0,
}
_WITHIN = names("last past in over within during the previous 过去 最近 近 内 以内")
_AROUND = 2
_OFTEN = frozenset({"times", "次"})
_GENERAL = frozenset({"times", "count", "value", "rate", "average", "avg"})
TRY = lazy(
    r"第 ?(\d{1,4}) ?次[\u4e00-\u9fff]{0,4} ?[(,:] ?(?:[共总][共计]?|最多(?:允许|可?重试)?) ?(\d{1,4}) ?次"
    r"|(?:第|重试|尝试) ?(\d{1,4})/(\d{1,4}) ?次"
)


_USED_UP = lazy(
    r"\b(?:after|reached|exceeded) max(?:imum)?(?: number of)? (?:retr|attempt)"
    r"|\b(?:max(?:imum)? )?(?:retries|attempts) (?:were |are |have been )?"
    r"(?:exceeded|exhausted|reached|used up)"
    r"|(?:重试|尝试)(?:次数)?(?:已?用尽|耗尽|达到?上限)"
)
_MOST_TRIES = lazy(r"max\w*(?:retr|attempt)|(?:retr|attempt)\w*(?:max|limit)")
_TRIES = frozenset({"retry", "attempt"})


def left_of_tries(made: Reckoning) -> bool:
    """最多还能重试 2 次, of 第 3 次重试（共 5 次）: the tries that the text has not yet counted."""
    found = TRY.findall(made.evidence.text)
    if len(found) != 1 or made.claim.number.unit or "再" in made.evidence.text:
        return False
    done, most = [float(one) for one in found[0] if one]
    rest = most - done
    return made.claim.compare in ("", "<=") and rest == made.claim.number.value


def used_up(made: Reckoning) -> bool:
    """`failed after two retries` of `failed after max retries`, maxHeartbeatRetries 2."""
    if made.claim.number.unit or made.claim.compare or _USED_UP.search(made.evidence.lower) is None:
        return False
    if made.left:
        return False  # two retries left
    tokens, place = made.asked.tokens, made.claim.place
    near = tokens[max(0, place - _AROUND) : place + _AROUND + 1]
    if not any(_TRIES & set(entry or ()) for _, _, entry, _ in near):
        return False
    most = {
        f.number.value
        for f in made.of_unit("")
        if f.key >= 0 and _MOST_TRIES.search(made.evidence.tokens[f.key][1].lower())
    }
    return most == {made.claim.number.value}


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


def rate(made: Reckoning) -> bool:
    """`about 10 errors per second`, 平均每分钟 37 次, of `1240 errors in the last two minutes`."""
    per = PER.search(made.lower)
    if per is None or made.claim.number.unit not in ("", "B"):
        return False
    tokens = made.evidence.tokens
    spans = {
        one.number.value
        for one in made.of_unit("s")
        if one.number.value > 0
        and any(
            text in _WITHIN
            for _, text, _, _ in tokens[max(0, one.place - _AROUND) : one.place]
            + tokens[one.place + 1 : one.place + 2]
        )
    }
    words = told(made.asked, 0, len(made.asked.tokens)) - _GENERAL
    counted = [
        one
        for one in made.of_unit(made.claim.number.unit)
        if not one.compare and _counts(one, words, made)
    ]
    counts = {one.number.value for one in counted}
    if len(spans) != 1 or len(counts) != 1:
        return False
    each = _SECONDS[per["en"] or per["zh"]]
    return made.is_so(counts.pop() / spans.pop() * each, made.claim.number.unit)


def _counts(one: Figure, words: Words, made: Reckoning) -> bool:
    """Whether a figure counts what the sentence tells of: `18 times`, 1240 of the errors it names."""
    tokens, place = made.evidence.tokens, one.place + 1
    behind = tokens[place][1] if place < len(tokens) else ""
    if made.asked.words & _OFTEN:
        return behind in _OFTEN
    return behind not in _OFTEN and bool(made.called(one) & words)
