"""A word that a text lacks and that what it names instead rules out: SERVFAIL is no NXDOMAIN.

Owns sets of which one thing has one member (answers of DNS, statements, methods), and what is not done where
something else was: a collection scan uses no index. Pure.
It cannot tell which of two members a text means of the thing that a sentence speaks of.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part

_SETS = (
    names("noerror nxdomain servfail formerr notimp refused"),
    names("select insert update delete merge truncate"),
    names("get post put patch head options"),
)
_MEMBERS = {word: each for each in _SETS for word in each}
_INSTEAD = {"index": ("collscan", "seq scan", "full scan", "full table scan")}
"""Words of a sentence, and what a text says where it was not so."""


def is_ruled_out(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a text names something in the place of a word that it lacks."""
    word = part.text.lower()
    each = _MEMBERS.get(word)
    if each is not None and word.upper() in asked.text and word not in evidence.lower:
        return any(one.upper() in evidence.text and one in evidence.spelled for one in each)
    instead = _INSTEAD.get(word)
    if instead is None or "!neg" in asked.marks or word in evidence.lower:
        return False
    return any(one in evidence.lower for one in instead)
