"""Formats of products, causes told by form, names inside names, and what a text leaves unsaid.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "left unsaid",
        "KubeReplicaGap severity=warning namespace=ops deployment=mailer: Deployment ops/mailer "
        "has had unavailable replicas for longer than 10 minutes.",
        (
            "The alert does not say how many replicas are unavailable.",
            "The alert does not state how many replicas are missing.",
            "告警没有说明有多少个副本不可用。",
        ),
        (
            "The alert does not say how long the replicas have been unavailable.",
            "The alert does not say that replicas are unavailable.",
        ),
    ),
    (
        "left unsaid",
        "alert ReplicaGap: deployment ops/mailer has 2 of 5 replicas available",
        (),
        (
            "The alert does not say how many replicas are available.",
            "告警没有说明有多少个副本可用。",
        ),
    ),
    (
        "left unsaid",
        "session 8812 is waiting for a lock on table stock for 40 s",
        (
            "The line does not show which session holds the lock.",
            "The log does not say who holds the lock.",
        ),
        (
            "The line does not show which session is waiting.",
            "The line does not show which table is locked.",
            "The line does not show how long session 8812 has been waiting.",
        ),
    ),
    (
        "left unsaid",
        "session 8812 is waiting for a lock held by session 8790",
        (),
        (
            "The line does not show which session holds the lock.",
            "The line does not show who holds the lock.",
        ),
    ),
    (
        "left unsaid",
        "ERROR job nightly-4 failed",
        (
            "The log line gives no specific reason for the failure.",
            "The log does not say why nightly-4 failed.",
        ),
        ("The log does not say which job failed.",),
    ),
    (
        "left unsaid",
        "ERROR job nightly-4 failed because the disk is full",
        (),
        (
            "The log line gives no specific reason for the failure.",
            "The log does not say why nightly-4 failed.",
        ),
    ),
    (
        "product by its format",
        "ERROR 1062 (23000): Duplicate entry '77' for key 'PRIMARY'",
        (
            "MySQL returned error 1062.",
            "MySQL 报 1062 错误：存在重复条目。",
        ),
        (
            "PostgreSQL returned error 1062.",
            "Oracle returned error 1062.",
            "MySQL returned error 1063.",
        ),
    ),
    (
        "product by its format",
        '2024-04-02 10:11:12.131 CET [771] FATAL:  password authentication failed for user "rep"',
        ("PostgreSQL failed to authenticate the user rep.",),
        (
            "MySQL failed to authenticate the user rep.",
            "Redis failed to authenticate the user rep.",
        ),
    ),
    (
        "product by its format",
        "912:S 04 Apr 2024 06:07:08.910 # Connection with master lost.",
        ("Redis lost its connection with the master.",),
        (
            "Kafka lost its connection with the master.",
            "MySQL lost its connection with the master.",
        ),
    ),
    (
        "product by its format",
        "44:X 04 Apr 2024 06:07:08.910 # +sdown master basket 10.9.8.7 6379",
        (),
        (
            "Envoy reported the master basket as down.",
            "Sentinel reported the master trolley as down.",
        ),
    ),
    (
        "product by its format",
        '[2024-04-02T10:11:12.131Z] "POST /pay HTTP/2" 503 UO 0 81 0 - "-" "curl/8.1" "a0" '
        '"pay.shop" "-"',
        (
            "Envoy answered POST /pay with 503.",
            "Envoy answered POST /pay with 503 and flag UO.",
        ),
        (
            "HAProxy answered POST /pay with 503.",
            "Envoy answered POST /pay with 504.",
            "Envoy answered POST /pay with 503 and flag UF.",
        ),
    ),
    (
        "product by its format",
        "2024/04/02 10:11:12 [error] 31#31: *88 connect() failed (111: Connection refused)",
        ("nginx failed to connect: connection refused.",),
        (
            "Apache failed to connect: connection refused.",
            "Envoy failed to connect: connection refused.",
        ),
    ),
    (
        "product by its format",
        "[2024-04-02 10:11:12 +0000] [9] [CRITICAL] WORKER TIMEOUT (pid:40)",
        ("The gunicorn worker 40 timed out.",),
        (
            "The celery worker 40 timed out.",
            "The gunicorn worker 9 timed out.",
        ),
    ),
    (
        "product by its format",
        "[2024-04-02 10:11:12,131: WARNING/ForkPoolWorker-3] Task mail.send[ab12] retry in 30s",
        ("The Celery task mail.send is retried in 30 seconds.",),
        ("The gunicorn task mail.send is retried in 30 seconds.",),
    ),
    (
        "product by its format",
        "mailer.service: Main process exited, code=exited, status=1/FAILURE",
        ("systemd reports that the main process of mailer.service exited with status 1.",),
        ("Kubernetes reports that the main process of mailer.service exited with status 1.",),
    ),
    (
        "product by its format",
        "queue service returned error 1062 to the client (HTTP 500)",
        (),
        (
            "MySQL returned error 1062.",
            "Envoy returned error 1062 to the client.",
        ),
    ),
    (
        "product by its format",
        "ERROR misrouted parcel p-7 for shop.example.org. Retry later",
        (),
        (
            "Kafka misrouted parcel p-7.",
            "The Java service misrouted parcel p-7.",
        ),
    ),
    (
        "cause by its form",
        "INFO tracker: Expiring session 0x9f2a, timeout of 30000ms exceeded",
        (),
        (
            "The timeout of session 0x9f2a was exceeded because it expired.",
            "Session 0x9f2a expired because the server was restarted.",
            "Session 0x9f2a expired because its timeout of 20 seconds was exceeded.",
        ),
    ),
    (
        "cause by its form",
        'level=error msg="failed to append to journal" err="write /var/j/0007: no space left on '
        'device"',
        (
            "Appending to the journal failed because no space was left on the device.",
            "The append to the journal failed because there was no space left on the device.",
        ),
        (
            "No space was left on the device because appending to the journal failed.",
            "The journal append failed because permission was denied.",
        ),
    ),
    (
        "cause by its form",
        "INFO sweep: volume v-31 has a pending snapshot. Skip.",
        (),
        (
            "The sweep skipped volume v-31 because it was full.",
            "The sweep skipped volume v-32 because it had a pending snapshot.",
            "Volume v-31 has a pending snapshot because it was skipped.",
        ),
    ),
    (
        "refusal",
        "2024-04-02 10:11:12.131 UTC [771] FATAL:  sorry, too many clients already",
        (),
        (
            "PostgreSQL accepted a connection.",
            "A client refused a connection from PostgreSQL.",
        ),
    ),
    (
        "refusal",
        "2024-04-02 10:11:12.131 UTC [771] FATAL:  remaining connection slots are reserved for "
        "roles with the SUPERUSER attribute",
        (),
        (
            "PostgreSQL refused a query because the remaining slots are reserved.",
            "PostgreSQL accepted a connection on a reserved slot.",
            "A superuser was refused a connection.",
        ),
    ),
    (
        "name inside a name",
        "CBS Failed to resolve package 'Package_for_KB4019990~51ab~amd64~~6.1.1.1'",
        (),
        (
            "The package for KB401999 could not be resolved.",
            "The package for KB4019991 could not be resolved.",
            "The package for B4019990 could not be resolved.",
        ),
    ),
    (
        "name inside a name",
        "unix.hw state_change: Component \\042fan3\\042 is in the unavailable state (HWID=912)",
        ("Component fan3 is unavailable.",),
        (
            "Component fan30 is unavailable.",
            "Component fan3 is available.",
        ),
    ),
    (
        "name inside a name",
        "panic: runtime error: integer divide by "
        "zero\nmain.(*Ledger).split(0xc0001a2000)\n\t/app/ledger.go:77",
        (),
        (
            "The program panicked in Ledger.join at ledger.go:77.",
            "The program panicked in Ledge.split at ledger.go:77.",
            "The program panicked in Order.split at ledger.go:77.",
        ),
    ),
    (
        "not ready",
        "Pod ops/mailer-7f6d9c5b8-abcde has been in a non-ready state for longer than 15 minutes.",
        (
            "Pod ops/mailer-7f6d9c5b8-abcde has not been ready for more than 15 minutes.",
            "Pod ops/mailer-7f6d9c5b8-abcde is not ready.",
        ),
        (
            "Pod ops/mailer-7f6d9c5b8-abcde is ready.",
            "Pod ops/mailer-7f6d9c5b8-abcde has been ready for more than 15 minutes.",
        ),
    ),
    (
        "zero of its own verb",
        "checkpoint complete: wrote 88 buffers (1.0%); 0 WAL file(s) added, 3 removed, 4 recycled",
        (
            "The checkpoint removed 3 WAL files.",
            "The checkpoint recycled 4 WAL files.",
            "No WAL files were added.",
        ),
        (
            "The checkpoint added 3 WAL files.",
            "The checkpoint added 7 WAL files.",
            "The checkpoint removed or recycled 8 WAL files.",
            "No WAL files were removed.",
        ),
    ),
    (
        "cannot",
        "Cluster blue has overcommitted memory requests and cannot tolerate node failure.",
        (),
        (
            "A node of the cluster blue failed.",
            "The cluster blue can tolerate a node failure.",
            "The cluster blue tolerated a node failure.",
        ),
    ),
    (
        "under pressure",
        "MemoryPressure True since 09:08:07, DiskPressure False since 01:02:03",
        (),
        (
            "The node has been under disk pressure since 01:02:03.",
            "The node has been under memory pressure since 01:02:03.",
            "The node is under disk pressure.",
        ),
    ),
    (
        "about a share",
        "Progress of TaskAttempt attempt_88_0002_m_000009_0 is : 0.3871",
        (),
        (
            "attempt_88_0002_m_000009_0 is about 61% done.",
            "attempt_88_0002_m_000009_0 is done.",
        ),
    ),
    (
        "established",
        "INFO - Established session 0x77ab with negotiated timeout 30000 for client /10.4.4.4:4040",
        (
            "A session was established.",
            "Session 0x77ab was established for the client 10.4.4.4.",
            "为客户端 10.4.4.4 建立了会话 0x77ab。",
        ),
        (
            "Session 0x77ab timed out.",
            "No session was established.",
            "A session could not be established.",
        ),
    ),
    (
        "will try again",
        'msg="Send attempt failed, will retry later" err="unexpected status code 503: busy"',
        ("The attempt to send failed with a 503 and will be retried later.",),
        (
            "The error was a 429.",
            "The retry succeeded.",
        ),
    ),
    (
        "signal",
        "worker 71 was sent SIGTERM by the supervisor",
        ("Worker 71 was sent SIGTERM.",),
        (
            "Worker 71 was sent SIGKILL.",
            "Worker 71 was killed with SIGKILL.",
            "Worker 71 收到 SIGKILL。",
        ),
    ),
    (
        "from and to",
        "hit ratio of cache c-4 fell from 93% to 41%",
        ("缓存 c-4 的命中率从 93% 降到 41%。",),
        (
            "The hit ratio of cache c-4 is 93%.",
            "缓存 c-4 的命中率为 93%。",
            "缓存 c-4 的命中率从 41% 降到 93%。",
        ),
    ),
    (
        "from and to",
        "hit ratio of cache c-4 dropped to 41% from 93%",
        (),
        (
            "缓存 c-4 的命中率从 41% 降到 93%。",
            "The hit ratio of cache c-4 dropped from 41% to 93%.",
        ),
    ),
    (
        "kind by its format",
        "lb-2 haproxy[77]: 10.1.1.1:5 [06/Mar/2024:15:20:14.702] fe_web be_web/web-4 "
        '0/0/1/-1/30002 504 194 - - sH-- 4/3/5/1/0 0/0 "GET /v3/items HTTP/1.1"',
        (),
        (
            "HAProxy answered GET /v3/items with 504 from backend server be_web/web-5.",
            "HAProxy answered GET /v3/items with 503 from backend server be_web/web-4.",
        ),
    ),
    (
        "kind by its format",
        "cluster=blue pgs_degraded=31 pgs_total=256",
        (),
        (
            "256 placement groups are degraded.",
            "31 disks are degraded.",
        ),
    ),
]
