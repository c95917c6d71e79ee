"""Texts, sentences that tell them otherwise, and sentences that tell them rightly."""

Rows = list[tuple[str, tuple[str, ...], tuple[str, ...]]]

GOING: Rows = [
    ("node n-4 draining", ("The node n-4 was drained.",), ("The node n-4 was draining.",)),
    ("resizing volume vol-3", ("The volume vol-3 was resized.",), ()),
    ("resizing volume vol-3: done", (), ("The volume vol-3 was resized.",)),
    ("rebuild of index cust queued", ("The index cust was rebuilt.",), ()),
    (
        "deployment shop paused",
        ("The deployment shop was rolled out.",),
        ("The deployment shop was paused.",),
    ),
    ("pod api-1 marked for eviction", ("The pod api-1 was evicted.",), ()),
    ("event=vacuum_scheduled table=t1", ("The table t1 was vacuumed.",), ()),
    ("索引 cust 正在重建", ("索引 cust 已重建。",), ("索引 cust 正在重建。",)),
    ("upgrading agent on h-7", ("The agent on h-7 was upgraded.",), ()),
    ("upgraded agent on h-7", (), ("The agent on h-7 was upgraded.",)),
    ("Starting an election", (), ("An election was started.",)),
    (
        "connection closed by authenticating user eve 10.0.0.4",
        ("The user eve was authenticated.",),
        (),
    ),
    ("upload of part 4 failed, will retry in 10s", ("The retry failed.",), ()),
    ("upload of part 4 failed, retry failed", (), ("The retry failed.",)),
    (
        '{"op":"DeleteKey","user":"kim","key":"k-7","errorCode":"AccessDenied"}',
        ("kim deleted the key k-7.",),
        (),
    ),
    (
        '{"op":"DeleteKey","user":"kim","key":"k-7","errorCode":null}',
        (),
        ("kim deleted the key k-7.",),
    ),
    (
        '10.1.1.1 - job [14/Nov/2025:03:20:07 +0000] "POST /jobs HTTP/1.1" 202 61 rt=1.2',
        ("The job finished in 1.2 s.",),
        (),
    ),
    ("worker 3: connection with master lost", ("The worker is connected to the master.",), ()),
    ("scrub done, no errors detected", ("An error was detected.",), ("No errors were detected.",)),
    (
        "Failed to append entry to journal file: No space left on device",
        ("Reading the journal failed.",),
        ("Appending to the journal failed.",),
    ),
]

KINDS: Rows = [
    ("request took longer than 1h0m0s", ("The request took longer than one minute.",), ()),
    ("batch took too long: 300ms", ("The batch timed out.",), ("The batch took too long.",)),
    (
        "pay-api average latency 840ms",
        ("The maximum latency of pay-api is 840 ms.",),
        ("The average latency of pay-api is 840 ms.",),
    ),
    (
        "pay-api latency p95=840ms count=300",
        ("No request to pay-api took longer than 840 ms.",),
        ("The p95 latency of pay-api is 840 ms.",),
    ),
    (
        "job-q rate=40/s",
        ("The rate of job-q is 40 per minute.",),
        ("The rate of job-q is 40 per second.",),
    ),
    ("md0 resync = 61.2% finish=31.5min", ("The resync of md0 finished after 31.5 min.",), ()),
    (
        "Filesystem Inodes IUsed IFree IUse% Mounted on\n/dev/sdb1 1000000 970000 30000 97% /srv",
        ("97% of the disk space of /srv is used.", "97% of the inodes of /srv are free."),
        ("97% of the inodes of /srv are used.",),
    ),
    ("web-3 磁盘可用 9%", ("web-3 磁盘使用率为 9%。",), ("web-3 磁盘可用 9%。",)),
    (
        '{"path":"/cart","total_ms":30000,"backend_response_time":null}',
        ("The backend response time of /cart was 30000 ms.",),
        (),
    ),
    (
        "LAST SEEN TYPE REASON OBJECT MESSAGE\n9m Warning Unhealthy pod/api-7 Readiness probe failed",
        ("The readiness probe of pod api-7 has been failing for 9m.",),
        (),
    ),
    (
        "2026-01-02T10:02:11Z node-4 unreachable",
        ("node-4 has been unreachable since 10:02:11.",),
        ("node-4 was unreachable at 10:02:11.",),
    ),
]

SIDES: Rows = [
    ("relay: to=<ops@mx.example>, status=bounced", ("The bounce came from ops@mx.example.",), ()),
    (
        '#inc 10:01 ada: "is the queue long?"\n#inc 10:02 probe-bot: queue depth=77',
        ("ada reported a queue depth of 77.",),
        ("probe-bot reported a queue depth of 77.",),
    ),
    (
        "com.x.CartException: load failed\nCaused by: java.util.TimeoutException: read",
        ("The TimeoutException was caused by the CartException.",),
        ("The CartException was caused by the TimeoutException.",),
    ),
    (
        "queue=mail jobs_ready=0 jobs_reserved=300",
        ("The queue mail has 0 jobs.",),
        ("The queue mail has 300 reserved jobs.",),
    ),
    (
        "reader_thread_running=No writer_thread_running=Yes",
        ("The reader thread is running.",),
        ("The writer thread is running.",),
    ),
    (
        "stale generation: 655 (712)",
        ("The generation 712 is stale.",),
        ("The generation 655 is stale.",),
    ),
    (
        'step "push image" cancelled by rule\nworkflow nightly: SUCCESS',
        ("The workflow was cancelled.",),
        (),
    ),
    (
        "memory cgroup out of memory: killed process 41 (node)",
        ("The host was out of memory.",),
        ("The process 41 was killed.",),
    ),
    (
        "全量备份 成功 3 个、失败 0 个;增量备份 成功 1 个、失败 2 个",
        ("增量备份成功 3 个。", "全量备份失败 2 个。"),
        ("增量备份成功 1 个。",),
    ),
    (
        "切换失败:从 微信 切到 支付宝,原因:支付宝通道维护中",
        ("切换失败,原因:微信通道维护中。",),
        ("切换失败,原因:支付宝通道维护中。",),
    ),
    (
        "Server cart/c2 is DOWN. 2 active and 1 backup servers left.",
        ("2 servers of cart are DOWN.",),
        (),
    ),
]

