"""Series, unknown causes, work that waits, limits, ages of a state: wrong and right retellings."""

from .told_otherwise_cases import Rows

LABELLED: Rows = [
    (
        'mysql_threads{db="crm",state="active"} 17\nmysql_threads{db="crm",state="sleeping"} 64\n',
        ("crm has 64 active threads.", "crm 有 64 个活跃线程。"),
        ("crm has 64 sleeping threads.", "crm has 17 active threads.", "crm 有 17 个活跃线程。"),
    ),
    (
        'kube_pod_status_phase{namespace="pay",phase="Running"} 12\n'
        'kube_pod_status_phase{namespace="pay",phase="Pending"} 3\n',
        ("12 pods are pending in namespace pay.", "命名空间 pay 有 3 个 Pod 正在运行。"),
        ("3 pods are pending in namespace pay.", "命名空间 pay 有 12 个 Pod 正在运行。"),
    ),
    (
        'pg_locks{db="crm",mode="row exclusive"} 5\npg_locks{db="crm",mode="access share"} 70\n',
        ("crm has 70 row exclusive locks.",),
        ("crm has 5 row exclusive locks.",),
    ),
    (
        "[告警] 待审核订单 1300 笔，阈值 1000 笔",
        ("待审核订单比阈值多出三分之一以上。", "待审核订单比阈值多 400 笔以上。"),
        (
            "待审核订单比阈值多出四分之一以上。",
            "待审核订单比阈值高出 25% 以上。",
            "待审核订单比阈值多出不到三分之一。",
        ),
    ),
]

AWAITED: Rows = [
    (
        "[告警] 待打包订单 830 单，阈值 600 单",
        ("830 orders have been packed.", "830 单已打包。"),
        ("830 orders are waiting to be packed.", "有 830 单尚未打包。"),
    ),
    (
        "仓库 A2 待分拣包裹 540 件",
        ("540 parcels were sorted in A2.",),
        ("540 parcels are waiting to be sorted in A2.", "540 parcels await sorting in A2."),
    ),
    (
        "待审核商品 90 件",
        ("90 items were reviewed.",),
        ("90 items are waiting for review.", "90 items are pending review."),
    ),
]

ALLOWED: Rows = [
    (
        "max_connections=200 active=41",
        (
            "The server allows 41 connections.",
            "The server allows at most 300 connections.",
            "The server accepted 200 connections.",
            "服务器最多允许 41 个连接。",
        ),
        (
            "The server allows 200 connections.",
            "The server allows at most 200 connections.",
            "服务器最多允许 200 个连接。",
        ),
    ),
]

SINCE: Rows = [
    (
        "replica r-7 is not in sync: last heartbeat was seen 95s ago (limit 30s)",
        ("The replica r-7 is in sync.", "The heartbeat of r-7 is seen."),
        ("The replica r-7 is not in sync.", "副本 r-7 未同步。"),
    ),
    (
        "fetcher is not healthy: fetcher was last active 2m9s ago; threshold is 1m0s",
        ("The fetcher is healthy.", "The fetcher is active."),
        ("The fetcher is not healthy.", "The fetcher was last active 129 seconds ago."),
    ),
    ("disk d-2 was degraded 3 days ago", ("The disk d-2 is degraded.",), ()),
    (
        "gateway g-2 is down",
        ("网关 g-2 运行正常。", "网关 g-2 被管理员停止。"),
        ("网关 g-2 已停止运行。",),
    ),
    ("nodes not ready: n-3, n-4", ("n-3 is ready.",), ("n-3 is not ready.",)),
]

_ERRORS = (
    'sum(rate(http_requests_total{service="shop",code=~"5.."}[5m]))\n'
    "10:00 0.4\n10:05 0.6\n10:10 7.9\n10:15 8.2"
)
_MEMORY = (
    'container_memory_usage_bytes{pod="etl-2"} 08:00=210Mi 08:05=240Mi 08:10=320Mi 08:15=300Mi'
)
SERIES: Rows = [
    (
        _ERRORS,
        (
            "The 5xx rate of the shop fell at every step.",
            "The 4xx rate of the shop rose at every step.",
            "The 5xx rate of the shop rose from 0.4 at 10:05 to 8.2 at 10:15.",
            "The 5xx rate of the shop was above 1 at every step.",
            "At 10:05 the 5xx rate of the shop was 7.9.",
            "The shop's 5xx rate peaked at 10:10.",
            "The shop's 5xx rate peaked at 7.9.",
            "The shop's 5xx rate fell between 10:10 and 10:15.",
        ),
        (
            "The 5xx rate of the shop rose at every step, from 0.4 at 10:00 to 8.2 at 10:15.",
            "The shop's 5xx rate kept rising from 10:00 to 10:15.",
            "At 10:05 the 5xx rate of the shop was 0.6.",
            "The shop's 5xx rate peaked at 8.2 at 10:15.",
        ),
    ),
    (
        _MEMORY,
        ("The memory of etl-2 kept rising.", "The memory of etl-2 peaked at 300 Mi."),
        (
            "The memory of etl-2 rose between 08:00 and 08:10.",
            "The memory of etl-2 fell between 08:10 and 08:15.",
        ),
    ),
    (
        'queue_depth{queue="mail"}\n14:00 90\n14:10 61\n14:20 38\n14:30 7',
        ("The depth of queue mail rose.", "队列 mail 的深度从 7 升到 90。"),
        ("The depth of queue mail fell at every sample.", "队列 mail 的深度从 90 降到 7。"),
    ),
    (
        'cpu_usage{host="w-3"} 09:00: 91%, 09:05: 94%, 09:10: 96%',
        (
            "The CPU usage of w-3 was above 95% at every sample.",
            "w-3 的 CPU 每个采样点都超过 92%。",
        ),
        (
            "The CPU usage of w-3 was above 90% at every sample.",
            "w-3 的 CPU 每个采样点都超过 90%。",
        ),
    ),
]

