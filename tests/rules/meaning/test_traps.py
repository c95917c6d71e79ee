"""Real ways to be fooled, each in our own words."""

import pytest

from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.quotes import restated

from .rulings import CONTRADICTED, KNOWLEDGE, LOGS, METRICS, ROWS, decisive, follows, ruled

POOL = (
    "2026-03-02T08:11:40Z ERROR bill-api HikariPool-2 - Connection is not available,"
    " request timed out after 30000ms (total=20, active=20, idle=0, waiting=41)"
)


@pytest.mark.parametrize(
    "claim",
    [
        'The log says "Connection is not available, request timed out after 30000ms".',
        "The record reads: “request timed out after 30000ms”.",
        "日志显示「request timed out after 30000ms」。",
        "Connection is not available, request timed out after 30000ms.",
    ],
)
def test_a_frame_around_a_quotation_follows(claim: str) -> None:
    assert follows(claim, POOL)


@pytest.mark.parametrize(
    "claim",
    [
        'The log says "Connection is available, request timed out".',
        'The log says "request timed out after 3000ms".',
        'The log does not say "request timed out after 30000ms".',
        'The log says "request timed out after 30000ms", so the database is down.',
        'All logs say "request timed out after 30000ms".',
        "Connection is available.",
    ],
)
def test_a_changed_denied_or_widened_quotation_does_not_follow(claim: str) -> None:
    assert not follows(claim, POOL)


@pytest.mark.parametrize(
    ("piece", "text", "whole"),
    [
        ("all checks have passed", "disk low; all checks have passed", True),
        ("disk usage is high", "health: disk usage is high was never reported", False),
        ("disk usage is high", "no disk usage is high", False),
        ("usage", "disk usage", False),
    ],
)
def test_a_restatement_is_a_whole_clause(piece: str, text: str, whole: bool) -> None:
    assert restated(piece, Evidence(text, LOGS)) is whole


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("HikariPool-2 had 41 waiting requests and no idle connections.", True),
        ("All 20 connections were active.", True),
        ("HikariPool-2 had 20 waiting requests.", False),
        ("41 connections were active.", False),
        ("There were 20 idle connections.", False),
        ("HikariPool-1 had 41 waiting requests.", False),
        ("The maximum pool size is 20.", False),
        ("All pools of bill-api had no idle connections.", False),
        ("The pool was exhausted because of a leak.", False),
    ],
)
def test_pool_figures_stay_with_their_fields(claim: str, right: bool) -> None:
    assert follows(claim, POOL) is right


GROUP = (
    "23 similar, waiting=17..44, e.g. 2026-06-20T06:10:02Z ERROR pay-core request timed out"
    " (active=10, waiting=31) (first 2026-06-20T06:01:11Z, last 2026-06-20T06:19:40Z)"
)


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("23 similar records were logged.", True),
        ("The number of waiting requests was between 17 and 44.", True),
        ("At most 44 requests were waiting.", True),
        ("31 requests were waiting in all 23 records.", False),
        ("23 requests were waiting.", False),
        ("31 similar records were logged.", False),
    ],
)
def test_a_groups_count_never_binds_to_the_exemplars_value(claim: str, right: bool) -> None:
    assert follows(claim, GROUP) is right


def test_frequency_needs_a_group() -> None:
    assert not follows("pay-core timed out repeatedly.", "ERROR pay-core request timed out")
    assert follows("pay-core requests timed out repeatedly.", GROUP)


@pytest.mark.parametrize("state", ["resolved", "inactive"])
def test_an_alert_that_is_not_firing_says_nothing_about_now(state: str) -> None:
    text = f"ErrorRateHigh {state}, service=cart, value=7.2%, threshold=5%"
    assert not follows("The error rate of cart is 7.2%.", text, tool=METRICS)
    assert not follows("cart 当前错误率超过 5%。", text, tool=METRICS)
    assert not follows("The ErrorRateHigh alert is firing.", text, tool=METRICS)


