"""Records and texts that a sentence compares, counts or adds up by their order and number."""

import pytest
from tests.rules.meaning.rulings import LOGS, ROWS, follows

COLLECTIONS = (
    "[88.120s][info][gc] GC(11) Pause Young (Normal) (G1 Evacuation Pause) 920M->302M(1024M) 9.310ms",
    "[97.402s][info][gc] GC(12) Pause Young (Normal) (G1 Evacuation Pause) 930M->355M(1024M) 15.774ms",
)
FULLS = (
    "[2026-04-08T01:17:30.226+0000][914.402s][info][gc] GC(7) Pause Full 4079M->3968M(4096M) 5311.880ms\n"
    "[2026-04-08T01:17:39.015+0000][923.191s][info][gc] GC(8) Pause Full 4088M->3975M(4096M) 5402.115ms"
)
LOGINS = "\n".join(
    f"Feb 21 04:10:{at} hop-1 sshd[7{at}]: Failed password for {who} from 203.0.113.61 port 401{at} ssh2"
    for at, who in (("11", "invalid user admin"), ("15", "invalid user git"), ("19", "root"))
)
NODES = (
    "NAME    STATUS     ROLES    AGE    VERSION\n"
    "k-01    Ready      <none>   212d   v1.28.3\n"
    "k-02    Ready      <none>   212d   v1.28.3\n"
    "k-03    NotReady   <none>   96d    v1.28.3"
)
MIXED = NODES.replace("96d    v1.28.3", "96d    v1.27.1")
ORDERS = (
    "order_id | status  | amount | updated_at\n"
    "---------+---------+--------+---------------------\n"
    "   70331 | PENDING | 110.00 | 2026-10-02 08:15:20\n"
    "   70347 | PENDING |  31.50 | 2026-10-02 08:19:05\n"
    "   70352 | PAID    |  66.00 | 2026-10-02 08:19:41"
)


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("第二次 Young GC 比第一次停顿更久。", COLLECTIONS),
        ("The second young GC paused longer than the first.", COLLECTIONS),
        ("The second pause was longer than the first one.", COLLECTIONS),
        ("The two young GCs were about 9 seconds apart.", COLLECTIONS),
        ("两次 Young GC 相隔约 9 秒。", COLLECTIONS),
    ],
)
def test_it_is_told(claim: str, texts: tuple[str, ...]) -> None:
    assert follows(claim, *texts)
    assert follows(claim, *texts[::-1])


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("第一次 Young GC 比第二次停顿更久。", COLLECTIONS),
        ("第二次 Young GC 比第一次停顿更短。", COLLECTIONS),
        ("第二次 Full GC 比第一次停顿更久。", COLLECTIONS),
        ("The second young GC paused shorter than the first.", COLLECTIONS),
        ("The second pause was shorter than the first one.", COLLECTIONS),
        ("The third pause was longer than the first one.", COLLECTIONS),
        ("The two young GCs were about 19 seconds apart.", COLLECTIONS),
        ("The young GC ran at 00:01:28.", COLLECTIONS),
        ("The second pause was longer than the first one because of the heap.", COLLECTIONS),
        ("Two full GC pauses of more than six seconds each occurred.", (FULLS,)),
        (
            "Three password attempts from 203.0.113.61 failed, all of them for invalid users.",
            (LOGINS,),
        ),
        ("Three password attempts from 203.0.113.62 failed.", (LOGINS,)),
        ("Two password attempts from 203.0.113.61 failed.", (LOGINS,)),
        ("Three password attempts from 203.0.113.61 succeeded.", (LOGINS,)),
        ("来自 203.0.113.61 的四次密码登录都失败了。", (LOGINS,)),
        ("来自 203.0.113.61 的三次密码登录都成功了。", (LOGINS,)),
        ("三个节点的版本都是 v1.28.3。", (MIXED,)),
        ("三个节点的状态都是 Ready。", (NODES,)),
        ("两个节点的版本都是 v1.28.3。", (NODES,)),
        ("The three pending orders add up to 141.50.", (ORDERS,)),
        ("The two pending orders add up to 207.50.", (ORDERS,)),
        ("The two paid orders add up to 141.50.", (ORDERS,)),
    ],
)
def test_nothing_else_is(claim: str, texts: tuple[str, ...]) -> None:
    tool = ROWS if ORDERS in texts else LOGS
    assert not follows(claim, *texts, tool=tool)
    assert not follows(claim, *texts[::-1], tool=tool)
