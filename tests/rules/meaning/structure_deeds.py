"""Deeds: done, failed, tried, done in part.

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
    (
        "done in one line, failed in another",
        "2026-03-30T05:18:44Z ##[error]The agent has "
        "received a shutdown signal. This can happen "
        "when the agent service is stopped, or a manual "
        "agent is canceled.\n2026-03-30T05:18:45Z ##[error]Process "
        "completed with exit code 143.",
        (
            "The agent received a shutdown signal.",
            "The agent received a shutdown signal and the process ended with exit code 143.",
        ),
        (
            "The agent service was stopped.",
            "A manual agent was canceled.",
            "The agent was canceled.",
        ),
    ),
    (
        "half done",
        "2026-03-11T02:44:09Z [ERROR] [InnoDB] Write "
        "to file ./fee/entry.ibd failed at offset 7340,"
        " 1048576 bytes should have been written, only "
        "4096 were written.",
        (
            "InnoDB could not fully write to ./fee/entry.ibd.",
            "Only 4096 bytes were written.",
            "The write to ./fee/entry.ibd failed.",
        ),
        (
            "InnoDB wrote 1048576 bytes.",
            "InnoDB fully wrote ./fee/entry.ibd.",
            "InnoDB could not read ./fee/entry.ibd.",
        ),
    ),
    (
        "left to do",
        "2026-07-03T15:30:00Z INFO mover: bytes left "
        "to copy 12.6 GB, cluster max utilization 88.1%",
        ("The highest utilization in the cluster is 88.1%.",),
        ("12.6 GB were copied.",),
    ),
]
