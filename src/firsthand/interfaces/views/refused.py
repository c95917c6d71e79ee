"""What was withheld of a run, and why: for a person who asked for exactly this. Pure.

Law: everything here is headed as written by the model and no evidence. This is the only view that
repeats it.
"""

import json
from collections.abc import Iterator

from pydantic import JsonValue

from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import RunRecord
from firsthand.interfaces.document import Document, Heading, Line, Tone, line, section

HEAD = "Written by the model, and no evidence"


def refused_document(run: RunRecord, invocations: tuple[ToolInvocation, ...]) -> Document:
    return (
        Heading(text=HEAD),
        line(f"run {run.run_id} · model {run.model} · nothing below was verified", tone=Tone.BAD),
        *section("Rulings", _json(run.guard_result)),
        *section("As it came", _json(run.draft)),
    )


def _json(value: JsonValue) -> Iterator[Line]:
    if value is None:
        return
    for row in json.dumps(value, ensure_ascii=False, indent=2).splitlines():
        yield line(row)
