"""No code, id, counter or group is told as a count of something else, and no end of a group as its other."""

import pytest

from firsthand.rules.meaning.figures.standing_as import standings

from .rulings import follows
from .told_as_count_cases import COUNTS, GROUPS

ROWS = COUNTS + GROUPS


@pytest.mark.parametrize(
    ("text", "claim"), [(text, claim) for text, right, _ in ROWS for claim in right]
)
def test_what_is_counted_follows(text: str, claim: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("text", "claim"), [(text, claim) for text, _, wrong in ROWS for claim in wrong]
)
def test_what_is_not_counted_does_not_follow(text: str, claim: str) -> None:
    assert not follows(claim, text)


@pytest.mark.parametrize(
    ("text", "number", "kinds"),
    [
        ("exit code 7", 7, ["code"]),
        ("error: 7 orders failed", 7, [""]),
        ("partition 7 lags", 7, ["id"]),
        ("任务 7 次重试", 7, ["counter"]),
        ("任务 7 次失败", 7, [""]),
        ("web-7 took 7ms at 07:07:07", 7, []),
        ("attempt 2 of 7", 7, ["whole"]),
        ("7 similar, e.g. restarts=7", 7, ["group", "counter"]),
    ],
)
def test_what_a_number_stands_as(text: str, number: int, kinds: list[str]) -> None:
    assert [one.kind for one in standings(number, text)] == kinds
