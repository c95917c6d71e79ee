"""Alerts in one text: the grade, the host and the time of each are its own."""

import pytest
from tests.rules.meaning.rulings import follows

GRADED = (
    "【P2】连接数过高 实例：db-a 当前值：640 触发时间：2026-06-01 07:10:40\n"
    "【P1】连接数过高 实例：db-b 当前值：910 触发时间：2026-06-01 07:13:02"
)
IN_ONE_LINE = GRADED.replace("\n", " ")
NAMED = GRADED.replace("【P2】连接数过高", "告警：连接数过高，级别：P2，").replace(
    "【P1】连接数过高", "告警：连接数过高，级别：P1，"
)
BLOCKS = (
    "连接数告警\n级别：P2\n实例：db-a\n当前值：640\n触发时间：2026-06-01 07:10:40\n\n"
    "连接数告警\n级别：P1\n实例：db-b\n当前值：910\n触发时间：2026-06-01 07:13:02"
)
NUMBERED = GRADED.replace("【P2】", "1. P2 ").replace("【P1】", "2. P1 ")
ENGLISH = (
    "[P2] TooManyConnections on db-a, value 640, triggered at 2026-06-01 07:10:40\n"
    "[P1] TooManyConnections on db-b, value 910, triggered at 2026-06-01 07:13:02"
)
TEXTS = (GRADED, IN_ONE_LINE, NAMED, BLOCKS, NUMBERED, ENGLISH)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "claim",
    [
        "db-b 的告警级别为 P1。",
        "P2 告警的触发时间为 07:10:40。",
        "db-a was triggered at 07:10:40.",
    ],
)
def test_what_is_its_own_is_told(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "claim",
    [
        "db-a 的告警级别为 P1。",
        "db-b 的告警级别为 P2。",
        "db-a 的触发时间为 07:13:02。",
        "P1 告警的触发时间为 07:10:40。",
        "P2 告警的实例是 db-b。",
        "db-b 的当前值为 640。",
        "The alert on db-a was triggered at 07:13:02.",
        "db-a 的告警晚于 db-b。",
        "The alert on db-b came before the one on db-a.",
    ],
)
def test_nothing_of_another_alert(claim: str, text: str) -> None:
    assert not follows(claim, text)


@pytest.mark.parametrize("text", [GRADED, IN_ONE_LINE, NAMED, BLOCKS])
def test_their_order_is_told(text: str) -> None:
    assert follows("db-b 的告警晚于 db-a。", text)


def test_keys_in_brackets_are_one_alert() -> None:
    text = "【告警级别】P2\n【实例】db-a\n【触发时间】2026-06-01 07:10:40"
    assert follows("db-a 的告警于 07:10:40 触发。", text)
    assert follows("P2 告警的触发时间为 07:10:40。", text)
    assert not follows("P1 告警的触发时间为 07:10:40。", text)


def test_points_below_one_headline_stay_its_own() -> None:
    text = "[FIRING:2] LagHigh (prod)\n - group=bill topic=pay lag=910\n - group=audit topic=pay lag=35"
    assert follows("Group bill has a lag of 910.", text)
    assert not follows("Group audit has a lag of 910.", text)