UNKNOWN_CAUSES: Rows = [
    (
        "Consumer group bills is 48210 messages behind on topic invoice.created",
        (
            "bills is 58210 messages behind, but the evidence is not enough to determine the cause.",
            "bills is 48210 messages behind because of a slow consumer, but the log does not say why.",
        ),
        (
            "bills is 48210 messages behind, but the evidence is not enough to determine the cause.",
            "bills is 48210 messages behind, but the cause is unknown.",
            "bills 落后 48210 条消息，但现有证据不足以确定原因。",
        ),
    ),
    (
        "pod api-7 OOMKilled restarts=4",
        (
            "The log does not say why the node crashed.",
            "日志没有说明数据库崩溃的原因。",
            "The pod api-7 restarted five times, but the log does not say why.",
        ),
        (
            "The log does not say why the pod was killed.",
            "The pod api-7 restarted four times, but the log does not say why.",
            "api-7 重启了 4 次，原因不明。",
        ),
    ),
]

_DEADLOCK = (
    "2024-05-30 02:17:06.803 UTC [811] erp@stock ERROR:  deadlock detected\n"
    "2024-05-30 02:17:06.803 UTC [811] erp@stock DETAIL:  Process 811 waits for ShareLock on "
    "transaction 7203; blocked by process 833.\n"
    "\tProcess 833 waits for ShareLock on transaction 7199; blocked by process 811."
)
_CANCELLED = (
    "2024-02-27 14:05:18.442 UTC [305] app@bills ERROR:  canceling statement due to statement timeout\n"
    "2024-02-27 14:05:18.442 UTC [305] app@bills STATEMENT:  UPDATE dues SET state = 'late'"
)
SESSIONS: Rows = [
    (
        _DEADLOCK,
        ("Process 811 waits for transaction 7199.",),
        ("Processes 811 and 833 blocked each other.", "进程 811 与 833 互相阻塞，发生死锁。"),
    ),
    (
        _CANCELLED,
        (
            "PostgreSQL cancelled an INSERT on dues because of the statement timeout.",
            "PostgreSQL cancelled an UPDATE on dues because of a lock timeout.",
            "PostgreSQL cancelled an UPDATE of user bills.",
        ),
        (
            "PostgreSQL cancelled an UPDATE on dues because of the statement timeout.",
            "因语句超时，PostgreSQL 取消了对 dues 的 UPDATE。",
        ),
    ),
    (
        "2024-08-05 10:58:02 UTC [440] web@pricing FATAL:  sorry, too many clients already",
        (
            "PostgreSQL accepted a connection of user web.",
            "PostgreSQL rejected a connection of user pricing.",
            "PostgreSQL rejected a connection to database web.",
        ),
        (
            "PostgreSQL rejected a connection of user web.",
            "PostgreSQL refused a connection to database pricing.",
        ),
    ),
    (
        '{"level":"warn","msg":"apply request took too long","took":"1.9s","expected-duration":"100ms"}',
        ("The etcd request took 100 ms.",),
        ("The etcd request took 1.9 s.", "The etcd request took longer than expected."),
    ),
]

CHANGED: Rows = [
    (
        '{"AlarmName":"dispatch-age","OldStateValue":"OK","NewStateValue":"ALARM"}',
        ("The alarm dispatch-age changed from ALARM to OK.", "dispatch-age 告警从 ALARM 变为 OK。"),
        ("The alarm dispatch-age changed from OK to ALARM.", "dispatch-age 告警从 OK 变为 ALARM。"),
    ),
    (
        "[告警][P1] 支付成功率低于阈值：商户 M203，当前 93.4%，阈值 98%，统计窗口 5 分钟",
        ("商户 M203 的支付成功率低于阈值已持续半小时。", "支付成功率低于阈值长达 20 分钟。"),
        ("商户 M203 的支付成功率低于阈值。",),
    ),
    (
        "磁盘使用率高于阈值：主机 h-3，当前 93%，阈值 85%，持续 10 分钟",
        ("h-3 磁盘使用率高于阈值已持续 5 分钟。", "h-3 磁盘使用率高于阈值已持续 20 分钟。"),
        (
            "h-3 磁盘使用率高于阈值已持续 10 分钟。",
            "h-3 disk usage has been above the threshold for 10 minutes.",
        ),
    ),
]

_REPORT = (
    "REPORT RequestId: 3f2a9c1e-7d04-4b8e-9f65-b10c2e8d7a41 Duration: 8840.27 ms "
    "Billed Duration: 8841 ms Memory Size: 512 MB Max Memory Used: 498 MB Init Duration: 812.06 ms"
)
PLAIN_KEYS: Rows = [
    (
        _REPORT,
        (
            "该次调用的执行时长超过 9 秒。",
            "This invocation took 812 ms.",
            "该次调用用了 512 MB 内存。",
            "该次调用失败。",
        ),
        (
            "该次调用的执行时长不到 9 秒。",
            "This invocation took less than 9 seconds.",
            "Initialising took about 812 ms.",
            "The billed duration was 8841 ms.",
        ),
    ),
    ("order sync finished in 41s", ("该次支付耗时 41 秒。",), ("该次同步耗时 41 秒。",)),
]

OVER: Rows = [
    (
        "EndpointDown severity=critical job=blackbox instance=pay.example.cn: probe_success has been 0 "
        "for more than 3 minutes. status=resolved endsAt=2024-07-30T12:21:00Z",
        ("The severity of EndpointDown was warning.", "probe_success is 0."),
        ("The EndpointDown alert is resolved. Its severity was critical.",),
    ),
]
