"""`firsthand init`: a file of its owner's, and never one over another in silence."""

import os
import stat
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import init


def test_it_writes_a_file_that_is_read_and_is_its_owners(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    done = firsthand("init", cwd=tmp_path)
    path = tmp_path / "firsthand.toml"
    assert (done.returncode, done.stdout) == (0, "")
    assert "firsthand sources check" in done.stderr
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert firsthand("models", "list", "--config", str(path)).returncode == 0


def test_it_replaces_nothing_that_it_was_not_told_to(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text('model = "mine"')
    refused = firsthand("init", "--config", str(path))
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert path.read_text() == 'model = "mine"'
    forced = firsthand("init", "--config", str(path), "--force")
    assert forced.returncode == 0
    assert "replaced" in forced.stderr
    assert '#model = "offline"' in path.read_text()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["own.toml"]


def test_a_link_is_not_followed(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("mine")
    (tmp_path / "firsthand.toml").symlink_to(target)
    assert firsthand("init", cwd=tmp_path).returncode == 2
    assert firsthand("init", "--force", cwd=tmp_path).returncode == 0
    assert target.read_text() == "mine"


def test_a_folder_that_is_not_there_is_one_line(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    done = firsthand("init", "--config", str(tmp_path / "none" / "firsthand.toml"))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "--config FILE" in done.stderr


def test_what_is_no_regular_file_is_never_replaced(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    done = firsthand("init", "--config", str(path), "--force")
    assert done.returncode == 2
    assert "pipe is no regular file" in done.stderr
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert [one.name for one in tmp_path.iterdir()] == ["pipe"]


@pytest.mark.parametrize("force", [False, True])
def test_a_full_disk_leaves_no_part_of_a_file(
    force: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/dev/full` takes the bytes that were meant for the new file."""
    real = os.open
    path = tmp_path / "firsthand.toml"
    if force:
        path.write_text("mine")

    def full(name: Path, flags: int, mode: int) -> int:
        os.close(real(name, flags, mode))
        return real("/dev/full", os.O_WRONLY)

    monkeypatch.setattr(os, "open", full)
    with pytest.raises(UsageError, match="No space left on device"):
        init.init(config=path, force=force)
    assert [one.read_text() for one in tmp_path.iterdir()] == (["mine"] if force else [])
