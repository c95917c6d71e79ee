"""What is told of rows as a whole: the greatest of them, how far two are apart, the only one, both of a kind.

Owns the order in which those readings are asked, and that a sentence without a sign of theirs is asked none.
Pure. It cannot rule on a sentence that says more than such a reading accounts for.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import Finding
from firsthand.rules.meaning.reading.records import may_have_parts
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.kinds_of_rows import EACH_OF, told_of_kind
from firsthand.rules.meaning.several.only_one import ONLY, only_one
from firsthand.rules.meaning.several.rows_apart import APART, compared
from firsthand.rules.meaning.several.rows_ranked import RANKING, ranked
from firsthand.rules.meaning.several.rows_total import ADDING, totalled

_SIGNS = ADDING | RANKING | ONLY | APART | EACH_OF


def by_rows(asked: Asked, facts: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling of such a reading; None where there are no rows, or none is asked for."""
    if _SIGNS.isdisjoint(asked.signs):
        return None
    if not facts or (len(facts) == 1 and not may_have_parts(facts[0])):
        return None
    signs = asked.signs
    found = None if RANKING.isdisjoint(signs) else ranked(asked, facts)
    if found is None and not ONLY.isdisjoint(signs):
        found = only_one(asked, facts, judge)
    if found is None and not APART.isdisjoint(signs):
        found = compared(asked, facts)
    if found is None and not ADDING.isdisjoint(signs):
        found = totalled(asked, facts)
    if found is None and not EACH_OF.isdisjoint(signs):
        found = told_of_kind(asked, facts, judge)
    return found
