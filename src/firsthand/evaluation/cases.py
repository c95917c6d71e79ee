"""Labelled cases: one JSON object a line, read strictly enough to be counted.

Owns the file format of cases and the line of an answer; decides nothing about them. Unknown fields are the
author's own and are left alone.
"""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, field_validator

from firsthand.contracts.base import Contract
from firsthand.contracts.errors import EvidenceFileError
from firsthand.evaluation.labelled import numbered_lines, read_object

WARM_UP = 20
"""Cases that are judged once before the clock counts."""


class Case(BaseModel):
    """What every labelled case has."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    label: str
    kind: str = ""
    lang: str = "en"
    debatable: bool = False
    """Left out of the rates; it is answered all the same."""

    @field_validator("id")
    @classmethod
    def _can_be_written(cls, name: str) -> str:
        """It stands in `--answers`."""
        if any("\ud800" <= character <= "\udfff" for character in name):
            raise ValueError("should be a text without half of a surrogate pair")
        return name


class CaseAnswer(Contract):
    """One line of `--answers`."""

    id: str
    answer: str
    rule: str
    """The tier or finding that decided."""


AnyCase = TypeVar("AnyCase", bound=Case)
Result = TypeVar("Result")


def read_cases(path: Path, shape: type[AnyCase], labels: frozenset[str]) -> tuple[AnyCase, ...]:
    """Every case of a file. Raises EvidenceFileError that names the line."""
    numbered = numbered_lines(path)
    if not numbered:
        raise EvidenceFileError(f"{path} has no cases; it needs one JSON object a line")
    return tuple(_case(path, number, line, shape, labels) for number, line in numbered)


def _case(
    path: Path, number: int, line: str, shape: type[AnyCase], labels: frozenset[str]
) -> AnyCase:
    case = read_object(path, number, line, shape)
    if case.label not in labels:
        known = ", ".join(sorted(labels))
        raise EvidenceFileError(
            f"{path}, line {number}: field label {case.label!r} is none of {known}; correct it"
        )
    return case


def judged(
    cases: Iterable[AnyCase], judge: Callable[[AnyCase], Result]
) -> tuple[list[tuple[AnyCase, Result]], list[float]]:
    """Each case with its ruling, and the microseconds that each took; no ruling is remembered."""
    cases = tuple(cases)
    for case in cases[:WARM_UP]:
        judge(case)
    rulings, micros = [], []
    for case in cases:
        start = time.perf_counter_ns()
        ruling = judge(case)
        micros.append((time.perf_counter_ns() - start) / 1000)
        rulings.append((case, ruling))
    return rulings, micros


def share(part: int, whole: int) -> float | None:
    """A rate with four decimals; None where there is nothing to count."""
    return round(part / whole, 4) if whole else None
