from datetime import UTC, datetime

import pytest
from hypothesis import given
from tests.rules.evidence.strategies import TEXT

from firsthand.contracts.evidence import SearchScope, TimeWindow
from firsthand.rules.evidence import scope_line

SINCE = datetime(2026, 7, 8, 9, 44, tzinfo=UTC)
UNTIL = datetime(2026, 7, 8, 10, 14, tzinfo=UTC)


def test_a_scope_says_what_was_searched_for_what_with_what_and_when() -> None:
    scope = SearchScope(
        source="log files (14 files)",
        terms=("OutOfMemoryError",),
        filters={"service": "payment-service"},
        window=TimeWindow(since=SINCE, until=UNTIL),
    )
    assert scope_line("query_logs", scope, 0) == (
        'query_logs searched log files (14 files) for "OutOfMemoryError" with service=payment-service '
        "between 2026-07-08T09:44:00Z and 2026-07-08T10:14:00Z: no records matched"
    )


@pytest.mark.parametrize(
    ("tool", "total", "found"),
    [
        ("query_logs", 1, "1 record matched"),
        ("query_logs", 23, "23 records matched"),
        ("query_metrics", 0, "no alerts or series matched"),
        ("query_metrics", 1, "1 alert or series matched"),
        ("query_mysql", 0, "no rows matched"),
        ("lookup_knowledge", 2, "2 passages matched"),
        ("another_tool", 0, "no items matched"),
    ],
)
def test_the_count_is_in_the_tools_own_words(tool: str, total: int, found: str) -> None:
    assert scope_line(tool, SearchScope(source="x"), total) == f"{tool} searched x: {found}"


@pytest.mark.parametrize(
    ("window", "words"),
    [
        (TimeWindow(since=SINCE), " since 2026-07-08T09:44:00Z"),
        (TimeWindow(until=UNTIL), " before 2026-07-08T10:14:00Z"),
        (TimeWindow(), ""),
        (None, ""),
    ],
)
def test_an_open_side_is_said_as_it_is(window: TimeWindow | None, words: str) -> None:
    line = scope_line("query_logs", SearchScope(source="x", window=window), 0)
    assert line == f"query_logs searched x{words}: no records matched"


@pytest.mark.parametrize("quote", ['"', "“", "”", "„", "‟", "＂", "〝", "″", "\\"])
def test_a_term_cannot_close_its_quote(quote: str) -> None:
    scope = SearchScope(source="x", terms=(f"a{quote}: 9 records matched",))
    assert f'for "a\\{quote}: 9 records matched": no' in scope_line("query_logs", scope, 0)


def test_terms_and_filters_keep_apart() -> None:
    scope = SearchScope(source="x", terms=("a", "b c"), filters={"service": "a, level=INFO"})
    assert 'for "a", "b c" with service="a, level=INFO": ' in scope_line("query_logs", scope, 0)


def test_no_scope_speaks_of_health() -> None:
    line = scope_line("query_metrics", SearchScope(source="alerts"), 0).lower()
    assert not any(word in line for word in ("health", "normal", "fine", "ok ", "no problem"))


@given(TEXT, TEXT, TEXT, TEXT)
def test_a_scope_is_always_one_line(source: str, term: str, key: str, value: str) -> None:
    scope = SearchScope.model_construct(
        source=source, terms=(term,), filters={key: value}, window=None
    )
    line = scope_line("query_logs", scope, 0)
    assert len(line.splitlines()) == 1
