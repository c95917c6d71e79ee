"""Whose number it is where a text has several lines, and what a number at a line's head is."""

import pytest

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability

PODS = (
    "pod=cart-5f6c-aaaaa restarts=2 phase=Running ready=1/1\n"
    "pod=cart-5f6c-bbbbb restarts=19 phase=CrashLoopBackOff ready=0/1"
)
PAUSE = "[9120.118s][info][gc] GC(41) Pause Young (Normal) (G1 Evacuation Pause) 900M->400M(2048M) 31.220ms"
CARD = "Board state: ERROR. Fan Mode is Low. Voltage Mask is not active. No voltage fault."
POOL = "HikariPool-3 - Connection is not available (total=20, active=20, idle=0, waiting=7)"
KAFKA = (
    "INFO [GroupCoordinator 0]: Member m-1 in group billing7 has failed, removing it from the group"
)
STARTUP = "Kubelet Pod startup 99th percentile latency is 71.02 seconds on node edge-4."


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("cart-5f6c-bbbbb has restarted 19 times.", PODS),
        ("No connection was idle.", POOL),
        ("A member of consumer group billing7 was removed from the group after failing.", KAFKA),
        ("Pod startup p99 latency on node edge-4 is about 71 seconds.", STARTUP),
    ],
)
def test_what_a_line_says_of_its_own_holds(claim: str, text: str) -> None:
    assert derivability(claim, [text], ["query_logs"]).outcome == Outcome.DERIVABLE


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("cart-5f6c-aaaaa has restarted 19 times.", PODS),
        ("cart-5f6c-bbbbb has restarted 2 times.", PODS),
        ("The GC pause was longer than 100 ms.", PAUSE),
        ("The GC pause took 9120 seconds.", PAUSE),
        ("The board reports a voltage fault.", CARD),
        ("No connection was active.", POOL),
        ("A connection was idle.", POOL),
        ("Pod startup p50 latency on node edge-4 is about 71 seconds.", STARTUP),
    ],
)
def test_what_belongs_to_another_line_or_is_denied_does_not(claim: str, text: str) -> None:
    assert derivability(claim, [text], ["query_logs"]).outcome != Outcome.DERIVABLE
