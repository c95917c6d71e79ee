"""Times told by their words, before their date, in another zone; figures that only a reckoning can show."""

import pytest

from .rulings import OPEN, follows, ruled

ACCESS = '10.4.7.2 - - [14/Nov/2024:03:20:07 +0800] "POST /v2/x HTTP/1.1" 200 61'
KLOG = "W0617 09:12:44.118203 1 watcher.go:456] watch of pods ended"
NOON = "2024-11-05T12:00:00Z node a-1 down"
RENEWAL = "renewal was scheduled at 2024-04-02 00:00:00 +0000 UTC"
CHECK = "md7 check = 25.1%"
HALF_PAST = "2024-11-05T01:30:00Z job started"


@pytest.mark.parametrize(
    ("right", "wrong", "text"),
    [
        (
            "The POST to /v2/x was answered with 200 at 19:20:07 UTC on 13 November.",
            "The POST to /v2/x was answered with 200 at 19:20:07 UTC on 14 November.",
            ACCESS,
        ),
        ("On 17 June the watch of pods ended.", "On 18 June the watch of pods ended.", KLOG),
        (
            "At noon UTC on 5 November node a-1 went down.",
            "At midnight UTC on 5 November node a-1 went down.",
            NOON,
        ),
        (
            "The renewal was scheduled at midnight UTC on 2 April 2024.",
            "The renewal was scheduled at midnight UTC on 3 April 2024.",
            RENEWAL,
        ),
        ("The job started at half past one.", "The job started at half past two.", HALF_PAST),
    ],
)
def test_a_time_in_words_is_that_of_the_text_or_not(right: str, wrong: str, text: str) -> None:
    assert follows(right, text)
    assert not follows(wrong, text)


def test_a_part_of_what_is_done_is_read_as_its_share() -> None:
    assert ruled("The check of md7 is three quarters done.", CHECK) not in (OPEN, "derivable")


@pytest.mark.parametrize(
    ("reckoned", "other"),
    [
        ("The error share was about 3%.", "The error share was about 5%."),
        ("18540 calls were counted in all.", "18740 calls were counted in all."),
    ],
)
def test_what_two_figures_amount_to_is_left_open_and_nothing_else(
    reckoned: str, other: str
) -> None:
    text = "calls ok=18000 errors=540"
    assert ruled(reckoned, text) == OPEN
    assert ruled(other, text) not in (OPEN, "derivable")


ALERTS = (
    '{"tool":"query_metrics","service":"cart","alertname":"超时","window":"最近30分钟",'
    '"alerts":[],"evidence_status":"no_evidence"}'
)
TABLE = (
    "Filesystem      Inodes   IUsed   IFree IUse% Mounted on\n"
    "/dev/n1 6553600 6501171   52429  100% /srv/mail\n"
    "/dev/n2 6553600  327680 6225920    5% /srv/spool"
)
ROW = '[{"table_schema":"shop","table_name":"orders","rows_read":2000}]'


@pytest.mark.parametrize(
    ("right", "wrong", "text"),
    [
        (
            "web-1 在 9 月 10 日下午 3 点重启。",
            "web-1 在 9 月 10 日凌晨 3 点重启。",
            "2024-09-10 15:00:02 INFO web-1 重启",
        ),
        (
            "job-a 在北京时间 9 月 10 日凌晨 2 点启动。",
            "job-a 在北京时间 9 月 10 日凌晨 3 点启动。",
            "2024-09-09T18:00:00Z job-a 启动",
        ),
        (
            "最近半小时内没有查到 cart 的超时告警。",
            "最近一小时内没有查到 cart 的超时告警。",
            ALERTS,
        ),
        (
            "最近半小时内没有查到 cart 的超时告警。",
            "最近半小时内 cart 没有任何告警。",
            ALERTS,
        ),
        ("/srv/mail has 52,429 inodes left.", "/srv/spool has 52,429 inodes left.", TABLE),
        ("2,000 rows of shop.orders were read.", "2,000 rows of shop.carts were read.", ROW),
        (
            "The ratio was 0.4 in zone b.",
            "The ratio was 0.4 in all zones.",
            "zone=b ratio 0.4",
        ),
        (
            "The certificate of a.example has 4 days left.",
            "The certificate of Root 7 has 4 days left.",
            'certificate target=a.example issuer="CN=Root 7" days_left=4',
        ),
    ],
)
def test_a_record_tells_its_own_time_row_and_side(right: str, wrong: str, text: str) -> None:
    assert follows(right, text)
    assert not follows(wrong, text)


RULE = "Lag means a long query. Do not restart the replica unless lag is still growing. Escalate."
METRIC = '{"metric":"http_request_duration_seconds","service":"geo","avg":0.42,"p95":1.8}'
SHARDS = "shard-0 正常,shard-1 正常,shard-2 失败"


def test_not_unless_is_only_if() -> None:
    right = "The runbook says to restart the replica only if lag is still growing."
    assert ruled(right, RULE, tool="lookup_knowledge") != "contradicted"
    for wrong in (
        "The runbook says to restart the replica only if lag is falling.",
        "The runbook says to restart the replica.",
    ):
        assert not follows(wrong, RULE, tool="lookup_knowledge")


def test_the_figures_of_a_metric_have_the_unit_of_its_name() -> None:
    assert follows("The average latency of geo was 420 ms.", METRIC, tool="query_metrics")
    assert not follows("The average latency of geo was 1.8 s.", METRIC, tool="query_metrics")


def test_a_scope_over_a_list_that_the_sentence_counts_is_left_open() -> None:
    assert ruled("三个分片里只有 shard-2 失败。", SHARDS) == OPEN
    assert not follows("三个分片里只有 shard-1 失败。", SHARDS)
    assert not follows("四个分片里只有 shard-2 失败。", SHARDS)


@pytest.mark.parametrize(
    "claim",
    [
        "shard-0 and shard-1 are each healthy.",
        "Shard-2 alone failed.",
        "各分片中 shard-2 失败。",
    ],
)
def test_a_word_that_goes_with_what_is_named_rules_nothing_out(claim: str) -> None:
    assert ruled(claim, SHARDS) in (OPEN, "derivable")


@pytest.mark.parametrize(
    "claim", ["Every shard failed.", "All shards are healthy.", "全部分片失败。"]
)
def test_a_word_that_widens_a_claim_rules_it_out(claim: str) -> None:
    assert ruled(claim, SHARDS) not in (OPEN, "derivable")
