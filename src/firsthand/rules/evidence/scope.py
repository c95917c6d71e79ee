"""What was searched and how much was found, as one line. Composed by code; says nobody's health."""

import re

from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import SearchScope, TimeWindow
from firsthand.rules.evidence.oneline import one_line, printable
from firsthand.rules.evidence.times import iso
from firsthand.rules.evidence.values import pairs

NOUNS: dict[str, tuple[str, str]] = {
    ToolName.QUERY_METRICS: ("alert or series", "alerts or series"),
    ToolName.QUERY_LOGS: ("record", "records"),
    ToolName.QUERY_MYSQL: ("row", "rows"),
    ToolName.LOOKUP_KNOWLEDGE: ("passage", "passages"),
}
"""Tool → what it counts, one and many."""

_CLOSING = re.compile(r"[\\\"\u201c-\u201f\u2033\u2036\u301d-\u301f\uff02]")


def scope_line(tool_name: str, scope: SearchScope, total: int) -> str:
    """E.g. `query_logs searched log files for "OOM" with service=pay since …: no records matched`."""
    words = [tool_name, "searched", printable(scope.source)]
    if scope.terms:
        words += ["for", ", ".join(map(quoted_term, scope.terms))]
    if scope.filters:
        words += ["with", ", ".join(pairs(dict(scope.filters)))]
    words += _window_words(scope.window)
    return one_line(f"{' '.join(words)}: {_found(tool_name, total)}")


def quoted_term(term: str) -> str:
    """A query term in quotes that it cannot close: quotes of every kind are escaped inside."""
    return '"' + _CLOSING.sub(lambda found: "\\" + found[0], printable(term)) + '"'


def _window_words(window: TimeWindow | None) -> list[str]:
    if window is None:
        return []
    if window.since and window.until:
        return [f"between {iso(window.since)} and {iso(window.until)}"]
    if window.since:
        return [f"since {iso(window.since)}"]
    return [f"before {iso(window.until)}"] if window.until else []


def _found(tool_name: str, total: int) -> str:
    one, many = NOUNS.get(tool_name, ("item", "items"))
    if total <= 0:
        return f"no {many} matched"
    return f"1 {one} matched" if total == 1 else f"{total} {many} matched"
