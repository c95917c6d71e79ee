"""What a sentence says of a search itself: who was asked for what, over which window.

Owns the sentences that tell of a search and neither of a find nor of its lack: `the logs of cart were queried
for OOM`, `the window covered 20 minutes`. Pure.
It cannot tell who made the search.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.tokens.quantities import holds

_SAID = names(
    "ask query window search_noun keyword cover execute run ran duration log_noun record row alert_noun"
    " message event file time_noun metric item database table service document data validate examine filter"
    " update size length use used span start complete ended first_value last_value series"
)
"""Concepts with which a search is described."""
_TELLING = names(
    "shows show showed shown showing reports reported report contains contained contain lists listed gives"
    " gave has had have there indicates indicated saw seen sees see occurred occurs happened exist exists"
    " existed appears appear appeared emitted logged threw hit hits says said reveals carries"
    " 有 显示 出现 存在 发生 包含 包括 含 到 到了 出 出了 发现 看到 见 共有 报 报告 上报 输出 打印 曾 表明"
    " 遇到"
)
"""Words that say that there is something."""
_FOUND = lazy(r"(?:查|搜|检索|查询|搜索)(?:询|索)?(?:到|出|得)")
_HEADS = names(
    "query queries search searches lookup window keyword filter log logs metrics alerts database table"
    " records 查询 检索 搜索 查询了 检索了 搜索了 查了 查询窗口 窗口 时间窗口 关键字 关键词 日志 记录"
)
"""The subject of such a sentence."""
_SOURCES = names("log logs metrics alerts database table records 日志 记录")
"""What is searched: a sentence of it must say so."""
_LOGS = names("log logs 日志 条日志")
_OPENING = names("the a an this that its 该 这次 本次 此次 对 在 的 次")
_DEEDS = names("query queries search searches searched queried ran looked asked")


def describes(asked: Asked, held: set[str], lower: str) -> bool:
    """Whether all that a sentence tells is what was searched, and over which window."""
    if "!neg" in asked.marks or not _TELLING.isdisjoint(asked.words) or _FOUND.search(asked.text):
        return False
    first = next((text for _, text, _, _ in asked.tokens if text not in _OPENING), "")
    asks = any("ask" in part.options for part in asked.parts)
    if first not in _HEADS or (first in _SOURCES and not asks):
        return False
    told = [part for part in asked.parts if not (part.text in lower and part.text not in _DEEDS)]
    return all(_SAID & set(part.options) or held & set(part.options) for part in told)


def length_is(asked: Asked, length: float | None) -> bool:
    """Whether each span of such a sentence is the window's."""
    return all(
        length is not None
        and not one.compare
        and holds(one.number.value, length, one.number.step, one.about, True)
        for one in asked.figures
        if one.number.unit == "s"
    )


def is_of_the_other_tool(asked: Asked, lower: str) -> bool:
    """`no alerts` of a search in logs, `no logs` of one for alerts."""
    if "alert_noun" in asked.said and '"logs"' in lower and "alert" not in lower:
        return True
    return not _LOGS.isdisjoint(asked.words) and '"alerts"' in lower and "log" not in lower
