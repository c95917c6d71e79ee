"""The table of what a sentence may compute of a text's figures, each with the signs that announce it.

Owns the order of the operations and the signs without which a sentence announces none (`sieve.py`). Pure.
It cannot take operands from two texts.
"""

from collections.abc import Callable
from typing import NamedTuple

from firsthand.rules.meaning.computed.derived_lists import (
    count_of_rate,
    mean_of_list,
    share_of_series,
)
from firsthand.rules.meaning.computed.derived_means import mean_of_rows, range_of_rows
from firsthand.rules.meaning.computed.derived_rates import amount_of_share, freed_share, per_one
from firsthand.rules.meaning.computed.derived_rests import lacking
from firsthand.rules.meaning.computed.derived_shares import filled, rest_of_share, share_of
from firsthand.rules.meaning.computed.derived_sums import coordinated, product, total
from firsthand.rules.meaning.computed.derived_tallies import share_of_tally
from firsthand.rules.meaning.computed.derived_tries import interval, rate, used_up
from firsthand.rules.meaning.computed.distances import (
    apart,
    change,
    difference,
    excess_of,
    to_the_limit,
)
from firsthand.rules.meaning.computed.hits import share_of_hits
from firsthand.rules.meaning.computed.moved import MOVED_WORDS, by_change
from firsthand.rules.meaning.computed.operations import DOWN, UP
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.reading.concerned import NONE, bits, chosen, rows_of
from firsthand.rules.sieve import heads


class Operation(NamedTuple):
    name: str
    holds: Callable[[Reckoning], bool]
    said: frozenset[str] = NONE
    """Signs of which the sentence must hold one; none: it may be any sentence."""
    share: bool | None = None
    """Whether it gives shares only, or none; None: either."""


_RESTS = "left leav remain spare free unused go still 剩 还 余 空闲 可用"
_SIDED = heads(" ".join(UP | DOWN) + " good")
"""`a good minute` is read as over one."""
_OPERATIONS = (
    Operation("rest", rest_of_share, heads(_RESTS), True),
    Operation("share", share_of, share=True),
    Operation("hits", share_of_hits, heads("hit miss 命中"), True),
    Operation("filled", filled, share=True),
    Operation("excess", excess_of, _SIDED, True),
    Operation("difference", difference, _SIDED),
    Operation("distance", apart, heads("differ apart gap between deviat spread 相差 差 之差")),
    Operation("change", change),
    Operation("moved", by_change, heads(" ".join(MOVED_WORDS)), False),
    Operation(
        "rest_of_whole",
        lacking,
        heads(
            f"{_RESTS} missing short lack needed more too unprocessed unhandled outstanding pending not"
            " 缺 差 短缺 不足 未 尚未 待"
        ),
        False,
    ),
    Operation(
        "product",
        product,
        heads(
            "each apiece per average avg mean amount come came total make makes making 平均 每 合 共"
        ),
    ),
    Operation("interval", interval, heads("once one 平均每 每"), False),
    Operation("rate", rate, heads("second minute hour day 每"), False),
    Operation(
        "sum",
        total,
        heads(
            "counting including with plus or make makes making together altogether combined total all sum"
            " between add adds added 算上 连同 包括 加 含 或 合 共计 总 一共 之和"
        ),
    ),
    Operation("quotient", per_one, heads("per each every apiece 每"), False),
    Operation("freed", freed_share, heads("reclaim recover collect freed frees 回收 释放"), True),
    Operation(
        "coordinated",
        coordinated,
        heads(
            "total altogether all together overall including counting left remain 共 总 合计 含 包括 一共 剩"
        ),
        False,
    ),
    Operation(
        "amount",
        amount_of_share,
        heads(f"{_RESTS} use used occupied before 已用 占用 此前 回收前"),
        False,
    ),
    Operation("tries_used_up", used_up, heads("retry retries attempts tries 重 尝"), False),
    Operation("mean", mean_of_list, heads("average averaging avg mean 平均 均"), False),
    Operation("mean_of_rows", mean_of_rows, heads("average averaging avg mean 平均 均")),
    Operation("range_of_rows", range_of_rows, heads("between range ranges ranged ranging 之 介")),
    Operation("share_of_series", share_of_series, share=True),
    Operation("share_of_tally", share_of_tally, share=True),
    Operation("count_of_rate", count_of_rate, heads("rate ratio share % 率"), False),
    Operation("to_the_limit", to_the_limit, heads("距 离 away go before until")),
)
_SAID = bits(one.said for one in _OPERATIONS)
_OF_SHARES = sum(1 << at for at, one in enumerate(_OPERATIONS) if one.share is not False)
_OF_OTHERS = sum(1 << at for at, one in enumerate(_OPERATIONS) if not one.share)
_OF_ANY = sum(1 << at for at, one in enumerate(_OPERATIONS) if not one.said)
"""Rows of the table, as bits."""


def operation_of(made: Reckoning) -> str:
    """The first operation that gives a figure; empty if none does."""
    number = made.claim.number
    if number.low is not None or number.unit == "x":
        return ""
    left = _OF_SHARES if number.unit == "%" else _OF_OTHERS
    for operation in chosen(_OPERATIONS, left & (_OF_ANY | rows_of(_SAID, made.asked.signs))):
        if operation.holds(made):
            return operation.name
    return ""
