"""A Loki in memory behind real HTTP: evaluates selectors, line filters and label filters.

It reads LogQL by a parser of its own, and keeps the refusals of the real one: 400 in plain text for
what it cannot parse, more than 5000 records, more than 30 days and 1 hour, and a selector that
would pass a stream without any label. A tenant is asked for where one is set.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.support.http_stub import Reply, Request
from tests.support.log_records import RECORDS, Stored

MOST_RECORDS = 5000
LONGEST = (30 * 24 + 1) * 3600 * 10**9
TOKEN = re.compile(
    r'\s*("(?:[^"\\]|\\.)*"|`[^`]*`|\|=|\|~|!=|!~|=~|>=|<=|==|[{}()\[\],|=<>]|[\w.]+)'
)
Labels = Mapping[str, str]
Test = Callable[[Labels, str], bool]


class Bad(Exception):
    """A query that Loki answers with 400."""


@dataclass(frozen=True)
class Line:
    nanoseconds: int
    labels: Labels
    text: str
    metadata: Labels = field(default_factory=dict)


def lines(records: Sequence[Stored] = RECORDS) -> list[Line]:
    """As Promtail sends them: the line, labelled by service."""
    return [Line(one.nanoseconds, {"service_name": one.service}, one.line) for one in records]


class Loki:
    def __init__(self, held: Sequence[Line] | None = None, *, tenant: str | None = None) -> None:
        self.held = lines() if held is None else list(held)
        self.tenant = tenant
        self.queries: list[str] = []

    def __call__(self, request: Request) -> Reply:
        if self.tenant is not None and request.headers.get("x-scope-orgid") != self.tenant:
            return Reply.text("no org id\n", status=401)
        asked = dict(request.form if request.method == "POST" else request.query)
        place = request.place.removeprefix("/loki/api/v1/")
        try:
            if place == "query_range":
                return self._range(asked)
            if place == "query":
                return self._count(asked)
            if place == "label/service_name/values":
                return self._values(asked)
        except Bad as error:
            return Reply.text(f"{error}\n", status=400)
        if place == "status/buildinfo":
            return Reply.of({"version": "3.4.1"})
        return Reply.text("404 page not found", status=404)

    def _range(self, asked: Mapping[str, str]) -> Reply:
        limit, start, end = int(asked["limit"]), int(asked["start"]), int(asked["end"])
        if limit > MOST_RECORDS:
            raise Bad(f"max entries limit per query exceeded, limit > max_entries ({limit} > 5000)")
        if end - start > LONGEST:
            raise Bad("the query time range exceeds the limit (query length: 800h, limit: 30d1h)")
        assert asked["direction"] == "backward"
        self.queries.append(asked["query"])
        found = sorted(self._matching(asked["query"], start, end), key=lambda one: -one.nanoseconds)
        streams: dict[str, dict[str, Any]] = {}
        for one in found[:limit]:
            labels = dict(one.labels)
            stream = streams.setdefault(json.dumps(labels), {"stream": labels, "values": []})
            more = {"structuredMetadata": dict(one.metadata), "parsed": {"made": "by a parser"}}
            stream["values"].append([str(one.nanoseconds), one.text, more])
        data = {"resultType": "streams", "result": list(streams.values()), "stats": {}}
        return Reply.of({"status": "success", "data": data})

    def _count(self, asked: Mapping[str, str]) -> Reply:
        inner = re.fullmatch(
            r"sum\(count_over_time\((.*) \[(\d+)s\]\)\)", asked["query"], re.DOTALL
        )
        if inner is None:
            raise Bad("parse error: unexpected IDENTIFIER")
        end = int(asked["time"])
        number = sum(1 for _ in self._matching(inner[1], end - int(inner[2]) * 10**9, end))
        result = [{"metric": {}, "value": [end / 10**9, str(number)]}] if number else []
        return Reply.of({"status": "success", "data": {"resultType": "vector", "result": result}})

    def _values(self, asked: Mapping[str, str]) -> Reply:
        found = self._matching(asked["query"], int(asked["start"]), int(asked["end"]))
        names = sorted(
            {one.labels["service_name"] for one in found if "service_name" in one.labels}
        )
        return Reply.of({"status": "success", "data": names})

    def _matching(self, query: str, start: int, end: int) -> Iterator[Line]:
        test = compiled(query)
        for one in self.held:
            if start <= one.nanoseconds < end and test({**one.labels, **one.metadata}, one.text):
                yield one


def compiled(query: str) -> Test:
    tokens = tokenised(query)
    tests = [selector(tokens)]
    while tokens:
        word = tokens.pop(0)
        if word in ("|=", "|~", "!=", "!~"):
            values = [unquoted(tokens.pop(0))]
            while tokens[:1] == ["or"]:
                del tokens[0]
                values.append(unquoted(tokens.pop(0)))
            tests.append(line_filter(word, values))
        elif word == "|" and tokens[:1] in (["json"], ["logfmt"]):
            tests.append(lambda labels, text: True)
            del tokens[0]
        elif word == "|":
            tests.append(either(tokens))
        else:
            raise Bad(f"parse error at {word}: syntax error: unexpected IDENTIFIER")
    return lambda labels, text: all(test(labels, text) for test in tests)


def tokenised(query: str) -> list[str]:
    found, place = [], 0
    while place < len(query.rstrip()):
        token = TOKEN.match(query, place)
        if token is None:
            raise Bad(f"parse error at line 1, col {place}: syntax error: unexpected character")
        found.append(token[1])
        place = token.end()
    return found


def unquoted(literal: str) -> str:
    if literal[:1] == "`":
        return literal[1:-1]
    if literal[:1] != '"':
        raise Bad(f"parse error: unexpected {literal}, expecting STRING")
    value = json.loads(literal)
    assert isinstance(value, str)
    return value


def selector(tokens: list[str]) -> Test:
    if tokens[:1] != ["{"]:
        raise Bad("parse error at line 1, col 1: syntax error: unexpected IDENTIFIER, expecting {")
    del tokens[0]
    tests = []
    while tokens[0] != "}":
        name, sign, value = tokens.pop(0), tokens.pop(0), unquoted(tokens.pop(0))
        tests.append(label_test(name, sign, value))
        if tokens[0] == ",":
            del tokens[0]
    del tokens[0]
    if all(test({}, "") for test in tests):
        raise Bad(
            "parse error : queries require at least one regexp or equality matcher that does not"
            " have an empty-compatible value"
        )
    return lambda labels, text: all(test(labels, text) for test in tests)


def label_test(name: str, sign: str, value: str) -> Test:
    if sign in ("=", "!="):
        return lambda labels, text: (labels.get(name, "") == value) == (sign == "=")
    pattern = regex(value)
    return lambda labels, text: (
        (pattern.fullmatch(labels.get(name, "")) is not None) == (sign == "=~")
    )


def line_filter(sign: str, values: list[str]) -> Test:
    if sign in ("|=", "!="):
        return lambda labels, text: any(one in text for one in values) == (sign == "|=")
    patterns = [regex(one) for one in values]
    return lambda labels, text: any(one.search(text) for one in patterns) == (sign == "|~")


def regex(value: str) -> re.Pattern[str]:
    """RE2 has no look-around and no references, and `$` is the end of the text."""
    if re.search(r"\(\?[=!<P]|\\[1-9]", value):
        raise Bad(f"error parsing regexp: invalid or unsupported Perl syntax: `{value}`")
    try:
        return re.compile(value.replace("$", r"\Z") if value.endswith("$") else value)
    except re.error as error:
        raise Bad(f"error parsing regexp: {error}") from None


def either(tokens: list[str]) -> Test:
    tests = [single(tokens)]
    words = []
    while tokens and tokens[0] in ("or", "and", ","):
        words.append(tokens.pop(0))
        tests.append(single(tokens))
    if "or" in words and len(set(words)) > 1:
        raise Bad("this stub takes no mixture of and, or without brackets")
    if "or" in words:
        return lambda labels, text: any(test(labels, text) for test in tests)
    return lambda labels, text: all(test(labels, text) for test in tests)


def single(tokens: list[str]) -> Test:
    if tokens[0] == "(":
        del tokens[0]
        inner = either(tokens)
        if tokens.pop(0) != ")":
            raise Bad("parse error: syntax error: unexpected IDENTIFIER, expecting )")
        return inner
    name, sign, value = tokens.pop(0), tokens.pop(0), tokens.pop(0)
    if value[:1] in ('"', "`"):
        return label_test(name, sign, unquoted(value))
    raise Bad("this stub compares labels with texts only")
