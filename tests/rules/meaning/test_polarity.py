"""Polarity with its scope: what is denied, what failed, what is only expected."""

import pytest

from firsthand.rules.meaning.reading.facts import Facts
from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.meaning.tokens.token import spellings

from .rulings import CONTRADICTED, follows, ruled


def held(text: str) -> set[str]:
    tokens = scan(fold(text))
    return {name for name, places in Facts(tokens, spellings(tokens)).held.items() if places}


@pytest.mark.parametrize(
    ("text", "has", "lacks"),
    [
        ("the node is not ready", "-ready", "ready"),
        ("Pod is NotReady", "-ready", "ready"),
        ("未重启", "-restart", "restart"),
        ("failed to send heartbeat", "-send", "send"),
        ("isShutdown:false", "-stop", "stop"),
        ("Slave_SQL_Running=No", "-run", "run"),
        ("processed=5 failed=0", "success", "-success"),
        ("任务失败 0 条", "success", "-success"),
        ("expired before completing", "-complete", "complete"),
        ('{"ready":false}', "-ready", "ready"),
        ("not not ready yet but started", "start", "-start"),
    ],
)
def test_a_negation_turns_its_state(text: str, has: str, lacks: str) -> None:
    assert has in held(text)
    assert lacks not in held(text)


def test_a_negation_ends_at_a_sign() -> None:
    assert {"-available", "timeout"} <= held("Connection is not available, request timed out")


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The pod was restarted.", "kubelet: pod 未重启"),
        ("A connection was available.", "Connection is not available"),
        ("The heartbeat was sent.", "failed to send out heartbeat on time"),
        ("The scrape succeeded.", "Scrape failed: context deadline exceeded"),
        ("nginx 连接上游成功。", "connect() failed while connecting to upstream"),
        ("The login was accepted.", "login refused for user op"),
        ("The connection was refused by the upstream.", "upstream timed out while connecting"),
    ],
)
def test_the_opposite_does_not_follow(claim: str, text: str) -> None:
    assert not follows(claim, text)


def test_the_opposite_of_a_state_is_contradicted() -> None:
    text = "QueueHigh firing, service=mail-out"
    assert ruled("The alert is resolved.", text, tool="query_metrics") == CONTRADICTED
    assert ruled("告警已恢复。", text, tool="query_metrics") == CONTRADICTED


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The backup of vol-3 has finished.", "backup of vol-3 is expected to finish at 02:30"),
        ("The upload was truncated.", "upload may have been truncated"),
        ("The job will be retried.", "job aborted"),
        ("The scheduler connected to rm-1.", "Retrying connect to rm-1"),
        ("The volume was removed.", "Removing the volume should clear this alert"),
        ("The daemon suffered a clock leap.", "thread starvation or clock leap detected"),
    ],
)
def test_hedges_expectations_attempts_and_alternatives_are_kept(claim: str, text: str) -> None:
    assert not follows(claim, text)


def test_a_kept_hedge_follows() -> None:
    text = "upload of r-7.csv may have been truncated"
    assert follows("The upload of r-7.csv may have been truncated.", text)
    assert follows("r-7.csv 的上传可能被截断。", text)
