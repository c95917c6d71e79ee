"""Every value of a text in every sentence about it: the right one follows, and no other does.

The trials stand in tests/data/trials: a text by its lines, sentences with a gap by the value that is right in
it (behind an empty one, those of which none is), and further values that stand in the text.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from .rulings import follows

_FILES = sorted((Path(__file__).parents[2] / "data" / "trials").glob("*.json"))
TRIALS: dict[str, dict[str, Any]] = {
    name: trial for file in _FILES for name, trial in json.loads(file.read_text("utf-8")).items()
}


@pytest.mark.parametrize("name", TRIALS)
def test_only_the_right_value_follows(name: str) -> None:
    trial = TRIALS[name]
    text, tool = "\n".join(trial["text"]), trial["tool"]
    values = [one for one in trial["told"] if one] + trial["others"]
    for right, claims in trial["told"].items():
        for claim in claims:
            for value in values:
                told = claim.format(value)
                assert follows(told, text, tool=tool) is (value == right), told
