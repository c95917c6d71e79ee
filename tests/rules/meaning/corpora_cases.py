"""Lines in the styles of public log corpora and alerts, retold. Rows: a text, right claims, false ones."""

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
