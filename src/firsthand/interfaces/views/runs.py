"""The list of runs. Pure."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from pydantic import JsonValue

from firsthand.contracts.runs import RunRecord, UnreadableRun
from firsthand.interfaces.document import VERDICT_TONES, Document, Line, Piece, Tone, line
from firsthand.interfaces.safe_text import clipped
from firsthand.interfaces.words import ago

LONGEST_QUESTION = 100
"""Characters."""


Listed = RunRecord | UnreadableRun


def runs_document(runs: Sequence[Listed], *, now: datetime) -> Document:
    return tuple(block for run in runs for block in _run(run, now))


def _run(run: Listed, now: datetime) -> Iterator[Line]:
    if isinstance(run, UnreadableRun):
        yield line(Piece(run.run_id, Tone.STRONG), " ", Piece("unreadable", Tone.BAD))
        yield line(run.reason, indent=1)
        return
    verdict = run.answer.verdict if run.answer else None
    outcome = Piece(verdict.value, VERDICT_TONES[verdict]) if verdict else Piece("no answer")
    yield line(
        Piece(run.run_id, Tone.STRONG),
        f" {run.state.value} ",
        outcome,
        Piece(f" · {run.flow.value} · {run.model} · {ago(run.created_at, now)}", Tone.QUIET),
    )
    yield line(clipped(run.question, LONGEST_QUESTION), indent=1)


def runs_json(runs: Sequence[Listed]) -> list[JsonValue]:
    """What identifies each run and how it ended; of an unreadable one, why it is that."""
    fields = {
        "run_id", "session_id", "state", "flow", "model", "question", "created_at",
        "finished_at", "limit_hit", "error_code",
    }  # fmt: skip
    return [
        {"run_id": run.run_id, "unreadable": run.reason}
        if isinstance(run, UnreadableRun)
        else {
            **run.model_dump(mode="json", include=fields),
            "verdict": run.answer.verdict.value if run.answer else None,
        }
        for run in runs
    ]
