"""docs/gatekeeper.md is drawn from the table, and is the current drawing."""

from pathlib import Path

from firsthand.rules.gatekeeper.document import page
from firsthand.rules.gatekeeper.table import ROWS

PAGE = Path(__file__).parents[3] / "docs" / "gatekeeper.md"


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_page_names_every_rule_of_the_table() -> None:
    text = page()
    assert all(
        f"| `{row.rule.value}` | {row.when} | {row.severity.value} |" in text for row in ROWS
    )
