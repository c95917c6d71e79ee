"""What a text counts by keys: a state and its opposite, rows that count none, what is shown of a whole."""

import pytest

from .rulings import CONTRADICTED, follows, ruled

PAIRS = (
    ("alive", "dead"),
    ("up", "down"),
    ("online", "offline"),
    ("ready", "unready"),
    ("healthy", "unhealthy"),
    ("connected", "disconnected"),
    ("available", "unavailable"),
    ("complete", "incomplete"),
    ("synced", "unsynced"),
    ("active", "inactive"),
)
FORMS = (
    "cluster nodes: {one}=11 {other}=2",
    "nodes: {one}=11, {other}=2",
    '{{"nodes":{{"{one}":11,"{other}":2}}}}',
)
TELLING = ("{n} nodes are {state}.", "There are {n} {state} nodes.")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_count_is_not_that_of_the_opposite_state(form: str, one: str, other: str) -> None:
    text = form.format(one=one, other=other)
    for telling in TELLING:
        for right, wrong in ((one, other), (other, one)):
            for n in ("11", "Eleven") if right == one else ("2", "Two"):
                assert not follows(telling.format(n=n, state=wrong), text), (n, wrong)
    assert follows(f"Two nodes are {other}.", FORMS[0].format(one=one, other=other))


ROWS = (
    "status | cnt\nPENDING | 412\nSETTLED | 9588\nFAILED | 0",
    '[{"status":"FAILED","count":0},{"status":"PENDING","count":412}]',
    "status=PENDING cnt=412\nstatus=FAILED cnt=0",
    "状态: FAILED, 数量: 0",
)


@pytest.mark.parametrize("text", ROWS)
def test_a_row_that_counts_none_tells_of_none(text: str) -> None:
    for claim in ("Some rows failed.", "Rows have failed.", "有失败的记录。"):
        assert ruled(claim, text) == CONTRADICTED, claim
    for claim in ("There are no FAILED rows.", "没有失败的记录。"):
        assert ruled(claim, text) != CONTRADICTED, claim
    assert follows("There are no FAILED rows.", text)


def test_a_row_that_counts_some_tells_of_some() -> None:
    text = "status=PENDING cnt=412\nstatus=FAILED cnt=3"
    assert follows("Three rows failed.", text)
    assert not follows("There are no FAILED rows.", text)
    assert not follows("412 rows failed.", text)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("pay-api had 1734 matching lines in the last hour.", True),
        ("pay-api had 200 matching lines in the last hour.", False),
        ("pay-api had 200 matching lines over the last 60 minutes.", False),
        ("200 of 1734 matching lines are shown.", True),
    ],
)
def test_what_is_shown_is_not_all_of_the_last_hour(claim: str, holds: bool) -> None:
    text = "service=pay-api window=last 60m; showing 200 of 1734 matching lines, newest first"
    assert follows(claim, text) is holds


@pytest.mark.parametrize(
    "claim", ["The migration to cmp-7 was called off.", "The migration to cmp-7 was abandoned."]
)
def test_what_was_called_off_was_aborted(claim: str) -> None:
    text = "ERROR compute.manager Migration to cmp-7 aborted after 1810 seconds"
    assert follows(claim, text)
    assert ruled("The migration to cmp-7 was completed.", text) == CONTRADICTED


def test_what_is_to_fill_up_is_not_full_yet() -> None:
    text = "instance=db-3 mountpoint=/data: 6.37% free, predicted to run out within 4 hours"
    assert ruled("预计 db-3 上的 /data 将在 4 小时内写满。", text) != CONTRADICTED
    assert ruled("/data 已写满。", text) == CONTRADICTED


POOL = "OrderPool - Pool stats (total=12, active=9, idle=3, waiting=0)"


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("The line shows threads waiting for a connection.", False),
        ("The pool has waiting threads.", False),
        ("有线程在等待连接。", False),
        ("The pool has idle connections.", True),
        ("No threads are waiting for a connection.", True),
    ],
)
def test_what_a_key_counts_as_none_is_not_there(claim: str, holds: bool) -> None:
    assert (ruled(claim, POOL) != CONTRADICTED) is holds


def test_both_have_it_only_where_neither_counts_none() -> None:
    busy = POOL.replace("waiting=0", "waiting=41")
    assert ruled("Both lines show threads waiting for a connection.", busy, POOL) == CONTRADICTED
    assert follows(
        "Both lines show threads waiting for a connection.", busy, busy.replace("41", "7")
    )


@pytest.mark.parametrize(
    "line",
    [
        "5.6 GB of 5.5 GB physical memory used",
        "memory: 5.2 GB of 5.5 GB used",
        "task 11.2 (executor 5) lost: exceeding memory limits. 5.6 GB of 5.5 GB physical memory used",
    ],
)
def test_the_limit_is_the_whole(line: str) -> None:
    part = line.split(" GB")[0].split()[-1]
    for told in ("The memory limit is {} GB.", "The limit was {} GB.", "内存上限为 {} GB。"):
        assert not follows(told.format(part), line)
    assert follows(f"The container used {part} GB of memory.", f"Container killed: {line}")
