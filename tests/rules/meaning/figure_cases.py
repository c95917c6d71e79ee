"""Own texts with figures that a sentence binds or computes rightly, and near ones that it must not.

Each row: the text, what follows from it, and what comes near and does not.
"""

from .rulings import LOGS, METRICS

VERBATIM = (
    (
        "FATAL loader cannot read line 311 of rates.csv: expected 9 fields, got 8",
        (
            "rates.csv has 8 fields where 9 were expected.",
            "Nine fields were expected, 8 were found.",
        ),
        (
            "rates.csv has 9 fields where 8 were expected.",
            "Eight fields were expected.",
            "rates.csv has 311 fields where 9 were expected.",
            "rates.csv has 7 fields where 9 were expected.",
        ),
    ),
    (
        "SdkError: operation PutMetric failed (reached max attempts: 6): Throttled",
        (
            "PutMetric failed after reaching 6 attempts.",
            "The maximum of 6 attempts was reached.",
        ),
        ("PutMetric failed after reaching 5 attempts.", "The maximum of 7 attempts was reached."),
    ),
    (
        "REPORT function=resizer Duration: 9120.40 ms Memory Size: 768 MB Max Memory Used: 702 MB",
        (
            "The resizer has a memory size of 768 MB. At most 702 MB of it was used.",
            "The memory size of resizer is 768 MB.",
        ),
        (
            "The resizer has a memory size of 702 MB.",
            "At most 700 MB of the memory was used.",
        ),
    ),
    (
        "checkpoint complete: wrote 9120 buffers; write=181.204 s, sync=2.870 s, total=184.220 s",
        (
            "Writing took about 181 seconds.",
            "The sync took under 3 seconds.",
        ),
        (
            "The sync took about 181 seconds.",
            "Writing took under 3 seconds.",
            "The sync took under 2 seconds.",
            "Writing took about 171 seconds.",
        ),
    ),
    (
        '{"slo":"search-latency","objective_pct":99.5,"current_pct":99.12,"window":"7d"}',
        (
            "At 99.12%, search-latency is below its 99.5% objective.",
            "search-latency is below its 99.5% objective over the 7-day window.",
        ),
        (
            "At 99.5%, search-latency is below its 99.12% objective.",
            "search-latency is above its 99.5% objective over the 7-day window.",
            "search-latency is below its 99.5% objective over the 30-day window.",
            "search-latency is below its 99.9% objective.",
        ),
    ),
    (
        "batch nightly-9: total: 240 done: 217 failed: 23",
        ("23 jobs failed.", "23 of the 240 jobs failed."),
        ("217 jobs failed.", "240 jobs failed.", "32 jobs failed.", "217 of the 240 jobs failed."),
    ),
    (
        "HikariPool-4 - Pool stats (total=30, active=30, idle=0, waiting=41)",
        ("HikariPool-4 had 41 threads waiting.", "All 30 connections were active."),
        (
            "HikariPool-4 still had 41 idle connections.",
            "HikariPool-4 had 30 idle connections.",
            "41 connections were active.",
            "30 threads were waiting.",
        ),
    ),
    (
        "WARN sender attempt 2/3 for order-771 failed: timeout",
        ("The second attempt for order-771 failed.", "The second of three attempts failed."),
        ("The third attempt for order-771 failed.", "The first attempt for order-771 failed."),
    ),
    (
        "gc: Pause Full 1820M->1795M(2048M) 3120.500ms",
        ("The pause took about 3.1 seconds.",),
        ("The pause took about 31 seconds.", "The pause took about 2 seconds."),
    ),
    (
        "ConnectTimeout: HTTPSConnectionPool(host='geo.acme.test', port=8443): Max retries exceeded"
        " (connect timeout=7)",
        ("The connection to geo.acme.test on port 8443 timed out.",),
        ("The connection to geo.acme.test on port 443 timed out.",),
    ),
    (
        "[parent] Data too large, data for [<request>] would be [2093418722/1.9gb], which is larger"
        " than the limit of [1980218931/1.8gb], real usage: [2093417856/1.9gb]",
        ("The limit is 1.8gb.", "Real usage was 1.9gb."),
        ("The limit is 1.9gb.", "Real usage was 1.8gb."),
    ),
)
"""Figures that stand in the text, in whatever words."""

