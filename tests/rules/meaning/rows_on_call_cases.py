"""Rows, records, series and alerts as they are told on call: who has the most, how far apart, the only one.

Each text has claims that follow, and beside them their like with another row, value, side or number.
"""

from tests.rules.meaning.rulings import LOGS, METRICS, ROWS

Case = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]

CASES: dict[str, Case] = {
    "sql_json": (
        ROWS,
        (
            (
                '{"columns":["order_no","status","amount","channel","created_at","paid_at"],"rows":[{'
                '"order_no":"A-7001","status":"UNPAID","amount":320.5,"channel":"alipay","created_at"'
                ':"2026-03-02 10:01:12","paid_at":null},{"order_no":"A-7002","status":"PAID","amount"'
                ':88.0,"channel":"wechat","created_at":"2026-03-02 10:02:40","paid_at":"2026-03-02 10'
                ':03:10"},{"order_no":"A-7003","status":"UNPAID","amount":1540.0,"channel":"alipay","'
                'created_at":"2026-03-02 10:05:00","paid_at":null}],"row_count":3}'
            ),
        ),
        (
            "Order A-7001 is still unpaid.",
            "订单 A-7001 尚未支付。",
            "Order A-7002 was paid 30 seconds after it was created.",
            "A-7002 创建 30 秒后完成支付。",
            "A-7003 has the highest amount of the three orders.",
            "三笔订单中 A-7003 金额最大。",
        ),
        (
            "Order A-7002 is still unpaid.",
            "订单 A-7002 尚未支付。",
            "Order A-7002 was paid 40 seconds after it was created.",
            "A-7002 创建 3 分钟后完成支付。",
            "A-7001 has the highest amount of the three orders.",
            "三笔订单中 A-7002 金额最大。",
        ),
    ),
    "sql_json2": (
        ROWS,
        (
            (
                '{"rows":[{"id":51,"job":"settle_daily","state":"FAILED","attempts":3,"max_attempts":'
                '3,"duration_ms":61200,"worker":"w-2"},{"id":52,"job":"export_csv","state":"SUCCESS",'
                '"attempts":1,"max_attempts":3,"duration_ms":1800,"worker":"w-1"},{"id":53,"job":"mai'
                'l_digest","state":"FAILED","attempts":1,"max_attempts":5,"duration_ms":30050,"worker'
                '":"w-2"}]}'
            ),
        ),
        (
            "settle_daily has used up all of its attempts.",
            "mail_digest still has four attempts left.",
            "失败的两个任务都在 w-2 上执行。",
            "settle_daily took longest, 61.2 seconds.",
            "export_csv 一次就成功了。",
            "settle_daily 耗时最长，约 61 秒。",
        ),
        (
            "mail_digest has used up all of its attempts.",
            "mail_digest still has two attempts left.",
            "失败的两个任务都在 w-1 上执行。",
            "mail_digest took longest, 61.2 seconds.",
            "settle_daily 一次就成功了。",
            "mail_digest 耗时最长，约 61 秒。",
        ),
    ),
    "sql_table": (
        ROWS,
        (
            (
                "+----+-----------+---------+----------+----------+\n"
                "| id | warehouse | sku     | on_hand  | reserved |\n"
                "+----+-----------+---------+----------+----------+\n"
                "|  1 | bj-01     | SKU-881 |      120 |       20 |\n"
                "|  2 | sh-02     | SKU-881 |        0 |       15 |\n"
                "|  3 | gz-03     | SKU-881 |       45 |       45 |\n"
                "+----+-----------+---------+----------+----------+"
            ),
        ),
        (
            "Warehouse sh-02 has no stock of SKU-881.",
            "sh-02 仓的 SKU-881 库存为零。",
            "bj-01 has the most stock on hand.",
            "bj-01 的库存最多。",
            "sh-02 预留了 15 件，但没有现货。",
            "SKU-881 is held in three warehouses.",
        ),
        (
            "Warehouse gz-03 has no stock of SKU-881.",
            "gz-03 仓的 SKU-881 库存为零。",
            "gz-03 has the most stock on hand.",
            "gz-03 的库存最多。",
            "gz-03 预留了 15 件，但没有现货。",
            "SKU-881 is held in two warehouses.",
        ),
    ),
    "proclist": (
        ROWS,
        (
            (
                "Id\tUser\tHost\tdb\tCommand\tTime\tState\tInfo\n"
                "311\tapp_rw\t10.2.1.7:51020\tshop\tQuery\t95\tWaiting for table metadata lock\tALTER TABLE "
                "coupon ADD COLUMN kind INT\n"
                "312\treport\t10.2.1.9:40011\tshop\tQuery\t640\tSending data\tSELECT * FROM coupon\n"
                "315\tapp_rw\t10.2.1.7:51044\tshop\tSleep\t12\t\tNULL"
            ),
        ),
        (
            "Connection 312 has been running longest, 640 seconds.",
            "连接 312 运行时间最长，为 640 秒。",
            "The ALTER on coupon is waiting for a metadata lock.",
            "User report has been reading coupon for over ten minutes.",
            "Session 311 belongs to app_rw.",
            "Two of the three connections are from app_rw.",
        ),
        (
            "Connection 311 has been running longest, 640 seconds.",
            "连接 311 运行时间最长，为 640 秒。",
            "The SELECT on coupon is waiting for a metadata lock.",
            "User app_rw has been reading coupon for over ten minutes.",
            "Session 311 belongs to report.",
            "Two of the three connections are from report.",
        ),
    ),
    "kubectl_pods": (
        LOGS,
        (
            (
                "NAME                       READY   STATUS             RESTARTS      AGE\n"
                "cart-6c9f-x2k9p            1/1     Running            0             3d\n"
                "cart-6c9f-z7m4d            0/1     CrashLoopBackOff   14 (2m ago)   3d\n"
                "stock-77b8-p0q1w           1/1     Running            1             9d"
            ),
        ),
        (
            "cart-6c9f-z7m4d is not ready.",
            "cart-6c9f-z7m4d 未就绪，已重启 14 次。",
            "cart-6c9f-z7m4d has restarted most often, 14 times.",
            "重启次数最多的是 cart-6c9f-z7m4d。",
            "cart-6c9f-x2k9p has never restarted.",
            "cart-6c9f-x2k9p 没有重启过。",
        ),
        (
            "cart-6c9f-x2k9p is not ready.",
            "cart-6c9f-x2k9p 未就绪，已重启 14 次。",
            "stock-77b8-p0q1w has restarted most often, 14 times.",
            "重启次数最多的是 stock-77b8-p0q1w。",
            "stock-77b8-p0q1w has never restarted.",
            "cart-6c9f-z7m4d 没有重启过。",
        ),
    ),
    "prom_up": (
        METRICS,
        (
            (
                'up{job="node",instance="10.4.0.1:9100"} 1\n'
                'up{job="node",instance="10.4.0.2:9100"} 0\n'
                'up{job="node",instance="10.4.0.3:9100"} 1'
            ),
        ),
        (
            "10.4.0.2:9100 is down.",
            "10.4.0.2:9100 已宕机。",
            "10.4.0.1:9100 is up.",
            "One of the three node targets is down.",
            "三个实例中有一个宕机。",
            "Only 10.4.0.2:9100 is down.",
        ),
        (
            "10.4.0.1:9100 is down.",
            "10.4.0.3:9100 已宕机。",
            "10.4.0.2:9100 is up.",
            "Two of the three node targets are down.",
            "三个实例中有两个宕机。",
            "Only 10.4.0.3:9100 is down.",
        ),
    ),
    "prom_multi": (
        METRICS,
        (
            (
                'kafka_consumergroup_lag{group="audit",topic="orders"} 48210\n'
                'kafka_consumergroup_lag{group="billing",topic="orders"} 12\n'
                'kafka_consumergroup_lag{group="search",topic="orders"} 3050'
            ),
        ),
        (
            "Group audit has the largest lag on topic orders.",
            "audit 消费组在 orders 主题上积压最多。",
            "audit lags by 48210 messages.",
            "audit 积压了 48210 条消息。",
            "search's lag is 3038 higher than billing's.",
            "audit's lag is more than ten times that of search.",
        ),
        (
            "Group search has the largest lag on topic orders.",
            "search 消费组在 orders 主题上积压最多。",
            "billing lags by 48210 messages.",
            "search 积压了 48210 条消息。",
            "search's lag is 3038 lower than billing's.",
            "audit's lag is more than twenty times that of search.",
        ),
    ),
    "alert_two": (
        METRICS,
        (
            (
                "[firing] HighLatency severity=warning service=cart-api p99=2.4s threshold=1s since=2"
                "026-03-02T10:02:00Z"
            ),
            (
                "[resolved] HighErrorRate severity=critical service=stock-api value=1.2% threshold=5%"
                " since=2026-03-02T09:40:00Z"
            ),
        ),
        (
            "The latency alert for cart-api is still firing.",
            "cart-api 的延迟告警仍在触发。",
            "The error rate alert for stock-api has been resolved.",
            "stock-api 的错误率告警已恢复。",
            "cart-api's p99 is more than twice its threshold.",
            "cart-api 的 p99 超出阈值 1.4 秒。",
        ),
        (
            "The latency alert for cart-api is resolved.",
            "cart-api 的延迟告警已恢复。",
            "The error rate alert for stock-api is still firing.",
            "stock-api 的错误率告警仍在触发。",
            "cart-api's p99 is more than three times its threshold.",
            "cart-api 的 p99 超出阈值 2.4 秒。",
        ),
    ),
    "alert_zh": (
        METRICS,
        (
            (
                "【告警】级别：严重 服务：支付中心 指标：接口超时率 当前值：9.8% 阈值：3% 持续"
                "：12分钟 状态：未恢复"
            ),
            (
                "【恢复】级别：一般 服务：仓储中心 指标：队列积压 当前值：120 阈值：2000 持续"
                "：25分钟 状态：已恢复"
            ),
        ),
        (
            "支付中心的超时率告警尚未恢复。",
            "支付中心的接口超时率为 9.8%，高于 3% 的阈值。",
            "仓储中心的队列积压告警已恢复。",
            "支付中心的超时率比阈值高 6.8 个百分点。",
            "只有支付中心的告警未恢复。",
            "支付中心的告警级别为严重。",
        ),
        (
            "支付中心的超时率告警已经恢复。",
            "支付中心的接口超时率为 3%，高于 9.8% 的阈值。",
            "仓储中心的队列积压告警尚未恢复。",
            "支付中心的超时率比阈值高 3 个百分点。",
            "只有仓储中心的告警未恢复。",
            "仓储中心的告警级别为严重。",
        ),
    ),
    "kv_log": (
        LOGS,
        (
            (
                "2026-03-02T10:11:04.220Z level=error svc=cart-api upstream=stock-api method=POST pat"
                'h=/v1/reserve status=503 duration_ms=3004 retries=2 trace=9f21 msg="upstream unavail'
                'able"'
            ),
        ),
        (
            "cart-api called stock-api and got a 503.",
            "cart-api 调用 stock-api 返回 503。",
            "stock-api answered cart-api's request with 503.",
            "The call took about 3 seconds.",
            "该请求耗时约 3 秒。",
            "cart-api retried twice.",
        ),
        (
            "stock-api called cart-api and got a 503.",
            "stock-api 调用 cart-api 返回 503。",
            "cart-api answered stock-api's request with 503.",
            "The call took about 2 seconds.",
            "该请求耗时约 30 秒。",
            "stock-api retried twice.",
        ),
    ),
    "log_write": (
        LOGS,
        (
            (
                "2026-03-02 10:14:55 ERROR [ingest-3] failed to flush segment: write /var/spool/inges"
                "t/seg-0042: no space left on device"
            ),
        ),
        (
            "ingest-3 could not write to /var/spool/ingest/seg-0042.",
            "ingest-3 无法写入 /var/spool/ingest/seg-0042。",
            "The flush failed because the device had no space left.",
            "磁盘空间不足，ingest-3 刷盘失败。",
            "The write to /var/spool/ingest/seg-0042 failed for lack of space.",
            "由于设备没有剩余空间，段刷写失败。",
        ),
        (
            "ingest-3 could not read /var/spool/ingest/seg-0042.",
            "ingest-3 无法读取 /var/spool/ingest/seg-0042。",
            "The flush failed because the device was read-only.",
            "权限不足，ingest-3 刷盘失败。",
            "The write to /var/spool/ingest/seg-0042 succeeded.",
            "由于设备没有剩余内存，段刷写失败。",
        ),
    ),
    "kv_two": (
        LOGS,
        (
            ("ts=2026-03-02T11:00:04Z host=edge-1 cpu=92% mem=61% load=14.2"),
            ("ts=2026-03-02T11:00:04Z host=edge-2 cpu=47% mem=83% load=5.1"),
        ),
        (
            "edge-1's CPU is 45 points higher than edge-2's.",
            "edge-1 的 CPU 比 edge-2 高 45 个百分点。",
            "edge-2 uses more memory than edge-1.",
            "edge-2 的内存使用率高于 edge-1。",
            "edge-1 has the higher load of the two.",
            "Both hosts use more than 60% of their memory.",
        ),
        (
            "edge-1's CPU is 35 points higher than edge-2's.",
            "edge-1 的 CPU 比 edge-2 低 45 个百分点。",
            "edge-1 uses more memory than edge-2.",
            "edge-1 的内存使用率高于 edge-2。",
            "edge-2 has the higher load of the two.",
            "Both hosts use more than 80% of their memory.",
        ),
    ),
    "repl": (
        ROWS,
        (
            (
                "*************************** 1. row ***************************\n"
                "Replica_IO_State: Waiting for source to send event\n"
                "Source_Host: db-a1\n"
                "Replica_IO_Running: Yes\n"
                "Replica_SQL_Running: No\n"
                "Last_SQL_Errno: 1062\n"
                "Last_SQL_Error: Could not execute Write_rows event on table crm.lead; Duplicate entr"
                "y '77120' for key 'PRIMARY'\n"
                "Seconds_Behind_Source: NULL"
            ),
        ),
        (
            "The SQL thread of the replica has stopped.",
            "从库的 SQL 线程已停止。",
            "The IO thread is running while the SQL thread is not.",
            "The last error has number 1062.",
            "主库是 db-a1。",
        ),
        (
            "The IO thread of the replica has stopped.",
            "从库的 IO 线程已停止。",
            "The SQL thread is running while the IO thread is not.",
            "The last error has number 1032.",
            "从库是 db-a1。",
        ),
    ),
    "deploy_kv": (
        LOGS,
        (
            (
                "2026-03-02 12:00:10 INFO deployer: rollout service=search-api from=v4.1.0 to=v4.2.0 "
                "by=lin.q replicas=6 updated=4 unavailable=2 strategy=rolling"
            ),
        ),
        (
            "lin.q rolled search-api out from v4.1.0 to v4.2.0.",
            "lin.q 将 search-api 从 v4.1.0 升级到 v4.2.0。",
            "Four of the six replicas have been updated.",
            "6 个副本中有 4 个已更新。",
            "Two replicas are unavailable.",
            "两个副本不可用。",
        ),
        (
            "lin.q rolled search-api back from v4.2.0 to v4.1.0.",
            "lin.q 将 search-api 从 v4.2.0 降级到 v4.1.0。",
            "Two of the six replicas have been updated.",
            "6 个副本中有 2 个已更新。",
            "Four replicas are unavailable.",
            "四个副本不可用。",
        ),
    ),
    "df": (
        LOGS,
        (
            (
                "Filesystem      Size  Used Avail Use% Mounted on\n"
                "/dev/vda1        40G   12G   28G  30% /\n"
                "/dev/vdb1       500G  485G   15G  97% /data\n"
                "/dev/vdc1       200G  120G   80G  60% /backup"
            ),
        ),
        (
            "/data is almost full, at 97%.",
            "/data 使用率最高，为 97%。",
            "/dev/vdb1 has 15G left.",
            "/dev/vdb1 仅剩 15G。",
            "/backup is 60% used.",
            "Only /data is above 90%.",
        ),
        (
            "/backup is almost full, at 97%.",
            "/backup 使用率最高，为 97%。",
            "/dev/vdc1 has 15G left.",
            "/dev/vdc1 仅剩 15G。",
            "/backup is 30% used.",
            "Only /backup is above 90%.",
        ),
    ),
    "limits_rows": (
        ROWS,
        (
            (
                '{"rows":[{"tenant":"t-blue","used_gb":118,"quota_gb":100,"plan":"standard"},{"tenant'
                '":"t-red","used_gb":40,"quota_gb":100,"plan":"standard"},{"tenant":"t-gold","used_gb'
                '":480,"quota_gb":500,"plan":"premium"}]}'
            ),
        ),
        (
            "t-blue uses more than its quota.",
            "t-blue 的用量超过了配额。",
            "t-blue is 18 GB over its quota.",
            "t-red uses 40% of its quota.",
            "t-red 用了配额的 40%。",
            "Only t-blue is over its quota.",
        ),
        (
            "t-gold uses more than its quota.",
            "t-red 的用量超过了配额。",
            "t-blue is 8 GB over its quota.",
            "t-red uses 60% of its quota.",
            "t-red 用了配额的 48%。",
            "Only t-gold is over its quota.",
        ),
    ),
    "kafka_table": (
        LOGS,
        (
            (
                "GROUP    TOPIC   PARTITION  CURRENT-OFFSET  LOG-END-OFFSET  LAG   CONSUMER-ID\n"
                "audit    orders  0          9100            9120            20    c-1\n"
                "audit    orders  1          7000            9000            2000  c-2\n"
                "audit    orders  2          8800            8800            0     c-1"
            ),
        ),
        (
            "Partition 1 has the largest lag.",
            "分区 1 的积压最大，为 2000。",
            "Partition 2 has no lag.",
            "分区 2 没有积压。",
            "The total lag of group audit is 2020.",
            "audit 组总积压 2020。",
        ),
        (
            "Partition 0 has the largest lag.",
            "分区 0 的积压最大，为 2000。",
            "Partition 1 has no lag.",
            "分区 0 没有积压。",
            "The total lag of group audit is 2000.",
            "audit 组总积压 2200。",
        ),
    ),
}
