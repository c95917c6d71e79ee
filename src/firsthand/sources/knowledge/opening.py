"""Runbooks as a source: a folder read on the fly, or the index on disk.

Law: what was named and is not there is an error before any question; the texts are read at the
first one. Both give the same passages through the same code.
"""

from dataclasses import replace
from pathlib import Path, PurePath

from firsthand.contracts.enums import ToolName
from firsthand.contracts.ports import Embedder
from firsthand.sources.files.folder import display_name, list_logs
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import Sources
from firsthand.sources.files.runbooks import READERS, load_runbooks
from firsthand.sources.knowledge.source import KnowledgeSource
from firsthand.sources.knowledge.store import list_files
from firsthand.sources.knowledge.stored import KnowledgeIndexError, open_index, read_status
from firsthand.sources.unconfigured import UnconfiguredSource
from firsthand.sources.wording import counted


def listed(path: Path) -> tuple[list[tuple[Path, str]], tuple[str, ...]]:
    """Runbooks of a folder, or one of them, by names relative to it; and notes.

    Raises EvidenceFileError."""
    files, notes = list_files([path])
    prefix = _prefix(path)
    return [(file.path, file.name.removeprefix(prefix)) for file in files], tuple(notes)


def with_runbooks(sources: Sources, path: Path, limits: ReadLimits | None = None) -> Sources:
    """The sources with a folder of runbooks beside them. Raises EvidenceFileError."""
    pairs, notes = listed(path)
    ignored: list[str] = []
    if path.is_dir():
        every = (file.name for file in list_logs(path)[0])
        others = (name for name in every if PurePath(name).suffix.lower() not in READERS)
        ignored += (name.removeprefix(_prefix(path)) for name in others)
    by_tool = dict(sources.by_tool)
    if pairs:
        by_tool[ToolName.LOOKUP_KNOWLEDGE] = KnowledgeSource(
            lambda stop: load_runbooks(pairs, limits or ReadLimits(), stop),
            files=[name for _, name in pairs],
        )
    return replace(
        sources,
        by_tool=by_tool,
        ignored=(*sources.ignored, *ignored),
        notes=(*sources.notes, *notes),
    )


def with_index(sources: Sources, home: Path, embedder: Embedder | None = None) -> Sources:
    """The sources with the index on disk where they have no runbooks; unchanged where there is none.

    It is opened now, so that a run reads one generation. One that cannot be read costs a note.
    Runbooks that are read on the fly are asked by meaning too where there is an embedder."""
    tool = ToolName.LOOKUP_KNOWLEDGE
    held = sources.by_tool[tool]
    if isinstance(held, KnowledgeSource) and embedder is not None:
        return replace(sources, by_tool={**sources.by_tool, tool: held.by_meaning(embedder)})
    status = read_status(home)
    if status is None or not isinstance(held, UnconfiguredSource):
        return sources
    try:
        index = open_index(home)
    except KnowledgeIndexError as error:
        return replace(sources, notes=(*sources.notes, str(error)))
    label = f"runbook index ({counted(status.files, 'file')})"
    if embedder is not None and embedder.name != status.vectors:
        embedder = None  # the index was made without it
    source = KnowledgeSource(lambda _: index, label=label, embedder=embedder)
    return replace(sources, by_tool={**sources.by_tool, tool: source})


def _prefix(path: Path) -> str:
    return f"{display_name(path.name or str(path))}/" if path.is_dir() else ""
