"""Settings, former values, signals and failures that are borne are no events."""

import pytest
from tests.rules.meaning.rulings import follows

SESSION = (
    "INFO - Established session 0x77ab with negotiated timeout 30000 for client /10.4.4.4:4040"
)
FELL = "hit ratio of cache c-4 fell from 93% to 41%"
SIGNAL = "worker 71 was sent SIGTERM by the supervisor"
BORNE = "Cluster blue has overcommitted memory requests and cannot tolerate node failure."
QUOTED = r"unix.hw state_change: Component \042fan3\042 is in the unavailable state (HWID=912)"
NOT_READY = (
    "Pod ops/mailer-7f6d9c5b8-abcde has been in a non-ready state for longer than 15 minutes."
)
TIMEOUT = "ERROR call of tariff failed: timeout of 20000ms exceeded"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("A session was established.", SESSION),
        ("缓存 c-4 的命中率曾为 93%。", FELL),
        ("Worker 71 was sent SIGTERM.", SIGNAL),
        ("Component fan3 is unavailable.", QUOTED),
        ("Pod ops/mailer-7f6d9c5b8-abcde is not ready.", NOT_READY),
    ],
)
def test_right(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Session 0x77ab timed out.", SESSION),
        ("No session was established.", SESSION),
        ("A session could not be established.", SESSION),
        ("缓存 c-4 的命中率为 93%。", FELL),
        ("The hit ratio of cache c-4 is 93%.", FELL),
        ("Worker 71 was sent SIGKILL.", SIGNAL),
        ("Worker 71 was killed with SIGKILL.", SIGNAL),
        ("A node of the cluster blue failed.", BORNE),
        ("Pod ops/mailer-7f6d9c5b8-abcde is ready.", NOT_READY),
        ("The call of tariff succeeded.", TIMEOUT),
    ],
)
def test_wrong(claim: str, text: str) -> None:
    assert not follows(claim, text)
