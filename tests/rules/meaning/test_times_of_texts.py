"""Spans: between two texts, between the clock forms of one, of a field whose unit goes unsaid."""

import pytest
from tests.rules.meaning.rulings import follows

from firsthand.rules.meaning.tokens.instants import instants

FIRST = "2026-10-18 07:12:55,018 INFO Coordinator [] - Checkpoint 811 of job 5c1e expired before completing."
SECOND = "2026-10-18 07:22:55,020 INFO Coordinator [] - Checkpoint 812 of job 5c1e expired before completing."
SHORT = "2026-10-18 07:13:25,611 INFO Coordinator [] - Checkpoint 812 of job 5c1e expired before completing."
CLOSED = "[11.23 19:06:41] tool.exe - proxy.lab.example:5070 close, 3184 bytes sent, lifetime 01:12"
AGE = "pid=4471, usename=app, state=active, query_age=00:12:22, query=UPDATE stock SET qty = 1"
CALL = '10.2.0.9 "GET /v2/servers/detail HTTP/1.1" status: 200 len: 1893 time: 0.2734921'
MAP = "INFO TaskListener: Progress of TaskAttempt attempt_1458_0009_m_000004_0 is : 0.41562545"


@pytest.mark.parametrize(
    ("claim", "second"),
    [
        ("The two records are ten minutes apart.", SECOND),
        ("The two checkpoints expired about ten minutes apart.", SECOND),
        ("Checkpoints 811 and 812 of job 5c1e both expired.", SECOND),
        ("Checkpoints 811 and 812 of job 5c1e both expired, ten minutes apart.", SECOND),
        ("两次过期相隔约 10 分钟。", SECOND),
        ("The two expired checkpoints were logged about half a minute apart.", SHORT),
    ],
)
def test_two_texts_lie_so_far_apart(claim: str, second: str) -> None:
    assert follows(claim, FIRST, second)
    assert follows(claim, second, FIRST)


@pytest.mark.parametrize(
    "claim",
    [
        "The two records are nine minutes apart.",
        "The two checkpoints completed ten minutes apart.",
        "Checkpoints 811 and 813 of job 5c1e both expired.",
        "Checkpoints 811 and 812 of job 5c1e both completed.",
        "Checkpoints 811 and 812 of job 5c1e both expired, two minutes apart.",
        "Checkpoint 811 expired ten minutes apart from checkpoint 811.",
        "两次过期相隔约 20 分钟。",
    ],
)
def test_they_do_not_lie_otherwise(claim: str) -> None:
    assert not follows(claim, FIRST, SECOND)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The connection had a lifetime of 72 seconds.", CLOSED),
        ("The UPDATE of pid 4471 has been running for more than 12 minutes.", AGE),
        ("The request from 10.2.0.9 got a 200 in roughly 0.27 s.", CALL),
        ("The request took about 273 ms.", CALL),
        ("attempt_1458_0009_m_000004_0 was at about 42% progress.", MAP),
    ],
)
def test_spans_and_shares_are_read_as_they_are_meant(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The connection had a lifetime of 72 minutes.", CLOSED),
        ("The connection had a lifetime of 112 seconds.", CLOSED),
        ("The UPDATE of pid 4471 has been running for more than 13 minutes.", AGE),
        ("The request took about 0.27 ms.", CALL),
        ("The request took 1893 seconds.", CALL),
        ("attempt_1458_0009_m_000004_0 was at about 0.42% progress.", MAP),
        ("attempt_1458_0009_m_000004_0 was at about 58% progress.", MAP),
    ],
)
def test_and_not_otherwise(claim: str, text: str) -> None:
    assert not follows(claim, text)


def test_clock_without_leading_zeros() -> None:
    first, second = (instants(f"20260112-19:42:{one}|Step|3000")[0] for one in ("8:316", "33:904"))
    assert round((second.second or 0) - (first.second or 0), 3) == 25.588
    assert instants("20261312-19:42:8|Step")[0].day == -1
