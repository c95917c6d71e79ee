"""A part told as the total: 共处理 15 条 of 总数 1200，失败 15; `211 tasks` of `211 total, 3 running`.

Law: where a text gives a total, what a sentence tells in total is no other number of the text, unless it
speaks of the part that the number is of. Pure, linear.
It cannot tell a total of one thing from that of another.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.qualified import is_spoken
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_N = r"(?<![\d.])(\d+(?:\.\d+)?)(?![\d.]*\d|\w)"
_TOTALS = lazy(
    rf"(?:总[数计量共]?|合计|共[计有]?|\btotal\w*)[^\d,;，。⏎]{{0,12}}?{_N}|{_N} ?[a-z]{{0,3}} total\b"
    rf"|(?:总[数计量共]?|合计|共[计有]?)[^\d,;，。⏎]{{0,12}}?(\d+(?:\.\d+)?)"
)
_TOLD = lazy(
    r"(?:一共|总共|共计|合计|总计|共)[^\d,;，。]{0,8}?(\d+(?:\.\d+)?)"
    rf"|\b(?:in total|altogether),? [^\d,;.]{{0,24}}?{_N}|{_N}[^\d,;.]{{0,32}} (?:in total|altogether)\b"
    rf"|\btotal(?: number| amount| count)?(?: of [a-z ]{{1,24}})? (?:is|was|are) {_N}"
)
_KEYED = lazy(r"([a-z_]+|[\u4e00-\u9fff]{1,6})[\"']? ?[=:]? ?[\"']?(\d+(?:\.\d+)?)(?![\d.]*\d)")
_GROUPS = frozenset({"similar"})
_BEHIND = lazy(r"(?<![\w.])(\d+(?:\.\d+)?) ([a-z]+)")


def _as_total(said: str, text: str) -> Finding | None:
    totals = {float(one) for groups in _TOTALS.findall(text) for one in groups if one}
    if not totals:
        return None
    told = [one for groups in _TOLD.findall(said) for one in groups if one]
    parts = [(name, float(value)) for name, value in _KEYED.findall(text)]
    parts += [(name, float(value)) for value, name in _BEHIND.findall(text)]
    for value in told:
        own = {name for name, one in parts if one == float(value)} - _GROUPS
        if float(value) in totals or not own:
            continue
        if not any(name in said or is_spoken(name, said) for name in own):
            return Finding(CONTRADICTED, "part_for_total", value)
    return None


TOTALS_TOLD = (
    Reading(_as_total, heads("total 总 合 共"), heads("total altogether 总 合 共"), True),
)
