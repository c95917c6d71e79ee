"""Lines in the styles of public log corpora and alerts, retold.

Rows: a text (or several, with `||` between), right claims, false ones.
"""

Rows = list[tuple[str, tuple[str, ...], tuple[str, ...]]]

NAMES: Rows = [
    (
        "INFO TaskUmbilical: Progress of TaskAttempt attempt_2091_0007_r_000042_1 is : 0.6125",
        ("Attempt r_000042_1 was about 61% complete.", "Attempt r_000042_1 was 61% done."),
        (
            "Attempt r_000042_2 was about 61% complete.",
            "Attempt r_000042 was about 61% complete.",
            "Attempt r_000042_1 is complete.",
            "Attempt r_000042_1 was 71% complete.",
        ),
    ),
    (
        "INFO vmm.manager [vm: 5ac09e1b-22d4-4c1f-8f0e-91b7c2d35e60] VM resumed on host cn-3",
        ("VM 5ac09e1b resumed on host cn-3.", "虚拟机 5ac09e1b 在主机 cn-3 上恢复运行。"),
        ("VM 5ac09e1c resumed on host cn-3.", "VM 5ac09e resumed on host cn-4."),
    ),
    (
        "INFO setup Read out patch state for package: Pack_for_QX4410277~71ab~x64, State: 64",
        ("The state of QX4410277 is 64.",),
        ("The state of QX4410278 is 64.", "The state of QX4410277 is 71."),
    ),
    (
        "moved vm 5ac09e1b-22d4-4c1f aside; started vm 5ac09e1b-77aa-4c1f",
        (),
        ("VM 5ac09e1b started.",),
    ),
]

PRODUCTS: Rows = [
    (
        "2031-02-03T05:14:36Z ERR Provider error, retrying in 2.731s providerName=file",
        ("Traefik will retry in around 2.7 s.",),
        ("Caddy will retry in around 2.7 s.",),
    ),
    (
        'level=error msg="failed to set up network for pod shop/web-1: plugin calico failed (add)"',
        (),
        ("The flannel plugin failed.", "The weave plugin failed."),
    ),
]

AMOUNTS: Rows = [
    (
        "switch-09 port xe-1/0/4 has dropped 1830 frames in the last three minutes.",
        (
            "switch-09 dropped around 10 frames per second on average over the three minutes.",
            "switch-09 平均每分钟丢弃 610 个帧。",
        ),
        (
            "switch-09 dropped around 30 frames per second on average over the three minutes.",
            "switch-09 dropped more than 12 frames per second.",
            "switch-09 平均每分钟丢弃 1830 个帧。",
        ),
    ),
    (
        "Deployment shop/tax-api has not matched the expected number of replicas. spec=9 available=6",
        ("Deployment shop/tax-api is three available replicas short of its spec.",),
        (
            "Deployment shop/tax-api is two available replicas short of its spec.",
            "Deployment shop/tax-api is six available replicas short of its spec.",
        ),
    ),
    (
        "[gc][old][311] duration [2.2s], memory [40.5gb]->[28.1gb]/[48gb]",
        ("这次 GC 释放了约 12.4GB 内存。", "The GC freed about 12.4 GB of memory."),
        ("这次 GC 释放了约 28.1GB 内存。", "The GC freed about 7.5 GB of memory."),
    ),
    (
        "任务 load_dim_sku 执行失败,已处理 7000 行,共 10000 行,耗时 421s",
        ("load_dim_sku 还有 3000 行未处理。", "load_dim_sku 运行了 7 分 1 秒。"),
        ("load_dim_sku 还有 7000 行未处理。", "load_dim_sku 运行了 4 分 21 秒。"),
    ),
    (
        "WARNING audit: found 2 volumes in the catalog and 5 volumes on the array.",
        ("The array holds three more volumes than the catalog.",),
        ("The array holds five more volumes than the catalog.",),
    ),
    (
        "0:S 11 Jan 2031 04:41:09.870 * MASTER <-> REPLICA sync: receiving 314572800 bytes from master",
        ("The replica is receiving 300 MiB of data from its master.",),
        ("The replica is receiving 300 GiB of data from its master.",),
    ),
    (
        "planSummary=COLLSCAN ns=crm.leads docsExamined=81234 nreturned=7 durationMillis=930",
        ("A collection scan over 81,234 documents returned 7.",),
        ("An index scan over 81,234 documents returned 7.", "A collection scan returned 81,234."),
    ),
]

