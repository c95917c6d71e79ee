"""Sides: who called and who answered, from where to where, by which method.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "yes and no",
        "Collector_Running: Yes\nForwarder_Running: No",
        (
            "The collector is running.",
            "The forwarder is not running.",
        ),
        (
            "The forwarder is running.",
            "The collector is not running.",
        ),
    ),
    (
        "yes and no",
        "Slave_IO_Running: No\nSlave_SQL_Running: Yes",
        (
            "The SQL thread is running.",
            "IO 线程未运行。",
        ),
        (
            "The SQL thread is not running.",
            "IO 线程在运行。",
            "The IO thread is running.",
        ),
    ),
    (
        "yes and no",
        "host=t-1 reachable=true\nhost=t-2 reachable=false",
        (
            "t-1 is reachable.",
            "t-2 is not reachable.",
        ),
        (
            "t-2 is reachable.",
            "t-1 is not reachable.",
        ),
    ),
    (
        "answered",
        '[2026-03-02T11:42:10Z] "GET /v1/fares HTTP/2" '
        "503 UO upstream_reset_before_response_started{overflow} "
        '- "-" 0 81 0 - "10.8.0.3" "grpc-java" "x9" "fares:9090" '
        "outbound|9090||fares.fx.svc.cluster.local",
        (
            "Envoy answered GET /v1/fares with 503.",
            "GET /v1/fares ended with 503.",
            "The response flag is UO.",
        ),
        (
            "Envoy answered GET /v1/fares with 200.",
            "The response started.",
            "The upstream answered GET /v1/fares.",
            "Envoy answered POST /v1/fares with 503.",
        ),
    ),
    (
        "answered",
        "Jun  3 10:52:19 lb-b haproxy[91]: 10.70.3.2:5221 "
        "[03/Jun/2026:10:52:14.102] http-in web-back/web-04 "
        "0/0/2/4871/4880 200 18324 - - ---- 8/7/6/2/0 "
        '0/0 "GET /v2/fees HTTP/1.1"',
        (
            "web-04 answered GET /v2/fees with status 200.",
            "GET /v2/fees ended with status 200.",
        ),
        (
            "web-04 answered GET /v2/fees with status 500.",
            "web-05 answered GET /v2/fees with status 200.",
            "10.70.3.2 answered GET /v2/fees with status 200.",
        ),
    ),
    (
        "attempt and end",
        "level=error ts=2026-01-14T06:33:20Z svc=fee-calc "
        'msg="upstream call failed" target=fx-rates attempt=2/2 '
        'err="dial tcp 10.30.8.1:7443: connect: connection '
        'refused"',
        (
            "The call from fee-calc to fx-rates failed.",
            "The second of two attempts by fee-calc to call fx-rates failed.",
            "The second of two attempts by fee-calc to call "
            "fx-rates ended in a refused connection.",
        ),
        (
            "fx-rates called fee-calc.",
            "The first of two attempts by fee-calc to call fx-rates failed.",
            "fee-calc refused the connection.",
            "The second of two attempts by fee-calc to call fx-rates succeeded.",
            "fee-calc reached fx-rates.",
        ),
    ),
    (
        "attempt and end",
        "2026-07-03 15:02:44 WARN 库存服务 depot-core 扣减失败:SKU 50077 可用数量 2,请求数量 9",
        (
            "SKU 50077 扣减失败时可用数量为 2。",
            "SKU 50077 扣减失败。",
            "depot-core 扣减失败。",
        ),
        (
            "SKU 50077 扣减成功。",
            "SKU 50077 扣减失败时可用数量为 9。",
            "SKU 50078 扣减失败。",
        ),
    ),
    (
        "attempt and end",
        "2026-07-03T15:02:44Z INFO host fox-1 failed: host fox-2 is up",
        ("fox-1 failed.",),
        (
            "fox-2 failed.",
            "fox-1 is up.",
        ),
    ),
    (
        "from and to",
        "Nov 03 21:09:58 jump-2 sshd[7712]: Failed publickey "
        "for build from 198.51.100.7 port 5154 ssh2",
        (
            "A public key login of build from 198.51.100.7 to jump-2 failed.",
            "The login of build from 198.51.100.7 failed.",
        ),
        (
            "A public key login of build from jump-2 to 198.51.100.7 failed.",
            "A public key login of build from 198.51.100.7 to jump-2 succeeded.",
        ),
    ),
    (
        "from and to",
        "2026-03-03T08:00:00Z store-3 rsyncd[4]: connection from 10.2.2.9 refused",
        ("A connection from 10.2.2.9 to store-3 was refused.",),
        ("A connection from store-3 to 10.2.2.9 was refused.",),
    ),
    (
        "from and to",
        "2026-03-03T08:00:00Z INFO elect: leader changed from n-1 to n-2",
        ("The leader changed from n-1 to n-2.",),
        ("The leader changed from n-2 to n-1.",),
    ),
    (
        "from and to",
        "2026-03-03T08:00:00Z INFO mover: copy of shard s-3 to n-2 done, source n-1",
        (),
        ("The copy of shard s-3 from n-2 to n-1 is done.",),
    ),
    (
        "method of the request",
        '[2026-04-14T08:29:55Z] "POST /api/fees HTTP/2" '
        "503 UF upstream_reset_before_response_started{connection_timeout} "
        '- "-" "fees.internal" "10.52.9.1:8443"',
        ("POST /api/fees ended with 503.",),
        (
            "GET /api/fees ended with 503.",
            "Envoy returned 503 for GET /api/fees.",
        ),
    ),
    (
        "method of the request",
        '10.1.1.4 - - [02/Mar/2026:11:41:55 +0000] "PUT /blobs/7 HTTP/1.1" 413 562',
        ("PUT /blobs/7 got 413.",),
        (
            "DELETE /blobs/7 got 413.",
            "GET /blobs/7 got 413.",
        ),
    ),
    (
        "answered",
        "172.20.8.9 - - [02/Mar/2026:11:41:55 +0000] "
        '"GET /v2/tags?page=2 HTTP/1.1" 504 562 "-" "okhttp/4.12"',
        (
            "172.20.8.9 请求 /v2/tags 得到了 504。",
            "GET /v2/tags ended with 504.",
        ),
        (
            "172.20.8.9 请求 /v2/tags 得到了 200。",
            "172.20.8.9 answered GET /v2/tags with 504.",
        ),
    ),
    (
        "yes and no",
        "Replica_IO_Running: Yes\nReplica_SQL_Running: No\nLast_SQL_Errno: 1032",
        (
            "复制的 IO 线程在运行,SQL 线程已停止。",
            "The SQL thread is not running.",
        ),
        (
            "复制的 IO 线程已停止,SQL 线程在运行。",
            "The IO thread is not running.",
            "复制的 SQL 线程在运行。",
        ),
    ),
]
