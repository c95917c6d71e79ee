"""Tables by their columns: `docker ps`, `ss`, `free`, with empty cells and headings of two words.

Owns which heading a cell stands under: the one that begins or ends where it does, else the one it overlaps.
Every cell must have one, and no two the same. A first column may have no heading (`Mem:`). Cells of two
values under a heading of two (`MEM USAGE / LIMIT`) are told apart. Pure, linear.
It cannot read a table whose cells are cut or run over the next column.
"""

from itertools import pairwise

from firsthand.rules.lazy import lazy

Span = tuple[int, int, str]
Cells = list[tuple[str, str]]
"""Cells with their headings; an empty heading for a first column without one."""

_CELL = lazy(r"\S+(?: \S+)*")
_FEWEST, _FEWEST_CELLS = 3, 2
_GROUPS = lazy(r"\s*[A-Za-z]+ +-{3,}[A-Za-z-]+.*")
"""`procs -----------memory---------- ---swap--`: what the headings below it are of"""
_NUMBERS = lazy(r"\s*(?:[A-Za-z][\w.-]*\s+)?(?:-?\d+(?:\.\d+)?\s+)+-?\d+(?:\.\d+)?\s*")
_TWO = lazy(r"[\d.]+%? [\d.]+%?(?: |$)")
_HALVED = lazy(r"(.*?) ?(?:([A-Za-z]+) / ([A-Za-z]+)|\b(I/O))")
"""`MEM USAGE / LIMIT`, `NET I/O`"""
_TARGETS = "TARGETS"
"""What an autoscaler measures, and what it aims at: `87%/60%`."""
_SCALED = {_TARGETS: _TARGETS, "MINPODS": "MIN_PODS", "MAXPODS": "MAX_PODS"}
_SIDES = {"NET": ("received", "sent"), "BLOCK": ("read", "written")}


def without_groups(lines: list[str]) -> list[str]:
    """The lines without one above the headings that groups them."""
    return lines[1:] if "---" in lines[0] and _GROUPS.fullmatch(lines[0]) else lines


def aligned(lines: list[str]) -> list[Cells]:
    """The rows below a heading, by the columns; none where some cell stands under no heading."""
    heading = _spans(lines[0])
    if len(heading) < _FEWEST:
        return []
    rows = [_row(heading, _spans(line)) for line in lines[1:]]
    return rows if all(rows) and not any(map(has_two_numbers, rows)) else []


def of_numbers(lines: list[str]) -> list[Cells]:
    """The rows of a table of single words above numbers alone, as many as there are headings: `vmstat`."""
    heading = lines[0].split()
    if len(heading) < _FEWEST or not all(map(_NUMBERS.fullmatch, lines[1:])):
        return []
    rows = [line.split() for line in lines[1:]]
    if any(len(row) != len(heading) for row in rows):
        return []
    return [list(zip(heading, row, strict=True)) for row in rows]


def _spans(line: str) -> list[Span]:
    line = line.expandtabs()
    return [(one.start(), one.end(), one[0]) for one in _CELL.finditer(line)]


def _row(heading: list[Span], cells: list[Span]) -> Cells:
    """The cells of a row with their headings; none where it is no row of the table."""
    if len(cells) < _FEWEST_CELLS:
        return []
    found: Cells = []
    places: list[int] = []
    for start, end, text in cells:
        if not places and end <= heading[0][0]:
            found.append(("", text))
            places.append(-1)
            continue
        at = _under(heading, start, end)
        if at < 0:
            return []
        places.append(at)
        found.append((heading[at][2], text))
    return found if all(one < other for one, other in pairwise(places)) else []


def _under(heading: list[Span], start: int, end: int) -> int:
    """The heading of a cell: by its beginning, by its end, else by what it overlaps alone."""
    for at, (first, last, _) in enumerate(heading):
        if first == start or last == end:
            return at
    over = [at for at, (first, last, _) in enumerate(heading) if first < end and start < last]
    return over[0] if len(over) == 1 else -1


def has_two_numbers(row: Cells) -> bool:
    """Whether two cells stand so near that they were taken as one: `6553600 6550112`."""
    return any(_TWO.match(text) is not None for _, text in row)


def halved(row: Cells) -> Cells:
    """A row with each cell of two values under its two headings."""
    if not any(" / " in text or name in _SCALED for name, text in row):
        return row
    found: Cells = []
    for name, text in row:
        if name == _TARGETS and text.count("/") == 1:
            found += zip(("current", "target"), text.split("/"), strict=True)
            continue
        name = _SCALED.get(name, name)
        halves = text.split(" / ")
        named = _HALVED.fullmatch(name) if len(halves) == _FEWEST_CELLS else None
        if named is None:
            found.append((name, text))
            continue
        sides = (named[2], named[3]) if named[2] else _SIDES.get(named[1], ("in", "out"))
        found += [(f"{named[1]} {side}", half) for side, half in zip(sides, halves, strict=True)]
    return found
