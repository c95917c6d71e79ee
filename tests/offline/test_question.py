"""Questions are read for what they name, when, and how they ask."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.drafts import PreviousTurn
from firsthand.offline.names import families
from firsthand.offline.question import MAX_CHARACTERS, read_question


@pytest.mark.parametrize(
    ("text", "subjects"),
    [
        ("why does order-service time out?", ("order-service",)),
        ("is the pod web-7f9dd8b6c4-x7gr9 crash looping?", ("web-7f9dd8b6c4-x7gr9",)),
        ("why is checkout slow?", ("checkout",)),
        ("errors in cart since noon", ("cart",)),
        ("what is wrong with deployment catalogue in namespace sock-shop", ("catalogue",)),
        ("Which errors does default/billing-api log?", ("billing-api",)),
        ("can db.orders.internal:5432 be reached?", ("db.orders.internal",)),
        ("did the pod ‘web‑0’ restart?", ("web-0",)),
        ("redis为什么超时", ("redis",)),
        ("服务 checkout 挂了", ("checkout",)),
        ("昨天 payment-api 有什么告警？", ("payment-api",)),
        ("order-service 的数据库连接池耗尽了吗", ("order-service",)),
        ("Is anything wrong?", ()),
        ("系统正常吗", ()),
        ("what happened at 10:00 on 2026-07-08?", ()),
        ("is an up-to-date, read-only replica out-of-memory?", ()),
    ],
)
def test_subjects_are_names_and_not_ordinary_words(text: str, subjects: tuple[str, ...]) -> None:
    assert read_question(text).subjects == subjects


@pytest.mark.parametrize(
    ("text", "alerts"),
    [
        ("Explain alert HighMemoryUsage", ("HighMemoryUsage",)),
        ("HighMemoryUsage 告警是怎么回事", ("HighMemoryUsage",)),
        ("Alert KubePodCrashLooping for pod a-b: what is going on?", ("KubePodCrashLooping",)),
        ("alert disk_almost_full fired", ("disk_almost_full",)),
        ("why CrashLoopBackOff and OOMKilled?", ()),
        ("a NullPointerException in cart", ()),
        ("any alerts?", ()),
    ],
)
def test_alert_names_are_told_from_states_and_exceptions(
    text: str, alerts: tuple[str, ...]
) -> None:
    assert read_question(text).alerts == alerts


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ('logs that contain "request timed out" from cart', "request timed out"),
        ("日志里“连接池耗尽”出现了几次", "连接池耗尽"),
        ("「连接失败」是什么意思", "连接失败"),
        ("is active=50/50 reached?", "active=50/50"),
        ("was web-0 OOMKilled?", "OOMKilled"),
        ("a NullPointerException in cart", "NullPointerException"),
        ("is DEPLOY_ENV missing in worker?", "DEPLOY_ENV"),
    ],
)
def test_quotations_and_words_of_the_trade_are_terms(text: str, phrase: str) -> None:
    assert phrase in read_question(text).phrases


def test_an_alerts_title_is_no_log_term() -> None:
    read = read_question('Alert CpuBusy: "CPU is busy on web-1"')
    assert read.phrases == ()
    assert read.subjects == ("web-1",)


def test_namespaces_are_no_subjects() -> None:
    read = read_question("logs of pod cart-0 in namespace sock-shop")
    assert (read.subjects, read.namespaces) == (("cart-0",), ("sock-shop",))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("数据库连接池是不是满了", "connection_pool"),
        ("Alert ApiLatencyP99High", "latency"),
        ("is the disk full", "storage"),
        ("证书过期了吗", "certificate"),
        ("why is the pod Pending", "scheduling"),
        ("Kafka consumers lag", "queue"),
    ],
)
def test_symptoms_are_named_in_both_languages(text: str, name: str) -> None:
    assert name in [symptom.name for symptom in read_question(text).symptoms]


def test_a_subjects_own_name_is_no_symptom() -> None:
    assert read_question("errors in cert-auth-service?").symptoms == ()


@pytest.mark.parametrize(
    ("text", "narrow", "health"),
    [
        ("Is the pool of order-service exhausted?", True, False),
        ("order-service 是否出现超时", True, False),
        ("Why does order-service fail?", False, False),
        ("order-service 为什么失败", False, False),
        ("Is anything wrong with order-service?", False, True),
        ("order-service 有什么异常", False, True),
        ("node unhealthy: root cause?", False, False),
    ],
)
def test_narrow_broad_and_health_questions_differ(text: str, narrow: bool, health: bool) -> None:
    read = read_question(text)
    assert (read.narrow, read.asks_health) == (narrow, health)


def test_a_follow_up_takes_its_subject_from_the_previous_turn() -> None:
    turn = PreviousTurn(
        question="why does order-service fail?", conclusion=None, published_texts=[], verdict="PASS"
    )
    assert read_question("and what about yesterday?", turn).subjects == ("order-service",)
    assert read_question("and cart-service?", turn).subjects == ("cart-service",)


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("web-7f9dd8b6c4-x7gr9", ("web-7f9dd8b6c4-x7gr9", "web")),
        ("scraper-2s4j2", ("scraper-2s4j2", "scraper")),
        ("kafka-0", ("kafka-0", "kafka")),
        ("ip-10-0-1-73.eu-1.internal", ("ip-10-0-1-73.eu-1.internal", "ip-10-0-1-73")),
        ("order-service", ("order-service",)),
    ],
)
def test_a_pod_belongs_to_its_deployment(name: str, family: tuple[str, ...]) -> None:
    assert families(name) == family


@given(st.text(max_size=300))
def test_any_text_can_be_read(text: str) -> None:
    read = read_question(text)
    assert all(name and "\n" not in name for name in (*read.subjects, *read.alerts))


def test_a_huge_question_is_read_in_part() -> None:
    assert len(read_question("a-b " * 100_000).text) <= MAX_CHARACTERS
