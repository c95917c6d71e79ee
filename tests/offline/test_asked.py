"""A presupposed symptom: what denies it is told first, and another failure is no answer to it."""

import pytest
from tests.offline.desk import Desk, run
from tests.offline.material import alert, log, statements

from firsthand.contracts.enums import ErrorCode
from firsthand.offline.asked import is_spoken_of, names_symptom
from firsthand.offline.question import read_question
from firsthand.offline.report import UNSPOKEN

DENIED = log("payment-service is not down, latency 30 ms", "INFO", service="payment-service")
UNRELATED = log("tax table rejected: invalid rate for payment-service", service="payment-service")


@pytest.mark.parametrize("asked", ["why is payment-service down?", "is payment-service down?"])
def test_a_record_that_denies_the_asked_symptom_is_told_first_and_decides(asked: str) -> None:
    output = run(Desk(logs=[UNRELATED, DENIED]), asked)
    assert "payment-service is not down" in statements(output)[0]
    assert "is not down" in str(output["conclusion"])


def test_a_failure_that_speaks_of_the_symptom_still_decides() -> None:
    crash = log("payment-service crashed: panic in worker", service="payment-service")
    output = run(Desk(logs=[crash, UNRELATED]), "why is payment-service down?")
    assert "panic" in str(output["conclusion"])


@pytest.mark.parametrize(
    "asked", ["why did payment-service crash?", "is the disk of payment-service full?"]
)
def test_where_no_record_names_the_symptom_nothing_is_concluded(asked: str) -> None:
    output = run(Desk(logs=[UNRELATED]), asked)
    assert output["conclusion"] is None
    assert statements(output)


def test_the_report_says_that_no_record_names_the_symptom() -> None:
    asked = "why did payment-service crash?"
    assert UNSPOKEN in list(run(Desk(logs=[UNRELATED]), asked, role="executor")["missing"] or ())  # type: ignore[arg-type]
    crash = log("payment-service crashed: panic in worker", service="payment-service")
    spoken = run(Desk(logs=[crash]), asked, role="executor")["missing"]
    assert isinstance(spoken, list)
    assert UNSPOKEN not in spoken


@pytest.mark.parametrize(
    ("asked", "text", "named", "spoken"),
    [
        ("why is pay down?", "pay is not down", True, True),
        ("why is pay down?", "connection refused by pay", False, True),
        ("why is pay down?", "tax rate invalid", False, False),
        ("did pay get oom-killed?", "memory limit reached", False, True),
        ("pay 崩溃了吗", "tax rate invalid", False, False),
        ("what is wrong with pay?", "tax rate invalid", False, True),
        ("why did it slow down?", "tax rate invalid", False, True),
    ],
)
def test_what_speaks_of_a_symptom(asked: str, text: str, named: bool, spoken: bool) -> None:
    question = read_question(asked)
    assert names_symptom(text, question) is named
    assert is_spoken_of([text], question) is spoken


@pytest.mark.parametrize("state", ["active", "suppressed", "resolved"])
def test_the_state_of_an_alert_is_no_name_to_look_for(state: str) -> None:
    be = "was" if state == "resolved" else "is"
    text = f"Alert CheckoutSlow {be} {state} on service checkout, namespace shop. What is going on?"
    assert state not in read_question(text).words
    desk = Desk(alerts=[alert("CheckoutSlow", state, service="checkout")])
    run(desk, text, descriptions={"query_metrics": f"Metrics: up and 90 more. {ErrorCode.TIMEOUT}"})
    assert state not in [call.arguments.get("name") for call in desk.calls]