ORDERS: Rows = [
    (
        "操作步骤:先摘除流量,再重启服务。",
        ("手册要求先重启服务,再摘除流量。",),
        ("手册要求先摘除流量,再重启服务。",),
    ),
]

WRITTEN_MULTIPLES: Rows = [
    (
        "QuotaBurn firing, service=tax-api: quota is burning at 6.2x over the last 2h",
        ("tax-api is burning its quota at 6.8x.", "The burn rate of tax-api is above 7x."),
        ("tax-api is burning its quota at 6.2x over the last 2h.", "The burn rate is above 6x."),
    ),
]
"""A text that writes a multiple itself."""

TO_COME_BY_NAME: Rows = [
    (
        "VolumeFullIn4Days firing, instance=vol-3",
        ("The volume vol-3 is full.", "vol-3 已写满。"),
        (),
    ),
]

SHARES_OF_FAILURES: Rows = [
    (
        "9.4% of the login requests to auth-7 fail.",
        ("The success rate of auth-7 is 9.4%.", "The failure rate of auth-7 is above 12%."),
        ("The failure rate of auth-7 is 9.4%.", "auth-7 的失败率超过 9%。"),
    ),
]

STATEMENTS: Rows = [
    (
        "slow query (8123 ms): UPDATE refunds SET state = 2 WHERE id = 7",
        ("The slow query updated the queue refunds.",),
        ("A slow query on the refunds table took 8.1 s.",),
    ),
]

PRONOUNS: Rows = [
    (
        "run 7 of etl-2: a cold start, took 41 s",
        ("There were two cold starts.",),
        ("The start was a cold one.",),
    ),
]

EXCEEDED_LIMITS: Rows = [
    (
        "temp space exceeded: needs 2.2 GiB (page of 16384 bytes), maximum: 2.0 GiB",
        ("The temp space exceeded its limit of 2.2 GiB.",),
        ("The temp space exceeded its maximum of 2.0 GiB.",),
    ),
]

SWITCHES: Rows = [
    (
        "autovacuum=off",
        ("autovacuum is on.", "autovacuum is enabled."),
        ("autovacuum is off.", "autovacuum is not on."),
    ),
    ("wal_compression = on", ("wal_compression is off.",), ("wal_compression is on.",)),
    ("slow_log | OFF", ("slow_log is on.",), ("slow_log is off.",)),
    ("cart restarted on n-4", ("cart is on.",), ("cart restarted on n-4.",)),
    ("host=h1 proxy=false", ("h1 uses a proxy.", "h1 has a proxy."), ("h1 has no proxy.",)),
    ("host=h1 proxy=true", (), ("h1 uses a proxy.",)),
]
"""`is on`, and what a false value denies."""

RATES_OF_BYTES: Rows = [
    (
        "ingest limited: 2097152 bytes/sec for tenant east",
        ("The tenant east is limited to 4 MiB per second.",),
        ("Ingest is limited to 2 MiB/s for tenant east.", "Ingest is limited to 2 MiB per second."),
    ),
    (
        "deadline of 5s exceeded with 41 jobs of 8192 bytes",
        ("There were 14 jobs.",),
        ("There were 41 jobs with 8 KiB.",),
    ),
    ("spilled 0.51 GB of the sort to disk", (), ("About half a gigabyte was spilled to disk.",)),
    (
        "unable to obtain certificate: too many certificates issued",
        ("A certificate was obtained.",),
        (),
    ),
]
"""Bytes per second; what stands behind `with` is compared with nothing."""

LISTED_BELOW: Rows = [
    (
        '[FIRING:2] QueueDeep (env="prod")\n - queue=mail shard=a depth=412\n - queue=fax shard=a depth=31',
        ("Queue fax has a depth of 412.",),
        ("Queue mail has a depth of 412.", "Queue fax has a depth of 31."),
    ),
    (
        "backup of vol-2 has run for more than an hour",
        ("The backup of vol-2 has run for more than two hours.",),
        ("The backup of vol-2 has run for more than an hour.",),
    ),
    (
        "job sort-4 killed: 6.2 GB of 6 GB memory used",
        ("sort-4 used 6 GB of 6.2 GB memory.",),
        ("sort-4 used 6.2 GB of 6 GB memory.",),
    ),
]
"""Entries below the headline of an alert, an hour in words, more than the whole."""

VALUES_OF_CHINESE_KEYS: Rows = [
    (
        "导出任务 rep-7 完成，核对结果：未开始",
        ("导出任务 rep-7 完成，核对结果为已完成。",),
        ("导出任务 rep-7 完成，核对结果为未开始。",),
    ),
]
