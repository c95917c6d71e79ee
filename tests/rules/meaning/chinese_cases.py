"""Chinese sentences over English records, each beside a near one that says another thing.

Own writing. One row: the record, what follows from it, what does not although its words are near.
"""

ROWS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "2026-05-04T08:00:01Z ERROR web-3 failed to start servlet context /billing",
        ("web-3 启动上下文 /billing 失败。", "web-3 未能启动 /billing 的上下文。"),
        ("web-3 启动了上下文 /billing。", "web-3 停止上下文 /billing 失败。"),
    ),
    (
        "2026-05-04T08:01:10Z WARN quota project=lyra disk_used=91% disk_limit=95%",
        ("lyra 项目的磁盘使用率为 91%。", "项目 lyra 的磁盘用量是 91%。"),
        ("lyra 项目的内存使用率为 91%。", "lyra 项目的磁盘配额已耗尽。"),
    ),
    (
        "2026-05-04T08:02:00Z WARN rtr-2 bgpd: neighbor 10.9.0.2 reset the session",
        ("rtr-2 的邻居 10.9.0.2 重置了会话。",),
        ("rtr-2 的邻居 10.9.0.2 拒绝了会话。", "rtr-2 的邻居 10.9.0.2 接受了会话。"),
    ),
    (
        "2026-05-04T08:03:00Z ERROR mover: migration of shard 17 to node es-4 failed",
        ("分片 17 迁移到节点 es-4 失败。", "分片 17 没能迁移到 es-4。"),
        ("分片 17 已迁移到节点 es-4。", "分片 17 迁移到节点 es-4 超时。"),
    ),
    (
        "2026-05-04T08:04:00Z WARN mail-2 delivery of message 8812 deferred, attempt 3",
        ("mail-2 第 3 次尝试投递消息 8812 被推迟。", "消息 8812 的投递被推迟。"),
        ("消息 8812 已送达。", "消息 8812 的投递被拒绝。"),
    ),
    (
        "2026-05-04T08:05:00Z kernel: sw-9 possible SYN flooding on port 8443",
        ("sw-9 的 8443 端口可能遭到 SYN 洪泛。", "8443 端口可能出现 SYN 泛洪。"),
        ("sw-9 的 8443 端口遭到 SYN 洪泛。", "sw-9 的 443 端口可能遭到 SYN 洪泛。"),
    ),
    (
        "2026-05-04T08:06:00Z ERROR store: write to /data/seg-11 failed: sequence number 902 is stale",
        ("写入 /data/seg-11 失败，序列号 902 已过时。",),
        ("写入 /data/seg-11 成功。", "读取 /data/seg-11 失败。"),
    ),
    (
        "2026-05-04T08:07:00Z INFO agent: snapshot snap-77 was exported to bucket cold-1",
        ("快照 snap-77 已导出到存储桶 cold-1。",),
        ("快照 snap-77 已从存储桶 cold-1 导入。", "快照 snap-77 未导出到存储桶 cold-1。"),
    ),
    (
        "2026-05-04T08:08:00Z ERROR importer: import of file stock.csv aborted at line 40",
        ("文件 stock.csv 的导入中止。", "stock.csv 的导入被中止。"),
        ("文件 stock.csv 的导入已完成。", "文件 stock.csv 的导出中止。"),
    ),
    (
        "2026-05-04T08:09:00Z WARN tcp: 41 segments retransmitted on link lk-3",
        ("lk-3 链路上有 41 个报文段重传。", "链路 lk-3 重传了 41 段。"),
        ("链路 lk-3 丢失了 41 段。", "链路 lk-3 重传了 14 段。"),
    ),
    (
        "2026-05-04T08:10:00Z WARN db-7: index ix_a fragmentation 63%",
        ("db-7 的索引 ix_a 碎片率为 63%。",),
        ("db-7 的索引 ix_a 碎片率为 36%。", "db-7 的索引 ix_a 已损坏。"),
    ),
    (
        "2026-05-04T08:11:00Z ERROR lb-1: certificate chain of host pay.example is not trusted",
        ("主机 pay.example 的证书链不受信任。",),
        ("主机 pay.example 的证书链受信任。", "主机 pay.example 的证书链已过期。"),
    ),
    (
        "2026-05-04T08:12:00Z WARN node n5 evicted pod cart-2: disk pressure",
        ("节点 n5 驱逐了 pod cart-2。", "cart-2 被节点 n5 逐出，原因是磁盘压力。"),
        ("节点 n5 重启了 pod cart-2。", "cart-2 被驱逐，原因是内存压力。"),
    ),
    (
        "2026-05-04T08:13:00Z kernel: Out of memory: Killed process 811 (java)",
        ("进程 811 因内存不足被杀死。", "进程 811 被杀掉。"),
        ("进程 811 崩溃。", "进程 811 被重启。"),
    ),
    (
        "2026-05-04T08:14:00Z WARN api-4 received SIGTERM, shutting down",
        ("api-4 收到 SIGTERM 信号，正在关闭。",),
        ("api-4 正在启动。", "api-4 未收到 SIGTERM 信号。"),
    ),
    (
        "2026-05-04T08:15:00Z ERROR job=nightly dependency report-db is unavailable",
        ("nightly 的依赖 report-db 不可用。", "作业 nightly 的依赖 report-db 无法使用。"),
        ("nightly 的依赖 report-db 可用。", "nightly 的依赖 report-db 已恢复。"),
    ),
    (
        "2026-05-04T08:16:00Z ERROR raid md4: drive sdf removed, array degraded",
        ("md4 阵列已降级，硬盘 sdf 被移除。", "盘 sdf 被移除。"),
        ("md4 阵列已恢复。", "硬盘 sdf 被加入。"),
    ),
    (
        "2026-05-04T08:17:00Z WARN cache-2 hit ratio fell from 93% to 41%",
        ("cache-2 的命中率从 93% 降到 41%。", "cache-2 的命中率下降了。"),
        ("cache-2 的命中率从 41% 升到 93%。", "cache-2 的命中率上升了。"),
    ),
    (
        "2026-05-04T08:18:00Z ERROR auth: token of user mina has been revoked",
        ("用户 mina 的令牌已被吊销。", "mina 的令牌已撤销。"),
        ("用户 mina 的令牌已过期。", "用户 mina 的令牌有效。"),
    ),
    (
        "2026-05-04T08:19:00Z WARN gc: pause of 4.2 s in old generation of jvm shop-1",
        ("shop-1 老年代停顿 4.2 秒。",),
        ("shop-1 年轻代停顿 4.2 秒。", "shop-1 老年代停顿 42 秒。"),
    ),
    (
        "2026-05-04T08:20:00Z WARN mq-1 is out of sync with mq-2 by 900 messages",
        ("mq-1 与 mq-2 不同步，相差 900 条消息。", "mq-1 和 mq-2 不同步。"),
        ("mq-1 与 mq-2 保持同步。",),
    ),
    (
        "2026-05-04T08:21:00Z ERROR fe-6 handshake with upstream idp failed: unsupported protocol",
        ("fe-6 与上游 idp 握手失败，协议不支持。", "fe-6 与 idp 的握手失败。"),
        ("fe-6 与上游 idp 握手超时。", "fe-6 与上游 idp 握手成功。"),
    ),
    (
        "2026-05-04T08:22:00Z INFO scaler: cart was scaled out, replicas=9",
        ("cart 扩容，副本数为 9。", "cart 已扩容到 9 个副本。"),
        ("cart 扩容，副本数为 4。",),
    ),
    (
        "2026-05-04T08:23:00Z ERROR importer: cannot import record 55: duplicate primary key",
        ("无法导入记录 55，主键重复。", "记录 55 导入失败，主键重复。"),
        ("记录 55 已导入。", "记录 55 导入失败，外键重复。"),
    ),
    (
        "2026-05-04T08:24:00Z WARN host h-8 ntpd: clock offset 4 s exceeds the threshold",
        ("h-8 的时钟偏差 4 秒，超过阈值。", "h-8 的时钟偏移为 4 秒。"),
        ("h-8 的时钟偏差 4 秒，低于阈值。", "h-8 的时钟偏差为 4 毫秒。"),
    ),
    (
        "2026-05-04T08:25:00Z ERROR pg-2 connection slots exhausted, 12 clients waiting",
        ("pg-2 的连接槽已耗尽，12 个客户端在等待。", "pg-2 的连接槽用光，有 12 个客户端排队等待。"),
        ("pg-2 的连接槽充足。", "pg-2 的连接槽已耗尽，12 个客户端被拒绝。"),
    ),
    (
        "2026-05-04T08:26:00Z WARN gw-3 rate limited tenant t-9: 1200 requests, limit 1000",
        ("gw-3 对租户 t-9 触发限流。", "租户 t-9 被 gw-3 限速。"),
        ("gw-3 封禁了租户 t-9。", "租户 t-9 的请求超时。"),
    ),
    (
        "2026-05-04T08:27:00Z ERROR kv-1 lost its leadership in range 31",
        ("kv-1 失去领导权。", "kv-1 在 range 31 失去领导权。"),
        ("kv-1 获得 range 31 的领导权。", "kv-1 宕机。"),
    ),
    (
        "2026-05-04T08:28:00Z WARN node d-4 is draining, 3 tasks remain",
        ("节点 d-4 正在排空，还剩 3 个任务。", "d-4 正在排空。"),
        ("节点 d-4 已宕机。", "节点 d-4 正在排空，还剩 5 个任务。"),
    ),
    (
        "2026-05-04T08:29:00Z ERROR cron: script backup.sh terminated with exit code 137",
        ("脚本 backup.sh 终止，退出码为 137。", "backup.sh 以退出码 137 退出。"),
        ("脚本 backup.sh 成功完成。", "脚本 backup.sh 终止，退出码为 1。"),
    ),
    (
        "2026-05-04T08:30:00Z WARN consumer group cg-a is rebalancing, partition 7 has no owner",
        ("消费组 cg-a 正在再均衡。", "消费者组 cg-a 正在重平衡，分区 7 没有所有者。"),
        ("消费组 cg-a 已停止消费。", "消费组 cg-b 正在再均衡。"),
    ),
    (
        "2026-05-04T08:31:00Z ERROR api-1 timed out waiting for a lock on table orders",
        ("api-1 等待表 orders 的锁超时。",),
        ("api-1 获取了表 orders 的锁。", "api-1 等待表 orders 的锁时发生死锁。"),
    ),
    (
        "2026-05-04T08:32:00Z ERROR sw-4 port 12 went down, optical power is low",
        ("sw-4 的 12 端口光功率低。", "sw-4 的端口 12 的光功率过低。"),
        ("sw-4 的 12 端口光功率高。", "sw-4 的 21 端口光功率低。"),
    ),
    (
        "2026-05-04T08:33:00Z WARN billing: invoice 771 was tampered with",
        ("账单 771 被篡改。",),
        ("账单 771 被删除。", "账单 771 未被篡改。"),
    ),
    (
        "2026-05-04T08:34:00Z ERROR feed: deserialization of topic quotes failed: unknown symbol ZX",
        ("主题 quotes 反序列化失败，符号 ZX 未知。", "主题 quotes 的反序列化失败。"),
        ("主题 quotes 反序列化成功。", "主题 quotes 的压缩失败。"),
    ),
    (
        "2026-05-04T08:35:00Z WARN vm-2 is running on host hv-9, migration is pending",
        ("vm-2 运行在主机 hv-9 上。", "vm-2 跑在 hv-9 上。"),
        ("vm-2 运行在主机 hv-8 上。", "vm-2 在主机 hv-9 上停止运行。"),
    ),
    (
        "2026-05-04T08:36:00Z ERROR zone eu-b: region server rs-3 is unreachable",
        ("rs-3 不可达。", "eu-b 区域的 rs-3 无法访问。"),
        ("rs-3 可达。", "rs-3 响应缓慢。"),
    ),
    (
        "2026-05-04T08:37:00Z WARN api-7 latency is twice as high as the day before: 840 ms",
        ("api-7 的延迟为 840 毫秒。", "api-7 的延时达到 840 毫秒。"),
        ("api-7 的延迟为 480 毫秒。", "api-7 超时。"),
    ),
    (
        "2026-05-04T08:38:00Z ERROR ca-1 refused to renew certificate c-12: domain not verified",
        ("ca-1 拒绝续签证书 c-12。", "ca-1 拒绝为证书 c-12 续期。"),
        ("ca-1 续签了证书 c-12。", "ca-1 吊销了证书 c-12。"),
    ),
    (
        "2026-05-04T08:39:00Z ERROR breaker=cb-7 state=OPEN since 08:39:00",
        ("熔断器 cb-7 处于断路状态。", "熔断器 cb-7 已打开。"),
        ("熔断器 cb-7 已闭合。", "熔断器 cb-7 处于半开状态。"),
    ),
    (
        "2026-05-04T08:40:00Z ERROR svc-a read timed out after 3000 ms calling svc-b",
        ("svc-a 调用 svc-b 读取超时。", "svc-a 调用 svc-b 时读取超时，3 秒。"),
        ("svc-a 调用 svc-b 写入超时。", "svc-a 调用 svc-b 被拒绝。"),
    ),
    (
        "2026-05-04T08:41:00Z WARN kv-4 lost its lease on range 12",
        ("kv-4 丢失了 range 12 的租约。",),
        ("kv-4 丢包。", "kv-4 获取了 range 12 的租约。"),
    ),
    (
        "2026-05-04T08:42:00Z ERROR table lock wait on ledger, session 71 blocked",
        ("会话 71 被阻塞。", "ledger 出现表锁等待，会话 71 被阻塞。"),
        ("ledger 出现行锁等待。", "会话 71 被杀死。"),
    ),
    (
        "2026-05-04T08:43:00Z ERROR node w-2 is down: power outage in rack r7",
        ("节点 w-2 宕机，机架 r7 断电。", "机架 r7 停电，w-2 宕机。"),
        ("节点 w-2 变慢。", "机架 r7 断网。"),
    ),
    (
        "2026-05-04T08:44:00Z WARN worker-5 exited normally",
        ("worker-5 正常退出。", "worker-5 退出。"),
        ("worker-5 意外退出。", "worker-5 崩溃。"),
    ),
    (
        "2026-05-04T08:45:00Z INFO job=etl has been paused for one hour",
        ("作业 etl 已暂停。",),
        ("作业 etl 已停用。", "作业 etl 已恢复。"),
    ),
)
