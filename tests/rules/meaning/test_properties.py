"""What must hold for all input: nothing raises, and no change of a true claim stays derivable."""

import string
import unicodedata

from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.contracts.enums import Outcome
from firsthand.rules.meaning import derivability
from firsthand.rules.meaning.tokens.fold import fold

TOOLS = st.sampled_from(["query_logs", "query_metrics", "query_mysql", "lookup_knowledge"])
NAMES = st.sampled_from(
    [
        "cart-api",
        "ledger-core",
        "db-07",
        "web-11",
        "HikariPool-2",
        "quote-svc",
        "mq-1",
        "risk-engine",
    ]
)
SERVICES = st.sampled_from(
    ["cart-api", "ledger-core", "quote-svc", "risk-engine", "pay-gw", "search-web"]
)
WHOLE = st.integers(2, 9000)
SHARE = st.integers(3, 96)

OVERCLAIMS = st.sampled_from(
    [
        "The root cause is a memory leak.",
        "All services are affected.",
        "The database has crashed.",
        "It will fail again within an hour.",
        "The problem has been resolved.",
        "This has been going on for three days.",
        "The service must be restarted.",
        "A network partition caused this.",
        "The disk is corrupt.",
        "No other service is affected.",
        "根因是数据库慢查询。",
        "所有节点都已宕机。",
        "服务已经恢复正常。",
        "应立即扩容。",
        "数据已经丢失。",
        "该问题已持续三天。",
        "这是网络故障导致的。",
        "很快会再次发生。",
    ]
)


def derivable(claim: str, *texts: str, tool: str = "query_logs") -> bool:
    return derivability(claim, texts, [tool] * len(texts)).outcome == Outcome.DERIVABLE


@st.composite
def pool(draw: st.DrawFn) -> tuple[str, dict[str, int | str]]:
    active, waiting = draw(st.integers(2, 400)), draw(st.integers(2, 400))
    idle = draw(st.integers(2, 400))
    service = draw(SERVICES)
    values: dict[str, int | str] = {
        "active": active,
        "waiting": waiting,
        "idle": idle,
        "total": active + idle,
        "service": service,
    }
    text = (
        f"2026-03-02T08:11:40Z WARN {service} HikariPool-2 - Pool stats "
        f"(total={active + idle}, active={active}, idle={idle}, waiting={waiting})"
    )
    return text, values


POOL_CLAIMS = (
    "HikariPool-2 had {} active connections.",
    "The number of active connections of HikariPool-2 was {}.",
    "HikariPool-2 的活跃连接数为 {}。",
)


@given(pool(), st.sampled_from(POOL_CLAIMS), WHOLE)
def test_only_the_fields_own_number_is_derivable(
    made: tuple[str, dict[str, int | str]], claim: str, other: int
) -> None:
    text, values = made
    assert derivable(claim.format(values["active"]), text)
    if other != values["active"]:
        assert not derivable(claim.format(other), text)


@given(pool(), st.sampled_from(["waiting", "idle"]))
def test_a_number_of_another_field_is_not_derivable(
    made: tuple[str, dict[str, int | str]], field: str
) -> None:
    text, values = made
    if values[field] != values["active"] and values[field] != values["total"]:
        assert not derivable(f"HikariPool-2 had {values[field]} active connections.", text)


@given(pool(), SERVICES)
def test_another_entity_is_not_derivable(
    made: tuple[str, dict[str, int | str]], service: str
) -> None:
    text, values = made
    claim = "{} had {} waiting threads in HikariPool-2."
    assert derivable(claim.format(values["service"], values["waiting"]), text)
    if service != values["service"]:
        assert not derivable(claim.format(service, values["waiting"]), text)


ALERT = "{name}High firing, service={service}, current={value}%, threshold={limit}%, duration={minutes}m"


@st.composite
def alert(draw: st.DrawFn) -> tuple[str, dict[str, int | str]]:
    limit = draw(st.integers(20, 80))
    values: dict[str, int | str] = {
        "name": draw(st.sampled_from(["Memory", "Cpu", "Disk"])),
        "service": draw(SERVICES),
        "value": limit + draw(st.integers(2, 15)),
        "limit": limit,
        "minutes": draw(st.integers(3, 50)),
    }
    return ALERT.format(**values), values


