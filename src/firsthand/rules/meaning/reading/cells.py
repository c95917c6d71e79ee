"""One row of a table as a text of its own: `column=value, …`.

Owns what a cell says: none for a dash, how often for `22 (3m1s ago)`, per cent by its heading.
An empty cell says something only of an end. Pure.
It cannot tell what a cell is of whose heading is empty, unless it is the first.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.aligned import Cells

_EMPTY = frozenset({"-", "<none>", "<unset>"})
"""Cells without a value."""
_OF_ENDS = lazy(r"(?:finished|completed|ended|end)_?(?:at|time)")
"""Columns of when something ended: an empty cell says that it has not."""
_SINCE = lazy(r"(\d+) \([\w ]+ ago\)")


def told_of(row: Cells) -> str:
    """`column=value, …`; an empty cell says something only of an end."""
    head = f"{row[0][1]} " if not row[0][0] and row[0][1] else ""
    return head + ", ".join(
        f"{_without_sign(name)}={_cell(value, name)}"
        for name, value in row
        if name and (value or _OF_ENDS.fullmatch(name) is not None)
    )


def _without_sign(name: str) -> str:
    """`CPU%`, `CPU %` and `%CPU` as a name that is one word."""
    if "%" not in name:
        return name
    return name.strip("% ") + "_percent"


def _cell(value: str, name: str) -> str:
    """`22 (3m1s ago)` of RESTARTS: how often; when last is told by the whole text alone. `-`: none."""
    if value in _EMPTY:
        return "none"
    if not value:
        return "null"
    if "%" in name and value[-1].isdigit():
        return value + "%"
    since = _SINCE.fullmatch(value) if value.endswith(" ago)") else None
    return since[1] if since is not None else value
