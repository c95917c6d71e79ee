"""Searches that found nothing support "nothing was found" inside their scope, and nothing more."""

import pytest

from firsthand.rules.meaning.absence.empty import is_empty_result
from firsthand.rules.meaning.reading.evidence import Evidence

from .rulings import CONTRADICTED, follows, ruled

JSON = (
    '{"tool":"query_logs","keyword":"deadlock","service":"ledger-api",'
    '"window":"2026-06-20T06:00:00Z/2026-06-20T07:00:00Z","logs":[],"evidence_status":"no_evidence"}'
)
LINE = (
    'query_logs searched log files (6 files) for "deadlock" with service=ledger-api'
    " between 2026-06-20T06:00:00Z and 2026-06-20T07:00:00Z: no records matched"
)
BRIEF = (
    'query_logs found no records for "deadlock" in log files of ledger-api'
    " between 06:00:00Z and 07:00:00Z"
)


@pytest.mark.parametrize("text", [JSON, LINE, BRIEF])
def test_each_shape_of_an_empty_result_is_known(text: str) -> None:
    assert is_empty_result(Evidence(text, "query_logs"))


@pytest.mark.parametrize(
    "text",
    [
        "2026-03-02 ERROR query_logs failed: no records matched the filter",
        LINE.replace("no records matched", "3 records matched"),
    ],
)
def test_other_texts_are_no_empty_result(text: str) -> None:
    assert not is_empty_result(Evidence(text, "query_logs"))


@pytest.mark.parametrize("text", [JSON, LINE])
@pytest.mark.parametrize(
    "claim",
    [
        'No ledger-api logs matching "deadlock" were found.',
        "No ledger-api records for deadlock were found between 06:00 and 07:00 UTC.",
        "未检索到 ledger-api 的 deadlock 日志。",
        "The search for deadlock in ledger-api returned no records.",
        "No records were found, which does not prove that ledger-api had no deadlock.",
        "没有检索到日志，不能据此判断 ledger-api 是否健康。",
    ],
)
def test_nothing_found_inside_the_scope_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize("text", [JSON, LINE])
@pytest.mark.parametrize(
    "claim",
    [
        "ledger-api had no deadlock.",
        "ledger-api is healthy.",
        "ledger-api 运行正常。",
        "A deadlock can be excluded.",
        "可以排除死锁。",
        "No service logged a deadlock.",
        'No billing-api logs matching "deadlock" were found.',
        'No ledger-api logs matching "timeout" were found.',
        'No ledger-api logs matching "deadlock" were found today.',
        'No ledger-api logs matching "deadlock" were found in the last 3 hours.',
        'No ledger-api logs matching "deadlock" were found on 2026-06-20.',
        "No ledger-api logs were not found.",
    ],
)
def test_health_absence_exclusion_and_wider_scopes_do_not(claim: str, text: str) -> None:
    assert not follows(claim, text)


def test_something_found_is_contradicted() -> None:
    assert ruled("Several ledger-api logs matching deadlock were found.", JSON) == CONTRADICTED
