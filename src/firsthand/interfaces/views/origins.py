"""Where a cited log record stands on disk, and the command that prints that very line.

Law: pure; reads the recorded payload. A rendered record is no line of its file: its time is in UTC, and the
file's name may be its service. A file's name and a record's words are each one quoted word of the shell.
"""

import re
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.interfaces.safe_text import safe_line
from firsthand.rules.evidence.paths import COLLECTIONS, raw_path

LONGEST_WORDS = 200
"""Characters of a record's words that are searched for where its line has no number."""
_NOT_IN_THE_FILE = re.compile(r"\[secret:[^\]]*\]|[^\x20-\x7e]+")
"""A mask, and what a file may write otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    place: str
    """`logs/app.log:12`; without the number where the lines before were not read."""
    command: str | None
    """None where the run was not asked with files."""


Origins = Mapping[tuple[int, str], Origin]
"""By invocation id and raw_path."""
NO_ORIGINS: Origins = {}


def origins_of(
    payloads: Mapping[int, JsonValue], asked_with: JsonObject
) -> dict[tuple[int, str], Origin]:
    """Of the payloads by their invocations' ids; of a group, the origin of its exemplar."""
    return {
        (invocation_id, path): origin
        for invocation_id, payload in payloads.items()
        for path, record in _records(payload)
        if (origin := _origin(record, asked_with)) is not None
    }


def _records(payload: JsonValue) -> Iterator[tuple[str, JsonObject]]:
    (collection,) = COLLECTIONS[ToolName.QUERY_LOGS]
    items = payload.get(collection) if isinstance(payload, dict) else None
    for index, item in enumerate(items if isinstance(items, list) else ()):
        record = item.get("exemplar", item) if isinstance(item, dict) else None
        if isinstance(record, dict):
            yield raw_path(collection, index), record


def _origin(record: JsonObject, asked_with: JsonObject) -> Origin | None:
    name, line = record.get("file"), record.get("line")
    if not isinstance(name, str) or not name:
        return None
    numbered = type(line) is int and line > 0
    path = _path(name, asked_with)
    return Origin(
        place=f"{safe_line(name)}:{line}" if numbered else safe_line(name),
        command=None if path is None else _command(path, line if numbered else None, record),
    )


def _path(name: str, asked_with: JsonObject) -> str | None:
    """On this disk; None where it is not plain which of the given paths the name is below."""
    folder, own = asked_with.get("evidence"), asked_with.get("logs")
    if not own:
        return f"{folder}/{name}" if isinstance(folder, str) and folder else None
    given = [str(path) for path in own] if isinstance(own, list) else [str(own)]
    found = {
        f"{path}{name[len(last) :]}"
        for path in given
        for last in [path.rpartition("/")[2]]
        if name == last or name.startswith(f"{last}/")
    }
    return found.pop() if len(found) == 1 else None


def _command(path: str, line: JsonValue, record: JsonObject) -> str | None:
    file = shlex.quote(safe_line(path))
    packed = path.endswith(".gz")
    if line is not None:
        return f"gzip -dc -- {file} | sed -n {line}p" if packed else f"sed -n {line}p -- {file}"
    words = max(_NOT_IN_THE_FILE.split(str(record.get("message") or "")), key=len)
    words = words.strip()[:LONGEST_WORDS]
    if not words:
        return None
    search = f"grep -nF -e {shlex.quote(words)}"
    return f"gzip -dc -- {file} | {search}" if packed else f"{search} -- {file}"
