"""Causes that are listed, distances of times beside a measure, and other forms that were judged too hard.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "measure beside times",
        '{"status":"firing","about":"Drift of unit u-3 is above 0.2s","startsAt":"2026-03-02T07:30:00Z",'
        '"endsAt":"0001-01-01T00:00:00Z"}',
        ("The drift of u-3 is above 200 ms.",),
        ("The drift of u-3 is above 20 seconds.", "The drift of u-3 is above an hour."),
    ),
    (
        "measure beside times",
        "2026-03-02 07:30:00 job load started; 2026-03-02 07:50:00 job load ended, wait 3s",
        ("The job ran for 20 minutes.",),
        ("The job waited more than 10 minutes.",),
    ),
    (
        "listed cause",
        "连接被拒:常见原因有端口未监听、防火墙规则;磁盘满的常见原因有日志过大。建议先看端口。",
        (
            "手册把防火墙规则列为连接被拒的常见原因之一。",
            "手册指出,日志过大是磁盘满的原因之一。",
        ),
        (
            "手册把日志过大列为连接被拒的常见原因之一。",
            "手册把连接被拒列为防火墙规则的常见原因之一。",
        ),
    ),
    (
        "listed cause",
        "Slow queries: common causes are missing indexes and lock waits. Check the indexes first.",
        (
            "The runbook names lock waits as one of the common causes of slow queries.",
            "The runbook says missing indexes are a common cause of slow queries.",
        ),
        (
            "The runbook names slow queries as one of the common causes of lock waits.",
            "The runbook says lock waits are a common cause of missing indexes.",
        ),
    ),
    (
        "listed cause",
        "## SlowQueries\n## Common causes\n- missing indexes\n- lock waits\n## Impact\n- timeouts",
        ("The runbook lists missing indexes as a common cause of slow queries.",),
        ("The runbook lists timeouts as a common cause of slow queries.",),
    ),
    (
        "named cause",
        "web-4 restart: container killed, caused by a failed probe",
        ("A failed probe is the cause of the restart of web-4.",),
        ("The restart of web-4 is the cause of a failed probe.",),
    ),
    (
        "thing, no deed",
        "kernel: Out of memory: Killed process 902 (mongod) total-vm:4194304kB, anon-rss:2097152kB",
        (
            "The killed mongod process had an anonymous RSS of 2 GiB.",
            "被杀的 mongod 进程的匿名 RSS 为 2 GiB。",
        ),
        (
            "The killed mongod process had an anonymous RSS of 3 GiB.",
            "The killed mongod process had an anonymous RSS of 4 GiB.",
        ),
    ),
    (
        "thing by its format",
        "kernel: nf_conntrack: table full, dropping packet",
        ("The connection tracking table was full.", "连接跟踪表已满。"),
        ("The routing table was full.", "路由表已满。"),
    ),
    (
        "thing in other words",
        "vm-8 failed to boot: Virtual Interface creation failed",
        ("vm-8 启动失败,原因是虚拟网络接口创建失败。",),
        ("vm-8 启动失败,原因是网络中断。",),
    ),
    (
        "value of a bound",
        "BrokerSlow severity=warning instance=b-1: flush time is too high (> 5ms)\n  VALUE = 12.5",
        (
            "The flush time of b-1 is 12.5 ms.",
            "The flush time of b-1 is more than twice its threshold of 5 ms.",
            "The flush time of b-1 is more than twice the threshold.",
        ),
        (
            "The flush time of b-1 is 12.5 seconds.",
            "The flush time of b-1 is more than three times its threshold of 5 ms.",
            "The flush time of b-1 is more than twice its threshold of 6 ms.",
        ),
    ),
    (
        "value of a bound",
        "HostMemory severity=warning instance=h-2: memory is filling up (< 15% left)\n  VALUE = 7.5",
        ("h-2 has 7.5% memory left.",),
        ("h-2 has 15% memory left.", "h-2 uses 7.5% of its memory."),
    ),
    (
        "rest of what fills",
        "VolumeFillingUp instance=w-4: the volume on /srv has only 9.5% available space left"
        " and is filling up.",
        ("The available space on /srv is decreasing.", "/srv 的可用空间在减少。"),
        ("The available space on /srv is increasing.", "/srv 的可用空间在增加。"),
    ),
    (
        "alert recovered",
        "【恢复】交换机 sw-9 端口 Gi1/0/7 出方向带宽利用率 41%,低于阈值 70%,故障持续 12 分钟",
        ("sw-9 端口 Gi1/0/7 的出方向带宽利用率为 41%,低于 70% 的阈值。",),
        (
            "sw-9 端口 Gi1/0/7 的出方向带宽利用率为 41%,高于 70% 的阈值。",
            "sw-9 端口 Gi1/0/7 的出方向带宽利用率为 51%。",
        ),
    ),
    (
        "alert recovered",
        "[RESOLVED] api-5 p99 latency is back below the 400ms threshold: current 180ms",
        ("The p99 latency of api-5 is below the 400 ms threshold.",),
        ("The p99 latency of api-5 is above the 400 ms threshold.",),
    ),
    (
        "alert recovered",
        "[RESOLVED] node-3 disk free 4% is below the 10% threshold",
        (),
        ("The free disk space of node-3 is 4%.",),
    ),
    (
        "not told",
        "Error acquiring the lease\nHolder info:\n  Operation: Apply\n  Who: bot@r-3",
        ("该输出没有说明 bot@r-3 是否仍在运行。",),
        ("该输出没有说明锁由谁持有。", "The output does not say who holds the lease."),
    ),
    (
        "not told",
        "job b-2 started on host h-1",
        ("The log does not say whether the job was retried on h-1.",),
        ("The log does not say whether the job was retried on h-2.",),
    ),
    (
        "empty search",
        '{"tool":"query_metrics","service":"pay","alerts":[],"evidence_status":"no_evidence"}',
        ("pay 的告警列表为空。", "查询指标时 pay 未返回任何告警,不能据此认定 pay 健康。"),
        ("cart 的告警列表为空。", "pay 没有日志。", "pay 的告警列表不为空。", "pay 的队列为空。"),
    ),
    (
        "multiple of a named base",
        "sync.exe close, 20311 bytes sent, 4194304 bytes received",
        (
            "sync.exe 接收的数据量超过发送量的 200 倍。",
            "接收的字节数是发送的 200 倍以上。",
        ),
        (
            "sync.exe 发送的数据量超过接收量的 200 倍。",
            "sync.exe 接收的数据量超过发送量的 300 倍。",
        ),
    ),
    (
        "object behind a bracket",
        "dial tcp 10.8.1.4:5432: connect: connection refused (*net.OpError)",
        ("The connection to 10.8.1.4:5432 was refused.",),
        ("The connection to 10.8.1.5:5432 was refused.", "node 10.8.1.4:5432 refused net.OpError."),
    ),
    (
        "date in words",
        "2026-05-07 06:14:29 proxy stopped",
        (
            "The proxy stopped on May 7, 2026.",
            "The proxy stopped at 06:14:29 on 7 May 2026.",
            "On 7 May at 06:14 the proxy stopped.",
        ),
        (
            "The proxy stopped on May 17, 2026.",
            "The proxy stopped at 06:14:29 on 7 May 2025.",
            "On 7 June at 06:14 the proxy stopped.",
        ),
    ),
    (
        "date in words",
        "[Tue May 07 06:14:29.530812 2024] [pid 811] server reached its limit of 2024 slots",
        ("The server reached its limit at 06:14:29 on 7 May 2024.",),
        ("The server reached its limit at 06:14:29 on 7 May 2023.",),
    ),
    (
        "cell is no count",
        "id | order_no | status | retry_count\n 71 | P-1 | FAILED | 5\n 72 | P-2 | PAID | 0\n"
        " 73 | P-3 | FAILED | 3",
        ("P-3 failed after three retries.", "Two of the three orders are FAILED."),
        (
            "Three orders are FAILED.",
            "Five orders are FAILED.",
            "Three records are FAILED.",
            "有五条订单失败。",
        ),
    ),
    (
        "cell is no count",
        "node=n-1 state=DOWN gpus=4",
        ("n-1 has 4 GPUs.",),
        ("Four nodes are DOWN.", "四个节点 DOWN。"),
    ),
    (
        "namespace before a stroke",
        "JobFailed severity=warning: Job ledger/export-9 failed to complete.",
        ("Job export-9 in namespace ledger failed to complete.",),
        (
            "Job export-9 in namespace shop failed to complete.",
            "Job ledger in namespace export-9 failed to complete.",
        ),
    ),
    (
        "one of a plural",
        "health: HEALTH_WARN\n  1 osds down\n  32 pgs degraded",
        ("One OSD is down.",),
        ("Two OSDs are down.", "32 OSDs are down."),
    ),
    (
        "link of a connection",
        "4:S 22 Apr 2026 10:07:55.214 # Connection with master lost.",
        ("The link to the master was lost.",),
        ("The link to the replica was lost.", "The network link went down."),
    ),
    (
        "names of a list",
        "hosts down: x-1, x-2, x-3",
        ("Three hosts are down.", "有三台主机宕机。"),
        ("Four hosts are down.", "Three hosts are up.", "有四台主机宕机。"),
    ),
    (
        "names of a list",
        "reachable hosts: x-1, x-2; unreachable hosts: x-3",
        (),
        ("Two hosts are unreachable.",),
    ),
    (
        "names of a list",
        "INFO fs: ask 10.2.4.7:50010 to replicate blk_9 to datanode(s) 10.2.4.8:50010 10.2.4.9:50010",
        ("10.2.4.7 was asked to replicate a block to two datanodes.",),
        (
            "10.2.4.7 was asked to replicate a block to three datanodes.",
            "10.2.4.7 was asked to delete a block from two datanodes.",
        ),
    ),
    (
        "part of the last seconds",
        "node-5 overhead, spent [11.8s] collecting in the last [12.4s]",
        ("node-5 spent 11.8 of the last 12.4 seconds collecting.",),
        (
            "node-5 spent 10.8 of the last 12.4 seconds collecting.",
            "node-5 spent 12.4 of the last 11.8 seconds collecting.",
        ),
    ),
]
TOOLS = {
    "measure beside times": "query_metrics",
    "listed cause": "lookup_knowledge",
    "value of a bound": "query_metrics",
    "rest of what fills": "query_metrics",
    "alert recovered": "query_metrics",
    "empty search": "query_metrics",
}
