"""The file of settings: where it is looked for, how it is read, and where in it a key stands.

    --config FILE  ›  FIRSTHAND_CONFIG  ›  ./firsthand.toml  ›  firsthand.toml in the home folder

Law: a file that was named must be there. One that merely lies in the working folder is used only
if it is this user's own and nobody else can write it, since it says where evidence and keys go.
Reads that file and nothing else; a message names it and never repeats a value.
"""

import os
import re
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from firsthand.contracts.errors import ConfigurationError
from firsthand.settings.home import absolute, default_home
from firsthand.settings.names import CONFIG_VARIABLE, FILE_NAME, Key, plain, variable

LARGEST_FILE = 1024 * 1024
"""Bytes."""
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
OTHERS_READ = stat.S_IRGRP | stat.S_IROTH

_HEADER = re.compile(r"\s*\[\[?\s*(?P<table>[^\[\]]+?)\s*\]")
_ENTRY = re.compile(r"\s*(?P<key>[\w.\"' -]+?)\s*=")


@dataclass(frozen=True, kw_only=True)
class ConfigFile:
    path: Path
    text: str
    data: Mapping[str, Any]
    read_by_others: bool = False

    def depth(self, key: Key) -> int:
        """How many parts of a key the file has, from its beginning."""
        held: Any = self.data
        for place, part in enumerate(key):
            if not isinstance(held, Mapping):
                return place
            found = [name for name in held if plain(name) == plain(part)]
            if not found:
                return place
            held = held[found[0]]
        return len(key)

    def line_of(self, key: Key) -> int | None:
        """The line where a key, or the last of its parts that the file has, is written."""
        wanted = [plain(part) for part in key[: self.depth(key)]]
        table: list[str] = []
        best, line = 0, None
        for number, row in enumerate(self.text.splitlines(), 1):
            if header := _HEADER.match(row):
                table = _parts(header["table"])
                here = table
            elif entry := _ENTRY.match(row):
                here = [*table, *_parts(entry["key"])]
            else:
                continue
            if here[: len(wanted)] == wanted and best < len(wanted):  # `[sources.x]` has `sources`
                best, line = len(wanted), number
            elif here == wanted[: len(here)] and len(here) > best:
                best, line = len(here), number
        return line


def _parts(text: str) -> list[str]:
    return [plain(part.strip().strip("\"'")) for part in text.split(".")]


def find_file(named: Path | None, environ: Mapping[str, str]) -> Path | None:
    """The file to read; None where there is none, or where the null device was named.

    Raises ConfigurationError."""
    chosen = environ.get(CONFIG_VARIABLE, "").strip()
    if os.devnull == (chosen if named is None else str(named)):
        return None
    if named is not None:
        return _existing(named, "--config")
    if chosen:
        return _existing(Path(chosen), CONFIG_VARIABLE)
    here = Path(FILE_NAME)
    if _is_file(here):
        _refuse_anothers(here)
        return here
    kept = absolute(Path(environ.get(variable("home")) or default_home())) / FILE_NAME
    return kept if _is_file(kept) else None


def read_file(path: Path) -> ConfigFile:
    """Raises ConfigurationError for what cannot be read, is too large, or is no TOML."""
    try:
        with path.open("rb") as opened:
            data = opened.read(LARGEST_FILE + 1)
            mode = os.fstat(opened.fileno()).st_mode
    except OSError as wrong:
        raise ConfigurationError(f"{path} cannot be read ({wrong.strerror})") from None
    if len(data) > LARGEST_FILE:
        raise ConfigurationError(f"{path} is larger than {LARGEST_FILE >> 20} MiB: no settings")
    try:
        text = data.decode("utf-8-sig")
        document = tomllib.loads(text)
    except UnicodeDecodeError:
        raise ConfigurationError(f"{path} is not UTF-8; save it as UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        said = "nested too deeply" if isinstance(wrong, RecursionError) else f"{wrong}"
        raise ConfigurationError(
            f"{path} is not TOML: {said}; `firsthand init` writes one to begin from"
        ) from None
    return ConfigFile(
        path=path,
        text=text,
        data=document,
        read_by_others=stat.S_ISREG(mode) and bool(mode & OTHERS_READ),
    )


def _existing(path: Path, source: str) -> Path:
    path = path.expanduser()
    if path.is_dir():
        raise ConfigurationError(f"{source} {path} is a folder; name the file in it")
    if not path.exists():
        raise ConfigurationError(
            f"{source} {path}: no such file; `firsthand init --config FILE` writes one"
        )
    return path


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _refuse_anothers(path: Path) -> None:
    held = path.stat()
    if held.st_uid not in (os.getuid(), 0) or held.st_mode & OTHERS_WRITE:
        raise ConfigurationError(
            f"./{path} belongs to another user or can be written by others, and it would say where"
            f" evidence and keys go; if it is right, `chmod go-w` it, or name it with --config"
        )