@given(alert(), st.integers(-40, 40))
def test_comparisons_hold_exactly_as_far_as_the_value(
    made: tuple[str, dict[str, int | str]], step: int
) -> None:
    text, values = made
    value = int(values["value"])
    bound = value + step
    above = derivable(f"The current value is above {bound}%.", text, tool="query_metrics")
    below = derivable(f"The current value is below {bound}%.", text, tool="query_metrics")
    assert not (above and bound >= value)
    assert not (below and bound <= value)
    if step < -1 and bound != values["limit"]:
        assert above


@given(alert(), st.sampled_from(["seconds", "hours", "days"]))
def test_another_unit_is_not_derivable(made: tuple[str, dict[str, int | str]], unit: str) -> None:
    text, values = made
    claim = "The alert has been firing for {} {}."
    assert derivable(claim.format(values["minutes"], "minutes"), text, tool="query_metrics")
    assert not derivable(claim.format(values["minutes"], unit), text, tool="query_metrics")


@given(alert(), st.integers(1, 200))
def test_a_longer_time_is_not_derivable(made: tuple[str, dict[str, int | str]], more: int) -> None:
    text, values = made
    minutes = int(values["minutes"]) + more
    claim = f"The alert has been firing for more than {minutes} minutes."
    assert not derivable(claim, text, tool="query_metrics")


@given(alert(), st.sampled_from(["resolved", "inactive", "pending"]))
def test_another_state_is_not_derivable(made: tuple[str, dict[str, int | str]], state: str) -> None:
    text, values = made
    claim = f"The {values['name']}High alert for {values['service']} is {{}}."
    assert derivable(claim.format("firing"), text, tool="query_metrics")
    assert not derivable(claim.format(state), text, tool="query_metrics")
    assert not derivable(claim.format("not firing"), text, tool="query_metrics")
    turned = text.replace("firing", state)
    assert not derivable(claim.format("firing"), turned, tool="query_metrics")


TRUE_CLAIMS = st.one_of(
    pool().map(lambda made: (f"HikariPool-2 had {made[1]['active']} active connections.", made[0])),
    alert().map(lambda made: (f"The alert for {made[1]['service']} is firing.", made[0])),
    alert().map(lambda made: (f"{made[1]['service']} 的告警正在触发。", made[0])),
)


@given(TRUE_CLAIMS, OVERCLAIMS, st.booleans())
def test_a_true_claim_with_an_overclaim_is_not_derivable(
    made: tuple[str, str], more: str, before: bool
) -> None:
    claim, text = made
    tool = "query_metrics" if "High" in text else "query_logs"
    assert derivable(claim, text, tool=tool)
    joined = f"{more} {claim}" if before else f"{claim} {more}"
    assert not derivable(joined, text, tool=tool)


@given(TRUE_CLAIMS)
def test_knowledge_is_no_evidence_of_the_present(made: tuple[str, str]) -> None:
    claim, text = made
    assert not derivable(claim, text, tool="lookup_knowledge")


@given(NAMES, st.text(max_size=60))
def test_a_quotation_that_is_not_there_is_not_derivable(name: str, noise: str) -> None:
    quotation = f"connection to {name} refused {noise!r}"
    assert not derivable(f'The log says "{quotation}".', "a quiet record without any of this")


@settings(max_examples=300)
@given(
    st.text(max_size=200),
    st.lists(st.text(max_size=200), max_size=3),
    TOOLS,
)
def test_nothing_raises(claim: str, texts: list[str], tool: str) -> None:
    derivability(claim, texts, [tool] * len(texts))


TRADE = """
the alert is not firing above 91% of 3/5 nodes because 2026-03-02T08:00:00Z waiting=4 from 3 to 9
未 无法 连接 两倍 百分之九十 第三次 ⏎ ( ) , ; : " } { failed timed out no before 0 1e9 -45 .. 17..23 similar
"""
WORDS = st.sampled_from(TRADE.split())


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=25), st.lists(WORDS, max_size=40), TOOLS)
def test_nothing_raises_on_words_of_the_trade(claim: list[str], text: list[str], tool: str) -> None:
    derivability(" ".join(claim), [" ".join(text)], [tool])


@given(st.text(alphabet=string.printable + "连接超时告警，。", max_size=120))
def test_the_whole_text_restates_itself_or_is_judged(text: str) -> None:
    derivability(text, [text], ["query_logs"])


@given(st.text(st.characters(min_codepoint=0x80), min_size=1, max_size=12))
def test_folding_a_text_of_any_script_makes_it_normal(text: str) -> None:
    """Wide signs are folded before it is asked whether a text is normal: nothing may slip by."""
    folded = fold(text)
    assert unicodedata.is_normalized("NFKC", folded)
    assert not any("\uff01" <= sign <= "\uff5e" for sign in folded)
