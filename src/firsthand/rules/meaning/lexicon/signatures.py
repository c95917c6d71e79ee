"""Formats of lines by which a product is known that does not name itself in them.

Owns only what no other product writes: the head of its records, its codes in their brackets, its own words
in its own order. Patterns are of folded text in lower case, and are tried only for a product that a
sentence names. The lexicon cannot tell a product from another one that copies its format; `EXCEPT` names
those that do and that tell so.
"""

import re
from functools import cache

_TIME = r"\d\d:\d\d:\d\d"

_POSTGRESQL = (
    r"\d [a-z]{3,4} \[\d+\] (?:\S+ )?"
    r"(?:fatal|panic|error|log|warning|detail|hint|statement|context): +\S"
)
_SENTINEL = r"[+-](?:sdown|odown|switch-master|try-failover|failover-end|failover-state-[a-z-]+) "
_ENVOY = (
    r'" \d{3} (?:-|(?:uf|uh|uo|ut|uc|ur|lh|lr|nr|rl|dc|di|fi|sdw|umsdr|urx|upe|nc|dpe|uaex|rlse|ni)'
    r'(?:,[a-z]{2,5})*) (?:\S+ - "[^"]*" )?\d+ \d+ \d+ (?:-|\d+) "'
)
_GUNICORN = (
    r"\[\d+\] \[(?:critical|error|info|warning)\] "
    r"(?:worker timeout \(pid:|worker \(pid:|worker exiting \(pid:"
    r"|booting worker with pid|listening at:|handling signal:|starting gunicorn)"
)

