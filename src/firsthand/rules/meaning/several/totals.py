"""The value of one row told as the total: `the total amount is 128` of two rows, 128 and 94.

Law: where a table has several rows and no total of its own, a number that one row alone has is the total of
none of its columns. Pure.
It cannot tell the total of rows that a sentence chooses: a sentence that names a row is left alone.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.reading.records import cells_of, rows_of_table
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.sieve import heads

_SIGNS = heads("total totals totalled sum overall altogether combined 合 总 共")
_TOTAL = lazy(
    r"\b(?:totals?|totall?ed|totall?ing|the sum|overall|altogether|combined|in (?:total|all))\b"
    r"|合计|总|共计|一共"
)
_OWN = lazy(r"total|sum|overall|count|合计|总|小计")
"""A column or a row of totals."""
_NUMBER = lazy(r"-?\d[\d,]*(?:\.\d+)?")
_LEAST = 2


def is_total(asked: Asked, whole: Evidence) -> bool:
    """Whether a sentence tells a total, of which the text has none of its own."""
    return (
        not _SIGNS.isdisjoint(asked.signs)
        and _TOTAL.search(asked.lower) is not None
        and _OWN.search(whole.lower) is None
    )


def part_for_total(asked: Asked, whole: Evidence) -> Finding | None:
    """The finding that a total is the number of one row; None where it is none, or may be told."""
    if not asked.figures or not is_total(asked, whole):
        return None
    rows = rows_of_table(whole)
    if len(rows) < _LEAST:
        return None
    for part in (*asked.names, *asked.parts):
        holding = sum(named(part.text.lower(), row.lower) for row in rows)
        if 0 < holding < len(rows):
            return None
    columns: dict[str, list[float]] = {}
    for row in rows:
        for name, value in cells_of(row):
            if _NUMBER.fullmatch(value) is not None:
                columns.setdefault(name, []).append(float(value.replace(",", "")))
    claimed = {one.number.value for one in asked.figures}
    for values in columns.values():
        if len(values) < _LEAST or sum(values) in claimed or len(rows) in claimed:
            continue
        if not claimed.isdisjoint(values):
            return Finding(CONTRADICTED, "part_for_total")
    return None
