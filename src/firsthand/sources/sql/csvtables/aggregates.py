"""MySQL's aggregates that SQLite lacks; all of them serve as window functions too. Pure."""

import json
import math
from typing import Any

from firsthand.sources.sql.csvtables.kinds import Cell
from firsthand.sources.sql.csvtables.scalars import number


class Spread:
    """Variance of a population or a sample; NULLs are left out."""

    sample = False
    root = False

    def __init__(self) -> None:
        self._values: list[float] = []

    def step(self, value: Cell) -> None:
        if value is not None:
            self._values.append(number(value))

    def inverse(self, value: Cell) -> None:
        if value is not None:
            self._values.remove(number(value))

    def value(self) -> float | None:
        count = len(self._values)
        if count == 0 or (self.sample and count == 1):
            return None
        mean = math.fsum(self._values) / count
        squares = math.fsum((one - mean) ** 2 for one in self._values)
        variance = squares / (count - 1 if self.sample else count)
        return math.sqrt(variance) if self.root else variance

    def finalize(self) -> float | None:
        return self.value()


class SampleVariance(Spread):
    sample = True


class Deviation(Spread):
    root = True


class SampleDeviation(Spread):
    sample = True
    root = True


class Joined:
    """GROUP_CONCAT: (separator, distinct, directions, value, order key, …)."""

    def __init__(self) -> None:
        self._rows: list[tuple[tuple[Cell, ...], str]] = []
        self._how: tuple[str, bool, str] = (",", False, "")

    def step(
        self, separator: str, distinct: int, directions: str, value: Cell, *keys: Cell
    ) -> None:
        self._how = (separator, bool(distinct), directions)
        if value is not None:
            self._rows.append((keys, _plain(value)))

    def inverse(
        self, separator: str, distinct: int, directions: str, value: Cell, *keys: Cell
    ) -> None:
        if value is not None:
            self._rows.remove((keys, _plain(value)))

    def value(self) -> str | None:
        separator, distinct, directions = self._how
        rows = list(self._rows)
        for place in reversed(range(len(directions))):
            rows.sort(key=lambda row: _sortable(row[0][place]), reverse=directions[place] == "d")
        texts = [text for _, text in rows]
        if distinct:
            texts = list({text.casefold(): text for text in reversed(texts)}.values())[::-1]
        return separator.join(texts) if texts else None

    def finalize(self) -> str | None:
        return self.value()


class Listed:
    """JSON_ARRAYAGG."""

    def __init__(self) -> None:
        self._values: list[Cell] = []

    def step(self, value: Cell) -> None:
        self._values.append(value)

    def inverse(self, value: Cell) -> None:
        self._values.remove(value)

    def value(self) -> str | None:
        return json.dumps(self._values, ensure_ascii=False) if self._values else None

    def finalize(self) -> str | None:
        return self.value()


class AnyValue:
    """ANY_VALUE: the first."""

    def __init__(self) -> None:
        self._values: list[Cell] = []

    def step(self, value: Cell) -> None:
        self._values.append(value)

    def inverse(self, value: Cell) -> None:
        self._values.remove(value)

    def value(self) -> Cell:
        return self._values[0] if self._values else None

    def finalize(self) -> Cell:
        return self.value()


def _plain(value: Cell) -> str:
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def _sortable(value: Cell) -> tuple[int, float, str]:
    """NULL first, then numbers, then texts."""
    if value is None:
        return (0, 0.0, "")
    return (1, value, "") if isinstance(value, (int, float)) else (2, 0.0, value.casefold())


AGGREGATES: dict[str, tuple[int, Any]] = {
    "var_pop": (1, Spread),
    "var_samp": (1, SampleVariance),
    "stddev_pop": (1, Deviation),
    "stddev_samp": (1, SampleDeviation),
    "group_concat": (-1, Joined),
    "json_arrayagg": (1, Listed),
    "any_value": (1, AnyValue),
}
"""Name behind the prefix → number of arguments, class."""
