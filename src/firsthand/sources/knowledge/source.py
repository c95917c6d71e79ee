"""`lookup_knowledge` over runbook passages; files, an index on disk and the twin alike.

Law: passages are guidance, quoted as they stand, and never evidence about now. They are read and
indexed once, at the first question, in a thread; later changes of a file change no answer.
"""

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult
from firsthand.contracts.ports import Embedder
from firsthand.contracts.records import EvidenceBlock
from firsthand.contracts.requests import LookupKnowledge, ToolRequest
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.passages import About
from firsthand.sources.knowledge.search import search
from firsthand.sources.knowledge.vectors import Vectors, embed_passages
from firsthand.sources.threads import Stopped, in_thread
from firsthand.sources.wording import counted, identifiers


@dataclass(frozen=True, slots=True)
class Loaded:
    """Runbooks, read."""

    blocks: tuple[EvidenceBlock, ...]
    """Those of one file stand together."""
    notes: tuple[str, ...] = ()
    """What could not be read."""
    about: Mapping[str, About] = field(default_factory=dict)
    """By file name."""


def index_of(loaded: Loaded, stop: threading.Event) -> Index:
    """An index in memory."""
    index = Index.in_memory()
    index.database.execute("BEGIN")
    by_file: dict[str, list[EvidenceBlock]] = {}
    for block in loaded.blocks:
        by_file.setdefault(block["file"], []).append(block)
    for name, blocks in by_file.items():
        if stop.is_set():
            raise Stopped
        index.add(name, blocks, loaded.about.get(name, About()))
    index.database.execute("COMMIT")
    return index


class KnowledgeSource:
    """The EvidenceSource of runbooks."""

    tool = ToolName.LOOKUP_KNOWLEDGE

    def __init__(
        self,
        load: Callable[[threading.Event], Loaded | Index],
        *,
        files: Sequence[str] = (),
        notes: Sequence[str] = (),
        label: str | None = None,
        embedder: Embedder | None = None,
    ) -> None:
        """`load` reads the passages, or opens an index; `files` are the runbooks' names.

        `embedder` asks by meaning too: an index that holds its vectors, or one made here. Words alone
        answer where it fails."""
        self._load = load
        self._files = tuple(files)
        self._notes = tuple(notes)
        self._label = label or f"runbooks ({counted(len(self._files), 'file')})"
        self._index: Index | None = None
        self._vectors: Vectors | None = None
        self._embedder = embedder
        self._lock = threading.Lock()
        self._in_memory = False
        """The index is this run's own, without vectors."""
        self._embedding = asyncio.Lock()

    @property
    def label(self) -> str:
        return self._label

    def describe(self) -> str:
        names = identifiers(self._files)
        return f"Holds {self.label}: {names}." if names else f"Holds {self.label}."

    def by_meaning(self, embedder: Embedder) -> "KnowledgeSource":
        """The same runbooks, asked by meaning too. Not after the first query."""
        return KnowledgeSource(
            self._load, files=self._files, notes=self._notes, label=self._label, embedder=embedder
        )

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, LookupKnowledge):
            raise SourceError("runbooks answer lookup_knowledge only", ErrorCode.INVALID_ARGUMENTS)
        await in_thread(self._open)
        vectors: list[list[float]] = []
        notes: list[str] = []
        if self._embedder is not None:
            try:
                vectors = await self._embedded(self._embedder, request.queries)
            except SourceError:
                notes.append("the embedder did not answer; runbooks were searched by words alone")
        return await in_thread(lambda _: self._search(request, limit, vectors, notes))

    async def close(self) -> None:
        if self._index is not None:
            self._index.close()
            self._index = None

    def _open(self, stop: threading.Event) -> None:
        with self._lock:
            if self._index is not None:
                return
            loaded = self._load(stop)
            if isinstance(loaded, Loaded):
                self._notes = (*self._notes, *loaded.notes)
                self._index, self._in_memory = index_of(loaded, stop), True
            else:
                self._index = loaded

    async def _embedded(self, embedder: Embedder, queries: Sequence[str]) -> list[list[float]]:
        """Vectors of the queries; those of runbooks that were read on the fly come first, once."""
        assert self._index is not None
        async with self._embedding:
            if self._in_memory and self._vectors is None:
                await embed_passages(self._index, embedder)
        return await embedder.embed(queries)

    def _search(
        self,
        request: LookupKnowledge,
        limit: int,
        asked: Sequence[Sequence[float]],
        notes: list[str],
    ) -> SourceResult:
        with self._lock:
            assert self._index is not None
            if asked and self._vectors is None:
                self._vectors = Vectors(self._index)
            found = search(self._index, request.queries, self._vectors, asked)
        notes = [*self._notes, *notes]
        if len(found) > limit:
            notes.append(f"{limit} of {len(found)} passages are shown, the best first")
        items = [one.block for one in found[:limit]]
        return SourceResult(
            payload=cast(JsonObject, {"evidence_blocks": items}),
            total=len(found),
            scope=SearchScope(source=self.label, terms=tuple(request.queries)),
            notes=tuple(notes),
        )
