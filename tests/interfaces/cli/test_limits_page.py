"""docs/limits.md is drawn from the tables, and is the current drawing."""

from tests.interfaces.cli.command import ROOT

from firsthand.interfaces.cli.limits_page import page


def test_the_page_is_current() -> None:
    assert (ROOT / "docs" / "limits.md").read_text(encoding="utf-8") == page()
