"""What a text tells of one time, one who acts, one part or one cause, told of another; and told rightly."""

from .told_otherwise_cases import Rows

TIMES_OF_EXTREMES: Rows = [
    (
        "mail_queue_depth, service=mailer, points=121, first=14 at 2026-03-02T06:00:00Z,"
        " last=40 at 2026-03-02T07:00:00Z, min=5 at 2026-03-02T06:20:00Z,"
        " max=93 at 2026-03-02T06:45:00Z, mean=31.0",
        (
            "The queue of mailer peaked at 93 at 06:20.",
            "At 06:20, the queue of mailer reached its maximum of 93.",
            "The queue depth of mailer was highest at 06:20.",
            "The queue depth of mailer peaked at 06:20.",
            "The queue of mailer reached its lowest value of 5 at 06:45.",
            "The lowest queue depth of mailer was 5 at 06:45:00.",
            "mailer 的队列在 06:20 达到峰值 93。",
            "mailer 的队列在 06:45 降到最低值 5。",
            "mailer 的队列深度在 06:20 达到峰值。",
            "The queue of mailer reached 93 at 07:00.",
        ),
        (
            "The queue of mailer peaked at 93 at 06:45.",
            "The queue of mailer peaked at 93 after 06:20.",
            "The queue depth of mailer peaked at 06:45.",
            "The lowest queue depth of mailer was 5 at 06:20.",
        ),
    ),
    (
        "lag of group bill: lowest 20 (09:12), highest 4100 (09:31)",
        (
            "The lag of group bill was highest at 09:12.",
            "The lag of group bill reached 4100 at 09:12.",
        ),
        ("The lag of group bill was highest at 09:31.",),
    ),
    (
        "组 bill 的积压：最小 20（09:12），最大 4100（09:31）",
        ("组 bill 的积压在 09:12 达到最大 4100。", "组 bill 的积压在 09:31 最小，为 20。"),
        ("组 bill 的积压在 09:31 最大。",),
    ),
]

ANSWERED_BY_ANOTHER: Rows = [
    (
        "2026-03-02T06:05:00Z WARN edge upstream billing 10.2.0.7:8443 returned 502 for PUT /api/bills"
        " after 4 retries, switching to replica",
        (
            "edge returned 502.",
            "edge returned 502 for PUT /api/bills after 4 retries.",
            "The replica returned 502.",
            "The replica answered with 502.",
            "billing switched to replica.",
            "billing retried 4 times.",
            "billing 重试了 4 次。",
            "PUT /api/bills returned 502 four times.",
            "billing returned 502 four times.",
            "edge 返回了 502。",
            "replica 返回 502。",
            "PUT /api/bills 返回了 4 次 502。",
        ),
        (
            "billing returned 502.",
            "The upstream billing returned 502 for PUT /api/bills after 4 retries.",
            "The upstream of edge returned 502.",
            "10.2.0.7:8443 returned 502 for PUT /api/bills.",
            "edge switched to replica.",
            "billing 返回了 502。",
        ),
    ),
    (
        "ERROR shop-api: provider stripe responded 429 to POST /charges after 2 attempts, using fallback",
        (
            "shop-api responded 429.",
            "shop-api responded with 429 to POST /charges.",
            "The fallback responded 429.",
            "stripe used the fallback.",
            "POST /charges responded 429 twice.",
        ),
        ("stripe responded 429.", "The provider stripe responded 429 to POST /charges."),
    ),
    (
        "WARN front backend cart-2 answered 504 for GET /cart, retrying on cart-3",
        ("cart-3 answered 504.", "front answered 504.", "cart-2 retried on cart-3."),
        ("cart-2 answered 504.", "The backend cart-2 answered 504 for GET /cart."),
    ),
    (
        "2026-03-02T06:12:01Z ERROR kubelet Liveness probe failed for pod bill/inv-5c7-q2:"
        " HTTP probe failed with statuscode: 503",
        (
            "The kubelet answered 503.",
            "The kubelet returned 503.",
            "kubelet 返回了 503。",
            "The kubelet responded with 503.",
        ),
        ("The liveness probe of pod inv-5c7-q2 failed with 503.",),
    ),
    (
        "WARN consul-agent health check of service geo-1 failed, status code: 500",
        ("consul-agent answered 500.", "consul-agent returned status code 500."),
        ("The health check of service geo-1 failed with status code 500.",),
    ),
]

