"""Runbook files, read as what their names say: Markdown, HTML, or plain text.

Law: the only module that opens a runbook. A file that cannot be read costs its own passages and a
note. Bytes that are no UTF-8 stand visibly escaped, so that nothing is guessed.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path, PurePath

from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import read_bounded, refuse_other
from firsthand.sources.knowledge import Loaded
from firsthand.sources.knowledge.html import read_html
from firsthand.sources.knowledge.markdown import read_markdown, read_plain
from firsthand.sources.knowledge.passages import PASSAGE_CHARACTERS, About, Runbook
from firsthand.sources.threads import Stopped

__all__ = ["PASSAGE_CHARACTERS", "READERS", "load_runbooks", "passages", "read_runbook"]

READERS: dict[str, Callable[[str, str], Runbook]] = {
    ".md": read_markdown,
    ".markdown": read_markdown,
    ".txt": read_plain,
    ".text": read_plain,
    ".html": read_html,
    ".htm": read_html,
}
"""By the name's ending. A file that is named itself and ends otherwise is read as Markdown."""
_BOMS = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


def load_runbooks(
    files: Sequence[tuple[Path, str]], limits: ReadLimits, stop: threading.Event
) -> Loaded:
    """Passages of all files, in their order."""
    blocks: list[EvidenceBlock] = []
    notes: list[str] = []
    about: dict[str, About] = {}
    for path, name in files:
        if stop.is_set():
            raise Stopped
        try:
            runbook = runbook_of(read_runbook(path, name, limits), name)
        except EvidenceFileError as error:
            notes.append(str(error))
            continue
        blocks += runbook.blocks()
        about[name] = runbook.about
    return Loaded(tuple(blocks), tuple(notes), about)


def read_runbook(path: Path, name: str, limits: ReadLimits) -> bytes:
    """Raises EvidenceFileError."""
    data = read_bounded(path, name, limits.runbook_bytes)
    if not data.startswith(tuple(bom for bom, _ in _BOMS)):
        refuse_other(data, name)
    return data


def runbook_of(data: bytes, name: str) -> Runbook:
    """The runbook in a file's bytes."""
    reader = READERS.get(PurePath(name).suffix.lower(), read_markdown)
    return reader(_text(data), name)


def passages(text: str, name: str) -> Iterator[EvidenceBlock]:
    """The passages of one text."""
    return runbook_of(text.encode("utf-8", "surrogatepass"), name).blocks()


def _text(data: bytes) -> str:
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return data[len(bom) :].decode(encoding, "replace")
    return data.decode("utf-8", "backslashreplace").removeprefix("\ufeff")