def test_a_pending_alert_tells_its_value_and_does_not_fire() -> None:
    text = "ErrorRateHigh pending, service=cart, value=7.2%, threshold=5%"
    assert follows("The error rate of cart is 7.2%.", text, tool=METRICS)
    assert follows("The ErrorRateHigh alert is pending.", text, tool=METRICS)
    assert not follows("The ErrorRateHigh alert is firing.", text, tool=METRICS)
    assert not follows("The ErrorRateHigh alert fired for cart.", text, tool=METRICS)


def test_exit_code_137_alone_is_not_an_oom_kill() -> None:
    text = "Last State: Terminated Reason: Error Exit Code: 137"
    assert follows("The container terminated with exit code 137.", text)
    assert not follows("The container has been OOMKilled.", text)
    assert not follows("容器因内存不足被杀死。", text)
    assert not follows("The container has been OOMKilled.", "Normal Killing Stopping container web")


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("The runbook suggests checking for slow SQL.", True),
        ("手册建议检查慢 SQL。", True),
        ("According to the runbook, raising the pool size usually hides the problem.", True),
        ("According to the runbook, raising the pool size always hides the problem.", False),
        ("There is slow SQL.", False),
        ("存在慢 SQL。", False),
        ("The pool size was raised.", False),
        ("The runbook suggests checking for slow SQL. Slow SQL exhausted the pool.", False),
    ],
)
def test_knowledge_supports_only_what_is_said_to_be_its(claim: str, right: bool) -> None:
    text = "If waiting grows, check for slow SQL. Raising the pool size usually hides the problem."
    assert follows(claim, text, tool=KNOWLEDGE) is right


def test_what_a_runbook_says_does_not_follow_from_a_log() -> None:
    assert not follows("The runbook says that the job failed.", "job failed")


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("order-core 调用 coupon-core 超时。", True),
        ("coupon-core 调用 order-core 超时。", False),
        ("order-core called coupon-core and the call timed out.", True),
    ],
)
def test_a_relation_keeps_its_order(claim: str, right: bool) -> None:
    assert follows(claim, "ERROR order-core 调用 coupon-core 超时") is right


def test_a_state_changes_in_one_direction() -> None:
    text = "breaker 'pricing' changed state from CLOSED to OPEN"
    assert follows("The breaker pricing changed from CLOSED to OPEN.", text)
    assert ruled("The breaker pricing changed from OPEN to CLOSED.", text) == CONTRADICTED


def test_an_address_stays_in_its_role() -> None:
    text = 'timed out, client: 10.8.0.14, server: a, upstream: "http://10.8.3.21:80/x"'
    assert follows("The upstream 10.8.3.21 timed out.", text)
    assert decisive("The upstream 10.8.0.14 timed out.", text) == "role_of_another_name"


@pytest.mark.parametrize(
    ("claim", "right"),
    [
        ("37 rows have status FAILED.", True),
        ("状态为 FAILED 的记录有 37 条。", True),
        ("38 rows have status FAILED.", False),
        ("37 rows have status PAID.", False),
        ("37 payments failed in the last hour.", False),
    ],
)
def test_a_row_supports_its_own_columns(claim: str, right: bool) -> None:
    assert follows(claim, "status=FAILED, count(*)=37", tool=ROWS) is right


@pytest.mark.parametrize("claim", ["", "  ", "The log shows this.", "。", "It is so."])
def test_a_sentence_that_says_nothing_is_not_derivable(claim: str) -> None:
    assert ruled(claim, POOL) == "open"


def test_nothing_follows_from_no_text() -> None:
    assert ruled("The alert is firing.") == "unsupported"


def test_what_a_resolved_alert_says_of_itself_is_no_fact_about_now() -> None:
    text = (
        "DiskNearlyFull resolved, service=db-4, current=95%, since=2026-05-01T08:00:00Z,"
        ' summary="disk usage on db-4 is above 90%"'
    )
    assert not follows("disk usage on db-4 is above 90%.", text, tool=METRICS)
    assert follows("DiskNearlyFull is resolved.", text, tool=METRICS)
