"""Kinds of symptom: how people name one, and what finds it in logs and runbooks. Data only."""

from typing import NamedTuple


class Symptom(NamedTuple):
    """A kind of trouble, in both languages."""

    name: str
    words: tuple[str, ...]
    """How a question or an alert's name says it; lower case, matched at a word's start."""
    terms: tuple[str, ...]
    """Literal terms that its log records hold, most specific first."""
    english: str
    """A query for English runbooks."""
    chinese: str
    """The same for Chinese ones."""


# fmt: off
SYMPTOMS: tuple[Symptom, ...] = (
    Symptom(
        "connection_pool",
        ("connection pool", "hikari", "pool exhaust", "dbcp", "druid", "连接池"),
        ("HikariPool", "connection pool", "HikariCP", "连接池"),
        "connection pool exhausted", "数据库连接池耗尽",
    ),
    Symptom(
        "memory",
        ("memory", "oom", "heap", "内存", "堆溢出"),
        ("out of memory", "OOM", "memory", "内存"),
        "out of memory OOMKilled", "内存不足 内存溢出",
    ),
    Symptom(
        "restart",
        ("crash", "restart", "backoff", "back-off", "exit code", "崩溃", "重启"),
        ("exit code", "terminated", "Back-off", "undefined", "panic"),
        "crash loop restarting container", "容器反复重启 崩溃",
    ),
    Symptom(
        "scheduling",
        ("pending", "unschedul", "scheduling",
         "be scheduled", "not scheduled",
         "node selector", "nodeselector", "taint", "affinity", "调度"),
        ("FailedScheduling", "schedul", "Insufficient"),
        "pod pending unschedulable", "无法调度",
    ),
    Symptom(
        "quota",
        ("quota", "replicas mismatch", "replicasmismatch", "配额"),
        ("quota", "FailedCreate", "配额"),
        "resource quota exceeded", "资源配额 超出",
    ),
    Symptom(
        "node",
        ("node not ready", "nodenotready", "notready", "kubelet", "node unhealthy", "节点"),
        ("NotReady", "kubelet", "NodeNotReady", "节点"),
        "node not ready", "节点 未就绪",
    ),
    Symptom(
        "image",
        ("image pull", "imagepull", "errimage", "镜像"),
        ("ImagePull", "pull image", "镜像"),
        "image pull failed", "镜像拉取失败",
    ),
    Symptom(
        "latency",
        ("latency", "slow", "response time", "p90", "p95", "p99", "percentile", "延迟", "耗时",
         "响应时间", "变慢", "很慢", "太慢", "卡顿", "慢查询"),
        ("slow", "latency", "duration", "elapsed", "span", "query", "耗时", "慢查询"),
        "high latency slow query", "响应慢 延迟高 慢查询",
    ),
    Symptom(
        "timeout",
        ("timeout", "time out", "timed out", "deadline", "超时"),
        ("timed out", "timeout", "deadline", "超时"),
        "request timeout", "请求超时",
    ),
    Symptom(
        "storage",
        ("disk", "storage", "volume", "filesystem", "inode", "磁盘", "存储", "空间不足"),
        ("storage", "no space", "disk", "磁盘"),
        "disk full storage space", "磁盘空间不足",
    ),
    Symptom(
        "cpu",
        ("cpu", "throttl", "load average", "负载"),
        ("throttl", "cpu"),
        "cpu throttling high load", "CPU 限流 负载高",
    ),
    Symptom(
        "certificate",
        ("certificate", "cert ", "certs", "tls", "ssl", "x509", "证书"),
        ("certificate", "x509", "handshake", "证书"),
        "certificate expired", "证书过期",
    ),
    Symptom(
        "dns",
        ("dns", "resolve host", "name resolution", "域名", "解析失败"),
        ("resolve", "no such host", "NXDOMAIN", "解析"),
        "dns resolution failure", "域名解析失败",
    ),
    Symptom(
        "connection",
        ("connection", "connect", "refused", "unreachable", "连接", "连不上"),
        ("connection", "refused", "unable to connect", "连接"),
        "connection refused", "连接失败",
    ),
    Symptom(
        "replication",
        ("replication", "replica lag", "replicalag", "replica stale", "主从", "复制延迟"),
        ("replication", "replica", "lag", "复制"),
        "replication lag", "主从复制延迟",
    ),
    Symptom(
        "failover",
        ("failover", "fail over", "connections drop", "主备", "切换"),
        ("failover", "health check failure", "切换"),
        "failover", "主备切换",
    ),
    Symptom(
        "authentication",
        ("auth", "login", "log in", "permission", "forbidden", "token", "登录", "权限", "认证"),
        ("denied", "forbidden", "unauthorized", "认证"),
        "authentication failed", "认证失败 权限",
    ),
    Symptom(
        "queue",
        ("kafka", "queue", "consumer", "backlog", "rebalanc", "队列", "积压", "消费"),
        ("lag", "backlog", "rebalance", "积压"),
        "consumer lag backlog", "消息积压",
    ),
    Symptom(
        "configuration",
        ("config", "environment variable", "env var", "配置", "环境变量"),
        ("config", "undefined", "not set", "配置"),
        "missing configuration", "配置缺失",
    ),
    Symptom(
        "database",
        ("database", "mysql", "postgres", "sql", "deadlock", "数据库", "死锁"),
        ("SQL", "database", "deadlock", "数据库"),
        "database errors", "数据库 异常",
    ),
    Symptom(
        "job",
        ("job fail", "jobfail", "cronjob", "batch job", "任务失败", "定时任务"),
        ("backoff limit", "Job has", "任务"),
        "job failed", "任务失败",
    ),
    Symptom(
        "errors",
        ("error rate", "5xx", "http 500", "exceptions", "错误率", "报错"),
        ("error", "exception", "错误"),
        "error rate high", "错误率高",
    ),
)
# fmt: on
