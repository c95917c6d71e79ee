"""A VictoriaLogs in memory behind real HTTP: evaluates filters of LogsQL, `sort`, `limit`, `stats`.

It reads LogsQL by a parser of its own. Words are whole and mind the case, `i()` does not; what it
cannot parse is refused with 400 in plain text; every value is a text.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime

from tests.support.http_stub import Reply, Request
from tests.support.log_records import RECORDS

TOKEN = re.compile(
    r'\s*("(?:[^"\\]|\\.)*"|_time:\[[^\])]*[\])]|!=|=~|!~|>=|<=|[(){}:,=!~*<>|]|[\w./-]+)'
)
PIPE = re.compile(
    r"(?P<filter>.*?)(?: \| sort by \(_time desc\) limit (?P<limit>\d+)"
    r"| \| stats count\(\) as (?P<name>\w+))?",
    re.DOTALL,
)
Row = Mapping[str, str]
Test = Callable[[Row], bool]


class Bad(Exception):
    """A query that is answered with 400."""


class Victoria:
    def __init__(self, held: Sequence[Row] | None = None) -> None:
        self.held = [one.row for one in RECORDS] if held is None else list(held)
        self.queries: list[str] = []

    def __call__(self, request: Request) -> Reply:
        query = dict(request.form if request.method == "POST" else request.query).get("query", "")
        place = request.place.removeprefix("/select/logsql/")
        self.queries.append(query)
        try:
            asked = PIPE.fullmatch(query)
            if asked is None:
                raise Bad(f"cannot parse query [{query}]")
            found = [row for row in self.held if compiled(asked["filter"])(row)]
        except (Bad, IndexError) as error:
            return Reply.text(f"cannot parse query arg: {error}", status=400)
        if place == "field_names":
            return Reply.of({"values": _names(found)})
        if place != "query":
            return Reply.text(f"unsupported path requested: {request.place}", status=400)
        if asked["name"]:
            return Reply(body=json.dumps({asked["name"]: str(len(found))}).encode() + b"\n")
        found.sort(key=lambda row: row["_time"], reverse=True)
        rows = [{"_stream_id": "0a", "_stream": "{}", **row} for row in found]
        limit = int(asked["limit"] or len(rows))
        return Reply(body=b"".join(json.dumps(row).encode() + b"\n" for row in rows[:limit]))


def _names(rows: Sequence[Row]) -> list[dict[str, str | int]]:
    names = dict.fromkeys(name for row in rows for name in row)
    return [{"value": one, "hits": sum(1 for row in rows if one in row)} for one in names]


def compiled(text: str) -> Test:
    tokens, place = [], 0
    while place < len(text.rstrip()):
        token = TOKEN.match(text, place)
        if token is None:
            raise Bad(f"unexpected token at {text[place : place + 20]!r}")
        tokens.append(token[1])
        place = token.end()
    test = either(tokens)
    if tokens:
        raise Bad(f"unexpected token {tokens[0]!r}")
    return test


def either(tokens: list[str], field: str = "_msg") -> Test:
    tests = [both(tokens, field)]
    while tokens[:1] == ["or"]:
        del tokens[0]
        tests.append(both(tokens, field))
    return lambda row: any(test(row) for test in tests)


def both(tokens: list[str], field: str) -> Test:
    tests = [single(tokens, field)]
    while tokens and tokens[0] not in ("or", ")"):
        if tokens[0] == "and":
            del tokens[0]
        tests.append(single(tokens, field))
    return lambda row: all(test(row) for test in tests)


def single(tokens: list[str], field: str) -> Test:
    if tokens[0].startswith("_time:["):
        return between(tokens.pop(0))
    if tokens[0] == "!":
        del tokens[0]
        inner = single(tokens, field)
        return lambda row: not inner(row)
    if tokens[1:2] == [":"]:
        field = value(tokens.pop(0))
        del tokens[0]
    if tokens[0] == "(":
        del tokens[0]
        inner = either(tokens, field)
        if not tokens or tokens.pop(0) != ")":
            raise Bad("missing ')'")
        return inner
    return condition(tokens, field)


def condition(tokens: list[str], field: str) -> Test:
    word = tokens.pop(0)
    if word == "*":
        return lambda row: field == "_msg" or row.get(field, "") != ""
    if word == "~":
        shape = regex(value(tokens.pop(0)))
        return lambda row: shape.search(row.get(field, "")) is not None
    if word == "=":
        exact = value(tokens.pop(0))
        return lambda row: row.get(field, "") == exact
    if word == "i" and tokens[0] == "(":
        del tokens[0]
        phrase = value(tokens.pop(0))
        if tokens.pop(0) != ")":
            raise Bad("missing ')' after i(")
        return lambda row: has_phrase(row.get(field, "").lower(), phrase.lower())
    phrase = value(word)
    return lambda row: has_phrase(row.get(field, ""), phrase)


def has_phrase(text: str, phrase: str) -> bool:
    """Whole words: no letter, digit or underscore on either side."""
    before = r"(?<!\w)" if phrase[:1].isalnum() else ""
    behind = r"(?!\w)" if phrase[-1:].isalnum() else ""
    return re.search(before + re.escape(phrase) + behind, text) is not None


def between(token: str) -> Test:
    inner = re.fullmatch(r"_time:\[(\S+), (\S+)\)", token)
    if inner is None:
        raise Bad(f"cannot parse {token}")
    since, until = moment(inner[1]), moment(inner[2])
    return lambda row: since <= moment(row["_time"]) < until


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text[:26].rstrip("Z") + "+00:00")


def value(token: str) -> str:
    if token[:1] == '"':
        found = json.loads(token)
        assert isinstance(found, str)
        return found
    if re.fullmatch(r"[\w./-]+", token) is None:
        raise Bad(f"unexpected token {token!r}")
    return token


def regex(text: str) -> re.Pattern[str]:
    if re.search(r"\(\?[=!<P]|\\[1-9]", text):
        raise Bad(f"invalid regexp {text!r}")
    try:
        return re.compile(text)
    except re.error as error:
        raise Bad(f"invalid regexp: {error}") from None
