"""Terms are literal; names begin where a name begins."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firsthand.sources.terms import Finder, Name, Term


@pytest.mark.parametrize(
    ("term", "text", "found"),
    [
        ("HikariPool", "hikaripool-1", True),
        ("active=50/50", "pool active=50/50, idle=0", True),
        ("active=50/50", '{"s":"active=50\\/50"}', True),
        ("a.*b", "axxb", False),
        ("a.*b", "A.*B", True),
        ("连接池耗尽", "数据库连接池耗尽", True),
        ("连接池", '{"msg":"\\u8FDE\\u63a5\\u6c60"}', True),
        ('say "no"', '{"msg":"say \\"no\\""}', True),
        ("ОШИБКА", "ошибка базы", True),
        ("ошибка", "ОШИБКА БАЗЫ", True),
        ("ошибка", "Ошибка базы", True),
        ("3000", "30000ms", True),  # literal: tokens are the guards' business, not the search's
    ],
)
def test_terms(term: str, text: str, found: bool) -> None:
    assert Term.of(term).within(text.encode().lower()) is found


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("order-service", "Pod/order-service-7f9d-x7gr9: killed", True),
        ("order-service", "ORDER-SERVICE", True),
        ("order-service", "order_service up", True),
        ("order service", "order-service", True),
        ("order-service", "border-service", False),
        ("order-service", "pre-order-service", False),
        ("order-service", "order-services", False),
        ("order-service", "order-service.shop.svc", True),
        ("pay", "prepay payment", False),
        ("订单服务", "错误：订单服务超时", True),
        ("a.b", "a-b", True),
        ("-", "a - b", True),
    ],
)
def test_names(name: str, text: str, found: bool) -> None:
    assert Name.of(name).within_text(text) is found


@settings(deadline=None)
@given(st.text(min_size=1, max_size=20), st.text(max_size=10), st.text(max_size=10))
def test_a_term_is_found_in_any_text_that_holds_it_plain_or_in_json(
    term: str, before: str, behind: str
) -> None:
    text = before + term + behind
    needle = Term.of(term)
    assert needle.within(text.encode(errors="replace").lower())
    assert needle.within(json.dumps(text).encode().lower())


@settings(deadline=None)
@given(st.text(max_size=20), st.text(max_size=40))
def test_no_name_makes_it_fail(name: str, text: str) -> None:
    Name.of(name or "x").within_text(text)


@settings(deadline=None)
@given(
    st.lists(st.sampled_from(["a", "b", "ab", "连", "c/d"]), min_size=1, max_size=4),
    st.text("abc/d连", max_size=30),
)
def test_the_finder_gives_every_first_place(terms: list[str], text: str) -> None:
    lowered = text.encode().lower()
    needles = [Term.of(term) for term in terms]
    finder = Finder(needles, lowered)
    for start in range(len(lowered) + 1):
        places = [
            at
            for needle in needles
            for form in needle.forms
            if (at := lowered.find(form, start)) >= 0
        ]
        assert finder.find(start) == min(places, default=-1)