WORDS: Rows = [
    (
        "MemStore: Block rdd_4_2 stored as bytes in memory (estimated size 6.1 MB, free 90.4 MB)",
        ("rdd_4_2 was cached in memory at an estimated 6.1 MB.",),
        ("rdd_4_2 was cached in memory at an estimated 90.4 MB.", "rdd_4_2 was cached on disk."),
    ),
    (
        "Cluster edge-3 has overcommitted CPU requests by 12 cores and cannot tolerate node failure.",
        ("edge-3 集群的 CPU 请求超配 12 核。",),
        ("edge-3 集群的 CPU 请求超配 21 核。", "A node of edge-3 has failed."),
    ),
    (
        "A client certificate is expiring in less than 24.0 hours.",
        ("A client certificate runs out in under one day.",),
        ("A server certificate runs out in under one day.", "A client certificate has run out."),
    ),
    (
        "checkpoint complete: wrote 811 buffers; write=61.2 s, sync=0.3 s, total=61.7 s",
        ("The checkpoint took about a minute in all.",),
        ("The checkpoint took about two minutes in all.",),
    ),
    (
        "Failed to internally open archive. [HRESULT = 0x80070002 - E_NO_FILE]",
        ("An archive could not be opened; the result code was 0x80070002.",),
        ("An archive could not be opened; the result code was 0x80070005.",),
    ),
    (
        "Lost connection for id 4, my id = 2, error = ",
        ("Server 2 lost the connection to the peer with id 4.",),
        ("Server 2 lost the connection to the peer with id 2.",),
    ),
]

_EMPTY = (
    '{"tool":"query_logs","keyword":"lock wait","service":"tax-api",'
    '"window":"2025-02-18T06:00:00Z/2025-02-18T06:45:00Z","logs":[],"evidence_status":"no_evidence"}'
)
SEARCHES: Rows = [
    (
        _EMPTY,
        (
            "The window covered 45 minutes.",
            "The logs of tax-api were searched for lock wait.",
            "The logs of tax-api were queried for lock wait. The result was empty.",
            "The search ran over the tax-api logs for 45 minutes.",
            "The search for lock wait in tax-api covered 45 minutes.",
            "The keyword was lock wait.",
            "查询窗口为 45 分钟。",
            "查询了 tax-api 日志，关键字为 lock wait。",
            "The empty search result does not rule out a lock wait in tax-api.",
            "The empty query result alone does not tell whether tax-api had a lock wait.",
        ),
        (
            "The window covered 30 minutes.",
            "The window covered more than 45 minutes.",
            "The logs of cart-api were searched for lock wait.",
            "The logs of tax-api were searched for deadlock.",
            "tax-api ran during the window.",
            "tax-api had lock waits.",
            "The query shows lock waits in tax-api.",
            "The query found lock waits in tax-api.",
            "查询窗口内 tax-api 有 lock wait。",
            "查询到 tax-api 的 lock wait 日志。",
            "A lock wait was in the queried window.",
            "The logs ended with a lock wait.",
            "The log of tax-api was a lock wait.",
            "The search rules out a lock wait.",
            "The empty search result rules out a lock wait in tax-api.",
        ),
    ),
]

REASONS: Rows = [
    (
        "INFO SessionTracker - Expiring session 0x77aa01, timeout of 20000ms exceeded",
        ("Session 0x77aa01 expired because its 20-second timeout was exceeded.",),
        (
            "Session 0x77aa01 expired because its 2-second timeout was exceeded.",
            "Session 0x77aa01 expired because the client crashed.",
            "The timeout was exceeded because session 0x77aa01 expired.",
        ),
    ),
    (
        "[error] [client 10.9.8.7] Directory index forbidden by rule: /srv/www/",
        ("The listing of /srv/www/ was refused to client 10.9.8.7 because a rule forbids it.",),
        ("The listing of /srv/www/ was refused because client 10.9.8.7 is banned.",),
    ),
    (
        "Cluster edge-3 has overcommitted CPU requests and cannot tolerate node failure.",
        ("edge-3 集群无法容忍节点故障。", "Cluster edge-3 cannot tolerate a node failure."),
        ("A node of edge-3 has failed.", "edge-3 的节点发生故障。"),
    ),
]

