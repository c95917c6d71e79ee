"""The words by which a change is told: `by 840`, 增加了 840; as a number stands right behind them. Pure."""

from firsthand.rules.meaning.lexicon.sets import names

BY_HAN = names(
    "增加了 上升了 减少了 下降了 提高了 降低了 增长了 上涨了 涨了 升了 降了 跌了"
    " 增加 上升 减少 下降 增长 上涨 缩短了 延长了 增大了 扩大了 缩小了"
)
"""What stands right before the number by which something changed; 增加到 is no such word."""
