"""What a model may say in a server's own language: filters, and nothing that speaks for itself."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.sources.logs.attempts import DSL, LOGQL, LOGSQL, NUMBER, WORD
from tests.sources.logs.kit import EVENING, SERVERS, asked, opened

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.logs.elastic.dsl import check_dsl
from firsthand.sources.logs.loki.logql import check_logql
from firsthand.sources.logs.loki.shapes import Comparison, Joined, LineFilter, LogQL, Matcher
from firsthand.sources.logs.refusal import Refused, Rule
from firsthand.sources.logs.victoria import shapes
from firsthand.sources.logs.victoria.logsql import check_logsql

ATTEMPTS = [
    *(("loki", *row) for row in LOGQL),
    *(("victorialogs", *row) for row in LOGSQL),
    *(("elasticsearch 8", *row) for row in DSL),
]


@pytest.mark.parametrize(("kind", "raw", "rule"), ATTEMPTS)
async def test_no_filter_puts_a_word_or_a_number_into_evidence(
    kind: str, raw: str, rule: Rule | None
) -> None:
    async with opened(kind, SERVERS[kind]()) as source:
        _, everything = await asked(source, QueryLogs(window=EVENING))
        request = QueryLogs(raw=raw, window=EVENING)
        if rule is not None:
            with pytest.raises(SourceError) as caught:
                await asked(source, request)
            assert caught.value.error_code is ErrorCode.QUERY_REJECTED
            assert f"raw is refused ({rule}):" in str(caught.value)
            assert WORD not in str(caught.value)
            return
        result, texts = await asked(source, request)
    assert set(texts) <= set(everything)
    assert not any(WORD in text or NUMBER in text for text in texts)
    assert result.scope.filters["raw"]


TAKEN: list[tuple[str, str, int]] = [
    ("loki", '{service_name="payrail"} |= "503"', 4),
    ("loki", '|~ "took_ms\\": ?(0|120)\\\\b" != "503"', 1),
    ("loki", '{service_name=~"edge-.*"} | service_name != "x" and service_name =~ "e.*"', 5),
    ("loki", '| (service_name = "payrail" or service_name = "edge-proxy") |= "slow" or "callback"', 10),
    ("victorialogs", "service:payrail level:=error", 4),
    ("victorialogs", "i(POOL) or ~`连接.`", 9),
    ("victorialogs", "level:(warn or fatal) and not pool", 3),
    ("victorialogs", "took:*", 2),
    ("elasticsearch 8", '{"match": {"message": "callback"}}', 9),
    ("elasticsearch 8", '{"query": {"bool": {"should": [{"term": {"log.level": "fatal"}},'
     ' {"prefix": {"service.name": "edge"}}]}}}', 6),
    ("elasticsearch 8", '{"range": {"took_ms": {"gte": 600}}}', 3),
    ("elasticsearch 8", '{"wildcard": {"service.name": {"value": "stock*", "case_insensitive": true}}}',
     10),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "raw", "total"), TAKEN)
async def test_a_filter_is_taken_and_narrows(kind: str, raw: str, total: int) -> None:
    async with opened(kind, SERVERS[kind]()) as source:
        result, _ = await asked(source, QueryLogs(raw=raw, window=EVENING))
        assert result.total == total
        narrowed, _ = await asked(
            source, QueryLogs(raw=raw, any_of=["in no record"], window=EVENING)
        )
    assert narrowed.total == 0


async def test_a_filter_does_not_leave_the_operators_streams() -> None:
    for kind, more, raw in (
        ("loki", {"selector": '{service_name="payrail"}'}, '{service_name=~".+"}'),
        ("victorialogs", {"filter": "service:payrail"}, "* or service:*"),
    ):
        async with opened(kind, SERVERS[kind](), **more) as source:
            result, _ = await asked(source, QueryLogs(raw=raw, window=EVENING))
        assert result.total == 9, kind


texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30)
names = st.from_regex(r"[a-z_][a-z0-9_]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("or", "and", "not", "in", "i", "seq", "json", "logfmt")
)
patterns = st.sampled_from(["", "a.*b", "(?i)pool|lease", "[^a-z]{1,3}x?", "连接池$", "\\d+\\.\\d"])


@st.composite
def matchers(draw: st.DrawFn) -> Matcher:
    sign = draw(st.sampled_from(["=", "!=", "=~", "!~"]))
    return Matcher(draw(names), sign, draw(patterns if "~" in sign else texts))


comparisons = st.builds(
    lambda one: Comparison(one.name, one.sign, one.value), matchers()
) | st.builds(
    Comparison,
    names,
    st.sampled_from(["==", ">", "<=", "!="]),
    st.sampled_from(["1", "-2.5", "10s", "1h30m", "4KiB"]),
    st.just(True),
)
conditions = st.recursive(
    comparisons,
    lambda inner: st.builds(
        Joined, st.sampled_from(["and", "or"]), st.lists(inner, min_size=2, max_size=3).map(tuple)
    ),
    max_leaves=5,
)


@st.composite
def line_filters(draw: st.DrawFn) -> LineFilter:
    sign = draw(st.sampled_from(["|=", "!=", "|~", "!~"]))
    value = patterns if "~" in sign else texts
    return LineFilter(sign, tuple(draw(st.lists(value, min_size=1, max_size=3))))


logql = st.builds(
    LogQL,
    st.lists(matchers(), min_size=1, max_size=3).map(tuple),
    st.lists(line_filters() | conditions | st.sampled_from(["json", "logfmt"]), max_size=3).map(
        tuple
    ),
)


@given(logql)
def test_logql_that_is_written_reads_as_the_same(filters: LogQL) -> None:
    again = check_logql(str(filters))
    assert again == filters or (isinstance(again, Refused) and again.rule is Rule.SIZE)


values = st.builds(
    shapes.Value,
    st.none() | texts.filter(lambda one: one not in ("", "_msg", "_time", "_stream", "_stream_id")),
    st.sampled_from(["", "=", "i"]),
    texts,
    st.booleans(),
)
leaves = (
    values
    | st.builds(shapes.Value, st.just("a.b"), st.just("~"), patterns)
    | st.builds(shapes.Present, st.none() | st.just("x y"))
    | st.builds(
        shapes.Listed,
        st.just("f"),
        st.sampled_from(["in", "contains_any", "contains_all", "seq"]),
        st.lists(texts, min_size=1, max_size=3).map(tuple),
    )
    | st.builds(shapes.Compared, st.just("n"), st.sampled_from([">", "<="]), st.just("-1.5"))
    | st.builds(shapes.Stream, st.just((("app", "=~", "a|b"), ("x", "!=", '"'))))
)
logsql = st.recursive(
    leaves,
    lambda inner: (
        st.builds(shapes.Negated, inner)
        | st.builds(
            shapes.Joined,
            st.sampled_from(["and", "or"]),
            st.lists(inner, min_size=2, max_size=3).map(tuple),
        )
    ),
    max_leaves=6,
)


@given(logsql)
def test_logsql_that_is_written_reads_as_the_same(filters: shapes.Filter) -> None:
    again = check_logsql(str(filters))
    assert again == filters or (isinstance(again, Refused) and again.rule is Rule.SIZE)


pieces = [*"{}[]()|=!~<>,:\"'`*\\-# \n", "pool", "level", "or", "1", "|=", "=~", "i("]
anything = st.lists(st.sampled_from(pieces), max_size=40).map("".join)


@given(anything)
def test_any_text_is_a_filter_or_refused_and_what_is_sent_is_stable(text: str) -> None:
    for check in (check_logql, check_logsql):
        found = check(text)
        assert isinstance(found, Refused) or check(str(found)) == found


clauses = st.recursive(
    st.sampled_from(["message", "@timestamp", "_index", ""]).flatmap(
        lambda field: st.sampled_from([
            {"match": {field: "a"}}, {"term": {field: {"value": 3}}}, {"exists": {"field": field}},
            {"range": {field: {"gt": 1}}}, {"terms": {field: ["a", True]}},
            {"wildcard": {field: {"value": "a*"}}}, {"multi_match": {"query": "q", "fields": [field]}},
        ])
    ),
    lambda inner: st.fixed_dictionaries(
        {"bool": st.fixed_dictionaries({"must": st.lists(inner, max_size=3), "should": inner})}
    ),
    max_leaves=6,
)  # fmt: skip


@given(
    clauses
    | st.recursive(
        st.none() | texts | st.integers() | st.booleans(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    )
)
def test_any_json_is_a_clause_or_refused_and_what_is_sent_is_stable(document: object) -> None:
    found = check_dsl(json.dumps(document), "@timestamp")
    if not isinstance(found, Refused):
        assert check_dsl(json.dumps(found), "@timestamp") == found


@pytest.mark.parametrize(
    "raw", ["x" * 3999, '"' + "x" * 3998, "(" * 3000, '"a" ' * 500, "!" * 1900]
)
def test_a_filter_is_of_bounded_size(raw: str) -> None:
    for found in (check_logql(raw), check_logsql(raw), check_dsl(raw, "@timestamp")):
        assert isinstance(found, Refused)
