"""A cause holds only where the evidence itself joins it to its effect."""

import pytest

from .rulings import OPEN, UNSUPPORTED, follows, ruled

BIND = "sshd: error: Bind to port 22 on 0.0.0.0 failed: Address already in use."


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("sshd cannot bind port 22 because the address is already in use.", BIND),
        ("绑定端口 22 失败，原因是地址已被占用。", BIND),
        ("The login failed because the certificate expired.", "login failed: certificate expired"),
        ("The write failed due to a timeout.", "write failed due to timeout"),
    ],
)
def test_a_stated_cause_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


def test_two_facts_side_by_side_are_no_cause() -> None:
    text = "slow queries were logged, the cache was full"
    assert ruled("The slow queries were logged because the cache was full.", text) == OPEN


def test_two_facts_of_two_texts_are_no_cause() -> None:
    texts = ("load of web-1 is high", "rollout of web 5.9.0 to web-1 started")
    assert not follows("The rollout of web 5.9.0 caused the high load of web-1.", *texts)


@pytest.mark.parametrize(
    "claim",
    ["Another sshd holds port 22.", "A memory leak made bind fail.", "根因是防火墙配置错误。"],
)
def test_a_cause_that_the_evidence_lacks_is_unsupported(claim: str) -> None:
    assert ruled(claim, BIND) in (UNSUPPORTED, OPEN)
    assert not follows(claim, BIND)


def test_cause_and_effect_are_not_swapped() -> None:
    text = "replication stopped because the disk was full"
    assert follows("Replication stopped because the disk was full.", text)
    assert not follows("The disk was full because replication stopped.", text)
