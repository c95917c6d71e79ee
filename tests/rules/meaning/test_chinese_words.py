"""Chinese words over English records: what follows, what is near and does not, and how runs are cut."""

import pytest

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.meaning.tokens.token import UNKNOWN

from .chinese_cases import ROWS
from .rulings import follows

RIGHT = [(claim, text) for text, claims, _ in ROWS for claim in claims]
WORDS = names(
    "上下文 项目 邻居 区域 序号 跟踪 块盘 迁移 投递 洪泛 写入 跑在"
    " 命名空间 偏移量 位点 水位 令牌 证书链 熔断器 灰度 回滚 堆栈 线程池 连接池"
    " 表空间 归档 落盘 数据库文件 不符合 列表 配额 抖动 备用 主节点"
)
NEAR = [(claim, text) for text, _, claims in ROWS for claim in claims]


@pytest.mark.parametrize(("claim", "text"), RIGHT)
def test_what_the_record_says_follows_in_chinese(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(("claim", "text"), NEAR)
def test_what_is_only_near_does_not_follow(claim: str, text: str) -> None:
    assert not follows(claim, text)


@pytest.mark.parametrize("word", sorted(WORDS))
def test_a_word_is_not_cut_into_its_characters(word: str) -> None:
    pieces = scan(word)
    assert all(kind != UNKNOWN and len(text) > 1 for kind, text, _, _ in pieces)


@pytest.mark.parametrize(
    ("run", "pieces"),
    [
        ("上下文", ["上下文"]),
        ("一个项目", ["一个", "项目"]),
        ("不能通过", ["不能", "通过"]),
        ("正在使用", ["正在", "使用"]),
        ("证书已经过期", ["证书", "已经过期"]),
        ("数据库文件", ["数据库", "文件"]),
        ("大于等于", ["大于等于"]),
        ("已用时间", ["已用时间"]),
        ("没有必要", ["没有必要"]),
        ("处于活动状态", ["处于", "活动", "状态"]),
    ],
)
def test_a_run_is_cut_between_words(run: str, pieces: list[str]) -> None:
    assert [text for _, text, _, _ in scan(run)] == pieces
