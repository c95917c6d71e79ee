"""An Elasticsearch (7, 8, 9) or OpenSearch in memory behind real HTTP: evaluates a part of its DSL.

Texts are cut as the standard analyser cuts them (runs of letters and digits in lower case, runs of
Katakana, Han and Hiragana character by character); fields that are no text are keywords. Unknown
clauses and options, and `case_insensitive` (of ASCII letters) before 7.10, are refused in the
server's own JSON.
"""

import fnmatch
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Literal
from urllib.parse import unquote

from tests.support.http_stub import Reply, Request
from tests.support.log_records import RECORDS

LETTERS = r"[^\W_\u3040-\u9fff]+"
TOKENS = re.compile(
    rf"[\u3400-\u4dbf\u4e00-\u9fff\u3040-\u309f]|[\u30a0-\u30ff]+|{LETTERS}(?:[._']{LETTERS})*"
)
OPTIONS = {
    "match": {"query", "operator", "lenient"},
    "match_phrase": {"query", "slop"},
    "term": {"value", "case_insensitive"},
    "prefix": {"value", "case_insensitive"},
    "wildcard": {"value", "case_insensitive"},
    "range": {"gt", "gte", "lt", "lte", "format"},
}
MOST_RESULTS = 10_000


class Bad(Exception):
    """A request that is answered with 400; its text is the reason."""


