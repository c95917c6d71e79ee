"""`lookup_knowledge`: what was read stays what was read; selected runbooks go before the index."""

from pathlib import Path

from tests.sources.kit import ask, write

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import LookupKnowledge
from firsthand.sources.files.opening import open_files
from firsthand.sources.knowledge.opening import with_index, with_runbooks
from firsthand.sources.knowledge.store import update_index

TOOL = ToolName.LOOKUP_KNOWLEDGE
REQUEST = LookupKnowledge(queries=["pool exhausted"])
BOOKS = {
    "pool.md": "# Pool exhausted\n\nLook at HikariPool.",
    "sub/page.html": "<h1>Pool exhausted</h1><p>See the graph.</p>",
    "notes.txt": "Pool\n====\n\nThe pool was exhausted.",
    "data.csv": "pool,exhausted",
}


async def test_a_folder_serves_all_three_formats_by_file_and_heading(tmp_path: Path) -> None:
    sources = with_runbooks(open_files(), write(tmp_path / "books", BOOKS))
    result, texts = await ask(sources, TOOL, REQUEST)
    assert sources.ignored == ("data.csv",)
    assert set(texts) == {
        "pool.md › Pool exhausted: Look at HikariPool.",
        "sub/page.html › Pool exhausted: See the graph.",
        "notes.txt › Pool: The pool was exhausted.",
    }
    assert result.total == 3


async def test_a_runbook_that_changes_during_a_run_changes_no_answer(tmp_path: Path) -> None:
    folder = write(tmp_path / "books", {"a.md": "# Pool exhausted\n\nOld words."})
    sources = with_runbooks(open_files(), folder)
    _, before = await ask(sources, TOOL, REQUEST)
    write(folder, {"a.md": "# Pool exhausted\n\nNew words."})
    _, after = await ask(sources, TOOL, REQUEST)
    assert before == after == ["a.md › Pool exhausted: Old words."]


async def test_the_index_serves_where_no_runbooks_were_selected(tmp_path: Path) -> None:
    home = tmp_path / "home"
    update_index(home, [write(tmp_path / "books", BOOKS)])
    indexed = with_index(open_files(), home)
    result, texts = await ask(indexed, TOOL, REQUEST)
    assert "books/pool.md › Pool exhausted: Look at HikariPool." in texts
    assert result.scope.source == "runbook index (3 files)"
    chosen = with_runbooks(
        open_files(), write(tmp_path / "own", {"o.md": "# Pool exhausted\n\nOwn."})
    )
    _, texts = await ask(with_index(chosen, home), TOOL, REQUEST)
    assert texts == ["o.md › Pool exhausted: Own."]
    for sources in (indexed, chosen):
        await sources.by_tool[TOOL].close()


async def test_an_index_that_cannot_be_read_costs_a_note(tmp_path: Path) -> None:
    write(tmp_path, {"knowledge.db": b"no database"})
    sources = with_index(open_files(), tmp_path)
    assert any("another version" in note for note in sources.notes)
    assert with_index(open_files(), tmp_path / "none").notes == ()


async def test_nothing_relevant_is_an_empty_result(tmp_path: Path) -> None:
    sources = with_runbooks(open_files(), write(tmp_path / "books", BOOKS))
    result, texts = await ask(sources, TOOL, LookupKnowledge(queries=["bread and butter"]))
    assert (result.payload, result.total, texts) == ({"evidence_blocks": []}, 0, [])
