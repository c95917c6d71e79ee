"""Reads the commands out of a Markdown page, and what the page says that they print.

A fence ```console holds `$ command` lines, each followed by its output; ```bash holds commands
alone. `…` in an output stands for anything, a line of its own for any lines. The info string may
add `exit=N` (the exit code, 0 if absent) and `no-run` (a command that needs what a test has not).
"""

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^```(console|bash)\b([^\n]*)\n(.*?)^```\s*$", re.MULTILINE | re.DOTALL)
EXIT = re.compile(r"\bexit=(\d+)\b")
NO_RUN = re.compile(r"\bno-run\b")
PROGRAM = "firsthand"


@dataclass(frozen=True, kw_only=True)
class Command:
    page: str
    line: int
    """Of the fence, from 1."""
    words: tuple[str, ...]
    """As a shell would split them; the program first."""
    output: str
    """Empty: the page shows none."""
    exit_code: int
    runs: bool

    def __str__(self) -> str:
        return f"{self.page}:{self.line} {shlex.join(self.words)}"


def commands(page: Path, root: Path) -> list[Command]:
    """Every command of our own program, in the page's order."""
    text = page.read_text(encoding="utf-8")
    found: list[Command] = []
    for fence in FENCE.finditer(text):
        kind, info, body = fence.groups()
        code = EXIT.search(info)
        for command, output in _split(kind, body):
            words = tuple(shlex.split(command, comments=True))
            if words[:1] != (PROGRAM,):
                continue
            found.append(
                Command(
                    page=page.relative_to(root).as_posix(),
                    line=text.count("\n", 0, fence.start()) + 1,
                    words=words,
                    output=output,
                    exit_code=int(code.group(1)) if code else 0,
                    runs=not NO_RUN.search(info),
                )
            )
    return found


def _split(kind: str, body: str) -> list[tuple[str, str]]:
    """`(command, output)`; a backslash continues a command."""
    rows = re.sub(r"\\\n\s*", " ", body).splitlines()
    if kind == "bash":
        return [(row, "") for row in rows if row.strip()]
    pairs: list[tuple[str, list[str]]] = []
    for row in rows:
        if row.startswith("$ "):
            pairs.append((row[2:], []))
        elif pairs:
            pairs[-1][1].append(row)
    return [(command, "\n".join(output).strip("\n")) for command, output in pairs]


def matches(expected: str, printed: str) -> bool:
    """Line by line; trailing white space does not count."""
    pattern = ""
    for row in expected.splitlines():
        if row.strip() == "…":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*?".join(map(re.escape, row.rstrip().split("…"))) + r"[ ]*\n"
    whole = "\n".join(row.rstrip() for row in printed.strip("\n").splitlines()) + "\n"
    return re.fullmatch(pattern, whole) is not None
