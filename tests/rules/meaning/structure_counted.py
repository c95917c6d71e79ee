"""Numbers of names, none of a whole, sums that include, shares of a sum, records that begin alike.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "number of a name",
        "audit: pid=5120 uid=1200 auid=88 exe=/usr/bin/rsync denied",
        ("The UID of process 5120 is 1200.", "The PID was 5120.", "The UID is 1200."),
        ("The UID of process 5120 is 88.", "The UID is 5120.", "The PID was 1200."),
    ),
    (
        "none of a whole",
        "placement: 0/6 workers are available, 6 drained",
        ("None of the six workers is available.", "6 workers are unavailable."),
        ("All six workers are available.", "One of the six workers is available."),
    ),
    (
        "none of a thing",
        "日终核对完成:溢缴 0 笔,短缴 4 笔,差额 ¥88.10",
        ("无溢缴。", "短缴 4 笔。", "差额为 88.1 元。"),
        ("无短缴。", "有溢缴。", "差额 88.1 美元。"),
    ),
    (
        "sum that includes",
        "Server be_geo/geo-1 is DOWN, reason: Layer4 timeout. 2 active and 3 spare servers left.",
        ("Including the spare ones, 5 servers are left.",),
        ("Including the spare ones, 6 servers are left.", "Five active servers are left."),
    ),
    (
        "share of a sum",
        "mailer batch 88: sent=20000 success=19700 failure=300 (EXPIRED=210, BLOCKED=90)",
        ("1.5% of the messages in the batch failed.", "98.5% of the batch succeeded."),
        ("15% of the messages in the batch failed.", "1.05% of the messages in the batch failed."),
    ),
    (
        "records that begin alike",
        "repl: primary=geo-a standby geo-b lag_seconds=310 standby geo-c lag_seconds=0",
        ("geo-b lags by 310 seconds.",),
        ("geo-a lags by 310 seconds.", "geo-c lags by 310 seconds."),
    ),
    (
        "what a query returned",
        "# Query_time: 31.2  Lock_time: 0.001 Rows_sent: 25  Rows_examined: 7300000",
        (
            "The query examined 7.3 million rows to return 25.",
            "The query examined 7,300,000 rows.",
            "The query returned 25 rows.",
        ),
        ("The query returned 7.3 million rows.", "The query examined 25 rows to return 7,300,000."),
    ),
    (
        "limit of a name",
        "node=gx-2 gpu: power=388W limit=400W, fan 61%",
        ("Its power is 388 W, below the limit of 400 W.",),
        ("Its power is 388 W, above the limit of 400 W.",),
    ),
    (
        "state, then deed",
        "kernel: flow table full, dropping packet",
        ("The kernel dropped a packet because the flow table was full.",),
        ("The flow table was full because the kernel dropped a packet.",),
    ),
    (
        "left until a date",
        "CertWatch host=pay.example not_after=2026-08-10T00:00:00Z now=2026-08-01T00:00:00Z state=firing",
        ("The certificate has nine days left.",),
        ("The certificate has nineteen days left.", "The certificate has expired."),
    ),
    (
        "attempts left",
        "[2026-05-20 01:00:07] job nightly-sum attempt 3/5 failed: source timeout, retry in 600 s",
        ("Two more attempts remain for nightly-sum.", "It will be tried again at about 01:10."),
        ("Three more attempts remain for nightly-sum.", "It will be tried again at about 01:20."),
    ),
    (
        "more than another",
        "日终核对:渠道 C 账单 9310 笔,本地 9302 笔,溢缴 6 笔",
        ("渠道账单比本地多 8 笔。", "本地比渠道账单少 8 笔。"),
        ("渠道账单比本地多 6 笔。", "本地比渠道账单多 8 笔。"),
    ),
    (
        "how many are wanting",
        "ERROR [stock] 预留请求 YL442 失败:库存不足,sku=B7 需 9 件,可用 5 件",
        ("B7 还差 4 件。",),
        ("B7 还差 5 件。", "B7 还差 9 件。"),
    ),
    (
        "part of a whole",
        "alert IsrShrink cluster=evt offline_partitions=0 brokers_up=4/5",
        ("evt 集群 5 个 broker 中有 4 个在线。",),
        ("evt 集群 5 个 broker 中有 5 个在线。", "evt 集群 4 个 broker 中有 4 个在线。"),
    ),
    (
        "code of an error",
        "WARN 运单 YT7781 推送失败,第 1/3 次,错误码 E5120(面单余额不足),60 秒后重试",
        ("运单 YT7781 第 1 次推送失败,错误码 E5120。",),
        ("运单 YT7781 第 3 次推送失败,错误码 E5120。", "运单 YT7781 推送成功,错误码 E5120。"),
    ),
    (
        "noun between article and deed",
        "# Query_time: 12.8  Lock_time: 0.001 Rows_sent: 31  Rows_examined: 880000",
        ("The query examined 880,000 rows.",),
        ("The lock examined 880,000 rows.", "The query examined 31 rows."),
    ),
    (
        "deed of a word of its own",
        "Event 4625: An account failed to log on. Account: svc-scan Source: 10.8.9.2 Reason: bad password.",
        ("svc-scan failed to log on.",),
        ("svc-scan logged on from 10.8.9.2.", "svc-scan was logged in."),
    ),
    (
        "error, then its deed",
        "terraform: Error: creating bucket (media-7): BucketAlreadyExists: bucket already exists.",
        ("Creating media-7 failed.",),
        ("media-7 was created.", "The bucket media-7 was created."),
    ),
    (
        "what a filter did",
        "[WAF] src=203.0.113.61 rule=941100 action=block score=12 threshold=4 uri=/admin",
        ("The request from 203.0.113.61 was blocked.", "来自 203.0.113.61 的请求被拦截。"),
        ("The request from 203.0.113.61 was allowed.",),
    ),
    (
        "tries left",
        "单号 ZF77 退款失败,渠道返回 E203,已重试 2/5 次",
        ("ZF77 还可重试 3 次。",),
        ("ZF77 还可重试 2 次。", "ZF77 还可重试 5 次。"),
    ),
    (
        "reason of a code",
        "推送网关:单号 TS9011 推送失败,渠道返回 E88(签名过期),已重试 1/4 次",
        ("推送单 TS9011 因签名过期而失败。", "TS9011 还可重试 3 次。"),
        ("推送单 TS9011 因已重试而失败。", "签名因推送失败而过期。"),
    ),
    (
        "first of two",
        "lookup: run the schema check before the data check",
        (),
        ("The guide says to run the data check first.",),
    ),
    (
        "mailbox",
        "postfix/smtp[7]: AB1: to=<desk@x.example>, delay=30, status=deferred (connection timed out)",
        ("The mail to desk@x.example was deferred.",),
        ("The sender is desk@x.example.", "The mail server desk@x.example timed out."),
    ),
    (
        "end of validity",
        "cert host=a.example not_after=2026-06-01T00:00:00Z now=2026-05-01T00:00:00Z",
        ("The certificate of a.example expires on 2026-06-01.",),
        ("The certificate of a.example expired on 2026-06-01.",),
    ),
]
