"""Date patterns of an output: what they write can be read as nothing else.

Law: pure. Parts follow each other from the larger to the smaller, none is left out, and fixed fields
end a pattern: `%Y-%d-%m`, `%H:%m`, `%Y-01-%d` and `%i:%s` would write a stored time as another one.
The months' names may stand anywhere in a date. Weeks and ISO years are left to functions of that name.
"""

import re
from itertools import pairwise

ORDER = {"Y": 0, "m": 1, "b": 1, "B": 1, "d": 2, "j": 2, "H": 3, "I": 3, "M": 4, "S": 5, "f": 6}
"""Directive → place from the largest part down."""
HOUR, MINUTE, FRACTION = 3, 4, 6
NAMED = frozenset("bB")
"""Months by their names."""
WORDS = frozenset("aAp")
"""Names of days, and AM or PM: they stand anywhere."""
FIRST = {1: "01", 2: "01", 3: "00", 4: "00", 5: "00"}
"""Place → the field that stands for its beginning."""

_PART = re.compile(r"%-?([A-Za-z])|(0[01])")


def is_in_order(pattern: str) -> bool:
    """Whether a pattern (Python's directives) writes a time that reads as itself."""
    text = pattern.replace("%T", "%H:%M:%S")
    parts = list(_PART.finditer(text))
    names = [part[1] for part in parts if part[1]]
    directives = [name for name in names if name not in WORDS]
    if not set(directives) <= ORDER.keys() or len(set(directives)) < len(directives):
        return False
    if ("I" in names) != ("p" in names):
        return False  # twelve hours without their half
    places = [ORDER[name] for name in directives]
    if MINUTE in places and HOUR not in places and len(places) > 1:
        return False
    fixed = [part[2] for part in parts if part[2]]
    if fixed and (not directives or any(part[1] for part in parts[-len(fixed) :])):
        return False
    return _follow(directives, places) and _fields(places, fixed) and _joined(text, parts)


def _follow(directives: list[str], places: list[int]) -> bool:
    """One after the other; the parts of a date with a month's name may be in any order."""
    dates = [place for place in places if place < HOUR]
    if NAMED & set(directives) and places[: len(dates)] == dates:
        places = [*sorted(dates), *places[len(dates) :]]
    if directives[:2] == ["Y", "j"]:
        places = [1, *places[1:]]
    return all(after == before + 1 for before, after in pairwise(places))


def _fields(places: list[int], fixed: list[str]) -> bool:
    following = range(places[-1] + 1, places[-1] + 1 + len(fixed)) if places else ()
    return [FIRST.get(place) for place in following] == fixed


def _joined(text: str, parts: list[re.Match[str]]) -> bool:
    """The marks between are those of a date, or of a time of day: `%d:%H` would be one."""
    if not parts or parts[0].start() > 0 or parts[-1].end() < len(text):
        return False
    dated = "-/" if parts[0][1] == "Y" else "-"
    if NAMED & {part[1] for part in parts}:
        dated = "-/. "
    place = -1
    for before, after in pairwise(parts):
        mark = text[before.end() : after.start()]
        place = max(ORDER.get(before[1] or "", place + (before[2] is not None)), 0)
        following = ORDER.get(after[1] or "", place + 1)
        if WORDS & {before[1], after[1]}:
            allowed = " "
        elif place < HOUR:
            allowed = dated if following < HOUR else " T"
        else:
            allowed = ":" if following < FRACTION else "."
        compact = mark == "" and parts[0][1] == "Y" and following < HOUR
        if not compact and (len(mark) != 1 or mark not in allowed):
            return False
    return True
