"""The sum of a column over some rows of one table: `the two paid orders together come to 400`.

Owns which rows a sentence adds up (those of the cells that it names, else all) and which column: the one that
it names, else the only one of numbers that are no ids. Every other word must be the table's, every other
number how many rows there are. Pure.
It cannot add up a column of sums, nor rows that a sentence chooses by a number.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import HOLDS
from firsthand.rules.meaning.reading.records import cells_of, rows_of_table
from firsthand.rules.meaning.several.totals import is_total
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.words.parts import part_finding
from firsthand.rules.sieve import heads

_SUMMED = heads("together altogether combined add adds added adding sum sums summed 计 共 加 和")
"""How words begin that tell a sum."""
_NUMBER = lazy(r"-?\d[\d,]*(?:\.\d+)?")
_ID = lazy(r"(?:.*[_ -])?(?:id|no|pid|port|code|key|uid|version|year)$")
_ADDING = frozenset({"total", "together", "combined", "sum", "altogether", "add", "come", "all"})
_MARKS = frozenset({"!all", "!about", "!both", "!by", "!light"})
"""Marks of words that restrain no sum."""
_LEAST = 2
Row = dict[str, str]


def _is_summed(asked: Asked) -> bool:
    lower = asked.lower
    return not _SUMMED.isdisjoint(asked.signs) or "in total" in lower or "in all" in lower


def rows_summed(asked: Asked, whole: Evidence) -> bool | None:
    """Whether a figure is the sum of a column over the rows that a sentence names; None: it tells none."""
    if not asked.figures:
        return None
    sure = _is_summed(asked)
    if not sure and not is_total(asked, whole):
        return None
    if not _MARKS.issuperset(asked.marks) or any(one.number.unit for one in asked.figures):
        return None
    rows = [dict(cells_of(one)) for one in rows_of_table(whole)]
    if len(rows) < _LEAST:
        return None
    headings = [one for one in rows[0] if all(one in row for row in rows)]
    columns = [
        one
        for one in headings
        if all(_NUMBER.fullmatch(row[one]) for row in rows) and not _ID.match(one.lower())
    ]
    said = {token[1].lower() for token in asked.tokens}
    chosen, named = _chosen(rows, [one for one in headings if one not in columns], said, asked)
    if "!both" in asked.marks and len(chosen) != _LEAST:
        return None
    if len(chosen) < _LEAST or any(part.text.lower() not in named for part in asked.names):
        return None
    column = _column(columns, said, asked)
    told = bool(column) and _is_told(named, asked, whole)
    so = _is_so(column, chosen, asked) if told else None
    return so if so or sure else None


def _chosen(
    rows: list[Row], headings: list[str], said: set[str], asked: Asked
) -> tuple[list[Row], set[str]]:
    """The rows whose cells a sentence names, and the spellings and concepts of those cells."""
    named: set[str] = set()
    for heading in headings:
        values = {row[heading] for row in rows}
        meant = {one for one in values if _is_meant(one, said, asked)}
        if meant and len(meant) < len(values):
            rows = [row for row in rows if row[heading] in meant]
        named |= {one.lower() for one in meant}
        named |= {concept for one in meant for concept in Asked(one).said}
    return rows, named


def _is_meant(cell: str, said: set[str], asked: Asked) -> bool:
    concepts = Asked(cell).said
    return cell.lower() in said or bool(concepts & asked.said)


def _column(columns: list[str], said: set[str], asked: Asked) -> str:
    """The column that a sentence names, else the only one."""
    meant = [
        one for one in columns if one.lower() in said or Asked(one).said & asked.said - _ADDING
    ]
    found = meant or columns
    return found[0] if len(found) == 1 else ""


def _is_so(column: str, rows: list[Row], asked: Asked) -> bool:
    """Whether one figure is the sum, and each other one says how many rows there are."""
    whole = sum(float(row[column].replace(",", "")) for row in rows)
    sums = [one for one in asked.figures if _is_sum(one, whole)]
    others = [one for one in asked.figures if one not in sums]
    return len(sums) == 1 and all(
        one.number.value == len(rows) and not one.number.unit and not one.compare for one in others
    )


def _is_sum(claim: Figure, whole: float) -> bool:
    number = claim.number
    return not claim.compare and holds(number.value, whole, number.step, claim.about, True)


def _is_told(named: set[str], asked: Asked, whole: Evidence) -> bool:
    """Whether the table has every other word of a sentence."""
    return all(
        part.text.lower() in named
        or not named.isdisjoint(part.options)
        or part.text.lower() in _ADDING
        or not _ADDING.isdisjoint(part.options)
        or part_finding(part, asked, whole).rank == HOLDS
        for part in asked.parts
    )
