"""Further texts that tell of one, and sentences of another: written without a look at the rules."""

from .told_otherwise_cases import Rows

IN_LOGS: Rows = [
    (
        "2026-05-05T03:00:00Z WARN portal upstream search-2 172.20.1.4:9200 returned 429 for "
        "POST /search after 5 retries, shedding load",
        (
            "portal returned 429.",
            "search-2 shed load.",
            "portal 返回 429。",
            "The portal answered with status 429.",
            "search-2 retried POST /search 5 times.",
            "POST /search returned 429 five times.",
        ),
        (
            "search-2 returned 429.",
            "portal shed load.",
            "portal retried 5 times.",
            "portal's upstream search-2 returned 429 for POST /search.",
            "The upstream search-2 at 172.20.1.4:9200 returned 429.",
            "search-2 returned 429 after 5 retries.",
            "portal saw a 429 from search-2.",
            "search-2 responded to POST /search with 429.",
            "A 429 was returned by search-2 for POST /search.",
            "search-2 对 POST /search 返回 429。",
            "portal 的上游 search-2 返回 429。",
            "portal received a 429.",
        ),
    ),
    (
        '10.1.1.1 - - [05/May/2026:03:00:00 +0000] "GET /a HTTP/1.1" 502 157 '
        "upstream=app-3:80 upstream_status=502",
        (),
        (
            "GET /a was answered with 502.",
            "The upstream app-3 returned 502.",
            "GET /a returned 502.",
        ),
    ),
    (
        "INFO checkout-svc POST /pay returned 500 in 31 ms",
        (),
        (
            "POST /pay returned 500 in 31 ms.",
            "POST /pay took 31 ms.",
        ),
    ),
    (
        "ERROR worker call to vat-api failed: vat-api returned 503",
        (
            "worker returned 503.",
            "The worker answered with 503.",
        ),
        (
            "vat-api returned 503.",
            "The call of worker to vat-api failed.",
            "The worker's call to vat-api failed with 503.",
        ),
    ),
    (
        "pg-2: streaming replication lag 95s (primary pg-1, standby pg-2)",
        (
            "pg-1 lags 95 s.",
            "pg-2 is the primary.",
            "pg-1 is the standby.",
        ),
        (
            "pg-2 is the standby.",
            "pg-1 is the primary.",
            "The replication lag is 95 s.",
        ),
    ),
    (
        "replica db-9 lags 12s behind primary db-8; replica db-7 lags 3s behind primary db-8",
        (
            "db-8 lags 12s.",
            "The primary db-8 lags 3s.",
        ),
        (
            "db-9 lags 12s.",
            "db-7 lags 3s behind the primary db-8.",
            "db-9 lags more than db-7.",
            "db-9 lags 9 s more than db-7.",
        ),
    ),
    (
        "consumer group billing is 5400 messages behind on topic invoices",
        (),
        (
            "The consumer group billing is 5400 messages behind.",
            "The lag of billing on topic invoices is 5400 messages.",
        ),
    ),
    (
        "standby mz-2 promoted to primary after mz-1 was lost",
        (
            "mz-1 was promoted.",
            "mz-1 is the primary.",
        ),
        (
            "mz-2 was promoted to primary.",
            "mz-2 is the primary.",
        ),
    ),
    (
        "2026/05/05 03:10:00 [error] 8#8: *4 upstream timed out (110: Connection timed out) "
        "while reading response header from upstream, client: 192.0.2.7, server: q.example, "
        'request: "GET /q HTTP/1.1", upstream: "http://192.0.2.80:81/q"',
        (
            "192.0.2.7 did not respond.",
            "The response header from 192.0.2.7 timed out.",
            "GET /q took 110 s.",
            "nginx could not connect to 192.0.2.80.",
            "客户端 192.0.2.7 无响应。",
        ),
        (
            "The upstream 192.0.2.80:81 timed out.",
            "GET /q from client 192.0.2.7 timed out.",
            "The request GET /q of client 192.0.2.7 timed out while reading the response header "
            "from upstream 192.0.2.80:81.",
            "Client 192.0.2.7 requested GET /q.",
            "nginx timed out reading the response header from 192.0.2.80:81.",
            "nginx 读取上游 192.0.2.80:81 的响应头超时。",
        ),
    ),
    (
        "client 192.0.2.9 timed out while sending request headers to lb-1",
        (),
        (
            "Client 192.0.2.9 timed out.",
            "192.0.2.9 timed out.",
        ),
    ),
    (
        'kubelet probe manager: Readiness probe for "web-1" failed (failure): HTTP probe '
        "failed with statuscode: 404",
        ("The kubelet returned 404.",),
        (
            "The readiness probe for web-1 failed with 404.",
            "web-1's readiness probe failed.",
            "The kubelet reported that the readiness probe of web-1 failed.",
        ),
    ),
    (
        "ERROR inventory-svc health check failed: database unreachable",
        (),
        (
            "The health check of inventory-svc failed.",
            "inventory-svc failed its health check.",
            "The health check failed because the database was unreachable.",
        ),
    ),
    (
        "vacuum of table orders: scan 4.2 s, index 7.5 s, total 12.1 s",
        (
            "The vacuum took 7.5 s.",
            "The vacuum of orders lasted 4.2 s.",
        ),
        (
            "The vacuum took 12.1 s.",
            "The index phase took 7.5 s.",
            "The scan took 4.2 s.",
            "The vacuum of orders took 12.1 s in total.",
        ),
    ),
    (
        "deploy 88 finished: build_seconds=210 test_seconds=95 total_seconds=340",
        (
            "Deploy 88 took 210 seconds.",
            "Deploy 88 took 95 s.",
        ),
        (
            "Deploy 88 took 340 s.",
            "The build took 210 s.",
            "The tests took 95 s.",
        ),
    ),
    (
        "checkpoint complete: wrote 900 buffers; write=10.2 s, sync=0.1 s, total=10.5 s; "
        "distance=66 kB",
        ("The checkpoint needed 10.2 s.",),
        (
            "900 buffers were written in 10.2 s.",
            "Writing the buffers took 10.2 s.",
            "The sync took 0.1 s.",
            "The write phase took 10.2 s of 10.5 s.",
            "The checkpoint took about 10 s.",
        ),
    ),
    (
        "task 9 waiting for lock L-7 held by task 3 for 22 s",
        (
            "Task 3 has been waiting for 22 s.",
            "Task 3 waited for task 9.",
        ),
        (
            "Task 9 has been waiting for lock L-7.",
            "Task 3 holds lock L-7.",
        ),
    ),
    (
        "cron purge failed, next run in 15m",
        (
            "purge failed for 15 minutes.",
            "purge failed after 15m.",
            "purge 运行了 15 分钟。",
        ),
        ("purge failed.",),
    ),
    (
        "job etl-3 failed after 42s, retry in 90s",
        (
            "etl-3 failed after 90s.",
            "etl-3 ran for 90 s.",
            "etl-3 will be retried in 42s.",
        ),
        (
            "etl-3 failed after 42 s.",
            "etl-3 失败前运行了 42 秒。",
        ),
    ),
    (
        "INFO deployer rolled out image pay:5.1 to prod, old image pay:5.0",
        (
            "pay:5.0 was rolled out.",
            "The deployer rolled out pay:5.0 to prod.",
            "prod runs pay:5.0.",
            "pay:5.0 was rolled out to prod.",
        ),
        (
            "pay:5.1 was rolled out to prod.",
            "The old image is pay:5.0.",
            "The old image was pay:5.0.",
            "Before pay:5.1, the image was pay:5.0.",
        ),
    ),
    (
        "rollback of api from 2.9 to 2.8 by erin (previous 2.9)",
        ("erin rolled back api to 2.9.",),
        (),
    ),
    (
        "certificate renewed for x.example: new serial 77AA, old serial 66BB, valid until "
        "2027-05-05",
        (
            "The certificate has serial 66BB.",
            "The new serial is 66BB.",
            "The old serial is 77AA.",
            "序列号 66BB 已生效。",
        ),
        (
            "The new serial is 77AA.",
            "The old serial is 66BB.",
            "The certificate for x.example was renewed.",
        ),
    ),
    (
        "scaled deployment web from 3 to 9 replicas",
        (
            "web was scaled to 3 replicas.",
            "web 扩容到 3 个副本。",
        ),
        (
            "web was scaled to 9 replicas.",
            "web was scaled from 3 to 9 replicas.",
            "web was scaled up by 6 replicas.",
            "web 扩容到 9 个副本。",
        ),
    ),
    (
        "ERROR ldap bind failed for uid=zoe: invalid credentials",
        (
            "The account of zoe is locked.",
            "The password of zoe has expired.",
            "zoe's account is disabled.",
            "zoe does not exist.",
        ),
        (
            "The credentials of zoe were invalid.",
            "zoe 的凭据无效。",
            "The bind of zoe failed because of wrong credentials.",
        ),
    ),
    (
        "token for service sync expired 4 minutes ago, request rejected with 401",
        (
            "The token of sync was revoked.",
            "The token of sync is malformed.",
            "The token for sync is wrong.",
        ),
        ("The token of sync has expired.",),
    ),
]

IN_METRICS: Rows = [
    (
        'heap_used_mb{pod="q-1"} min=210 at 04:10:00, max=980 at 04:50:00, last=400 at 05:00:00',
        (
            "The heap of q-1 peaked at 04:10.",
            "The heap was 980 MB at 05:00.",
            "The heap of q-1 reached 980 MB at 04:10.",
            "The heap of q-1 was lowest at 04:50.",
            "q-1 的堆在 04:10 达到 980 MB。",
            "The heap of q-1 peaked after 04:50.",
            "The heap of q-1 peaked before 04:10.",
        ),
        (
            "The heap of q-1 peaked at 980 MB at 04:50.",
            "The heap of q-1 peaked after 04:10.",
            "The heap of q-1 was lowest at 04:10.",
            "The heap of q-1 peaked at 04:50 and was 400 MB at 05:00.",
        ),
    ),
]
