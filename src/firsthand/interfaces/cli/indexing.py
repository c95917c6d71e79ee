"""Indexes runbooks so that Ctrl-C ends the work, tidied up, and is told what stands now.

Law: what is said of the old index is looked up, since Ctrl-C may come after the new one took its place. An
index that holds nothing afterwards is said in words: most likely the folder is the wrong one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from firsthand.interfaces.cli.ctrl_c import Raising
from firsthand.interfaces.cli.output import write_line
from firsthand.interfaces.words import plural

if TYPE_CHECKING:
    from firsthand.settings import Settings
    from firsthand.sources.knowledge.store import IndexReport

PROGRESS_SECONDS = 2.0


def index_runbooks(settings: Settings, paths: Sequence[Path]) -> IndexReport | None:
    """None: Ctrl-C came, and the user knows what is there."""
    from firsthand.settings import ensure_home
    from firsthand.sources.knowledge.stored import FILE
    from firsthand.wiring import runbook_library

    ensure_home(settings.home)
    library = runbook_library(settings)
    before = _generation(settings.home / FILE)
    try:
        with Raising() as ctrl_c:
            report = library.index(paths, progress=_Progress(ctrl_c.check))
    except KeyboardInterrupt:
        kept = _generation(settings.home / FILE) == before
        write_line(
            "stopped; what was indexed before stays as it was"
            if kept
            else "stopped; the new index has taken its place already"
        )
        return None
    if not report.passages:
        status = library.status()
        write_line(_holds_nothing(report, paths or (status.roots if status else ())))
    return report


def _holds_nothing(report: IndexReport, roots: Sequence[Path | str]) -> str:
    where = ", ".join(map(str, roots))
    lost = f" ({plural(report.removed, 'file')} of before removed)" if report.removed else ""
    return (
        f"warning: no runbook was found in {where}; the index is empty now{lost};"
        " `firsthand knowledge index DIR` with the right folder fills it"
    )


def _generation(index: Path) -> tuple[int, int] | None:
    """Another one for each index that is put there."""
    try:
        status = index.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns


class _Progress:
    """A line every two seconds: a small index is done before the first."""

    def __init__(self, check: Callable[[], None]) -> None:
        self._check = check
        self._next = time.monotonic() + PROGRESS_SECONDS

    def __call__(self, done: int, total: int) -> None:
        self._check()
        if time.monotonic() >= self._next and sys.stderr is not None:
            self._next = time.monotonic() + PROGRESS_SECONDS
            write_line(f"read {done} of {total} files")
