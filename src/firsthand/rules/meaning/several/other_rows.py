"""Cells of another row: a row that lacks a value of its column tells nothing of it.

Owns that a sentence with the cell of one row is not told of a row that has another one there. Pure.
It cannot tell a cell from a word that only looks like one where the sentence denies.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.records import cells_of

_LEAST = 2
_MARKS = ("!neg", "!other", "!only", "!all", "!both")


def names_another_row(asked: Asked, row: Evidence, rows: list[Evidence]) -> bool:
    """`user app is connected to dwh` of `user=etl, database=dwh`, beside a row with `user=app`."""
    if not asked.marks.keys().isdisjoint(_MARKS):
        return False
    words = {one.lower() for one in asked.words if len(one) > _LEAST}
    return any(
        value.lower() in words and value.lower() not in row.lower and not value[:1].isdigit()
        for other in rows
        if other is not row
        for _, value in cells_of(other)
    )


def denies_of_all(asked: Asked) -> bool:
    """`no order was refunded`: it must be so of every row."""
    return (
        "!neg" in asked.marks
        and not asked.names
        and not asked.figures
        and asked.lower.startswith(("no ", "none ", "neither ", "没有", "无"))
    )
