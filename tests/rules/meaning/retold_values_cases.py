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
