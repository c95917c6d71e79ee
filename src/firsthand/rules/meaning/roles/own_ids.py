"""Which side of a link wrote a record that gives both ids: `connection broken for id 4, my id = 2`.

Owns the finding that a sentence takes the one for the other. Pure.
It cannot tell the sides of a record that names neither `my id` nor `myid`.
"""

from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding

_MINE = lazy(r"\bmy ?id\b\W{1,4}(\d+)")
_THEIRS = lazy(r"\b(?:for|from|to|with|of) id (\d+)")
_KIND = r"(?:server|node|member|instance|peer|broker|replica|follower|leader|节点|服务器|实例|成员)"
_ACTING = lazy(rf"^\W*(?:the |zookeeper )*{_KIND} ?(\d+)\b|\bown id (?:is |was |of )?(\d+)\b")
_OTHER = lazy(
    rf"\b(?:from|to|with|of|peer) (?:the )?(?:{_KIND} )?(?:with )?(?:the )?(?:id )?(\d+)\b"
    rf"|[与和到跟] ?(?:id ?|{_KIND} ?)?(\d+) ?(?:号 ?)?(?:的|之间)"
)


def own_id_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding where a sentence makes the far side of a link the near one, or the reverse."""
    mine = _MINE.search(evidence.lower)
    theirs = _THEIRS.search(evidence.lower) if mine is not None else None
    if mine is None or theirs is None or mine[1] == theirs[1]:
        return
    lower = asked.text.lower()
    acting, other = _ACTING.search(lower), _OTHER.search(lower)
    if acting is not None and (acting[1] or acting[2]) == theirs[1]:
        yield Finding(CONTRADICTED, "id_of_the_other_side", theirs[1])
    if other is not None and (other[1] or other[2]) == mine[1]:
        yield Finding(CONTRADICTED, "id_of_the_other_side", mine[1])
