"""How a report retells a line. Rows: a text, sentences that follow, sentences that do not."""

Rows = list[tuple[str, tuple[str, ...], tuple[str, ...]]]

FREE_AND_USED: Rows = [
    (
        "DiskAlmostFull severity=warning host=arc-3: volume arc-3a is 91.5% full",
        ("Volume arc-3a has 8.5% of its space left.", "Volume arc-3a is 91.5% full."),
        ("Volume arc-3a is 91.5% free.", "Volume arc-3a has 91.5% of its space left."),
    ),
    (
        "WARN pool=ingest rejected a job, pool size = 24, active threads = 24, queued jobs = 90",
        ("Pool ingest had 24 active threads.",),
        (
            "Pool ingest had 24 free threads.",
            "Pool ingest had 24 idle threads.",
            "24 threads of pool ingest were unused.",
        ),
    ),
    (
        "volume=vol-pay size=400Gi used=380Gi state=Bound node=k-1\n"
        "volume=vol-log size=100Gi used=20Gi state=Bound node=k-2",
        ("vol-pay is about 95% full.", "vol-log is about 20% full."),
        ("vol-log is about 95% full.", "vol-pay is about 5% full."),
    ),
]

STATES: Rows = [
    (
        "proxy: Server be_mail/mx-4 is DOWN, reason: Layer4 timeout, check duration: 3001ms",
        ("Server mx-4 of be_mail is DOWN because of a Layer4 timeout.",),
        ("Server mx-4 of be_mail is UP with a Layer4 timeout.",),
    ),
    (
        "fan: FAN3 Status | Fan speed lost | Asserted | chassis=c-9 | sensor FAN2 Status: Presence detected",
        (),
        ("FAN2 of chassis c-9 lost its speed.",),
    ),
    (
        "nfs client: server store-a not responding, still trying",
        ("The NFS client got no response from server store-a and kept trying.",),
        ("The NFS client got a response from server store-a.",),
    ),
    (
        "raft: failed to contact quorum of nodes, stepping down",
        ("未能联系到法定数量的节点。", "The node could not contact a quorum of nodes."),
        ("The node contacted a quorum of nodes.", "已联系到法定数量的节点。"),
    ),
    (
        "clock: System clock wrong by 2.718281 seconds",
        ("The system clock was off by about 2.7 seconds.",),
        ("The system clock was off by about 27 seconds.",),
    ),
    (
        "job=etl-7 Task failed: try_number=1, max_tries=3, next retry in 900s",
        ("The next retry follows in 15 minutes.",),
        ("The next retry follows in 50 minutes.",),
    ),
    (
        "MailQueue: to=<ops@firm.example>, status=deferred (connect to mx.firm.example[198.51.100.9]:25:"
        " Connection timed out)",
        ("The mail was deferred after a connection timeout to 198.51.100.9 on port 25.",),
        ("The mail was deferred after a connection timeout to 198.51.100.9 on port 587.",),
    ),
    (
        "resolver: read udp 10.8.1.4:40112->10.8.0.2:53: i/o timeout",
        (),
        ("The read timed out towards 10.8.1.4.",),
    ),
    (
        'gate: limiting requests, excess: 8.2 by zone "search", client: 203.0.113.4',
        ("A request was limited in zone search.",),
        ("A request was limited in zone upload.",),
    ),
]

