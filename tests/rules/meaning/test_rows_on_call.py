"""Rows, records, series and alerts as they are told on call: who has the most, the only one."""

import pytest
from tests.rules.meaning.rows_on_call_cases import CASES, Case
from tests.rules.meaning.rulings import follows


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_rows_show_is_told(case: Case) -> None:
    tool, texts, right, _ = case
    for claim in right:
        assert follows(claim, *texts, tool=tool), claim


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_another_row_value_or_side_is_not(case: Case) -> None:
    tool, texts, _, wrong = case
    for claim in wrong:
        assert not follows(claim, *texts, tool=tool), claim
