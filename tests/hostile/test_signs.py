"""What is taken for speech to the reader, and what is an ordinary record."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hostile.evidence import Case, cases

from firsthand.rules.meaning.addressed import HINTS, SIGNS, plain, sign_of_speech

ORDINARY = [
    "2026-07-08T10:14:03Z ERROR order-service failed to report that node-3 is down",
    "2026-07-08T10:14:03Z WARN mqtt dropped 12 messages, ignoring all messages of topic a",
    "2026-07-08T10:14:03Z INFO iptables rules reloaded; ignore rule 7 is unchanged",
    "ERROR lambda invoke function checkout failed: TooManyRequests",
    'circuit breaker state "OPEN", state: open, report "daily.pdf" was written',
    "[system] starting; [user] bob logged in; [tool] nginx reloaded",
    '<user id="7">bob</user><answer>42</answer>',
    '<Event><System><Provider Name="disk"/></System><EventData>bad block</EventData></Event>',
    "assistant-service timed out after 3s; assistant:8080 refused the connection",
    '{"workflow": "build", "conclusion": "success", "status": "completed"}',
    "spf verdict: pass, dkim verdict: fail",
    "please retry later; you must set DB_URL; you need to log in again",
    "the operator should restart the pod and then verify that it is ready",
    "system message queue is full; system call failed; prompt payment failed",
    "all orders above 500 EUR ignored previous discount rule 3",
    'assert "x" in response, f"{x} is missing"',
    "SQL state 08006: connection to server lost, say 3 of 5 replicas",
    "the tool chain check passed; running function pay",
    "2026-07-08 用户提示:你需要登录后再试,请稍后重试",
    "2026-07-08 调用函数 pay 失败,请联系管理员;系统提示音已关闭",
    "告警规则已忽略,命令执行失败,结论待定",
    "GET /prompt?ignore=1 200; as a result the cache was cleared",
]


@pytest.mark.parametrize("text", ORDINARY)
def test_an_ordinary_record_tells_of_a_system(text: str) -> None:
    assert sign_of_speech(text) is None


SPOKEN = [case for case in cases() if case.claim and not case.cite]


@pytest.mark.parametrize("case", SPOKEN, ids=str)
def test_a_text_with_orders_speaks_to_its_reader(case: Case) -> None:
    assert sign_of_speech(case.text) in SIGNS


def test_every_sign_has_a_case() -> None:
    assert {sign_of_speech(case.text) for case in SPOKEN} == set(SIGNS)


INVISIBLE = "\u200b\u200d\u2060\u00ad\ufeff\u202e\U000e0061"


@given(
    text=st.sampled_from([case.text for case in SPOKEN]),
    places=st.lists(st.tuples(st.integers(0, 200), st.sampled_from(INVISIBLE)), max_size=12),
)
def test_invisible_characters_hide_no_sign(text: str, places: list[tuple[int, str]]) -> None:
    changed = text
    for place, character in places:
        at = place % (len(changed) + 1)
        changed = changed[:at] + character + changed[at:]
    assert sign_of_speech(changed) == sign_of_speech(text)


EXAMPLES = [case.text for case in cases() if len(case.text) < 10_000] + ORDINARY


@given(
    text=st.sampled_from(EXAMPLES),
    other=st.sampled_from(EXAMPLES),
    cut=st.tuples(st.integers(0, 120), st.integers(0, 120)),
)
def test_no_text_with_a_sign_lacks_its_hints(text: str, other: str, cut: tuple[int, int]) -> None:
    words = plain(text[cut[0] :] + other[: cut[1]])
    for name, patterns in SIGNS.items():
        if re.search("|".join(patterns), words):
            assert any(hint in words for hint in HINTS[name]), name
