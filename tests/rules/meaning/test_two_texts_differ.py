"""Two texts of the same words that differ in one number: by how much, and how many times."""

import pytest
from tests.rules.meaning.rulings import follows

STEPS = (
    "20260102-7:18:40:226|Step_L|30002312|onStepChanged 5127",
    "20260102-7:18:52:231|Step_L|30002312|onStepChanged 5139",
)
LATENCY = (
    "service=tariff metric=latency_p99 at=2026-10-12T10:00:00Z value=420ms",
    "service=tariff metric=latency_p99 at=2026-10-12T10:10:00Z value=1260ms",
)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The step count rose by 12 between the two lines.", STEPS),
        ("The step count rose by 12 between the two lines, about 12 seconds apart.", STEPS),
        ("The step count went up by 12 from the first record to the second.", STEPS),
        ("onStepChanged rose by 12.", STEPS),
        ("The p99 latency of tariff tripled.", LATENCY),
        ("The p99 latency of tariff tripled between 10:00 and 10:10.", LATENCY),
        ("The p99 latency of tariff rose by 840 ms.", LATENCY),
    ],
)
def test_the_change_is_told(claim: str, texts: tuple[str, str]) -> None:
    assert follows(claim, *texts)
    assert follows(claim, *texts[::-1])


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("The step count rose by 13 between the two lines.", STEPS),
        ("The step count fell by 12 between the two lines.", STEPS),
        ("The step count rose by 12 between the two lines, about 22 seconds apart.", STEPS),
        ("The error count rose by 12 between the two lines.", STEPS),
        ("The p99 latency of tariff doubled.", LATENCY),
        ("The p99 latency of checkout tripled.", LATENCY),
        ("The p99 latency of tariff tripled between 10:00 and 10:20.", LATENCY),
        ("The p50 latency of tariff tripled.", LATENCY),
        ("The p99 latency of tariff rose by 1260 ms.", LATENCY),
        ("The p99 latency of tariff fell by 840 ms.", LATENCY),
    ],
)
def test_no_other_change_is(claim: str, texts: tuple[str, str]) -> None:
    assert not follows(claim, *texts)


def test_texts_that_differ_in_two_numbers_tell_no_change() -> None:
    first = "pool=a active=3 waiting=1"
    second = "pool=a active=5 waiting=4"
    assert not follows("It rose by 7.", first, second)
