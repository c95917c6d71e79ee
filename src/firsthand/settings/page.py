"""The table of settings in docs/sources.md, drawn from the models."""

from collections.abc import Iterator

from firsthand.settings.described import Group, groups
from firsthand.settings.names import Key, dotted

BEGIN = "<!-- settings: drawn from the code, do not edit -->"
END = "<!-- end of settings -->"


def table(*beginnings: str) -> str:
    """The settings under these keys, a table each group, between the two marks."""
    lines = [line for group in groups() if _shown(group.key, beginnings) for line in _drawn(group)]
    return "\n".join([BEGIN, *lines, END])


def with_table(text: str, *beginnings: str) -> str:
    """A page whose marked part is the current table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + table(*beginnings) + after


def _shown(key: Key, beginnings: tuple[str, ...]) -> bool:
    return bool(key) and str(key[0]) in beginnings


def _drawn(group: Group) -> Iterator[str]:
    kinds = [row.example for row in group.rows if row.key[-1] == "kind" and row.default is None]
    kind = f", kind {' '.join(str(one) for one in kinds)}" if len(group.key) == 2 and kinds else ""
    yield ""
    yield f"`[{dotted(*group.key)}]`{kind}: {group.text}"
    yield ""
    yield "| key | default | meaning |"
    yield "| --- | --- | --- |"
    for row in group.rows:
        default = "" if row.default in (None, "null") else f"`{row.default}`"
        text = row.text.replace("|", "\\|")
        yield f"| `{row.key[-1]}` | {default} | {text} |"
    yield ""
