"""Small pieces of text that sources write about themselves: names, counts, coverage.

Law: pure. What comes from evidence (service and alert names) appears in a tool's description only
as identifiers, few and short: evidence is never part of a prompt's instructions.
"""

import re
from collections.abc import Iterable
from datetime import datetime

from firsthand.rules.evidence import iso

NAMES_SHOWN = 20
_IDENTIFIER = re.compile(r"[\w.:/-]{1,64}")


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 file`, `3 files`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def identifiers(names: Iterable[str]) -> str:
    """`a, b, c and 4 more`; what is no identifier is left out."""
    found = [name for name in dict.fromkeys(names) if _IDENTIFIER.fullmatch(name)]
    shown = ", ".join(found[:NAMES_SHOWN])
    more = len(found) - NAMES_SHOWN
    return f"{shown} and {more} more" if more > 0 else shown


def coverage(oldest: datetime | None, newest: datetime | None) -> str:
    """`from … to …`, or empty."""
    return f"from {iso(oldest)} to {iso(newest)}" if oldest and newest else ""


def examples(names: list[str], shown: int = 3) -> str:
    """`a, b, c, …`."""
    return ", ".join(names[:shown]) + (", …" if len(names) > shown else "")
