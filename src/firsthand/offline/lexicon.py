"""Words that rank evidence, in both languages. Data only: `rank` reads it.

Each entry of a word table is a regular expression without borders; English ones get a border on
the left, so `fail` finds "failed" and not "unfailing". Words never decide what is true: they
decide what is told first.
"""

# fmt: off
SPECIFIC_FAILURES: tuple[str, ...] = (
    # memory and processes
    r"oom[- ]?kill", r"oomkilled", r"out of memory", r"memory cgroup", r"killed process",
    r"exit(?:ed)?(?: with)?(?: status| code)?[:= ]+[1-9]\d*", r"segfault", r"segmentation fault",
    r"core dumped", r"panic", r"stack ?overflow", r"heap space", r"crash", r"aborted",
    # limits and room
    r"exceeded", r"exceeds", r"exhausted", r"ran out", r"no space left", r"insufficient",
    r"low on resource", r"evict", r"over quota", r"too many", r"is full", r"throttl",
    r"critically low", r"(?:is|getting|too|running) low", r"low storage", r"low on",
    r"approaching limit", r"rate limit",
    r"saturat", r"max(?:imum)? connections", r"connection slots", r"not enough", r"overload",
    r"back-?pressure", r"(?:disk|memory|pid) ?pressure", r"leak", r"spik(?:e|ed|ing)\b", r"elevated",
    # reaching others
    r"refused", r"unreachable", r"no route to host", r"connection reset", r"broken pipe",
    r"timed out", r"time-?out", r"deadline exceeded", r"could not resolve", r"name resolution",
    r"nxdomain", r"not available", r"unavailable", r"disconnected", r"handshake",
    r"bad gateway", r"no healthy upstream", r"no endpoints", r"circuit breaker", r"dropped",
    r"status(?:code)?[\"=: ]+5\d\d", r"http/[12](?:\.\d)?\" 5\d\d",
    # rights and certificates
    r"denied", r"forbidden", r"unauthori[sz]ed", r"expired", r"x509", r"invalid", r"rejected",
    # things that are not there, or not as expected
    r"not found", r"no such", r"undefined", r"is not set", r"missing", r"does not exist",
    r"unexpected", r"syntax error", r"parse error", r"mismatch", r"did(?:n't| not) match",
    r"duplicate key", r"violates", r"deadlock", r"corrupt", r"conflict",
    r"unable to", r"cannot", r"can't", r"could not", r"couldn't", r"failed to",
    r"malformed", r"manifest unknown", r"truncated", r"not ready", r"not running", r"unhandled",
    # orchestration
    r"unschedulable", r"failedscheduling", r"failedcreate", r"backofflimitexceeded",
    r"back-off", r"crashloopbackoff", r"imagepullbackoff", r"errimagepull", r"notready",
    r"ready=(?:unknown|false)", r"unhealthy", r"nodelost", r"unknown state", r"probe failed",
    # data stores
    r"lag(?:ging)?\b", r"is behind", r"falling behind", r"fail-?over", r"blocked", r"read-only",
    r"lost", r"stale", r"slow quer", r"slow log", r"stuck", r"hung\b", r"sigkill", r"sigsegv",
    # Chinese
    r"耗尽", r"超时", r"拒绝", r"过期", r"不足", r"溢出", r"不可用", r"无法", r"未找到", r"不存在",
    r"崩溃", r"中断", r"死锁", r"超过", r"超出", r"超限", r"被杀", r"驱逐", r"未就绪", r"已满",
    r"积压", r"断开", r"缺失", r"冲突", r"慢查询", r"被限流",
    r"不通", r"失联", r"丢失", r"泄漏", r"泄露", r"阻塞", r"过载", r"不一致", r"宕机", r"卡死", r"非法",
    r"不匹配", r"未定义", r"缺少", r"损坏", r"被终止", r"熔断", r"未知主机",
)
"""Words that say what went wrong."""

GENERAL_FAILURES: tuple[str, ...] = (
    r"error", r"exception", r"fail", r"fatal", r"critical", r"traceback", r"alarm",
    r"terminated", r"killed", r"restarting", r"degraded", r"interrupted",
    r"retry(?:ing)?\b", r"错误", r"失败", r"异常", r"故障", r"严重", r"报错", r"重试",
)
"""Words that say that something went wrong."""

RECOVERIES: tuple[str, ...] = (
    r"recover(?:ed|y)", r"resolved", r"restored", r"completed?\b", r"is available", r"now running",
    r"accepting connections", r"settled", r"all \d+ replicas ready",
    r"triggered scale-up", r"reconnected", r"back to normal", r"back online", r"mitigated",
    r"has been expanded", r"has been increased",
    r"恢复", r"已解决", r"已完成", r"重新连接",
)
"""Words that say that a trouble ended. They take weight from a failure of the same line."""

PLANNED: tuple[str, ...] = (
    r"during (?:the )?(?:rollout|rolling update|deploy(?:ment)?|maintenance|shutdown)", r"graceful(?:ly)?",
    r"is terminating", r"scaled to 0", r"rollout (?:cleanup|completed)", r"scheduled maintenance",
    r"planned", r"draining", r"decommission",
    r"计划内", r"维护窗口", r"滚动(?:发布|更新)", r"优雅(?:退出|关闭)",
)
"""Words by which a record calls what happens intended."""

SUCCESSES: tuple[str, ...] = (
    r"succeeded", r"successful(?:ly)?", r"finished", r"promoted", r"成功", r"started", r"passed",
)
"""Words of ordinary success: they take weight too, and by themselves end nothing."""

