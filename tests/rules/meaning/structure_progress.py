"""What is not done yet, only advised, or over again.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "alert over",
        "QueueDepthHigh resolved, service=mail-out, started=2026-03-03T09:00:00Z,"
        " ended=2026-03-03T09:18:00Z, duration=18m",
        (
            "QueueDepthHigh on mail-out is over.",
            "QueueDepthHigh on mail-out is over; it lasted 18 minutes.",
            "QueueDepthHigh was resolved.",
        ),
        (
            "QueueDepthHigh on mail-out is firing.",
            "QueueDepthHigh on mail-out is not over.",
            "QueueDepthHigh on mail-out is over; it lasted 81 minutes.",
        ),
    ),
    (
        "alert over",
        "QueueDepthHigh firing, service=mail-out, started=2026-03-03T09:00:00Z, duration=18m",
        ("QueueDepthHigh is firing.",),
        (
            "QueueDepthHigh on mail-out is over.",
            "QueueDepthHigh is over; it lasted 18 minutes.",
        ),
    ),
    (
        "alert over",
        "QueueDepthHigh resolved, service=mail-out, value=930, duration=18m",
        (),
        (
            "The queue depth of mail-out is 930.",
            "QueueDepthHigh on mail-out is over; the depth is 930.",
        ),
    ),
    (
        "in progress",
        'pool=vol7 state=DEGRADED scan="scrub in progress, 61.4% done, 01:10:25 to go"',
        (
            "The scrub of vol7 is in progress.",
            "The scrub is 61.4% done.",
        ),
        (
            "The scrub of vol7 has finished.",
            "The scrub on vol7 is complete.",
            "The scrub is done.",
            "vol7 的 scrub 已完成。",
        ),
    ),
    (
        "in progress",
        "job=rebuild-idx, status=running, progress=0.41,"
        " started_at=2026-06-02T07:00:00Z, checked_at=2026-06-02T07:20:00Z",
        ("rebuild-idx is running.",),
        (
            "rebuild-idx has finished.",
            "rebuild-idx is done.",
            "rebuild-idx has completed.",
            "rebuild-idx 已完成。",
            "rebuild-idx has finished, 20 minutes after its start.",
        ),
    ),
    (
        "in progress",
        "2026-06-02T07:00:00Z INFO backup b-9: 40% complete, running",
        (
            "Backup b-9 is 40% complete.",
            "Backup b-9 is running.",
        ),
        (
            "Backup b-9 is complete.",
            "Backup b-9 has completed.",
            "Backup b-9 finished.",
        ),
    ),
    (
        "in progress",
        "2026-06-02T07:00:00Z INFO migration m-3 70/120 tables done",
        ("70 of 120 tables are done.",),
        (
            "Migration m-3 is done.",
            "Migration m-3 has finished.",
        ),
    ),
    (
        "in progress",
        "2026-06-02T07:00:00Z INFO 迁移任务 m-4 进行中,已完成 35%",
        ("迁移任务 m-4 进行中。",),
        ("迁移任务 m-4 已完成。",),
    ),
    (
        "in progress",
        "2026-06-02T07:00:00Z INFO backup b-9: 100% complete",
        ("Backup b-9 is complete.",),
        ("Backup b-9 is not complete.",),
    ),
    (
        "in progress",
        "2026-06-02T07:00:00Z INFO reindex of shelf-2 still running after 90 minutes",
        ("The reindex of shelf-2 is still running.",),
        (
            "The reindex of shelf-2 finished after 90 minutes.",
            "The reindex took 90 minutes to finish.",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z WARN queue stuck; restart postman to fix",
        ("The queue is stuck.",),
        (
            "postman restarted.",
            "postman was restarted.",
            "The queue was fixed.",
            "postman 已重启。",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z ERROR index corrupt. Run reindex on shelf-2 to repair it.",
        ("The index is corrupt.",),
        (
            "shelf-2 was repaired.",
            "The index was repaired.",
            "Reindex ran on shelf-2.",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z WARN low memory: increase heap of calc-2 to avoid failures",
        ("Memory is low.",),
        (
            "The heap of calc-2 was increased.",
            "The heap of calc-2 increased.",
            "Failures were avoided.",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z WARN disk nearly full, delete old segments to free space",
        ("The disk is nearly full.",),
        (
            "Old segments were deleted.",
            "Space was freed.",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03 02:10:09 WARN 队列卡住,请重启 postman 以恢复",
        ("队列卡住。",),
        (
            "postman 已重启。",
            "队列已恢复。",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03 02:10:09 WARN 队列卡住,需要重启 postman",
        (),
        (
            "postman 已重启。",
            "postman 重启了。",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z WARN queue stuck, please restart postman",
        (),
        (
            "postman restarted.",
            "postman was restarted.",
        ),
    ),
    (
        "advice is no deed",
        "2026-06-03T02:10:09Z WARN queue stuck; postman needs to be restarted",
        (),
        (
            "postman restarted.",
            "postman was restarted.",
        ),
    ),
    (
        "cleared",
        "09:20:31 * FAIL message received about 7a1c "
        "(cache-2)\n09:20:46 * Clear FAIL state for node "
        "7a1c (cache-2): replica is reachable again.",
        (
            "The FAIL state of cache-2 was cleared.",
            "cache-2 is reachable again.",
        ),
        (
            "cache-2 is still in FAIL state.",
            "cache-2 is not reachable.",
            "cache-2 remains in FAIL state.",
        ),
    ),
    (
        "cleared",
        "09:20:31 link eth4 down\n09:21:02 link eth4 up",
        ("eth4 is up.",),
        (
            "eth4 is still down.",
            "eth4 remains down.",
        ),
    ),
    (
        "alert over",
        "HighErrorRate resolved, service=tix-api, severity=critical,"
        " since=2026-03-14T06:00:00Z, until=2026-03-14T06:18:00Z",
        ("HighErrorRate on tix-api is over; it ran for 18 minutes.",),
        (
            "HighErrorRate on tix-api is over; it ran for 28 minutes.",
            "The error rate of tix-api is high.",
            "tix-api has errors.",
        ),
    ),
]
