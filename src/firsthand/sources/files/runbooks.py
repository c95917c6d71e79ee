"""Markdown runbooks as passages.

Law: a passage is the text under one heading, as written, with the path of headings above it;
a `#` in a code fence is no heading. A long section is split between its blocks. A file that
cannot be read costs its own passages and a note.
"""

import re
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import read_bounded, refuse_other
from firsthand.sources.knowledge import Loaded
from firsthand.sources.threads import Stopped

PASSAGE_CHARACTERS = 1800
"""A section that is longer is split."""

_FRONT_MATTER = re.compile(
    r"\A\ufeff?---[ \t]*\n(?:.*?\n)?(?:---|\.\.\.)[ \t]*(?:\n|\Z)", re.DOTALL
)


def load_runbooks(
    files: Sequence[tuple[Path, str]], limits: ReadLimits, stop: threading.Event
) -> Loaded:
    """Passages of all files, in their order."""
    blocks: list[EvidenceBlock] = []
    notes: list[str] = []
    for path, name in files:
        if stop.is_set():
            raise Stopped
        try:
            blocks += passages(_read(path, name, limits), name)
        except EvidenceFileError as error:
            notes.append(str(error))
    return Loaded(tuple(blocks), tuple(notes))


def passages(text: str, name: str) -> Iterator[EvidenceBlock]:
    """The passages of one Markdown text."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")  # lines as Markdown counts them
    front = _FRONT_MATTER.match(text)
    body = text[front.end() :] if front else text
    lines = body.split("\n")
    trail: list[tuple[int, str]] = []
    cuts: list[int] = []
    start = 0
    tokens = MarkdownIt("commonmark").parse(body)
    for place, token in enumerate(tokens):
        if token.map is None or token.level > 0:
            continue
        if token.type != "heading_open":
            cuts.append(token.map[0])
            continue
        yield from _section(lines[start : token.map[0]], start, cuts, trail, name)
        depth = int(token.tag[1:])
        trail = [(level, title) for level, title in trail if level < depth]
        trail.append((depth, _title(tokens[place + 1])))
        start, cuts = token.map[1], []
    yield from _section(lines[start:], start, cuts, trail, name)


def _section(
    lines: list[str], start: int, cuts: list[int], trail: list[tuple[int, str]], name: str
) -> Iterator[EvidenceBlock]:
    """One section, in pieces that end where a block (paragraph, list, fence) begins."""
    held: list[str] = []
    borders = {cut - start for cut in cuts}
    for number, line in enumerate(lines):
        full = sum(map(len, held)) + len(line) > PASSAGE_CHARACTERS
        if held and full and number in borders:
            yield from _block(held, trail, name)
            held = []
        held.append(line)
    yield from _block(held, trail, name)


def _block(lines: list[str], trail: list[tuple[int, str]], name: str) -> Iterator[EvidenceBlock]:
    text = "\n".join(lines).strip()
    if text:
        yield EvidenceBlock(file=name, heading=[title for _, title in trail], text=text)


def _title(inline: Token) -> str:
    return "".join(
        child.content if child.type in ("text", "code_inline") else " "
        for child in inline.children or ()
        if child.type in ("text", "code_inline", "softbreak")
    ).strip()


def _read(path: Path, name: str, limits: ReadLimits) -> str:
    data = read_bounded(path, name, limits.runbook_bytes)
    refuse_other(data, name)
    return data.decode("utf-8", "backslashreplace").removeprefix("\ufeff")
