"""Next steps: a template over a tool and a subject; each collects evidence, none repairs.

Law: of a proposed step only two things can reach a reader: the name of a registered tool, and a
subject that is an identifier which the question or the evidence already holds. Pure.

A subject is one identifier of at most 80 characters, begins with a letter or `_`, and is a word of
the question, an alert's, metric's, service's or table's name, or a label or field value. A
phrase is never one.
"""

import re
from collections.abc import Iterable, Iterator

from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import EvidenceRef
from firsthand.rules.publish.facts import RunFacts

SUBJECT_CHARACTERS = 80
HAN_CHARACTERS = 16
"""Longest subject in a script without spaces, where a phrase looks like a word."""
MOST_STEPS = 5

TEMPLATES = {
    ToolName.QUERY_METRICS: "Look at the alerts and metrics of {subject} (query_metrics).",
    ToolName.QUERY_LOGS: "Search the logs for {subject} (query_logs).",
    ToolName.QUERY_MYSQL: "Read the rows of or about {subject} (query_mysql).",
    ToolName.LOOKUP_KNOWLEDGE: "Look up the runbooks for {subject} (lookup_knowledge).",
}
"""Tool → what one more call of it would collect."""

_IDENTIFIER = re.compile(r"[^\W\d][\w.:/@-]*")
_CJK = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
_HAS_CJK = re.compile(f"[{_CJK}]")
_QUESTION_WORD = re.compile(rf"(?:(?![{_CJK}])[\w.:/@-])+")
_PAIR = re.compile(r"(?:^|(?<=[\s,;{(\[]))([\w./-]+)=(?:\"([^\"\\]*)\"|([^\s,;\"⏎)}\]]+))")
_HEAD = re.compile(r"[^\s,]+")
_LOG_HEAD = re.compile(r"(?:\d{4}-\d\d-\d\d[T ]\S+ )?(?:[A-Z]{3,8} )?(\S+) ")
_EXEMPLAR = re.compile(r"\A\d+ similar\b.*?, e\.g\. ")


def next_steps(proposed: Iterable[NextStep], facts: RunFacts) -> tuple[tuple[str, ...], int]:
    """The steps that may be shown, and how many were proposed and may not."""
    asked = list(proposed)
    known = subjects(facts) if asked else frozenset()
    steps: dict[str, None] = {}
    refused = 0
    for step in asked:
        template = next((text for tool, text in TEMPLATES.items() if tool == step.tool_name), None)
        if template is None or step.subject not in known:
            refused += 1
            continue
        steps[template.format(subject=step.subject)] = None
    return tuple(steps)[:MOST_STEPS], refused


def is_subject(text: str) -> bool:
    """One identifier. It may still be nobody's."""
    most = HAN_CHARACTERS if _HAS_CJK.search(text) else SUBJECT_CHARACTERS
    return len(text) <= most and _IDENTIFIER.fullmatch(text) is not None


def subjects(facts: RunFacts) -> frozenset[str]:
    """Every identifier that a step may name."""
    found = {word.strip(".:/@-") for word in _QUESTION_WORD.findall(facts.question)}
    for invocation in (*facts.earlier, *facts.invocations):
        for ref in invocation.retrieval_details.evidence_refs or ():
            found.update(_of_item(ref))
    return frozenset(word for word in found if is_subject(word))


def _of_item(ref: EvidenceRef) -> Iterator[str]:
    """Names and values of one rendered item; a runbook has none."""
    collection = ref.raw_path[2:].partition("[")[0]
    if collection == "evidence_blocks":
        return
    text = _EXEMPLAR.sub("", ref.text)
    if collection in ("alerts", "series"):
        yield from _HEAD.findall(text[: SUBJECT_CHARACTERS + 1])[:1]
    elif collection == "logs" and (head := _LOG_HEAD.match(text)):
        yield head[1]
    for key, quoted, bare in _PAIR.findall(text):
        yield quoted or bare.rstrip(".:")
        if collection == "rows" and "." in key:
            yield key.rpartition(".")[0]
