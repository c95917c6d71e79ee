"""What was withheld of a run, and why: for a person who asked for exactly this. Pure.

Law: everything here is headed as written by the model and no evidence, and this is the only view
that repeats it. Each refused citation is held against the recorded item once more, by the rule
that refused it, so that the reader sees which word differs.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from firsthand.contracts.enums import ExcerptOutcome
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import RunRecord
from firsthand.interfaces.document import Document, Heading, Line, Piece, Tone, cited, line, section
from firsthand.interfaces.safe_text import clipped
from firsthand.interfaces.views.citations import Citation, citations_of
from firsthand.interfaces.views.match import match_lines
from firsthand.interfaces.views.run import words_are_a_models
from firsthand.interfaces.words import SEVERITY_WORDS
from firsthand.rules.publish import CONCLUSION, Refused, refused_of
from firsthand.rules.publish.limitations import why_withheld
from firsthand.rules.text import explain

HEAD = "Written by the model, and no evidence"
LONGEST_TEXT = 2000
"""Characters of one text of a model."""


def refused_document(run: RunRecord, invocations: tuple[ToolInvocation, ...]) -> Document:
    sentences = refused_of(run.guard_result)
    calls = [call for call in invocations if words_are_a_models(call)]
    unparsed = run.draft if isinstance(run.draft, str) else None
    nothing = not (sentences or calls or unparsed)
    return (
        Heading(text=HEAD),
        line(f"run {run.run_id} · model {run.model} · nothing below was verified", tone=Tone.BAD),
        *((line("Nothing was withheld."),) if nothing else ()),
        *section("Sentences", _sentences(sentences, run, {one.id: one for one in invocations})),
        *section("Tool calls that were refused", (_call(one) for one in calls)),
        *section("A final text that could not be read", _unparsed(unparsed)),
    )


def _sentences(
    refused: Iterable[Refused], run: RunRecord, invocations: Mapping[int, ToolInvocation]
) -> Iterator[Line]:
    grouped = groupby(refused, key=lambda one: one.claim_id)
    for number, (claim_id, same) in enumerate(grouped, start=1):
        reasons = list(same)
        head = "the conclusion: " if claim_id == CONCLUSION else ""
        yield line(f"{head}“{clipped(reasons[0].text, LONGEST_TEXT)}”", marker=f"{number}.")
        for one in reasons:
            yield line(
                Piece(one.rule.value, Tone.BAD),
                Piece(f" ({SEVERITY_WORDS[one.severity]}): ", Tone.QUIET),
                why_withheld(one.rule),
                indent=2,
            )
            if one.detail:
                yield line(clipped(one.detail, LONGEST_TEXT), indent=3, tone=Tone.QUIET)
        for citation in citations_of(run.draft, claim_id):
            yield from _citation(citation, invocations)


def _citation(citation: Citation, invocations: Mapping[int, ToolInvocation]) -> Iterator[Line]:
    """Only a citation that reached an item can be compared; the rules above say why others fail."""
    place = f"cites {citation.source} {citation.raw_path or 'without a path'}"
    text = citation.recorded_text(invocations)
    found = explain(citation.excerpt, text) if text is not None else None
    if text is not None and found is not None and found.ruling.outcome is ExcerptOutcome.MATCH:
        yield line(f"{place}, which really holds the words that it quotes:", indent=2)
        yield line(*cited(text, found.ruling.span), indent=3, marker=">")
        return
    yield line(f"{place}: “{clipped(citation.excerpt, LONGEST_TEXT)}”", indent=2)
    if text is not None and found is not None:
        yield from match_lines(found, text, indent=3)
        yield line(f"recorded: {text}", indent=3, tone=Tone.QUIET)


def _call(call: ToolInvocation) -> Line:
    arguments = clipped(json.dumps(call.arguments, ensure_ascii=False), LONGEST_TEXT)
    why = f" ({clipped(call.error_detail, LONGEST_TEXT)})" if call.error_detail else ""
    return line(f"#{call.id} {call.tool_name} {arguments}{why}")


def _unparsed(draft: str | None) -> Iterator[Line]:
    for row in (draft or "").splitlines()[:40]:
        yield line(clipped(row, LONGEST_TEXT))
