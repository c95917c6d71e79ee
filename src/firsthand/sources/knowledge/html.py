"""HTML pages as sections under their headings, by the standard library's parser.

Law: pure, and never raises on text. What a browser would not show as the page's words (scripts,
styles, templates, hidden elements, navigation) is dropped; nothing is executed or fetched.
"""

import re
from html.parser import HTMLParser

from firsthand.sources.knowledge.passages import About, Runbook, Section

_DROPPED = """
script style template noscript svg math iframe object embed applet audio video canvas nav form
select button textarea
"""
DROPPED = frozenset(_DROPPED.split())
_VOID = """
area base br col embed hr img input link meta param source track wbr
"""
VOID = frozenset(_VOID.split())
_BLOCKS = """
address article aside blockquote body center dd details dialog div dl dt fieldset figcaption
figure footer header hgroup hr html li main menu ol p pre section summary table tbody tfoot thead
tr ul
"""
BLOCKS = frozenset(_BLOCKS.split())
WHOLE = frozenset({"table", "pre", "ul", "ol", "dl"})
"""Blocks that are kept in one piece."""
HEADINGS = frozenset(f"h{depth}" for depth in range(1, 7))
ALERT_META = "alerts"


def read_html(text: str, name: str) -> Runbook:
    """The sections of one page."""
    reader = _Reader()
    try:
        reader.feed(text)
        reader.close()
    except (AssertionError, ValueError, RecursionError):
        reader.note_text(text[:0])  # a construct that the parser refuses: keep what was read
    reader.end_section()
    about = About(
        title=" ".join(reader.title.split())[:200],
        tags=_list(reader.meta.get("keywords", "")),
        alerts=_list(reader.meta.get(ALERT_META, "")),
    )
    return Runbook(name, about, tuple(reader.sections))


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.sections: list[Section] = []
        self.title = ""
        self.meta: dict[str, str] = {}
        self._trail: list[tuple[int, str]] = []
        self._blocks: list[str] = []
        self._line = ""
        self._heading: str | None = None
        self._dropped: list[str] = []
        """Open elements from the one that is dropped on."""
        self._whole = 0
        self._pre = 0
        self._as_written = False
        """The block so far holds preformatted text."""
        self._in_title = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._dropped:
            if tag not in VOID:
                self._dropped.append(tag)
            return
        values = dict(attrs)
        if tag == "meta":
            self.meta[(values.get("name") or "").lower()] = values.get("content") or ""
            return
        style = (values.get("style") or "").replace(" ", "").lower()
        hidden = "hidden" in values or "display:none" in style or "visibility:hidden" in style
        if tag in DROPPED or hidden:
            if tag not in VOID:
                self._dropped.append(tag)
        elif tag == "title":
            self._in_title = True
        elif tag in HEADINGS:
            self.end_section()
            self._heading = ""
        elif tag == "br":
            self._line += "\n"
        elif tag in ("td", "th"):
            self._line += " | " if self._line.rsplit("\n", 1)[-1].strip() else ""
        elif tag in BLOCKS:
            self._break()
            self._whole += tag in WHOLE
            self._pre += tag == "pre"
            self._as_written |= tag == "pre"
            self._line += "- " if tag == "li" else ""

    def handle_endtag(self, tag: str) -> None:
        if self._dropped:
            if tag in self._dropped:
                del self._dropped[len(self._dropped) - 1 - self._dropped[::-1].index(tag) :]
            return
        if tag == "title":
            self._in_title = False
        elif tag in HEADINGS and self._heading is not None:
            depth = int(tag[1])
            self._trail = [(level, title) for level, title in self._trail if level < depth]
            self._trail.append((depth, " ".join(self._heading.split())))
            self._heading = None
        elif tag in BLOCKS:
            self._whole = max(self._whole - (tag in WHOLE), 0)
            self._pre = max(self._pre - (tag == "pre"), 0)
            self._break()

    def handle_data(self, data: str) -> None:
        if not self._dropped:
            self.note_text(data)

    def note_text(self, data: str) -> None:
        if self._in_title:
            self.title += data
        elif self._heading is not None:
            self._heading += data
        else:
            self._line += data if self._pre else re.sub(r"\s+", " ", data)

    def end_section(self) -> None:
        """What was read belongs to the headings so far."""
        if self._heading is not None:  # a heading that was never closed
            self._line, self._heading = self._heading, None
        self._whole = self._pre = 0
        self._break()
        trail = tuple(title for _, title in self._trail if title)
        lines: list[str] = []
        borders: set[int] = set()
        for block in self._blocks:
            borders.add(len(lines))
            lines += [*block.split("\n"), ""]
        self.sections.append(Section(trail, lines, frozenset(borders)))
        self._blocks = []

    def _break(self) -> None:
        """A block ends here; inside one that is kept whole it is only a line's end."""
        if self._whole:
            if self._line and not self._line.endswith("\n"):
                self._line = self._line.rstrip(" ") + "\n"
            return
        text = self._line
        if not self._as_written:
            text = re.sub(r"[ \t]+\n|\n[ \t]+(?=\S)", "\n", text)
        self._as_written = False
        if text.strip():
            self._blocks.append(text.strip("\n").rstrip())
        self._line = ""


def _list(text: str) -> tuple[str, ...]:
    found = (" ".join(one.split()) for one in re.split(r"[,，;；]", text[:4096]))
    return tuple(dict.fromkeys(one for one in found if one))
