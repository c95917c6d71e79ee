"""The runbooks of an installation: indexed, searched, looked at. What the command line asks for.

Law: the index lies in the home folder and is written by `index` alone, with secrets masked.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

from firsthand.contracts.errors import EvidenceFileError
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.runbooks import load_runbooks
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.opening import listed
from firsthand.sources.knowledge.search import Found, search
from firsthand.sources.knowledge.source import index_of
from firsthand.sources.knowledge.store import (
    IndexReport,
    IndexStatus,
    Mask,
    Progress,
    open_index,
    read_status,
    update_index,
)

Ask = Callable[[Sequence[str]], list[Found]]


class RunbookLibrary:
    def __init__(self, home: Path, mask: Mask) -> None:
        self._home = home
        self._mask = mask

    def index(self, paths: Sequence[Path], progress: Progress | None = None) -> IndexReport:
        """Raises EvidenceFileError, KnowledgeIndexError."""
        return update_index(self._home, paths, mask=self._mask, progress=progress)

    @contextmanager
    def opened(self, runbooks: Path | None = None) -> Iterator[Ask]:
        """A search over a folder, or over the index. Raises EvidenceFileError, KnowledgeIndexError."""
        index = open_index(self._home) if runbooks is None else _read(runbooks)
        with closing(index):
            yield lambda queries: search(index, queries)

    def status(self) -> IndexStatus | None:
        """None: nothing is indexed."""
        return read_status(self._home)


def _read(runbooks: Path) -> Index:
    files, _ = listed(runbooks)
    if not files:
        raise EvidenceFileError(f"{runbooks} holds no runbook; Markdown, text and HTML files are")
    stop = Event()
    return index_of(load_runbooks(files, ReadLimits(), stop), stop)
