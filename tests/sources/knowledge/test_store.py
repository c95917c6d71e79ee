"""The index on disk: incremental, replaced whole, and never lost."""

import os
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from tests.sources.kit import write

from firsthand.contracts.errors import EvidenceFileError
from firsthand.sources.knowledge.search import search
from firsthand.sources.knowledge.store import NEW, update_index
from firsthand.sources.knowledge.stored import FILE, KnowledgeIndexError, open_index, read_status
from firsthand.sources.threads import Stopped

BOOKS = {
    "a.md": "# Pool\n\nexhausted pool",
    "sub/b.txt": "disk is full",
    "c.html": "<h1>Clock</h1>skew",
}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def books(tmp_path: Path) -> Path:
    return write(tmp_path / "books", BOOKS)


def found(home: Path, query: str) -> list[str]:
    index = open_index(home)
    files = [one.block["file"] for one in search(index, [query])]
    index.close()
    return files


def test_only_what_changed_is_read_anew_and_what_is_gone_goes(home: Path, books: Path) -> None:
    first = update_index(home, [books])
    assert (first.files, first.added, first.changed, first.removed) == (3, 3, 0, 0)
    (books / "a.md").write_text("# Pool\n\nkafka consumer lag")
    (books / "c.html").unlink()
    write(books, {"d.md": "# New\n\ncertificate expires"})
    second = update_index(home)
    assert (second.files, second.added, second.changed, second.removed) == (3, 1, 1, 1)
    assert found(home, "kafka consumer lag") == ["books/a.md"]
    assert found(home, "exhausted") == found(home, "clock skew") == []
    assert found(home, "disk is full") == ["books/sub/b.txt"]


def test_the_full_text_index_agrees_with_its_passages_after_every_change(
    home: Path, books: Path
) -> None:
    update_index(home, [books])
    (books / "a.md").write_text("# Pool\n\nkafka consumer lag of the pool")
    (books / "c.html").unlink()
    write(books, {"d.md": "# New\n\ncertificate expires"})
    update_index(home)
    with closing(sqlite3.connect(home / FILE)) as database:
        database.execute("INSERT INTO stem (stem, rank) VALUES ('integrity-check', 1)")
        counted = database.execute("SELECT term, doc FROM vocabulary ORDER BY term").fetchall()
        assert (
            database.execute("SELECT stem, passages FROM seen ORDER BY stem").fetchall() == counted
        )
        assert ("skew", 1) not in counted
        assert ("kafka", 1) in counted


def test_the_index_holds_the_folders_that_were_named_last(home: Path, books: Path) -> None:
    update_index(home, [books])
    report = update_index(home, [books / "sub"])
    assert (report.files, report.removed) == (1, 3)


def test_without_a_folder_there_must_have_been_one(home: Path, tmp_path: Path) -> None:
    with pytest.raises(EvidenceFileError, match="name one"):
        update_index(home)
    with pytest.raises(EvidenceFileError, match="not there"):
        update_index(home, [tmp_path / "gone"])
    with pytest.raises(KnowledgeIndexError):
        open_index(home)


@pytest.mark.parametrize("content", [b"", b"no database", None])
def test_an_index_of_another_version_is_written_anew_with_a_word(
    home: Path, books: Path, content: bytes | None
) -> None:
    update_index(home, [books])
    if content is None:
        with sqlite3.connect(home / FILE) as database:
            database.execute("PRAGMA user_version = 99")
        database.close()
    else:
        (home / FILE).write_bytes(content)
    with pytest.raises(KnowledgeIndexError, match="another version"):
        open_index(home)
    report = update_index(home, [books])
    assert any("another version" in note for note in report.notes)
    assert found(home, "pool exhausted") == ["books/a.md"]


def test_an_interrupted_run_changes_nothing_and_leaves_nothing(home: Path, books: Path) -> None:
    update_index(home, [books])
    write(books, {"z.md": "# Z\n\nnew text"})
    stop = threading.Event()
    with pytest.raises(Stopped):
        update_index(home, progress=lambda done, total: stop.set(), stop=stop)
    assert read_status(home).files == 3  # type: ignore[union-attr]
    assert list(home.glob(f"{NEW}*")) == []
    assert update_index(home).added == 1