SHARES = (
    (
        "Write to ./shop/item.ibd failed: 2097152 bytes should have been written, only 524288 were"
        " written",
        ("Writing 2097152 bytes to ./shop/item.ibd failed.",),
        (
            "Only 524288 of 2097152 bytes were written, i.e. about 35%.",
            "Only 2097152 bytes were written.",
            "Only 524288 of 2097150 bytes were written.",
            "Only 524288 of 2097152 bytes were written, i.e. 75%.",
        ),
    ),
    (
        "OutOfMaxmemory(>80%) severity=warning instance=cache-k:9121: Redis is running out of"
        " configured maxmemory (> 80%)\n  VALUE = 85.75",
        (
            "cache-k uses nearly 86% of its configured maxmemory.",
            "cache-k uses nearly 86% of its configured maxmemory, leaving a little over 14%.",
        ),
        (
            "cache-k uses nearly 84% of its configured maxmemory.",
            "cache-k uses nearly 86% of its configured maxmemory, leaving a little over 24%.",
            "cache-k uses nearly 86% of its configured maxmemory, leaving a little over 15%.",
            "cache-k uses more than 86% of its configured maxmemory.",
        ),
    ),
    (
        "REPORT function=resizer Memory Size: 800 MB Max Memory Used: 720 MB",
        ("Peak memory came to 90% of the memory size.",),
        (
            "Peak memory came to 80% of the memory size.",
            "Peak memory came to 10% of the memory size.",
        ),
    ),
    (
        "gc: Pause Full 1820M->1795M(2048M) 3120.500ms",
        (
            "After the collection the heap was still more than 87% full.",
            "The heap was still about 88% full after the collection.",
        ),
        (
            "After the collection the heap was still more than 88% full.",
            "After the collection the heap was less than 87% full.",
            "The heap was about 98% full after the collection.",
        ),
    ),
    (
        "pgbouncer pool=main cl_active=45 max_client_conn=60",
        ("75% of the client connections are active.",),
        ("25% of the client connections are active.", "80% of the client connections are active."),
    ),
    (
        "runtime: garbage collection spent [7.2s] in the last [8.0s]",
        (
            "Garbage collection took 90% of the last 8 seconds.",
            "About 90% of the last 8.0 seconds was spent in garbage collection.",
        ),
        (
            "Garbage collection took 80% of the last 8 seconds.",
            "Garbage collection took 90% of the last 7.2 seconds.",
        ),
    ),
    (
        "backup: 30 of 40 archives were checked",
        ("30 of the 40 archives were checked.", "75% of the archives were checked."),
        ("30 of the 50 archives were checked.", "65% of the archives were checked."),
    ),
)

DIFFERENCES = (
    (
        "Shrinking ISR from 4,1,2 to 4. Leader: (highWatermark: 9000, endOffset: 9700). Out of sync"
        " replicas: (brokerId: 1, endOffset: 9000) (brokerId: 2, endOffset: 9250).",
        (
            "Broker 1 is 700 offsets behind the leader end offset.",
            "Broker 2 is 450 offsets behind the leader end offset.",
        ),
        (
            "Broker 1 is 450 offsets behind the leader end offset.",
            "Broker 2 is 700 offsets behind the leader end offset.",
            "Broker 1 is 710 offsets behind the leader end offset.",
            "Broker 1 is 700 offsets ahead of the leader end offset.",
        ),
    ),
    (
        "WARN 结算任务执行超时：已耗时 52 分钟，预计上限 45 分钟",
        ("结算任务已耗时 52 分钟，超出预计上限 7 分钟。", "结算任务超出预计上限 7 分钟。"),
        (
            "结算任务已耗时 52 分钟，超出预计上限 6 分钟。",
            "结算任务已耗时 45 分钟，超出预计上限 7 分钟。",
            "结算任务已耗时 52 分钟，超出预计上限 7 秒。",
            "结算任务已耗时 52 分钟，低于预计上限 7 分钟。",
        ),
    ),
    (
        "2026-01-09 16:20:37 WARN [gateway] 路由 /pay/void 触发限流：当前 QPS 1500，上限 1200，拒绝请求 300",
        ("/pay/void 的 QPS 超出上限 25%。", "/pay/void 的 QPS 超出上限 300。"),
        (
            "/pay/void 的 QPS 超出上限 20%。",
            "/pay/void 的 QPS 超出上限 80%。",
            "/pay/void 的 QPS 低于上限 25%。",
            "/pay/void 的 QPS 超出上限 200。",
        ),
    ),
    (
        "job=etl-8 elapsed=95m limit=80m rows=1200",
        ("etl-8 has run 15 minutes over its limit.", "etl-8 exceeds its limit by 15 minutes."),
        (
            "etl-8 has run 25 minutes over its limit.",
            "etl-8 is 15 minutes under its limit.",
            "etl-8 exceeds its limit by 15 seconds.",
        ),
    ),
    (
        "host=db-7 threads_connected=410 max_connections=500 threads_running=64",
        ("db-7 has 90 connections left.", "db-7 has 90 connections to spare."),
        ("db-7 has 80 connections left.", "db-7 has 436 connections left."),
    ),
)

