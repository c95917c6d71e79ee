"""`firsthand init`: a firsthand.toml to begin from, with every setting explained and none set.

Law: it replaces no file that it was not told to replace, and what it writes is its owner's alone.
"""

import os
import secrets
import stat
from pathlib import Path
from typing import Annotated

from typer import Option

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import exit_codes

OWNER_ONLY = 0o600


def init(
    config: Annotated[Path, Option("--config", metavar="FILE", help="Where to write it.")] = Path(
        "firsthand.toml"
    ),
    force: Annotated[bool, Option("--force", help="Replace the file that is there.")] = False,
) -> int:
    """Write a firsthand.toml with every setting, explained and commented out."""
    from firsthand.interfaces.cli.output import write_line
    from firsthand.settings.template import template

    text = template().encode()
    try:
        replaced = _write(config, text, force=force)
    except FileExistsError:
        raise UsageError(
            f"{config} is there already; --force replaces it, --config FILE names another"
        ) from None
    except OSError as wrong:
        raise UsageError(
            f"{config} cannot be written ({wrong.strerror}); --config FILE names another"
        ) from None
    write_line(
        f"{'replaced' if replaced else 'wrote'} {config}; set what you have in it, then"
        " `firsthand sources check` tries it"
    )
    return exit_codes.OK


def _write(path: Path, data: bytes, *, force: bool) -> bool:
    """Whether a file was replaced. Raises OSError; a file is whole or not there."""
    if not force:
        _create(path, data)
        return False
    replaces = os.path.lexists(path)
    if replaces and not _is_a_file(path):
        raise UsageError(
            f"{path} is no regular file and is not replaced; --config FILE names another"
        )
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(6)}")
    _create(fresh, data)
    try:
        fresh.replace(path)
    except OSError:
        fresh.unlink()
        raise
    return replaces


def _create(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, OWNER_ONLY)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(data)
    except OSError:  # a full disk
        path.unlink(missing_ok=True)
        raise


def _is_a_file(path: Path) -> bool:
    """Or a link, which is replaced itself: a device or a socket is never."""
    mode = path.lstat().st_mode
    return stat.S_ISREG(mode) or stat.S_ISLNK(mode)
