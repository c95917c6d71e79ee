"""Sentences about what the evidence does not say."""

import pytest

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
