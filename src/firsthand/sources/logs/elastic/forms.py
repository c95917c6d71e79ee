"""Forms of the query DSL: objects with known options alone, and why any other name is refused.

Pure; raises Refusal.
"""

from collections.abc import Callable, Mapping
from typing import NoReturn

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.sources.logs.refusal import Refusal, Rule

KNOWN = (
    "bool", "match", "match_phrase", "multi_match", "term", "terms", "range", "prefix", "wildcard",
    "exists",
)  # fmt: skip
REWRITES = frozenset({
    "script", "script_fields", "runtime_mappings", "highlight", "fields", "docvalue_fields",
    "_source", "stored_fields", "suggest", "rescore", "collapse", "script_score", "function_score",
    "_name", "inner_hits", "explain", "ext",
})  # fmt: skip
COMPUTES = frozenset({"aggs", "aggregations", "missing", "boost", "boosting", "terms_set"})
REACHES = frozenset({
    "nested", "has_child", "has_parent", "parent_id", "percolate", "more_like_this", "pinned",
    "rule", "ids", "geo_shape", "index", "indices", "pit", "from", "size", "sort", "search_after",
    "knn", "retriever",
})  # fmt: skip


def options(
    stated: JsonObject,
    known: Mapping[str, Callable[[JsonValue], JsonValue]],
    needed: tuple[str, ...],
) -> JsonObject:
    for name in stated:
        if name not in known:
            refuse_parts({name: stated[name]})
    if any(name not in stated for name in needed):
        raise Refusal(Rule.SYNTAX, f"{' and '.join(needed)} must be given")
    return {name: known[name](value) for name, value in stated.items()}


def refuse_parts(value: JsonValue) -> NoReturn:
    names = list(value) if isinstance(value, dict) else []
    for names_of, rule, why in (
        (REWRITES, Rule.REWRITES, "would add to, or pick from, what a record says"),
        (COMPUTES, Rule.COMPUTES, "would make values or numbers of its own"),
        (REACHES, Rule.REACHES, "reaches other records or another part of the search"),
    ):
        for name in names:
            if name in names_of:
                raise Refusal(rule, f"{name} {why}; filter only")
    shown = f"'{names[0][:40]}'" if names else "this"
    raise Refusal(Rule.SYNTAX, f"{shown} is none of {', '.join(KNOWN)} in their simple forms")


def object_of(value: JsonValue) -> JsonObject:
    if not isinstance(value, dict):
        raise Refusal(Rule.SYNTAX, "a clause is an object")
    return value
