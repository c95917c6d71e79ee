"""Words and numbers of a text put together otherwise: what they then say is false, beside what is right.

A row: the text, what does not follow, what follows.
"""

Rows = list[tuple[str, tuple[str, ...], tuple[str, ...]]]

FORMER: Rows = [
    (
        "breaker 'stock' went from OPEN to CLOSED",
        ("Breaker 'stock' is still OPEN.", "Breaker 'stock' is OPEN.", "熔断器 stock 仍为 OPEN。"),
        ("Breaker 'stock' is now CLOSED.", "Breaker 'stock' was OPEN."),
    ),
    (
        "cert web-2 renewed: old notAfter=2025-03-01, new notAfter=2026-03-01",
        ("The cert web-2 expires on 2025-03-01.", "证书 web-2 的到期日为 2025-03-01。"),
        ("The cert web-2 expires on 2026-03-01.",),
    ),
    (
        "group g-1 leader changed: n7 -> n9",
        ("The leader of group g-1 is n7.",),
        ("The leader of group g-1 is n9.",),
    ),
    ("主库已由 db-7 切换到 db-8", ("主库目前在 db-7 上。",), ("主库目前在 db-8 上。",)),
    (
        "ha: scaled down set paint from 9 to 5 replicas",
        ("The set paint was scaled up to 5 replicas.", "set paint 扩容到 5 个副本。"),
        ("The set paint was scaled down to 5 replicas.", "set paint 缩容到 5 个副本。"),
    ),
    (
        '{"msg":"scaled","deployment":"paint","from":3,"to":8}',
        ("paint was scaled down.", "paint 已缩容。"),
        ("paint was scaled up.", "paint 已扩容。"),
    ),
]

TOLD_AS_OTHER: Rows = [
    (
        "returned the first 50 of 912 lines matching 'panic' for cart-7",
        ("50 lines match 'panic' for cart-7.", "cart-7 只有 50 行日志匹配 'panic'。"),
        (),
    ),
    (
        "慢查询共 311 条，仅显示前 20 条",
        ("共有 20 条慢查询。",),
        ("共有 311 条慢查询。",),
    ),
    (
        "HEALTH_WARN: 90/600 objects misplaced (15.000%), 8 pgs misplaced",
        ("15.000% of the pgs are misplaced.",),
        ("15.000% of the objects are misplaced.",),
    ),
    (
        "worker exited on signal 11",
        ("The worker exited with code 11.", "worker 以退出码 11 退出。"),
        ("The worker exited on signal 11.",),
    ),
    (
        "job exited with status 1",
        ("The job was ended by signal 1.",),
        ("The job exited with status 1.",),
    ),
    (
        "agent a-3 offline, last seen 18m ago",
        ("The agent went offline 18 minutes ago.", "agent a-3 在 18 分钟前离线。"),
        ("The agent was last seen 18 minutes ago.",),
    ),
    (
        "sync of repo r-2 failed, retrying in 45s",
        ("The sync of repo r-2 failed 45s ago.", "The sync of repo r-2 failed after 45 s."),
        ("The sync of repo r-2 failed and will be retried after 45 s.",),
    ),
    (
        "queue=mail publish_rate=80/s deliver_rate=20/s",
        ("Queue mail delivers four times as fast as it is published to (80/s against 20/s).",),
        (),
    ),
    (
        "bake test 3: expected throughput 900 rps, measured throughput 640 rps",
        ("The measured throughput was 900 rps.", "实测吞吐量为 900 rps。"),
        ("The measured throughput was 640 rps.",),
    ),
    (
        "rollout of web v3.1 in progress, 2 of 9 pods updated",
        ("The rollout of web v3.1 has updated 9 pods.",),
        ("The rollout of web v3.1 has updated 2 pods.",),
    ),
    (
        "edge cache_hit_ratio today=61.0% yesterday=88.5%",
        (
            "The cache hit ratio rose from 61.0% to 88.5%.",
            "缓存命中率由昨日的 61.0% 上升到今日的 88.5%。",
        ),
        (
            "The cache hit ratio fell from 88.5% to 61.0%.",
            "缓存命中率由昨日的 88.5% 下降到今日的 61.0%。",
        ),
    ),
]

