"""The one row of a table that a sentence names: it decides, whatever the other rows tell.

Owns that no other row rules a sentence out that is of this one, nor lends it what this one rules out. Pure.
It cannot choose a row where two have the name.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.records import rows_of_table
from firsthand.rules.meaning.several.judging import Judge

_OF_SEVERAL = Finding(OPEN, "parts_of_several_records")


def not_of_one_record(asked: Asked, whole: Evidence, judge: Judge) -> Finding:
    """The ruling on what holds of a whole text and of none of its records."""
    rulings = [judge(asked, row) for row in named_rows(asked, whole)]
    return next((one for one in rulings if one.rank > OPEN), _OF_SEVERAL)


def of_its_row(ruling: Finding, asked: Asked, facts: list[Evidence], judge: Judge) -> Finding:
    """A ruling of whole texts, unless the row that a sentence names is not so much against it."""
    for one in facts:
        for row in named_rows(asked, one) if "\n" in one.raw else ():
            own = judge(asked, row)
            if own.rank < ruling.rank:
                ruling = _OF_SEVERAL if own.rank == HOLDS else own
    return ruling


def is_of_another_row(asked: Asked, rows: list[Evidence], judge: Judge) -> bool:
    """Whether the one row of a table that has the names of a sentence rules it out."""
    if "\n" in rows[0].raw or "=" not in rows[0].raw:
        return False
    names = [part.text.lower() for part in asked.names]
    own = [row for row in rows if any(one in row.lower for one in names)]
    if len(own) != 1 or not all(one in own[0].lower for one in names):
        return False
    return judge(asked, own[0]).rank > UNSUPPORTED


def named_rows(asked: Asked, whole: Evidence) -> list[Evidence]:
    """The row that alone has every name of a sentence; none where a name stands elsewhere, too."""
    names = [part.text.lower() for part in asked.names]
    rows = [row for row in rows_of_table(whole) if any(one in row.lower for one in names)]
    return rows if len(rows) == 1 and all(one in rows[0].lower for one in names) else []
