"""Labelled cases: one JSON object a line, read strictly enough to be counted.

Owns the file format of cases and the line of an answer; decides nothing about them. Unknown fields are the
author's own and are left alone.
"""

import json
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from firsthand.contracts.base import Contract
from firsthand.contracts.errors import EvidenceFileError

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
    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except OSError as wrong:
        raise EvidenceFileError(f"{path} cannot be read: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError as wrong:
        raise EvidenceFileError(f"{path} cannot be read as UTF-8 text: {wrong}") from None
    found = [
        _case(path, number, line, shape) for number, line in enumerate(lines, 1) if line.strip()
    ]
    for number, case in enumerate(found, 1):
        if case.label not in labels:
            known = ", ".join(sorted(labels))
            raise EvidenceFileError(
                f"{path}, case {number} ({case.id}): label {case.label!r} is none of {known}"
            )
    if not found:
        raise EvidenceFileError(f"{path} has no cases; it needs one JSON object a line")
    return tuple(found)


def _case(path: Path, number: int, line: str, shape: type[AnyCase]) -> AnyCase:
    try:
        return shape.model_validate(json.loads(line))
    except json.JSONDecodeError as wrong:
        raise EvidenceFileError(f"{path}, line {number}: no JSON object ({wrong.msg})") from None
    except (ValidationError, RecursionError) as wrong:
        first = wrong.errors()[0] if isinstance(wrong, ValidationError) else None
        where = "it nests too deeply" if first is None else f"{first['loc']}: {first['msg']}"
        raise EvidenceFileError(f"{path}, line {number}: {where}") from None


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
