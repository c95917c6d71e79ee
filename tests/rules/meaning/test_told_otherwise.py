"""What a text tells of one aspect, kind or side is not told of another, and is told of its own."""

import pytest

from . import labelled_cases, named_and_counted_cases
from . import told_otherwise_cases as cases
from .rulings import KNOWLEDGE, LOGS, METRICS, UNSUPPORTED, follows, ruled

TABLES = [
    (cases.GOING, LOGS),
    (cases.KINDS, LOGS),
    (cases.SIDES, LOGS),
    (cases.WRITTEN_MULTIPLES, LOGS),
    (cases.TO_COME_BY_NAME, LOGS),
    (cases.SHARES_OF_FAILURES, LOGS),
    (cases.STATEMENTS, LOGS),
    (cases.PRONOUNS, LOGS),
    (cases.EXCEEDED_LIMITS, LOGS),
    (cases.SWITCHES, LOGS),
    (cases.VALUES_OF_CHINESE_KEYS, LOGS),
    (cases.LISTED_BELOW, LOGS),
    (cases.RATES_OF_BYTES, LOGS),
    (cases.ORDERS, KNOWLEDGE),
    (labelled_cases.LABELLED, METRICS),
    (labelled_cases.AWAITED, LOGS),
    (labelled_cases.ALLOWED, LOGS),
    (labelled_cases.SINCE, LOGS),
    (labelled_cases.SERIES, METRICS),
    (labelled_cases.UNKNOWN_CAUSES, LOGS),
    (labelled_cases.SESSIONS, LOGS),
    (labelled_cases.CHANGED, METRICS),
    (labelled_cases.PLAIN_KEYS, LOGS),
    (labelled_cases.OVER, METRICS),
    (named_and_counted_cases.SUCCESS_RATES, METRICS),
    (named_and_counted_cases.LOADS, METRICS),
    (named_and_counted_cases.METRICS_BY_NAME, METRICS),
    (named_and_counted_cases.ROWS_WITH_A_VALUE, LOGS),
    (named_and_counted_cases.BESIDE_A_DENIAL, LOGS),
    (named_and_counted_cases.JUST, LOGS),
    (named_and_counted_cases.SHARES_OF_LIMITS, METRICS),
    (named_and_counted_cases.NUMBERED_UNITS, METRICS),
    (named_and_counted_cases.SCANS, LOGS),
    (named_and_counted_cases.SEEN_TIMES, LOGS),
]
WRONG = [(claim, text, tool) for rows, tool in TABLES for text, wrong, _ in rows for claim in wrong]
RIGHT = [(claim, text, tool) for rows, tool in TABLES for text, _, right in rows for claim in right]
NARROW = (
    '{"tool":"query_logs","service":"cart","level":"ERROR","keyword":"panic","window":"last 15m",'
    '"logs":[],"evidence_status":"no_evidence"}'
)


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG)
def test_told_otherwise_it_does_not_follow(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT)
def test_told_rightly_it_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


def test_a_search_for_one_word_does_not_show_that_there_was_nothing_else() -> None:
    assert ruled("cart had no ERROR logs.", NARROW) == UNSUPPORTED
    assert follows("cart had no ERROR logs with panic.", NARROW)