SPANS: Rows = [
    (
        "[11.02 19:24:51] sync.exe - gw.example.org:5070 close, 2210 bytes sent, 918 bytes received,"
        " lifetime 02:09",
        (
            "sync.exe kept the connection open for 129 seconds.",
            "sync.exe received 918 bytes; the connection stayed open for about two minutes.",
        ),
        (
            "sync.exe kept the connection open for 209 seconds.",
            "The connection of sync.exe is open.",
            "sync.exe opened the connection.",
        ),
    ),
    (
        "LockService: release:lock=77, tag=*upload*, uid=1003, pid=91",
        ("LockService released the lock held by uid 1003.",),
        (
            "LockService released the lock held by uid 1005.",
            "uid 1003 holds the lock.",
            "The lock is held by uid 1003.",
        ),
    ),
    (
        "Filesystem mounted on /srv/data at 10.9.1.2:9100 has only 3.4% available space left.",
        ("About 96.6% of the file system at /srv/data on 10.9.1.2 is not available.",),
        ("About 3.4% of the file system at /srv/data on 10.9.1.2 is not available.",),
    ),
    (
        "RAID array 'md3' at st-2 is in degraded state due to one or more disks failures.",
        (
            "st-2 的 md3 阵列因一块或多块磁盘故障处于降级状态。",
            "md3 is degraded due to one or more disk failures.",
        ),
        ("st-2 的 md3 阵列因两块磁盘故障处于降级状态。",),
    ),
]

ROLES: Rows = [
    (
        "TargetMissing instance=pg-exp-0:9187 job=pg; TargetMissing instance=pg-exp-2:9187 job=pg: A target"
        " has disappeared.",
        ("Two targets of the job pg are missing, namely pg-exp-0 and pg-exp-2.",),
        (
            "Two targets of the job pg are missing, namely pg-exp-0 and pg-exp-1.",
            "Three targets of the job pg are missing, namely pg-exp-0 and pg-exp-2.",
        ),
    ),
    (
        "WARN [Consumer clientId=tax-2, groupId=tax] consumer poll timeout has expired.",
        ("Consumer tax-2 of group tax let its poll timeout expire.",),
        ("Consumer tax-3 of group tax let its poll timeout expire.",),
    ),
    (
        "JobFailed job_name=etl-7 reason=DeadlineHit: Job etl-7 failed to complete.",
        ("The reason label reads DeadlineHit.", "The reason label of etl-7 reads DeadlineHit."),
        (
            "The reason label reads etl-7.",
            "The reason label reads OutOfDisk.",
            "Job etl-7 reads DeadlineHit.",
        ),
    ),
]

SIDES: Rows = [
    (
        "INFO TaskUmbilical: Progress of TaskAttempt attempt_2091_0007_r_000042_1 is : 0.6125",
        (),
        ("The job was 61% complete.",),
    ),
    (
        "INFO [main] - Accepted a new connection from id 5, my id = 8",
        ("Server 8 accepted a new connection from id 5.",),
        (
            "Server 5 accepted a new connection from id 8.",
            "The record was written by the server whose own id is 5.",
        ),
    ),
    (
        "sshd[811]: Failed password for invalid user backup from 192.0.2.8 port 4022 ssh2",
        ("A password of the invalid user backup failed.",),
        ("The valid user backup failed to log in.",),
    ),
    (
        "Deployment rate-api has not matched the expected number of replicas. spec=7 available=4",
        ("Deployment rate-api lacks three replicas.",),
        ("Deployment rate-api lacks four replicas.", "Deployment rate-api lacks seven replicas."),
    ),
    (
        "FilesystemFull: Filesystem on /dev/sdc1, mounted on /srv/blob, has only 4.2% available space left.",
        ("/srv/blob has only 4.2% of its space left.",),
        ("/srv/blob has no space left.", "/srv/blob is full."),
    ),
    (
        '{"msg":"Slow query","attr":{"ns":"crm.leads","docsExamined":45000,"nreturned":9}}',
        ("该慢查询检查了 45000 个文档，返回 9 个。", "The slow query returned 9 documents."),
        ("该慢查询返回了 45000 个文档。", "The slow query returned 45000 documents."),
    ),
    (
        '"GET /stock/5 HTTP/1.1" 503 UF upstream_reset_before_response_started{timeout} 0 91 "okhttp/4.9.3"',
        (),
        ("The client reset the connection.",),
    ),
]

