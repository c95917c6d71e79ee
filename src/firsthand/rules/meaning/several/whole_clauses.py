"""Pieces of a sentence that are no clauses: `At 14:25, the CPU of web-1 was 82%`, `ord-71 and ord-72 failed`.

Law: a piece that tells nothing of its times and names is of the clause that it stands before, or behind where
none follows; names in a row each have what is told of the last. So no text gives a time or a name that the
clause of another text is then told of. Pure.
It cannot tell a name that is a common word, nor a clause that tells something without a word for it.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked

_AHEAD = lazy(
    r"\s*(?:at|on|in|for|as (?:for|to)|of|during|around|about|by|since|until|from|between|via|through|per"
    r"|under|within|with|according to|对于?|关于|至于|在|于|从|自)(?![a-z])",
)
_PLACED = lazy(r"(?:时|时候|上|中|里|内|期间|之?[前后])\s*\Z")
_THEN = lazy(
    r"\s*(?:and |but )?(?:then|later|afterwards?|subsequently|finally|next|before that|earlier)\b"
    r"|\b(?:later|afterwards|earlier)\s*\Z|(?:随后|之后|然后|接着|后来|此前|稍后|最终)"
)
_VERB = lazy(
    r"\b(?:is|are|was|were|has|had|have|did|does|got|came|comes|went|took|stood|set|happened|occurred|appeared"
    r"|logged|recorded|reported|seen|observed|noted)\b|[为是有]|发生|出现|记录|上报"
)
"""Words that tell something though they say little."""


def whole_clauses(pieces: list[str]) -> list[Asked]:
    """The clauses of a sentence that was cut at its commas and its `and`."""
    read = [Asked(piece) for piece in pieces]
    found: list[Asked] = []
    ahead: Asked | None = None
    rows: list[str] = []
    for clause in read:
        if clause.empty:
            continue
        if not _tells_nothing(clause):
            behind = _behind_its_name(clause) if rows else None
            if rows and behind is None:
                clause = Asked(", ".join([*rows, clause.text]))
            elif behind is not None:
                found += [_placed(ahead, Asked(f"{name}{behind}")) for name in rows]
            found.append(_placed(ahead, clause))
            rows = []
        elif _stands_ahead(clause) and not found:
            ahead = clause if ahead is None else Asked(f"{ahead.text}, {clause.text}")
        else:
            rows.append(clause.text.strip())
    left = ([ahead.text] if ahead is not None and not found else []) + rows
    if left:
        last = [found.pop().text] if found else []
        found.append(Asked(", ".join(last + left)))
    return found


def _tells_nothing(clause: Asked) -> bool:
    """Whether a piece has only names, times and kinds of things."""
    if clause.figures or "!neg" in clause.marks or not (clause.names or clause.stamps):
        return False
    if _VERB.search(clause.lower) is not None:
        return False
    if not all(THING_NAMES.issuperset(part.options) for part in clause.parts):
        return False
    if all(part.options for part in clause.parts) and _stands_ahead(clause):
        return True
    ends = max((*(part.place for part in clause.names), *clause.stamps))
    return all(part.options and part.place < ends for part in clause.parts)


def _stands_ahead(clause: Asked) -> bool:
    """Whether a piece tells when or where, or of what: `for ord-71`, 14:25 时."""
    return (
        _AHEAD.match(clause.lower) is not None
        or _PLACED.search(clause.text) is not None
        or not clause.names
    )


def _placed(ahead: Asked | None, clause: Asked) -> Asked:
    """A clause with the time and the place that stand before the first one, where it has none of its own."""
    if ahead is None or clause.stamps or (ahead.names and clause.names):
        return clause
    if not ahead.names and _THEN.search(clause.lower) is not None:
        return clause
    return Asked(f"{ahead.text.strip()}, {clause.text.strip()}")


def _behind_its_name(clause: Asked) -> str | None:
    """What a clause tells of the name that it begins with; None where it begins otherwise."""
    if not clause.names:
        return None
    first = min(clause.names, key=lambda part: part.place)
    at = clause.text.find(first.text)
    if at < 0 or any(
        part.place < first.place and not THING_NAMES.issuperset(part.options or ("",))
        for part in clause.parts
    ):
        return None
    return clause.text[at + len(first.text) :]
