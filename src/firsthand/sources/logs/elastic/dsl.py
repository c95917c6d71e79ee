"""Query DSL that only filters: read, checked, and written again.

Law: pure and total; a refusal is a value. Known are bool, match, match_phrase, multi_match, term,
terms, range, prefix, wildcard and exists, each in its simple forms. What is sent is built anew from
what was understood: an option that is not known here is refused, never passed on.
"""

import json
from collections.abc import Callable, Mapping
from typing import NoReturn

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.sources.logs.elastic import forms, values
from firsthand.sources.logs.refusal import Refusal, Refused, Rule

MOST_CHARACTERS = 4000
MOST_CONDITIONS = 32
MOST_VALUES = 50
MOST_FIELDS = 10
DEEPEST = 6
Build = Callable[["_Reader", JsonValue, int], JsonObject]


def check_dsl(text: str, time_field: str) -> JsonObject | Refused:
    """What may be sent of a filter (a query clause, or `{"query": …}`), or why none of it may."""
    if len(text) > MOST_CHARACTERS:
        return Refused(Rule.SIZE, f"a filter has at most {MOST_CHARACTERS} characters")
    try:
        document = json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
        if isinstance(document, dict) and set(document) == {"query"}:
            document = document["query"]
        return _Reader(time_field).clause(document, 0)
    except Refusal as refusal:
        return refusal.refused
    except (ValueError, RecursionError):
        return Refused(Rule.SYNTAX, "no JSON object of the query DSL; a key stands once")


class _Reader:
    def __init__(self, time_field: str) -> None:
        self._time_field = time_field
        self._conditions = 0

    def clause(self, value: JsonValue, depth: int) -> JsonObject:
        if depth > DEEPEST:
            raise Refusal(Rule.SIZE, f"clauses nest at most {DEEPEST} deep")
        if not isinstance(value, dict) or len(value) != 1:
            forms.refuse_parts(value)
        ((kind, inner),) = value.items()
        build = CLAUSES.get(kind)
        if build is None:
            forms.refuse_parts(value)
        self._conditions += 1
        if self._conditions > MOST_CONDITIONS:
            raise Refusal(Rule.SIZE, f"a filter has at most {MOST_CONDITIONS} clauses")
        return {kind: build(self, inner, depth)}

    def boolean(self, value: JsonValue, depth: int) -> JsonObject:
        built: JsonObject = {}
        for key, inner in forms.object_of(value).items():
            if key == "minimum_should_match":
                built[key] = values.whole(inner, MOST_CONDITIONS)
            elif key in ("must", "filter", "should", "must_not"):
                parts = inner if isinstance(inner, list) else [inner]
                built[key] = [self.clause(part, depth + 1) for part in parts]
            else:
                forms.refuse_parts({key: inner})
        return built

    def match(self, value: JsonValue, _: int) -> JsonObject:
        options = {"query": values.scalar, "operator": values.operator, "lenient": values.flag}
        return self._one_field(value, "query", options)

    def phrase(self, value: JsonValue, _: int) -> JsonObject:
        return self._one_field(
            value, "query", {"query": values.text, "slop": lambda one: values.whole(one, 10)}
        )

    def multi(self, value: JsonValue, _: int) -> JsonObject:
        options: dict[str, Callable[[JsonValue], JsonValue]] = {
            "query": values.text, "fields": self._fields, "operator": values.operator,
            "type": values.match_type, "lenient": values.flag,
        }  # fmt: skip
        return forms.options(forms.object_of(value), options, ("query", "fields"))

    def term(self, value: JsonValue, _: int) -> JsonObject:
        return self._one_field(
            value, "value", {"value": values.scalar, "case_insensitive": values.flag}
        )

    def terms(self, value: JsonValue, _: int) -> JsonObject:
        field, inner = self._field_of(value)
        if isinstance(inner, dict):
            raise Refusal(Rule.REACHES, "terms takes a list of values, no look-up elsewhere")
        if not isinstance(inner, list) or not 0 < len(inner) <= MOST_VALUES:
            raise Refusal(Rule.SIZE, f"terms takes a list of 1 to {MOST_VALUES} values")
        return {field: [values.scalar(one) for one in inner]}

    def between(self, value: JsonValue, _: int) -> JsonObject:
        field, inner = self._field_of(value)
        if field == self._time_field:
            raise Refusal(Rule.WINDOW, f"choose the time by window, not by a range of {field}")
        ends: dict[str, Callable[[JsonValue], JsonValue]]
        ends = dict.fromkeys(("gt", "gte", "lt", "lte"), values.scalar)
        built = forms.options(forms.object_of(inner), ends, ())
        if not built:
            raise Refusal(Rule.SYNTAX, "a range has gt, gte, lt or lte")
        return {field: built}

    def prefix(self, value: JsonValue, _: int) -> JsonObject:
        return self._one_field(
            value, "value", {"value": values.text, "case_insensitive": values.flag}
        )

    def wildcard(self, value: JsonValue, _: int) -> JsonObject:
        return self._one_field(
            value, "value", {"value": values.wildcard, "case_insensitive": values.flag}
        )

    def exists(self, value: JsonValue, _: int) -> JsonObject:
        return forms.options(forms.object_of(value), {"field": self._field}, ("field",))

    def _one_field(
        self, value: JsonValue, main: str, options: Mapping[str, Callable[[JsonValue], JsonValue]]
    ) -> JsonObject:
        field, inner = self._field_of(value)
        stated: JsonObject = inner if isinstance(inner, dict) else {main: inner}
        return {field: forms.options(stated, options, (main,))}

    def _field_of(self, value: JsonValue) -> tuple[str, JsonValue]:
        found = forms.object_of(value)
        if len(found) != 1:
            forms.refuse_parts(found)
        ((field, inner),) = found.items()
        return self._field(field), inner

    def _field(self, value: JsonValue) -> str:
        if not isinstance(value, str) or not 0 < len(value) <= 200 or not value.isprintable():
            raise Refusal(Rule.SYNTAX, "a field is its name")
        if value.startswith("_") or "*" in value or "^" in value:
            raise Refusal(Rule.REACHES, "a field is named in full, and is none of the server's own")
        return value

    def _fields(self, value: JsonValue) -> JsonValue:
        if not isinstance(value, list) or not 0 < len(value) <= MOST_FIELDS:
            raise Refusal(Rule.SIZE, f"multi_match names 1 to {MOST_FIELDS} fields")
        return [self._field(one) for one in value]


CLAUSES: dict[str, Build] = {
    "bool": _Reader.boolean,
    "match": _Reader.match,
    "match_phrase": _Reader.phrase,
    "multi_match": _Reader.multi,
    "term": _Reader.term,
    "terms": _Reader.terms,
    "range": _Reader.between,
    "prefix": _Reader.prefix,
    "wildcard": _Reader.wildcard,
    "exists": _Reader.exists,
}


def _unique(pairs: list[tuple[str, JsonValue]]) -> JsonObject:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)
