"""Runbook search on labelled queries: recall among the first, and how often nothing is refused.

Owns the format of the cases: `{"queries": [..], "relevant": ["file.md" or "file.md#heading", ..]}` a
line, an empty list where nothing is right. The searching is the product's own.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from firsthand.contracts.base import Contract
from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.records import EvidenceBlock
from firsthand.contracts.requests import LongText
from firsthand.evaluation.labelled import numbered_lines, read_object

FIRST = 5

Question = Annotated[LongText, StringConstraints(pattern=r"\S")]
"""Of any length that a person may ask: what a model may send (a term) is the tool's to bound, and a
longer question of a case is no reason to measure nothing."""

Search = Callable[[Sequence[str]], Sequence[EvidenceBlock]]
"""Queries → passages, best first."""


class KnowledgeCase(BaseModel):
    """Unknown fields are the author's own."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    queries: tuple[Question, ...] = Field(min_length=1, max_length=3)
    relevant: tuple[str, ...]


class KnowledgeReport(Contract):
    """Rates from 0 to 1; None where nothing was counted."""

    cases: int
    answerable: int
    recall_at_1: float | None = Field(serialization_alias="recall@1")
    recall_at_5: float | None = Field(serialization_alias="recall@5")
    mrr: float | None
    """Mean of one over the place of the first relevant passage, 0 where there is none."""
    unanswerable: int
    refused: float | None
    """Share of the unanswerable for which nothing was returned."""


def read_knowledge_cases(path: Path) -> tuple[KnowledgeCase, ...]:
    """Raises EvidenceFileError that names the line."""
    found = [
        read_object(path, number, line, KnowledgeCase) for number, line in numbered_lines(path)
    ]
    if not found:
        raise EvidenceFileError(f"{path} has no cases; it needs one JSON object a line")
    return tuple(found)


def evaluate_knowledge(cases: Sequence[KnowledgeCase], search: Search) -> KnowledgeReport:
    places: list[int | None] = []
    refused: list[bool] = []
    for case in cases:
        found = search(case.queries)
        if case.relevant:
            places.append(_place(found, case.relevant))
        else:
            refused.append(not found)
    return KnowledgeReport(
        cases=len(cases),
        answerable=len(places),
        recall_at_1=_mean([place == 1 for place in places]),
        recall_at_5=_mean([place is not None and place <= FIRST for place in places]),
        mrr=_mean([1 / place if place else 0.0 for place in places]),
        unanswerable=len(refused),
        refused=_mean(refused),
    )


def is_relevant(block: EvidenceBlock, label: str) -> bool:
    """`file.md` is the path's last part (or more of its end); `#heading` any heading of the path,
    as written or as a link has it."""
    file, _, heading = label.partition("#")
    wanted, parts = file.split("/"), block["file"].split("/")
    if parts[-len(wanted) :] != wanted:
        return False
    return not heading or _anchor(heading) in map(_anchor, block["heading"])


def _place(found: Sequence[EvidenceBlock], relevant: Sequence[str]) -> int | None:
    for place, block in enumerate(found, 1):
        if any(is_relevant(block, label) for label in relevant):
            return place
    return None


def _anchor(heading: str) -> str:
    return "-".join(re.findall(r"\w+", heading.casefold()))


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None
