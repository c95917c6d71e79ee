"""The next tool call. Owns the order of queries and their bounds; pure, and without memory.

Alerts first, then logs, then series, then tables, then runbooks. Each tool has its own few steps: the narrow
query, and what widens it or drills down from what it found. A query is never sent twice, a tool that cannot
answer is not asked again, and the number of calls is bounded whatever the results are.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from pydantic import ValidationError

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.requests import REQUESTS
from firsthand.offline.lexicon import FAILURE_TERMS, FAILURE_TERMS_ZH
from firsthand.offline.metric_steps import alert_steps, series_steps
from firsthand.offline.names import families, humps
from firsthand.offline.progress import Progress, window_of
from firsthand.offline.question import Question, find_symptoms
from firsthand.offline.quote import gist
from firsthand.offline.reading import Reading, read_exemplar
from firsthand.offline.state import CallTool
from firsthand.offline.tables import table_queries
from firsthand.offline.terms import terms
from firsthand.offline.weigh import Kind
from firsthand.rules.evidence import arguments_hash

MOST_TERMS = 12
MOST_QUERIES = 3
SHORT = "15m"
"""Before the newest evidence: what is searched after a search that took too long."""
DEAD_ENDS = frozenset({ErrorCode.SOURCE_UNAVAILABLE, ErrorCode.UNAUTHORIZED_TOOL})
"""Codes after which a tool is not asked again."""
STOPS = frozenset({ErrorCode.BUDGET_EXHAUSTED, ErrorCode.CANCELLED})
"""Codes after which nothing is asked any more."""


def next_call(progress: Progress) -> CallTool | None:
    """The next query, or None where nothing more is worth asking."""
    codes = [reading.error_code for reading in progress.readings]
    if any(code in STOPS for code in codes) or len(codes) >= MOST_CALLS:
        return None
    asked = {
        arguments_hash(reading.tool_name, dict(reading.arguments)) for reading in progress.readings
    }
    for stage in STAGES:
        own = progress.of(stage.tool)
        if stage.tool not in progress.tools or len(own) >= stage.most:
            continue
        if any(reading.error_code in DEAD_ENDS for reading in own):
            continue
        timed = window_of(progress) if stage.tool in TIMED else {}
        for step in stage.steps(progress, own):
            arguments = {**step, **timed}
            if arguments_hash(stage.tool, arguments) not in asked and _is_valid(
                stage.tool, arguments
            ):
                return CallTool(tool_name=stage.tool, arguments=arguments)
    return None


def _logs(progress: Progress, own: Sequence[Reading]) -> Iterator[JsonObject]:
    """1. what was quoted, of the subject. 2. the subject's own records. 3. who mentions it.

    Before them a thing that is named by a common word alone: it may be nowhere. Then, while calls are
    left: drill down, narrow to failures, or look for failures anywhere.
    """
    question, focus = progress.question, progress.focus
    window = window_of(progress)
    if lost := [reading for reading in own if reading.error_code == ErrorCode.TIMEOUT]:
        yield from _shorter(progress, lost)
        return
    subject: JsonObject = {"service": focus.names[0]} if focus.names else {}
    names = [*focus.names, *question.namespaces][:6]
    if question.described.terms:
        yield {**_any_of(question.described.terms), **window}
    found = any(reading.items for reading in own)
    if question.phrases:
        yield {**_any_of(question.phrases), **subject, **window}
    if subject and not (question.phrases and found):
        yield {**subject, **window}
    if names:
        yield {**_any_of([*question.phrases, *names]), **window}
    if not any(reading.items for reading in own if "service" in reading.arguments):
        yield from ({"service": name, **window} for name in _members(progress, own))
    if subject and any(reading.truncated for reading in own):
        yield {**_any_of(_failure_terms(question)), **subject, **window}
    if not any(entry.kind is Kind.FAILURE and entry.about for entry in progress.ranked):
        yield {**_any_of(_failure_terms(question)), **window}


def _shorter(progress: Progress, lost: Sequence[Reading]) -> Iterator[JsonObject]:
    """After a search that took too long: the same of the last minutes, then only failures of all time.

    No other search that as many records pass: it would be lost as well.
    """
    if len(lost) > 1:
        return
    asked = lost[0].arguments
    if progress.question.window is None:
        yield {**asked, "window": {"since": SHORT}}
    if "any_of" not in asked:
        yield {**asked, **_any_of(_failure_terms(progress.question))}


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


Steps = Callable[[Progress, Sequence[Reading]], Iterator[JsonObject]]


class Stage(NamedTuple):
    tool: ToolName
    most: int
    """Most calls of that tool by the end of the stage."""
    steps: Steps


STAGES: tuple[Stage, ...] = (
    Stage(ToolName.QUERY_METRICS, 2, alert_steps),
    Stage(ToolName.QUERY_LOGS, 3, _logs),
    Stage(ToolName.QUERY_METRICS, 4, series_steps),
    Stage(ToolName.QUERY_MYSQL, 6, _rows),
    Stage(ToolName.LOOKUP_KNOWLEDGE, 1, _knowledge),
)
"""In the order in which they are gone through."""
TIMED = frozenset({ToolName.QUERY_METRICS, ToolName.QUERY_LOGS})
"""Tools whose every call is bounded by the question's window."""
MOST_CALLS = 14
"""Of one run."""


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


def _is_valid(tool: ToolName, arguments: JsonObject) -> bool:
    try:
        REQUESTS[tool].model_validate_json(json.dumps(arguments))
    except (ValidationError, ValueError):
        return False
    return True
