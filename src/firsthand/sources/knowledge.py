"""`lookup_knowledge` over runbook passages; the file source and the twin alike.

Law: passages are guidance, quoted as they stand, and never evidence about now. Passages are
loaded once, at the first question, in a thread.
"""

import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import SearchScope, SourceResult
from firsthand.contracts.records import EvidenceBlock
from firsthand.contracts.requests import LookupKnowledge, ToolRequest
from firsthand.sources.ranking import Passage, Ranking
from firsthand.sources.threads import in_thread
from firsthand.sources.wording import counted, identifiers


class Loaded(NamedTuple):
    blocks: tuple[EvidenceBlock, ...]
    notes: tuple[str, ...] = ()
    """What could not be read."""


class KnowledgeSource:
    """The EvidenceSource of runbooks."""

    tool = ToolName.LOOKUP_KNOWLEDGE

    def __init__(
        self,
        load: Callable[[threading.Event], Loaded],
        *,
        files: Sequence[str] = (),
        notes: Sequence[str] = (),
    ) -> None:
        """`load` reads the passages; `files` are the runbooks' names."""
        self._load = load
        self._files = tuple(files)
        self._notes = tuple(notes)
        self._index: tuple[Loaded, Ranking] | None = None

    @property
    def label(self) -> str:
        return f"runbooks ({counted(len(self._files), 'file')})"

    def describe(self) -> str:
        names = identifiers(self._files)
        return f"Holds {self.label}: {names}." if names else f"Holds {self.label}."

    async def query(self, request: ToolRequest, *, limit: int) -> SourceResult:
        if not isinstance(request, LookupKnowledge):
            raise SourceError("runbooks answer lookup_knowledge only", ErrorCode.INVALID_ARGUMENTS)
        return await in_thread(lambda stop: self._search(request, limit, stop))

    async def close(self) -> None:
        """Nothing is open."""

    def _search(self, request: LookupKnowledge, limit: int, stop: threading.Event) -> SourceResult:
        if self._index is None:
            loaded = self._load(stop)
            self._index = loaded, Ranking([_passage(block) for block in loaded.blocks])
        loaded, ranking = self._index
        found = ranking.search(request.queries)
        items = [loaded.blocks[index] for index in found[:limit]]
        notes = [*self._notes, *loaded.notes]
        if len(found) > limit:
            notes.append(f"{limit} of {len(found)} passages are shown, the best first")
        return SourceResult(
            payload=cast(JsonObject, {"evidence_blocks": items}),
            total=len(found),
            scope=SearchScope(source=self.label, terms=tuple(request.queries)),
            notes=tuple(notes),
        )


def _passage(block: EvidenceBlock) -> Passage:
    return Passage(heading=" ".join([*block["heading"], block["file"]]), body=block["text"])
