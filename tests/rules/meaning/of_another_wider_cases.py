"""More texts that tell of one, and sentences that tell it of another: written without a look at the rules."""

from .told_otherwise_cases import Rows

IN_LOGS: Rows = [
    (
        "2026-04-01T11:05:00Z WARN apigw upstream ledger 10.6.0.2:9000 returned 503 for GET "
        "/ledger/7 after 3 retries, falling back to cache",
        (
            "503 was returned by apigw.",
            "A 503 came from apigw.",
            "apigw answered GET /ledger/7 with 503.",
            "apigw's status code was 503.",
            "The 503 of the cache was returned for GET /ledger/7.",
            "The cache failed with 503.",
            "The cache was unavailable.",
            "The client received 503 for GET /ledger/7.",
            "GET /ledger/7 failed 3 times.",
            "ledger gave up after 3 retries.",
            "ledger was retried 503 times.",
            "The cache fell back to ledger.",
            "ledger served GET /ledger/7 from the cache.",
            "apigw failed with 503.",
            "apigw 报 503。",
            "503 由 apigw 返回。",
            "缓存返回了 503。",
            "ledger 回退到缓存。",
            "GET /ledger/7 失败了 3 次。",
            "ledger called apigw.",
            "There were 503 retries.",
            "The third retry succeeded.",
        ),
        (
            "503 was returned by ledger.",
            "ledger answered GET /ledger/7 with 503.",
            "apigw fell back to cache.",
            "apigw retried 3 times.",
            "apigw received 503 from ledger.",
            "ledger 对 GET /ledger/7 返回 503。",
        ),
    ),
    (
        "[2026-04-01 11:06] bff -> pricing: 500 Internal Server Error (attempt 2/3)",
        (
            "bff returned 500.",
            "bff answered pricing with 500.",
            "bff failed with 500.",
        ),
        ("pricing returned 500.",),
    ),
    (
        'level=error service=mobile-bff msg="call to pricing failed" status=500',
        ("pricing called mobile-bff.",),
        ("The call of mobile-bff to pricing failed with status 500.",),
    ),
    (
        "standby or-2 lags 61s behind primary or-1, threshold 30s",
        (
            "The lag of the primary or-1 is 61 s.",
            "The primary's lag is 61s.",
            "or-1 has a lag of 61 s.",
            "主库 or-1 的延迟为 61 秒。",
            "The primary is 61 s behind.",
            "or-1 has fallen behind by 61 s.",
            "The threshold of or-1 is 61s.",
            "or-1 exceeds the lag threshold.",
            "or-1 is a standby.",
            "or-2 is the primary.",
            "The primary or-2 lags 61s.",
            "or-1 is 31 s over the threshold.",
            "The replication lag of or-1 exceeds 30 s.",
        ),
        (
            "The lag of or-2 is 61 s.",
            "or-2 has a lag of 61 s.",
            "or-2 的延迟为 61 秒。",
            "The standby is 61 s behind.",
            "or-2 exceeds the threshold by 31 s.",
        ),
    ),
    (
        "[error] 12#12: *9 upstream prematurely closed connection while reading response "
        'header from upstream, client: 10.44.0.5, server: m.example, request: "POST /m '
        'HTTP/1.1", upstream: "http://10.50.0.6:8000/m"',
        (
            "The client 10.44.0.5 closed the connection.",
            "10.44.0.5 prematurely closed the connection.",
            "nginx closed the connection to 10.44.0.5.",
            "The response header was read from 10.44.0.5.",
            "客户端 10.44.0.5 关闭了连接。",
            "nginx closed the connection.",
            "m.example closed the connection.",
            "The request came from 10.50.0.6.",
            "10.50.0.6 sent POST /m.",
        ),
        (
            "The upstream 10.50.0.6:8000 closed the connection prematurely.",
            "The request POST /m came from client 10.44.0.5.",
        ),
    ),
    (
        "envoy: downstream_remote_address=10.1.9.9 upstream_host=10.2.8.8:443 "
        'response_flags=UF "upstream connect failed"',
        (
            "Connecting to 10.1.9.9 failed.",
            "envoy could not connect to 10.1.9.9.",
        ),
        ("Connecting to 10.2.8.8:443 failed.",),
    ),
    (
        'kubelet Startup probe failed for pod inv/st-77: Get "http://10.9.0.3:8080/up": '
        "connection refused",
        (
            "The kubelet refused the connection.",
            "kubelet 拒绝了连接。",
        ),
        (),
    ),
    (
        "ERROR kubelet Readiness probe failed for pod inv/st-77: HTTP probe failed with "
        "statuscode: 502",
        (
            "The kubelet failed with 502.",
            "The kubelet's status code was 502.",
            "The kubelet failed its readiness probe.",
            "kubelet 的状态码为 502。",
            "The kubelet is not ready.",
            "The kubelet was probed.",
        ),
        ("The readiness probe of st-77 failed with status code 502.",),
    ),
    (
        "backup db-a done: dump=310s compress=95s upload=41s total=450s",
        (
            "The backup took 310 s.",
            "The backup took 95 seconds.",
            "The duration of the backup was 310 s.",
            "The backup ran for 310 s.",
            "备份耗时 310 秒。",
            "The backup of db-a finished in 310 s.",
            "The upload took 450 s.",
            "The dump took 450 s.",
            "压缩耗时 310 秒。",
            "After 310 s, the backup was done.",
            "备份用了 41 秒。",
        ),
        (
            "The backup took 450 s.",
            "The dump took 310 s.",
            "The backup of db-a finished in 450 s.",
            "The duration of the backup was 450 s.",
            "The upload took 41 s.",
        ),
    ),
    (
        "GET /r 200 in 840ms (db=610ms render=200ms)",
        (
            "GET /r took 610 ms.",
            "GET /r was answered in 200 ms.",
        ),
        ("GET /r took 840 ms.",),
    ),
    (
        "process 31 still waiting for ShareLock on transaction 902 after 1000.05 ms",
        (
            "Transaction 902 has been waiting for 1000.05 ms.",
            "The ShareLock lasted 1000.05 ms.",
            "The transaction 902 took 1000.05 ms.",
            "Process 31 held the ShareLock for 1000.05 ms.",
            "The ShareLock was held for 1000.05 ms.",
            "事务 902 耗时 1000.05 毫秒。",
            "Transaction 902 waited for process 31.",
        ),
        (
            "Process 31 has been waiting for 1000.05 ms.",
            "Process 31 waited 1000.05 ms for a ShareLock.",
        ),
    ),
    (
        "job nightly-7 failed (exit 3), backing off 40s before restart",
        (
            "nightly-7 failed after 40s.",
            "nightly-7 ran for 40 s.",
            "nightly-7 失败前运行了 40 秒。",
            "nightly-7 failed 40s ago.",
        ),
        (),
    ),
    (
        "Retrying in 15 seconds: connect to mq-1 refused",
        (
            "The connect took 15 s.",
            "mq-1 refused after 15 s.",
            "The connection to mq-1 was refused for 15 seconds.",
            "mq-1 拒绝连接 15 秒。",
            "The retry took 15 s.",
        ),
        (),
    ),
    (
        "2026-04-01T10:00:00Z INFO ad-svc Deployed v7.3.0 (previous v7.2.5) by kim",
        (
            "v7.2.5 went live at 10:00:00.",
            "ad-svc is now at v7.2.5.",
            "The deployed version is v7.2.5.",
            "The current version of ad-svc is v7.2.5.",
            "kim's deployment was v7.2.5.",
            "The version deployed by kim was v7.2.5.",
            "kim rolled out v7.2.5.",
            "The new version is v7.2.5.",
            "v7.3.0 was the previous version.",
            "The previous version was v7.3.0.",
            "The deployment at 10:00:00 was of v7.2.5.",
            "部署的版本是 v7.2.5。",
            "当前版本为 v7.2.5。",
            "kim 于 10:00:00 部署 v7.2.5。",
            "v7.3.0 was replaced by v7.2.5.",
            "v7.2.5 replaced v7.3.0.",
            "kim deployed ad-svc v7.2.5.",
            "v7.2.5 by kim was deployed.",
        ),
        (
            "The deployed version is v7.3.0.",
            "The new version is v7.3.0.",
            "The previous version of ad-svc was v7.2.5.",
            "kim deployed ad-svc v7.3.0.",
            "部署的版本是 v7.3.0。",
        ),
    ),
    (
        "config max_conn changed from 200 to 350 by ops-bot",
        (
            "ops-bot set max_conn to 200.",
            "max_conn was set to 200.",
            "max_conn is 200.",
            "ops-bot 把 max_conn 设为 200。",
            "max_conn 改为 200。",
        ),
        (),
    ),
    (
        "auth login rejected for user nora: account disabled",
        (
            "nora entered a wrong password.",
            "nora's password was wrong.",
            "nora is locked out.",
            "nora does not exist.",
            "nora 密码错误。",
            "nora mistyped her password.",
            "The login of nora timed out.",
            "nora lacks the permission.",
        ),
        ("The account of nora is disabled.",),
    ),
    (
        "ERROR s3 PutObject AccessDenied for bucket logs-eu by role ingest",
        (
            "The bucket logs-eu is full.",
            "The bucket logs-eu does not exist.",
            "The credentials of ingest are wrong.",
            "The credentials of role ingest have expired.",
            "S3 was unreachable.",
            "logs-eu 不存在。",
        ),
        ("Access to bucket logs-eu was denied for role ingest.",),
    ),
    (
        "ERROR db connection to pg-3:5432 failed: FATAL: too many connections for role app",
        (
            "The password of role app is wrong.",
            "pg-3 is down.",
            "pg-3 refused the password.",
            "The role app does not exist.",
        ),
        (),
    ),
    (
        "WARN ntp clock of host h-9 is 3.2s ahead of server t-1",
        (
            "The clock of t-1 is 3.2 s ahead.",
            "t-1 is 3.2 s ahead of h-9.",
            "h-9 is 3.2 s behind t-1.",
            "t-1 的时钟快 3.2 秒。",
        ),
        ("The clock of h-9 is 3.2 s ahead of t-1.",),
    ),
]

IN_METRICS: Rows = [
    (
        "api_latency_ms, service=api, points=60, first=120 at 2026-04-01T10:00:00Z, last=180 "
        "at 2026-04-01T10:59:00Z, min=80 at 2026-04-01T10:12:00Z, max=950 at "
        "2026-04-01T10:33:00Z, mean=210.4",
        (
            "The latency of api was 950 ms at 10:12.",
            "The latency of api hit 950 at 10:59.",
            "At 10:12 the latency of api peaked.",
            "The latency of api bottomed out at 10:33.",
            "The latency of api was 80 ms at 10:33.",
            "api 的延迟在 10:12 最高。",
            "The maximum latency of api occurred at 10:12.",
            "The latency of api was lowest, 80 ms, at 10:33.",
            "The latency of api reached its peak at 10:59.",
            "The latency of api started at 950.",
            "The latency of api ended at 950.",
            "The latency peaked at 950 at 10:00.",
            "The latency of api was 120 at 10:59.",
            "The latency of api peaked before 10:12.",
        ),
        (
            "At 10:33 the latency of api peaked.",
            "The maximum latency of api occurred at 10:33.",
        ),
    ),
]