def test_what_a_killed_run_left_is_cleared(home: Path, books: Path) -> None:
    write(home, {f"{NEW}abc.db": b"half"})
    update_index(home, [books])
    assert sorted(path.name for path in home.iterdir()) == [FILE, "knowledge.lock"]


def test_two_runs_at_once_both_end_well(home: Path, books: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(update_index, home, [books]) for _ in range(4)]
        reports = [run.result() for run in runs]
    assert {report.files for report in reports} == {3}
    assert found(home, "pool exhausted") == ["books/a.md"]


FULL = """
import resource, signal, sys
from pathlib import Path
from firsthand.sources.knowledge.store import update_index
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
update_index(Path(sys.argv[1]))
"""


def test_a_disk_that_fills_up_keeps_the_old_index(home: Path, books: Path) -> None:
    update_index(home, [books])
    write(books, {f"big{n}.md": f"# Big {n}\n\n" + f"word{n} " * 3000 for n in range(20)})
    command = [sys.executable, "-c", FULL, str(home)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "KnowledgeIndexError" in done.stderr
    assert "the old index stays as it was" in done.stderr
    assert found(home, "pool exhausted") == ["books/a.md"]
    assert list(home.glob(f"{NEW}*")) == []


def test_links_out_of_the_folder_and_loops_are_not_followed(
    home: Path, books: Path, tmp_path: Path
) -> None:
    write(tmp_path, {"secret.md": "# Secret\n\nprivate words"})
    os.symlink(tmp_path / "secret.md", books / "s.md")
    os.symlink(books, books / "loop")
    os.symlink(tmp_path / "nowhere", books / "n.md")
    os.symlink(books / "a.md", books / "twin.md")
    report = update_index(home, [books, books / "sub"])
    assert report.files == 3
    assert [note.split(" ")[0] for note in report.notes] == [
        "books/loop",
        "books/n.md",
        "books/s.md",
    ]
    assert found(home, "private words") == []


def test_files_that_cannot_be_read_cost_a_note(home: Path, books: Path) -> None:
    write(
        books,
        {"huge.md": b"x" * 50_000_000, "bin.md": b"\0\1\2\3" * 100, "bad.md": b"# B\n\nhi \xff"},
    )
    report = update_index(home, [books])
    assert (report.files, len(report.notes)) == (4, 2)


def test_two_folders_of_one_name_are_told_apart(home: Path, tmp_path: Path) -> None:
    one, two = (write(tmp_path / n / "runbooks", {"a.md": f"# {n}\n\ntext {n}"}) for n in "xy")
    assert update_index(home, [one, two]).files == 2


def test_texts_are_masked_before_they_are_written(home: Path, books: Path) -> None:
    write(books, {"k.md": "# Key\n\nthe password hunter2 opens"})
    update_index(home, [books], mask=lambda text: text.replace("hunter2", "[secret]"))
    assert b"hunter2" not in (home / FILE).read_bytes()


def test_a_reader_keeps_its_generation(home: Path, books: Path) -> None:
    update_index(home, [books])
    index = open_index(home)
    (books / "a.md").unlink()
    update_index(home)
    assert [one.block["file"] for one in search(index, ["pool exhausted"])] == ["books/a.md"]
    index.close()
    assert found(home, "pool exhausted") == []


def test_thousands_of_files(home: Path, tmp_path: Path) -> None:
    folder = write(
        tmp_path / "many", {f"{n % 50}/r{n}.md": f"# Book {n}\n\nabout x{n}" for n in range(2_000)}
    )
    seen: list[tuple[int, int]] = []
    report = update_index(home, [folder], progress=lambda *at: seen.append(at))
    assert report.files == report.passages == 2_000
    assert seen[-1] == (2_000, 2_000)
    assert found(home, "x1777")[0] == "many/27/r1777.md"
