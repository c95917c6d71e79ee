"""Sentences about what the evidence does not say."""

import pytest

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability

from .rulings import follows

TEXT = "WARN etcdserver: server is likely overloaded, read took 900ms"


@pytest.mark.parametrize(
    "claim",
    [
        "The log does not name a root cause.",
        "This line does not show which client sent the request.",
        "The evidence is insufficient to confirm a disk failure.",
        "仅凭该日志无法判断磁盘是否损坏。",
        "The cause is not stated.",
    ],
)
def test_what_is_missing_may_be_called_missing(claim: str) -> None:
    assert follows(claim, TEXT)


@pytest.mark.parametrize(
    "claim",
    [
        "The log does not say that the server is overloaded.",
        "The log does not show that the read took 900ms.",
    ],
)
def test_what_is_there_may_not(claim: str) -> None:
    assert not follows(claim, TEXT)


def test_a_stated_cause_is_not_missing() -> None:
    assert not follows("The log does not name a cause.", "read failed because the disk is full")


SMUGGLED = [
    "A leak in billing-gateway 9.4 took down forty hosts and the log does not show the reason.",
    "Intruders erased the ledger database but the cause is unknown.",
    "Rolling billing back fixes it and the logs do not show why.",
    "Every other service is healthy and this log does not prove otherwise.",
    "It cannot be ruled out that bob erased the database.",
    "This does not prove that bob erased the database.",
    "This does not prove that 900 hosts died.",
    "账单数据已全部丢失但日志未说明原因。",
]


@pytest.mark.parametrize("claim", SMUGGLED)
def test_a_limitation_carries_nothing_that_the_texts_lack(claim: str) -> None:
    text = "2026-05-01T08:00:00Z ERROR ledger-api could not acquire a connection after 5000ms"
    assert derivability(claim, [text], ["query_logs"]).outcome is not Outcome.DERIVABLE
