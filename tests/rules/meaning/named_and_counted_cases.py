"""Rests of success rates, loads and metrics by name, counted rows, what is told beside a denial."""

from .told_otherwise_cases import Rows

SUCCESS_RATES: Rows = [
    (
        "login-a login success rate 92.0%, below 98%",
        (
            "92% of the logins at login-a did not succeed.",
            "2% of the logins at login-a did not succeed.",
            "8% of the logins at login-a succeeded.",
        ),
        ("8% of the logins at login-a did not succeed.", "8% of the logins at login-a failed."),
    ),
    (
        "【告警】登录服务 login-a 登录成功率 92.0%，低于阈值 98%，持续 5 分钟",
        ("login-a 有 92% 的登录未成功。", "login-a 有 2% 的登录失败。"),
        ("login-a 有 8% 的登录未成功。", "login-a 有 8% 的登录失败。"),
    ),
]

LOADS: Rows = [
    (
        'node_load1{instance="10.1.0.7:9100"} 30.4\nnode_load5{instance="10.1.0.7:9100"} 12.2\n'
        'node_load15{instance="10.1.0.7:9100"} 6.1',
        (
            "The 1-minute load of 10.1.0.7 is 12.2.",
            "10.1.0.7 的 5 分钟负载为 30.4。",
            "On 10.1.0.7 the 1-minute load is more than six times the 15-minute load.",
            "On 10.1.0.7 the 15-minute load is more than four times the 1-minute load.",
            "On 10.1.0.7 node_load5 is more than three times node_load15.",
        ),
        (
            "The 1-minute load of 10.1.0.7 is 30.4.",
            "10.1.0.7 的 15 分钟平均负载为 6.1。",
            "On 10.1.0.7 the 1-minute load is more than four times the 15-minute load.",
            "10.1.0.7 的 1 分钟负载是 15 分钟负载的 4 倍以上。",
        ),
    ),
    (
        'queue_in{host="a-1"} 900\nqueue_out{host="a-1"} 300',
        ("queue_out is three times queue_in.", "queue_in is twice queue_out."),
        ("queue_in is three times queue_out.",),
    ),
]

METRICS_BY_NAME: Rows = [
    (
        'up{job="cart-api", instance="10.2.2.4:8080"} 0 @1718701200',
        (
            "The up metric of cart-api instance 10.2.2.4:8080 is 1.",
            "Instance 10.2.2.4:8080 is up.",
            "10.2.2.4:8080 的 up 指标为 1。",
        ),
        (
            "The up metric of cart-api instance 10.2.2.4:8080 is 0.",
            "10.2.2.4:8080 的 up 指标为 0。",
        ),
    ),
    (
        'probe_success{target="https://a.example"} 0',
        ("The probe of https://a.example was a success.",),
        ("The probe success metric of https://a.example is 0.",),
    ),
]

ROWS_WITH_A_VALUE: Rows = [
    (
        "parcel | depot | weight | state\nP-1 | 7 | 20.0 | WAITING\n"
        "P-2 | 8 | 41.0 | LOADED\nP-3 | 9 | 9.0 | LOADED",
        (
            "Two parcels are waiting.",
            "One parcel is loaded.",
            "Three parcels are waiting.",
            "One invoice is waiting.",
            "One shipment is waiting since 09:00.",
        ),
        ("One parcel is waiting.", "Two of the three parcels have the state LOADED."),
    ),
    (
        "job | host | state\nload | a-1 | RUNNING\nsync | a-2 | FAILED\ndump | a-2 | FAILED",
        ("One job failed.", "Two jobs are running.", "Three jobs failed.", "Two invoices failed."),
        ("One job is running.", "Two jobs failed."),
    ),
    (
        "NAME    READY   STATUS             AGE\nweb-1   1/1     Running            3d\n"
        "web-2   0/1     ImagePullBackOff   14m\nweb-3   1/1     Running            3d",
        ("One pod is running.", "Two pods are not ready."),
        ("Two of the three pods are running and ready. One pod is not ready.",),
    ),
]

