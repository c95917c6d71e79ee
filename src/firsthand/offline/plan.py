"""The next tool call. Owns the order of queries and their bounds; pure, and without memory.

Alerts first, then logs, then tables, then runbooks. Each tool has its own few steps: the narrow
query, and what widens it or drills down from what it found. A query is never sent twice, a tool that cannot
answer is not asked again, and the number of calls is bounded whatever the results are.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from pydantic import ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.requests import REQUESTS, Window
from firsthand.offline.focus import Focus
from firsthand.offline.lexicon import CARRIERS, FAILURE_TERMS, FAILURE_TERMS_ZH
from firsthand.offline.names import families, humps
from firsthand.offline.question import Question, find_symptoms
from firsthand.offline.quote import gist
from firsthand.offline.rank import Ranked, newest_of
from firsthand.offline.reading import Reading, read_exemplar
from firsthand.offline.series import metrics_to_ask
from firsthand.offline.state import CallTool
from firsthand.offline.tables import Table, table_queries
from firsthand.offline.terms import term, terms
from firsthand.offline.weigh import Kind
from firsthand.offline.windows import Span
from firsthand.rules.evidence import InvalidWindow, arguments_hash, resolve_window

MOST_CALLS: dict[ToolName, int] = {
    ToolName.QUERY_METRICS: 4,
    ToolName.QUERY_LOGS: 3,
    ToolName.QUERY_MYSQL: 6,
    ToolName.LOOKUP_KNOWLEDGE: 1,
}
"""Tool → most calls of one run, in the order in which the tools are asked."""
ALERT_CALLS = 2
"""Most calls for alerts; the others are for series."""
MOST_TERMS = 12
MOST_QUERIES = 3
DEAD_ENDS = frozenset({ErrorCode.SOURCE_UNAVAILABLE, ErrorCode.UNAUTHORIZED_TOOL})
"""Codes after which a tool is not asked again."""
STOPS = frozenset({ErrorCode.BUDGET_EXHAUSTED, ErrorCode.CANCELLED})
"""Codes after which nothing is asked any more."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Progress:
    """What the run knows when the next call is chosen."""

    question: Question
    focus: Focus
    readings: tuple[Reading, ...]
    ranked: tuple[Ranked, ...]
    tools: tuple[str, ...]
    tables: tuple[Table, ...] = ()
    """What the tables' tool says that it holds."""
    metrics: tuple[str, ...] = ()
    """Metrics that their tool lists."""

    def of(self, tool: ToolName) -> tuple[Reading, ...]:
        return tuple(reading for reading in self.readings if reading.tool_name == tool)


def next_call(progress: Progress) -> CallTool | None:
    """The next query, or None where nothing more is worth asking."""
    codes = [reading.error_code for reading in progress.readings]
    if any(code in STOPS for code in codes) or len(codes) >= sum(MOST_CALLS.values()):
        return None
    asked = {
        arguments_hash(reading.tool_name, dict(reading.arguments)) for reading in progress.readings
    }
    for tool, most in MOST_CALLS.items():
        own = progress.of(tool)
        if tool not in progress.tools or len(own) >= most:
            continue
        if any(reading.error_code in DEAD_ENDS for reading in own):
            continue
        for arguments in _STEPS[tool](progress, own):
            if arguments_hash(tool, arguments) not in asked and _is_valid(tool, arguments):
                return CallTool(tool_name=tool, arguments=arguments)
    return None


