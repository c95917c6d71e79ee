"""Causes that are listed, distances of times beside a measure, and other forms that were judged too hard.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "measure beside times",
        '{"status":"firing","about":"Drift of unit u-3 is above 0.2s","startsAt":"2026-03-02T07:30:00Z",'
        '"endsAt":"0001-01-01T00:00:00Z"}',
        ("The drift of u-3 is above 200 ms.",),
        ("The drift of u-3 is above 20 seconds.", "The drift of u-3 is above an hour."),
    ),
    (
        "measure beside times",
        "2026-03-02 07:30:00 job load started; 2026-03-02 07:50:00 job load ended, wait 3s",
        ("The job ran for 20 minutes.",),
        ("The job waited more than 10 minutes.",),
    ),
    (
        "listed cause",
        "连接被拒:常见原因有端口未监听、防火墙规则;磁盘满的常见原因有日志过大。建议先看端口。",
        (
            "手册把防火墙规则列为连接被拒的常见原因之一。",
            "手册指出,日志过大是磁盘满的原因之一。",
        ),
        (
            "手册把日志过大列为连接被拒的常见原因之一。",
            "手册把连接被拒列为防火墙规则的常见原因之一。",
        ),
    ),
    (
        "listed cause",
        "Slow queries: common causes are missing indexes and lock waits. Check the indexes first.",
        (
            "The runbook names lock waits as one of the common causes of slow queries.",
            "The runbook says missing indexes are a common cause of slow queries.",
        ),
        (
            "The runbook names slow queries as one of the common causes of lock waits.",
            "The runbook says lock waits are a common cause of missing indexes.",
        ),
    ),
    (
        "listed cause",
        "## SlowQueries\n## Common causes\n- missing indexes\n- lock waits\n## Impact\n- timeouts",
        ("The runbook lists missing indexes as a common cause of slow queries.",),
        ("The runbook lists timeouts as a common cause of slow queries.",),
    ),
    (
        "named cause",
        "web-4 restart: container killed, caused by a failed probe",
        ("A failed probe is the cause of the restart of web-4.",),
        ("The restart of web-4 is the cause of a failed probe.",),
    ),
]
TOOLS = {"measure beside times": "query_metrics", "listed cause": "lookup_knowledge"}
