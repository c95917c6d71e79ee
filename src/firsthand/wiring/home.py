"""What the home folder keeps for all runs: the key of the masks."""

import secrets
from pathlib import Path

from firsthand.settings import ensure_home


def installation_key(home: Path) -> bytes:
    """The key of this installation's secret masks: 32 random bytes, made once, owner-only.

    Raises ConfigurationError for a home folder that it cannot be made in.
    """
    path = home / "mask.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    ensure_home(home)
    fresh = home / f".mask.key.{secrets.token_hex(6)}"
    try:
        fresh.touch(mode=0o600)
        fresh.write_bytes(secrets.token_bytes(32))
        path.hardlink_to(fresh)
    except FileExistsError:
        pass
    finally:
        fresh.unlink(missing_ok=True)
    return path.read_bytes()
