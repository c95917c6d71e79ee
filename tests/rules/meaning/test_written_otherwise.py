"""Ratios, clock spans, multiples and signs: what a number says that is written in another form."""

import pytest

from .rulings import METRICS, follows

RATIO = "2026-08-01T10:09:00Z WARN buffercache db=crm hit_ratio=0.74 target=0.95 evictions=5120"
CLOCK = "2026-08-01T10:18:00Z INFO restore progress 41%, 03:12:40 to go"
APPLY = "2026-08-01T10:15:00Z WARN raft apply took=2.24s threshold=700ms index=88123"
QUERY = "2026-08-01T10:16:00Z WARN mysql slow: query_time=2.9s expected=1s"
STALL = "2026-08-01T10:20:00Z WARN backup job=wal-push stalled for 1380s"
FSYNC = "2026-08-01T10:21:00Z INFO fsync latency=2500ms disk=sdc"
SIZES = (
    "2026-08-01T10:26:00Z INFO redis latency event: 268.771 ms, rss 7340032kB, dump 24117248 bytes"
)
CLOCK_OFF = "2026-08-01T10:23:00Z WARN chronyd clock offset=-3.517204s"
DELTA = "2026-08-01T10:25:00Z INFO canary baseline delta orders=-38"
MARGIN = "2026-08-01T10:24:00Z INFO sensor t7 margin=-1.9 unit=dB"
QUOTED = '{"slo":"reads","window":"30d","p50":"80ms","p99":"1.4s"}'


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The hit ratio is 74 %.", RATIO),
        ("命中率为 74%。", RATIO),
        ("The hit ratio is 21 points under the target of 0.95.", RATIO),
        ("The restore has a bit more than three hours to go.", CLOCK),
        ("The apply took more than three times the threshold.", APPLY),
        ("apply 耗时是阈值的三倍多。", APPLY),
        ("The query took almost three times the expected second.", QUERY),
        ("查询耗时是预期的两倍多。", QUERY),
        ("The wal-push job stalled for 23 minutes.", STALL),
        ("The job stalled for a little more than 22 minutes.", STALL),
        ("The fsync took two and a half seconds.", FSYNC),
        ("The rss is about 7 GiB.", SIZES),
        ("The dump has about 24.1 MB.", SIZES),
        ("The latency was about 269 ms.", SIZES),
        ("The clock offset is about 3.5 seconds.", CLOCK_OFF),
        ("Orders decreased by 38.", DELTA),
        ("The margin of t7 is negative.", MARGIN),
        ("The p99 is 1.4 seconds.", QUOTED),
    ],
)
def test_the_same_number_in_another_form_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The hit ratio is 95 %.", RATIO),
        ("The hit ratio is 47 %.", RATIO),
        ("The hit ratio is 31 points under the target of 0.95.", RATIO),
        ("The restore has a bit more than four hours to go.", CLOCK),
        ("The restore has just under three hours to go.", CLOCK),
        ("The restore has about three minutes to go.", CLOCK),
        ("The apply took more than four times the threshold.", APPLY),
        ("The apply took over 3.5 times the threshold.", APPLY),
        ("apply 耗时是阈值的四倍多。", APPLY),
        ("apply 耗时是阈值的两倍多。", APPLY),
        ("The threshold was 2.24 seconds.", APPLY),
        ("The query took over three times the expected second.", QUERY),
        ("The job stalled for 23 seconds.", STALL),
        ("The fsync took two and a half minutes.", FSYNC),
        ("The fsync latency is just over 2.5 seconds.", FSYNC),
        ("The rss is about 9 GiB.", SIZES),
        ("The dump has about 26 MB.", SIZES),
        ("The latency was about 280 ms.", SIZES),
        ("The clock offset is about 5.3 seconds.", CLOCK_OFF),
        ("The clock offset is over four seconds.", CLOCK_OFF),
        ("Orders increased by 38.", DELTA),
        ("The margin of t7 is positive.", MARGIN),
        ("The p50 is 1.4 seconds.", QUOTED),
        ("The window is 30 hours.", QUOTED),
    ],
)
def test_another_number_unit_or_direction_does_not(claim: str, text: str) -> None:
    assert not follows(claim, text)


P95 = (
    "LatencyHigh firing, service=tiles, quantile=p95, current=910ms, threshold=600ms, duration=11m"
)
ETL = "INFO etl step=load rejected 4 of 1600 rows in 92s"
DISK = "NodeFilesystemFilling severity=warning mountpoint=/srv: only 13.4% available space left"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The p95 latency of tiles is 910 ms, above the threshold of 600 ms.", P95),
        ("tiles 的 p95 延迟为 910 毫秒，高于 600 毫秒的阈值。", P95),
        ("A quarter of a percent of the rows were rejected.", ETL),
        ("The load step took a little over a minute and a half.", ETL),
        ("Close to 87 % of /srv is taken.", DISK),
    ],
)
def test_labels_small_shares_and_rests_are_read(claim: str, text: str) -> None:
    assert follows(claim, text, tool=METRICS)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The p99 latency of tiles is 910 ms.", P95),
        ("The p95 latency of tiles is 600 ms.", P95),
        ("The p95 threshold is 910 ms.", P95),
        ("Half a percent of the rows were rejected.", ETL),
        ("The load step took a little over two minutes.", ETL),
        ("The load step took a little under a minute and a half.", ETL),
        ("Close to 13 % of /srv is taken.", DISK),
    ],
)
def test_another_percentile_share_or_side_is_not(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=METRICS)


STARTED = "2026-08-01T10:00:05Z INFO deploy api-gw version 41 started"
FAILED = "2026-08-01T10:00:27Z ERROR deploy api-gw version 41 failed"


def test_a_span_between_two_texts_keeps_its_bound_and_its_order() -> None:
    assert follows("The deploy failed within 25 seconds of its start.", STARTED, FAILED)
    assert not follows("The deploy failed within 20 seconds of its start.", STARTED, FAILED)
    assert not follows("The deploy started 22 seconds after it had failed.", STARTED, FAILED)
