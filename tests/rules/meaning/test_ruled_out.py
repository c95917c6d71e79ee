"""What no verifier need decide: causes without a trace, lengths that no times give, members of a set."""

import pytest

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability

from .rulings import CONTRADICTED, METRICS, UNSUPPORTED, decisive, ruled

LOST = "Lost task 4.0 in stage 2.0: Container killed by YARN for exceeding memory limits"
FULL = "写入失败：磁盘已满"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("The task was lost because of data skew.", LOST),
        ("写入失败是因为日志未轮转。", FULL),
        ("写入失败是备份任务引起的。", FULL),
    ],
)
def test_a_cause_of_which_the_text_has_nothing_is_unsupported(claim: str, text: str) -> None:
    assert decisive(claim, text) in ("cause_not_in_evidence", "words_not_in_evidence")
    assert ruled(claim, text) == UNSUPPORTED


def test_an_effect_that_the_text_words_otherwise_stays_open() -> None:
    text = 'autoscaler: scaled from=12 to=18 reason="cpu 87% > target 70%"'
    claim = "The autoscaler took render from 12 to 18 replicas because CPU at 87% was above the 70% target."
    assert decisive(claim, text) != "cause_not_in_evidence"


def test_two_texts_give_no_cause() -> None:
    texts = ("web-1 recovered at 10:04:00", "order-api 5.9.0 was deployed at 10:03:00")
    claim = "web-1 recovered because order-api 5.9.0 was deployed."
    assert decisive(claim, *texts) == "cause_not_in_one_text"
    assert ruled(claim, *texts) == UNSUPPORTED


DOWN = "2026-03-02 11:31:07 edge-3 kernel: eth1: NIC Link is Down"
UP = "2026-03-02 11:31:12 edge-3 kernel: eth1: NIC Link is Up 10 Gbps Full Duplex"


@pytest.mark.parametrize(
    "claim",
    [
        "eth1's link was down for five minutes.",
        "The two lines were logged more than a minute apart.",
        "eth1 was without a link for over an hour.",
    ],
)
def test_a_length_that_lies_between_no_two_times_is_unsupported(claim: str) -> None:
    assert decisive(claim, DOWN, UP) == "span_in_no_text"
    assert ruled(claim, DOWN, UP) == UNSUPPORTED


@pytest.mark.parametrize(
    ("claim", "texts"),
    [
        ("eth1's link was out for about five seconds in all.", (DOWN, UP)),
        ("eth1's link was out for less than ten seconds in all.", (DOWN, UP)),
        ("Both calls took 5 minutes in all.", (f"{DOWN}, took 2m", f"{UP}, took 3m")),
        ("eth1's link was down for five minutes.", (DOWN, "eth1: NIC Link is Up")),
    ],
)
def test_a_length_that_the_texts_may_give_stays_open(claim: str, texts: tuple[str, ...]) -> None:
    assert decisive(claim, *texts) != "span_in_no_text"


def test_an_alert_that_is_over_is_not_told_as_on() -> None:
    text = "【告警恢复】实例 redis-9 内存使用率 71%，低于阈值 85%，告警持续 25 分钟"
    assert ruled("redis-9 的内存告警仍在触发。", text, tool=METRICS) == CONTRADICTED
    assert ruled("redis-9 的内存告警已不再触发。", text, tool=METRICS) != CONTRADICTED


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        (
            "CoreDNS answers 4% of requests with NXDOMAIN.",
            "CoreDNS returns SERVFAIL for 4% of requests",
        ),
        ("An INSERT on carts failed.", "query failed: UPDATE carts SET n = 2"),
        (
            "The query on carts used an index.",
            "Slow query: shop.carts planSummary=COLLSCAN",
        ),
    ],
)
def test_one_member_of_a_set_is_not_another(claim: str, text: str) -> None:
    assert ruled(claim, text) == CONTRADICTED


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        (
            "The query on carts used no index.",
            "Slow query: shop.carts planSummary=COLLSCAN",
        ),
        ("CoreDNS answers with NXDOMAIN.", "CoreDNS: rcode=NXDOMAIN 4%, rcode=SERVFAIL 1%"),
    ],
)
def test_what_the_text_does_not_rule_out_is_not_contradicted(claim: str, text: str) -> None:
    assert ruled(claim, text) != CONTRADICTED


def test_what_a_runbook_gives_as_a_cause_is_no_matter_of_logs() -> None:
    text = "A clock that runs apart may lead to rejected tokens."
    claim = "According to the runbook, a skewed clock may lead to rejected tokens."
    ruling = derivability(claim, [text], ["lookup_knowledge"])
    assert ruling.rule != "cause_not_in_evidence"
    assert ruling.outcome is not Outcome.CONTRADICTED


WARNING = "CertExpiring severity=warning instance=pay.example.org: VALUE = 11"
CRITICAL = "CertExpiring severity=critical instance=old.example.org: VALUE = 2"
LAG = "KafkaLag severity=warning consumergroup=bill: consumer lag VALUE = 15280"
FURTHER = "KafkaLag severity=warning consumergroup=audit: consumer lag VALUE = 3820"


@pytest.mark.parametrize(
    ("claim", "one", "otherwise"),
    [
        ("Both certificate alerts are critical.", CRITICAL, WARNING),
        ("两个消费组的积压都超过 5000。", LAG, FURTHER),
    ],
)
def test_what_one_of_two_texts_has_otherwise_is_not_of_both(
    claim: str, one: str, otherwise: str
) -> None:
    assert decisive(claim, one, otherwise, tool=METRICS) == "not_of_each"
    assert ruled(claim, one, otherwise, tool=METRICS) == CONTRADICTED
    assert (
        ruled(claim, one, one.replace("old", "new").replace("bill", "mail"), tool=METRICS)
        != CONTRADICTED
    )


@pytest.mark.parametrize("number", [2, 3000, 5003])
def test_the_most_tries_are_the_limit_and_not_what_was_tried(number: int) -> None:
    text = "stock-sync 调用 wms-api 超时：耗时 5003ms，阈值 3000ms，已重试 2 次，最大重试 4 次"
    assert ruled(f"最多重试 {number} 次。", text) == CONTRADICTED
    assert ruled("最多重试 4 次。", text) == "derivable"
