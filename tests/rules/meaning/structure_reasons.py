"""Reasons with their effects, and limits that were exceeded.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "reason given",
        "2026-05-08T23:17:41Z rtr-1 bgpd[90]: ADJCHANGE: "
        "neighbor 198.51.100.4 (AS64500) Down - Hold "
        "Timer Expired",
        ("The neighbor 198.51.100.4 went down because the hold timer expired.",),
        (
            "The hold timer expired because the neighbor 198.51.100.4 went down.",
            "The neighbor 198.51.100.4 is up.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z ERROR loader: Failed to open archive a-7.tar: permission denied",
        (
            "The archive a-7.tar could not be opened because permission was denied.",
            "Opening a-7.tar failed due to a denied permission.",
        ),
        (
            "Permission was denied because a-7.tar could not be opened.",
            "The archive a-7.tar was opened.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z ERROR sched: job nightly-7 aborted: quota exceeded",
        ("The job nightly-7 was aborted because the quota was exceeded.",),
        (
            "The quota was exceeded because job nightly-7 was aborted.",
            "The job nightly-7 completed.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z WARN probe: latency is high; disk errors on sdb",
        (),
        (
            "The latency is high because of disk errors on sdb.",
            "Disk errors on sdb cause high latency.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z INFO link eth3 Down - cable removed",
        ("The link eth3 went down because the cable was removed.",),
        ("The cable was removed because the link eth3 went down.",),
    ),
    (
        "exceeded",
        "botocore.exceptions.ClientError: An error occurred "
        "(SlowDown) when calling PutObject: Rate exceeded",
        (
            "The rate was exceeded.",
            "The request rate was exceeded.",
        ),
        (
            "The rate was not exceeded.",
            "The size was exceeded.",
        ),
    ),
    (
        "exceeded",
        "2026.10.07 22:31:09 <Error> executeQuery: Code: "
        "241. Memory limit (for query) exceeded: would "
        "use 9.42 GiB, maximum: 9.31 GiB.",
        (
            "The memory limit was exceeded.",
            "Its memory limit was exceeded.",
        ),
        (
            "The memory limit was not exceeded.",
            "The time limit was exceeded.",
            "The disk limit was exceeded.",
        ),
    ),
    (
        "exceeded",
        "2026-03-03T09:00:00Z WARN cron: job j-8 within its time limit",
        (),
        (
            "The time limit was exceeded.",
            "The time limit of j-8 was exceeded.",
        ),
    ),
    (
        "exceeded",
        "2026-03-03T09:00:00Z INFO meter: quota not exceeded for t-7",
        (),
        (
            "The quota was exceeded.",
            "The quota of t-7 was exceeded.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z ERROR sched: job j-1 failed, reason: node n-2 timed out",
        (
            "j-1 failed.",
            "n-2 timed out.",
        ),
        (
            "j-1 timed out.",
            "n-2 failed because j-1 timed out.",
        ),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z WARN lb: backend img-2 is DOWN, reason: Layer4 timeout",
        (
            "img-2 is down.",
            "img-2 is down because of a timeout.",
        ),
        ("A timeout occurred because img-2 is down.",),
    ),
    (
        "reason given",
        "2026-05-08T23:17:41Z INFO wiki: lag on q-7 is most often the result of slow consumers",
        ("Lag on q-7 most often results from slow consumers.",),
        ("Slow consumers result from lag on q-7.",),
    ),
    (
        "exceeded",
        "2026.10.07 <Error> Code: 241. Memory limit (for "
        "query) exceeded: would use 9.42 GiB, maximum: "
        "9.31 GiB.",
        ("The query failed with code 241 because its memory limit was exceeded.",),
        (
            "Its memory limit was exceeded because the query failed with code 241.",
            "The query failed with code 214 because its memory limit was exceeded.",
        ),
    ),
]
