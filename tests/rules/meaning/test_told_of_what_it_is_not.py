"""Figures and deeds that a text has, told of what they are not: ages, settings, rounded bounds, parts."""

import pytest
from tests.rules.meaning.rulings import LOGS, ROWS, follows

PODS = (
    "NAME      READY   STATUS             RESTARTS   AGE\n"
    "mail-0    1/1     Running            14         5h\n"
    "mail-1    0/1     CrashLoopBackOff   6          9h"
)
DATED = PODS.replace("14         5h", "14 (22m ago)   5h").replace(
    "6          9h", "6 (3m ago)   9h"
)
SLOW = '2026-02-02T20:11:05Z upstream=pay-api status=504 duration_ms=10003 message="giving up"'
QUICK = '2026-02-02T20:11:05Z upstream=pay-api status=200 duration_ms=9850 message="ok"'
GAVE_UP = "2026-02-02 04:10:00 WARN task sync-41: giving up after 5 tries, connection refused"
CANCELLED = "2026-02-02 04:10:00 WARN task sync-41: cancelled by the operator, giving up"
ALARM = (
    '{"AlarmName":"cpu-web","NewStateReason":"Threshold Crossed: 1 datapoint [91.2] was greater than 85.0",'
    '"EvaluationPeriods":5,"DatapointsToAlarm":3,"Period":60}'
)
OUT_OF = "cpu-web ALARM: 3 out of the last 5 datapoints were greater than the threshold, EvaluationPeriods: 5"
BILLS = (
    "bill | amount | currency\n-----+--------+---------\nb-31 | 131.00 | EUR\nb-32 | 96.50 | EUR"
)
TOTALLED = BILLS.replace("amount", "total_amount")


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mail-0 restarted 14 times.", PODS),
        ("mail-0 is 5 hours old.", PODS),
        ("pay-api answered within ten seconds.", QUICK),
        ("pay-api 在 10 秒内返回。", QUICK),
        ("Task sync-41 gave up after 5 tries.", GAVE_UP),
        ("Task sync-41 was cancelled.", CANCELLED),
        ("3 out of the last 5 datapoints exceeded the threshold.", OUT_OF),
        ("The alarm has 5 evaluation periods.", ALARM),
        ("The total amount is 227.50.", BILLS),
        ("The sum of the amounts is 227.50.", BILLS),
        ("总金额为 227.50。", BILLS),
        ("The amount of b-31 is 131.", BILLS),
        ("The total amount of b-31 is 131.", TOTALLED),
    ],
)
def test_what_it_is(claim: str, text: str) -> None:
    assert follows(claim, text, tool=_tool(text))


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mail-0 restarted 5 hours ago.", PODS),
        ("mail-0 last restarted 5 hours ago.", PODS),
        ("mail-0 has been restarting for 5 hours.", PODS),
        ("mail-1 crashed 9 hours ago.", PODS),
        ("mail-1 has been in CrashLoopBackOff for 9 hours.", PODS),
        ("mail-0 在 5 小时前重启。", PODS),
        ("mail-1 9 小时前崩溃。", PODS),
        ("mail-0 restarted 5 hours ago.", DATED),
        ("pay-api answered within ten seconds.", SLOW),
        ("pay-api responded within 10 s.", SLOW),
        ("pay-api returned in at most 10 seconds.", SLOW),
        ("pay-api 在十秒内响应。", SLOW),
        ("Task sync-41 was cancelled.", GAVE_UP),
        ("sync-41 was canceled after 5 tries.", GAVE_UP),
        ("任务 sync-41 被取消。", GAVE_UP),
        ("3 datapoints were above the threshold.", ALARM),
        ("5 datapoints were greater than 85.", ALARM),
        ("There were 60 datapoints.", ALARM),
        ("3 个数据点超过阈值。", ALARM),
        ("5 datapoints were above the threshold.", OUT_OF),
        ("The total amount is 131.", BILLS),
        ("The total amount is 96.50 EUR.", BILLS),
        ("The sum of the amounts is 131.", BILLS),
        ("The overall amount is 96.50.", BILLS),
        ("总金额为 131。", BILLS),
        ("金额合计 96.50。", BILLS),
    ],
)
def test_what_it_is_not(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=_tool(text))


def _tool(text: str) -> str:
    return ROWS if " | " in text else LOGS
