"""What the home folder keeps for all runs: the key of the masks."""

import secrets
from pathlib import Path


def installation_key(home: Path) -> bytes:
    """The key of this installation's secret masks: 32 random bytes, made once, owner-only."""
    path = home / "mask.key"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
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
