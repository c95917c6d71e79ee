"""Several texts at once: how many, all alike, in order, clause by clause."""

import pytest

from .rulings import METRICS, follows

FIRST = "2026-06-20T08:00:01Z WARN pool-a stats (total=8, active=8, idle=0, waiting=128)"
SECOND = "2026-06-20T08:00:01.450Z WARN pool-a stats (total=9, active=8, idle=1, waiting=123)"


@pytest.mark.parametrize(
    "claim",
    [
        "The number of waiting requests went from 128 to 123.",
        "The total grew from 8 to 9.",
        "Both lines come from pool-a.",
        "两条日志中等待数均超过 100。",
        "The two lines were logged within the same second.",
    ],
)
def test_what_both_show_together_follows(claim: str) -> None:
    assert follows(claim, FIRST, SECOND)
    assert follows(claim, SECOND, FIRST)


@pytest.mark.parametrize(
    "claim",
    [
        "The number of waiting requests went from 123 to 128.",
        "The number of waiting requests rose from 128 to 123.",
        "Three lines come from pool-a.",
        "Both lines show zero idle connections.",
        "All pools had no idle connections.",
        "The number of waiting requests went from 128 to 123 for three days.",
        "The two lines were not logged within the same second.",
    ],
)
def test_wrong_order_count_or_scope_does_not(claim: str) -> None:
    assert not follows(claim, FIRST, SECOND)


def test_each_clause_may_rest_on_a_text_of_its_own() -> None:
    texts = ("MemoryHigh firing, service=cart, current=91%", "QueueHigh firing, service=mail-out")
    assert follows(
        "MemoryHigh is firing for cart, and QueueHigh is firing for mail-out.", *texts, tool=METRICS
    )
    assert not follows("MemoryHigh is firing for mail-out.", *texts, tool=METRICS)


def test_a_pronoun_stands_on_the_texts_of_the_sentence_before() -> None:
    texts = (
        "MemoryHigh firing, service=cart, duration=5m",
        "QueueHigh firing, service=mail-out, duration=45m",
    )
    assert follows("The MemoryHigh alert is firing. It has lasted 5 minutes.", *texts, tool=METRICS)
    assert not follows(
        "The MemoryHigh alert is firing. It has lasted 45 minutes.", *texts, tool=METRICS
    )


def test_a_point_of_a_series_stays_at_its_time() -> None:
    text = "http_5xx, service=cart 2026-06-01T10:00:00Z=12, 2026-06-01T10:05:00Z=48, 2026-06-01T10:10:00Z=131"
    assert follows("The counter was 48 at 10:05.", text, tool=METRICS)
    assert not follows("The counter was 131 at 10:05.", text, tool=METRICS)