PAIRS: Rows = [
    (
        "[vm: cn-a7] Took 2.50 seconds to boot the vm. || [vm: cn-b9] Took 7.50 seconds to boot the vm.",
        (
            "Booting vm cn-b9 took three times as long as booting vm cn-a7.",
            "Booting vm cn-b9 took longer than booting vm cn-a7.",
        ),
        (
            "Booting vm cn-a7 took three times as long as booting vm cn-b9.",
            "Booting vm cn-b9 took twice as long as booting vm cn-a7.",
            "Booting vm cn-a7 took longer than booting vm cn-b9.",
        ),
    ),
    (
        "queue=tax-in lag=8400 || queue=tax-out lag=2100",
        (
            "The lag of tax-in is four times that of tax-out.",
            "tax-in 的积压是 tax-out 的 4 倍。",
            "The lag of tax-in is larger than that of tax-out.",
        ),
        (
            "The lag of tax-out is four times that of tax-in.",
            "The lag of tax-in is twice that of tax-out.",
            "tax-in 的积压是 tax-out 的 3 倍。",
            "The lag of tax-out is larger than that of tax-in.",
        ),
    ),
]

WHOLES: Rows = [
    (
        "INFO Executor: Finished task 7.0 in stage 2.0 (TID 61). 990 bytes result sent to driver",
        ("Task 7.0 in stage 2.0 has finished.", "stage 2.0 中的 task 7.0 已完成。"),
        ("Stage 2.0 has finished.", "Stage 2.0 has completed.", "The stage 2.0 is complete."),
    ),
    (
        "checkpoint done: 0 file(s) added, 4 removed",
        ("The checkpoint added no files.",),
        ("The checkpoint added files.", "The checkpoint removed no files."),
    ),
    (
        "sshd[1]: authentication failure; uid=0 rhost=203.0.113.9 user=root at 2031-07-03T11:52:08Z"
        " || sshd[7]: authentication failure; uid=0 rhost=203.0.113.9 user=root at 2031-07-03T11:52:38Z",
        (
            "Both authentication failures came from the same host, 30 seconds apart.",
            "两条日志是同一远程主机对 root 的认证失败，相隔 30 秒。",
        ),
        (
            "Both authentication failures came from the same host, 50 seconds apart.",
            "两条日志是同一远程主机对 admin 的认证失败，相隔 30 秒。",
        ),
    ),
    (
        "sshd[1]: authentication failure; uid=0 rhost=203.0.113.9 user=root at 2031-07-03T11:52:08Z"
        " || sshd[7]: authentication failure; uid=0 rhost=203.0.113.7 user=root at 2031-07-03T11:52:38Z",
        (),
        (
            "Both authentication failures came from the same host, 30 seconds apart.",
            "两条日志是同一远程主机对 root 的认证失败，相隔 30 秒。",
        ),
    ),
]

USES: Rows = [
    (
        '{"msg":"Slow query","attr":{"ns":"crm.leads","planSummary":"IXSCAN","nreturned":9}}',
        ("A slow query on crm.leads used an index scan.",),
        ("A slow query on crm.leads used a collection scan.",),
    ),
    (
        "sshd[811]: Failed password for invalid user backup from 192.0.2.8 port 4022 ssh2",
        ("来自 192.0.2.8 的无效用户 backup 密码认证失败。",),
        (
            "Password authentication failed for the existing user backup.",
            "Password authentication failed for an existing account named backup.",
        ),
    ),
    (
        "sweep done: 2 segments removed, 15 recycled",
        (),
        ("The sweep recycled fewer segments than it removed.",),
    ),
]
