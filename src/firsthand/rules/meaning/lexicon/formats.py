"""What the lines of a product are about, though they do not say it: a mail server's lines are about mails.

Owns the kinds of things that a format of lines makes plain. A row: signs of which a folded text in lower case
has one, and the concepts that a sentence may use for what its lines tell. Only nouns for the kind of the
thing told, never a state or a deed. The lexicon cannot tell a text that only speaks of a product from one
that the product wrote.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.sieve import holds_any

Row = tuple[tuple[str, ...], frozenset[str]]

FORMATS: tuple[Row, ...] = tuple(
    (tuple(signs.split("|")), names(kinds))
    for signs, kinds in (
        ("report requestid|billed duration|task timed out after", "method request"),
        (
            "hudson.|jenkins|gitlab-runner|step_script|##[error]|buildkite|circleci|"
            "[pipeline]|finished: aborted|finished: failure|finished: success|"
            "script returned exit code|error: job failed:|runner system failure|github actions",
            "build job pipeline ci",
        ),
        ("rate(http_|rate(grpc_|rate(nginx_|rate(request|rate(envoy_", "qps request rate"),
        ("up{|_up{|scrape_|probe_success", "target instance endpoint"),
        ("instancedown|targetdown| of job ", "target instance endpoint"),
        (":9100|:9187|:9104|:9121|:9113|:9115|_exporter", "exporter"),
        (
            "gcinspector|readcommand.java|statuslogger.java|gossiper.java|failuredetector.java",
            "node",
        ),
        ('"t":{"$date"', "node member database"),
        ("seal type|unseal progress|unseal_progress", "node server"),
        ("status  type  |check=service:", "node agent"),
        ("quorumpeer|nioservercnxn|filetxnlog@", "node server"),
        ("etcdserver|raft.node", "node member"),
        ("executequery: code: ", "query server"),
        (
            '@kubernetescrd" "|@docker" "|@file" "|@kubernetes" "|] [] 10.|] [] 172.|] [] 192.|outbound|',
            "upstream backend",
        ),
        ("[triggered on {|[re-triggered on {|[recovered on {", "monitor alert_noun"),
        ("original problem id: |problem started at ", "problem trigger alert_noun host"),
        ("unable to place a task|ecs-svc/|) (task ", "task container"),
        ("/mainprocess]|/forkpoolworker", "task worker"),
        ("workflowid|taskqueue", "workflow activity task"),
        ("taskgroup|task group", "allocation job task"),
        ('"connector":{"state"', "connector task worker"),
        ("keepalived|vrrp", "instance router"),
        ("threshold crossed: ", "metric alert_noun datapoint"),
        ("code=killed|status=9/kill|status=15/term", "signal"),
        ("mountpoint=", "file_system partition"),
        ("alter table |select |update |insert into |delete from ", "statement sql query"),
        ("horizontal-pod-autoscaler|successfulrescale", "deployment"),
        ("check=service:|check is now ", "healthcheck probe"),
        ('[wrn]|[warn| warn |[warning]|level=warn|level":"warn', "level_warn"),
        ("failed: moved ", "slot"),
        ("kubelethas", "node"),
        ("watermark", "path"),
        (" bytes | bytes,", "data"),
        ("cron[", "user"),
        ("outbound|upstream_cluster|haproxy|ngx_|nginx|traefik|tcp_denied|tcp_miss|hier_", "proxy"),
        ("[kong]", "plugin proxy gateway"),
        ("job failed (system failure)|job failed: ", "job ci pipeline"),
        (" v0.| v1.| v2.| v3.| v4.| v5.| v6.| v7.| v8.| v9.", "version"),
        ("activitymanager: ", "process ident app"),
        ("api server client|apiserver_request|rest_client_request", "request client"),
        ("mapreduce.job:", "step task job map_noun"),
        ("cron[|crond[|crontab|anacron", "job cron task"),
        ("slurmctld|slurmd|sbatch|jobid=", "job node"),
        ("airflow|dag_id|dagrun|taskinstance", "task pipeline job"),
        (
            "borg|restic|pgbackrest|xtrabackup|barman|velero|bacula|duplicity|"
            "pg_basebackup|pg_dump|mysqldump|rman-|wal-g|rsnapshot|backed up|added to the repository:",
            "backup",
        ),
        (
            "postfix|exim|sendmail[|dsn=|dovecot|qmail|opendkim|smtp;",
            "mail message shipment receiver",
        ),
        ("bgpd|%bgp| bgp ", "connection session neighbour peer router"),
        ("ospf|lineproto|updown:|lacp|lldp", "neighbour link interface port"),
        ("charon[|strongswan|ipsec|openvpn|wireguard|ike_sa", "vpn tunnel peer"),
        ("dhcpd|dhcpdiscover|dhcprequest|dnsmasq-dhcp", "client lease address"),
        ("conntrack", "connection conn_tracking"),
        ("/minio/storage/", "disk"),
        (
            "named[|coredns|unbound|dnsmasq|nxdomain|servfail|plugin/errors:|no such host",
            "dns resolver query",
        ),
        (
            "usename|backend_start|xact_start|pg_stat_activity",
            "backend session process transaction database",
        ),
        ("servercnx|[/10.|[/172.|[/192.168.", "client connection peer"),
        ("spid|severity: ", "sql database server"),
        ("entityframeworkcore", "orm database sql command statement table"),
        ("biz_date=|batch_date=|settle_date=", "batch job task"),
        ("alloc_id=", "task job"),
        ("clientid=", "client device connection"),
        ("ntpd|chronyd|timesyncd", "clock source_noun"),
        ("haproxy|reason: layer", "backend server healthcheck"),
        ("squid|varnish", "cache"),
        ("z app/|z net/|elasticloadbalancing", "load_balancer target client request"),
        ("unseal progress|unseal_progress", "shard key unseal_key"),
        ("raidz|resilver|zpool", "disk device pool member"),
        ("active raid|: active (auto-read-only) raid", "disk device member"),
        (
            "failedscheduling|default-scheduler|liveness probe|readiness probe|startup probe|"
            "imagepullbackoff|errimagepull|crashloopbackoff|ready=0/|ready=1/|ready=2/",
            "pod",
        ),
        ("_m_00|maptask", "map_noun"),
        ("[gc][old]|pause full", "old_gen full_gc"),
        ("[gc][young]|pause young", "young_gc"),
        ("invalid user |failed password for", "user_name"),
        (
            "blk_update_request|i/o error, dev |buffer i/o error|smartd|mdadm|zed[|"
            "vdev|sense key|ext4-fs|xfs (|reallocated_sector|md/raid|nvme",
            "device disk",
        ),
        ("dcgm|nvrm|nvidia|cuda", "gpu"),
        ("oom-kill|out of memory: killed process", "memory"),
        (
            "oom-kill|out of memory: killed process|blk_update_request|buffer i/o error|ext4-fs|xfs (|"
            "nf_conntrack:|net_ratelimit|syn flooding|callbacks suppressed|segfault at |soft lockup|"
            "blocked for more than|neighbour table overflow|link is down|mce: |nvme nvme",
            "kernel",
        ),
        ("slot_name|restart_lsn|confirmed_flush_lsn|pg_replication_slots", "repl_slot"),
        ("# query_time|query_time:|slowlog|1) 1) (integer) ", "slow_log command statement"),
        (
            "master timeout:|connection with master lost|reconnecting to master|connecting to master|"
            "master <-> replica sync|master aborted replication",
            "replica",
        ),
        (" sum(| count(| avg(| max(| min(|group by ", "aggregate_query"),
        ("primary'|'primary|.primary`", "primary_key"),
        ("_misses|misses=|misses:", "hit_rate miss_rate"),
        ("resource limit alarm|high_watermark", "threshold"),
        ("apcupsd|upsmon|onbattery|ups ", "ups power"),
        ("ipmi|bmc|sel ", "server machine"),
        (
            "query_time|rows_examined|innodb|mysqld|collscan|planssummary",
            "query statement database",
        ),
        ("sharelock|exclusivelock|while locking tuple", "lock_noun transaction database"),
        ("oplog|replset|rsbackgroundsync|wiredtiger", "member database node"),
        ("lag_bytes|seconds_behind|replay_lag|replication_lag|slave_", "leader"),
        ("slapd[|ldap", "directory"),
        ("osd.|ceph", "cluster disk"),
        ("[o.e.|elasticsearch|watermark", "node cluster shard index"),
        ("rabbit@|amqp|basic.ack|unacked", "message queue broker"),
        ("groupcoordinator|under_replicated| isr |kafkaconsumer", "broker cluster topic"),
        ("sshd[|pam_unix|sudo:|failed password", "user session connection"),
        ("not_after|notafter|x509|certificate", "certificate tls"),
        ("http/1.1|http/2|get /|post /|put /|patch /|tcp_denied/|tcp_miss/", "request http client"),
        ("messaging:|apns|fcm|firebase", "push_noun message device"),
    )
)
"""Signs, and what their lines are about."""


_SIGNS = {
    kind: tuple(sign for signs, kinds in FORMATS if kind in kinds for sign in signs)
    for kind in frozenset[str]().union(*(kinds for _, kinds in FORMATS))
}
"""Concept → the signs of the formats that are about it."""


def is_about(options: tuple[str, ...], lower: str) -> bool:
    """Whether a folded text in lower case is by its format about one of some kinds of things."""
    for one in options:  # noqa: SIM110 - a loop: it runs for most words that a text has not
        if one in _SIGNS and holds_any(lower, _SIGNS[one]):
            return True
    return False
