"""The runbooks of an installation: indexed, searched, looked at. What the command line asks for.

Law: the index lies in the home folder and is written by `index` alone, with secrets masked.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.ports import Embedder
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.runbooks import load_runbooks
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.opening import listed
from firsthand.sources.knowledge.search import Found, search
from firsthand.sources.knowledge.source import index_of
from firsthand.sources.knowledge.store import IndexReport, Mask, Progress, update_index
from firsthand.sources.knowledge.stored import IndexStatus, open_index, read_status
from firsthand.sources.knowledge.vectors import Vectors, embed_passages

Ask = Callable[[Sequence[str]], list[Found]]


class RunbookLibrary:
    def __init__(self, home: Path, mask: Mask, embedder: Embedder | None = None) -> None:
        self._home = home
        self._mask = mask
        self._embedder = embedder

    def index(self, paths: Sequence[Path], progress: Progress | None = None) -> IndexReport:
        """Raises EvidenceFileError, KnowledgeIndexError."""
        finish = self._embed if self._embedder is not None else None
        return update_index(self._home, paths, mask=self._mask, progress=progress, finish=finish)

    def _embed(self, index: Index) -> Sequence[str]:
        """A new index without vectors is better than none."""
        assert self._embedder is not None
        try:
            asyncio.run(embed_passages(index, self._embedder))
        except SourceError as error:
            return (f"{error}; what has no vector is found by its words alone",)
        return ()

    @contextmanager
    def opened(self, runbooks: Path | None = None) -> Iterator[Ask]:
        """A search over a folder, or over the index, by meaning too where there is an embedder.

        Raises EvidenceFileError, KnowledgeIndexError, SourceError."""
        index = open_index(self._home) if runbooks is None else _read(runbooks)
        with closing(index):
            if self._embedder is None:
                yield lambda queries: search(index, queries)
                return
            embedder = self._embedder
            if runbooks is not None:
                asyncio.run(embed_passages(index, embedder))
            vectors = Vectors(index)
            yield lambda queries: search(
                index, queries, vectors, asyncio.run(embedder.embed(queries))
            )

    def status(self) -> IndexStatus | None:
        """None: nothing is indexed."""
        return read_status(self._home)


def _read(runbooks: Path) -> Index:
    files, _ = listed(runbooks)
    if not files:
        raise EvidenceFileError(f"{runbooks} holds no runbook; Markdown, text and HTML files are")
    stop = Event()
    return index_of(load_runbooks(files, ReadLimits(), stop), stop)
