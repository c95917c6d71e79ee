"""`lookup_knowledge`: what was read stays what was read; selected runbooks go before the index."""

from collections.abc import Sequence
from pathlib import Path

from tests.sources.kit import ask, write

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import SourceError
from firsthand.contracts.requests import LookupKnowledge
from firsthand.sources.embedder import HashingEmbedder
from firsthand.sources.files.opening import open_files, open_folder
from firsthand.sources.knowledge.masked import MaskedEmbedder
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


async def test_an_evidence_folder_serves_all_three_formats_too(tmp_path: Path) -> None:
    write(tmp_path, {f"runbooks/{name}": text for name, text in BOOKS.items()})
    _, texts = await ask(open_folder(tmp_path), TOOL, REQUEST)
    assert {text.split(" › ")[0] for text in texts} == {
        "runbooks/pool.md",
        "runbooks/sub/page.html",
        "runbooks/notes.txt",
    }


class Counting(HashingEmbedder):
    """Counts the texts that it is given; `fails` at first."""

    def __init__(self, *, fails: int = 0) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.fails = fails

    async def embed(self, texts: Sequence[str]) -> list[list[float]]:
        if self.fails:
            self.fails -= 1
            raise SourceError("down")
        self.texts += texts
        return await super().embed(texts)


async def test_runbooks_read_on_the_fly_are_asked_by_meaning_too(tmp_path: Path) -> None:
    embedder = Counting()
    books = {f"{n}.md": f"# Topic {n}\n\nabout{n} words{n}" for n in range(40)}
    folder = write(tmp_path / "books", {**books, **BOOKS})
    sources = with_index(with_runbooks(open_files(), folder), tmp_path / "home", embedder)
    for _ in range(2):
        result, _ = await ask(sources, TOOL, REQUEST)
        assert result.notes == ()
    assert len(embedder.texts) == 43 + 2  # every passage once, and the query each time
    assert (
        sources.by_tool[TOOL].describe()
        == with_runbooks(open_files(), folder).by_tool[TOOL].describe()
    )


async def test_an_embedder_that_fails_once_is_asked_again(tmp_path: Path) -> None:
    embedder = Counting(fails=1)
    folder = write(tmp_path / "books", BOOKS)
    sources = with_index(with_runbooks(open_files(), folder), tmp_path / "home", embedder)
    first, _ = await ask(sources, TOOL, REQUEST)
    again, _ = await ask(sources, TOOL, REQUEST)
    assert any("words alone" in note for note in first.notes)
    assert again.notes == ()
    assert first.total == again.total == 3


async def test_what_an_embedder_is_given_has_no_secrets() -> None:
    inner = Counting()
    masked = MaskedEmbedder(inner, lambda text: text.replace("hunter2", "[secret]"))
    assert masked.name == inner.name
    await masked.embed(["the password is hunter2"])
    assert inner.texts == ["the password is [secret]"]


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
