"""The home folder: where it is by default, and making it owner-only, the only writing here."""

import os
from pathlib import Path

from firsthand.contracts.errors import ConfigurationError
from firsthand.settings.names import variable

OWNER_ONLY = 0o700


def default_home() -> Path:
    from platformdirs import user_data_path

    return user_data_path("firsthand", appauthor=False)


def absolute(path: Path) -> Path:
    return path.expanduser().absolute()


def ensure_home(home: Path) -> None:
    """Make the home folder, owner-only. A folder that stands keeps the rights that it has,
    unless it is our own and empty: then nobody relies on them."""
    try:
        if home.is_dir():
            if home.stat().st_uid == os.getuid() and not any(home.iterdir()):
                home.chmod(OWNER_ONLY)
        else:
            home.mkdir(mode=OWNER_ONLY, parents=True)
        usable = os.access(home, os.W_OK | os.X_OK)
    except OSError as wrong:
        raise ConfigurationError(_home_problem(home, wrong.strerror or "not usable")) from None
    if not usable:
        raise ConfigurationError(_home_problem(home, "not writable"))


def _home_problem(home: Path, reason: str) -> str:
    return f"{variable('home')} {home}: {reason}; set {variable('home')} to a folder of yours"
