"""A thing that a question names by a common word is searched for, and never swapped for another."""

import pytest
from tests.offline.desk import Desk, run
from tests.offline.material import alert, log, statements

from firsthand.offline.described import described
from firsthand.offline.question import read_question

CHECKOUT = log("POST /checkout failed: Timeout reading from socket", "ERROR", "checkout-svc")
FIRES = alert("CheckoutSlow", service="checkout-svc")
PAYMENT = log("request timed out after 30000ms", "ERROR", "payment-api")


def desk(*logs: object) -> Desk:
    return Desk(alerts=[FIRES], logs=[CHECKOUT, *logs])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("text", "names", "known"),
    [
        ("为什么支付服务超时？", ("支付", "payment", "pay"), True),
        ("支付网关为什么超时", ("支付", "payment", "pay"), True),
        ("Why does the payment gateway time out?", ("payment", "支付", "pay"), True),
        ("why is the shipping service slow", ("shipping", "物流", "配送"), True),
        ("Why does the quotes gateway fail?", ("quotes",), True),
        ("为什么对账系统超时", ("对账",), False),
        ("为什么线上服务超时", (), False),
        ("为什么数据库服务挂了", (), False),
        ("Why does the main gateway fail?", (), False),
        ("why does it time out?", (), False),
    ],
)
def test_what_a_question_names_by_a_common_word(
    text: str, names: tuple[str, ...], known: bool
) -> None:
    found = described(text)
    assert found.names[: len(names)] == names
    assert bool(found.names) is bool(names)
    assert found.known is known


@pytest.mark.parametrize(
    "text", ["为什么 pay-api 的支付服务超时", "alert PaymentSlow: why is the payment service slow?"]
)
def test_beside_a_name_a_common_word_is_no_subject(text: str) -> None:
    assert read_question(text).described.names == ()


ASKED = ["为什么支付服务超时？", "为什么支付网关超时", "Why does the payment gateway time out?"]


@pytest.mark.parametrize("text", ASKED)
def test_another_things_failure_is_told_and_not_concluded_from(text: str) -> None:
    evidence = desk()
    output = run(evidence, text)
    assert output["conclusion"] is None
    assert any("checkout" in statement for statement in statements(output))
    terms = [call.arguments.get("any_of") for call in evidence.calls if "logs" in call.tool_name]
    assert {"payment", "支付"} <= set(terms[0])  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ASKED)
def test_the_thing_itself_decides_under_either_languages_name(text: str) -> None:
    assert "timed out after 30000ms" in str(run(desk(PAYMENT), text)["conclusion"])


def test_a_thing_whose_other_name_is_not_known_is_searched_and_may_have_another() -> None:
    evidence = desk()
    output = run(evidence, "为什么对账系统超时？")
    assert "checkout" in str(output["conclusion"])
    assert any(call.arguments.get("any_of") == ["对账"] for call in evidence.calls)
