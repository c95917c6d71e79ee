"""Values as systems write them, and sentences that retell them wrongly and rightly."""

from .told_otherwise_cases import Rows

TRUTHS: Rows = [
    (
        "extension=pg_trgm | version=1.6 | installed=f",
        ("The extension pg_trgm is installed.",),
        ("The extension pg_trgm is not installed.", "扩展 pg_trgm 未安装。"),
    ),
    ("backup_id=77 verified=t", ("Backup 77 is not verified.",), ("Backup 77 is verified.",)),
    (
        "node=kv-2 is_leader=false term=9",
        ("kv-2 is the leader.", "kv-2 是主节点。"),
        ("kv-2 is not the leader.", "kv-2 不是 leader。"),
    ),
    (
        "slot | active\nstandby_1 | f\nstandby_2 | t",
        ("Slot standby_1 is active.", "Slot standby_2 is not active."),
        ("Slot standby_2 is active.", "Slot standby_1 is inactive."),
    ),
    ("page=90 dirty=no", ("Page 90 is dirty.",), ("Page 90 is not dirty.",)),
    ('{"worker":"w-3","active":"f"}', ("The worker w-3 is active.",), ()),
]

WINDOWS: Rows = [
    (
        "queries refused in last 30000 ms: 4 local and 12 remote. Mean refused latency: 900 ms",
        ("12 remote queries were refused within 30 minutes.",),
        (
            "12 remote queries were refused within 30 seconds.",
            "12 remote queries were refused in the last 30 s.",
        ),
    ),
    (
        "packets lost in last 2m: 7 inbound and 0 outbound",
        ("7 inbound packets were lost in the last 2 hours.",),
        ("7 inbound packets were lost in the last 2 minutes.",),
    ),
    (
        "job vacuum-9 took 45s",
        ("The job vacuum-9 took 45 minutes.",),
        ("The job vacuum-9 finished within 1 minute.",),
    ),
]

RIVALS: Rows = [
    (
        "Usage now: 9.1 GB of 8 GB physical memory used; 2.2 GB of 16 GB virtual memory used.",
        (
            "Virtual memory use was 9.1 GB.",
            "Physical memory use was 2.2 GB.",
            "Virtual memory use was 2.2 GB, above its 16 GB limit.",
        ),
        (
            "Virtual memory use was 2.2 GB, below its 16 GB limit.",
            "虚拟内存用了 2.2 GB。",
            "Physical memory use was 9.1 GB.",
        ),
    ),
    (
        "task t-5 is running 90 MB beyond the 'PHYSICAL' memory limit; virtual: 2 GB of 16 GB",
        ("t-5 exceeded its virtual memory limit.", "t-5 超出了虚拟内存限制。"),
        ("t-5 exceeded its physical memory limit.", "t-5 超出了物理内存限制。"),
    ),
    (
        "bucket b-2: write rate limit exceeded; read rate 10 of 50",
        ("b-2 exceeded its read rate limit.", "b-2 的读速率超过限制。"),
        ("b-2 exceeded its write rate limit.",),
    ),
    (
        "org o-4: monthly quota exceeded",
        ("o-4 exceeded its daily quota.", "o-4 的日配额已超出。"),
        ("o-4 exceeded its monthly quota.",),
    ),
]