def _metrics(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """1. by the alert's name, the subject, or all. 2. widen if empty, else what else is on there.

    Then the series that the question's words name. A name that is too long for a term is asked for
    by no name at all.
    """
    yield from _alerts(progress, own)
    asked = metrics_to_ask(progress.metrics, progress.question)
    if own:
        yield from ({"name": name, **_window(progress)} for name in asked)


def _alerts(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    question = progress.question
    window = _window(progress)
    named: JsonObject = {"name": question.alerts[0]} if question.alerts else {}
    subject = question.subjects[0] if question.subjects else None
    about: JsonObject = {"service": subject} if subject else {}
    if not own:
        yield named or {**about, **window}
        yield dict(window)
        return
    if len(own) >= ALERT_CALLS:
        return
    if own[-1].items:
        service = _shared_service(progress)
        if named and service is not None:
            yield {"service": service}
        return
    if named and about:
        yield about
    if subject is not None and families(subject)[1:]:
        yield {"service": families(subject)[-1]}
    yield {}


def _logs(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """1. what was quoted, of the subject. 2. the subject's own records. 3. who mentions it.

    Then, while calls are left: drill down, narrow to failures, or look for failures anywhere.
    """
    question, focus = progress.question, progress.focus
    window = _window(progress)
    subject: JsonObject = {"service": focus.names[0]} if focus.names else {}
    names = [*focus.names, *question.namespaces][:6]
    found = any(reading.items for reading in own)
    if question.phrases:
        yield {**_any_of(question.phrases), **subject, **window}
    if subject and not (question.phrases and found):
        yield {**subject, **window}
    if names:
        yield {**_any_of([*question.phrases, *names]), **window}
    if names and own and not found and window:
        yield _any_of([*question.phrases, *names])
    if not any(reading.items for reading in own if "service" in reading.arguments):
        yield from ({"service": name, **window} for name in _members(progress, own))
    if subject and any(reading.truncated for reading in own):
        yield {**_any_of(_failure_terms(question)), **subject, **window}
    if not any(entry.kind is Kind.FAILURE and entry.about for entry in progress.ranked):
        yield {**_any_of(_failure_terms(question)), **(window if found or not own else {})}


def _any_of(texts: Iterable[str]) -> JsonObject:
    chosen = terms(texts, limit=MOST_TERMS)
    return {"any_of": list(chosen)} if chosen else {}


def _rows(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """Tables that its tool tells of; `tables` has the order."""
    yield from table_queries(progress.tables, progress.question, progress.focus)


def _knowledge(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """The alert, the symptom in both languages, and what the gravest failure says."""
    question = progress.question
    on = [entry for entry in progress.ranked if entry.kind is Kind.ALERT and entry.alert]
    failures = [entry for entry in progress.ranked if entry.kind is Kind.FAILURE]
    alerts = [*question.alerts, *(entry.alert.name for entry in on if entry.alert)]
    gists = [gist(read_exemplar(entry.item.text)) for entry in failures[:1]]
    symptoms = question.symptoms or find_symptoms(" ".join(gists).casefold())
    both = [(symptom.english, symptom.chinese) for symptom in symptoms[:1]]
    translated = [
        pair[place] for pair in both for place in (question.chinese, not question.chinese)
    ]
    texts = [
        question.runbook,
        *(f"{name} {humps(name)}" for name in alerts[:1]),
        *translated,
        *gists,
    ]
    queries = terms([*texts, *question.phrases, question.text], limit=MOST_QUERIES)
    if queries:
        yield {"queries": list(queries)}


_STEPS: dict[ToolName, Callable[[Progress, Sequence[Reading]], Iterator[JsonObject]]] = {
    ToolName.QUERY_METRICS: _metrics,
    ToolName.QUERY_LOGS: _logs,
    ToolName.QUERY_MYSQL: _rows,
    ToolName.LOOKUP_KNOWLEDGE: _knowledge,
}


def _failure_terms(question: Question) -> list[str]:
    """The symptoms' own words, then the common words of failure."""
    special = [word for symptom in question.symptoms[:2] for word in symptom.terms][:6]
    common = [*(FAILURE_TERMS_ZH if question.chinese else ()), *FAILURE_TERMS]
    return terms([*question.phrases[:2], *special, *common], limit=MOST_TERMS)


def _members(progress: Progress, own: Sequence[Reading]) -> Iterator[str]:
    """Pods and replicas of a subject that its records name, whose own records are not here yet."""
    texts = [item.text for reading in own for item in reading.items]
    heads = {word for text in texts for word in _words(read_exemplar(text))[:4]}
    asked = {reading.arguments.get("service") for reading in own}
    words = dict.fromkeys(word for text in texts for word in _words(text))
    for subject in progress.focus.names:
        for name in words:
            if subject in families(name)[1:] and name not in heads and name not in asked:
                yield name


def _words(text: str) -> list[str]:
    return [word.strip("\"'()[]{},.;") for word in re.split(r"[\s/:]", text)]


def _shared_service(progress: Progress) -> str | None:
    """The service, by its family's name, that the asked alert is about."""
    for entry in progress.ranked:
        if entry.alert is None or not entry.named:
            continue
        for key in ("service", "app", "deployment", "workload_name", "kube_deployment", "pod"):
            value = term(entry.alert.values.get(key, ""))
            if value and len(value) > 3 and not any(carrier in value for carrier in CARRIERS):
                return families(value)[-1]
    return None


def _window(progress: Progress) -> JsonObject:
    """The question's window as an argument; a bare time of day takes its date from the evidence."""
    span = progress.question.window
    if span is None:
        return {}
    newest = newest_of(progress.ranked)
    dated = Span(since=_dated(span.since, newest), until=_dated(span.until, newest))
    bounds = {name: bound for name, bound in dated._asdict().items() if bound is not None}
    try:
        resolve_window(Window(**bounds), newest=newest or datetime.max)
    except (InvalidWindow, ValidationError):
        return {}
    return {"window": dict(bounds)} if bounds else {}


def _dated(bound: str | None, newest: datetime | None) -> str | None:
    """`10:00` → the newest `10:00` that is not after the newest evidence; None without any."""
    if bound is None or ":" not in bound or "-" in bound.split(":")[0]:
        return bound
    if newest is None:
        return None
    clock = bound if len(bound.split(":")[0]) > 1 else f"0{bound}"
    try:
        moment = datetime.fromisoformat(f"{newest.date().isoformat()}T{clock}")
        aware = moment if moment.tzinfo else moment.replace(tzinfo=newest.tzinfo)
        return (aware - timedelta(days=aware > newest)).isoformat().replace("+00:00", "Z")
    except (ValueError, OverflowError):
        return None


def _is_valid(tool: ToolName, arguments: JsonObject) -> bool:
    try:
        REQUESTS[tool].model_validate_json(json.dumps(arguments))
    except (ValidationError, ValueError):
        return False
    return True
