"""One name, day or run against another over two texts: by how much, and on which side."""

import pytest

from .rulings import KNOWLEDGE, follows

NIGHTS = (
    "2026-06-01T02:00:00Z dump led ok size=10737418240 took=600s",
    "2026-06-02T02:00:00Z dump led ok size=13958643712 took=780s",
)
RUNS = (
    "INFO loader run 4401 finished: rows=9100 duration=80s bytes=536870912",
    "INFO loader run 4402 finished: rows=8700 duration=95s bytes=805306368",
)
GUIDE = (
    "## LoadFails\nIf loads fail, check the schema before the data. Restart it only when it hangs."
)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The dump grew by 3 GiB from one night to the next.", NIGHTS),
        ("The second dump took three minutes longer than the first.", NIGHTS),
        ("Run 4402 took 15 seconds longer than run 4401.", RUNS),
        ("Run 4402 was 256 MiB bigger than run 4401.", RUNS),
        ("Run 4401 was smaller than run 4402.", RUNS),
    ],
)
def test_a_difference_of_two_texts_follows(claim: str, texts: tuple[str, str]) -> None:
    assert follows(claim, *texts)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The dump grew by 4 GiB from one night to the next.", NIGHTS),
        ("The dump shrank by 3 GiB from one night to the next.", NIGHTS),
        ("The second dump took four minutes longer than the first.", NIGHTS),
        ("The first dump took three minutes longer than the second.", NIGHTS),
        ("Run 4401 took 15 seconds longer than run 4402.", RUNS),
        ("Run 4402 took 15 minutes longer than run 4401.", RUNS),
        ("Run 4402 was 25 MiB bigger than run 4401.", RUNS),
        ("Run 4402 was smaller than run 4401.", RUNS),
        ("Run 4402 failed 15 seconds later than run 4401.", RUNS),
    ],
)
def test_another_difference_does_not(claim: str, texts: tuple[str, str]) -> None:
    assert not follows(claim, *texts)


def test_what_a_guide_puts_before_another_is_first() -> None:
    first = "The guide says to check the {} first when loads fail."
    assert follows(first.format("schema"), GUIDE, tool=KNOWLEDGE)
    assert not follows(first.format("data"), GUIDE, tool=KNOWLEDGE)