ONE_AND_OTHER: list[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = [
    (
        (
            "FanSpeedLow severity=warning instance=rack-3: fan 2 is slow",
            "PsuFailed severity=critical instance=rack-9: power supply 1 failed",
        ),
        (
            "两条告警中一条为 warning，一条为 info。",
            "两条告警中，一条为 critical，一条为 critical。",
            "One alert is critical, the other is info.",
            "一条告警为 info，另一条为 critical。",
        ),
        (
            "两条告警中一条为 warning，一条为 critical。",
            "两条告警一条 warning，另一条 critical。",
            "One alert is a warning, the other is critical.",
            "一条告警为 critical，另一条为 warning。",
        ),
    ),
]

RETOLD: Rows = [
    (
        "task=mail-7 retry_count=5 state=DEAD",
        ("mail-7 was retried 4 times.", "mail-7 未重试。"),
        ("mail-7 was retried five times.", "mail-7 已重试 5 次。"),
    ),
    (
        "task=mail-8 retry_count=0 state=NEW",
        ("mail-8 was retried.",),
        ("mail-8 was not retried.", "mail-8 未重试。"),
    ),
    (
        "host n-3: vm.overcommit_memory=0, memory low",
        ("The memory of n-3 is not low.",),
        ("The memory of n-3 is low.", "n-3 的内存低。"),
    ),
    ("vault core: vault is sealed", ("Vault 已解封。",), ("Vault 处于封印状态。",)),
    (
        "2026-01-05 10:00:01 [error] closing link l-2 (probe-4):\n"
        "2026-01-05 10:00:01 [error] missed heartbeats from client, timeout: 90s",
        ("心跳超时为 30 秒。", "The link l-2 was opened."),
        (
            "心跳超时为 90 秒。",
            "客户端心跳丢失。",
            "The link l-2 was closed for missed heartbeats.",
        ),
    ),
    (
        "告警名称:小区退服 网元:SZ-12 状态:已清除",
        ("The cell outage alarm of SZ-12 has not been cleared.",),
        ("The cell outage alarm of SZ-12 was cleared.",),
    ),
    (
        "[Pipeline] sh\n+ make test\nFinished: FAILURE",
        ("构建成功。", "The GitLab build failed."),
        ("构建失败。", "The Jenkins build failed."),
    ),
    (
        "table=p-4 | rows_read=900 | rows_written=880",
        ("写入的行数为 900。", "p-4 写入的行数比读取的少 30 行。"),
        ("p-4 写入的行数比读取的少 20 行。", "读取的行数为 900。"),
    ),
]

ADVICE: Rows = [
    (
        "Drop the old index only after consent from its owner.",
        ("手册要求删除旧索引。", "手册要求删除旧索引之后再征得负责人同意。"),
        (
            "手册要求删除旧索引之前先征得负责人同意。",
            "手册要求征得负责人同意后再删除旧索引。",
        ),
    ),
    (
        "原因可能是 vm.overcommit_memory=0。先看 INFO memory,再改内核参数。",
        ("手册建议先改内核参数,再看 INFO memory。",),
        ("手册建议先看 INFO memory,再改内核参数。",),
    ),
]

POINTS: Rows = [
    (
        'mail_queue_length{queue="bulk"}\n'
        "2026-03-01T05:10:00Z 400\n2026-03-01T05:11:00Z 640\n2026-03-01T05:12:00Z 900",
        (
            "The length of queue bulk was 640 at 05:12.",
            "The length of queue bulk rose by 400 from 05:10 to 05:12.",
            "The length of queue bulk fell by 500 from 05:10 to 05:12.",
            "队列 bulk 的长度从 05:10 到 05:12 增加了 260。",
            "The length of queue bulk rose by 500 per minute.",
            "The length of queue bulk rose by 60%.",
        ),
        (
            "The length of queue bulk was 640 at 05:11.",
            "The length of queue bulk rose by 500 from 05:10 to 05:12.",
            "The length of queue bulk rose by 125%.",
            "队列 bulk 的长度从 05:11 到 05:12 增加了 260。",
            "The length of queue bulk rose from 400 to 900.",
        ),
    ),
    (
        'disk_free{host="h-8"} 21:00=70% 21:30=64% 22:00=51%',
        ("The free disk of h-8 fell by 6 percentage points from 21:00 to 22:00.",),
        ("The free disk of h-8 fell from 70% to 51%.",),
    ),
]

OUT_OF: Rows = [
    (
        "flink heartbeat check: found 3 dead workers out of 21:\n",
        (
            "21 workers are dead.",
            "About 18% of the workers are dead.",
            "4 of the 21 workers are dead.",
        ),
        (
            "Three of the 21 Flink workers were found dead, about 14%.",
            "3 of the 21 workers are dead.",
            "14% of the workers are dead.",
        ),
    ),
    (
        "import i-6: 9 rejected lines out of 300",
        ("300 lines were rejected.", "5% of the lines were rejected."),
        ("9 of the 300 lines were rejected.", "3% of the lines were rejected."),
    ),
]

_BILLS = (
    "bill_id | amount | currency | state | retry_count\n"
    "B-1 | 20.50 | EUR | OPEN | 2\nB-2 | 9.00 | EUR | PAID | 0\nB-3 | 70.25 | EUR | OPEN | 1"
)
SUMS: Rows = [
    (
        _BILLS,
        (
            "The three bills add up to 98.75 EUR.",
            "The three bills add up to 99.75 USD.",
            "The two bills add up to 99.75 EUR.",
            "三笔账单共重试 4 次。",
        ),
        (
            "The three bills add up to 99.75 EUR.",
            "三笔账单合计 99.75 EUR。",
            "The three bills were retried 3 times in total.",
        ),
    ),
    (
        "topic | pending | parked\nt-1 | 12 | 3\nt-2 | 30 | 0",
        ("Together the two topics have 45 pending messages.",),
        ("Together the two topics have 42 pending messages.",),
    ),
]

_BUILDS = (
    "2026-02-02 08:00:10 builder: took 20.5 seconds to compile module a-1",
    "2026-02-02 08:05:31 builder: took 51.5 seconds to compile module b-7",
)
SECOND_AND_FIRST: list[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = [
    (
        _BUILDS,
        (
            "The second module took about 41 seconds longer to compile than the first.",
            "Compiling the second module took more than three times as long as the first.",
            "Compiling the first module took more than twice as long as the second.",
            "Testing the second module took more than twice as long as the first.",
        ),
        (
            "The second module took about 31 seconds longer to compile than the first.",
            "Compiling the second module took more than twice as long as the first.",
        ),
    ),
]

LINES_OF_SERIES: Rows = [
    (
        'up{job="etcd",instance="etcd-a:2379"} 1\n'
        'up{job="etcd",instance="etcd-b:2379"} 0\n'
        'up{job="etcd",instance="etcd-c:2379"} 1',
        (
            "etcd-a is down.",
            "etcd-b is up.",
            "Two of the three etcd targets are down.",
            "三个 etcd 实例中有两个宕机。",
        ),
        (
            "etcd-b is down.",
            "etcd-b 不在线。",
            "etcd-a is up.",
            "Two of the three etcd targets are up.",
            "三个 etcd 实例中有两个在线。",
        ),
    ),
]
LINES_OF_SERIES += [
    ('{"metric":"up","instance":"kv-4:8500","value":0}', ("kv-4 is up.",), ("kv-4 is down.",)),
    ('{"metric":"up","instance":"kv-5:8500","value":1}', ("kv-5 is down.",), ("kv-5 is up.",)),
]

RATES: Rows = [
    (
        "应用:pay-hub;指标:扣款成功率;当前值:97.5%;阈值:<99%",
        ("pay-hub 的扣款失败率为 97.5%。", "pay-hub 的扣款失败率为 3.5%。"),
        ("pay-hub 的扣款失败率约为 2.5%。", "pay-hub 的扣款成功率为 97.5%。"),
    ),
    (
        "checkout success_rate=98%",
        ("The failure rate is 98%.", "The failure rate is high."),
        ("The failure rate is 2%.",),
    ),
]

QUOTED: Rows = [
    (
        "worker-2: can't write snapshot: open: Too many open files",
        (
            'The open did not fail with "Too many open files".',
            'There was no error "Too many open files".',
            'worker-2 wrote the snapshot, and the open failed with "Too many open files".',
        ),
        ('worker-2 could not write the snapshot: the open failed with "Too many open files".',),
    ),
]
