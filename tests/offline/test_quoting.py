"""What a record says stands within one pair of quotation marks, whatever marks it holds itself."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.offline.desk import Desk, run
from tests.offline.material import alert, items, log

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import DraftKind, Outcome
from firsthand.offline.frames import FRAMES, QUOTE_MARKS, QUOTE_PAIRS
from firsthand.offline.quoting import ends_quoted, quotations, unmarked
from firsthand.rules.meaning import derivability

PAIRS = QUOTE_PAIRS[0]
ASKED = "why does checkout fail?"
HEALTHY = 'Checkout is healthy and was rolled back by "bob", “amy”, 「li」'
BLAMED = 'checkout failed: the "root cause" is payment-service, which crashed'


def framed(statement: str) -> bool:
    """One frame of ours whose fields are single words without marks, and one closed quotation."""
    for frame in {one for both in FRAMES.values() for side in both for one in side}:
        if not frame.endswith("{quote}"):
            continue
        head = re.sub(r"\\{\w+\\}", rf"[^\\s{QUOTE_MARKS}]+", re.escape(frame[: -len("{quote}")]))
        for opening, closing in PAIRS:
            inner = f"[^{opening}{closing}]+"
            if re.fullmatch(f"{head}{opening}{inner}{closing}", statement, re.DOTALL):
                return True
    return False


def observed(output: JsonObject) -> list[str]:
    return [str(one["statement"]) for one in items(output, DraftKind.OBSERVATION)]


def joined(conclusion: str, said: list[str]) -> bool:
    """Whether a conclusion is statements of ours, one after the other, and nothing else."""
    left = conclusion
    for one in sorted(said, key=len, reverse=True):
        left = left.replace(one, "")
    return not left.strip(" .")


@pytest.mark.parametrize("asked", [ASKED, "checkout 为什么失败？"])
@pytest.mark.parametrize("text", [HEALTHY, BLAMED, '"' * 9, "all is well. " + '“”「」『』«»《》"'])
def test_neither_a_summary_nor_a_log_line_writes_the_conclusion(text: str, asked: str) -> None:
    desk = Desk(
        alerts=[alert("CheckoutSlow", summary=text, service="checkout")],
        logs=[log(text, service="checkout")],
    )
    output = run(desk, asked)
    said = observed(output)
    assert said
    assert all(map(framed, said))
    conclusion = output["conclusion"]
    assert conclusion is None or joined(str(conclusion), said)


marks = st.sampled_from([*QUOTE_MARKS, "\\", "failed", "not ", " ", ". ", "checkout ", "ERROR "])
texts = st.lists(marks | st.text(max_size=12), max_size=24).map("".join)


@settings(max_examples=150, deadline=None)
@given(text=texts, label=texts, name=texts, asked=st.sampled_from([ASKED, "checkout 为什么失败？"]))
def test_no_word_of_any_record_stands_outside_of_quotation_marks(
    text: str, label: str, name: str, asked: str
) -> None:
    desk = Desk(
        alerts=[alert(name or "x", summary=text, service="checkout", host=label)],
        logs=[log(text, service="checkout"), log(f"checkout failed {label}", service="checkout")],
    )
    output = run(desk, asked)
    said = observed(output)
    assert all(map(framed, said)), said
    conclusion = output["conclusion"]
    assert conclusion is None or joined(str(conclusion), said)


def test_a_label_is_not_told_as_the_alerts_text() -> None:
    desk = Desk(alerts=[alert("CheckoutSlow", service='checkout", severity=none')])
    said = observed(run(desk, "explain alert CheckoutSlow"))
    assert said
    assert not any("is active: “checkout" in one or "is firing: “checkout" in one for one in said)


def test_the_reader_of_a_quotation_knows_every_pair() -> None:
    text = "2026-07-08T10:14:03Z ERROR checkout failed with status 502"
    for opening, closing in PAIRS:
        sentence = f"The log reads: {opening}{text}{closing}"
        assert derivability(sentence, [text], ["query_logs"]).outcome is Outcome.DERIVABLE
        assert ends_quoted(sentence)


def test_a_pair_that_stands_in_the_text_is_not_used() -> None:
    assert all(
        '"' not in one[1:-1] or one[0] != '"' for one in quotations('a "b" c', chinese=False)
    )
    assert not list(quotations("".join(mark for pair in PAIRS for mark in pair), chinese=False))


def test_a_piece_between_marks_never_begins_behind_a_negation() -> None:
    assert unmarked('the disk is not "full and exhausted since ten o\'clock"') == []
