"""Exercises, the past, what somebody said. Rows as in `restraint_cases.py`."""

from .restraint_cases import Rows

UNREAL: Rows = [
    (
        "drill: vault-2 failed over to vault-3",
        ("vault-2 failed over to vault-3.", "vault-2 failed."),
        ("In a drill, vault-2 failed over to vault-3.",),
    ),
    (
        "simulated outage of mailer",
        ("mailer had an outage.", "Outage of mailer."),
        ("There was a simulated outage of mailer.", "mailer had a simulated outage."),
    ),
    (
        "mock ledger-api is down",
        ("ledger-api is down.", "ledger-api was down."),
        ("mock ledger-api is down.",),
    ),
    (
        "fake failure of ldap injected by chaos test",
        ("ldap failed.", "failure of ldap."),
        ("The fake failure of ldap was injected by a chaos test.",),
    ),
    (
        "rehearsal: ledger-api timed out",
        ("ledger-api timed out.",),
        ("In the rehearsal, ledger-api timed out.",),
    ),
    ("演练:模拟 ldap 故障", ("ldap 故障。", "ldap 发生故障。"), ("演练:模拟 ldap 故障。",)),
    ("测试注入:mailer 超时", ("mailer 超时。", "mailer 发生超时。"), ("测试注入:mailer 超时。",)),
]

PAST: Rows = [
    (
        "mailer was healthy 5 minutes ago",
        ("mailer is healthy.",),
        ("mailer was healthy 5 minutes ago.",),
    ),
    (
        "vault-2 disk full yesterday, now 40% used",
        ("vault-2 disk is full.", "The disk on vault-2 is full."),
        ("The vault-2 disk was full yesterday.",),
    ),
    ("ldap was down until 09:00", ("ldap is down.",), ("ldap was down until 09:00.",)),
    (
        "kafka-4 previously failed",
        ("kafka-4 fails.", "kafka-4 is failing."),
        ("kafka-4 previously failed.",),
    ),
    (
        "last week ledger-api timed out",
        ("ledger-api times out.", "ledger-api is timing out."),
        ("ledger-api timed out last week.",),
    ),
    (
        "latency was 900 ms, now 40 ms",
        ("Latency is 900 ms.", "Latency is now 900 ms."),
        ("Latency was 900 ms, now 40 ms.",),
    ),
    ("昨天 mailer 宕机", ("mailer 宕机。", "mailer 当前宕机。"), ("昨天 mailer 宕机。",)),
    ("此前 ldap 超时", ("ldap 超时。", "ldap 正在超时。"), ("此前 ldap 超时。",)),
    ("mailer 曾宕机", ("mailer 宕机。", "mailer 当前宕机。"), ("mailer 曾宕机。",)),
]

SPEAKERS: Rows = [
    (
        "customer reports that ledger-api is down",
        ("ledger-api is down.",),
        ("A customer reports that ledger-api is down.",),
    ),
    (
        "support says checkout-web is slow",
        ("checkout-web is slow.",),
        ("support says checkout-web is slow.",),
    ),
    (
        "vendor claims that link-9 recovered",
        ("link-9 recovered.", "link-9 has recovered."),
        ("The vendor claims that link-9 recovered.",),
    ),
    (
        "user complained: login fails on web-3",
        ("login fails on web-3.",),
        ("A user complained that login fails on web-3.",),
    ),
    (
        "operator thinks vault-2 is full",
        ("vault-2 is full.",),
        ("The operator thinks vault-2 is full.",),
    ),
    (
        "用户反馈 ledger-api 宕机",
        ("ledger-api 宕机。", "ledger-api 已宕机。"),
        ("用户反馈 ledger-api 宕机。",),
    ),
    ("客户称 link-9 中断", ("link-9 中断。",), ("客户称 link-9 中断。",)),
]
