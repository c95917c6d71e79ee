"""Markdown and plain text as sections under their headings.

Law: pure, and never raises on text. A `#` in a code fence is no heading; front matter is read and
is no passage. markdown-it is imported by the first Markdown text (it costs a tenth of a second).
"""

import re
from functools import cache
from typing import TYPE_CHECKING

from firsthand.sources.knowledge.front_matter import read_front_matter
from firsthand.sources.knowledge.passages import About, Runbook, Section

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

_UNDERLINE = re.compile(r"([=\-~#*^])\1{2,}\s*")


def read_markdown(text: str, name: str) -> Runbook:
    """The sections of one Markdown text."""
    about, body = read_front_matter(_plain_lines(text))
    lines = body.split("\n")
    sections: list[Section] = []
    trail: list[tuple[int, str]] = []
    borders: set[int] = set()
    start = 0
    tokens = _parser().parse(body)
    top = any(token.type == "heading_open" and token.tag == "h1" for token in tokens)
    root = () if top or not about.title else (about.title,)

    def close(end: int) -> None:
        titles = (*root, *(title for _, title in trail if title))
        inner = frozenset(border - start for border in borders)
        sections.append(Section(titles, lines[start:end], inner))

    for place, token in enumerate(tokens):
        if token.map is None or token.level > 0:
            continue
        if token.type != "heading_open":
            borders.add(token.map[0])
            continue
        close(token.map[0])
        depth = int(token.tag[1:])
        trail = [(level, title) for level, title in trail if level < depth]
        trail.append((depth, _title(tokens[place + 1].content)))
        start, borders = token.map[1], set()
    close(len(lines))
    return Runbook(name, about, tuple(sections))


def read_plain(text: str, name: str) -> Runbook:
    """Plain text: paragraphs between blank lines; an underlined line is a heading."""
    lines = _plain_lines(text).split("\n")
    sections: list[Section] = []
    depths: list[str] = []
    trail: list[str] = []
    held: list[str] = []
    borders: set[int] = set()
    number = 0
    while number < len(lines):
        line = lines[number]
        under = _UNDERLINE.fullmatch(lines[number + 1]) if number + 1 < len(lines) else None
        blank_above = not held or not held[-1].strip()
        if under and line.strip() and blank_above and len(line) < 120:
            sections.append(Section(tuple(trail), held, frozenset(borders)))
            if under[1] not in depths:
                depths.append(under[1])
            trail = [*trail[: depths.index(under[1])], line.strip()]
            held, borders = [], set()
            number += 2
            continue
        if blank_above and line.strip():
            borders.add(len(held))
        held.append(line)
        number += 1
    sections.append(Section(tuple(trail), held, frozenset(borders)))
    return Runbook(name, About(), tuple(sections))


def _plain_lines(text: str) -> str:
    """Line ends as Markdown counts them."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _title(content: str) -> str:
    """A heading's words without their markup."""
    children = _inline_parser().parseInline(content)[0].children or ()
    return "".join(
        child.content if child.type in ("text", "code_inline") else " "
        for child in children
        if child.type in ("text", "code_inline", "softbreak")
    ).strip()


@cache
def _parser() -> "MarkdownIt":
    """Blocks only: what stands inside them is nobody's business here, and most of the time."""
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark").enable("table").disable(["inline", "text_join"])


@cache
def _inline_parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark")
