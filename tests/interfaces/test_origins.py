"""Where a cited record stands: file, line, and a command of the shell that prints that line."""

import gzip
import json
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from firsthand.contracts.base import JsonObject
from firsthand.interfaces.views.origins import Origin, origins_of

LINES = [
    "2026-07-08 12:13:58+0200 [main] INFO started in 3 s",
    "2026-07-08 12:14:03+0200 [pool-1] ERROR it's full: $(touch owned) -- request timed out after 30000ms",
    json.dumps({"ts": "2026-07-08T10:14:05Z", "level": "error", "msg": "refused by db-9"}),
]


def printed(command: str | None) -> list[str]:
    assert command is not None
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run([shell, "-c", command], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def of(record: JsonObject, asked_with: JsonObject) -> Origin:
    (origin,) = origins_of({7: {"logs": [record]}}, asked_with).values()
    return origin


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    logs = tmp_path / "an incident's" / "logs"
    logs.mkdir(parents=True)
    text = "\n".join(LINES) + "\n"
    (logs / "app one.log").write_text(text)
    (logs / "app.log.gz").write_bytes(gzip.compress(text.encode()))
    return logs.parent


@pytest.mark.parametrize("name", ["app one.log", "app.log.gz"])
@pytest.mark.parametrize("given", ["evidence", "file", "folder", "files"])
def test_the_command_prints_the_very_line(folder: Path, name: str, given: str) -> None:
    file = folder / "logs" / name
    ways: dict[str, tuple[str, JsonObject]] = {
        "evidence": (f"logs/{name}", {"evidence": str(folder)}),
        "file": (name, {"logs": [str(file)]}),
        "folder": (f"logs/{name}", {"logs": [str(file.parent)]}),
        "files": (name, {"evidence": str(folder), "logs": ["/else/x.log", str(file)]}),
    }
    shown, asked_with = ways[given]
    for number, text in enumerate(LINES, start=1):
        origin = of({"file": shown, "line": number, "message": "m"}, asked_with)
        assert origin.place == f"{shown}:{number}"
        assert printed(origin.command) == [text]


def test_without_a_number_the_records_own_words_are_searched_for(folder: Path) -> None:
    asked_with: JsonObject = {"evidence": str(folder)}
    message = "it's full: $(touch owned) -- request timed out after 30000ms [secret:token:1a2b3c4d]"
    origin = of({"file": "logs/app one.log", "message": message}, asked_with)
    assert origin.place == "logs/app one.log"
    assert printed(origin.command) == [f"2:{LINES[1]}"]


def test_a_group_stands_where_its_example_does(folder: Path) -> None:
    exemplar: JsonObject = {"file": "logs/app one.log", "line": 3}
    payloads: dict[int, Any] = {7: {"logs": [{"count": 4, "exemplar": exemplar}]}}
    found = origins_of(payloads, {"evidence": str(folder)})
    assert printed(found[7, "$.logs[0]"].command) == [LINES[2]]


@pytest.mark.parametrize(
    "asked_with", [{}, {"scenario": "s"}, {"logs": ["/a/logs", "/b/logs"]}, {"logs": ["/a/other"]}]
)
def test_where_it_is_not_plain_which_file_it_is_there_is_no_command(asked_with: JsonObject) -> None:
    assert of({"file": "logs/app.log", "line": 3}, asked_with) == Origin(
        place="logs/app.log:3", command=None
    )


@pytest.mark.parametrize(
    "payload",
    [
        None,
        [],
        "x",
        {},
        {"logs": 3},
        {"logs": [3, {}, {"file": 3}, {"exemplar": "x"}, {"file": ""}]},
    ],
)
def test_a_payload_of_any_shape_is_read(payload: Any) -> None:
    assert origins_of({7: payload}, {"evidence": "/e"}) == {}


def test_a_hostile_name_is_one_quoted_word() -> None:
    origin = of({"file": "logs/a\u202e'; rm -rf x.log", "line": True}, {"evidence": "/e"})
    assert origin == Origin(place="logs/a'; rm -rf x.log", command=None)
    origin = of({"file": "logs/-f; touch x", "line": 3}, {"evidence": "/e"})
    assert shlex.split(origin.command or "") == ["sed", "-n", "3p", "--", "/e/logs/-f; touch x"]