CONSEQUENCES: tuple[str, ...] = (
    r"(?:back-?off )?restarting failed container",
    r"backofflimitexceeded", r"backoff limit",
    r"crashloopbackoff", r"replicas? mismatch", r"see (?:the )?(?:log|above|below|previous)",
    r"反复重启", r"重启中",
)
"""Words by which a record tells the consequence of a failure that another record tells. Alone
they make it a failure, and one that is told late."""

OVERCOME: tuple[tuple[str, str], ...] = (
    (r"failedcreate", r"successfulcreate|created pod"),
    (r"failedscheduling|unschedulable", r"successfully assigned|\bscheduled\b"),
    (r"failedmount|failedattachvolume", r"successfulmount|successfulattach|mounted"),
    (r"errimagepull|imagepullbackoff|failed to pull", r"successfully pulled|\bpulled\b"),
    (r"connection lost|disconnected", r"reconnected|connection restored|connected to"),
    (r"notready|not ready", r"nodeready|status is now: ready|became ready"),
    (r"连接断开|断开连接", r"重新连接|连接恢复"),
)
"""A failure → what, later and about the same thing, shows that it was overcome."""

BENIGN: tuple[str, ...] = (
    r"health[-_ ]?checks?(?! ?(?:fail|error|time|timed|un))",
    r"/health", r"/healthz", r"/readyz", r"/livez", r"/metrics", r"method=health",
    r"heartbeat ok", r"development server", r"transient", r"retried successfully",
    r"test(?:ing)? purposes?", r"insignificant", r"watchdog", r"dead ?man'?s ?switch",
    r"test ?alert", r"no (?:errors?|failures?|warnings?|issues?|problems?)", r"deprecat",
    r"(?:errors?|failed|failures?)[=: ]+0\b", r"operating normally", r"normal operating",
    r"(?:check|checks) passed", r"http/1\.[01]\" 2\d\d", r"status(?:code)?[\"=: ]+2\d\d",
    r"健康检查", r"心跳正常", r"运行正常", r"测试告警", r"无异常",
)
"""Words of ordinary or declared-harmless records."""

CAUSES: tuple[str, ...] = (
    r"reason", r"caused by", r"due to", r"because", r"root cause", r"error=", r"error:", r"err=",
    r"原因", r"由于", r"因为", r"导致",
)
"""Words by which a record itself names a reason."""

NEGATIONS: tuple[str, ...] = (
    "no", "not", "never", "without", "isn't", "wasn't", "don't", "doesn't", "non", "0",
    "不", "未", "没", "没有", "无", "非",
)
"""A failure word that directly follows one of these counts for nothing."""

LEVELS: dict[str, int] = {
    "TRACE": -1, "DEBUG": -1, "INFO": 0, "INFORMATION": 0, "NOTICE": 0, "NORMAL": 0,
    "WARN": 2, "WARNING": 2, "ERROR": 3, "ERR": 3, "SEVERE": 3,
    "CRITICAL": 4, "CRIT": 4, "FATAL": 4, "ALERT": 4, "EMERG": 4, "PANIC": 4,
}
"""A record's level → weight."""

SEVERITIES: dict[str, int] = {
    "critical": 3, "page": 3, "high": 3, "error": 3, "major": 3, "disaster": 3, "emergency": 3,
    "warning": 2, "warn": 2, "medium": 2, "minor": 1, "low": 1,
    "info": -1, "informational": -1, "none": -2, "debug": 0, "unspecified": 1,
    "严重": 3, "紧急": 3, "警告": 2, "提示": -1,
}
"""An alert's `severity` label → weight; an unknown one weighs 1."""

ACTIVE_STATES: frozenset[str] = frozenset(
    {"firing", "active", "alerting", "triggered", "alarm", "open", "problem"}
)
PENDING_STATES: frozenset[str] = frozenset({"pending", "suppressed", "acknowledged", "unprocessed"})
QUIET_STATES: frozenset[str] = frozenset(
    {"inactive", "resolved", "ok", "normal", "closed", "expired", "nodata", "unknown"}
)
"""States as sources write them. Only an active one is an alert that is on."""

STATE_WEIGHTS: dict[str, int] = {"active": 4, "pending": 1, "quiet": -4}

FAILURE_TERMS: tuple[str, ...] = (
    "error", "fail", "exception", "timeout", "timed out", "refused", "unable", "失败", "错误",
    "exceeded", "denied", "expired",
)
FAILURE_TERMS_ZH: tuple[str, ...] = ("失败", "错误", "超时", "异常")
"""Literal terms that find failures in logs nobody described, and those that come first for a
Chinese question; a query holds twelve at most."""

LABEL_KEYS: tuple[str, ...] = (
    "pod", "kube_pod", "pod_name", "job_name", "kube_job", "node", "kube_node", "host", "hostname",
    "instance", "db_instance", "db_instance_identifier", "read_replica",
    "container", "deployment", "kube_deployment",
    "statefulset", "daemonset", "workload_name", "app", "application", "service", "service_name",
    "job", "queue", "topic",
)
"""Labels that name what an alert is about, most specific first."""

CARRIERS: tuple[str, ...] = (
    "kube-state-metrics", "exporter", "prometheus", "alertmanager-operated", "datadog-monitor",
    "blackbox", "cadvisor", "node-exporter", "-events", "events-",
)
"""Parts of label values and log names that name the carrier of evidence and not its subject."""
# fmt: on
