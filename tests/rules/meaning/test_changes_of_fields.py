"""A change from one text to the next is of the field that the sentence names, and of no other.

Every value of either text is tried as an end of every field's change: only the field's own two hold.
"""

from itertools import product

import pytest

from .rulings import CONTRADICTED, follows, ruled

FIRST = {"active": 6, "idle": 14, "waiting": 2}
THEN = {"active": 17, "idle": 3, "waiting": 9}
ZERO = {"active": 20, "idle": 0, "waiting": 7}
WORDS = {"active": "活跃连接", "idle": "空闲连接", "waiting": "等待数"}


def line(second: int, values: dict[str, int]) -> str:
    told = ", ".join(f"{name}={value}" for name, value in values.items())
    return f"2026-03-02 10:15:{second:02d} DEBUG BillingPool - Pool stats (total=20, {told})"


def change(name: str, start: int, end: int) -> str:
    return f"{name} {'rose' if end > start else 'fell'} from {start} to {end}"


@pytest.mark.parametrize("name", FIRST)
def test_only_the_values_of_the_field_that_is_named(name: str) -> None:
    texts = (line(3, FIRST), line(33, THEN))
    for (one, start), (other, end) in product(FIRST.items(), THEN.items()):
        own = one == other == name
        assert follows(f"{change(name, start, end)}.", *texts) is own, (name, start, end)
        direction = "升" if end > start else "降"
        chinese = f"BillingPool 的{WORDS[name]}由 {start} {direction}到 {end}。"
        assert follows(chinese, *texts) is own, chinese


@pytest.mark.parametrize(
    ("one", "other"), [("active", "idle"), ("idle", "waiting"), ("waiting", "active")]
)
def test_each_of_two_changes_is_judged(one: str, other: str) -> None:
    for then in (THEN, ZERO):
        texts = (line(3, FIRST), line(33, then))
        right = [change(name, FIRST[name], then[name]) for name in (one, other)]
        wrong = [change(one, FIRST[other], then[other]), change(other, then[other], FIRST[other])]
        assert follows(f"{right[0]} while {right[1]}.", *texts)
        assert follows(f"{right[0]}, {right[1]}.", *texts)
        for change_told in wrong:
            assert not follows(f"{right[0]} while {change_told}.", *texts)
            assert not follows(f"{change_told} and {right[0]}.", *texts)


def test_a_value_of_nought_does_not_deny_its_field() -> None:
    texts = (line(3, FIRST), line(33, ZERO))
    assert follows("The idle connections of BillingPool fell from 14 to 0.", *texts)
    assert follows("两条日志之间，BillingPool 的空闲连接由 14 降到 0，等待数由 2 升到 7。", *texts)
    assert ruled("The idle connections of BillingPool rose from 0 to 14.", *texts) == CONTRADICTED


def test_the_other_end_of_two_changes_does_not_turn_one() -> None:
    texts = (line(3, FIRST), line(33, THEN))
    assert ruled("Active fell from 17 to 6 while idle rose from 3 to 14.", *texts) == CONTRADICTED
