"""docs/sources.md: its table of settings is the current one, and its examples are valid files."""

import re
from pathlib import Path

import pytest

from firsthand.settings import load_settings
from firsthand.settings.page import with_table

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "sources.md"
EXAMPLES = [
    example
    for page in sorted(DOCS.glob("*.md"))
    for example in re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]
REDRAW = (
    'draw it again: python -c "from pathlib import Path; from firsthand.settings.page import'
    " with_table; p = Path('docs/sources.md');"
    " p.write_text(with_table(p.read_text(), 'sources'))\""
)


def test_the_table_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == with_table(text, "sources"), REDRAW


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_a_valid_file(tmp_path: Path, example: str) -> None:
    path = tmp_path / "firsthand.toml"
    path.write_text(example, encoding="utf-8")
    path.chmod(0o600)
    settings = load_settings(path)
    assert settings.model_dump() != load_settings().model_dump()
    assert settings.warnings == ()


def test_there_is_an_example_of_every_kind() -> None:
    text = "".join(EXAMPLES)
    for name in (
        "prometheus",
        "alertmanager",
        "loki",
        "elasticsearch",
        "opensearch",
        "victorialogs",
    ):
        assert name in text
