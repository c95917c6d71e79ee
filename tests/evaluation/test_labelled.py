"""What no file of cases is: one line that names the file, the line, the field, the rule and the way out."""

import json
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from firsthand.contracts.errors import EvidenceFileError
from firsthand.evaluation.cases import Case, read_cases
from firsthand.evaluation.incidents import read_incident
from firsthand.evaluation.labelled import read_bounded

GOOD = json.dumps({"id": "a", "label": "yes"}).encode()
RAW = ("('", "Field required", "codec", "Input should", "Value error", "Errno", "Traceback")


def refused(path: Path) -> str:
    with pytest.raises(EvidenceFileError) as caught:
        read_cases(path, Case, frozenset(("yes", "no")))
    said = str(caught.value)
    assert said.startswith(str(path))
    assert "; " in said
    assert "\n" not in said
    assert not any(raw in said for raw in RAW)
    return said


def row(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (row(label="yes"), "field id is missing"),
        (row(id="b"), "field label is missing"),
        (row(), "field id is missing (and 1 more)"),
        (row(id=3, label="yes"), "field id should be a text"),
        (row(id="b", label="yes", debatable="perhaps"), "field debatable should be true or false"),
        (row(id="b", label="maybe"), "field label 'maybe' is none of no, yes"),
        (row(id="\ud800", label="yes"), "field id should be a text without half of a surrogate"),
        (b"[1]", "it is JSON, but no object"),
        (b"null", "it is JSON, but no object"),
        (b"not json", "no JSON object (expecting value, column 1)"),
        (GOOD + GOOD, "no JSON object (extra data"),
        (b'{"id": ' + b"9" * 5000 + b"}", "a number in it is too long"),
        (b"[" * 100_000, "it nests too deeply"),
    ],
    ids=lambda one: repr(one[:30]),
)
def test_a_bad_line_is_named_with_its_field_and_rule(
    tmp_path: Path, line: bytes, rule: str
) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b"\n".join([b"\xef\xbb\xbf" + GOOD, b"", line, GOOD]))
    assert refused(path).startswith(f"{path}, line 3: {rule}")


def test_a_line_that_is_no_utf8_is_named_with_its_byte(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(GOOD + b'\r\n{"id": "\xff"}\n')
    assert "cannot be read as UTF-8 text: byte 9 of line 2 is none; save it" in refused(path)


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_a_good_file_is_read_whatever_ends_its_lines(tmp_path: Path, end: bytes) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + end.join([GOOD, b" ", GOOD, b""]))
    assert len(read_cases(path, Case, frozenset(("yes",)))) == 2


def a_pipe(path: Path) -> Path:
    os.mkfifo(path)
    return path


def a_link_to_a_device(path: Path) -> Path:
    path.symlink_to("/dev/zero")
    return path


def full(path: Path) -> Path:
    return Path("/dev/full")


@pytest.mark.parametrize("make", [a_pipe, a_link_to_a_device, full])
def test_what_may_never_end_is_not_read(make: Callable[[Path], Path], tmp_path: Path) -> None:
    assert "is no regular file" in refused(make(tmp_path / "cases.jsonl"))


def a_socket(path: Path) -> Path:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))
    return path


def a_loop(path: Path) -> Path:
    path.symlink_to(path)
    return path


def nothing(path: Path) -> Path:
    return path


def a_folder(path: Path) -> Path:
    path.mkdir()
    return path


@pytest.mark.parametrize("make", [a_socket, a_loop, nothing, a_folder])
def test_what_cannot_be_opened_is_said_plainly(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    refused(make(tmp_path / "cases.jsonl"))


def test_a_file_beyond_the_bound_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b"x" * 1025)
    assert len(read_bounded(path, 1025)) == 1025
    with pytest.raises(EvidenceFileError, match="is larger than 0 MiB; split it"):
        read_bounded(path, 1024)


def test_an_incident_that_lacks_a_field_names_it(tmp_path: Path) -> None:
    (tmp_path / "incident.json").write_text('{"id": "a", "kind": "b", "question": "c"}')
    with pytest.raises(EvidenceFileError, match=r"incident\.json has .*: field gold is missing; "):
        read_incident(tmp_path)
