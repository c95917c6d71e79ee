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
