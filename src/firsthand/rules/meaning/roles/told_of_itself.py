"""A thing told as its own value: `INC-299 is a duplicate of INC-299`, `db-7 的主库是 db-7`.

Law: a name that a sentence has twice in one clause, and the text once, is told of itself by no text.
Pure. It cannot tell so where the text has the name twice for another reason.
"""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence


def told_of_itself(asked: Asked, evidence: Evidence) -> str:
    """The name, empty if there is none; to be asked only of a sentence with two names or more."""
    told: dict[str, int] = {}
    for part in asked.names:
        name = part.text.lower()
        clause = asked.cut[part.place]
        if told.get(name) == clause and evidence.lower.count(name) == 1:
            return part.text
        told[name] = clause
    return ""
