"""Lines of which each has an actor of its own: `user deploy logged in`, below it `user admin failed to …`.

Law: what a sentence tells of one of them must follow without the lines of the others. A line that names the
one, too, or that has no actor, stays. Pure, linear.
It cannot tell an actor that no word introduces and that does not open its line.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names

_USER = lazy(
    r"\b(?:user|account|login|用户|账号|帐号)[ =:]{1,2}[\"']?([A-Za-z][\w.@-]*)"
    r"|\b(?:for|by)(?: invalid)?(?: user)? ([A-Za-z][\w.@-]*) (?=from\b)"
)
_HEAD = lazy(
    r"(?:[\d\[][\d\-:.TZ/,\]+ ]* )?(?:[A-Z]{4,5} )?([a-z][a-z\d.-]+)(?:\[\d+\])?: (?=\S+ \S+ \S)"
)
_NO_ACTORS = names(
    "error warning warn info debug fatal detail hint note context statement reason message caused cause"
    " status log events event alert summary description panic exception query source host service time"
    " level name the an no any this that from"
)
"""What opens a line, or stands behind `user`, without being one that acts."""
_FEWEST, _MOST = 2, 60


def without_lines_of_others(said: str, text: str) -> str:
    """A raw text without the lines of other actors than the one that a sentence names; empty: no such."""
    if "\n" not in text:
        return ""
    lines = text.splitlines()
    if not _FEWEST <= len(lines) <= _MOST:
        return ""
    for actor_of in (_user, _head):
        actors = [actor_of(line) for line in lines]
        known = {one for one in actors if one}
        if len(known) < _FEWEST:
            continue
        told = [one for one in known if one in said and _is_word(one, said)]
        if len(told) != 1:
            continue
        mine = told[0]
        kept = [
            line
            for line, one in zip(lines, actors, strict=True)
            if not one or one == mine or _is_word(mine, line.lower())
        ]
        if len(kept) < len(lines):
            return "\n".join(kept)
    return ""


def _user(line: str) -> str:
    found = _USER.search(line)
    name = (found[1] or found[2]).lower() if found is not None else ""
    return "" if name in _NO_ACTORS else name


def _head(line: str) -> str:
    found = _HEAD.match(line)
    name = found[1] if found is not None else ""
    return "" if name in _NO_ACTORS else name


def _is_word(name: str, text: str) -> bool:
    return re.search(rf"(?<![\w.-]){re.escape(name)}(?![a-z\d_-])", text) is not None
