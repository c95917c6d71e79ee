"""Who waits and who holds by each of their names, and who of several did what: all are tried in each part."""

import pytest

from .rulings import CONTRADICTED, decisive, follows, ruled

OTHER_PARTY = "part_of_the_other_party"
WAITER, HOLDER = ("3301", "21"), ("3307", "34")
LOCKS = (
    "transaction 3301 (session 21) waits for a row lock on stock held by transaction 3307 (session 34)",
    "锁等待：事务 3301（会话 21）等待 stock 表行锁，持有者为事务 3307（会话 34）",
)
NAMED = (("Transaction", "事务"), ("Session", "会话"))
OF_WAITERS = ("{} {} is waiting.", "{} {} waits for the lock.", "{} {} is blocked.")
OF_WAITERS_HAN = ("{} {} 正在等待锁。", "{} {} 被阻塞。")
OF_BOTH = (
    ("{0} {2} blocks {0} {1}.", "{3} {2} 阻塞了{3} {1}。"),
    ("{0} {1} is blocked by {0} {2}.", "{3} {1} 被{3} {2} 阻塞。"),
    ("{0} {1} waits for {0} {2}.", "{3} {1} 在等待{3} {2}。"),
)


@pytest.mark.parametrize("text", LOCKS)
@pytest.mark.parametrize("by", [0, 1])
def test_neither_party_has_the_part_of_the_other(text: str, by: int) -> None:
    kind, han = NAMED[by]
    waiter, holder = WAITER[by], HOLDER[by]
    for word, tellings in ((kind, OF_WAITERS), (han, OF_WAITERS_HAN)):
        for telling in tellings:
            assert not follows(telling.format(word, holder), text), telling
            assert decisive(telling.format(word, waiter), text) != OTHER_PARTY, telling
    for pair in OF_BOTH:
        for telling in pair:
            assert not follows(telling.format(kind, holder, waiter, han), text), telling
            assert decisive(telling.format(kind, waiter, holder, han), text) != OTHER_PARTY, telling
    assert not follows(f"{kind} {waiter} holds the lock.", text)


@pytest.mark.parametrize(
    ("claim", "text", "holds"),
    [
        (
            "Session 34 blocks session 21.",
            "session 34 (pid 901) is blocking session 21 (pid 877)",
            True,
        ),
        (
            "Session 21 blocks session 34.",
            "session 34 (pid 901) is blocking session 21 (pid 877)",
            False,
        ),
        (
            "PID 901 is blocked by pid 877.",
            "session 34 (pid 901) is blocking session 21 (pid 877)",
            False,
        ),
        (
            "进程 61 阻塞了进程 45。",
            '{"event":"lock_wait","blocked_pid":61,"blocking_pid":45}',
            False,
        ),
        (
            "进程 45 阻塞了进程 61。",
            '{"event":"lock_wait","blocked_pid":61,"blocking_pid":45}',
            True,
        ),
    ],
)
def test_the_same_of_other_shapes(claim: str, text: str, holds: bool) -> None:
    assert not follows(claim, text) or holds
    assert not holds or decisive(claim, text) != OTHER_PARTY


LOGINS = (
    "10:15:01 user mona logged in from 10.2.0.7\n10:15:09 user axel failed to log in from 10.2.0.9",
    "10:15:01 user deploy logged in from 10.2.0.7\n10:15:09 user axel failed to log in from 10.2.0.9",
    "sshd[811]: Accepted publickey for deploy from 10.2.0.7 port 51\n"
    "sshd[812]: Failed password for axel from 10.2.0.9 port 52",
)


@pytest.mark.parametrize("text", LOGINS)
def test_a_failed_login_is_that_of_its_line(text: str) -> None:
    other = "mona" if "mona" in text else "deploy"
    for telling in ("{} failed to log in.", "{} could not log in.", "{} 登录失败。"):
        assert follows(telling.format("axel"), text), telling
        assert not follows(telling.format(other), text), telling
    assert not follows("axel logged in.", text)
    assert not follows(f"{other} failed to log in.", text.splitlines()[0])


COMPONENTS = "basket: connection to redis lost\nledger: order queue is full"


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("basket lost its connection to redis.", True),
        ("ledger lost its connection to redis.", False),
        ("The queue of ledger is full.", True),
        ("The queue of basket is full.", False),
        ("ledger 的队列已满。", True),
        ("basket 的队列已满。", False),
    ],
)
def test_a_component_did_what_its_own_line_tells(claim: str, holds: bool) -> None:
    assert follows(claim, COMPONENTS) is holds


def test_a_line_that_names_another_tells_of_it_too() -> None:
    text = "basket: starting up now\nledger: cannot reach basket, connection refused"
    assert ruled("ledger could not reach basket.", text) != CONTRADICTED