LAGGING_COPIES: Rows = [
    (
        "2026-03-02T06:33:00Z WARN replica pg-b lags 52s behind primary pg-a, threshold 20s",
        (
            "The primary pg-a lags 52s.",
            "The primary pg-a is lagging by 52 s.",
            "The primary lags 52s.",
            "The primary lags 52s behind the replica.",
            "主库 pg-a 延迟 52 秒。",
            "主库 pg-a 落后 52 秒。",
        ),
        (
            "The replica pg-b lags 52s.",
            "pg-b lags 52s behind pg-a.",
            "The replica pg-b lags 52s behind the primary pg-a.",
            "pg-b 落后 pg-a 52 秒。",
        ),
    ),
    (
        "follower kf-3 is 900 messages behind leader kf-1",
        ("The leader kf-1 is 900 messages behind.", "The leader is 900 messages behind."),
        ("The follower kf-3 is 900 messages behind.", "kf-3 is 900 messages behind kf-1."),
    ),
    (
        "从库 my-2 落后主库 my-1 38 秒",
        ("主库 my-1 落后 38 秒。", "主库 my-1 延迟 38 秒。"),
        ("从库 my-2 落后 38 秒。",),
    ),
]

CLIENTS_OF_PROXIES: Rows = [
    (
        "2026-03-02T06:21:00Z ERROR nginx upstream timed out (110: Connection timed out) while connecting"
        ' to upstream, client: 10.7.7.9, server: pay.example, request: "GET /bill HTTP/1.1",'
        ' upstream: "http://10.0.3.4:7000/bill"',
        (
            "Client 10.7.7.9 timed out.",
            "The client 10.7.7.9 timed out.",
            "10.7.7.9 timed out.",
            "nginx could not connect to 10.7.7.9.",
            "nginx timed out while connecting to 10.7.7.9.",
            "nginx failed to connect to client 10.7.7.9.",
            "nginx 无法连接 10.7.7.9。",
            "客户端 10.7.7.9 超时。",
            "nginx 连接 10.7.7.9 超时。",
            "The connection to 10.7.7.9 timed out.",
        ),
        (
            "nginx timed out while connecting to upstream 10.0.3.4:7000.",
            "The upstream 10.0.3.4:7000 timed out.",
            "The request of client 10.7.7.9 timed out.",
            "nginx timed out for client 10.7.7.9.",
            "nginx 连接上游 10.0.3.4:7000 超时。",
        ),
    ),
    (
        "2026/03/02 06:21:00 [error] 31#31: *77 connect() failed (113: No route to host) while connecting"
        ' to upstream, client: 172.16.4.2, server: a.example, request: "GET /v HTTP/1.1",'
        ' upstream: "http://172.16.9.9:80/v"',
        (
            "There is no route to host 172.16.4.2.",
            "Connecting to 172.16.4.2 failed.",
            "连接 172.16.4.2 失败。",
        ),
        ("Connecting to 172.16.9.9:80 failed.", "There is no route to host 172.16.9.9."),
    ),
    (
        "proxy: read timeout from backend 10.3.3.3:80 (client 10.8.8.8)",
        ("The client 10.8.8.8 timed out.", "The read from 10.8.8.8 timed out."),
        ("The read from backend 10.3.3.3:80 timed out.",),
    ),
]

PARTS_FOR_TOTALS: Rows = [
    (
        "2026-03-02T06:15:00Z LOG postgres checkpoint complete: wrote 8111 buffers (49.5%);"
        " write=182.4 s, sync=0.7 s, total=183.6 s",
        (
            "The checkpoint took 182.4 s.",
            "The checkpoint took 0.7 s.",
            "The checkpoint lasted 182.4 s.",
            "The checkpoint was complete after 182.4 s.",
            "The checkpoint took about 182 s.",
            "检查点耗时 182.4 秒。",
        ),
        (
            "The checkpoint took 183.6 s.",
            "The write of the checkpoint took 182.4 s.",
            "Writing took 182.4 s.",
            "检查点总耗时 183.6 秒。",
        ),
    ),
    (
        "build 771 done: fetch=12s compile=140s link=8s total=160s",
        ("The build 771 took 140 s.", "Build 771 took 12s.", "构建 771 耗时 140 秒。"),
        ("The build 771 took 160 s.", "Compile took 140 s.", "构建 771 耗时 160 秒。"),
    ),
    (
        "request /x done dns=3ms connect=9ms ttfb=210ms elapsed=260ms",
        ("The request took 210 ms.", "The request to /x took 9 ms."),
        ("The request took 260 ms.",),
    ),
]

