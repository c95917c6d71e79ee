"""Shares, counted parts, rests and excesses: of the right part and its own whole, and no other."""

import pytest

from .rulings import follows

GROUPS = "2026-08-01T10:00:00Z WARN ceph-mon groups: degraded=212 total=4096 misplaced=17"
CACHE = "2026-08-01T10:02:00Z INFO tilecache disk cache: used 731 MB, size 768 MB, entries 20114"
TARGETS = '{"lb":"north","targets":9,"healthy":7,"ts":"2026-08-01T10:05:00Z"}'
AGENTS = "2026-08-01T10:07:00Z INFO fleet: agents total=140 up=131 down=9"
HOST = "host=db-4, threads_running=12, threads_connected=330, max_connections=400"
QUOTA = "WARN quota team=maps cpu_used=47 cpu_limit=50 disk_used_gib=300 disk_limit_gib=400"
TENANT = "WARN shop-api rate limit exceeded: tenant=acme rate=1500 limit=1200"
GATEWAY = (
    "2026-08-01 10:11:00 WARN 网关 edge-9 限流触发：租户 K-17，当前 1500 次/分钟，上限 1200 次/分钟"
)
MAILER = "2026-08-01T10:31:00Z WARN mailer send failed: attempt=3/5 err=EOF"

POOL = "INFO pool api: ready=3 failed=7 total=10"
VOLUME = "WARN disk /data available=82 GB size=400 GB"
NODE = "2026-08-02 01:00:00 WARN 节点 n-3 磁盘总量 500 GB，已用 460 GB，inode 使用 12000"
SYNC = "2026-08-02 01:02:00 INFO 任务 sync-7 完成：总数 900，成功 873，失败 27"
STEP = "ERROR ingest step=4/9 retries=2 max_retries=6 timeout=45s elapsed=38s"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("About 5 % of the groups are degraded.", GROUPS),
        ("212 of the 4096 groups are degraded.", GROUPS),
        ("The cache has used 95 % of its size.", CACHE),
        ("The disk cache uses 731 MB of the 768 MB.", CACHE),
        ("磁盘缓存已使用约 95%。", CACHE),
        ("Seven of the nine targets are healthy.", TARGETS),
        ("9 个目标中有 7 个健康。", TARGETS),
        ("131 of the 140 agents are up.", AGENTS),
        ("9 of the 140 agents are down.", AGENTS),
        ("About 94 % of the agents are up.", AGENTS),
        ("db-4 uses over 80% of its connections.", HOST),
        ("Team maps has used 94% of its CPU quota.", QUOTA),
        ("maps uses 300 of 400 GiB of disk.", QUOTA),
        ("maps 的磁盘还剩 100 GiB。", QUOTA),
        ("The rate of tenant acme exceeds the limit by 25 %.", TENANT),
        ("Two attempts are left.", MAILER),
        ("It was the third of five attempts.", MAILER),
        ("Seven of the ten failed.", POOL),
        ("n-3 的磁盘已使用 92%。", NODE),
        ("n-3 的磁盘还剩 40 GB。", NODE),
        ("900 条中有 27 条失败。", SYNC),
        ("Three of the ten are ready.", POOL),
        ("/data has 82 GB of 400 GB available.", VOLUME),
        ("Four retries are left.", STEP),
    ],
)
def test_a_part_of_its_own_whole_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("About 5 % of the groups are misplaced.", GROUPS),
        ("About 50 % of the groups are degraded.", GROUPS),
        ("17 groups are degraded.", GROUPS),
        ("The cache has used 59 % of its size.", CACHE),
        ("The disk cache has 731 MB free.", CACHE),
        ("The size of the cache is 731 MB.", CACHE),
        ("Seven of the nine targets are unhealthy.", TARGETS),
        ("Two of the nine targets are healthy.", TARGETS),
        ("Nine targets are healthy.", TARGETS),
        ("94 % of the agents are down.", AGENTS),
        ("About 6 % of the agents are up.", AGENTS),
        ("9 of the 140 agents are up.", AGENTS),
        ("140 agents are up.", AGENTS),
        ("db-4 uses over 90% of its connections.", HOST),
        ("db-4 uses 3% of its connections.", HOST),
        ("db-4 has 330 connections to spare.", HOST),
        ("db-4 has 388 connections left.", HOST),
        ("Team maps has used 94% of its disk quota.", QUOTA),
        ("maps has used 75% of its CPU quota.", QUOTA),
        ("Team maps has 75% of its disk quota left.", QUOTA),
        ("maps 的磁盘还剩 300 GiB。", QUOTA),
        ("The rate of tenant acme exceeds the limit by 20 %.", TENANT),
        ("租户 K-17 的请求量超出上限 30%。", GATEWAY),
        ("Three attempts are left.", MAILER),
        ("It was the fifth of five attempts.", MAILER),
        ("30 % of the total failed.", POOL),
        ("n-3 的磁盘还剩 460 GB。", NODE),
        ("n-3 的磁盘已使用 500 GB。", NODE),
        ("n-3 的磁盘已使用 82%。", NODE),
        ("900 条中有 873 条失败。", SYNC),
        ("失败率为 97%。", SYNC),
        ("900 条失败。", SYNC),
        ("Seven of the ten are ready.", POOL),
        ("Ten are ready.", POOL),
        ("/data has used 82 GB.", VOLUME),
        ("82 % of /data is used.", VOLUME),
        ("/data has 318 GB available.", VOLUME),
        ("318 GB of 400 GB are available.", VOLUME),
        ("Two retries are left.", STEP),
        ("Six retries were made.", STEP),
        ("The timeout is 38 seconds.", STEP),
    ],
)
def test_another_part_another_whole_or_the_whole_itself_does_not(claim: str, text: str) -> None:
    assert not follows(claim, text)