FIGURES: Rows = [
    (
        "load alert on calc-2: load average 42.5, CPU cores 16, threshold 30",
        ("The load average is more than twice the CPU cores.",),
        ("The load average is more than three times the CPU cores.",),
    ),
    (
        "告警：主机 calc-2 平均负载 42.5，CPU 核数 16，触发阈值 30",
        ("平均负载超过 CPU 核数的两倍。",),
        ("平均负载超过 CPU 核数的三倍。",),
    ),
    (
        "QueueBacklog firing, queue=mail.out, messages_ready=61000, threshold=25000",
        ("The backlog of mail.out is more than twice the threshold of 25,000 messages.",),
        ("The backlog of mail.out is more than three times the threshold of 25,000 messages.",),
    ),
    (
        "Read 50 live rows and 41000 tombstone cells for query SELECT * FROM mart.items",
        ("The query read more than 800 tombstone cells per live row.",),
        ("The query read more than 900 tombstone cells per live row.",),
    ),
    (
        "[gc] GC(12) Allocation Rate 20000M(90%)->8000M(36%)",
        ("The collection freed more than half of the heap that was in use.",),
        ("The collection freed more than 70% of the heap that was in use.",),
    ),
    (
        "be_shop: 3 active and 2 backup servers left. 9 sessions active",
        ("Altogether 5 servers are left.", "剩余服务器共 5 台。"),
        ("Altogether 6 servers are left.", "剩余服务器共 6 台。"),
    ),
    (
        "disk sdq: 40 Currently unreadable (pending) sectors (changed +12)",
        ("The number of pending sectors rose from 28 to 40.",),
        (
            "The number of pending sectors rose from 20 to 40.",
            "The number of pending sectors fell from 40 to 28.",
        ),
    ),
    (
        "error: Nodes calc[11-14] not responding, setting DOWN",
        ("Node calc12 was not responding.", "Four nodes were not responding."),
        ("Node calc15 was not responding.", "Five nodes were not responding."),
    ),
    (
        "breaker [parent] Data too large, would be [4200000000/3.9gb], which is larger than the limit of"
        " [4080218931/3.7gb], real usage: [4199999000/3.9gb]",
        ("The parent breaker would be over its limit by 119,781,069 bytes.",),
        ("The parent breaker would be over its limit by 219,781,069 bytes.",),
    ),
    (
        "last successful backup of depot-4 is 40h old (max 24h)",
        ("The backup of depot-4 is older than allowed.",),
        ("The backup of depot-4 is younger than allowed.",),
    ),
    (
        "certificate of vpn.firm.example expires in 5d2h",
        ("vpn.firm.example 的证书将在一周内到期。",),
        ("vpn.firm.example 的证书将在三天内到期。",),
    ),
    (
        "lag alert group=scorer topic=cards partition=11: lag 912340 records",
        (
            "Consumer group scorer lags by 912,340 records on partition 11 of cards.",
            "scorer 在 cards 第 11 分区的积压约为 91 万条。",
        ),
        (
            "Consumer group scorer lags by 11 records on partition 11 of cards.",
            "scorer 在 cards 第 12 分区的积压约为 91 万条。",
        ),
    ),
]

RECKONED: Rows = [
    (
        "ERROR gateway: Command scan on depot.lots exceeded maxTimeMS: 4000, elapsed 4005ms",
        (
            "The scan on depot.lots ran 5 ms longer than its time limit.",
            "scan 超出时间上限 5 毫秒。",
        ),
        (
            "The scan on depot.lots ran 50 ms longer than its time limit.",
            "scan 超出时间上限 5 秒。",
        ),
    ),
    (
        "QuotaNear severity=warning member=kv-c: db size 3.4GiB of quota 4GiB, in use 2.1GiB",
        (
            "The database of kv-c takes up 85% of its quota.",
            "kv-c 距离配额还有约 0.6 GiB。",
        ),
        (
            "The database of kv-c takes up 95% of its quota.",
            "kv-c 距离配额还有约 1.9 GiB。",
        ),
    ),
    (
        "告警：主机 calc-8 内存使用率 90%，阈值 85%，总内存 40 GB",
        ("calc-8 还剩约 4 GB 内存。",),
        ("calc-8 还剩约 36 GB 内存。",),
    ),
    (
        "node_name\tjobs_done\tjobs_failed\nrend-1\t1840\t46\nrend-2\t1210\t0\nrend-3\t905\t121",
        ("rend-3 failed more jobs than rend-1.", "rend-1 failed fewer jobs than rend-3."),
        ("rend-1 failed more jobs than rend-3.", "rend-2 failed more jobs than rend-3."),
    ),
]

GOING_ON: Rows = [
    (
        "raid md5: Disk failure on sdq1, disabling device. raid md5: Operation continuing on 1 devices.",
        (),
        ("md5 stopped working after sdq1 failed.",),
    ),
    (
        "network not ready: NetworkReady=false reason:PluginNotReady message: plugin not initialized",
        ("The network is not ready.",),
        ("The network is ready.",),
    ),
    (
        'dump: error: connection to server at "10.5.0.9", port 5432 failed: too many connections',
        ("The dump could not connect to 10.5.0.9 on port 5432.",),
        ("The dump connected to 10.5.0.9 on port 5432.",),
    ),
]

SOURCES: Rows = [
    (
        "ClockSkew firing, host=till-4, offset=-1.84s, threshold=0.5s, source=ntp-7",
        (
            "The clock of till-4 is off by 1.84 seconds, more than three times the threshold.",
            "till-4 的时钟偏差超过阈值。",
        ),
        (
            "The clock of ntp-7 is off by 1.84 seconds.",
            "The clock of till-4 is off by more than four times the threshold.",
            "till-4 的时钟偏差低于阈值。",
        ),
    ),
]

