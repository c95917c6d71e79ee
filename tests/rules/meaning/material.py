"""Own labelled claims: blocks of texts with claims that follow (`+`) and claims that do not (`- kind |`)."""

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent / "material"


class Labelled(NamedTuple):
    place: str
    """File and line."""
    claim: str
    texts: tuple[str, ...]
    tools: tuple[str, ...]
    follows: bool
    kind: str


def labelled() -> list[Labelled]:
    """Every claim of every file, in order."""
    return [one for path in sorted(FOLDER.glob("*.txt")) for one in _read(path)]


def _read(path: Path) -> list[Labelled]:
    found: list[Labelled] = []
    texts: list[str] = []
    tools: list[str] = []
    open_block = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        mark, _, rest = line.partition(" ")
        if mark == "@":
            if not open_block:
                texts, tools = [], []
            open_block = True
            tool, _, text = rest.partition("|")
            tools.append(tool.strip())
            texts.append(text.strip().replace("\\n", "\n"))
        elif mark in ("+", "-"):
            open_block = False
            kind, _, claim = rest.partition("|") if mark == "-" else ("", "", rest)
            place = f"{path.stem}:{number}"
            found.append(
                Labelled(
                    place, claim.strip(), tuple(texts), tuple(tools), mark == "+", kind.strip()
                )
            )
    return found
