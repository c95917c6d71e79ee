"""The citations that a recorded draft or report gave for one statement.

Law: pure; reads untrusted JSON of any shape and never raises on it. It decides nothing.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.evidence import ToolInvocation

_LABEL = re.compile(r"c([1-9]\d{0,5})")
"""A statement's label: its place in the draft or report, from 1."""


@dataclass(frozen=True, kw_only=True)
class Citation:
    source: str
    """What it names as its source: a tool call's id, or an invocation's."""
    raw_path: str | None
    excerpt: str

    def recorded_text(self, invocations: Mapping[int, ToolInvocation]) -> str | None:
        """The item that it reaches in this run; None where it reaches none."""
        for call in invocations.values():
            if self.source not in (call.tool_call_id, str(call.id)):
                continue
            for ref in call.retrieval_details.evidence_refs or ():
                if ref.raw_path == self.raw_path:
                    return ref.text
        return None


def citations_of(draft: JsonValue, label: str) -> Iterator[Citation]:
    """Of the statement with that label (`c3`); nothing for the conclusion."""
    found = _LABEL.fullmatch(label)
    if not found or not isinstance(draft, dict):
        return
    statements = draft.get("analysis", draft.get("claims"))
    place = int(found.group(1)) - 1
    if not isinstance(statements, list) or place >= len(statements):
        return
    statement = statements[place]
    if not isinstance(statement, dict):
        return
    entries = statement.get("citations", statement.get("evidence_bindings"))
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict):
            yield _citation(entry)


def _citation(entry: Mapping[str, JsonValue]) -> Citation:
    path = entry.get("raw_path")
    excerpt = entry.get("excerpt", entry.get("evidence_excerpt"))
    return Citation(
        source=str(entry.get("tool_call_id", entry.get("source_invocation_id"))),
        raw_path=path if isinstance(path, str) else None,
        excerpt=excerpt if isinstance(excerpt, str) else "",
    )