class Elastic:
    def __init__(
        self,
        held: Sequence[Mapping[str, Any]] | None = None,
        *,
        version: str = "8.17.0",
        opensearch: bool = False,
        index: str = "logs-shop",
        counted: int | None = None,
        mapping: Literal["ecs", "dynamic", "keywords"] = "ecs",
    ) -> None:
        """`counted`: the most hits that are counted before the total is a bound.

        `mapping`: which texts are analysed, the message alone, all, or none.
        """
        self.held = [one.document for one in RECORDS] if held is None else list(held)
        self.version, self.opensearch, self.index = version, opensearch, index
        self.counted = counted
        self.mapping = mapping
        self.bodies: list[Any] = []

    def __call__(self, request: Request) -> Reply:
        if request.place == "/":
            distribution = {"distribution": "opensearch"} if self.opensearch else {}
            return Reply.of({"version": {"number": self.version, **distribution}})
        pattern, _, verb = unquote(request.place).lstrip("/").rpartition("/")
        if verb != "_search":
            return Reply.of({"error": "no handler found", "status": 400}, status=400)
        try:
            return self._search(pattern, request.json)
        except Bad as error:
            reason = {"type": "parsing_exception", "reason": str(error)}
            document = {"error": {"root_cause": [reason], **reason}, "status": 400}
            return Reply.of(document, status=400)

    def _search(self, pattern: str, body: Any) -> Reply:
        self.bodies.append(body)
        unknown = set(body) - {"query", "size", "sort", "track_total_hits"}
        if unknown:
            raise Bad(f"unknown key for a VALUE_STRING in [{sorted(unknown)[0]}].")
        if body["size"] > MOST_RESULTS:
            raise Bad(f"Result window is too large, from + size must be at most: [{MOST_RESULTS}]")
        ((field, order),) = body["sort"][0].items()
        assert order["order"] == "desc"
        held = self.held if fnmatch.fnmatch(self.index, pattern) else []
        found = [one for one in held if self.holds(body["query"], one)]
        found.sort(key=lambda one: milliseconds(value_of(one, field)), reverse=True)
        hits = [
            {"_index": self.index, "_source": one, "sort": [milliseconds(value_of(one, field)), 1]}
            for one in found[: body["size"]]
        ]
        most = self.counted or body["track_total_hits"]
        total = {"value": min(len(found), most), "relation": "eq" if len(found) <= most else "gte"}
        shards = {"total": 1 if held else 0, "successful": 1, "skipped": 0, "failed": 0}
        outer = {"total": total, "max_score": None, "hits": hits}
        return Reply.of({"took": 1, "timed_out": False, "_shards": shards, "hits": outer})

    def holds(self, query: Any, document: Mapping[str, Any]) -> bool:
        if not isinstance(query, dict) or len(query) != 1:
            raise Bad("[bool] malformed query, expected [END_OBJECT] but found [FIELD_NAME]")
        ((kind, inner),) = query.items()
        if kind == "bool":
            return self._bool(inner, document)
        if kind == "multi_match":
            fields = inner.get("fields") or list(every_field(document))
            phrase = inner.get("type") == "phrase"
            return any(
                self._matches(document, one, inner["query"], phrase=phrase) for one in fields
            )
        if kind == "exists":
            return value_of(document, inner["field"]) is not None
        if kind == "terms":
            ((field, values),) = inner.items()
            return any(text in map(str, values) for text in self._terms(document, field))
        if kind not in OPTIONS:
            raise Bad(f"unknown query [{kind}]")
        ((field, stated),) = inner.items()
        options = stated if isinstance(stated, dict) else {"value": stated, "query": stated}
        if isinstance(stated, dict) and set(stated) - OPTIONS[kind]:
            raise Bad(f"[{kind}] query does not support [{sorted(set(stated) - OPTIONS[kind])[0]}]")
        return self._field(kind, field, options, document)

    def _bool(self, inner: Mapping[str, Any], document: Mapping[str, Any]) -> bool:
        if set(inner) - {"must", "filter", "should", "must_not", "minimum_should_match"}:
            raise Bad(f"[bool] query does not support [{sorted(inner)[0]}]")
        must = [*listed(inner.get("must")), *listed(inner.get("filter"))]
        should = listed(inner.get("should"))
        least = inner.get("minimum_should_match", 0 if must else 1) if should else 0
        return (
            all(self.holds(one, document) for one in must)
            and not any(self.holds(one, document) for one in listed(inner.get("must_not")))
            and sum(self.holds(one, document) for one in should) >= least
        )

    def _field(self, kind: str, field: str, stated: Any, document: Mapping[str, Any]) -> bool:
        if kind in ("match", "match_phrase"):
            return self._matches(document, field, stated["query"], phrase=kind == "match_phrase")
        if kind == "range":
            return in_range(value_of(document, field), stated)
        insensitive = stated.get("case_insensitive", False)
        if "case_insensitive" in stated and not self._is_modern():
            raise Bad(f"[{kind}] query does not support [case_insensitive]")
        value = str(stated["value"])
        pattern = "".join(
            ".*" if one == "*" else "." if one == "?" else re.escape(one) for one in value
        )
        if kind != "wildcard":
            pattern = re.escape(value) + (".*" if kind == "prefix" else "")
        shape = re.compile(
            pattern, re.IGNORECASE | re.ASCII | re.DOTALL if insensitive else re.DOTALL
        )
        return any(shape.fullmatch(text) for text in self._terms(document, field))

    def _is_text(self, field: str) -> bool:
        return self.mapping == "dynamic" or (self.mapping == "ecs" and field == "message")

    def _terms(self, document: Mapping[str, Any], field: str) -> list[str]:
        """Indexed terms: tokens of a text, whole values of anything else."""
        value = value_of(document, field)
        values = value if isinstance(value, list) else [] if value is None else [value]
        texts = [one if isinstance(one, str) else json.dumps(one) for one in values]
        if not self._is_text(field):
            return texts
        return [token for text in texts for token in analysed(text)]

    def _matches(
        self, document: Mapping[str, Any], field: str, query: Any, *, phrase: bool
    ) -> bool:
        terms = self._terms(document, field)
        if not self._is_text(field):
            return str(query) in terms
        wanted = analysed(str(query))
        if not wanted or not phrase:
            return any(one in terms for one in wanted)
        size = len(wanted)
        return any(terms[place : place + size] == wanted for place in range(len(terms) - size + 1))

    def _is_modern(self) -> bool:
        major, minor = map(int, self.version.split(".")[:2])
        return self.opensearch or (major, minor) >= (7, 10)


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def value_of(document: Mapping[str, Any], field: str) -> Any:
    """By a dotted name, whether the document is nested or flat."""
    if field in document:
        return document[field]
    for place in range(len(field)):
        inner = document.get(field[:place])
        if field[place] == "." and isinstance(inner, dict):
            return value_of(inner, field[place + 1 :])
    return None


def every_field(document: Mapping[str, Any], before: str = "") -> Iterator[str]:
    for key, value in document.items():
        if isinstance(value, dict):
            yield from every_field(value, f"{before}{key}.")
        else:
            yield f"{before}{key}"


def analysed(text: str) -> list[str]:
    return [token.lower() for token in TOKENS.findall(text)]


def milliseconds(value: Any) -> int:
    return int(datetime.fromisoformat(value[:26].rstrip("Z") + "+00:00").timestamp() * 1000)


def in_range(value: Any, ends: Mapping[str, Any]) -> bool:
    if value is None:
        return False
    tests = {
        "gt": lambda one, end: one > end,
        "gte": lambda one, end: one >= end,
        "lt": lambda one, end: one < end,
        "lte": lambda one, end: one <= end,
    }
    is_date = "format" in ends
    own = milliseconds(value) if is_date else value
    return all(
        tests[name](own, milliseconds(end) if is_date else end)
        for name, end in ends.items()
        if name != "format"
    )
