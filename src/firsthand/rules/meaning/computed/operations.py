"""The figures that may be had from a text's figures: one table of operations, and what announces each.

Owns the arithmetic and the words: share, rest, excess, difference, sum, product. What is not in the table is
not computed. Pure.
It cannot chain operations.
"""

from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.sieve import Sieved


class Direction(NamedTuple):
    place: int
    """Token of the word."""
    above: bool


def share(part: float, whole: float) -> float:
    """In per cent."""
    return 100.0 * part / whole


def excess(value: float, base: float) -> float:
    """By how much of a base a value lies beyond it, in per cent."""
    return 100.0 * abs(value / base - 1.0)


def is_beyond(value: float, compare: str, bound: float) -> bool:
    """Whether a value lies on the side of a bound that `>`, `>=`, `<` or `<=` says."""
    if compare[0] == ">":
        return value > bound or (compare == ">=" and value == bound)
    return value < bound or (compare == "<=" and value == bound)


TOGETHER = Sieved(
    (
        "together",
        "combined",
        "total",
        "in all",
        "sum",
        "them",
        "add",
        "mak",
        "amount",
        " to ",
        *"计共",
        "起来",
        "之和",
    ),
    lazy(
        r"\b(?:together|altogether|combined|in total|in all|in sum|between them|add(?:s|ed)? up"
        r"|total(?:s|ling) to|sum|(?:amount|come|came)(?:s|ed|ing)? to"
        r"|mak(?:e|es|ing)(?= (?:about |roughly |some |around |nearly |almost )?\d))\b"
        r"|合计|共计|总计|一共|总共|加起来|之和|合起来"
    ),
)
EACH = lazy(r"\b(?:each|apiece|per|average|avg|mean)\b|平均|每")
OFTEN = lazy(r"\b(?:once|one time) (?:every|each|per|in every) |平均每[^,;]*一次|每隔?[^,;]*一次")
"""How often something happens: `once every 30 seconds`."""
FREED = Sieved(
    ("reclaim", "recover", "collect", "free", "回收", "释放"),
    lazy(r"\b(?:(?:reclaim|recover|collect)(?:s|ed)|free[sd])\b|(?:回收|释放)(?![之以]?后)"),
)
"""Memory that a collection gives back."""
LEFT = Sieved(
    (
        "left",
        "leav",
        "remain",
        "spare",
        "free",
        "unused",
        " go",
        "still",
        *"剩还余",
        "空闲",
        "可用",
    ),
    lazy(
        r"\b(?:left|leav\w+|remain\w*|spare|free|unused|to go|still to)\b"
        r"|还剩|剩|还 ?可|还 ?能|余|空闲|可用"
    ),
)
LACKING = Sieved(
    (
        *("missing", "short", "lack", "needed", "more", "few", "缺", "差", "不足"),
        *("un", "outstanding", "pending", "not ", "未", "待"),
    ),
    lazy(
        r"\b(?:missing|short|lack(?:s|ing)?|needed|more|too few|unprocessed|unhandled|outstanding|pending"
        r"|not (?:yet )?[a-z]+ed)\b|缺|差|短缺|不足|未[\u4e00-\u9fff]{2}|尚未|待[\u4e00-\u9fff]{2}"
    ),
)
LIMIT = Sieved(
    (
        *("limit", "max", "threshold", "target", "ed", "quota", "objective", "budget", "capacity"),
        *("deadline", "限", "阈值", "配额", "预", "目标", "允许"),
    ),
    lazy(
        r"\b(?:limit|threshold|quota|max\w*|target|objective|slo|budget|capacity|allowed|permitted|expected"
        r"|configured|deadline)\b|上限|阈值|限额|限制|配额|预算|目标|预期|预计|允许"
    ),
)
UP = names(
    "over above beyond past exceeds exceed exceeded exceeding ahead higher longer larger bigger slower more"
    " older 超出 超过 高出 多出 超 高 多 大 快于 领先 高于 长 慢"
)
DOWN = names(
    "under below behind short shorter lower smaller fewer less faster younger newer"
    " 低于 落后 落后于 少于 低 少 小 短 快 滞后"
)
"""Words that put a value on one side of its base."""
APART = Sieved(
    ("differ", "apart", "gap", "between", "deviat", "spread", "差"),
    lazy(r"\b(?:difference|differ\w*|apart|gap|between|deviat\w*|spread)\b|相差|差距|差异|之差"),
)
"""A distance without a side."""
ANNOUNCING = names(
    "together altogether combined leaving leaves apart total sum between overall spare"
    " difference gap spread 差距 差值 差额 counting including"
    " 合计 共计 总计 一共 总共 加起来 相差 超出 高出 多出 落后 平均 平均值 均值 每 最多 估算 折算 推算"
) | {"average", "on average", "once", "at most"}
"""Words of a sentence that say no more than that a figure is computed."""
