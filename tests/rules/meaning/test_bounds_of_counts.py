"""A bound is kept by the number of what it is told of: any other number of a text keeps some bound."""

import re

import pytest

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability

from .material import labelled
from .rulings import CONTRADICTED, follows, ruled

COUNTS = "requests=100 failed=3"
SHARDS = "shards active=64 unassigned=1"
HAN = "请求 100 个，失败 3 个"
NODES = "nodes healthy=11 unhealthy=2"
LISTED = "cart-api: 3 errors, pay-api: 40 errors"
KEYED = "errors by service: cart-api=3 pay-api=40"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("At least 5 requests failed.", COUNTS),
        ("More than 5 requests failed.", COUNTS),
        ("More than 4 shards are unassigned.", SHARDS),
        ("未分配分片超过 4 个。", SHARDS),
        ("至少 5 个请求失败。", HAN),
        ("至少 5 个请求失败。", "请求数=100 失败数=3"),
        ("More than 5 nodes are unhealthy.", NODES),
        ("Fewer than 5 nodes are healthy.", NODES),
        ("At least 10 messages were unacked.", "messages ready=50 unacked=3"),
        ("At least 10 replicas are unavailable.", "replicas desired=12 unavailable=3"),
        ("More than 5 tests were skipped.", "tests passed=100 skipped=3 failed=1"),
        ("cart-api has more than 10 errors.", LISTED),
        ("cart-api has more than 10 errors.", KEYED),
        ("cart-api is above 80%.", "cart-api: 42%, pay-api: 91%"),
        ("pay-api has fewer than 10 errors.", KEYED),
    ],
)
def test_a_bound_that_only_a_neighbour_keeps_is_contradicted(claim: str, text: str) -> None:
    assert ruled(claim, text) == CONTRADICTED


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("At least 3 requests failed.", COUNTS),
        ("More than 2 requests failed.", COUNTS),
        ("至少 3 个请求失败。", HAN),
        ("At least 2 nodes are unhealthy.", NODES),
        ("pay-api has more than 10 errors.", LISTED),
        ("pay-api has more than 10 errors.", KEYED),
        (
            "The query examined more than 9 million rows to return 12.",
            "# Query_time: 48.2 Rows_sent: 12 Rows_examined: 9634410",
        ),
        ("2 nodes are unhealthy.", NODES),
        ("11 nodes are healthy and 2 are unhealthy.", NODES),
        ("2 targets are down.", "targets up=11 down=2"),
        ("None of the 4211 lines scanned matched.", "4211 lines scanned, 0 matched"),
        ("None of the 4211 lines scanned matched.", "No match: 4211 lines scanned"),
    ],
)
def test_what_its_own_number_keeps_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("11 nodes are unhealthy.", NODES),
        ("2 nodes are unhealthy.", "nodes healthy=11 pods unhealthy=2"),
        ("None of the 4211 lines scanned matched.", "4211 lines scanned, 7 matched"),
        ("None of the 4211 lines matched scanned.", "4211 lines scanned, 3 matched"),
    ],
)
def test_another_number_than_that_of_its_key_is_contradicted(claim: str, text: str) -> None:
    assert ruled(claim, text) == CONTRADICTED


KILLED = "Jul 08 10:14:03 gw-1 kernel: Out of memory: Killed process 2211 (java)"
ELSEWHERE = KILLED.replace("gw-1", "gw-2") + "\nJul 08 10:14:04 gw-1 kernel: up"
WAITS = "tx-a waits for tx-b"
HELD = "tx-a waits for lock held by tx-b"
BLOCKED = "tx-a is blocked by tx-b"


@pytest.mark.parametrize(
    ("claim", "text", "holds"),
    [
        ("Process 2211 was killed on gw-1.", KILLED, True),
        ("Process 2211 was killed on gw-1.", ELSEWHERE, False),
        ("Process 2211 killed gw-1.", KILLED, False),
        ("tx-a is blocked.", WAITS, True),
        ("tx-b is blocked.", WAITS, False),
        ("tx-a is blocked by tx-b.", WAITS, True),
        ("tx-b is blocked by tx-a.", WAITS, False),
        ("tx-a is blocked.", HELD, True),
        ("tx-b is blocked.", HELD, False),
        ("tx-a waits for tx-b.", BLOCKED, True),
        ("tx-b waits for tx-a.", BLOCKED, False),
        ("tx-a is waiting.", BLOCKED, True),
        ("tx-b is waiting.", BLOCKED, False),
    ],
)  # fmt: skip
def test_who_waits_is_blocked_and_a_place_does_nothing(claim: str, text: str, holds: bool) -> None:
    assert follows(claim, text) if holds else ruled(claim, text) == CONTRADICTED


_NUMBER = re.compile(r"(?<![\w.:/,-])(\d+)(?![\w:/%]|[.,]\d|-)")
_ID = re.compile(
    r"(?:port|partition|process|pid|code|status|http|attempt|line|order|user|stage|task|sku|than|least|over)"
    r"\W*$",
    re.IGNORECASE,
)
"""Words before a number that names a thing, or has a bound already."""
MOST_ACCEPTED = 0.02


def test_of_right_claims_made_a_bound_too_high_few_are_accepted() -> None:
    tried = accepted = 0
    for one in labelled():
        found = _NUMBER.search(one.claim) if one.follows and one.claim.isascii() else None
        if found is None or int(found[1]) < 2 or _ID.search(one.claim[: found.start()]):
            continue
        bound = f"more than {int(found[1]) * 3 + 1}"
        claim = one.claim[: found.start()] + bound + one.claim[found.end() :]
        tried += 1
        accepted += derivability(claim, one.texts, one.tools).outcome is Outcome.DERIVABLE
    assert tried > 300
    assert accepted <= MOST_ACCEPTED * tried, (accepted, tried)
