"""The stand-ins refuse what the real servers refuse, so that passing against them means something."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.support.elastic_stub import Elastic
from tests.support.http_stub import Reply, Request
from tests.support.log_records import RECORDS
from tests.support.loki_stub import LONGEST, Loki
from tests.support.victoria_stub import Victoria

START, HOUR = RECORDS[0].nanoseconds, 3600 * 10**9


def asked(path: str, body: bytes) -> Request:
    return Request(method="POST", path=path, headers={}, body=body)


def loki(query: str, *, limit: int = 100, span: int = HOUR) -> Reply:
    form = {"query": query, "limit": limit, "start": START, "end": START + span}
    body = urlencode({**form, "direction": "backward"}).encode()
    return Loki()(asked("/loki/api/v1/query_range", body))


def lines_of(reply: Reply) -> int:
    assert reply.status == 200, reply.body
    return sum(len(one["values"]) for one in json.loads(reply.body)["data"]["result"])


@pytest.mark.parametrize(
    ("query", "more", "said"),
    [
        ('{service_name=~".+"}', {"limit": 5001}, "max entries limit per query exceeded"),
        ('{service_name=~".+"}', {"span": LONGEST + 1}, "query time range exceeds the limit"),
        ('{service_name=~".*"}', {}, "does not have an empty-compatible value"),
        ('{service_name!="x"}', {}, "does not have an empty-compatible value"),
        ("{}", {}, "does not have an empty-compatible value"),
        ('|= "x"', {}, "parse error"),
        ('{service_name=~"a(?=b)"}', {}, "invalid or unsupported Perl syntax"),
        ('{service_name=~"("}', {}, "error parsing regexp"),
    ],
)
def test_loki_refuses_in_plain_text(query: str, more: dict[str, int], said: str) -> None:
    reply = loki(query, **more)
    assert reply.status == 400
    assert said in reply.body.decode()
    assert reply.headers["content-type"] == "text/plain"


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ('{service_name=~".+"}', 30),
        ('{service_name=~"pay"}', 0),
        ('{service_name=~"pay.*"} |= "503"', 4),
        ('{service_name=~".+"} |= "POOL"', 0),
        ('{service_name=~".+"} |~ "(?i)POOL"', 10),
        ('{service_name=~".+"} |= "连接池"', 1),
        ('{service_name=~".+"} | service_name = "payrail" or service_name = "edge-proxy"', 14),
    ],
)
def test_loki_evaluates_what_it_is_sent(query: str, count: int) -> None:
    assert lines_of(loki(query)) == count


def elastic(query: Any, **more: Any) -> Reply:
    body = {
        "query": query,
        "size": 100,
        "sort": [{"@timestamp": {"order": "desc"}}],
        "track_total_hits": 100,
    }
    server = Elastic(version="7.9.3")
    return server(asked("/logs-*/_search", json.dumps(body | more).encode()))


@pytest.mark.parametrize(
    ("query", "more", "said"),
    [
        ({"made_up": {}}, {}, "unknown query [made_up]"),
        ({"match": {"message": {"query": "a", "odd": 1}}}, {}, "does not support [odd]"),
        ({"exists": {"field": "a"}}, {"aggs": {}}, "unknown key"),
        ({"exists": {"field": "a"}}, {"size": 10_001}, "Result window is too large"),
        (
            {"wildcard": {"message": {"value": "a*", "case_insensitive": True}}},
            {},
            "[case_insensitive]",
        ),
    ],
)
def test_elasticsearch_refuses_in_its_own_json(query: Any, more: Any, said: str) -> None:
    reply = elastic(query, **more)
    assert reply.status == 400
    assert said in json.loads(reply.body)["error"]["reason"]


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ({"match_phrase": {"message": "连接池"}}, 1),
        ({"match_phrase": {"message": "池连"}}, 0),
        ({"match_phrase": {"message": "oo"}}, 0),
        ({"match": {"service.name": "payrail"}}, 9),
        ({"match": {"service.name": "PAYRAIL"}}, 0),
        ({"wildcard": {"message": {"value": "*oo*"}}}, 10),
        ({"bool": {"must_not": [{"exists": {"field": "log.level"}}]}}, 4),
    ],
)
def test_elasticsearch_evaluates_what_it_is_sent(query: Any, count: int) -> None:
    reply = elastic(query)
    assert reply.status == 200, reply.body
    assert json.loads(reply.body)["hits"]["total"] == {"value": count, "relation": "eq"}


def victoria(query: str) -> Reply:
    return Victoria()(asked("/select/logsql/query", urlencode({"query": query}).encode()))


@pytest.mark.parametrize("query", ["(a", "a | delete b", "~", '~"("', "a:b:", '~"(?=a)"', ""])
def test_victorialogs_refuses_in_plain_text(query: str) -> None:
    reply = victoria(query)
    assert reply.status == 400
    assert reply.body.startswith(b"cannot parse query arg")


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("*", 30),
        ("pool", 8),
        ("POOL", 0),
        ("i(POOL)", 8),
        ("oo", 0),
        ('~"oo"', 10),
        ('"连接池"', 0),
        ('~"连接池"', 1),
        ("service:payrail level:=error", 4),
        ("!(service:payrail or pool)", 13),
    ],
)
def test_victorialogs_evaluates_what_it_is_sent(query: str, count: int) -> None:
    reply = victoria(query)
    assert reply.status == 200, reply.body
    assert len(reply.body.splitlines()) == count
