"""Draws a table: aligned columns for a pipe, folded cells for a terminal. The same words in both."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING

from firsthand.interfaces.document import Table, Tone

if TYPE_CHECKING:
    from rich.table import Table as RichTable

GAP = "  "


def plain_rows(table: Table) -> list[str]:
    """The columns' names, then a line a row; no space at the end of a line."""
    cells = [[name.upper() for name in table.columns]]
    cells += [[piece.text for piece in row] for row in table.rows]
    widths = [max(map(_width, column)) for column in zip(*cells, strict=True)]
    return [
        GAP.join(
            text + " " * (width - _width(text)) for text, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in cells
    ]


def rich_table(table: Table, styles: Mapping[Tone, str]) -> RichTable:
    from rich import box
    from rich.table import Table as RichTable
    from rich.text import Text

    drawn = RichTable(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for name in table.columns:
        drawn.add_column(Text(name.upper()), overflow="fold")
    for row in table.rows:
        drawn.add_row(*(Text(piece.text, style=styles[piece.tone]) for piece in row))
    return drawn


def _width(text: str) -> int:
    """Columns of a terminal: a Chinese character takes two."""
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in text)
