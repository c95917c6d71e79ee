"""The index of the decisions lists every page, by the title that the page has."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
INDEX = FOLDER / "0000-index.md"


def test_the_index_has_a_line_for_every_page_and_no_other() -> None:
    """A line is `- [0123](0123-its-name.md) Title`, in the order of the numbers."""
    pages = sorted(page for page in FOLDER.glob("*.md") if page != INDEX)
    titles = [page.read_text(encoding="utf-8").split("\n", 1)[0] for page in pages]
    found = [re.fullmatch(r"# (\d{4})\. (.+)", title) for title in titles]
    wanted = [
        f"- [{one[1]}]({page.name}) {one[2]}" if one else f"{page.name} has no `# 0123. Title`"
        for page, one in zip(pages, found, strict=True)
    ]
    listed = [row for row in INDEX.read_text(encoding="utf-8").splitlines() if row[:3] == "- ["]
    assert listed == wanted


def test_a_page_has_the_number_of_its_file() -> None:
    for page in FOLDER.glob("0[0-9]*.md"):
        number = page.name[:4]
        assert number == "0000" or page.read_text(encoding="utf-8").startswith(f"# {number}.")
