"""Names: which kind, whose state.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "name with its home",
        'Failed to pull image "registry.hub.example/blue/etl:4.1": '
        "toomanyrequests: You have reached your pull "
        "rate limit",
        (
            "The image blue/etl:4.1 could not be pulled.",
            "The image blue/etl:4.1 could not be pulled: the pull rate limit was reached.",
        ),
        (
            "The image blue/etl:4.2 could not be pulled.",
            "The image etl:4 could not be pulled.",
            "The image blue/etl:4.1 was pulled.",
        ),
    ),
    (
        "name with its home",
        'Back-off pulling image "quay.example.net/ops/sweeper:1.0.3"',
        ("The pull of image ops/sweeper:1.0.3 is backing off.",),
        (
            "The image ops/sweeper:1.0.3 was pulled.",
            "The image ops/sweeper:1.0.4 is backing off.",
        ),
    ),
    (
        "kind of a name",
        "2026-03-03T09:00:00Z WARN gate: throttled tenant=t-204 limit=90",
        (
            "The tenant t-204 was throttled.",
            "Tenant t-204 was throttled.",
            "租户 t-204 被限流。",
        ),
        (
            "The node t-204 was throttled.",
            "The shard t-204 was throttled.",
            "节点 t-204 被限流。",
        ),
    ),
    (
        "kind of a name",
        "2026-03-03T09:00:00Z ERROR reader: cannot parse line 41 of rates.csv",
        (
            "The file could not be parsed.",
            "The file rates.csv could not be parsed.",
        ),
        (
            "The table rates.csv could not be parsed.",
            "The partition could not be parsed.",
            "The file rates.tsv could not be parsed.",
        ),
    ),
    (
        "kind of a name",
        "2026-03-03T09:00:00Z ERROR kafka-mover: [Partition clicks-4 broker=2] log truncated",
        (
            "The log of partition clicks-4 was truncated.",
            "The log of partition clicks-4 on broker 2 was truncated.",
        ),
        (
            "The log of shard clicks-4 was truncated.",
            "The log of partition clicks-4 on node 2 was deleted.",
        ),
    ),
    (
        "kind of a name",
        "Sep 21 13:05:44 edge-4 haproxy[17]: Server be_media/img-2 is DOWN, reason: Layer4 timeout",
        (
            "Server img-2 in backend be_media is down.",
            "The server img-2 is down.",
        ),
        (
            "Server be_media in backend img-2 is down.",
            "The table img-2 is down.",
            "Server img-2 is up.",
        ),
    ),
    (
        "kind of a name",
        "2026-03-03T09:00:00Z INFO sync: bucket=raw-7 objects=12 synced",
        ("The bucket raw-7 was synced.",),
        (
            "The queue raw-7 was synced.",
            "The topic raw-7 was synced.",
        ),
    ),
    (
        "kind of a name",
        "2026-03-03T09:00:00Z WARN host=q-4 unreachable",
        (
            "The host q-4 is unreachable.",
            "The node is unreachable.",
        ),
        (
            "The database q-4 is unreachable.",
            "The topic is unreachable.",
        ),
    ),
    (
        "state in a name",
        "ArgoAppOutOfSync firing severity=warning app=fare-api "
        "sync_status=OutOfSync health_status=Healthy",
        (
            "fare-api is out of sync.",
            "The health status of fare-api is Healthy.",
            "The sync status is OutOfSync.",
        ),
        (
            "fare-api is in sync.",
            "fare-api is synced.",
            "fare-api is in sync, and its health status is Healthy.",
        ),
    ),
    (
        "state in a name",
        "KubeNodeCondition firing node=kn-4 condition=NotReady",
        ("kn-4 is not ready.",),
        (
            "kn-4 is ready.",
            "节点 kn-4 已就绪。",
        ),
    ),
    (
        "state in a name",
        "TargetState firing target=10.2.2.2:80 state=Unhealthy",
        (
            "10.2.2.2:80 is unhealthy.",
            "10.2.2.2:80 is not healthy.",
        ),
        ("10.2.2.2:80 is healthy.",),
    ),
    (
        "state in a name",
        "PodStuck firing pod=ads-7 reason=ImagePullBackOff",
        ("ads-7 has ImagePullBackOff.",),
        (
            "The image of ads-7 was pulled.",
            "ads-7 pulled its image.",
        ),
    ),
    (
        "state in a name",
        "LinkState firing device=sw-4 state=NotConnected",
        ("sw-4 is not connected.",),
        ("sw-4 is connected.",),
    ),
    (
        "state in a name",
        "DbState firing db=led-2 state=Unavailable",
        (
            "led-2 is unavailable.",
            "led-2 is not available.",
        ),
        ("led-2 is available.",),
    ),
    (
        "state in a name",
        "PodState firing pod=ads-8 reason=ContainersNotReady phase=Running",
        ("ads-8 is running.",),
        (
            "The containers of ads-8 are ready.",
            "ads-8 is ready.",
        ),
    ),
    (
        "state in a name",
        "SchedState firing pod=ads-9 reason=Unschedulable",
        ("ads-9 is unschedulable.",),
        (
            "ads-9 was scheduled.",
            "ads-9 is schedulable.",
        ),
    ),
    (
        "names of two kinds",
        "2026-07-02 20:44:16 WARN 消费组 cg_bills 在主题 topic_bills 队列 2 上的积压为 812 条",
        ("消费组 cg_bills 在主题 topic_bills 上出现了积压。",),
        (
            "消费组 topic_bills 在主题 cg_bills 上出现了积压。",
            "主题 cg_bills 出现了积压。",
        ),
    ),
    (
        "names of two kinds",
        "2026-07-02 20:44:16 WARN 服务 fee-api 调用服务 fx-api 超时,实例 fee-api-2",
        (
            "实例 fee-api-2 调用 fx-api 超时。",
            "服务 fee-api 调用 fx-api 超时。",
        ),
        (
            "实例 fx-api 超时。",
            "服务 fx-api 调用 fee-api 超时。",
        ),
    ),
    (
        "names of two kinds",
        "2026-07-02 20:44:16 ERROR 用户 u_list 读取表 t_fee 被拒绝",
        ("用户 u_list 读取表 t_fee 被拒绝。",),
        ("用户 t_fee 读取表 u_list 被拒绝。",),
    ),
    (
        "names of two kinds",
        "2026-07-02T20:44:16Z WARN consumer group cg_bills lags on topic topic_bills",
        ("Consumer group cg_bills lags on topic topic_bills.",),
        ("Consumer group topic_bills lags on topic cg_bills.",),
    ),
    (
        "name with its home",
        'Failed to pull image "docker.io/acme/etl:2.8.1": '
        "toomanyrequests: You have reached your pull "
        "rate limit",
        ("The image acme/etl:2.8.1 could not be pulled because the pull rate limit was reached.",),
        (
            "The pull rate limit was reached because the image acme/etl:2.8.1 could not be pulled.",
            "The pull rate limit was not reached.",
        ),
    ),
]
