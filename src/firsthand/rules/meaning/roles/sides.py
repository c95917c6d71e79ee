"""Two sides of one thing: what was expected and what came, where it was and where it went.

Law: a value that a text gives to one side only is not told of the other. Sides are read from the words
right before a value, in text and sentence alike. Pure, linear.
It cannot pair sides that stand in two lines, nor values without a digit.
"""

from string import ascii_lowercase

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_VALUE = r"([a-z]{0,2}\d[\w.]*\w|\d)"
_WANTED_WORD = (
    r"(?:expect(?:ed|s|ing)?|want(?:ed|s)?|should (?:be|have been)|desired|target|required?s?|spec(?:ified)?"
    r"|planned|allowed|permitted|budget(?:ed)?|期望|预期|目标|计划|允许|应(?:当|该)?[为是])"
)
_WANTING = heads(
    "expect want should desired target require spec planned allowed permitted budget 期望 预期 应 目 计 允"
)
_GETTING = heads(
    "actual observed received found current have but measured achieved reached 实 当 达 got "
    + " ".join(map("got".__add__, ascii_lowercase))
)
_GOT_WORD = (
    r"(?:got|actual(?:ly)?|observed|received|found|current(?:ly)?|have|but (?:is|was)|measured|achieved"
    r"|reached|实际|实测|当前|达到)"
)
_GAP = r"[^\d,;.⏎]{0,20}?"
_WANTED = lazy(rf"(?<![a-z-]){_WANTED_WORD}{_GAP}{_VALUE}")
_WANTED_BEHIND = lazy(
    rf"(?<![\w.:/-]){_VALUE}(?: [a-z]+){{0,2}} (?:was|were|is|are|had been) {_WANTED_WORD}"
)
"""`13 columns where 14 were expected`"""
_GOT = lazy(rf"(?<![a-z-]){_GOT_WORD}{_GAP}{_VALUE}")
_WANTS = lazy(rf"(?<![a-z-]){_WANTED_WORD}|\bneed")
_GETS = lazy(rf"(?<![a-z-]){_GOT_WORD}")
_VALUES = lazy(rf"(?<![\w.:/-]){_VALUE}(?![\w-])")

_TURNING = heads("from 从")
_TURN = (
    r"(?:rose|fell|grew|shrank|dropped|climbed|jumped|increased|decreased|went|changed"
    r"|raised|lowered|up|down)"
)
_FROM_TO = lazy(
    r"\bfrom (\d[\d.]*) ?[a-z%]* to (\d[\d.]*)"
    r"|从 ?(\d[\d.]*)[^,;\d]{0,8}?[升降增减涨跌变]\S{0,3}?[至到为] ?(\d[\d.]*)"
)
_TO = lazy(
    rf"\b{_TURN}(?! from)[^,;.\d]{{0,20}}\bto (\d[\d.]*)"
    r"|[升降增减涨跌变][\u4e00-\u9fff]{0,2}?[至到] ?(\d[\d.]*)"
)
_BY = lazy(rf"\b{_TURN}[^,;.\d]{{0,20}}\bby (\d[\d.]*)|[升降增减涨跌][高低加少]?了 ?(\d[\d.]*)")

_PRESENT = lazy(r"\b(?:is|are|now|currently)\b|现在|目前|当前")


def _expected(said: str, text: str) -> Finding | None:
    """A value told of the other side than the text's; both folded, in lower case."""
    wanted = set(_WANTED.findall(text))
    got = set(_GOT.findall(text)) if wanted else wanted
    if not got:
        return None
    only_wanted, only_got = wanted - got, got - wanted
    behind = set(_WANTED_BEHIND.findall(said))
    if behind:
        crossed = behind & only_got or (set(_VALUES.findall(said)) - behind) & only_wanted
        return Finding(CONTRADICTED, "value_of_the_other_side", min(crossed)) if crossed else None
    wants, gets = _WANTS.search(said), _GETS.search(said)
    if wants and gets:
        crossed = set(_WANTED.findall(said)) & only_got or set(_GOT.findall(said)) & only_wanted
    elif wants:
        crossed = set(_VALUES.findall(said)) & only_got
    else:
        crossed = set(_VALUES.findall(said)) & only_wanted
    return Finding(CONTRADICTED, "value_of_the_other_side", min(crossed)) if crossed else None


def _turned(said: str, text: str) -> Finding | None:
    """`rose from 40 to 900`: neither to 40 nor by 900."""
    found = _turns(text)
    if not found:
        return None
    ends = {to for _, to in found}
    for one, other in _TO.findall(said):
        to = (one or other).rstrip(".")
        if to not in ends and any(to == start for start, _ in found):
            return Finding(CONTRADICTED, "start_for_end", to)
    starts = {start for start, _ in found} - ends
    mine = set(_VALUES.findall(said))
    if mine & starts and not mine & ends and _PRESENT.search(said) and " from " not in said:
        return Finding(CONTRADICTED, "start_for_end", min(mine & starts))
    for one, other in _BY.findall(said):
        by = (one or other).rstrip(".")
        if any(by in pair and abs(float(pair[1]) - float(pair[0])) != float(by) for pair in found):
            return Finding(UNSUPPORTED, "level_for_change", by)
    return None


def _turns(text: str) -> list[tuple[str, str]]:
    """Start and end of every change of a text, as written."""
    return [
        ((start or origin).rstrip("."), (end or goal).rstrip("."))
        for start, end, origin, goal in _FROM_TO.findall(text)
    ]


SIDES = (
    Reading(_expected, _WANTING, counts=True, beside=_GETTING),
    Reading(_turned, _TURNING, counts=True),
)
