"""Parts of wholes, two sides, lists. Rows as in `restraint_cases.py`."""

from .restraint_cases import Rows

PARTS: Rows = [
    (
        "ledger-api: 4 of 11 pods ready",
        (
            "11 pods are ready.",
            "11 of 11 pods are ready.",
            "All 11 pods are ready.",
            "All pods are ready.",
            "4 of 4 pods are ready.",
            "11 of 4 pods are ready.",
        ),
        (
            "4 of 11 pods are ready.",
            "4 pods are ready.",
            "ledger-api: 4/11 pods ready.",
            "4 out of 11 pods are ready.",
        ),
    ),
    (
        "replicas ready 6/8 for mailer",
        (
            "8/8 replicas are ready for mailer.",
            "6/6 replicas are ready for mailer.",
            "8 replicas are ready for mailer.",
        ),
        ("6/8 replicas are ready for mailer.", "6 of 8 replicas are ready for mailer."),
    ),
    (
        "0 of 30 requests failed",
        ("30 requests failed.", "30 of 30 requests failed.", "Requests failed."),
        ("0 of 30 requests failed.", "0/30 requests failed.", "0 out of 30 requests failed."),
    ),
    (
        "3 out of 7 shards are healthy",
        ("7 out of 7 shards are healthy.", "7 shards are healthy."),
        ("3 out of 7 shards are healthy.",),
    ),
    (
        "heap 512 MB of 2048 MB used",
        ("2048 MB used.", "heap 2048 MB used.", "2048 MB of heap are used."),
        ("heap 512 MB of 2048 MB used.", "512 MB of heap are used."),
    ),
    ("queue 5/200 full", ("queue is full.", "The queue is full.", "queue 200/200 full."), ()),
    (
        "11 个中 4 个副本就绪",
        ("11 个副本就绪。", "11 个中 11 个副本就绪。", "所有副本就绪。"),
        ("11 个中 4 个副本就绪。", "4 个副本就绪。"),
    ),
    ("7 个分片中 3 个健康", ("7 个分片健康。", "所有分片健康。"), ("7 个分片中 3 个健康。",)),
]

SIDES: Rows = [
    (
        "version mismatch on vault-2, want 7.4 got 7.3",
        ("version is 7.4.", "vault-2 got 7.4.", "got 7.4.", "The version on vault-2 is 7.4."),
        ("vault-2 got 7.3.", "version mismatch on vault-2, want 7.4 got 7.3."),
    ),
    (
        "ledger-api expected 200, got 503",
        ("ledger-api returned 200.", "ledger-api got 200.", "ledger-api answered 200."),
        ("ledger-api expected 200, got 503.",),
    ),
    (
        "replicas: desired 6, actual 2",
        ("Actual replicas are 6.", "There are 6 replicas.", "The desired replicas are 2."),
        ("replicas: desired 6, actual 2.",),
    ),
    (
        "checksum should be 81 but is 18",
        ("The checksum is 81.",),
        ("checksum should be 81 but is 18.",),
    ),
    (
        "required 3 voters, observed 1",
        ("3 voters were observed.", "1 voter is required."),
        ("3 voters are required.", "required 3 voters, observed 1."),
    ),
    ("期望副本数 6,实际 2", ("实际副本数 6。", "期望副本数 2。"), ("期望副本数 6。",)),
    (
        "mailer 返回码应为 200,实际为 503",
        ("mailer 返回码为 200。", "实际返回码为 200。"),
        ("mailer 返回码应为 200,实际为 503。",),
    ),
]

ROLES: Rows = [
    (
        "pg-1 is primary, pg-2 is replica",
        ("pg-2 is primary.", "pg-1 is replica.", "pg-2 is the primary."),
        ("pg-1 is primary.", "pg-2 is the replica."),
    ),
    (
        "ldap refused connections from mailer",
        ("mailer refused connections.", "mailer refused connections from ldap."),
        ("ldap refused connections from mailer.", "ldap refused connections."),
    ),
    (
        'service=checkout msg="ledger-api timed out after 4000 ms"',
        ("checkout timed out.", "checkout timed out after 4000 ms."),
        ("ledger-api timed out after 4000 ms.",),
    ),
    (
        "jobs succeeded: 5, failed: 19",
        ("19 jobs succeeded.", "5 jobs failed.", "5 failed.", "jobs succeeded: 19."),
        ("5 jobs succeeded.", "jobs succeeded: 5, failed: 19."),
    ),
    (
        "latency rose from 30 ms to 700 ms",
        (
            "latency rose to 30 ms.",
            "latency rose by 700 ms.",
            "latency fell from 700 ms to 30 ms.",
            "latency rose from 700 ms to 30 ms.",
        ),
        ("latency rose from 30 ms to 700 ms.", "latency rose by 670 ms."),
    ),
    (
        "pool size 12, active 7",
        ("There are 12 pools.", "12 pools.", "12 active.", "pool size 7."),
        ("The pool size is 12.", "7 are active."),
    ),
    (
        "p50 15 ms, p99 1800 ms",
        ("p50 is 1800 ms.", "p99 is 15 ms."),
        ("p50 is 15 ms.", "p99 is 1800 ms."),
    ),
    ("lru: hits 6, misses 88", ("88 hits.", "hits: 88.", "6 misses."), ("hits: 6.", "88 misses.")),
    (
        "deploy of v8 began, deploy of v7 failed",
        ("deploy of v8 failed.", "The deploy of v8 failed."),
        ("deploy of v7 failed.",),
    ),
    ("health of web-1: DOWN, web-2: UP", ("web-1 is up.", "web-2 is down."), ("web-2 is up.",)),
    ("pg-1 是主库,pg-2 是从库", ("pg-2 是主库。", "pg-1 是从库。"), ("pg-1 是主库。",)),
    (
        "延迟从 30 毫秒升至 700 毫秒",
        ("延迟升至 30 毫秒。", "延迟上升了 700 毫秒。"),
        ("延迟从 30 毫秒升至 700 毫秒。",),
    ),
]
