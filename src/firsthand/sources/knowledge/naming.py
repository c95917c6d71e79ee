"""Names under which a runbook is found first: its alerts'.

Law: pure. An alert's name is declared (front matter), or stands in CamelCase of three and more parts in
a heading, the title or the file's name; a product's name has two, and is no such thing. A file's own
name counts where it is all that is asked for.
"""

import re
from collections.abc import Sequence
from pathlib import PurePosixPath

from firsthand.sources.knowledge.passages import About
from firsthand.sources.knowledge.words import asked

_PART = r"(?:[A-Z]+(?=[A-Z][a-z]|(?![A-Za-z]))|[A-Z][a-z0-9]+)"
_ALERT = re.compile(rf"(?<![A-Za-z0-9])(?:[a-z]+|{_PART}){_PART}{{2,}}(?![A-Za-z0-9])")
WHOLE = "="
"""Before a name that only a query as a whole can be."""


def names_of(file: str, about: About, headings: Sequence[str]) -> frozenset[str]:
    """Of a passage, in lower case."""
    stem = PurePosixPath(file).stem
    found = _ALERT.findall(" ".join([stem, about.title, *headings]))
    return frozenset({*(one.casefold() for one in (*about.alerts, *found)), WHOLE + _joined(stem)})


def asked_names(query: str) -> frozenset[str]:
    """What may be such a name: any name of several parts, and the query as a whole."""
    joined = _joined(query)
    parts = (name.whole for name in asked(query).names if name.whole is not None)
    return frozenset({joined, WHOLE + joined, *parts})


def _joined(text: str) -> str:
    return "".join(text.split()).casefold()
