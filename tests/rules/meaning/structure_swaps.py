"""Two subjects with a state each: the one of the other does not follow.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "swapped",
        "2026-05-01T00:00:00Z WARN cert for a.example.net "
        "expires in 6 days; cert for b.example.net expired",
        ("The certificate for b.example.net expired.",),
        (
            "The certificate for a.example.net expired.",
            "a.example.net's certificate has expired.",
        ),
    ),
    (
        "swapped",
        "2026-05-01 00:00:00 ERROR 订单 A1 支付失败,订单 A2 支付成功",
        (
            "订单 A1 支付失败。",
            "订单 A2 支付成功。",
        ),
        (
            "订单 A2 支付失败。",
            "订单 A1 支付成功。",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO snapshot s-4 restored to vol-2 from vol-1",
        (
            "s-4 was restored to vol-2.",
            "s-4 was restored from vol-1.",
        ),
        (
            "s-4 was restored to vol-1.",
            "s-4 was restored from vol-2.",
            "vol-2 was restored to vol-1.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z WARN no heartbeat from agent-3 for 90s, agent-4 healthy",
        (
            "agent-4 is healthy.",
            "There was no heartbeat from agent-3 for 90s.",
        ),
        (
            "agent-3 is healthy.",
            "No heartbeat from agent-4.",
            "agent-4 has sent no heartbeat for 90s.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO health: db=ok cache=degraded queue=ok",
        ("The db is ok.",),
        (
            "The cache is ok.",
            "The db is degraded.",
            "All are ok.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO agent reconnected after 3 failed attempts",
        (
            "The agent reconnected after three failed attempts.",
            "The agent reconnected.",
        ),
        (
            "The agent is disconnected.",
            "The agent failed to reconnect.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO node k-3 cordoned, draining; k-4 uncordoned",
        ("k-3 is draining.",),
        (
            "k-4 is draining.",
            "k-4 was cordoned.",
        ),
    ),
    (
        "swapped",
        "2026-05-01 00:00:00 INFO 若队列超过 500 则告警",
        (),
        (
            "队列超过 500。",
            "队列已告警。",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO account user=bob, locked=1, failed_logins=5",
        ("bob has 5 failed logins.",),
        (
            "bob logged in 5 times.",
            "5 logins of bob succeeded.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO order id=7, status=cancelled, cancelled_by=admin",
        ("The order was cancelled.",),
        (
            "admin was cancelled.",
            "Order 7 was paid.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z WARN replica r-2 lags 40s behind r-1; r-3 in sync",
        (
            "r-2 lags 40s behind r-1.",
            "r-3 is in sync.",
        ),
        (
            "r-1 lags.",
            "r-3 lags 40s behind r-1.",
            "r-1 lags 40s behind r-2.",
            "r-2 is in sync.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z WARN disconnecting client c-4: idle 300s; client c-5 active",
        ("c-5 is active.",),
        (
            "c-4 connected.",
            "c-5 was disconnected.",
            "c-4 is active.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO login of eve failed twice, then succeeded",
        (),
        (
            "eve never logged in.",
            "The login of eve succeeded twice.",
        ),
    ),
    (
        "swapped",
        "2026-05-01 00:00:00 ERROR 服务 fare-api 连接 redis-7 失败,连接 redis-8 成功",
        ("fare-api 连接 redis-7 失败。",),
        (
            "redis-7 连接 fare-api 失败。",
            "fare-api 连接 redis-8 失败。",
            "fare-api 连接 redis-7 成功。",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO deployer: would scale web from 3 to 9 (dry run)",
        (),
        (
            "web was scaled from 3 to 9.",
            "web has 9 replicas.",
            "web scaled up.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO disk sda: SMART test passed; disk sdb: SMART test failed",
        (
            "The SMART test of sda passed.",
            "The SMART test of sdb failed.",
        ),
        (
            "The SMART test of sda failed.",
            "The SMART test of sdb passed.",
            "sdb passed its SMART test.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO migration 14 applied, migration 15 rolled back",
        (
            "Migration 14 was applied.",
            "Migration 15 was rolled back.",
        ),
        (
            "Migration 15 was applied.",
            "Migration 14 was rolled back.",
            "Both migrations were applied.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z ERROR connection from 10.0.0.4 to 10.0.0.9:5432 reset by 10.0.0.9",
        (
            "The connection was reset by 10.0.0.9.",
            "The connection from 10.0.0.4 to 10.0.0.9 was reset.",
        ),
        (
            "10.0.0.4 reset the connection.",
            "The connection from 10.0.0.9 to 10.0.0.4 was reset.",
            "The connection was reset by 10.0.0.4.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z INFO quota raised for t-1 "
        "from 10 to 20, lowered for t-2 from 30 to 5",
        ("The quota of t-1 was raised from 10 to 20.",),
        (
            "The quota of t-1 was lowered.",
            "The quota of t-2 was raised from 10 to 20.",
            "The quota of t-2 is 20.",
        ),
    ),
    (
        "swapped",
        "2026-05-01T00:00:00Z WARN rate limit not applied to tenant t-9 (exempt); t-8 throttled",
        ("t-8 was throttled.",),
        (
            "t-8 is exempt.",
            "The rate limit was applied to t-9.",
        ),
    ),
]
