"""Cells of another row: a row that lacks a value of its column tells nothing of it.

Owns that a sentence with the cell of one row is not told of a row that has another one there. Pure.
It cannot tell a cell from a word that only looks like one where the sentence denies.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence

_LEAST = 2
_MARKS = ("!neg", "!other", "!only", "!all", "!both")


def names_another_row(asked: Asked, row: Evidence, rows: list[Evidence]) -> bool:
    """`user app is connected to dwh` of `user=etl, database=dwh`, beside a row with `user=app`."""
    if not asked.marks.keys().isdisjoint(_MARKS):
        return False
    words = {one.lower() for one in asked.words if len(one) > _LEAST}
    return any(
        value in words and value not in row.lower
        for other in rows
        if other is not row
        for value in _cells(other)
    )


def denies_of_all(asked: Asked) -> bool:
    """`no order was refunded`: it must be so of every row."""
    return (
        "!neg" in asked.marks
        and not asked.names
        and not asked.figures
        and asked.lower.startswith(("no ", "none ", "neither ", "没有", "无"))
    )


def _cells(row: Evidence) -> set[str]:
    pairs = [one.partition("=") for one in row.raw.lower().split(", ")]
    return {value for _, sign, value in pairs if sign and not value[:1].isdigit()}
