"""The index on disk: one file, replaced whole.

Law: a run of `update_index` writes a new generation beside the old one and swaps it in by one
rename; until then, and whatever fails (a full disk, Ctrl-C, a kill), the old index stays as it is.
A lock makes a second run wait. Files are compared by their content's sha256; what is gone from the
folders goes from the index. An index of another version is written anew, and the report says so.
"""

import fcntl
import hashlib
import json
import os
import secrets
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.files.folder import FoundFile, display_name, list_logs
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.runbooks import READERS, read_runbook, runbook_of
from firsthand.sources.knowledge.index import VERSION, Index
from firsthand.sources.knowledge.passages import About, Runbook
from firsthand.sources.knowledge.stored import FILE, KnowledgeIndexError, opened, read_status
from firsthand.sources.threads import Stopped

LOCK = "knowledge.lock"
NEW = ".knowledge-"
"""Beginning of the name of a generation that is being written."""

Progress = Callable[[int, int], None]
Mask = Callable[[str], str]
Finish = Callable[[Index], Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexReport:
    """What one run did."""

    files: int
    passages: int
    added: int
    changed: int
    removed: int
    notes: tuple[str, ...] = ()
    """What could not be read or was not followed, and what the user should know."""


def list_files(roots: Sequence[Path]) -> tuple[list[FoundFile], list[str]]:
    """Every runbook below the folders (or the files themselves), each real file once, and notes.

    Raises EvidenceFileError for a path that is not there."""
    found: list[FoundFile] = []
    notes: list[str] = []
    seen: set[tuple[int, int]] = set()
    names: set[str] = set()
    for root in roots:
        if not root.exists():
            raise EvidenceFileError(f"{display_name(str(root))} is not there; check the path")
        files, more = list_logs(root)
        notes += more
        for file in files:
            if root.is_dir() and file.path.suffix.lower() not in READERS:
                continue
            try:
                status = file.path.stat()
            except OSError:
                continue  # gone since it was listed
            if (status.st_dev, status.st_ino) in seen:
                continue
            seen.add((status.st_dev, status.st_ino))
            name = file.name
            if name in names:  # two folders of one name
                name = display_name(str(file.path.absolute()))
            names.add(name)
            found.append(FoundFile(file.path, name))
    return found, notes


def update_index(
    home: Path,
    roots: Sequence[Path] = (),
    *,
    limits: ReadLimits | None = None,
    mask: Mask = str,
    progress: Progress | None = None,
    stop: threading.Event | None = None,
    finish: Finish | None = None,
) -> IndexReport:
    """Bring the index of `home` to what the folders hold now; without folders, those of before.

    `mask` is put to every text before it is written; `finish` may add to the new generation before it
    is swapped in, and says what went wrong. Raises EvidenceFileError, KnowledgeIndexError.
    """
    with _locked(home):
        for left in home.glob(f"{NEW}*"):  # of a run that was killed: nobody else holds the lock
            left.unlink(missing_ok=True)
        old = read_status(home)
        named = tuple(str(root.absolute()) for root in roots) or (old.roots if old else ())
        if not named:
            raise EvidenceFileError(
                "no folder is indexed yet; name one: firsthand knowledge index DIR"
            )
        files, notes = list_files([Path(root) for root in named])
        fresh = home / f"{NEW}{secrets.token_hex(6)}.db"
        try:
            if old is not None and old.version == VERSION:
                shutil.copyfile(home / FILE, fresh)
            elif old is not None:
                notes.append("the index was of another version and was written anew")
            fresh.touch(mode=0o600)
            fresh.chmod(0o600)
            report = _write(
                fresh, files, notes, named, limits or ReadLimits(), mask, progress, stop
            )
            if finish is not None:
                with closing(opened(fresh)) as index:
                    report = replace(report, notes=(*report.notes, *finish(index)))
            with fresh.open("rb") as file:
                os.fsync(file.fileno())
            fresh.replace(home / FILE)
        except (sqlite3.Error, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            kept = "; the old index stays as it was" if old else ""
            raise KnowledgeIndexError(
                f"the index in {home} cannot be written ({reason}){kept}; make room and run it again"
            ) from None
        finally:
            fresh.unlink(missing_ok=True)
            Path(f"{fresh}-journal").unlink(missing_ok=True)
    return report


def _write(
    path: Path,
    files: Sequence[FoundFile],
    notes: list[str],
    roots: Sequence[str],
    limits: ReadLimits,
    mask: Mask,
    progress: Progress | None,
    stop: threading.Event | None,
) -> IndexReport:
    added = changed = 0
    with closing(opened(path)) as index:
        database = index.database
        if database.execute("PRAGMA user_version").fetchone() == (0,):
            index.create()
        database.execute("PRAGMA journal_mode = OFF")  # nobody reads it before it is whole
        database.execute("PRAGMA synchronous = OFF")
        database.execute("BEGIN IMMEDIATE")
        rows = database.execute("SELECT name, id, sha256 FROM file")
        known = {name: (row, sha256) for name, row, sha256 in rows}
        for number, file in enumerate(files, 1):
            if stop is not None and stop.is_set():
                raise Stopped
            try:
                data = read_runbook(file.path, file.name, limits)
            except EvidenceFileError as error:
                notes.append(str(error))
                continue
            finally:
                if progress is not None:
                    progress(number, len(files))
            sha256 = hashlib.sha256(data).hexdigest()
            row, before = known.pop(file.name, (None, ""))
            if before == sha256:
                continue
            if row is not None:
                index.remove(row)
            runbook = runbook_of(data, file.name)
            about, blocks = _masked(runbook, mask)
            index.add(file.name, blocks, about, sha256=sha256, size=len(data))
            added, changed = added + (row is None), changed + (row is not None)
        for row, _ in known.values():
            index.remove(row)
        index.count_stems()
        database.execute(
            "INSERT OR REPLACE INTO meta VALUES ('roots', ?)", (json.dumps(list(roots)),)
        )
        database.execute("COMMIT")
        (held,) = database.execute("SELECT count(*) FROM file").fetchone()
        return IndexReport(
            files=held,
            passages=index.passages,
            added=added,
            changed=changed,
            removed=len(known),
            notes=tuple(notes),
        )


def _masked(runbook: Runbook, mask: Mask) -> tuple[About, list[EvidenceBlock]]:
    about = About(
        title=mask(runbook.about.title),
        tags=tuple(map(mask, runbook.about.tags)),
        alerts=tuple(map(mask, runbook.about.alerts)),
    )
    blocks = [
        EvidenceBlock(
            file=block["file"],
            heading=[mask(title) for title in block["heading"]],
            text=mask(block["text"]),
        )
        for block in runbook.blocks()
    ]
    return about, blocks


@contextmanager
def _locked(home: Path) -> Iterator[None]:
    """One writer at a time; the lock goes with its process."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (home / LOCK).open("a") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    except OSError as error:
        raise KnowledgeIndexError(f"{home} cannot be written ({error.strerror})") from None
