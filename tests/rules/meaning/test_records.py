"""One text of several records: its rows and lines are texts of their own."""

import pytest
from tests.rules.meaning.rulings import follows

from firsthand.rules.meaning.reading.records import records
from firsthand.rules.meaning.tokens.sentences import sentences

PODS = "pod=mint-0 ready=true restarts=1\npod=mint-1 ready=false restarts=7\npod=mint-2 ready=true restarts=2"
JOBS = (
    "state     | cnt  | newest\n"
    "----------+------+--------------------\n"
    "queued    |  311 | 2026-05-02 03:10:00\n"
    "delivered | 9044 | 2026-05-02 04:00:17\n"
    "failed    |   29 | 2026-05-02 03:55:41\n"
    "(3 rows)"
)
SESSIONS = (
    "Id\tUser\tDb\tCommand\tTime\tState\n"
    "611\tbatch\tledger\tQuery\t1810\tSending data\n"
    "612\tweb\tledger\tQuery\t95\tWaiting for table metadata lock\n"
    "615\tweb\tledger\tQuery\t91\tWaiting for table metadata lock"
)
REQUESTS = (
    '198.51.100.7 - - [14/May/2026:16:03:22 +0000] "GET /quote HTTP/1.1" 504 160 upstream=10.9.0.4\n'
    '198.51.100.8 - - [14/May/2026:16:03:24 +0000] "GET /quote HTTP/1.1" 200 884 upstream=10.9.0.5\n'
    '198.51.100.9 - - [14/May/2026:16:03:29 +0000] "GET /quote HTTP/1.1" 504 160 upstream=10.9.0.4'
)
TRACE = "java.lang.IllegalStateException: closed\n\tat a.B.c(B.java:12)\n\tat a.D.e(D.java:40)"
STATUS = "Last State: Terminated\n  Reason: Error\n  Exit Code: 2"
WRAPPED = "2026-05-02 03:10:00 ERROR first\n  caused by: x\n2026-05-02 03:10:09 ERROR second"


def test_rows_take_the_names_of_their_columns() -> None:
    rows = [one.text for one in records(JOBS, "query_logs")]
    assert rows == [
        "state=queued, cnt=311, newest=2026-05-02 03:10:00",
        "state=delivered, cnt=9044, newest=2026-05-02 04:00:17",
        "state=failed, cnt=29, newest=2026-05-02 03:55:41",
    ]
    assert len(records(SESSIONS, "query_logs")) == 3


def test_a_line_that_begins_otherwise_belongs_to_the_record_above() -> None:
    assert [one.text for one in records(WRAPPED, "query_logs")] == [
        "2026-05-02 03:10:00 ERROR first  ⏎    caused by: x",
        "2026-05-02 03:10:09 ERROR second",
    ]


@pytest.mark.parametrize("text", ["", "one line", TRACE, STATUS, "a\nb\nc", "x | y\n1 | 2"])
def test_what_is_no_list_of_records_stays_one_text(text: str) -> None:
    assert records(text, "query_logs") == []


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("Two of the three pods are ready.", PODS),
        ("Two of the three pods are ready; mint-1 is not.", PODS),
        ("The three pods have restarted ten times in total.", PODS),
        ("mint-1 has restarted 7 times.", PODS),
        ("There are 29 failed records.", JOBS),
        ("Queued and failed records together come to 340.", JOBS),
        ("Two of the three sessions are waiting for a table metadata lock.", SESSIONS),
        ("Two sessions are waiting for a table metadata lock.", SESSIONS),
        ("Two of the three requests ended with 504.", REQUESTS),
    ],
)
def test_what_the_records_say_holds(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("One of the three pods is ready.", PODS),
        ("Two of the four pods are ready.", PODS),
        ("All of the three pods are ready.", PODS),
        ("Two of the three pods are ready; mint-2 is not.", PODS),
        ("The three pods have restarted eleven times in total.", PODS),
        ("mint-0 has restarted 7 times.", PODS),
        ("There are 311 failed records.", JOBS),
        ("Queued and failed records together come to 9355.", JOBS),
        ("Queued and failed records together come to 9384.", JOBS),
        ("Three sessions are waiting for a table metadata lock.", SESSIONS),
        ("One session is waiting for a table metadata lock.", SESSIONS),
        ("Session 612 has been running for 1810 seconds.", SESSIONS),
        ("Two of the three requests ended with 200.", REQUESTS),
        ("The request of 198.51.100.8 ended with 504.", REQUESTS),
    ],
)
def test_no_row_lends_its_value_to_another(claim: str, text: str) -> None:
    assert not follows(claim, text)


@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("pod-0 is ready; pod-1 is not.", "pod-1 is not ready."),
        ("The sync has finished. The import has not.", "The import has not finished."),
        ("pod-1 is not.", "pod-1 is not."),
    ],
)
def test_a_bare_denial_denies_what_was_said_before(text: str, last: str) -> None:
    assert sentences(text)[-1] == last


def test_a_first_line_that_goes_on_from_no_other_begins_a_record() -> None:
    lines = (
        "2024-08-03 14:22:51.307 UTC [41822] app@orders DETAIL:  Process 41822 waits",
        "2024-08-03 14:22:52.010 UTC [41822] app@orders ERROR:  deadlock detected",
    )
    assert [one.raw for one in records("\n".join(lines), "query_logs")] == list(lines)


def test_a_text_that_nests_without_end_is_no_list_of_records() -> None:
    for unit in ('{"a":[', '{"a":{', '{"a":[{"b":{'):
        text = unit * 60_000
        for claim in ("3 of 5 nodes timed out.", "The alert fires above 91% because a is down."):
            assert not follows(claim, text)
