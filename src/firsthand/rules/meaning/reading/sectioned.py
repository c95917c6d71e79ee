"""The sections of an indented text: `Limits:` with its `memory: 512Mi`, `replica:` with its `port: 5433`.

Owns where a text falls apart by its indentation: sections beside each other that have a key in common each
make a view of the text without the others, so that none lends its value to another. What stands around them
is in every view. `[mysqld]` on a line of its own begins a section, too. Pure, linear in the lines of a view.
It cannot tell a section whose lines are not indented, nor one of a kind of its own.
"""

from dataclasses import dataclass, field

from firsthand.rules.lazy import lazy

_LINE = lazy(r"(\s*)((?:- +)*)(.*)")
_KEY = lazy(r"\"?([A-Za-z_\u4e00-\u9fff][\w ./()%-]{0,40}?)\"?\s?[:：=](?=\s|$)")
_HEAD = lazy(r"\[[A-Za-z][\w .:-]*\]\s*")
"""`[mysqld]` of a file of settings"""
_MOST, _FEWEST = 40, 2
_TAB = 8
_LAST = "last "
_ITEM = 0.5
"""How much deeper than its dash's column an item stands: its list may have the column of its key."""


@dataclass(slots=True, eq=False)
class _Node:
    """A line with what stands below it."""

    column: float
    key: str
    line: int = -1
    """Its index; -1 for the whole, and for an item, whose dash stands on the line of its first key."""
    below: list["_Node"] = field(default_factory=list)

    def keys(self) -> set[str]:
        """The keys of all values in it."""
        found: set[str] = set()
        for one in self.below:
            found |= one.keys() if one.below else {one.key}
        return found - {""}


def sections(lines: list[str]) -> list[str]:
    """A view of the text for each of its sections; none where it has none that share a key."""
    headed = any(line[0] == "[" and _HEAD.fullmatch(line) for line in lines)
    if not headed and not any(line[0].isspace() for line in lines):
        return []
    views = _views(_tree(lines, headed))
    if not _FEWEST <= len(views) <= _MOST:
        return []
    return ["\n".join(lines[at] for at in sorted(view)) for view in views]


def _tree(lines: list[str], headed: bool) -> _Node:
    top = _Node(-2, "")
    open_nodes = [top]
    for at, line in enumerate(lines):
        found = _LINE.match(line)
        assert found is not None
        column = float(len(found[1].expandtabs(_TAB)))
        if headed:
            column = -1.0 if _HEAD.fullmatch(line) else column
        for _ in found[2].split():
            _put(open_nodes, _Node(column + _ITEM, ""))
            column += len(found[2]) if found[2].count("-") == 1 else _FEWEST
        key = _KEY.match(found[3])
        _put(open_nodes, _Node(column, key[1].lower() if key else "", at))
    return top


def _put(open_nodes: list[_Node], node: _Node) -> None:
    while open_nodes[-1].column >= node.column:
        open_nodes.pop()
    open_nodes[-1].below.append(node)
    open_nodes.append(node)


def _of_one(key: str, other: str) -> bool:
    """`State:` and `Last State:` are of one thing, and what the one tells goes on in the other."""
    return key != other and key.removeprefix(_LAST) == other.removeprefix(_LAST)


def _views(node: _Node) -> list[set[int]]:
    """The lines of each view: what all have, and one of the sections that share a key."""
    own = {node.line} - {-1}
    held = [(one, one.keys()) for one in node.below if one.below]
    apart: list[set[int]] = []
    for one in node.below:
        keys = next((keys for other, keys in held if other is one), set[str]())
        inner = _views(one) if one.below else [{one.line}]
        shares = any(
            not keys.isdisjoint(theirs) and not _of_one(one.key, other.key)
            for other, theirs in held
            if other is not one
        )
        if len(inner) > 1 or shares:
            apart += inner
        else:
            own |= inner[0]
    return [own | view for view in apart] or [own]
