"""The raw_path grammar: `$.<collection>[<index>]` and nothing else.

Owns which collections each tool's payload has. Refuses deep paths, aliases, filters, leading
zeros, signs, blanks and digits of other scripts.
"""

import re

from firsthand.contracts.enums import ToolName

COLLECTIONS: dict[ToolName, tuple[str, ...]] = {
    ToolName.QUERY_METRICS: ("alerts", "series"),
    ToolName.QUERY_LOGS: ("logs",),
    ToolName.LOOKUP_KNOWLEDGE: ("evidence_blocks",),
    ToolName.QUERY_MYSQL: ("rows",),
}
"""Tool → the collections of its payload whose items can be cited, in order."""

_RAW_PATH = re.compile(r"\$\.([a-z_]{1,40})\[(0|[1-9][0-9]{0,8})\]", re.ASCII)


def collections_of(tool_name: str) -> tuple[str, ...]:
    """Citable collections of a tool; none for a tool that the table does not know."""
    return next((names for tool, names in COLLECTIONS.items() if tool.value == tool_name), ())


def raw_path(collection: str, index: int) -> str:
    """The path of one item. Raises ValueError for an index that is no index."""
    if index < 0 or isinstance(index, bool):
        raise ValueError(f"an item's index is 0 or more, not {index}")
    return f"$.{collection}[{index}]"


def parse_raw_path(text: object) -> tuple[str, int] | None:
    """Collection and index of a well-formed path to a known collection; None for all else."""
    found = _RAW_PATH.fullmatch(text) if isinstance(text, str) else None
    if found is None or not any(found[1] in names for names in COLLECTIONS.values()):
        return None
    return found[1], int(found[2])
