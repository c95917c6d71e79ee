"""Conditions and attempts that a sentence keeps or leaves out.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "condition kept",
        "2026-03-19 04:44:17 [warning] disk free limit "
        "alarm set on node mq@h-5. Publishers will be "
        "blocked until this alarm clears",
        (
            "Publishers will be blocked until the alarm clears.",
            "Publishers are blocked until this alarm clears.",
            "告警解除前发布者会被阻塞。",
        ),
        (
            "The alarm cleared.",
            "Publishers were blocked until the alarm was set.",
            "告警已解除。",
            "The alarm has cleared and publishers are blocked.",
            "Publishers are not blocked.",
        ),
    ),
    (
        "condition kept",
        "2026-03-19T04:44:17Z WARN gate-2: writes will be rejected until the quota is raised",
        (
            "Writes will be rejected until the quota is raised.",
            "Writes are rejected until the quota is raised.",
        ),
        (
            "The quota was raised.",
            "Writes are accepted.",
            "Writes were rejected after the quota was raised.",
        ),
    ),
    (
        "condition kept",
        "2026-03-19T04:44:17Z WARN lobby: logins stay disabled while maintenance is running",
        ("Logins stay disabled while maintenance is running.",),
        ("Logins are enabled.",),
    ),
    (
        "attempt kept",
        "2026/03/02 11:40:09 [error] 31#31: connect() "
        "failed (111: Connection refused) while connecting "
        "to upstream, client: 10.4.2.8, server: a.internal,"
        ' upstream: "http://10.4.7.9:9000/x"',
        (
            "nginx got connection refused when it tried to reach the upstream.",
            "The connection was refused while connecting to the upstream 10.4.7.9:9000.",
            "Connecting to the upstream failed.",
        ),
        (
            "nginx reached the upstream.",
            "nginx connected to the upstream.",
            "The upstream connected to nginx.",
        ),
    ),
    (
        "attempt kept",
        "2026-03-02T11:40:09Z ERROR fetchd: timed out while trying to reach vault-1",
        (
            "fetchd timed out when it tried to reach vault-1.",
            "fetchd did not reach vault-1.",
        ),
        (
            "fetchd reached vault-1.",
            "vault-1 tried to reach fetchd.",
        ),
    ),
    (
        "attempt kept",
        '2026-03-14T03:10:20Z kubelet[14]: "attempting to reclaim" resource="ephemeral-storage"',
        (
            "The kubelet is attempting to reclaim ephemeral-storage.",
            "kubelet 正在尝试回收 ephemeral-storage。",
        ),
        (
            "The kubelet reclaimed ephemeral-storage.",
            "kubelet 已回收 ephemeral-storage。",
        ),
    ),
    (
        "attempt kept",
        "2026-03-14T03:10:20Z WARN keeper: trying to connect to vault-3, attempt 2",
        ("keeper is trying to connect to vault-3.",),
        (
            "keeper connected to vault-3.",
            "keeper could not connect to vault-3.",
        ),
    ),
]
