"""What a model may decide is left open; what a text denies or counts otherwise is not."""

import pytest

from .rulings import LOGS, OPEN, follows, ruled

LIST = (
    "job | attempt | seconds\nload-1 | 1 | 12\nload-1 | 2 | 14\nload-2 | 1 | 31\nload-3 | 1 | 8"
    "\nload-3 | 2 | 9\nload-3 | 3 | 77"
)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("load-3 had 4 attempts.", LIST),
        (
            "depot-4 has 7120 parcels waiting to be weighed.",
            "depot-4: 7120 parcels waiting, limit 5000",
        ),
    ],
)
def test_one_missing_word_or_a_count_beside_what_is_told_is_open(claim: str, text: str) -> None:
    assert ruled(claim, text) == OPEN


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("depot-4 has 7150 parcels waiting.", "depot-4: 7120 parcels waiting, limit 5000"),
        ("depot-4 lost 7120 parcels.", "depot-4: 7120 parcels waiting, limit 5000"),
        ("Run 4 took 52 seconds.", "run 4 took 51 seconds"),
        ("There were 9 retries.", "retries: 7"),
    ],
)
def test_another_figure_or_deed_is_ruled_out(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=LOGS)
    assert ruled(claim, text) != OPEN


def test_what_one_text_lacks_and_another_has_is_open() -> None:
    cold = "ColdAisleHot severity=warning row=A7: inlet at 34C (limit 32C)"
    pump = "PumpSlow severity=warning loop=K2: flow 28 l/min (minimum 35 l/min)"
    assert ruled("One alert concerns row A7 and the flow of loop K2.", cold, pump) == OPEN
    assert ruled("One alert concerns row A7 and the flow of loop K9.", cold, pump) != OPEN


def test_a_name_may_be_written_short_or_as_words() -> None:
    text = "[Allocator] could not contact TM after 30 s; Lost Heartbeat Detected"
    assert ruled("The allocator could not contact the TaskManager.", text) == OPEN
    assert ruled("The allocator could not contact the JobStore.", text) != OPEN
    assert follows("A lost-heartbeat was detected.", text)
    assert follows("LeaseStore timed out.", "ERROR c.shop.LeaseStoreImpl - timed out")
    assert not follows("LeaseBook timed out.", "ERROR c.shop.LeaseStoreImpl - timed out")


def test_a_number_before_a_hyphen_counts_its_thing() -> None:
    text = "cluster east has 4 nodes"
    assert follows("east is a 4-node cluster.", text)
    assert not follows("east is a 5-node cluster.", text)


def test_a_comparison_with_what_is_left_of_a_limit_is_open() -> None:
    text = "pool: 12 workers requested, size 45, 40 in use"
    assert ruled("The requested workers exceed what is left of the pool.", text) == OPEN


def test_a_need_of_an_amount_is_no_advice() -> None:
    text = "registry: adding 64.0 MiB of storage, current usage 4.98 GiB, upper limit 5.0 GiB"
    assert ruled("该请求需要增加 64 MiB 存储。", text) == OPEN
    assert ruled("该请求需要增加 46 MiB 存储。", text) != OPEN
    assert ruled("需要扩容存储。", text) != OPEN