TOTALS = (
    (
        "Too many parts (2000 with average size of 1.50 MiB) in table 'metrics.raw'. Merges are slow.",
        (
            "The table has 2000 parts of about 1.50 MiB on average.",
            "The table has 2000 parts of 1.5 MiB on average, so about 3000 MiB altogether.",
            "The table has 2000 parts of 1.5 MiB on average, so roughly 2.9 GiB altogether.",
        ),
        (
            "The table has 2000 parts of 1.5 MiB on average, so roughly 3.9 GiB altogether.",
            "The table has 1500 parts of 1.5 MiB on average, so roughly 2.9 GiB altogether.",
            "The table has 2000 parts of 2.5 MiB on average.",
        ),
    ),
    (
        "status  | cnt   | oldest\n--------+-------+------------\npending |  310 | 03:10\nshipped | 20931 |"
        " 00:02\nfailed  |    45 | 03:55\n(3 rows)",
        ("Pending and failed records together come to 355.",),
        (
            "Pending and failed records together come to 365.",
            "Pending and shipped records together come to 355.",
            "Pending and failed records together come to 310.",
        ),
    ),
    (
        "import: accepted=450 rejected=50 queue=main",
        ("450 were accepted and 50 rejected, together 500.",),
        (
            "450 were accepted and 50 rejected, together 510.",
            "50 were accepted and 450 rejected, together 500.",
            "450 were accepted and 60 rejected, together 510.",
        ),
    ),
)

STATISTICS = (
    (
        'http_request_duration_seconds{quantile="0.99",route="/search"} 1.84 threshold=1.2',
        ("The p99 latency of /search is 1.84 seconds.",),
        (
            "The p95 latency of /search is 1.84 seconds.",
            "The 95th percentile for /search is 1.84 s.",
            "The p99 latency of /search is 1.2 seconds.",
        ),
    ),
    (
        "WARN 接口 /order/list 响应延迟升至 820ms，阈值 500ms",
        (
            "/order/list 的延迟升至 820 毫秒。",
            "/order/list 的延迟为 820 毫秒，超过 500 毫秒的阈值。",
        ),
        ("/order/list 的延迟升至 500 毫秒。", "/order/list 的延迟升至 820 秒。"),
    ),
)

FOUND = (
    (
        "detector: not marking nodes down due to local pause of 9400000000ns > 6000000000ns",
        ("The local pause exceeded the 6-second limit by over three seconds.",),
        (
            "The local pause exceeded the 6-second limit by over four seconds.",
            "The local pause exceeded the 6-second limit by about nine seconds.",
            "The local pause exceeded the 9.4-second limit by over three seconds.",
        ),
    ),
    (
        "LatencyHigh firing, service=thumb-api, current=2.3s, threshold=1.8s, duration=9m",
        ("The latency of thumb-api is over the 1.8 s threshold by 500 ms.",),
        (
            "The latency of thumb-api is over the 2.3 s threshold by 500 ms.",
            "The latency of thumb-api is over the 1.8 s threshold by 2.3 s.",
        ),
    ),
    (
        "probe-4 temperature 91C exceeds 85C",
        ("probe-4 is at 91 °C, 6 degrees above its limit of 85.",),
        (
            "probe-4 is at 91 °C, 91 degrees above its limit of 85.",
            "probe-4 is at 91 °C, 5 degrees above its limit of 85.",
            "probe-4 is at 91 °C, 6 degrees above its limit of 91.",
        ),
    ),
    (
        "checkpoint complete: 0 WAL file(s) added, 4 removed, 15 recycled; sync files=230",
        (
            "19 files were removed or recycled.",
            "The checkpoint removed 4 WAL files and recycled another 15.",
        ),
        (
            "4 files were removed or recycled.",
            "18 files were removed or recycled.",
            "The checkpoint removed 15 WAL files and recycled another 4.",
        ),
    ),
    (
        "panic: runtime error: index out of range [9] with length 6",
        ("Index 9 is out of range for a length of 6.",),
        (
            "Index 6 is out of range for a length of 6.",
            "Index 9 is out of range for a length of 9.",
        ),
    ),
    (
        "Server be_img/img-2 is DOWN. 5 active and 1 backup servers left.",
        ("5 active servers are left.", "1 backup server is left."),
        ("1 active server is left.", "5 backup servers are left."),
    ),
    (
        "container worker terminated, exit code 137, restart count: 1",
        ("The container terminated with exit code 137.",),
        ("The container terminated with exit code 138 and was restarted once.",),
    ),
)
"""What changing a digit of a right sentence has found."""

ALL = (*FOUND, *VERBATIM, *SHARES, *DIFFERENCES, *TOTALS, *STATISTICS)


def tool_of(text: str) -> str:
    """Alerts and series are of metrics."""
    return METRICS if "VALUE" in text or "quantile" in text or "slo" in text else LOGS
