"""Draws the README's pictures: what the demo prints in a terminal, as SVG.

    python docs/pictures.py

Runs the two demos in a temporary home, in a pseudo-terminal's width, and writes docs/images/*.svg.
The fonts are the reader's own: nothing is fetched.
"""

import io
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

COLUMNS = 112
IMAGES = Path(__file__).parent / "images"
PICTURES = {
    "demo.svg": (("demo",), 34),
    "forged.svg": (("demo", "--forged", "--flow", "reviewed"), 34),
}
"""File → arguments, and how many lines are shown."""
REMOTE_FONTS = re.compile(r"@font-face\s*\{[^}]*\}")


def drawn(arguments: tuple[str, ...], lines: int) -> str:
    """The command's first lines as an SVG."""
    shown = terminal_output(arguments).splitlines()
    console = Console(record=True, width=COLUMNS, file=io.StringIO())
    console.print(Text(f"$ firsthand {' '.join(arguments)}", style="bold"))
    for line in shown[:lines]:
        console.print(Text.from_ansi(line), no_wrap=True, crop=True)
    if len(shown) > lines:
        console.print(Text("…", style="dim"))
    svg = console.export_svg(title="firsthand")
    return REMOTE_FONTS.sub("", svg)


def terminal_output(arguments: tuple[str, ...]) -> str:
    """Stdout of the command as a colour terminal of COLUMNS would get it."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "FIRSTHAND_HOME": home,
            "COLUMNS": str(COLUMNS),
            "TERM": "xterm-256color",
        }
        command = [sys.executable, "-m", "firsthand", *arguments]
        code = f"import pty, sys; sys.exit(pty.spawn({command!r}) >> 8)"
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            check=False,
        )
    text = done.stdout.decode().replace("\r\n", "\n")
    start = max(text.find("NO CONCLUSION"), 0) or text.find("CONCLUSION")
    begin = text.rfind("\n", 0, start) + 1
    return text[begin:]


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    for name, (arguments, lines) in PICTURES.items():
        (IMAGES / name).write_text(drawn(arguments, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
