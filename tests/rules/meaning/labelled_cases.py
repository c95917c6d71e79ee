"""Labels of series, work that waits, limits that are allowed, ages of a state: wrong and right retellings."""

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