WAITS_OF_ANOTHER: Rows = [
    (
        "2026-03-02T06:15:00Z ERROR postgres process 5120 detected deadlock while waiting for ExclusiveLock"
        " on transaction 88340 after 1200.456 ms",
        (
            "The deadlock lasted 1200.456 ms.",
            "The deadlock took 1200.456 ms.",
            "Transaction 88340 waited 1200.456 ms.",
            "Transaction 88340 waited 1200.456 ms for a lock.",
            "死锁持续了 1200.456 毫秒。",
            "事务 88340 等待了 1200.456 毫秒。",
            "The deadlock persisted for 1200.456 ms.",
        ),
        (
            "Process 5120 waited 1200.456 ms for an ExclusiveLock on transaction 88340.",
            "Process 5120 detected a deadlock after 1200.456 ms.",
            "进程 5120 等待了 1200.456 毫秒。",
        ),
    ),
    (
        "session 31 gave up waiting for lock held by session 44 after 50 s",
        ("Session 44 waited 50 s.", "会话 44 等待了 50 秒。"),
        ("Session 31 gave up after 50 s.", "Session 31 waited 50 s."),
    ),
]

WAITS_TO_COME: Rows = [
    (
        "2026-03-02T06:30:00Z ERROR worker task 812 failed on attempt 3 of 6, next attempt in 30s:"
        " upload denied",
        (
            "Task 812 failed after 30s.",
            "Task 812 失败后等待了 30s。",
            "Task 812 waited 30s after it failed.",
            "Task 812 failed within 30 s.",
            "任务 812 在 30 秒后失败。",
            "The worker waited 30 s.",
            "任务 812 等了 30 秒。",
        ),
        ("The next attempt of task 812 is in 30 s.",),
    ),
    (
        "2026-03-10T09:00:10Z sync of vol-7 failed, retry in 10s",
        ("The sync of vol-7 failed after 10 s.", "The sync of vol-7 waited 10 s."),
        ("The sync of vol-7 failed and the retry is in 10 s.",),
    ),
]

DEEDS_TO_FORMER: Rows = [
    (
        "2026-03-02T06:55:01Z INFO cart-svc Deployed version v3.2.0 (previous v3.1.9) by omar",
        (
            "v3.1.9 was deployed at 06:55:01.",
            "The previous version v3.1.9 was deployed by omar.",
            "omar deployed v3.1.9.",
            "Version v3.1.9 was deployed.",
            "omar 部署了 v3.1.9。",
            "v3.1.9 于 06:55:01 部署。",
            "The deployment of v3.1.9 was done by omar.",
            "cart-svc was deployed with v3.1.9.",
        ),
        (
            "v3.2.0 was deployed at 06:55:01.",
            "omar deployed v3.2.0.",
            "The previous version was v3.1.9.",
            "omar 部署了 v3.2.0。",
            "cart-svc was upgraded from v3.1.9 to v3.2.0.",
        ),
    ),
    (
        "installed agent 5.4 (was 5.3) on host h-2",
        ("Agent 5.3 was installed on host h-2.", "5.3 was installed on h-2."),
        ("Agent 5.4 was installed on host h-2.",),
    ),
    (
        "activated ruleset rs-19, old ruleset rs-18",
        ("The ruleset rs-18 was activated.", "The old ruleset rs-18 was activated."),
        ("The ruleset rs-19 was activated.",),
    ),
    (
        "user-svc 已发布 2.8.1（上一版本 2.8.0），操作人 lin",
        ("lin 发布了 2.8.0。", "2.8.0 已发布。", "上一版本 2.8.0 由 lin 发布。"),
        ("2.8.1 已发布。",),
    ),
]

OTHER_REASONS: Rows = [
    (
        "2026-03-02T06:34:00Z ERROR auth login rejected for user dora from 10.4.4.4:"
        " password expired on 2026-02-01",
        (
            "Dora entered a wrong password.",
            "Dora entered an incorrect password.",
            "Dora's password was wrong.",
            "The password of dora is invalid.",
            "The login of dora was rejected because of a wrong password.",
            "Dora mistyped her password.",
            "dora 输入了错误的密码。",
            "dora 的密码错误。",
            "dora 因密码错误登录被拒绝。",
            "The account of dora is locked.",
        ),
        (
            "The login of dora was rejected because her password had expired.",
            "The password of dora has expired.",
            "dora 的密码已过期。",
        ),
    ),
    (
        "sshd login failed for user ed: account locked",
        (
            "ed entered a wrong password.",
            "The account of ed has expired.",
            "ed 的密码错误。",
            "The account of ed is disabled.",
        ),
        ("The account of ed is locked.",),
    ),
    (
        "api key rejected for client c-9: key revoked",
        ("The key of client c-9 has expired.", "The key of c-9 is wrong.", "The key is invalid."),
        ("The key of client c-9 was revoked.",),
    ),
    (
        "login failed for user fay: invalid password",
        ("The password of fay has expired.",),
        ("fay entered a wrong password.", "The password of fay was invalid."),
    ),
    (
        "tls handshake with mq.example failed: certificate expired",
        (
            "The certificate of mq.example is self-signed.",
            "The certificate of mq.example was revoked.",
            "The certificate of mq.example is wrong.",
        ),
        ("The certificate of mq.example has expired.",),
    ),
]
