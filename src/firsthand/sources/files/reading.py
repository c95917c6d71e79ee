"""Bytes of evidence files, in bounded chunks.

Law: the only module that opens a log. It reads regular files only (never a pipe or a device),
never holds more than a chunk, and refuses with one line that names the file, the rule and the way
out. Gzip is expanded within `ReadLimits`: a bomb ends as an error, not as memory.
"""

import codecs
import os
import re
import stat
import threading
import zlib
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

from firsthand.contracts.errors import EvidenceFileError
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.threads import Stopped

SNIFF_BYTES = 64 * 1024
"""How much of a file's head decides what it is."""

_MAGIC = (
    (b"PK\x03\x04", "is a zip archive; unpack it"),
    (b"BZh", "is bzip2; unpack it, or compress it with gzip"),
    (b"\xfd7zXZ", "is xz; unpack it, or compress it with gzip"),
    (b"\x28\xb5\x2f\xfd", "is zstd; unpack it, or compress it with gzip"),
    (b"LPKSHHRH", "is a systemd journal; export it with `journalctl --file FILE -o short-iso`"),
)
_BOMS = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))


class Encoding(StrEnum):
    """How a log file's bytes become lines."""

    PLAIN = "plain"
    GZIP = "gzip"
    UTF16_LE = "utf-16-le"
    UTF16_BE = "utf-16-be"


def checked_stat(path: Path, name: str) -> os.stat_result:
    """Of a regular, readable file; EvidenceFileError otherwise. Nothing is opened that may block."""
    try:
        status = path.stat()
    except (OSError, ValueError) as error:
        raise EvidenceFileError(unreadable(name, error)) from None
    if stat.S_ISDIR(status.st_mode):
        raise EvidenceFileError(f"{name} is a folder, not a file")
    if not stat.S_ISREG(status.st_mode):
        raise EvidenceFileError(f"{name} is a pipe or a device; save what it gives to a file")
    return status


def unreadable(name: str, error: Exception) -> str:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return f"{name} cannot be read ({reason}); check the path and its permissions"


def read_bounded(path: Path, name: str, limit: int) -> bytes:
    """A whole small file; EvidenceFileError if it is larger than `limit`."""
    status = checked_stat(path, name)
    if status.st_size > limit:
        raise EvidenceFileError(
            f"{name} has {status.st_size} bytes, the limit is {limit}; give a smaller export"
        )
    try:
        with path.open("rb") as file:
            return file.read(limit)
    except OSError as error:
        raise EvidenceFileError(unreadable(name, error)) from None


def encoding_of(head: bytes, name: str) -> Encoding:
    """What the first bytes say; EvidenceFileError for what is no log text."""
    if head.startswith(b"\x1f\x8b"):
        return Encoding.GZIP
    for bom, encoding in _BOMS:
        if head.startswith(bom):
            return Encoding(encoding)
    for magic, advice in _MAGIC:
        if head.startswith(magic):
            raise EvidenceFileError(f"{name} {advice}")
    refuse_other(head, name)
    return Encoding.PLAIN


def refuse_other(head: bytes, name: str) -> None:
    """EvidenceFileError for a tar archive, a JSON document, and what has many control bytes."""
    if head[257:262] == b"ustar":
        raise EvidenceFileError(f"{name} is a tar archive; unpack it into the logs folder")
    sample = head[:8192]
    if _DOCUMENT.match(sample):
        raise EvidenceFileError(
            f"{name} is one JSON document, not one object a line; convert it (jq -c '.[]')"
        )
    odd = len(sample.translate(None, delete=_TEXT_BYTES))
    if odd > 8 and odd * 20 > len(sample):
        raise EvidenceFileError(f"{name} is binary, not a log in text; export it as text")


_DOCUMENT = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*\{\s*\"|\{\s*\n\s*\")")
_TEXT_BYTES = bytes({*range(0x20, 0x100), *b"\t\r\n\x0b\x0c\x1b"} - {0x7F})


def chunks(
    path: Path,
    name: str,
    encoding: Encoding,
    limits: ReadLimits,
    stop: threading.Event,
    span: tuple[int, int | None] = (0, None),
) -> Iterator[bytes]:
    """The file's text as UTF-8 bytes. `span` (plain files only) is a range of byte offsets.

    Raises Stopped as soon as `stop` is set, EvidenceFileError where the file cannot go on.
    """
    raw = _raw(path, name, limits, stop, span)
    if encoding is Encoding.PLAIN:
        return raw
    if encoding is Encoding.GZIP:
        return _expanded(raw, name, limits, stop)
    return _transcoded(raw)


def _raw(
    path: Path, name: str, limits: ReadLimits, stop: threading.Event, span: tuple[int, int | None]
) -> Iterator[bytes]:
    start, end = span
    try:
        with path.open("rb", buffering=0) as file:
            file.seek(start)
            left = end - start if end is not None else None
            while left is None or left > 0:
                if stop.is_set():
                    raise Stopped
                chunk = file.read(
                    limits.chunk_bytes if left is None else min(limits.chunk_bytes, left)
                )
                if not chunk:
                    return
                left = None if left is None else left - len(chunk)
                yield chunk
    except OSError as error:
        raise EvidenceFileError(unreadable(name, error)) from None


def _expanded(
    raw: Iterator[bytes], name: str, limits: ReadLimits, stop: threading.Event
) -> Iterator[bytes]:
    """Gzip members one after the other; padding behind them is ignored, as gzip does."""
    taken = given = 0
    expander = zlib.decompressobj(wbits=31)
    for chunk in raw:
        taken += len(chunk)
        data, pending = chunk, True
        while pending:
            if stop.is_set():
                raise Stopped
            if expander.eof:
                data = data.lstrip(b"\0")
                if not data.startswith(b"\x1f"):
                    break
                expander = zlib.decompressobj(wbits=31)
            try:
                text = expander.decompress(data, limits.chunk_bytes)
            except zlib.error:
                raise EvidenceFileError(
                    f"{name} is damaged (bad gzip data after {given} bytes); export it again"
                ) from None
            data = expander.unused_data if expander.eof else expander.unconsumed_tail
            pending = bool(data) or len(text) == limits.chunk_bytes
            given += len(text)
            _refuse_bomb(name, taken, given, limits)
            if text:
                yield text
    if not expander.eof:
        raise EvidenceFileError(
            f"{name} ends early (half a gzip file, {given} bytes were read); export it again"
        )


def _refuse_bomb(name: str, taken: int, given: int, limits: ReadLimits) -> None:
    if given > limits.expanded_bytes:
        raise EvidenceFileError(
            f"{name} expands to more than {limits.expanded_bytes} bytes; split it, or unpack it"
        )
    if given > limits.ratio_from_bytes and given > taken * limits.expansion_ratio:
        raise EvidenceFileError(
            f"{name} expands more than {limits.expansion_ratio}-fold, like a gzip bomb; "
            "if it is a real log, unpack it"
        )


def _transcoded(raw: Iterator[bytes]) -> Iterator[bytes]:
    """UTF-16 with its byte order mark, as UTF-8."""
    decoder = codecs.getincrementaldecoder("utf-16")(errors="replace")
    for chunk in raw:
        yield decoder.decode(chunk).encode()
    yield decoder.decode(b"", final=True).encode()
