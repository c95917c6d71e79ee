"""What a text writes short or by its format, told in full; records without a sign between them; short names.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "numbers in words",
        "cache stats: evictions_total=52 window=10m miss_rate=0.6%",
        (
            "Fifty-two evictions were counted.",
            "The miss rate is 6 per 1,000.",
            "The miss rate is 6 in every thousand.",
            "未命中率为千分之六。",
        ),
        (
            "Fifty-three evictions were counted.",
            "The miss rate is 6 per 100.",
            "The miss rate is 6 in 10,000.",
            "未命中率为百分之六。",
            "未命中率为万分之六。",
        ),
    ),
    (
        "kind of its format",
        "REPORT RequestId: 77aa Duration: 8120.50 ms Billed Duration: 8121 ms Memory Size: 256 MB"
        " Max Memory Used: 201 MB Init Duration: 402.10 ms",
        (
            "The function ran for about 8.1 seconds.",
            "该函数的内存大小为 256 MB。",
            "Initialisation took about 0.4 seconds.",
        ),
        (
            "The function ran for about 8.1 minutes.",
            "Initialisation took more than a second.",
            "The database ran for about 8.1 seconds.",
        ),
    ),
    (
        "kind of its format",
        "Jul 02 03:00:05 vault-1 restic[771]: snapshot 4be1 saved, processed 8123 files in 12:31",
        ("The backup processed 8,123 files.", "备份处理了 8123 个文件。"),
        ("The backup processed 8,213 files.", "The restore processed 8,123 files."),
    ),
    (
        "kind of its format",
        "Server be_docs/doc2 is DOWN, reason: Layer4 timeout, check duration: 1500ms. 2 active and 1"
        " backup servers left. 4 sessions active, 0 requeued, 0 remaining in queue.",
        ("The backend be_docs has 2 active servers left.",),
        ("The be_docs backend has no servers left.", "No servers are left in be_docs."),
    ),
    (
        "short form",
        "mesh status: 14 pgs degraded, rtt=31ms, IKE_SA site-4 established, 61 unacked",
        (
            "14 placement groups are degraded.",
            "The round trip time is 31 ms.",
            "The IKE SA site-4 is established.",
            "61 are unacknowledged.",
        ),
        (
            "14 protection domains are degraded.",
            "The round trip time is 13 ms.",
            "61 are acknowledged.",
        ),
    ),
    (
        "record without a sign",
        "replset rs4: primary=doc-a1 secondary doc-b4 lag=2s secondary doc-c7 lag=5h10m state=RECOVERING",
        (
            "doc-c7 is in state RECOVERING.",
            "doc-c7 lags by 5h10m.",
            "doc-b4 lags by two seconds.",
        ),
        (
            "doc-b4 is in state RECOVERING.",
            "doc-b4 lags by 5h10m.",
            "doc-c7 lags by two seconds.",
            "doc-c7 has recovered.",
        ),
    ),
    (
        "number of another kind",
        "Killed process 40117 (indexer) anon-rss:5126kB, UID:1003 oom_score_adj:0",
        ("Process 40117 was killed.", "The PID was 40117.", "The UID is 1003."),
        ("The UID is 40117.", "The killed process had the UID 40117.", "Process 1003 was killed."),
    ),
    (
        "verb around its object",
        "gw warn: peer 10.8.1.4:9000 temporarily disabled while connecting; 3 uploads requeued",
        (
            "The gateway temporarily took peer 10.8.1.4:9000 out of use.",
            "Three uploads were put back into the queue.",
            "3 个 uploads 被重新排队。",
        ),
        (
            "The gateway brought peer 10.8.1.4:9000 back online.",
            "Three uploads were taken out of the queue.",
        ),
    ),
    (
        "cause between two words",
        "ERROR [bill-api] 账单请求 ZD5512 被审核平台拒绝:合同编号缺失,code=41,未生成账单(剩余 12 份)",
        (
            "账单请求 ZD5512 因合同编号缺失而被审核平台拒绝。",
            "账单请求 ZD5512 由于合同编号缺失而被拒绝。",
        ),
        (
            "账单请求 ZD5512 因未生成账单而被审核平台拒绝。",
            "账单请求 ZD5512 因审核平台拒绝而合同编号缺失。",
        ),
    ),
    (
        "limits by name",
        "[scoring] uid=55120 score=64 (block line 80, review line 55)",
        (
            "The score of user 55120 is above the review line.",
            "The score of user 55120 is above the review line but below the block line.",
        ),
        (
            "The score of user 55120 is above the block line.",
            "The score of user 55120 is below the review line.",
            "The score of user 55120 is below the review line but above the block line.",
        ),
    ),
    (
        "limits by name",
        "[store-3] high disk watermark [90%] exceeded on [store-3] free: 40.1gb[8.1%], shards will be moved",
        ("store-3 exceeded the high watermark.", "store-3 超过了高水位线。"),
        ("store-3 exceeded the low watermark.", "store-3 stayed below the high watermark."),
    ),
    (
        "lag of a name",
        "lag report: primary=led-1 oplog_window=4h (min 20h) secondary led-2 lag=6h secondary led-3 lag=1s",
        ("led-2 lags by more than the whole oplog window.",),
        ("led-3 lags by more than the whole oplog window.",),
    ),
]