BESIDE_A_DENIAL: Rows = [
    (
        "FailedScheduling 0/9 nodes are available: 4 Insufficient cpu, 5 node(s) had"
        " untolerated taint {pool: gpu}. preemption: no preemption victims found for incoming pod.",
        (
            "9 个节点中有 4 个存在 Pod 未容忍的污点。",
            "存在抢占对象。",
            "A preemption victim exists.",
        ),
        ("9 个节点中有 5 个存在 Pod 未容忍的污点。",),
    ),
    (
        "error: open /etc/app/conf.yml: no such file or directory",
        ("The file /etc/app/conf.yml exists.", "/etc/app/conf.yml 存在。"),
        (),
    ),
    (
        'level=error msg="No suitable host found to place a new instance of size 8" service=mail',
        ("mail found a suitable host for a new instance.",),
        (
            "mail found no suitable host for a new instance.",
            "There was no suitable host for a new instance of mail.",
        ),
    ),
    (
        "gate: no ticket found for the expired session s-9",
        ("A ticket was found for the expired session s-9.", "No ticket expired for session s-9."),
        ("No ticket was found for the expired session s-9.",),
    ),
]

JUST: Rows = [
    (
        "task load: start_date=20240409T030105, end_date=20240409T030847",
        (
            "load ran for just under 12 minutes.",
            "load ran for just under 7 minutes.",
            "load started at 03:08:47.",
        ),
        (
            "load ran for just under 8 minutes.",
            "load ran for 7 minutes 42 seconds.",
            "load started at 03:01:05.",
            "load 运行了不到 8 分钟。",
        ),
    ),
    (
        "backup stock start=03:01:05 end=03:08:47",
        ("The backup ran for just over 5 minutes.",),
        ("The backup ran for just under 8 minutes.", "The backup ran for more than 5 minutes."),
    ),
    (
        "disk of db-1 72%",
        ("The disk of db-1 is just under 90% full.", "The disk of db-1 is slightly over 60% full."),
        ("The disk of db-1 is just over 70% full.",),
    ),
]

SHARES_OF_LIMITS: Rows = [
    (
        "quota alert: volume v-3 usage high (> 80%)\n  VALUE = 91.2",
        ("v-3 已使用配额的 80%。", "v-3 的上限为 91.2%。"),
        ("v-3 已使用配额的 91.2%。", "v-3 已用上限的 91.2%。"),
    ),
    (
        "disk d-2 used=45GB limit=50GB",
        ("d-2 的上限为 90%。", "The limit of d-2 is 90%.", "d-2 已使用上限的 45%。"),
        ("d-2 已使用上限的 90%。", "d-2 has used 90% of its limit."),
    ),
]

NUMBERED_UNITS: Rows = [
    (
        "[动环] 3 号机房：1# 空调：运行；2# 空调：停机；温度 29℃",
        ("1# 空调已停机。", "2# 空调在运行。", "3# 空调已停机。"),
        ("2# 空调已停机。", "1# 空调在运行。"),
    ),
    (
        "pump status: 1#: running; 2#: stopped",
        ("Pump 1# is stopped.", "Pump 2# is running."),
        ("Pump 2# is stopped.",),
    ),
]

SCANS: Rows = [
    (
        "运单 ZT551 扫描异常：入库扫描 08:02:10，未见出库扫描，已滞留 29 分钟",
        (
            "The parcel has an outbound scan but no inbound scan.",
            "The parcel has an outbound scan.",
        ),
        ("The parcel has an inbound scan but no outbound scan.",),
    ),
]

SEEN_TIMES: Rows = [
    (
        "Warning  Unhealthy  2m9s (x9 over 12m)  kubelet  Liveness probe failed: HTTP probe failed",
        (
            "The liveness probe failed 12 times in 9 minutes.",
            "The liveness probe failed 9 times in 2m9s.",
            "该存活探针失败事件在 9 分钟内出现了 12 次。",
            "存活探针在 2 分 9 秒内失败了 9 次。",
        ),
        (
            "The liveness probe failed 9 times in 12 minutes.",
            "该存活探针失败事件在 12 分钟内出现了 9 次。",
        ),
    ),
    (
        'Normal  BackOff  3m41s (x25 over 18m)  kubelet  Back-off pulling image "reg.example/a:1"',
        ("The back-off occurred 25 times in 3m41s.", "该事件在 25 分钟内出现了 18 次。"),
        ("The back-off occurred 25 times in 18 minutes.", "该事件在 18 分钟内出现了 25 次。"),
    ),
]
