"""The two streams: the answer goes to stdout, everything else to stderr.

Law: the only place that writes to a stream. A reader that went away (`| head`) is no error, a
full disk is; a character that the stream's encoding lacks is written as its escape. Drawing is
`render.py`'s.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import TYPE_CHECKING, TextIO

from firsthand.contracts.errors import FirsthandError
from firsthand.interfaces.safe_text import safe_line

if TYPE_CHECKING:
    from rich.console import Console

    from firsthand.interfaces.document import Document

ASCII_MARKS = str.maketrans({"«": ">>", "»": "<<", "⏎": "|", "…": "...", "·": "-", "×": "x"})
"""Our own marks where the stream cannot write them."""


class OutputError(FirsthandError):
    """Standard output cannot be written."""

    code = "output"


def prepare_streams() -> None:
    """Make both streams unable to fail on a character."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def write_out(text: str) -> None:
    """Write to stdout and flush."""
    try:
        _write(sys.stdout, text)
    except OSError as wrong:
        raise OutputError(f"standard output cannot be written: {wrong.strerror}") from None


def give_up_stdout(wrong: OSError) -> None:
    """After another's write failed: raises OutputError, unless the reader is merely gone."""
    _reader_is_gone(sys.__stdout__)
    if wrong.errno != errno.EPIPE:
        raise OutputError(f"standard output cannot be written: {wrong.strerror}") from None


def write_line(text: str) -> None:
    """One safe line to stderr; a stderr that cannot be written is nobody's news."""
    try:
        _write(sys.stderr, safe_line(text) + "\n")
    except OSError:
        return


def write_document(document: Document) -> None:
    """A document to stdout: with rich on a terminal that can, else plain."""
    from firsthand.interfaces.cli.render import render_plain, render_rich

    if is_terminal(sys.stdout):
        write_out(render_rich(document, console(sys.stdout)))
    else:
        write_out(render_plain(document))


def is_terminal(stream: TextIO | None) -> bool:
    """A terminal that understands more than lines."""
    return (
        stream is not None
        and stream.isatty()
        and os.environ.get("TERM", "") not in ("", "dumb", "unknown")
    )


def console(stream: TextIO) -> Console:
    """A rich console that parses no markup, highlights nothing and honours NO_COLOR."""
    from rich.console import Console

    return Console(file=stream, markup=False, highlight=False, emoji=False)


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None or stream.closed:
        return
    try:
        stream.write(_encodable(text, stream))
        stream.flush()
    except BrokenPipeError:
        _reader_is_gone(stream)
    except OSError as wrong:
        if wrong.errno != errno.EPIPE:
            _reader_is_gone(stream)
            raise
        _reader_is_gone(stream)


def _encodable(text: str, stream: TextIO) -> str:
    try:
        "«⏎…".encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return text.translate(ASCII_MARKS)
    return text


def _reader_is_gone(stream: TextIO | None) -> None:
    """Send what is still buffered nowhere, so that the interpreter's own flush cannot fail."""
    if stream is None:
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, stream.fileno())
    finally:
        os.close(nowhere)
