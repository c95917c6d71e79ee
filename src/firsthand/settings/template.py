"""The firsthand.toml that `firsthand init` writes: every setting, explained and commented out.

# words        a comment
#key = value   a setting with its default, or an example; take the # away to set it
##key = value  an alternative, which cannot stand beside the settings above it
"""

import json
import re
import textwrap
from collections.abc import Iterator

from firsthand.contracts.servers import HttpServer
from firsthand.settings.described import Group, Row, groups
from firsthand.settings.names import Key

WIDTH = 96
HEAD = """\
# Settings of Firsthand. Take the # away to set a line; ## marks an alternative to what is above it.
# Arguments win over FIRSTHAND_… variables (FIRSTHAND_SOURCES__PROMETHEUS__URL), these over this file.
# A secret may be env:NAME, the variable that holds it: then this file holds none.
# `firsthand sources check` tries what is set here.
"""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def template() -> str:
    return HEAD + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    explained: set[tuple[str, str]] = set()
    for group in groups():
        yield ""
        if group.key:
            yield from _comment(group.text)
            yield f"{_mark(group.alternative)}[{_table(group.key)}]"
        for row in _rows(group):
            words = (str(row.key[-1]), row.text)
            if row.text and words not in explained:
                yield from _comment(row.text)
            explained.add(words)
            yield f"{_mark(row.alternative)}{row.key[-1]} = {_value(row)}"


def _rows(group: Group) -> list[Row]:
    """What every server has stands once: an alternative shows its address and its own settings."""
    common = set(HttpServer.model_fields) - {"url"}
    rows = [row for row in group.rows if not (group.alternative and row.key[-1] in common)]
    return sorted(rows, key=lambda row: row.key[-1] != "kind")


def _value(row: Row) -> str:
    value = row.example if row.default is None else row.default
    assert value is not None, f"no example of {row.key}"
    return value


def _mark(alternative: bool) -> str:
    return "##" if alternative else "#"


def _table(key: Key) -> str:
    return ".".join(str(part) if _BARE.fullmatch(str(part)) else json.dumps(part) for part in key)


def _comment(text: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
    )
