"""Deeds: done, failed, tried, done in part, done under a condition.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "half done",
        "2026-02-03T01:00:00Z ERROR spool: Write to segment "
        "/var/spool/s-12 failed: 8192 bytes should have "
        "been written, only 4096 were written",
        (
            "The write to segment /var/spool/s-12 failed.",
            "Writing to /var/spool/s-12 failed.",
        ),
        (
            "The write to segment /var/spool/s-12 succeeded.",
            "8192 bytes were written.",
        ),
    ),
    (
        "half done",
        "Upload of dump-9 failed; 30 MB of 80 MB were uploaded",
        (
            "The upload of dump-9 failed.",
            "dump-9 could not be uploaded.",
        ),
        ("The upload of dump-9 succeeded.",),
    ),
    (
        "half done",
        "2026-02-03T01:10:00Z ERROR courier: read of block 77 failed, only 12 bytes were read",
        (
            "The read of block 77 failed.",
            "courier could not read block 77.",
        ),
        ("The read of block 77 succeeded.",),
    ),
    (
        "deed as an error",
        "2026/04/02 10:00:00 mqttd: Accept error: accept "
        "tcp4 0.0.0.0:1883: too many open files; retrying "
        "in 5s",
        (
            "mqttd could not accept a connection: too many open files.",
            "An accept failed.",
        ),
        (
            "mqttd accepted a connection.",
            "mqttd refused a connection.",
        ),
    ),
    (
        "deed as an error",
        "2026-04-02T10:00:00Z ERROR ingest: Write error: broken pipe",
        (
            "ingest failed to write.",
            "The write failed.",
        ),
        (
            "ingest wrote successfully.",
            "The write succeeded.",
        ),
    ),
    (
        "deed as an error",
        "2026-04-02T10:00:00Z ERROR fetcher: Connect error: no route to host 10.8.0.3",
        ("fetcher could not connect to 10.8.0.3.",),
        ("fetcher connected to 10.8.0.3.",),
    ),
    (
        "before completing",
        "2026-03-05 04:00:00,118 INFO  SavepointKeeper "
        "[] - Checkpoint 71 of job b44c expired before "
        "completing.",
        (
            "Checkpoint 71 of job b44c expired before completing.",
            "作业 b44c 的检查点 71 在完成之前过期。",
        ),
        (
            "Checkpoint 71 of job b44c completed.",
            "作业 b44c 的检查点 71 已完成。",
        ),
    ),
    (
        "before completing",
        "2026-03-05T04:00:00Z WARN lease L-9 of node w-3 was revoked before it was renewed",
        (
            "Lease L-9 was revoked before it was renewed.",
            "Lease L-9 was revoked.",
        ),
        ("Lease L-9 was renewed.",),
    ),
    (
        "done in one line, failed in another",
        "2026-03-30T05:18:44Z ##[error]The agent has "
        "received a stop signal.\n2026-03-30T05:18:45Z "
        "##[error]Process completed with exit code 130.",
        (
            "The agent received a stop signal.",
            "The process completed with exit code 130.",
            "The agent received a stop signal and the process ended with exit code 130.",
        ),
        (
            "The agent received no stop signal.",
            "The process succeeded.",
            "The process completed successfully.",
        ),
    ),
    (
        "done in one line, failed in another",
        "2026-02-06 10:02:51 ERROR [pay-core] 主从同步中断:从库 "
        "10.9.1.7 报错 1032 记录不存在,已停止同步,落后 "
        "90 秒",
        (
            "同步已停止。",
            "从库 10.9.1.7 的同步已停止。",
        ),
        (
            "同步已恢复。",
            "同步未停止。",
        ),
    ),
    (
        "done in one line, failed in another",
        "2026-02-06T10:00:00Z ERROR mirror-2: fetch of chunk 8 failed, fetching stopped",
        (
            "The fetch of chunk 8 failed.",
            "Fetching stopped.",
        ),
        (
            "Chunk 8 was fetched.",
            "The fetch of chunk 8 succeeded.",
        ),
    ),
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
        "left to do",
        "2026-07-03T15:30:00Z INFO mover: pass 2, bytes "
        "already copied 8.2 GB, bytes left to copy 12.6 "
        "GB",
        (
            "mover has 12.6 GB left to copy.",
            "12.6 GB are left to copy.",
            "8.2 GB were already copied.",
        ),
        (
            "mover has 8.2 GB left to copy.",
            "12.6 GB were already copied.",
        ),
    ),
]
