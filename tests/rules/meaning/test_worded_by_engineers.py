"""Turns that people use of what a line says: what is to go, what is at all, a reason by itself."""

import pytest

from .rulings import CONTRADICTED, follows, ruled

CERT = "SSL CRITICAL - certificate of mail.example expires in 4 day(s) (2025-12-05 23:59 UTC)"
POD = "pod=ledger-2 ready=0/2 status=ImagePullBackOff restarts=0 age=14m"
JOBS = (
    "2025-06-01 job sync failed, reason: disk full\n2025-06-01 job mail failed, reason: dns timeout"
)
LOGIN = "login failed for user wang: password expired"


@pytest.mark.parametrize(
    ("claim", "text", "holds"),
    [
        ("The certificate of mail.example has four days to go before it expires.", CERT, True),
        ("The certificate of mail.example has five days to go before it expires.", CERT, False),
        ("ledger-2 has not restarted at all.", POD, True),
        ("ledger-2 is not running at all of its nodes.", POD, False),
        ("Job sync failed. The cause was a full disk.", JOBS, True),
        ("Job mail failed. The cause was a full disk.", JOBS, False),
        ("Job mail failed. The reason was a DNS timeout.", JOBS, True),
        ("wang 登录失败。原因是密码已过期。", LOGIN, True),
        ("wang 登录失败。原因是账户被锁。", LOGIN, False),
    ],
)
def test_what_people_say(claim: str, text: str, holds: bool) -> None:
    assert follows(claim, text) is holds


ALARM = "[告警恢复] 消费堆积 topic=trade group=points 恢复时间=2025-11-11 01:20:00 触发值=158000 当前值=860"


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("points 当前堆积 860 条。", True),
        ("points 触发时堆积 158000 条。", True),
        ("points 目前堆积约 15.8 万条消息。", False),
        ("points 现在积压 158000 条。", False),
    ],
)
def test_the_value_that_fired_is_not_that_of_now(claim: str, holds: bool) -> None:
    assert (ruled(claim, ALARM) != CONTRADICTED) is holds
    assert follows(claim, ALARM) is holds


TOP = (
    "NAME        CPU(cores)   CPU%   MEMORY(bytes)   MEMORY%\n"
    "worker-a1   3410m        85%    11827Mi         75%\n"
    "worker-a2   620m         15%    14398Mi         91%"
)
SHARES = {("worker-a1", "CPU"): 85, ("worker-a1", "memory"): 75}
SHARES |= {("worker-a2", "CPU"): 15, ("worker-a2", "memory"): 91}


def test_a_share_is_that_of_its_column() -> None:
    for (node, measure), share in SHARES.items():
        for other in SHARES.values():
            assert follows(f"{node} is at {other}% {measure}.", TOP) is (other == share)


LINES = ("requests=100 failed=3", "Tests run: 100, Failures: 3, Errors: 0, Skipped: 27")
THINGS = ("requests", "tests")


@pytest.mark.parametrize(("line", "things"), list(zip(LINES, THINGS, strict=True)))
def test_some_of_what_a_line_counts_have_a_state(line: str, things: str) -> None:
    assert follows(f"3 {things} failed.", line)
    assert follows(f"Three {things} failed.", line)
    assert not follows(f"27 {things} failed.", line)
    assert not follows(f"100 {things} failed.", line)
    assert not follows(f"3 {things} were skipped.", line)


def test_a_state_is_of_the_things_counted_last() -> None:
    assert follows("3 connections failed.", "requests=100 connections=7 failed=3")
    assert not follows("3 requests failed.", "requests=100 connections=7 failed=3")
    assert not follows("9 requests failed.", "requests=7 failed=9")
    assert not follows("3 pods restarted.", "pods=10 restarts=3")
