"""Times, shares and distances that a sentence reckons; alerts that are over; verbs and nouns that look alike.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "time reckoned",
        'time="2026-04-11T07:20:40Z" level=error msg="sync failed after 2m1s, next try in 15m0s" app=docs',
        ("The next try is at 07:35 UTC.", "下一次重试大约在 07:35(UTC)。"),
        (
            "The next try is at 07:22 UTC.",
            "The next try is at 07:05 UTC.",
            "The sync failed at 07:35.",
        ),
    ),
    (
        "percentile in words",
        "mesh requests p99 route=fares-v3 window=15m p50=41ms p90=180ms p99=1.9s error_rate=0.3%",
        (
            "Half of the requests took at most 41 ms.",
            "10% of the requests took longer than 180 ms.",
            "一半的请求不超过 41 毫秒。",
            "The p99 was 1.9 seconds over fifteen minutes.",
        ),
        (
            "Half of the requests took at most 180 ms.",
            "Half of the requests took longer than 180 ms.",
            "90% of the requests took longer than 180 ms.",
            "10% of the requests took at most 180 ms.",
            "The p99 was 1.9 seconds over fifty minutes.",
        ),
    ),
    (
        "difference of two rates",
        "queue=thumbs consumers=3 ready=910 publish_rate=48/s ack_rate=30/s (5m avg)",
        (
            "More messages are published than acknowledged: the difference is 18 per second.",
            "thumbs 队列 5 分钟平均确认速率为每秒 30 条。",
        ),
        (
            "More messages are published than acknowledged: the difference is 78 per second.",
            "thumbs 队列 5 分钟平均确认速率为每秒 48 条。",
            "The ready messages are confirmed to be lost.",
        ),
    ),
    (
        "span in clock form",
        "batch month-end: step 4/6 LOAD_GL running 01:30:00, historical p95 00:30:20, deadline 06:00",
        ("LOAD_GL has run about three times as long as its historical p95.",),
        ("LOAD_GL has run about twice as long as its historical p95.",),
    ),
    (
        "none of them",
        "0/11 nodes are available: 7 Insufficient memory, 4 node(s) were unschedulable.",
        ("All 11 nodes are unavailable.", "11 个节点均不可用。"),
        ("All 11 nodes are available.", "11 个节点均可用。", "7 nodes are available."),
    ),
    (
        "alert over",
        "【告警恢复】支付通道 PM-7 成功率恢复至 99.2%(阈值 97%),异常时段 10:10-10:31,期间最低 71.4%",
        ("PM-7 成功率已恢复至 99.2%。", "异常期间最低为 71.4%。", "PM-7 的异常持续了 21 分钟。"),
        ("PM-7 的成功率为 71.4%。", "PM-7 的异常持续了 31 分钟。", "PM-7 成功率低于阈值。"),
    ),
    (
        "alert over",
        "CertEnds host=shop.example not_after=2026-05-02T00:00:00Z now=2026-04-25T00:00:00Z state=pending",
        (
            "The certificate of shop.example expires on 2026-05-02.",
            "证书将于 2026-05-02 零点(UTC)到期。",
        ),
        (
            "The certificate of shop.example has expired.",
            "The certificate of shop.example expires on 2026-04-25.",
            "The alert is firing.",
        ),
    ),
    (
        "noun that looks like a verb",
        "XCVR_RX_LOW: Port8/2 Rx power low alarm: -28.4 dBm, threshold -15.0 dBm",
        ("Receive power on Port8/2 is low.",),
        ("Port8/2 was powered on.", "Receive power on Port8/2 is high."),
    ),
    (
        "word of a key",
        "alert IsrShrink cluster=evt under_replicated_partitions=12 offline_partitions=0 brokers_up=4/5",
        ("Twelve partitions of evt are under-replicated.", "No partition is offline."),
        ("Twelve partitions of evt are over-replicated.", "Twelve partitions are offline."),
    ),
    (
        "word of a key",
        "alert IsrCheck cluster=evt under_replicated_partitions=0 brokers_up=5/5",
        (),
        ("Partitions of evt are under-replicated.",),
    ),
    (
        "lag of a copy",
        "alert LagHigh state=firing replica=led-ro-1 lag_seconds=360 threshold_seconds=90",
        ("led-ro-1 的复制延迟是阈值的四倍。", "The replication lag of led-ro-1 is 360 seconds."),
        ("led-ro-1 的复制延迟是阈值的三倍。",),
    ),
    (
        "lag of a copy",
        "alert LagHigh state=firing group=billing topic=paid consumer_lag_seconds=360",
        ("The consumer lag of billing is 360 seconds.",),
        ("The replication lag of billing is 360 seconds.", "billing 的主从延迟为 360 秒。"),
    ),
    (
        "which is meant",
        "agent arm-4 (10.3.0.9:50112) disconnected; build app-ios #733 aborted, 2 builds requeued",
        (
            "Build app-ios #733 was aborted when agent arm-4 disconnected.",
            "Two builds were requeued when agent arm-4 disconnected.",
        ),
        ("Build app-ios #733 was requeued.", "Two builds were aborted."),
    ),
    (
        "name with a tail",
        "ERROR Migration V88__drop_old_keys.sql failed on schema crm_us: lock wait exceeded 20 s",
        ("Migration V88 failed on schema crm_us.",),
        ("Migration V8 failed on schema crm_us.", "Migration V88 failed on schema crm."),
    ),
]
