"""Patterns must mean the same on every Python that the project runs on.

Before 3.11.5 a possessive quantifier or atomic group around a group matches wrongly: a private key was masked
in part on 3.11.2. Around one character or class they are sound.
"""

import re
from pathlib import Path

import firsthand

ROOT = Path(firsthand.__file__).parent
GROUP = re.compile(
    r"(?<!\\)\)(?:[*+?]|\{+[0-9,]*\}+)\+|\(\?>|\{_[A-Z_]+\}(?:[*+?]|\{+[0-9,]*\}+)\+"
)
"""A group, or the name of one in an f-string, that is held fast."""
CLASS = re.compile(r"\[[^\]\n]*$")


def held_groups(line: str) -> list[str]:
    """What stands inside a class is a sign."""
    return [one[0] for one in GROUP.finditer(line) if not CLASS.search(line[: one.start()])]


def test_no_group_is_held_fast() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{number}"
        for path in ROOT.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if held_groups(line)
    }
    assert not found


def test_the_look_for_such_groups_finds_them() -> None:
    assert held_groups(r'r"(?:a|b)*+"')
    assert held_groups(r'r"(?>ab)"')
    assert held_groups(r'rf"{_BREAKS}*+x"')
    assert not held_groups(r'r"[a-z]*+[()*+]"')
