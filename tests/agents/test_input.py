"""Input limits: measured in bytes, failing closed before the first model call, cutting nothing."""

import json

import pytest
from tests.harness.kit import LIMITS

from firsthand.agents.input import serialise_input
from firsthand.contracts.drafts import PreviousTurn
from firsthand.contracts.errors import InputLimitError, UsageError

TURN = PreviousTurn(question="q", conclusion=None, published_texts=["一行日志"], verdict="PASS")


def test_the_only_user_message_is_query_and_previous_turn() -> None:
    assert json.loads(serialise_input("为什么超时？", TURN, LIMITS)) == {
        "query": "为什么超时？",
        "previous_turn": TURN.model_dump(),
    }
    assert json.loads(serialise_input("why?", None, LIMITS))["previous_turn"] is None


@pytest.mark.parametrize("query", ["", " \n\t", "\u3000"])
def test_an_empty_question_is_refused(query: str) -> None:
    with pytest.raises(UsageError, match="the question is empty"):
        serialise_input(query, None, LIMITS)


def test_a_question_over_its_limit_is_refused_in_bytes_and_never_cut() -> None:
    limits = LIMITS.model_copy(update={"query_bytes": 30})
    serialise_input("连接池耗尽了吗为什么", None, limits)  # 10 characters, 30 bytes
    with pytest.raises(InputLimitError, match=r"the question is 33 bytes and the limit 30"):
        serialise_input("连接池耗尽了吗为什么呢", None, limits)


def test_a_previous_turn_over_its_limit_is_refused() -> None:
    limits = LIMITS.model_copy(update={"previous_turn_bytes": 20})
    with pytest.raises(InputLimitError, match="the previous turn is"):
        serialise_input("why?", TURN, limits)


def test_both_within_their_limits_may_still_be_too_much_together() -> None:
    limits = LIMITS.model_copy(update={"input_bytes": 60})
    with pytest.raises(InputLimitError, match="the input is"):
        serialise_input("why?", TURN, limits)
