"""The commands of docs/reviewed-flow.md that build on each other, in the page's order, in one home.

RUN and DIGEST in a command stand for those of the latest run. What the page marks `in-order` is run
here alone; the test of all pages runs the others.
"""

import json
from pathlib import Path

import pytest
from tests.docs.commands import Command, commands, matches
from tests.interfaces.cli.command import ROOT, FirsthandCommand

PAGE = ROOT / "docs" / "reviewed-flow.md"


def filled(command: Command, firsthand: FirsthandCommand) -> list[str]:
    run = json.loads(firsthand("runs", "--json").stdout)[0]["run_id"]
    words = list(command.words[1:])
    if "DIGEST" in words:
        words[words.index("DIGEST")] = json.loads(firsthand("verify", run, "--json").stdout)[
            "digest"
        ]
    return [run if word == "RUN" else word for word in words]


@pytest.mark.skipif(not PAGE.exists(), reason="the checkout has no docs")
def test_the_page_does_what_it_says_from_top_to_bottom(tmp_path: Path) -> None:
    firsthand = FirsthandCommand(home=tmp_path / "home")
    found = commands(PAGE, ROOT)
    assert sum(not command.runs for command in found) == 3
    for command in found:
        words = filled(command, firsthand) if not command.runs else list(command.words[1:])
        done = firsthand(*words)
        assert done.returncode == command.exit_code, done.stderr
        assert matches(command.output, done.stdout), done.stdout
