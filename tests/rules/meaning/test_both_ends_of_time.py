"""When something began and when it was over: neither time is told of the other end."""

import pytest
from tests.rules.meaning.rulings import follows

OUTAGE = "Outage of pay-eu: started 09:31:00, recovered 09:44:30, errors peaked at 41%"
TICKET = "故障单 F-12：影响 pay-eu，发生时间 09:31:00，恢复时间 09:44:30，错误率峰值 41%"
FIELDS = (
    "INC-9 service=pay-eu started_at=2026-04-01T09:31:00Z resolved_at=2026-04-01T09:44:30Z users=90"
)
JSON = (
    '{"status":"resolved","labels":{"alertname":"SlowPay","service":"pay-eu"},'
    '"startsAt":"2026-04-01T09:31:00Z","endsAt":"2026-04-01T09:44:30Z"}'
)
FIRED = "ALERT SlowPay fired 2026-04-01 09:31:00 UTC, resolved 2026-04-01 09:44:30 UTC on pay-eu"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("pay-eu recovered at 09:44:30.", OUTAGE),
        ("The outage of pay-eu started at 09:31:00.", OUTAGE),
        ("pay-eu 于 09:44:30 恢复。", TICKET),
        ("故障的恢复时间为 09:44:30。", TICKET),
        ("INC-9 was resolved at 09:44:30.", FIELDS),
        ("INC-9 started at 09:31.", FIELDS),
        ("The alert on pay-eu ended at 09:44:30.", JSON),
        ("The alert SlowPay started at 09:31:00.", JSON),
        ("SlowPay fired at 09:31:00.", FIRED),
        ("SlowPay was resolved at 09:44:30.", FIRED),
    ],
)
def test_each_end_has_its_time(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("pay-eu recovered at 09:31:00.", OUTAGE),
        ("The outage of pay-eu was over and resolved at 09:31.", OUTAGE),
        ("The outage of pay-eu started at 09:44:30.", OUTAGE),
        ("At 09:31:00, pay-eu recovered.", OUTAGE),
        ("pay-eu 于 09:31:00 恢复。", TICKET),
        ("故障的恢复时间为 09:31:00。", TICKET),
        ("故障发生时间为 09:44:30。", TICKET),
        ("INC-9 was resolved at 09:31:00.", FIELDS),
        ("INC-9 was resolved at 09:31.", FIELDS),
        ("INC-9 started at 09:44:30.", FIELDS),
        ("INC-9 恢复于 09:31:00。", FIELDS),
        ("The alert on pay-eu ended at 09:31:00.", JSON),
        ("The alert on pay-eu fired at 09:44:30.", JSON),
        ("SlowPay 于 09:44:30 触发。", JSON),
        ("SlowPay fired at 09:44:30.", FIRED),
        ("SlowPay was resolved at 09:31:00.", FIRED),
        ("SlowPay 于 09:31:00 恢复。", FIRED),
    ],
)
def test_neither_has_that_of_the_other(claim: str, text: str) -> None:
    assert not follows(claim, text)
