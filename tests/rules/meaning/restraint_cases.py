"""Exceptions, hedges, deeds undone. Rows: a text, sentences that drop it, sentences that keep it."""

Rows = list[tuple[str, tuple[str, ...], tuple[str, ...]]]

EXCEPTIONS: Rows = [
    (
        "all brokers except mq-7 are healthy",
        ("All brokers are healthy.", "mq-7 is healthy.", "Every broker is healthy."),
        ("All brokers except mq-7 are healthy.", "All brokers are healthy, except mq-7."),
    ),
    (
        "every gateway apart from gw-4 is up",
        ("Every gateway is up.", "gw-4 is up.", "All gateways are up."),
        ("Every gateway apart from gw-4 is up.",),
    ),
    (
        "all workers but w-12 are ready",
        ("w-12 is ready.", "All workers are ready."),
        ("All workers but w-12 are ready.",),
    ),
    ("ldap-1 is ready, ldap-2 is not", ("ldap-2 is ready.",), ("ldap-1 is ready.",)),
    (
        "checks passed for all zones other than zone-c",
        ("Checks passed for all zones.", "Checks passed for zone-c."),
        ("Checks passed for all zones other than zone-c.",),
    ),
    (
        "除 mq-7 外所有节点正常",
        ("mq-7 正常。", "所有节点正常。"),
        ("除 mq-7 外所有节点正常。",),
    ),
    (
        "除了 gw-4 以外,全部网关已恢复",
        ("gw-4 已恢复。", "全部网关已恢复。"),
        ("除了 gw-4 以外,全部网关已恢复。",),
    ),
]

HEDGES: Rows = [
    (
        "probable cause: full disk on vault-2",
        ("The cause is the full disk on vault-2.", "vault-2 has a full disk."),
        (
            "The probable cause is the full disk on vault-2.",
            "Probable cause: full disk on vault-2.",
        ),
    ),
    (
        "suspected leak in mailer",
        ("mailer has a leak.", "There is a leak in mailer."),
        ("There is a suspected leak in mailer.",),
    ),
    (
        "root cause unconfirmed: eviction in cache-3",
        ("The root cause is eviction in cache-3.", "cache-3 has an eviction."),
        ("Root cause unconfirmed: eviction in cache-3.",),
    ),
    (
        "possible packet loss on link-9",
        ("link-9 has packet loss.", "Packet loss on link-9."),
        ("There is possible packet loss on link-9.",),
    ),
    (
        "疑似 link-9 网络中断",
        ("link-9 网络中断。", "link-9 发生网络中断。"),
        ("疑似 link-9 网络中断。",),
    ),
    (
        "原因可能是 mailer 内存泄漏",
        ("原因是 mailer 内存泄漏。", "mailer 内存泄漏。"),
        ("原因可能是 mailer 内存泄漏。",),
    ),
    (
        "mailer 崩溃原因未确认",
        ("mailer 崩溃原因已确认。",),
        ("mailer 崩溃原因未确认。",),
    ),
]

DENIED: list[tuple[str, tuple[str, ...]]] = [
    ("not the cause: disk failure on vault-2", ("The cause is disk failure on vault-2.",)),
    ("cause ruled out: disk failure on vault-2", ("The cause is disk failure on vault-2.",)),
    (
        "disk failure on vault-2 was ruled out as the cause",
        ("The cause is disk failure on vault-2.",),
    ),
    ("已排除 vault-2 磁盘故障", ("vault-2 磁盘故障。", "原因是 vault-2 磁盘故障。")),
    ("vault-2 磁盘故障不是原因", ("原因是 vault-2 磁盘故障。",)),
    ("mailer 恢复失败", ("mailer 已恢复。", "mailer 恢复。")),
]

UNDONE: Rows = [
    (
        "restart of mailer denied",
        ("mailer restarted.", "mailer was restarted."),
        ("The restart of mailer was denied.",),
    ),
    (
        "rollback of v7.1 failed",
        ("v7.1 was rolled back.", "The rollback of v7.1 completed."),
        ("The rollback of v7.1 failed.",),
    ),
    (
        "rollback of v7.1 aborted",
        ("v7.1 was rolled back.",),
        ("The rollback of v7.1 was aborted.",),
    ),
    (
        "failover to vault-2 refused",
        ("Failed over to vault-2.", "The failover to vault-2 happened."),
        ("The failover to vault-2 was refused.",),
    ),
    (
        "maintenance: restart of mailer is scheduled for 12:00",
        ("mailer restarted.", "mailer was restarted at 12:00."),
        ("The restart of mailer is scheduled for 12:00.",),
    ),
    ("planned: delete 14 snapshots", ("14 snapshots were deleted.",), ()),
    (
        "dry-run: would delete 14 snapshots",
        ("14 snapshots were deleted.", "14 snapshots deleted."),
        (),
    ),
    ("attempted restart of mailer", ("mailer restarted.",), ()),
    ("mailer 重启被拒绝", ("mailer 已重启。", "mailer 重启了。"), ("mailer 重启被拒绝。",)),
    ("v7.1 回滚失败", ("v7.1 已回滚。",), ("v7.1 回滚失败。",)),
    ("计划重启 mailer", ("mailer 已重启。",), ("计划重启 mailer。",)),
]

NEARING: Rows = [
    (
        "spool of mailer almost full, used=92",
        ("The spool of mailer is full.",),
        ("The spool of mailer is almost full.",),
    ),
    (
        "quota of ledger-api close to exhausted",
        ("The quota of ledger-api is exhausted.", "ledger-api has an exhausted quota."),
        ("The quota of ledger-api is close to exhausted.",),
    ),
    (
        "ledger-api 连接池即将耗尽",
        ("ledger-api 连接池已耗尽。", "ledger-api 的连接池耗尽了。"),
        ("ledger-api 连接池即将耗尽。",),
    ),
    (
        "ledger-api 堆内存 91%,接近上限",
        ("ledger-api 堆内存已达到上限。", "ledger-api 堆内存已达到 95% 上限。"),
        ("ledger-api 堆内存接近上限。",),
    ),
]

NOT_ALL: Rows = [
    (
        "not all replicas of ledger-db are reachable",
        ("All replicas of ledger-db are reachable.",),
        ("Not all replicas of ledger-db are reachable.",),
    ),
    (
        "ledger-db 并非所有副本都没有心跳",
        ("ledger-db 所有副本都没有心跳。",),
        (),
    ),
]

REVERTED: Rows = [
    (
        'commit 12ab34c: Revert "enable async writes"',
        ("Commit 12ab34c: enable async writes.", "Async writes are enabled by commit 12ab34c."),
        (),
    ),
    (
        "push of img-4 failed, will be retried in 30s",
        ("The push of img-4 failed permanently.", "img-4 was given up."),
        ("The push of img-4 failed.",),
    ),
]
