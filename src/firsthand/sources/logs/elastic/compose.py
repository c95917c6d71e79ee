"""From a `LogFilter` to query DSL.

Law: pure. A query holds every record that the filter may pass, under any analyser that does not cut
within a run of letters and digits: each such run of a term must stand within some token. Han, which
the standard analyser cuts into single characters, is found as a phrase. Levels are left out only by
what the level field says to be surely lower.
"""

import json
import re
from collections.abc import Iterable, Iterator

from firsthand.contracts.base import JsonObject
from firsthand.contracts.servers import ElasticServer
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.entry import By, Tier
from firsthand.sources.logs.patterns import level_words
from firsthand.sources.logs.record import PLACES

MOST_RUNS = 4
"""Runs of one term that are asked for; the longest tell most."""
_HAN = "\u2e80-\u2fdf\u3005\u3007\u3021-\u3029\u3038-\u303b\u3040-\u309f\u3400-\u4dbf\u4e00-\u9fff"
_HAN += "\uf900-\ufaff\U00020000-\U0003ffff"
_KATAKANA = "\u30a0-\u30ff\u31f0-\u31ff\uff66-\uff9f"
_RUNS = re.compile(rf"(?P<han>[{_HAN}]+)|(?P<run>[{_KATAKANA}]+|[^\W_{_HAN}{_KATAKANA}]+)")


def plan(
    server: ElasticServer, asked: LogFilter, raw: JsonObject | None, *, insensitive: bool
) -> tuple[Tier, ...]:
    """`insensitive`: the server knows `case_insensitive` (7.10 and later, OpenSearch)."""
    composer = _Composer(server, insensitive)
    must = [*composer.terms(asked), *([raw] if raw is not None else [])]
    below = list(composer.below(asked))
    shown = kql(server, asked)
    if asked.service is None:
        return (Tier(queries=(_query(must, below),), shown=shown),)
    name = asked.service.text
    places = dict.fromkeys((server.service_field, *PLACES))
    tiers = (
        (By.SERVICE, (server.service_field, f"{server.service_field}.keyword")),
        (By.PLACE, tuple(places)),
        (By.TEXT, (server.message_field,)),
    )
    found = []
    for by, fields in tiers:
        within = composer.within(name, fields)
        present = None if by is By.TEXT else _query([within], [])
        queries = (_query([*must, within], below),)
        found.append(Tier(queries=queries, by=by, present=present, shown=shown))
    return tuple(found)


def kql(server: ElasticServer, asked: LogFilter) -> str:
    """The terms and the service in Kibana's language, for a link."""
    parts = [_phrase(term.text) for term in asked.all_of]
    if asked.any_of:
        parts.append(f"({' or '.join(_phrase(term.text) for term in asked.any_of)})")
    if asked.service is not None:
        parts.append(f"{server.service_field}: {_phrase(asked.service.text)}")
    return " and ".join(parts)


def _phrase(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _query(must: list[JsonObject], below: list[JsonObject]) -> str:
    query: JsonObject = {"bool": {"filter": list(must), "must_not": list(below)}}
    return json.dumps(query, ensure_ascii=False)


class _Composer:
    def __init__(self, server: ElasticServer, insensitive: bool) -> None:
        self._server = server
        self._insensitive = insensitive

    def terms(self, asked: LogFilter) -> Iterator[JsonObject]:
        for term in asked.all_of:
            yield from self._term(term.text)
        alternatives = [list(self._term(term.text)) for term in asked.any_of]
        if alternatives and all(alternatives):
            yield _any(clause for clauses in alternatives for clause in clauses)

    def _term(self, text: str) -> Iterator[JsonObject]:
        """One clause; none for a term without any letter or digit, which no index can find."""
        fields = (self._server.message_field, self._server.service_field, self._server.level_field)
        if _RUNS.search(text) is None:
            return
        anywhere: JsonObject = {"multi_match": {"query": text, "type": "phrase", "lenient": True}}
        yield _any([anywhere, self.within(text, fields)])

    def within(self, text: str, fields: Iterable[str]) -> JsonObject:
        """One of the fields holds every run of the text."""
        runs = sorted(_RUNS.finditer(text), key=lambda found: -len(found[0]))[:MOST_RUNS]
        return _any(
            {"bool": {"filter": [self._run(field, run) for run in runs]}} for field in fields
        )

    def _run(self, field: str, run: re.Match[str]) -> JsonObject:
        """`case_insensitive` is so for ASCII alone; of other letters the lower ones are indexed."""
        spellings = (
            (run[0],) if run[0].isascii() and self._insensitive else (run[0], run[0].lower())
        )
        option: JsonObject = {"case_insensitive": True} if self._insensitive else {}
        parts: list[JsonObject] = [
            {"wildcard": {field: {"value": f"*{spelling}*", **option}}}
            for spelling in dict.fromkeys(spellings)
        ]
        if run.lastgroup == "han":  # of a keyword, the wildcard finds it
            parts.append({"match_phrase": {field: run[0]}})
        return parts[0] if len(parts) == 1 else _any(parts)

    def below(self, asked: LogFilter) -> Iterator[JsonObject]:
        """Clauses that a record of a lower level matches."""
        if asked.least is None:
            return
        for word in level_words(asked.least):
            for spelling in (word, word.lower(), word.capitalize()):
                yield {"match": {self._server.level_field: {"query": spelling, "lenient": True}}}


def _any(clauses: Iterable[JsonObject]) -> JsonObject:
    return {"bool": {"should": list(clauses), "minimum_should_match": 1}}
