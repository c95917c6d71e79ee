"""The key of the masks is there whole, or not at all; a disk that fills leaves nothing behind."""

import errno
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from firsthand.wiring import installation_key


@pytest.fixture
def full_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own without a byte to spare."""
    if os.geteuid() != 0:
        pytest.skip("only root mounts a file system")
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", str(place)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    try:
        (place / "filling").write_bytes(b"x" * 4096)
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


def test_a_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    key = installation_key(tmp_path)
    assert len(key) == 32
    assert installation_key(tmp_path) == key
    assert [file.name for file in tmp_path.iterdir()] == ["mask.key"]
    assert (tmp_path / "mask.key").stat().st_mode & 0o777 == 0o600


def test_a_full_disk_leaves_nothing_behind(full_disk: Path) -> None:
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        installation_key(full_disk)
    assert [file.name for file in full_disk.iterdir()] == ["filling"]


def test_a_key_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    """As a full disk, for everyone: no file may grow in this process."""
    code = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from firsthand.wiring import installation_key\n"
        f"resource.setrlimit({resource.RLIMIT_FSIZE}, (0, 0))\n"
        "try: installation_key(Path(sys.argv[1]))\n"
        "except OSError as error: print(error.errno)\n"
    )
    done = subprocess.run(
        [sys.executable, "-B", "-c", code, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout == f"{errno.EFBIG}\n"
    assert list(tmp_path.iterdir()) == []
