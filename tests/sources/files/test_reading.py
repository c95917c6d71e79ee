"""Bytes of files: bounded, stoppable, and refused with a reason."""

import gzip
import os
import threading
import tracemalloc
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.limits import MIB, ReadLimits
from firsthand.sources.files.logfile import open_log
from firsthand.sources.files.logs import LogFileSource
from firsthand.sources.files.reading import Encoding, chunks, encoding_of
from firsthand.sources.threads import Stopped

LIMITS = ReadLimits(chunk_bytes=1000)


def text_of(path: Path, encoding: Encoding, limits: ReadLimits = LIMITS) -> bytes:
    return b"".join(chunks(path, "x", encoding, limits, threading.Event()))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    parts=st.lists(st.binary(max_size=5000), max_size=3),
    chunk=st.integers(1, 2000),
    padding=st.booleans(),
)
def test_gzip_members_give_what_went_in(
    tmp_path: Path, parts: list[bytes], chunk: int, padding: bool
) -> None:
    path = tmp_path / "x.gz"
    path.write_bytes(
        b"".join(map(gzip.compress, parts or [b""])) + (b"\0" * 20 if padding else b"")
    )
    limits = ReadLimits(chunk_bytes=chunk)
    pieces = list(chunks(path, "x", Encoding.GZIP, limits, threading.Event()))
    assert b"".join(pieces) == b"".join(parts)
    assert all(len(piece) <= chunk for piece in pieces)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    text=st.text(), chunk=st.integers(1, 9), encoding=st.sampled_from(["utf-16-le", "utf-16-be"])
)
def test_utf_16_becomes_utf_8(tmp_path: Path, text: str, chunk: int, encoding: str) -> None:
    path = tmp_path / "x.log"
    path.write_bytes(("\ufeff" + text).encode(encoding))
    assert encoding_of(path.read_bytes(), "x") == encoding
    assert text_of(path, Encoding(encoding), ReadLimits(chunk_bytes=chunk)) == text.encode()


def test_a_gzip_bomb_ends_as_an_error_and_fills_no_memory(tmp_path: Path) -> None:
    path = tmp_path / "bomb.gz"
    squeeze = zlib.compressobj(9, zlib.DEFLATED, 31)
    with path.open("wb") as file:
        for _ in range(128):
            file.write(squeeze.compress(b"\0" * MIB))
        file.write(squeeze.flush())
    tracemalloc.start()
    taken: list[int] = []
    pieces = chunks(path, "bomb.gz", Encoding.GZIP, ReadLimits(), threading.Event())
    with pytest.raises(EvidenceFileError, match=r"bomb\.gz expands more than 250-fold"):
        taken.extend(len(piece) for piece in pieces)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert sum(taken) <= 33 * MIB
    assert peak < 16 * MIB


def test_a_gzip_file_that_expands_past_the_cap_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.gz"
    path.write_bytes(gzip.compress(os.urandom(50_000)))
    with pytest.raises(EvidenceFileError, match="expands to more than 20000 bytes"):
        text_of(path, Encoding.GZIP, ReadLimits(chunk_bytes=1000, expanded_bytes=20_000))


def test_half_a_gzip_file_gives_its_half_and_then_says_so(tmp_path: Path) -> None:
    path = tmp_path / "x.gz"
    whole = os.urandom(50_000)
    path.write_bytes(gzip.compress(whole)[:30_000])
    pieces: list[bytes] = []
    with pytest.raises(EvidenceFileError, match="ends early"):
        pieces.extend(chunks(path, "x.gz", Encoding.GZIP, LIMITS, threading.Event()))
    assert len(b"".join(pieces)) > 20_000
    assert whole.startswith(b"".join(pieces))


def test_damaged_gzip_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.gz"
    data = bytearray(gzip.compress(b"a line\n" * 5000))
    data[20:40] = b"\xff" * 20
    path.write_bytes(bytes(data))
    with pytest.raises(EvidenceFileError, match="damaged"):
        text_of(path, Encoding.GZIP)


@pytest.mark.parametrize("encoding", [Encoding.PLAIN, Encoding.GZIP])
def test_a_stop_ends_the_reading_within_a_chunk(tmp_path: Path, encoding: Encoding) -> None:
    path = tmp_path / "x"
    data = os.urandom(100_000)
    path.write_bytes(gzip.compress(data) if encoding is Encoding.GZIP else data)
    stop = threading.Event()
    pieces = chunks(path, "x", encoding, LIMITS, stop)
    next(pieces)
    stop.set()
    with pytest.raises(Stopped):
        next(pieces)


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (b"PK\x03\x04rest", "zip archive"),
        (b"BZh9", "bzip2"),
        (b"\xfd7zXZ\0", "is xz"),
        (b"\x28\xb5\x2f\xfd", "zstd"),
        (b"LPKSHHRH", "systemd journal"),
        (b"\x7fELF\x01\x01\x00\x00" + b"\x00" * 500, "binary"),
        (bytes(range(256)) * 8, "binary"),
        (b"a" * 257 + b"ustar\x0000", "tar archive"),
        (b'[\n  {"time": 1},\n', "one JSON document"),
        (b'{\n  "hits": [', "one JSON document"),
    ],
)
def test_what_is_no_log_text_is_refused_with_the_way_out(head: bytes, reason: str) -> None:
    with pytest.raises(EvidenceFileError, match=f"x.log.*{reason}"):
        encoding_of(head, "x.log")


@pytest.mark.parametrize(
    "head", [b"", b"a\n", "数据库\n".encode(), b"caf\xe9\n", b"a\x1b[31mb\n", b"one \0 byte\n"]
)
def test_text_is_text_even_if_it_is_not_quite_utf_8(head: bytes) -> None:
    assert encoding_of(head, "x") is Encoding.PLAIN


async def test_the_note_on_an_overlong_line_says_how_much_of_it_was_read(tmp_path: Path) -> None:
    limits = ReadLimits(record_bytes=5000)
    path = tmp_path / "app.log"
    path.write_text(f"2026-07-08T10:00:00Z INFO {'x' * 3_000_000}\n")
    source = LogFileSource([open_log(path, "app.log", limits)], limits=limits)
    result = await source.query(QueryLogs(), limit=5)
    (note,) = [one for one in result.notes if "overlong" in one]
    assert note.startswith(
        "1 overlong record cut: what is beyond the first 5000 bytes of one is not"
    )
    assert len(result.payload["logs"][0]["message"]) <= 5000  # type: ignore[index,call-overload]
