"""Causes told the wrong way round, and bounds of one end told of the whole.

A row: the text, what follows, what does not. The tool is that of logs unless the text begins a series.
"""

Row = tuple[str, tuple[str, ...], tuple[str, ...]]

CAUSES: list[Row] = [
    (
        "4 similar, e.g. 2026-01-05T06:07:08Z ERROR billing PUT /invoice failed: "
        "urllib3.exceptions.ConnectTimeoutError: timeout to ledger (first 2026-01-05T06:07:08Z, "
        "last 2026-01-05T06:09:00Z)",
        (
            "PUT /invoice failed because ledger timed out.",
            "The timeout to ledger caused PUT /invoice to fail.",
            "ledger 超时导致 PUT /invoice 失败。",
        ),
        (
            "ledger timed out because PUT /invoice failed.",
            "The failure of PUT /invoice caused the timeout to ledger.",
            "PUT /invoice failed, so ledger timed out.",
            "Since PUT /invoice failed, ledger timed out.",
            "ledger 超时是因为 PUT /invoice 失败。",
            "PUT /invoice 失败导致 ledger 超时。",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR billing invoice 88 rejected: java.net.SocketException: Connection reset",
        ("Invoice 88 was rejected because the connection was reset.",),
        (
            "The connection was reset because invoice 88 was rejected.",
            "The rejection of invoice 88 caused the connection reset.",
            "发票 88 被拒绝导致连接重置。",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR loader lookup of zone 5 failed: TimeoutException",
        (
            "The lookup of zone 5 failed because of a timeout.",
            "The failed lookup of zone 5 was caused by a timeout.",
        ),
        (
            "The timeout was caused by the failed lookup.",
            "The timeout resulted from the failed lookup.",
            "The failed lookup triggered a timeout.",
            "Due to the failed lookup, a timeout occurred.",
            "由于查询失败，发生超时。",
        ),
    ),
    (
        "kernel: Out of memory: Killed process 902 (mongod)",
        (
            "Process 902 was killed because memory ran out.",
            "mongod was killed because the memory was exhausted.",
        ),
        ("Memory ran out because process 902 was killed.", "Process 902 exhausted the memory."),
    ),
    (
        "2026-01-02T03:04:05Z ERROR cache Can't dump in background: fork: Cannot allocate memory",
        ("cache ran out of memory.", "cache 内存耗尽。"),
        (
            "The failed background dump exhausted the memory.",
            "The memory was exhausted by the failed dump.",
            "后台转储失败耗尽了内存。",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR db-3 write of wal failed: No space left on device (/var)",
        ("The write of wal failed because no space was left on the device.",),
        ("The failed write exhausted the disk space.", "wal 写入失败耗尽了磁盘空间。"),
    ),
]

GROUP = (
    "7 similar, latency_ms=120..4100, waiting=8..29, attempt=1..6, e.g. 2026-03-18T04:00:12Z WARN relay "
    "delivery to mx-1 deferred, attempt=2 latency_ms=300 waiting=11"
)
SERIES = (
    "inbox_length, service=inbox, points=241, first=12 at 2026-07-08T10:00:00Z, "
    "last=57 at 2026-07-08T11:00:00Z, min=3 at 2026-07-08T10:10:00Z, max=81 at 2026-07-08T10:40:00Z"
)
BOUNDS: list[Row] = [
    (
        GROUP,
        (
            "The latency was at least 120 ms.",
            "The latency was under 4.2 seconds.",
            "The relay made at least 6 attempts.",
        ),
        (
            "The latency was at least 4.1 s.",
            "The latency was at least 4100 ms.",
            "The latency was at most 120 ms.",
            "At least 29 requests were waiting.",
            "延迟至少为 4.1 秒。",
            "延迟不超过 120 毫秒。",
        ),
    ),
    (
        SERIES,
        (
            "The length of inbox was at most 81.",
            "The length of inbox exceeded 80.",
            "The length of inbox reached at least 81.",
        ),
        (
            "The length of inbox was at least 81.",
            "The length of inbox was more than 80.",
            "The length of inbox was at most 3.",
            "The length of inbox exceeded 200.",
            "inbox 的长度至少为 81。",
        ),
    ),
]