_KUBERNETES = (
    r"\b\d+/\d+ nodes are available:|\b(?:crashloopbackoff|imagepullbackoff|errimagepull)\b"
    r"|\b(?:failedscheduling|successfulrescale|failedmount|horizontal-pod-autoscaler)\b"
    r"|\b(?:readiness|liveness|startup) probe failed:"
)
_APPLICATION = (
    r"\bsync(?:[_ -]?status)?[=:] ?\"?(?:synced|outofsync)\b.{0,40}\bhealth(?:[_ -]?status)?[=:]"
    r"|\bstatus +health +syncpolicy\b|\boutofsync\b"
)
_INGRESS = r'" \d{3} \d+ "[^"]*" "[^"]*" \d+ \d+\.\d{3} \[[\w.-]+\] \[[\w.-]*\] \S'
"""The access line of ingress-nginx, behind its request."""
_KERNEL = r"(?:^|⏎ {0,2})\[ *\d+\.\d{6}\] \S"
_PRESTO = r"\bquery \d{8}_\d{6}_\d{5}_[a-z0-9]{5}\b"
SIGNATURES: dict[str, str] = {
    # Gateways and web servers.
    "nginx": r"\d{4}/\d\d/\d\d \d\d:\d\d:\d\d"
    r" \[(?:debug|info|notice|warn|error|crit|alert|emerg)\] \d+#\d+: "
    r"|\bupstream_(?:response_time|addr|status|connect_time|cache_status)[\"']?[=:]"
    rf"|{_INGRESS}",
    "traefik": r'" \d{3} \d+ "[^"]*" "[^"]*" \d+ "(?:[^"@]+@(?:kubernetescrd|kubernetes|docker|file|consul'
    r'catalog|kubernetesgateway|internal|swarm|ecs|nomad|http|redis|rancher|marathon)|-)" "[^"]*" \d+ms',
    "caddy": r'"logger":"(?:tls|http)\.[a-z.]+\w"|"logger":"(?:tls|admin\.api|http\.log)"',
    "squid": r"\btcp_(?:miss|hit|denied|tunnel|mem_hit|refresh_\w+)/\d{3}\b",
    "envoy": _ENVOY,
    "istio": _ENVOY,
    "haproxy": r" -?\d+(?:/[-+]?\d+){4} \d{3} \d+ - - [a-z-]{4} \d+(?:/\d+){4} "
    r"|\bserver \S+/\S+ is (?:up|down), reason: ",
    "gunicorn": _GUNICORN,
    "uwsgi": r"\[pid: \d+\|app: \d+\|req: \d+/\d+\]",
    # Data stores.
    "etcd": r"\bapply request took too long\b|\brange_response_count:|\b(?:raft\.node|wal: sync duration)\b",
    "mysql": r"\berror \d{4} \([0-9a-z]{5}\)|\[my-\d{6}\]|\block wait timeout exceeded; try restarting"
    r"|\bpage_cleaner: \d+ms intended loop",
    "postgresql": _POSTGRESQL,
    "postgres": _POSTGRESQL,
    "redis": rf"\b\d+:[mscx] \d{{1,2}} [a-z]{{3}} \d{{4}} {_TIME}\.\d{{3}} [*#.-] |{_SENTINEL}"
    r"|\(integer\) \d+ *⏎ *\d+\) 1\) \"[a-z]+\"|\b(?:keyspace_hits|connected_clients):\d",
    "sentinel": rf"\b\d+:x \d{{1,2}} [a-z]{{3}} \d{{4}} {_TIME}\.\d{{3}} [*#.-] |{_SENTINEL}",
    "mongodb": r'"t":\{"\$date":"[^"]+"\}, *"s":"[dwief]'
    r'|"s":"[dwief]\d?", *"c":"[a-z]+", *"id":\d+, *"ctx":"|\be11000 duplicate key',
    "elasticsearch": r"\[o\.e\.[a-z.]+|\bunassigned_?shards\b",
    "pgbouncer": r"\b[cs]-0x[0-9a-f]+: \S+/\S+@|\bcl_active\b.*\bsv_",
    "ceph": r"\blog_channel\((?:cluster|audit)\) log \["
    r"|\b\d+ pgs? (?:degraded|undersized|inconsistent|stuck)\b"
    r"|\((?:slow_ops|osd_down|osd_nearfull|pg_\w+|mon_\w+|mds_\w+|pool_\w+)\)",
    "minio": r"\bapi: (?:system|sys\w*|\w+object\w*|\w+bucket\w*)\(",
    "db2": r"\bsql\d{4,5}n\b|\bsqlcode=-?\d+, sqlstate=",
    "clickhouse": r"<(?:error|warning|information|debug|trace)> \S+: code: \d+\. db::exception",
    "cassandra": r"\b(?:readstage|mutationstage|compactionexecutor|gossipstage)[:-]\d"
    r"|\b(?:readcommand|gcinspector|statuslogger|messagingservice|messagingmetrics|gossiper|failuredetector"
    r"|hintsdispatchexecutor|storageservice|compactiontask|batchstatement|noticemanager)\.java:\d+ - ",
    "sqlserver": r"\bmsg \d+, level \d+, state \d+|\berror: \d+, severity: \d+, state: \d+|\bspid\d+s? ",
    "oracle": r"\bora-\d{5}\b",
    # Messaging.
    "pulsar": r"\bpulsar-io-\d|\borg\.apache\.pulsar\b|\bpersistent://\w",
    "rocketmq": r"\brocketmq(?:client|remoting|store)\b",
    "kafka": r"\[(?:partition|groupcoordinator|replicamanager|kafkaserver|replicafetcher)"
    r" \S+ ?(?:broker|id)?=?"
    r"|\bisr from [\d,]+ to [\d,]+",
    "rabbitmq": r"\[(?:debug|info|notice|warning|error)\] <0\.\d+\.\d+>"
    r"|\bmissed heartbeats from client\b|\bvm_memory_high_watermark\b",
    "zookeeper": r"nioservercxn|nioservercnxn|leaderelection\b.*\bzxid|quorumcnxmanager"
    r"|\b(?:syncthread:\d+:|filetxnlog@|learner(?:handler)?@|leader@|follower@|zkdatabase@)",
    "kafkaconnect": r'"connector":\{"state":"[a-z]+","worker_id":',
    "mosquitto": r"\bnew client connected from \S+ as \S+ \(p\d",
    "nats": r"\bcid:\d+ - |\bslow consumer detected: ",
    "temporal": r'"(?:workflowid|wf-?id|workflow-?id)":.*"(?:taskqueue|task-?queue|activitytype|workflowtype'
    r'|activity-?type|workflow-?type|run-?id|runid)":|"(?:activitytype|workflowtype|taskqueue)":.*"workflowid":',
    "celery": r": (?:debug|info|warning|error|critical)/(?:mainprocess|forkpoolworker-\d+)\]",
    "sidekiq": r"\btid=[0-9a-z]+ class=\S+ jid=[0-9a-f]+",
    # Languages and their machines.
    ".net": r"\bmicrosoft\.(?:entityframeworkcore|aspnetcore|extensions)\."
    r"|\bsystem\.[a-z]\w*\.[\w.]*exception\b",
    "go": r"\bgoroutine \d+ \[|\bpanic: runtime error:|\bmain\.\(\*[a-z]\w*\)\."
    r"|\b\d{4}/\d\d/\d\d \d\d:\d\d:\d\d http: ",
    "golang": r"\bgoroutine \d+ \[|\bpanic: runtime error:|\bmain\.\(\*[a-z]\w*\)\.",
    "python": r"traceback \(most recent call last\)|\bfile \"[^\"]+\.py\", line \d+",
    "java": r"exception in thread \"|\bat (?:[a-z_$][\w$]*[./])+[\w$<>]+\([\w$]+\.java:\d+\)"
    r"|(?<![\w.])(?:org|com|io|net)\.[a-z]\w*\.[\w.$]*[a-z](?:exception|error)\b",
    "jvm": r"\[gc[\],\s(]|\bgc\(\d+\) pause |\bjava\.lang\.outofmemoryerror",
    "nodejs": r"\bat [^\n⏎]*\.js:\d+:\d+\)?",
    "php-fpm": r"\[pool [\w.-]+\] (?:server reached|seems busy|child \d+)|\bpm\.max_children\b",
    "php": r"\bphp (?:fatal error|warning|notice): ",
    "rust": r"\bthread '[^']*' panicked at ",
    # Queries and logs over many machines.
    "presto": _PRESTO,
    "trino": _PRESTO,
    "loki": r"\bcaller=client\.go:\d+ component=client\b|\bingestion rate limit exceeded for user\b",
    "dgraph": r"\bnode\.go:\d+\] unable to send message to peer\b",
    "namenode": r"\bhdfs\.statechange: |\bstate\* safe mode |\bblockplacementpolicy\b",
    # Builds.
    "jenkins": r"\[pipeline\] (?:sh|stage|node|echo|\{|\}|//|end|start|bat|checkout|script|with)"
    r"|\bfinished: (?:aborted|failure|success|unstable|not_built)\b",
    # Machines and clusters.
    "systemd": r"\S\.(?:service|socket|timer|mount): "
    r"(?:main process exited|failed with result|scheduled restart job|start request repeated"
    r"|deactivated successfully|consumed )",
    "kubernetes": _KUBERNETES,
    "k8s": _KUBERNETES,
    "nomad": r"\bid +(?:eval id +)?node id +(?:node name +)?"
    r"task group +version +desired +status\b"
    r"|\bclient\.alloc_runner|\bclient\.driver_mgr|\balloc_id=[0-9a-f]{8}"
    r"|\bnomad\.(?:fsm|raft|rpc|eval)",
    "zabbix": r"\bproblem (?:started|has been resolved) (?:at|in) .{0,60}(?:problem name|host): "
    r"|\boriginal problem id: \d",
    "kernel": _KERNEL,
    "linux": _KERNEL,
    "keepalived": r"\(vi_\w+\) (?:entering|received|sending|master|backup)\b",
    "bind9": r"\bclient @0x[0-9a-f]+ \S+#\d+ \(",
    "openldap": r"\bconn=\d+ (?:op|fd)=\d+ ",
    "consul": r"\bnode +address +status +type +build +protocol\b"
    r"|\bagent(?:\.[a-z.]+)?: (?:check is now|synced |deregistered |join|member|newly elected)",
    "vault": r"\bseal type +\w|\bunseal progress\b|\bcore: (?:lease count|security barrier|vault is|seal)"
    r"|\bexpiration: (?:revoked|failed to revoke) lease",
    "argocd": _APPLICATION,
    "ecs": r"\(service [\w-]+\) (?:was unable to place|is unable|has |\((?:task|instance|deployment|port) "
    r"|registered |deregistered |failed |deployment )"
    r"|\becs-svc/\d|\bessential container in task exited\b",
    "flux": r'"controller(?:kind)?":"(?:helmrelease|kustomization|(?:git|helm|oci)repository)"',
    "terraform": r"\berror acquiring the state lock\b|\bplan: \d+ to add, \d+ to change, \d+ to destroy\b",
    "ansible": r"\bplay recap\b|\btask \[[^\]]+\] \*\*\*|: ok=\d+ +changed=\d+ +unreachable=\d",
    "gitlab": r"\bjob failed(?: \(system failure\))?: |\bproject-\d+-concurrent-\d",
    "github": r"##\[(?:error|group|endgroup|warning)\]",
    "datadog": r"\[(?:re-)?triggered on \{|\[recovered on \{",
    "kubelet": r"\bkubelet(?:\.go)?\b",
    "coredns": r"\[(?:error|info|warning)\] plugin/[a-z]+: ",
    "aws": r"\bbotocore\.exceptions\.|\barn:aws|\breport requestid: [0-9a-f-]{36}\b",
    "lambda": r"\breport requestid: [0-9a-f-]{36}\b|\binit duration: \d",
    "airflow": r"\{(?:\w+_)?(?:taskinstance|local_task_job\w*|standard_task_runner|dagrun)\.py:\d"
    r"|\btask exited with return code\b",
    "restic": r"\bsnapshot [0-9a-f]{8} saved\b",
    "cisco": r"%[a-z0-9_]+-[0-7]-[a-z_]+: ",
    "cloudwatch": r"\bnewstatevalue\b|\bnewstatereason\b"
    r"|\bthreshold crossed: (?:\d+|no) (?:out of|datapoints?)\b"
    r"|\bstate change: (?:ok|alarm|insufficient_data) -> ",
    "alertmanager": r"\bcomponent=dispatcher\b|\breceiver=\S+ integration=",
    "prometheus": r"\bcomponent=\"?(?:rule manager|tsdb|scrape manager|discovery manager|remote|notifier)\b"
    r"|\bcaller=(?:head|manager|scrape|compact|wal_watcher|queue_manager)\.go:\d",
    "grafana": r"\blogger=(?:tsdb\.|ngalert|context |plugin)\S* |\bpluginid=\w",
}
"""Product → the pattern of its format."""
EXCEPT: dict[str, tuple[str, ...]] = {
    "mysql": ("mariadb", "tidb", "oceanbase", "doris"),
    "postgresql": ("redshift", "greenplum", "yugabyte", "cockroach"),
    "postgres": ("redshift", "greenplum", "yugabyte", "cockroach"),
    "redis": ("keydb", "valkey"),
    "presto": ("trino",),
    "trino": ("presto",),
    "elasticsearch": ("opensearch", "[o.o."),
    "cassandra": ("scylla",),
    "temporal": ("cadence",),
    "kernel": ("sunos", "freebsd", "darwin"),
    "linux": ("sunos", "freebsd", "darwin"),
}
"""Products that write the format of another."""


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(SIGNATURES[name])


def is_written_by(name: str, lower: str) -> bool:
    """Whether a folded text in lower case has the format of a product's lines."""
    if name not in SIGNATURES or any(one in lower for one in EXCEPT.get(name, ())):
        return False
    return _pattern(name).search(lower) is not None
