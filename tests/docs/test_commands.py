"""The reader of the docs' commands: a check that could not fail would be none."""

from pathlib import Path

import pytest
from tests.docs.commands import commands, matches

PAGE = """\
Text with `firsthand runs`, which is no block.

```console exit=4
$ firsthand demo \\
    --forged
NO CONCLUSION
…
$ ls
$ firsthand show "run a"
```

```bash no-run
pip install firsthand
firsthand diagnose "why?" --evidence DIR  # yours
```

```python
firsthand = 1
```
"""


def test_only_our_own_commands_in_shell_blocks_are_read(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    first, second, third = commands(page, tmp_path)
    assert first.words == ("firsthand", "demo", "--forged")
    assert (first.output, first.exit_code, first.runs) == ("NO CONCLUSION\n…", 4, True)
    assert second.words == ("firsthand", "show", "run a")
    assert third.words == ("firsthand", "diagnose", "why?", "--evidence", "DIR")
    assert not third.runs
    assert str(third) == "page.md:12 firsthand diagnose 'why?' --evidence DIR"


@pytest.mark.parametrize(
    ("expected", "printed", "same"),
    [
        ("a\nb", "a\nb\n", True),
        ("a\nb", "a\nc\n", False),
        ("a\nb", "a\nb\nc\n", False),
        ("a\n…\nc", "a\nb\nb\nc\n", True),
        ("a\n…\nc", "a\nc\n", True),
        ("a\n…", "b\n", False),
        ("run-… took … s", "run-x1 took 0.4 s\n", True),
        ("run-… took … s", "run-x1 took\n0.4 s\n", False),
        ("a.b", "axb\n", False),
    ],
)
def test_an_output_matches_line_by_line(expected: str, printed: str, same: bool) -> None:
    assert matches(expected, printed) is same
