"""A figure of a table is that of its own row and column: every cell is tried as every other."""

import pytest

from .rulings import CONTRADICTED, follows, ruled

LAG = """GROUP    TOPIC   PARTITION  CURRENT-OFFSET  LOG-END-OFFSET  LAG
pay-grp  orders  0          5100            5900            800
pay-grp  orders  1          7200            7230            30"""
LAGS = {0: {"current": 5100, "end": 5900, "lag": 800}, 1: {"current": 7200, "end": 7230, "lag": 30}}
DF = """Filesystem  Size  Used Avail Use% Mounted on
/dev/sda1   100G   92G  8.0G  92% /var
/dev/sdb1   500G  210G  290G  42% /data"""
DISKS = {
    "/var": {"size": 100, "used": 92, "avail": 8, "share": 92},
    "/data": {"size": 500, "used": 210, "avail": 290, "share": 42},
}


@pytest.mark.parametrize("partition", LAGS)
@pytest.mark.parametrize(
    ("claim", "cell"),
    [
        ("The lag of partition {} is {}.", "lag"),
        ("The lag on partition {} was {}.", "lag"),
        ("分区 {} 的积压为 {}。", "lag"),
        ("The log end offset of partition {} is {}.", "end"),
    ],
)
def test_lags_are_those_of_their_partition(partition: int, claim: str, cell: str) -> None:
    for row in LAGS.values():
        for value in row.values():
            told = claim.format(partition, value)
            assert follows(told, LAG) is (value == LAGS[partition][cell]), told


@pytest.mark.parametrize("mount", DISKS)
def test_sizes_are_those_of_their_mount(mount: str) -> None:
    own = DISKS[mount]
    for value in {one for row in DISKS.values() for one in row.values()}:
        for claim, cell in (
            ("{} has {} GB available.", "avail"),
            ("{} has used {} GB.", "used"),
            ("The size of {} is {} GB.", "size"),
            ("{} is {}% full.", "share"),
            ("{} 的使用率为 {}%。", "share"),
        ):
            told = claim.format(mount, value)
            assert follows(told, DF) is (value == own[cell]), told


ENDS = {"Started": "10:01:00", "Finished": "10:14:30"}
STATE = "Last State: Terminated\n" + "\n".join(f"  {key}: {time}" for key, time in ENDS.items())
JOB = "job=settle, start_time=2026-05-21 10:01:00, end_time=2026-05-21 10:14:30, status=SUCCESS"


@pytest.mark.parametrize("text", [STATE, JOB])
@pytest.mark.parametrize(
    ("claim", "end"),
    [
        ("It started at {}.", "Started"),
        ("It ended at {}.", "Finished"),
        ("It finished at {}.", "Finished"),
        ("结束时间为 {}。", "Finished"),
        ("于 {} 结束。", "Finished"),
    ],
)
def test_a_start_is_not_told_as_an_end(text: str, claim: str, end: str) -> None:
    for key, time in ENDS.items():
        told = claim.format(time)
        assert follows(told, text) or key != end, told
        assert not follows(told, text) or key == end, told


def test_the_time_of_the_other_end_is_contradicted() -> None:
    assert ruled("settle ended at 10:01:00.", JOB) == CONTRADICTED


DOWNWARDS = {4101: ("reporter_ro", 734, "Sending data"), 4102: ("shop_app", 12, "updating")}


def downwards(head: str) -> str:
    """Two records, each a line a field, each behind a line of its own."""
    return "\n".join(
        f"{head.format(row)}\n  Id: {one}\n  User: {user}\n  Command: Query"
        f"\n  Time: {seconds}\n  State: {state}"
        for row, (one, (user, seconds, state)) in enumerate(DOWNWARDS.items(), 1)
    )


@pytest.mark.parametrize(
    "head", ["*************************** {}. row ***************************", "---"]
)
@pytest.mark.parametrize("session", DOWNWARDS)
def test_records_that_are_told_downwards_lend_each_other_nothing(head: str, session: int) -> None:
    text, own = downwards(head), DOWNWARDS[session]
    for user, seconds, state in DOWNWARDS.values():
        for claim, right in (
            (f"Session {session} belongs to user {user}.", user == own[0]),
            (f"Query {session} has been running for {seconds} s.", seconds == own[1]),
            (f"Session {session} is in state {state}.", state == own[2]),
        ):
            assert follows(claim, text, tool="query_mysql") is right, claim


PROCESSES = """USER       PID %CPU %MEM COMMAND
mysql     2210 88.4 41.2 mysqld
root      3307  1.3  0.4 nginx"""


def test_processes_are_those_of_their_line() -> None:
    for claim, right in (
        ("mysqld has the PID 2210.", True),
        ("mysqld has the PID 3307.", False),
        ("nginx runs as mysql.", False),
        ("mysqld runs as root.", False),
    ):
        assert follows(claim, PROCESSES) is right, claim


WAITS = "Transaction 8801 waits for a lock on orders held by transaction 8802"


@pytest.mark.parametrize(
    "claim",
    [
        "Transaction 8801 holds the lock.",
        "锁由事务 8801 持有。",
        "Transaction 8802 is blocked by transaction 8801.",
    ],
)
def test_who_waits_is_not_who_holds(claim: str) -> None:
    assert not follows(claim, WAITS)
    turned = claim.replace("8801", "x").replace("8802", "8801").replace("x", "8802")
    assert ruled(turned, WAITS) != CONTRADICTED