ROLES_AND_DEEDS: Rows = [
    (
        "access denied: user=app database=db",
        ("Access was denied for user 'db' on database 'app'.",),
        ("Access was denied for user 'app' on database 'db'.",),
    ),
    (
        "session s-1 is blocked by session s-2",
        ("Session s-1 is blocked by session s-1.", "s-1 被 s-1 阻塞。"),
        ("Session s-1 is blocked by session s-2.",),
    ),
    (
        "container of job-6 created, waiting to start",
        ("The container of job-6 was started.",),
        ("The container of job-6 was created.", "The container of job-6 is waiting to start."),
    ),
    (
        "容器 job-6 已创建，等待启动",
        ("容器 job-6 已启动。",),
        ("容器 job-6 已创建。", "容器 job-6 等待启动。"),
    ),
    (
        "node n-8 still waiting to join the cluster",
        ("Node n-8 joined the cluster.",),
        ("Node n-8 has not joined the cluster.",),
    ),
    (
        "service=pay-2 p99=900ms error_rate=3%",
        (
            "pay-2's p99=900ms is what makes its error_rate=3%.",
            "pay-2 的 p99=900ms 使其 error_rate 为 3%。",
        ),
        (),
    ),
    (
        "node-3 joined the cluster with 4 shards",
        ("The reason for the node failure is not stated.", "未说明节点故障的原因。"),
        (),
    ),
    ("node-3 failed", (), ("The reason for the node failure is not stated.",)),
    (
        "job nightly: exported table t-1, then compressed the dump",
        ("Job nightly compressed the dump, then exported table t-1.",),
        ("Job nightly exported table t-1, then compressed the dump.",),
    ),
    (
        "no | name | state | tries\n1 | P-1 | DONE | 0\n2 | P-2 | OPEN | 6\n3 | P-3 | FAILED | 2",
        ("P-3 is FAILED and its tries are 6.", "P-3 的 state 为 FAILED，tries 为 6。"),
        ("P-3 的 state 为 FAILED，tries 为 2。",),
    ),
]

STEPS: Rows = [
    (
        "On alarm SPACE: compact first, then defragment, then disarm the alarm.",
        (
            "According to the runbook, first defragment, then compact, then disarm the alarm.",
            "According to the runbook, one should defragment before compacting.",
        ),
        ("According to the runbook, first compact, then defragment, then disarm the alarm.",),
    ),
    (
        "先停止写入，再切换主库，最后恢复写入。",
        ("根据手册，先切换主库，再停止写入。", "根据手册，先恢复写入，然后切换主库。"),
        ("根据手册，先停止写入，再切换主库，最后恢复写入。",),
    ),
]

WHICH_OF_TWO: Rows = [
    (
        "pod=gw-5 startup probe failed with 503; liveness probe succeeded",
        ("The liveness probe of pod gw-5 failed with 503.",),
        ("The startup probe of pod gw-5 failed with 503.",),
    ),
    (
        "host h-2: nightly backup succeeded, weekly backup failed",
        ("The nightly backup of host h-2 failed.", "The weekly backup of host h-2 succeeded."),
        ("The weekly backup of host h-2 failed.",),
    ),
    (
        '任务"日报"等待任务"导入",后者已完成 4/7 个分片',
        ("任务「日报」已完成 4/7 个分片，等待任务「导入」。",),
        ("任务「导入」已完成 4/7 个分片，「日报」在等待它。",),
    ),
    (
        "job sum-1 is waiting for job load-2, the latter has loaded 40 rows",
        ("Job sum-1 has loaded 40 rows.",),
        ("Job load-2 has loaded 40 rows.",),
    ),
    (
        "db-r2: Source_Host=db-p1 Seconds_Behind_Source=75 Replica_IO_Running=Yes",
        ("db-p1 is 75 seconds behind db-r2.", "db-p1 落后 db-r2 75 秒。"),
        ("db-r2 is 75 seconds behind db-p1.", "db-r2 落后 75 秒。"),
    ),
    (
        'job "daily sums of all" is waiting for job "import"',
        ('The job "daily sums of none" waits for the job "import".',),
        ('The job "daily sums of all" waits for the job "import".',),
    ),
]

COUNTED: Rows = [
    (
        "import p-2 finished: total=40000 inserted=39000 skipped=960 failed=40",
        ("Import p-2 finished with 2% of its 40000 rows failed.",),
        ("Import p-2 finished with 0.1% of its 40000 rows failed.",),
    ),
    (
        "job j-1 done: 40 ok, 0 rejected",
        ("Job j-1 was rejected.", "Job j-1 is done with 3 rejected."),
        ("Job j-1 is done with 0 rejected.",),
    ),
    (
        "stage test passed (55 passed, 0 failed, 9 skipped)",
        ("Stage test passed with 9 failed.", "Stage test passed with 0 skipped."),
        ("Stage test passed with 0 failed.",),
    ),
    (
        "terraform plan (env=lab): 4 to add, 1 to destroy",
        ("1 was destroyed.", "4 will be destroyed."),
        ("1 will be destroyed.",),
    ),
]
