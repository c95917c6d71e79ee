"""Bounds in words, parts told by their state, units that are keys, spans of a clock, what is not final yet.

Each row: a text, sentences that follow from it, sentences that are near it and do not.
"""

import pytest

from .rulings import LOGS, METRICS, follows

REPLICAS = (
    "PodsMissing severity=warning: only 3 of 8 desired replicas of media/thumbs are available"
)
NODES = "0/6 nodes are available: 2 node(s) had volume node affinity conflict, 4 Insufficient cpu."
UPLOAD = '10.2.0.9 - mover [06/Jul/2025:18:44:21 +0000] "PUT /a/b.mp4 HTTP/1.1" status=507 bytes=0 dur=0.412s'
OOM = "kernel: Out of memory: Killed process 20871 (tiler) total-vm:9437184kB, UID:812 oom_score_adj:0"
POOL = "pool orders-db active=30 max=50"
ALARM = (
    "memory high watermark reached on node mq-7, alarm set. Publishers are blocked until it clears"
)
LAG = 'msg="replica db-9 appears to be stuck" seconds_behind_source=1260 idle_for=300s'
ROUTE = '41#41: *9 no live upstreams while connecting to upstream, client: 192.0.2.7, request: "GET /cart"'
PROBE = "Warning  Unhealthy  3m (x18 over 27m)  kubelet  Liveness probe failed: connection refused"
TRY = "支付网关 pay-gw 请求 bank-c 返回 HTTP 503，第 3 次重试，最多允许 5 次，traceId=7be1"
ROWS: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        METRICS,
        REPLICAS,
        (
            "Only 3 of the 8 desired replicas of media/thumbs are available.",
            "Less than half of the desired replicas are available.",
            "不到一半的副本可用。",
            "More than a third of the replicas are available.",
        ),
        (
            "5 of the 8 desired replicas are available.",
            "More than half of the replicas are available.",
            "超过一半的副本可用。",
            "Over two thirds of the replicas are available.",
        ),
    ),
    (
        LOGS,
        NODES,
        (),
        ("Two of the six nodes are available.", "Four of the six nodes are available."),
    ),
    (
        LOGS,
        POOL,
        ("More than half of the pool is in use.", "连接池过半在用。"),
        ("Less than half of the pool is in use.",),
    ),
    (
        LOGS,
        "call to tax-svc took 730 ms",
        ("The call took more than half a second.",),
        ("The call took less than half a second.",),
    ),
    (
        LOGS,
        UPLOAD,
        ("The PUT of b.mp4 ended with status 507 after 412 ms.",),
        ("The PUT of b.mp4 sent 507 bytes.",),
    ),
    (LOGS, OOM, ("Process 20871 was killed.",), ("The killed process had the PID 812.",)),
    (
        LOGS,
        ALARM,
        ("Publishers are blocked.",),
        ("A disk space alarm was set on mq-7.", "The alarm has cleared."),
    ),
    (LOGS, LAG, ("db-9 was 21 minutes behind.",), ("db-9 is stuck.",)),
    (
        LOGS,
        ROUTE,
        ("nginx found no live upstream.", "没有可用的上游。"),
        ("nginx found a live upstream.", "nginx found no live client."),
    ),
    (
        LOGS,
        PROBE,
        ("The liveness probe failed 18 times over 27 minutes.",),
        ("The liveness probe failed 27 times over 18 minutes.",),
    ),
    (LOGS, TRY, (), ("traceId 为 7be1 的支付最终失败。", "第 3 次重试之后 pay-gw 还可重试 3 次。")),
    (
        LOGS,
        "upload a-7 failed, attempt 2 of 5",
        ("The upload of a-7 failed on attempt 2.",),
        ("The upload of a-7 failed in the end.",),
    ),
    (
        LOGS,
        "archive vault-7 finished in 02:47:09, 41.83 GB written",
        ("The archive vault-7 took about 2 hours and 47 minutes.", "vault-7 took 2 h 47 min."),
        ("The archive vault-7 took more than three hours.", "vault-7 took 2 min 47 s."),
    ),
    (
        METRICS,
        "ErrorShareHigh firing, service=tax-api, current=7.4%, threshold=5%, duration=12m",
        ("The ErrorShareHigh alert for tax-api is firing at 7.4% against a threshold of 5%.",),
        ("The ErrorShareHigh alert for tax-api is firing at 5% against a threshold of 7.4%.",),
    ),
    (
        METRICS,
        "[告警] 主机 edge-7 负载过高：load5=28.6，CPU 核数 16，阈值 24，持续 6 分钟",
        ("edge-7 的 load5 约为 CPU 核数的 1.8 倍。",),
        ("edge-7 的 load5 约为 CPU 核数的 1.2 倍。",),
    ),
    (
        LOGS,
        "table_name=t_bill data_mb=18432 index_mb=9216 engine=InnoDB",
        ("The data of t_bill takes 18 GiB.",),
        ("The data of t_bill takes 9 GiB.",),
    ),
    (
        LOGS,
        "支付服务 pay-x 调用通道 bank-z 返回失败：已重试 2 次，最大重试 3 次",
        ("已重试 2 次。",),
        ("已重试 3 次。",),
    ),
    (
        LOGS,
        "任务 nightSum 执行完成：处理 12480 条，失败 0 条，耗时 30417ms",
        ("没有失败记录。",),
        ("有失败记录。",),
    ),
    (
        LOGS,
        "instance 5e0c: Took 0.47 seconds to deallocate network for instance.",
        ("Deallocating the network took less than half a second.",),
        ("Deallocating the network took more than half a second.",),
    ),
    (
        METRICS,
        "DiskAlmostFull severity=warning mountpoint=/var: Disk is almost full (< 10% left)\n  VALUE = 7.4",
        ("/var is about 92.6% full.",),
        ("/var is full.",),
    ),
    (
        LOGS,
        "WARN [main] YarnChild: Exception running child : java.io.IOException: Spill failed",
        ("The child failed to spill.",),
        ("The child did not fail.",),
    ),
    (
        LOGS,
        "[es-1] [gc][old][915][17] duration [8.6s], collections [1]/[9.1s], total [8.6s]/[1.9m]",
        ("The collection on es-1 took 8.6 s.",),
        ("The collection on es-1 took 1.9 minutes.", "本次 GC 耗时 1.9 分钟。"),
    ),
    (
        LOGS,
        "connect() to unix:/run/b/c.sock failed (2: No such file or directory) while connecting to upstream",
        ("Connecting to /run/b/c.sock failed because there is no such file.",),
        ("/run/b/c.sock exists.",),
    ),
    (
        LOGS,
        "cn7 Nov 14 13:20:04 cn7/cn7 ntpd[2019]: synchronized to 10.9.20.250, stratum 3",
        ("ntpd on cn7 is synchronized to 10.9.20.250.",),
        ("ntpd on 10.9.20.250 is synchronized to cn7.",),
    ),
    (
        METRICS,
        "[告警] 应用 member-x 接口 /api/p 平均响应时间 2.8 秒，超过阈值 2 秒",
        ("接口响应慢。",),
        (),
    ),
    (METRICS, "应用 member-x 平均响应时间 1.8 秒，未超过阈值 2 秒", (), ("接口响应慢。",)),
    (
        METRICS,
        "[firing] TooManyConnections instance=pg-x: too many connections (> 80%).\n  VALUE = 86",
        ("pg-x is 6 percentage points above the threshold of 80%.",),
        ("pg-x is 16 percentage points above the threshold of 70%.",),
    ),
    (
        METRICS,
        "UPS-4 电池剩余容量 37%，低于阈值 40%",
        ("UPS-4 电池剩余容量比阈值低 3 个百分点。",),
        ("UPS-4 电池剩余容量比阈值高 3 个百分点。", "UPS-4 电池剩余容量比阈值低 7 个百分点。"),
    ),
)
RIGHT = [(claim, text, tool) for tool, text, right, _ in ROWS for claim in right]
WRONG = [(claim, text, tool) for tool, text, _, wrong in ROWS for claim in wrong]


@pytest.mark.parametrize(("claim", "text", "tool"), RIGHT, ids=[claim for claim, _, _ in RIGHT])
def test_what_is_told_follows(claim: str, text: str, tool: str) -> None:
    assert follows(claim, text, tool=tool)


@pytest.mark.parametrize(("claim", "text", "tool"), WRONG, ids=[claim for claim, _, _ in WRONG])
def test_what_is_near_does_not(claim: str, text: str, tool: str) -> None:
    assert not follows(claim, text, tool=tool)
