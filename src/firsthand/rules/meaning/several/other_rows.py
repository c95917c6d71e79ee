"""Cells of another row: a row that lacks a value of its column tells nothing of it.

Owns that a sentence with the cell of one row is not told of a row that has another one there, and when rows
are of things apart. Pure.
It cannot tell a cell from a word that only looks like one where the sentence denies.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.records import cells_of, rows_of_table
from firsthand.rules.meaning.tokens.fold import fold

_LEAST = 2
_ELEMENT = lazy(r'"([a-z]\w*)":\{(".*)')
"""The element of an array: its kind, and what it holds."""
_HEAD = lazy(r"[\s\[-]*([A-Za-z\u4e00-\u9fff][\w .-]*?)(?:\s?[:：]|\])\s*")
"""A line that heads a section: `Requests:`, `[mysqld]`."""
_CALLED = lazy(r'"(?:name|host|service|pod|node|instance)":"([^"]+)"')
_ALL = lazy(r"(?:all|every|each)(?: of)?(?: the)? ([a-z]{3,}?)s? (?:is|are|was|were|has|have)\b")
_IN_ALL = lazy(r"\bin all (?!of\b|\d)(?:[a-z-]+ )?[a-z]{3,}s\b")
_MARKS = ("!neg", "!other", "!only", "!all", "!both")


def names_another_row(asked: Asked, row: Evidence, rows: list[Evidence]) -> bool:
    """`user app is connected to dwh` of `user=etl, database=dwh`, beside a row with `user=app`."""
    if row is not rows[0] and row.raw[:1] == "{" and _is_of_its_whole(asked, row, rows[0]):
        return True
    if not asked.marks.keys().isdisjoint(_MARKS):
        return False
    if "\n" in row.raw:
        return any(_names_section(asked, row, other) for other in rows if other is not row)
    words = {one.lower() for one in asked.words if len(one) > _LEAST}
    return any(
        value.lower() in words and value.lower() not in row.lower and not value[:1].isdigit()
        for other in rows
        if other is not row
        for _, value in cells_of(other)
    )


def _names_section(asked: Asked, view: Evidence, other: Evidence) -> bool:
    """`the memory request` of the view with `Limits:`, beside one with `Requests:`."""
    mine = set(view.raw.splitlines())
    for line in other.raw.splitlines():
        head = _HEAD.fullmatch(line) if line not in mine else None
        if head is None:
            continue
        told = Asked(fold(head[1]))
        if told.said and not told.said.isdisjoint(asked.said - Asked(view.text).said):
            return True
        if told.words & asked.words - set(view.spelled):
            return True
    return False


def _is_of_its_whole(asked: Asked, element: Evidence, around: Evidence) -> bool:
    """`The connector has failed` of one of its tasks: neither the kind nor a name of the element is told."""
    own = _ELEMENT.search(element.lower)
    if own is None or own[1] in asked.lower:
        return False
    called = _CALLED.search(own[2])
    if called is not None and called[1] in asked.lower and called[1] not in around.lower:
        return False
    return not any(
        part.text.lower() in own[2] and part.text.lower() not in around.lower
        for part in asked.names
    )


def are_apart(asked: Asked, whole: Evidence) -> bool:
    """Whether rows tell of things apart: one alone has a name of the sentence, or it counts them.

    Then what one row tells ends no state of another, as a later record of one thing would.
    """
    rows = rows_of_table(whole)
    if not rows:
        return False
    if not asked.names:
        return any(not one.number.unit for one in asked.figures)
    own = (sum(part.text.lower() in one.lower for one in rows) for part in asked.names)
    return any(one == 1 for one in own)


def denies_of_all(asked: Asked, rows: list[Evidence]) -> bool:
    """`no order was refunded`, `in all pools`, `all orders are paid`: it must be so of every row."""
    every = _ALL.match(asked.lower) if "!all" in asked.marks and not asked.names else None
    if every is not None and any(
        f"{every[1]}{end}=" in rows[0].lower for end in ("_id", "", "_no")
    ):
        return True
    if " in all " in asked.lower and not asked.has_numbers:
        return _IN_ALL.search(asked.lower) is not None
    return (
        "!neg" in asked.marks
        and not asked.names
        and not asked.figures
        and asked.lower.startswith(("no ", "none ", "neither ", "没有", "无"))
    )
