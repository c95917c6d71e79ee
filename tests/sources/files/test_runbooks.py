"""Markdown becomes passages under their headings."""

import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sources.kit import ask, write

from firsthand.contracts.enums import ToolName
from firsthand.contracts.records import EvidenceBlock
from firsthand.contracts.requests import LookupKnowledge
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import open_files
from firsthand.sources.files.runbooks import PASSAGE_CHARACTERS, load_runbooks, passages

TEXT = """---
title: x
---

Before any heading.

# Pool `exhausted`

Intro.

## First

```sh
# not a heading
```

- a
  ## not a heading either

Second
------

Text.
# 磁盘

满了。
"""


def blocks(text: str) -> list[EvidenceBlock]:
    return list(passages(text, "r.md"))


def test_passages_stand_under_their_headings() -> None:
    found = [(block["heading"], block["text"].splitlines()[0]) for block in blocks(TEXT)]
    assert found == [
        ([], "Before any heading."),
        (["Pool exhausted"], "Intro."),
        (["Pool exhausted", "First"], "```sh"),
        (["Pool exhausted", "Second"], "Text."),
        (["磁盘"], "满了。"),
    ]


def test_a_hash_in_a_fence_is_text() -> None:
    assert "# not a heading" in blocks(TEXT)[2]["text"]


def test_a_long_section_is_split_between_its_blocks_and_nothing_is_lost() -> None:
    paragraphs = [f"paragraph {number} " + "word " * 60 for number in range(20)]
    found = blocks("# Long\n\n" + "\n\n".join(paragraphs))
    assert len(found) > 1
    assert all(len(block["text"]) < 2 * PASSAGE_CHARACTERS for block in found)
    assert all(block["heading"] == ["Long"] for block in found)
    text = " ".join(block["text"] for block in found)
    assert all(f"paragraph {number} " in text for number in range(20))


@settings(deadline=None)
@given(st.text("# -=`\n\r\t\x0b\u2028ab>*1.<![]:", max_size=200))
def test_no_markdown_makes_it_fail(text: str) -> None:
    assert all(block["text"] for block in blocks(text))


@settings(deadline=None)
@given(st.text("`\n\r\t\x0b\u2028ab>*1.<!", max_size=200))
def test_text_without_headings_is_kept_whole(text: str) -> None:
    kept = "".join(block["text"] for block in blocks(text))
    assert [kept.count(letter) for letter in "ab"] == [text.count(letter) for letter in "ab"]


def test_a_runbook_that_cannot_be_read_costs_a_note(tmp_path: Path) -> None:
    write(tmp_path, {"a.md": "# A\n\ntext", "b.md": b"\0\1\2\3" * 100, "big.md": "x" * 200})
    files = [(tmp_path / name, name) for name in ("a.md", "b.md", "big.md", "gone.md")]
    loaded = load_runbooks(files, ReadLimits(runbook_bytes=150), threading.Event())
    assert [block["file"] for block in loaded.blocks] == ["a.md"]
    assert len(loaded.notes) == 3


async def test_passages_are_found_and_an_irrelevant_question_is_not(tmp_path: Path) -> None:
    write(tmp_path, {"pool.md": "# Pool exhausted\n\nLook at HikariPool.", "note.csv": "x"})
    sources = open_files(runbooks=tmp_path)
    assert sources.ignored == ("note.csv",)
    request = LookupKnowledge(queries=["pool exhausted"])
    result, texts = await ask(sources, ToolName.LOOKUP_KNOWLEDGE, request)
    assert texts == ["pool.md › Pool exhausted: Look at HikariPool."]
    request = LookupKnowledge(queries=["bread and butter"])
    result, texts = await ask(sources, ToolName.LOOKUP_KNOWLEDGE, request)
    assert (result.payload, result.total, texts) == ({"evidence_blocks": []}, 0, [])
    assert result.scope.terms == ("bread and butter",)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a heading", "---\n---\n"])
def test_a_file_without_text_has_no_passages(text: str) -> None:
    assert blocks(text) == []
