"""Which lines make one record, however a file is cut."""

from pathlib import Path

import pytest
from tests.sources.kit import SMALL, hits, messages

T = "2026-07-08T10:14:0"

FILES: dict[str, tuple[str, list[str]]] = {
    "a stack trace belongs to its first line": (
        f"{T}1Z ERROR failed\njava.lang.IllegalStateException: no\n\tat a.B.c(B.java:1)\n"
        f"Caused by: x.Y: z\n\t... 3 more\n{T}2Z INFO next\n",
        [
            "failed\njava.lang.IllegalStateException: no\n\tat a.B.c(B.java:1)\n"
            "Caused by: x.Y: z\n\t... 3 more",
            "next",
        ],
    ),
    "lines without a stamp go on with the record before": (
        f"{T}1Z INFO SELECT *\nFROM orders\nWHERE id = 1\n{T}2Z INFO next\n",
        ["SELECT *\nFROM orders\nWHERE id = 1", "next"],
    ),
    "a trace that a collector stamped line by line is one record": (
        f"{T}1Z start\n{T}1Z Traceback (most recent call last):\n{T}1Z   File \"a.py\", line 1\n"
        f"{T}1Z     raise ValueError\n{T}1Z ValueError: 5\n{T}2Z next\n{T}3Z last\n",
        [
            "start",
            'Traceback (most recent call last):\n  File "a.py", line 1\n    raise ValueError\nValueError: 5',
            "next",
            "last",
        ],
    ),
    "an indented level begins a record": (
        f"{T}1Z DEBUG a\n{T}2Z   INFO b\n{T}3Z   WARN c\n{T}4Z ERROR d\n{T}5Z ERROR e\n",
        ["a", "b", "c", "d", "e"],
    ),
    "without stamps each line is a record, but for what goes on": (
        "starting\nlistening\nTraceback (most recent call last):\n  File \"x\"\nKeyError: 'a'\nend\n",
        ["starting", "listening", "Traceback (most recent call last):\n  File \"x\"\nKeyError: 'a'", "end"],
    ),
    "in JSON-lines a line that is no object is a record of its own": (
        f'{{"time":"{T}1Z","msg":"a"}}\nplain words\n{{"time":"{T}2Z","msg":"b"}}\n',
        ["a", "plain words", "b"],
    ),
    "an object inside a text record is no record": (
        f'{T}1Z INFO body:\n{{"a": 1}}\n{T}2Z INFO next\n',
        ['body:\n{"a": 1}', "next"],
    ),
    "a date that does not exist begins a record of its own": (
        f"{T}1Z INFO a\n2026-13-45T10:00:00Z INFO b\n{T}2Z INFO c\n",
        ["a", "2026-13-45T10:00:00Z INFO b", "c"],
    ),
    "empty lines are nothing": (f"\n\n{T}1Z INFO a\n\n\n{T}2Z INFO b\n\n", ["a", "b"]),
    "the last line needs no newline": (f"{T}1Z INFO a\n{T}2Z INFO b", ["a", "b"]),
    "windows line ends": (
        f"{T}1Z INFO a\r\n\tat b.c(D.java:1)\r\n{T}2Z INFO d\r\n",
        ["a\n\tat b.c(D.java:1)", "d"],
    ),
    "a byte order mark": ("\ufeff" + f"{T}1Z INFO a\n{T}2Z INFO b\n", ["a", "b"]),
    "a byte order mark before JSON": ('\ufeff{"msg":"a"}\n{"msg":"b"}\n', ["a", "b"]),
    "klog": (
        "I0708 10:14:03.1 1 a.go:1] one\nE0708 10:14:04.1 1 a.go:2] two\ngoroutine 1 [running]:\n",
        ["1 a.go:1] one", "1 a.go:2] two\ngoroutine 1 [running]:"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", FILES)
@pytest.mark.parametrize("chunk", [1, 7, 64, 1 << 20])
def test_records(case: str, chunk: int, tmp_path: Path) -> None:
    text, expected = FILES[case]
    path = tmp_path / "app.log"
    path.write_text(text, newline="")
    limits = SMALL.model_copy(update={"chunk_bytes": chunk})
    found = [text for text in messages(hits(path, limits=limits)) if text]
    assert found == expected


def test_line_numbers_count_from_one(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    path.write_text(f"{T}1Z INFO a\n\tat b.c(D.java:1)\n{T}2Z INFO d\n")
    assert [hit.line for hit in hits(path)] == [1, 3]


def test_a_line_without_end_is_cut_and_its_neighbours_are_whole(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    path.write_text(f"{T}1Z INFO before\n{T}2Z INFO {'x' * 50_000}\n{T}3Z INFO behind\n")
    limits = SMALL.model_copy(update={"record_bytes": 1000})
    found = messages(hits(path, limits=limits))
    assert found[0] == "before"
    assert found[-1] == "behind"
    assert len(found[1]) <= 1000


def test_a_record_of_very_many_lines_is_closed_and_loses_no_neighbour(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    many = "".join(f"\tat a.B.c(B.java:{number})\n" for number in range(2000))
    path.write_text(f"{T}1Z ERROR before\n{many}{T}3Z INFO behind\n")
    found = messages(hits(path, limits=SMALL))
    assert found[0].startswith("before\n\tat a.B.c(B.java:0)")
    assert found[-1] == "behind"
