"""Sections cut into passages of a size that suits a reader, an index and one line of evidence.

Law: pure. A passage is the file's own text, never reworded. It ends where a block (a paragraph, a
list, a code block, a table) ends; only a block that alone is larger than `LARGEST` is cut, at its
lines. A Chinese character counts as two: it says about twice as much, and weighs three bytes.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from firsthand.contracts.records import EvidenceBlock

PASSAGE_CHARACTERS = 1800
"""A section that is longer is split between its blocks."""
LARGEST = 2600
"""Most characters of one passage: what the one-line text of an evidence item shows whole."""

_WIDE = re.compile(
    "[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """What a runbook says of itself in its front matter (or an HTML page in its head)."""

    title: str = ""
    tags: tuple[str, ...] = ()
    alerts: tuple[str, ...] = ()
    """Names of the alerts that it answers."""


@dataclass(frozen=True, slots=True)
class Section:
    """The text below one heading."""

    trail: tuple[str, ...]
    """Heading path, outermost first."""
    lines: Sequence[str]
    borders: frozenset[int]
    """Numbers of the lines at which a block begins."""


@dataclass(frozen=True, slots=True)
class Runbook:
    """One file, read."""

    name: str
    about: About
    sections: tuple[Section, ...]

    def blocks(self) -> Iterator[EvidenceBlock]:
        """Its passages in order."""
        for section in self.sections:
            for text in cut(section):
                yield EvidenceBlock(file=self.name, heading=list(section.trail), text=text)


def size(text: str) -> int:
    return len(text) if text.isascii() else len(text) + len(_WIDE.findall(text))


def cut(section: Section) -> Iterator[str]:
    """The section's passages; nothing but white space at their ends is lost."""
    held: list[str] = []
    full = 0
    for block in _blocks(section):
        width = size(block) + 1
        if held and full + width > PASSAGE_CHARACTERS:
            yield from _text(held)
            held, full = [], 0
        if width > LARGEST:
            *pieces, block = _pieces(block)
            for piece in pieces:
                yield from _text([piece])
            width = size(block) + 1
        held.append(block)
        full += width
    yield from _text(held)


def _blocks(section: Section) -> Iterator[str]:
    held: list[str] = []
    for number, line in enumerate(section.lines):
        if held and number in section.borders:
            yield "\n".join(held)
            held = []
        held.append(line)
    if held:
        yield "\n".join(held)


def _pieces(block: str) -> list[str]:
    """A block that is too large, cut at lines, and a line that is too long at a space."""
    pieces: list[str] = []
    held: list[str] = []
    full = 0
    for line in block.split("\n"):
        for part in _short(line):
            width = size(part) + 1
            if held and full + width > LARGEST:
                pieces.append("\n".join(held))
                held, full = [], 0
            held.append(part)
            full += width
    return [*pieces, "\n".join(held)]


def _short(line: str) -> Iterator[str]:
    while size(line) >= LARGEST:
        most = LARGEST - 1 if line[:LARGEST].isascii() else LARGEST // 2
        space = line.rfind(" ", most // 2, most)
        end = space + 1 if space > 0 else most
        yield line[:end]
        line = line[end:]
    yield line


def _text(blocks: Sequence[str]) -> Iterator[str]:
    text = "\n".join(blocks).strip()
    if text:
        yield text


def passage_ids(blocks: Sequence[EvidenceBlock]) -> list[str]:
    """Stable: of the file, the heading path and the place below it. An edit elsewhere in the file, or
    of the passage's own words, changes none."""
    places: dict[str, int] = {}
    found: list[str] = []
    for block in blocks:
        where = "\x1f".join([block["file"], *block["heading"]])
        place = places[where] = places.get(where, -1) + 1
        digest = hashlib.blake2b(f"{where}\x1f{place}".encode(errors="replace"), digest_size=8)
        found.append(digest.hexdigest())
    return found
