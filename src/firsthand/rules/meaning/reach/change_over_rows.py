"""`Usage rose from 70% to 90%` of `node=a usage=70%`, `node=b usage=90%`: two things, and no change of one.

Owns the finding that the ends of a change stand in two lines of which each is of a thing of its own. Pure.
It cannot tell lines of one thing whose names differ.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding

MOVING = frozenset({"increase", "decrease"})
_FROM_TO = lazy(
    r"\bfrom (\d[\d.]*) ?%? ?\w{0,3} to (\d[\d.]*)|从 ?(\d[\d.]*) ?%?[^,;\d]{1,8}(?:到|至) ?(\d[\d.]*)"
)
_THING = lazy(
    r"(?:[a-z]\w* )?(node|host|pod|instance|broker|service|device|disk|server|member|replica)=\"?([\w.:-]+)"
)


def change_over_rows(asked: Asked, evidence: Evidence) -> Finding | None:
    """Unsupported where a change goes from one thing's value to another one's."""
    if "⏎" not in evidence.lower or MOVING.isdisjoint(asked.said):
        return None
    found = _FROM_TO.search(asked.lower)
    if found is None:
        return None
    first, last = [one for one in found.groups() if one]
    lines = evidence.lower.split("⏎")
    if not are_of_several_things(lines):
        return None
    both = any(f"={first}" in line and f"={last}" in line for line in lines)
    return None if both else Finding(UNSUPPORTED, "change_over_rows", found[0])


def are_of_several_things(lines: list[str]) -> bool:
    """Whether each line, in lower case, begins with the name of a thing of its own."""
    things = [_THING.match(line.strip()) for line in lines]
    return all(things) and len({one[2] for one in things if one}) == len(lines) > 1
