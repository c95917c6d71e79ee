"""The rules' benchmark measures both rules beside the same two others, at a size that a test can afford."""

from collections.abc import Callable

import pytest
from benchmarks.rules import Case, Sides, claims, excerpts, measured


@pytest.mark.parametrize("rule", [excerpts, claims])
def test_a_rule_stands_beside_both_others(rule: Callable[[], tuple[list[Case], Sides]]) -> None:
    cases, sides = rule()
    assert list(sides) == ["rule", "substring", "partial_ratio"]
    report = measured(cases[:20], sides, rounds=1)
    assert report["cases"] == 20
    assert 0 < report["median_us"] <= report["p99_us"]
    assert report["ratio_to_substring"] > 0
    assert report["ratio_to_substring_in_one_pass"] > 0
    assert report["ratio_to_partial_ratio_p99"] >= report["ratio_to_partial_ratio"]