OTHERS: Rows = [
    (
        "PvcAlmostFull severity=warning pvc=depot-2 used=450GiB capacity=500GiB inodes_used=14%",
        ("14% of the inodes are in use.",),
        ("depot-2 is about 14% full.", "depot-2 is full.", "depot-2 has 450 GiB left."),
    ),
    (
        'level=info msg="leader election: lost lease" id=pilot-b holder=pilot-a',
        ("pilot-b lost the lease, which pilot-a now holds.",),
        ("pilot-a lost the lease.", "pilot-b holds the lease.", "pilot-a 失去租约。"),
    ),
    (
        "id | task | state | attempts | last_error\n"
        "71 | copy-eu | failed | 5 | connection refused\n"
        "72 | copy-us | done | 1 | NULL",
        ("The task copy-eu failed after five attempts.",),
        ("The task copy-us failed.", "copy-us needed five attempts."),
    ),
    (
        "scheduler: pod lab/fit-9 preempted by pod lab/serve-2 on node calc-5",
        ("serve-2 preempted fit-9.", "fit-9 was preempted."),
        ("fit-9 preempted serve-2.", "serve-2 was preempted."),
    ),
]

ADVICE: Rows = [
    (
        "WAL kept by a slot can fill the disk. Never drop slots whose name starts with cdc_.",
        (),
        ("手册称复制槽保留的 WAL 已占满磁盘。", "The runbook says the WAL has filled the disk."),
    ),
    (
        "## Lag\nCheck long-running transactions on the primary first, then archive throughput.",
        ("The runbook advises checking long-running transactions on the primary first.",),
        ("The runbook advises checking long-running transactions on the standby first.",),
    ),
    (
        "先检查主库上的长事务，再看归档速度。",
        ("手册建议先检查主库上的长事务。",),
        ("手册建议先检查备库上的长事务。",),
    ),
    (
        "积压处理手册：先看利用率；若低于 50%，常见原因是 prefetch 过小。",
        ("手册指出，利用率低于 50% 时，常见原因是 prefetch 过小。",),
        ("手册指出，利用率低于 60% 时，常见原因是 prefetch 过小。",),
    ),
]

FIRST, SECOND = (
    "2026-05-04 10:00:00.100 INFO coordinator: Completed snapshot 71 for job j-5",
    "2026-05-04 10:00:00.640 INFO coordinator: Snapshot 72 of job j-5 expired before completing",
)
PAIRS: list[tuple[tuple[str, str], tuple[str, ...], tuple[str, ...]]] = [
    (
        (FIRST, SECOND),
        (
            "Of the two snapshots of job j-5 one completed and one expired.",
            "The completion of snapshot 71 and the expiry of snapshot 72 were logged within the same second.",
        ),
        (
            "Of the two snapshots of job j-5 none completed and both expired.",
            "Of the three snapshots of job j-5 one completed and two expired.",
            "Both lines report an expired snapshot.",
        ),
    ),
    (
        (
            "17 Jan 2026 20:33:18.640 # +sdown master kv-a 10.61.4.9 6379",
            "17 Jan 2026 20:33:18.702 # +odown master kv-a 10.61.4.9 6379",
        ),
        (
            "The odown event came 62 ms after the sdown event.",
            "Both events concern master kv-a at 10.61.4.9.",
        ),
        (
            "The sdown event came 62 ms after the odown event.",
            "Both events concern master kv-b at 10.61.4.9.",
        ),
    ),
    (
        (
            "StandbyLag severity=critical instance=pg-b: standby is 700 seconds behind (limit 300)",
            "WalVolume severity=warning instance=pg-a: WAL volume is 72% used",
        ),
        ("One of the two alerts is critical, the other is a warning.",),
        (
            "One of the two alerts is critical, the other is resolved.",
            "Both alerts are critical.",
        ),
    ),
    (
        (
            "2026-08-22 17:05:09 door[4410]: Failed password for user till from 203.0.113.7 port 40112",
            "2026-08-22 17:05:11 door[4412]: Failed password for user till from 203.0.113.7 port 40118",
        ),
        (
            "Two logins as till from 203.0.113.7 failed within two seconds.",
            "The second attempt came from port 40118.",
        ),
        (
            "The first attempt came from port 40118.",
            "Two logins as till from 203.0.113.7 failed within one second.",
        ),
    ),
]
