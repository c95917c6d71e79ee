"""Draws a Document: as plain text for pipes and simple terminals, with rich for others.

Law: the same words in the same order either way; nothing here knows what a document says. Markup
is never parsed. Returns text; writing it is `output.py`'s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from firsthand.interfaces.cli.tables import plain_rows, rich_table
from firsthand.interfaces.document import Document, Heading, Line, Piece, Table, Tone

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

INDENT = 2
CITED_OPEN, CITED_CLOSE = "«", "»"
NARROWEST_TEXT = 12
"""Columns that are left to the text however deep its line is indented."""

STYLES = {
    Tone.PLAIN: "",
    Tone.STRONG: "bold",
    Tone.GOOD: "bold green",
    Tone.DOUBT: "bold yellow",
    Tone.BAD: "bold red",
    Tone.QUIET: "dim",
    Tone.CITED: "bold underline",
}


def render_plain(document: Document) -> str:
    """Unwrapped lines; a heading stands after an empty line. Ends with a newline."""
    lines: list[str] = []
    for block in document:
        if isinstance(block, Heading):
            lines += ["", block.text.upper()] if lines else [block.text.upper()]
        elif isinstance(block, Table):
            lines += plain_rows(block)
        else:
            lines.append(_prefix(block) + "".join(_piece(piece) for piece in block.pieces))
    return "\n".join(lines) + "\n"


def _piece(piece: Piece) -> str:
    text = piece.text
    return f"{CITED_OPEN}{text}{CITED_CLOSE}" if piece.tone is Tone.CITED else text


def _prefix(block: Line) -> str:
    return " " * (INDENT * block.indent) + (f"{block.marker} " if block.marker else "")


def render_rich(document: Document, console: Console) -> str:
    """Wrapped to the console's width, with hanging indents and its colours."""
    with console.capture() as capture:
        for number, block in enumerate(document):
            if isinstance(block, Heading) and number:
                console.line()
            if isinstance(block, Table):
                console.print(rich_table(block, STYLES))
                continue
            for text in _wrapped(block, console):
                console.print(text, no_wrap=True, crop=False, overflow="ignore")
    return capture.get()


def _wrapped(block: Heading | Line, console: Console) -> list[Text]:
    from rich.text import Text

    if isinstance(block, Heading):
        body, prefix = Text(block.text.upper(), style="bold"), ""
    else:
        body = Text.assemble(*((_piece(piece), STYLES[piece.tone]) for piece in block.pieces))
        prefix = _prefix(block)
    marker = prefix.lstrip(" ")
    most_indent = max(console.width - NARROWEST_TEXT - len(marker), 0)
    prefix = " " * min(len(prefix) - len(marker), most_indent) + marker
    width = max(console.width - len(prefix), 1)
    lines = body.wrap(console, width, overflow="fold") or [Text()]
    hung = [" " * len(prefix)] * (len(lines) - 1)
    drawn = [
        Text(head).append_text(text) for head, text in zip([prefix, *hung], lines, strict=True)
    ]
    for text in drawn:
        text.rstrip()
    return drawn
