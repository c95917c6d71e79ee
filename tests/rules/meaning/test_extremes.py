"""The highest of several, what is empty, what is fewer, and whose number it is."""

import pytest

from .rulings import METRICS, ruled

REGIONS = "region=eu p95_ms=140; region=us p95_ms=212; region=ap p95_ms=388"
QUEUE = (
    "haproxy Server api/n3 is DOWN, code: 500, 12 sessions active, 4 requeued, 0 remaining in queue"
)
QUORUM = "2026-08-01T10:30:00Z WARN quorum replicas required=6 active=5 zone=b"
LAG = "2026-08-01T10:36:00Z WARN cluster-x lag check primary=pg-b1 replica=pg-b2 lag_seconds=97"
TENANT = "WARN shop-api rate limit exceeded: tenant=acme rate=1500 limit=1200"
TABLE = "INFO vacuum table=events before_bytes=8589934592 after_bytes=2147483648"
SCALER = '{"msg":"scaled","deployment":"thumbs","reason":"cpu 91% > target 75%"}'


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("ap is the highest, at 388 ms.", REGIONS),
        ("eu has the lowest p95.", REGIONS),
        ("The queue was empty.", QUEUE),
        ("Fewer replicas are active than required.", QUORUM),
        ("pg-b2 lags by 97 seconds.", LAG),
        ("The limit of tenant acme is 1200.", TENANT),
    ],
)
def test_what_the_numbers_show_follows(claim: str, text: str) -> None:
    assert ruled(claim, text, tool=METRICS) == "derivable"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("us is the highest, at 212 ms.", REGIONS),
        ("eu is the highest, at 388 ms.", REGIONS),
        ("The highest p95 is 212 ms.", REGIONS),
        ("us has the lowest p95.", REGIONS),
        ("a is the largest, with 90 docs.", "shard=a docs=10; shard=b docs=90; shard=c docs=50"),
        ("node-2 is off by 4.2 seconds.", "drift node-1=-4.2s node-2=0.3s"),
        ("The queue had 4 sessions.", QUEUE),
        ("12 sessions remained in the queue.", QUEUE),
        ("More replicas are active than required.", QUORUM),
        ("The quorum is two short of the six it requires.", QUORUM),
        ("pg-b1 lags by 97 seconds.", LAG),
        ("pg-b2 lags by 97 minutes.", LAG),
        ("The limit of tenant acme is 1500.", TENANT),
        ("The table grew from 2 GiB to 8 GiB.", TABLE),
        ("The table shrank from 2 GiB to 8 GiB.", TABLE),
        ("The target for cpu is 91%.", SCALER),
    ],
)
def test_a_neighbours_number_does_not(claim: str, text: str) -> None:
    assert ruled(claim, text, tool=METRICS) != "derivable"


PODS = "pod=quote-0 ready=true\npod=quote-1 ready=false\npod=quote-2 ready=true"
HEALTHY = '{"lb":"north","targets":9,"healthy":7}'
SERIES = 'consumer_lag{group="mail"}: 9 points, first=300, last=9030, min=300, max=9030'


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Two of the three pods are ready.", PODS),
        ("One of the three pods is not ready.", PODS),
        ("Two of the nine targets are not healthy.", HEALTHY),
        ("The last value is about 30 times the first value.", SERIES),
    ],
)
def test_lines_rests_and_ends_of_a_series_count(claim: str, text: str) -> None:
    assert ruled(claim, text, tool=METRICS) == "derivable"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("One of the three pods is ready.", PODS),
        ("Two of the three pods are not ready.", PODS),
        ("Two of the four pods are ready.", PODS),
        ("Seven of the nine targets are not healthy.", HEALTHY),
        ("Three of the nine targets are not healthy.", HEALTHY),
        ("The lag at the end was about 40 times what it was at the start.", SERIES),
        ("The lag at the end was more than 31 times what it was at the start.", SERIES),
    ],
)
def test_another_count_rest_or_multiple_does_not(claim: str, text: str) -> None:
    assert ruled(claim, text, tool=METRICS) != "derivable"
