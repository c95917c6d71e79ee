"""Numbers that count nothing, ends of groups, and figures of a whole told of its member.

A row: the text, what follows, what does not.
"""

Row = tuple[str, tuple[str, ...], tuple[str, ...]]

COUNTS: list[Row] = [
    (
        "2026-01-02T03:04:05Z ERROR runner job nightly exited with code 137",
        ("Job nightly exited with code 137.", "job nightly 以 137 退出。"),
        ("Job nightly exited 137 times.", "137 jobs exited.", "job nightly 退出了 137 次。"),
    ),
    (
        "2026-01-02T03:04:05Z ERROR probe Liveness check failed for web-1: got statuscode: 502",
        ("The liveness check failed with status code 502.", "The check got a 502 response."),
        (
            "The liveness check failed 502 times.",
            "存活检查失败了 502 次。",
            "有 502 个 pod 失败。",
            "502 checks failed.",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR mysql query of bills failed: error 1205 (HY000): Lock wait timeout",
        ("The query of bills failed with error 1205.",),
        ("The query of bills failed 1205 times.", "bills 的查询失败了 1205 次。"),
    ),
    (
        "2026-01-02T03:04:05Z WARN agent Back-off restarting failed container api, restartCount=9",
        ("容器 api 重启了 9 次。", "The restart count of api is 9."),
        (
            "9 pods are restarting.",
            "有 9 个容器重启。",
            "The container api failed 9 times.",
            "agent failed nine times.",
            "api 失败了 9 次。",
        ),
    ),
    (
        "2026-01-02T03:04:05Z WARN edge GET /feed answered status=503 upstream=feed-2 retries=3",
        ("edge retried GET /feed 3 times.", "edge 重试了 3 次。", "GET /feed 返回 503。"),
        (
            "GET /feed failed three times.",
            "GET /feed 失败了 3 次。",
            "Three users got a 503.",
            "503 requests failed.",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR worker job 551 failed on attempt 2 of 5: AccessDenied for exports",
        (
            "Job 551 failed twice.",
            "Job 551 failed 2 times.",
            "任务 551 失败了 2 次。",
            "Job 551 failed on its second attempt.",
            "Job 551 can be tried five times.",
        ),
        (
            "Job 551 failed five times.",
            "Job 551 was tried five times.",
            "Five attempts of job 551 failed.",
            "任务 551 失败了 5 次。",
            "Job 551 failed 551 times.",
            "551 jobs failed.",
        ),
    ),
    (
        "2026-01-02T03:04:05Z WARN 消费组 bill-reader 积压 48210 条,topic=bills,分区 7 无消费者",
        ("bill-reader 积压 48210 条。", "分区 7 没有消费者。", "Partition 7 has no consumer."),
        (
            "bills 有 7 个消费者。",
            "bills has seven consumers.",
            "分区 7 积压 48210 条。",
            "Partition 7 of bills has a backlog of 48210.",
        ),
    ),
    (
        "集群 blue 有 912 个对象降级,节点 4 离线",
        ("节点 4 离线。", "集群 blue 有 912 个对象降级。"),
        ("有 4 个节点离线。", "节点 4 有 912 个对象降级。"),
    ),
    (
        "2026-01-02 ERROR group bill-reader lags 48210 messages on topic bills, partition 7 has no consumer",
        ("bill-reader lags 48210 messages.", "Partition 7 has no consumer."),
        (
            "Partition 7 lags 48210 messages.",
            "Partition 7 of bills has a lag of 48210 messages.",
            "分区 7 落后 48210 条。",
        ),
    ),
    (
        "2026-01-02T03:04:05Z ERROR etl step 4 of 9 failed: SQLSTATE 40001 could not serialize access",
        ("Step 4 failed.", "第 4 步失败。"),
        (
            "etl failed 40001 times.",
            "步骤 4 失败了 4 次。",
            "有 4 个步骤失败。",
            "Four steps failed.",
        ),
    ),
    (
        "2026-01-02T03:04:05Z INFO batch 12 done: 340 orders shipped, 12 orders rejected",
        ("12 orders were rejected.", "12 个订单被拒绝。", "Batch 12 is done."),
        ("12 batches are done.",),
    ),
    (
        "2026-01-02 WARN api returned error 3 times for node 4",
        ("api returned an error three times.",),
        ("api failed 4 times.", "4 nodes failed."),
    ),
    ("2026-01-02 WARN worker: 3 jobs failed", ("Three jobs failed.",), ("Three workers failed.",)),
    (
        "2026-01-02 INFO api answered 3 requests, returned 200",
        ("api answered 3 requests.",),
        ("200 requests were answered.", "api 返回了 200 次。"),
    ),
]

_HEAD = "2026-05-06T10:01:10Z ERROR cart cart-svc PUT /cart failed: redis.exceptions.TimeoutError"
_TWO = f"2 similar, e.g. {_HEAD} (first 2026-05-06T10:01:10Z, last 2026-05-06T10:01:11Z)"
_MANY = f"18 similar, e.g. {_HEAD} (first 2026-05-06T10:00:07Z, last 2026-05-06T10:09:11Z)"
_SEEN = "Warning BackOff pod/web-1 (x14 over 5m) firstSeen=2026-03-18T03:41:00Z lastSeen=2026-03-18T04:21:00Z"
GROUPS: list[Row] = [
    (
        _TWO,
        (
            "PUT /cart failed twice.",
            "PUT /cart failed two times.",
            "Two requests to PUT /cart failed.",
            "PUT /cart 失败了 2 次。",
            "Two errors were logged by cart-svc.",
            "PUT /cart failed first at 10:01:10 and last at 10:01:11.",
            "The second failure of PUT /cart was at 10:01:11.",
            "The latest failure of PUT /cart was at 10:01:11.",
            "PUT /cart kept failing from 10:01:10 until 10:01:11.",
            "PUT /cart failed at 10:01:11.",
            "PUT /cart has failed since 10:01:10.",
            "PUT /cart 首次失败于 10:01:10。",
            "PUT /cart 最后一次失败是在 10:01:11。",
        ),
        (
            "PUT /cart failed for at least two users.",
            "Two services failed with a redis timeout.",
            "PUT /cart failed on two hosts.",
            "两台主机上 PUT /cart 失败。",
            "PUT /cart failed first at 10:01:11 and last at 10:01:10.",
            "The second failure of PUT /cart was at 10:01:10.",
            "The most recent failure was at 10:01:10.",
            "The initial failure was at 10:01:11.",
            "PUT /cart started failing at 10:01:11.",
            "PUT /cart kept failing until 10:01:10.",
            "PUT /cart has failed since 10:01:11.",
            "PUT /cart failed from 10:01:11 to 10:01:10.",
            "PUT /cart failed after 10:01:11.",
            "自 10:01:11 起 PUT /cart 失败。",
            "PUT /cart 最早在 10:01:11 失败。",
            "PUT /cart 最后一次失败是在 10:01:10。",
        ),
    ),
    (
        _MANY,
        ("PUT /cart failed 18 times.", "The first failure of PUT /cart was at 10:00:07."),
        (
            "18 orders failed.",
            "Eighteen users failed.",
            "有 18 个订单失败。",
            "The first failure of PUT /cart was at 10:01:10.",
            "The third failure of PUT /cart was at 10:01:10.",
        ),
    ),
    (
        _SEEN,
        ("The back-off was first seen at 03:41.",),
        ("The back-off was first seen at 04:21.", "The back-off was last seen at 03:41."),
    ),
    (
        "3 similar, e.g. 2026-05-06T10:01:10Z INFO worker job sweep started "
        "(first 2026-05-06T10:01:10Z, last 2026-05-06T10:09:11Z)",
        ("The job sweep started at 10:01:10.",),
        ("The job sweep first started at 10:09:11.", "job sweep 最近一次启动于 10:01:10。"),
    ),
]
