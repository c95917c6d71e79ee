"""A time, a place or a name put before a clause is of that clause: no other text lends it."""

import pytest
from tests.rules.meaning.rulings import LOGS, METRICS, ROWS, follows

HOSTS = (
    "2026-05-06T11:02:07Z host=cache-1 cpu_usage=33% memory_usage=71% threads=140",
    "2026-05-06T11:09:55Z host=cache-2 cpu_usage=88% memory_usage=46% threads=320",
)
ORDERS = tuple(
    "parcel | weight | status | created_at\n-------+--------+--------+---------\n" + row
    for row in (
        "pk-31 | 12.5 | SENT | 2026-07-09 08:12:00",
        "pk-32 | 3.75 | FAILED | 2026-07-09 08:15:30",
    )
)
ALERTS = (
    "[P2] DiskFull firing on st-4: usage 88%, triggered at 2026-06-01 07:10:40",
    "[P1] DiskFull firing on st-5: usage 97%, triggered at 2026-06-01 07:13:02",
)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("At 11:02:07, the CPU usage of cache-1 was 33%.", HOSTS),
        ("At 11:09:55, cache-2 had 320 threads.", HOSTS),
        ("The CPU usage of cache-1 was 33%, and that of cache-2 was 88%.", HOSTS),
        ("11:09:55 时，cache-2 的内存使用率为 46%。", HOSTS),
        ("在 11:02:07，cache-1 的线程数为 140。", HOSTS),
        ("For parcel pk-32, the status is FAILED.", ORDERS),
        ("pk-31 is SENT, and pk-32 is FAILED.", ORDERS),
        ("包裹 pk-32，状态为 FAILED。", ORDERS),
        ("On st-5, a P1 alert fired.", ALERTS),
        ("The usage of st-4 was 88%, triggered at 07:10:40.", ALERTS),
    ],
)
def test_its_own_is_told(claim: str, texts: tuple[str, ...]) -> None:
    tool = _tool(texts)
    assert follows(claim, *texts, tool=tool)
    assert follows(claim, *texts[::-1], tool=tool)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("At 11:09:55, the CPU usage of cache-1 was 33%.", HOSTS),
        ("At 11:02:07, cache-2 had 320 threads.", HOSTS),
        ("The CPU usage of cache-1 was 33%, at 11:09:55.", HOSTS),
        ("At 11:02:07, cache-1 was at 33% CPU and cache-2 at 88%.", HOSTS),
        ("On 6 May 2026 at 11:09, cache-1 had 140 threads.", HOSTS),
        ("11:02:07 时，cache-2 的内存使用率为 46%。", HOSTS),
        ("在 11:09:55，cache-1 的线程数为 140。", HOSTS),
        ("For pk-31, the status is FAILED.", ORDERS),
        ("As for pk-31, it failed.", ORDERS),
        ("pk-31 and pk-32 are FAILED.", ORDERS),
        ("Parcels pk-31 and pk-32 were sent.", ORDERS),
        ("pk-31, created at 08:15:30, is SENT.", ORDERS),
        ("pk-31 is SENT, created at 08:15:30.", ORDERS),
        ("包裹 pk-31，状态为 FAILED。", ORDERS),
        ("pk-31、pk-32 的状态为 FAILED。", ORDERS),
        ("On st-4, a P1 alert fired.", ALERTS),
        ("The alert on st-4, P1, was triggered at 07:10:40.", ALERTS),
        ("st-5 告警后，st-4 也告警。", ALERTS),
        ("P1 告警，实例 st-4。", ALERTS),
        ("st-4 触发告警，级别为 P1。", ALERTS),
    ],
)
def test_that_of_another_text_is_not(claim: str, texts: tuple[str, ...]) -> None:
    tool = _tool(texts)
    assert not follows(claim, *texts, tool=tool)
    assert not follows(claim, *texts[::-1], tool=tool)


def _tool(texts: tuple[str, ...]) -> str:
    return ROWS if texts is ORDERS else METRICS if texts is HOSTS else LOGS
