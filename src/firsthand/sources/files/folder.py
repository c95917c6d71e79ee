"""An evidence folder: which of its files are evidence.

Law: names only, nothing is read. Evidence is `alerts.json`, `metrics.json`, `logs/**`,
`runbooks/**` (Markdown, text, HTML) and `tables/*.csv`; any may be missing. Every other file is
ignored and named once. A symbolic link is followed only inside the folder, and neither to a
folder that it lies in nor from one kind of evidence into another; a folder that cannot be
listed is named, unless it is the root: then it is an error.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence import one_line
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import unreadable
from firsthand.sources.files.runbooks import READERS

ALERTS, METRICS, LOGS, RUNBOOKS, TABLES = (
    "alerts.json",
    "metrics.json",
    "logs",
    "runbooks",
    "tables",
)
KINDS = frozenset({ALERTS, METRICS, LOGS, RUNBOOKS, TABLES})
NAME_BYTES = 200
_HIDDEN = "."


@dataclass(frozen=True, slots=True)
class FoundFile:
    path: Path
    name: str
    """For people and records: relative to the folder, one printable line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EvidenceFolder:
    """What lies in a folder."""

    root: Path
    alerts: FoundFile | None = None
    metrics: FoundFile | None = None
    logs: tuple[FoundFile, ...] | None = None
    """None: there is no `logs` folder."""
    runbooks: tuple[FoundFile, ...] | None = None
    tables: tuple[FoundFile, ...] | None = None
    ignored: tuple[str, ...] = ()
    """Files that are no evidence, each named once; a folder as `name/`."""
    notes: tuple[str, ...] = ()
    """What could not be listed or was not followed."""


@dataclass(slots=True)
class _Walk:
    root: Path
    """Resolved."""
    by_kind: bool = False
    """The root holds every kind of evidence, and not one alone."""
    ignored: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seen: set[tuple[int, int]] = field(default_factory=set)

    def files(self, folder: Path, prefix: str) -> Iterator[FoundFile]:
        """Every file below, in the order of names; each real folder once."""
        try:
            status = folder.stat()
            entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
        except OSError as error:
            self.notes.append(unreadable(f"{prefix.rstrip('/') or 'the folder'}", error))
            return
        if (status.st_dev, status.st_ino) in self.seen:
            return
        self.seen.add((status.st_dev, status.st_ino))
        for entry in entries:
            name = prefix + display_name(entry.name)
            if entry.name.startswith(_HIDDEN):
                self.ignored.append(name)
            elif self.inside(entry, name):
                path = Path(entry.path)
                if path.is_dir():
                    yield from self.files(path, f"{name}/")
                else:
                    yield FoundFile(path, name)

    def inside(self, entry: os.DirEntry[str], name: str) -> bool:
        """False, with a note, for a link that leads out of the folder or nowhere."""
        if not entry.is_symlink():
            return True
        try:
            target = Path(entry.path).resolve(strict=True)
        except (OSError, RuntimeError):
            self.notes.append(f"{name} is a link that leads nowhere; it was not followed")
            return False
        if not target.is_relative_to(self.root):
            self.notes.append(f"{name} is a link out of the folder; it was not followed")
            return False
        if Path(entry.path).parent.resolve().is_relative_to(target):
            self.notes.append(f"{name} is a link to a folder that it lies in; it was not followed")
            return False
        others = KINDS - {name.partition("/")[0]}
        if self.by_kind and "/" in name and target.relative_to(self.root).parts[0] in others:
            self.notes.append(f"{name} is a link to other evidence; it was not followed")
            return False
        return True


def discover(root: Path, limits: ReadLimits) -> EvidenceFolder:
    """Look into an evidence folder. Raises EvidenceFileError if it is none."""
    walk = _Walk(_resolved(root), by_kind=True)
    found: dict[str, FoundFile] = {}
    logs: tuple[FoundFile, ...] | None = None
    runbooks: tuple[FoundFile, ...] | None = None
    tables: tuple[FoundFile, ...] | None = None
    for entry in _entries(root):
        name, path = display_name(entry.name), Path(entry.path)
        is_folder = path.is_dir()
        if entry.name in (ALERTS, METRICS) or (
            entry.name in (LOGS, RUNBOOKS, TABLES) and is_folder
        ):
            if not walk.inside(entry, name):
                continue
            if entry.name in (ALERTS, METRICS):
                found[entry.name] = FoundFile(path, name)
            elif entry.name == LOGS:
                logs = tuple(walk.files(path, f"{LOGS}/"))
            elif entry.name == TABLES:
                tables = tuple(_csv_files(walk, path))
            else:
                runbooks = tuple(_runbooks(walk, path))
        else:
            walk.ignored.append(f"{name}/" if is_folder else name)
    for kind, files in ((LOGS, logs), (RUNBOOKS, runbooks), (TABLES, tables)):
        if files is not None and len(files) > limits.files:
            raise EvidenceFileError(
                f"{kind}/ has {len(files)} files, the limit is {limits.files}; give a part of it"
            )
    if not found and logs is None and runbooks is None and tables is None:
        raise EvidenceFileError(
            f"{display_name(str(root))} has none of "
            f"{ALERTS}, {METRICS}, {LOGS}/, {RUNBOOKS}/ and {TABLES}/; "
            "give the folder that holds them, or --alerts, --logs, --runbooks"
        )
    return EvidenceFolder(
        root=root,
        alerts=found.get(ALERTS),
        metrics=found.get(METRICS),
        logs=logs,
        runbooks=runbooks,
        tables=tables,
        ignored=tuple(walk.ignored),
        notes=tuple(walk.notes),
    )


def list_logs(path: Path) -> tuple[tuple[FoundFile, ...], tuple[str, ...]]:
    """The files of a path given as logs, and notes: a file is itself, a folder all below it."""
    shown = display_name(path.name or str(path))
    if not path.is_dir():
        return (FoundFile(path, shown),), ()
    walk = _Walk(_resolved(path))
    _entries(path)
    return tuple(walk.files(path, f"{shown}/")), tuple(walk.notes)


def list_runbooks(path: Path) -> tuple[tuple[FoundFile, ...], tuple[str, ...], tuple[str, ...]]:
    """Markdown, text and HTML files of a path given as runbooks, ignored names, notes."""
    if path.is_file():
        return (FoundFile(path, display_name(path.name)),), (), ()
    walk = _Walk(_resolved(path))
    _entries(path)
    return tuple(_runbooks(walk, path, "")), tuple(walk.ignored), tuple(walk.notes)


def display_name(name: str) -> str:
    """A file's name as one printable line, whatever bytes the disk has."""
    return one_line(os.fsencode(name).decode("utf-8", "backslashreplace"), NAME_BYTES)


def _runbooks(walk: _Walk, folder: Path, prefix: str = f"{RUNBOOKS}/") -> Iterator[FoundFile]:
    for file in walk.files(folder, prefix):
        if file.path.suffix.lower() in READERS:
            yield file
        else:
            walk.ignored.append(file.name)


def _csv_files(walk: _Walk, folder: Path) -> Iterator[FoundFile]:
    for file in walk.files(folder, f"{TABLES}/"):
        if file.path.suffix.lower() == ".csv" and file.path.parent == folder:
            yield file
        else:
            walk.ignored.append(file.name)


def _entries(folder: Path) -> list[os.DirEntry[str]]:
    try:
        return sorted(os.scandir(folder), key=lambda entry: entry.name)
    except (OSError, ValueError) as error:
        raise EvidenceFileError(unreadable(display_name(str(folder)), error)) from None


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise EvidenceFileError(unreadable(display_name(str(folder)), error)) from None
