"""Words: names in parts and whole, Chinese in pairs, questions without their function words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.sources.knowledge.stems import Stems
from firsthand.sources.knowledge.words import asked, words


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("HikariPool", {"hikari", "pool", "hikaripool"}),
        ("max_connections", {"max", "connections", "maxconnections"}),
        ("order-service", {"order", "service", "orderservice"}),
        ("连接池", {"连接", "接池"}),
        ("KubePodCrashLooping", {"kube", "pod", "crash", "looping", "kubepodcrashlooping"}),
        ("ＯＯＭ", {"oom"}),
        ("Redis缓存", {"redis", "缓存"}),
    ],
)
def test_a_text_is_split_where_names_are(text: str, held: set[str]) -> None:
    assert set(words(text)) == held


def test_a_query_leaves_function_words_out_and_a_text_does_not() -> None:
    assert asked("how do I restart the pod").words == ("restart", "pod")
    assert "the" in words("the pod")
    assert asked("怎么处理磁盘满了").words == ("磁盘", "盘满")
    assert asked("请求超时").words == ("请求", "求超", "超时")
    assert asked("what should I do? 怎么办？").words == ()


def test_stems_are_those_of_sqlite() -> None:
    stems = Stems()
    assert stems.of(["timeouts", "timeout", "连接", "crashing", "k8s", "timeouts"]) == [
        "timeout",
        "timeout",
        "连接",
        "crash",
        "k8s",
        "timeout",
    ]
    stems.close()


@settings(deadline=None)
@given(st.text(max_size=80))
def test_every_word_asked_for_can_be_indexed(text: str) -> None:
    assert set(asked(text).words) <= set(words(text))
