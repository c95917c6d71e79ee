"""One cited evidence item: its text with the cited characters marked, where it stands, its age.

Law: pure. The text is the ledger's, whole; a neighbour is an item of the same tool call and is
marked as not cited.
"""

import re
from collections.abc import Iterator, Mapping
from datetime import datetime

from firsthand.contracts.answer import Evidence
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import EvidenceRef, TimeWindow, ToolInvocation
from firsthand.interfaces.document import Line, Piece, Tone, cited, line
from firsthand.interfaces.views.origins import NO_ORIGINS, Origins
from firsthand.interfaces.words import ago, duration, instant

AROUND = 1
"""Items of the same result that are shown on either side of a cited one."""

_STAMP = r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))"
_OWN_TIMES = (re.compile(rf"^{_STAMP}"), re.compile(rf"last {_STAMP}\)?$"))
"""Where a rendering carries the record's own time: at its head, or a group's last."""
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"')
_METRICS = (
    ("its last point", re.compile(rf", last=\S+ at {_STAMP}(?=,|$)")),
    ("the alert began", re.compile(rf", since={_STAMP}(?=,|$)")),
)
"""What an alert or a series says of its own time, outside of quoted values."""


def evidence_lines(
    evidence: Evidence,
    *,
    now: datetime,
    indent: int,
    invocations: Mapping[int, ToolInvocation],
    text_is_known: bool = False,
    origins: Origins = NO_ORIGINS,
) -> Iterator[Line]:
    """Reference, file and age, then the text, among its neighbours where the invocation is at hand.

    `text_is_known`: the claim above is this very text, so that it need not be said twice.
    """
    origin = origins.get((evidence.invocation_id, evidence.raw_path or ""))
    yield line(
        Piece(f"#{evidence.invocation_id} {evidence.tool_name}", Tone.STRONG),
        f" {evidence.raw_path}" if evidence.raw_path is not None else " nothing found",
        f" · {origin.place}" if origin is not None else "",
        Piece(f" · {age(evidence, now)}", Tone.QUIET),
        indent=indent,
    )
    before, after = _neighbours(invocations.get(evidence.invocation_id), evidence.raw_path)
    for ref in before:
        yield _neighbour(ref, indent + 1)
    if not text_is_known or before or after:
        yield line(*cited(evidence.text, evidence.span), indent=indent + 1, marker=">")
    for ref in after:
        yield _neighbour(ref, indent + 1)
    if origin is not None and origin.command is not None:
        yield line(f"again: {origin.command}", indent=indent + 1, tone=Tone.QUIET)
    if evidence.scope is not None and evidence.scope.link is not None:
        yield line(f"see {evidence.scope.link}", indent=indent + 1, tone=Tone.QUIET)


def age(evidence: Evidence, now: datetime) -> str:
    """When the tool saw it, and how old the record itself was against the window searched."""
    seen = f"observed {ago(evidence.observed_at, now)}"
    if evidence.raw_path is None:
        return seen
    window = evidence.scope.window if evidence.scope else None
    for verb, pattern in _METRICS if evidence.tool_name == ToolName.QUERY_METRICS else ():
        if at := _stamp(pattern, _QUOTED.sub('""', evidence.text)):
            return f"{seen}, {_own_age(verb, at, window, evidence.observed_at)}"
    at = own_time(evidence.text)
    return f"{seen}, {_own_age('recorded', at, window, evidence.observed_at)}" if at else seen


def _own_age(verb: str, at: datetime, window: TimeWindow | None, observed_at: datetime) -> str:
    """Against the end of the window where one was searched: evidence on disk has its own clock."""
    end = window.until if window else None
    if end is not None and at <= end:
        seconds = (end - at).total_seconds()
        return f"{verb} {duration(seconds)} before the end of the search at {instant(end)}"
    seconds = (observed_at - at).total_seconds()
    if seconds < 0:
        return f"{verb} {duration(-seconds)} after that, by its own clock"
    return f"{verb} {duration(seconds)} before that"


def own_time(text: str) -> datetime | None:
    """The time that a rendered record carries; None where it carries none."""
    for pattern in _OWN_TIMES:
        if at := _stamp(pattern, text):
            return at
    return None


def _stamp(pattern: re.Pattern[str], text: str) -> datetime | None:
    found = pattern.search(text)
    try:
        return datetime.fromisoformat(found.group(1)) if found else None
    except ValueError:
        return None


def _neighbours(
    invocation: ToolInvocation | None, raw_path: str | None
) -> tuple[tuple[EvidenceRef, ...], tuple[EvidenceRef, ...]]:
    refs = (invocation.retrieval_details.evidence_refs if invocation else None) or ()
    for index, ref in enumerate(refs):
        if ref.raw_path == raw_path:
            return refs[max(index - AROUND, 0) : index], refs[index + 1 : index + 1 + AROUND]
    return (), ()


def _neighbour(ref: EvidenceRef, indent: int) -> Line:
    return line(f"{ref.raw_path}  {ref.text}", indent=indent, marker=" ", tone=Tone.QUIET)
