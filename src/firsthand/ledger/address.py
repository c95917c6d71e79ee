"""Addresses: what `--ledger` may say, and the ledger behind it.

    sqlite:///FILE      a file; four slashes for an absolute path
    FILE                the same, as a plain path
    postgresql://…      a PostgreSQL database (`postgres://` too; the extra `postgres`)

An address that cannot be one is a ConfigurationError, a store that cannot be used a LedgerError.
No error repeats a password: of a PostgreSQL address only user, host, port and database are said,
and of one that cannot be taken apart nothing.
"""

import importlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.ports import Ledger

_FORMS = "a file's path, sqlite:///FILE or postgresql://USER@HOST/DATABASE"
_POSTGRESQL = ("postgresql", "postgres", "postgresql+asyncpg")
_PACKAGE = "firsthand.ledger.sql"
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


@dataclass(frozen=True, kw_only=True)
class FileAddress:
    path: Path


@dataclass(frozen=True, kw_only=True)
class ServerAddress:
    dsn: str = field(repr=False)
    """As the driver takes it; it may hold a password."""
    label: str
    """The same without password and options, for messages."""


async def open_ledger(address: str) -> Ledger:
    """The ledger at an address, its schema made or brought up to date.

    Raises ConfigurationError (the address, a missing extra) and LedgerError (the store).
    """
    match parse_address(address):
        case FileAddress(path=path):
            ledger: Ledger = await _driver("sqlite").open_file(path)
        case ServerAddress(dsn=dsn, label=label):
            ledger = await _driver("postgres").open_server(dsn, label=label)
    return ledger


def parse_address(address: str) -> FileAddress | ServerAddress:
    """Raises ConfigurationError."""
    scheme, separator, _ = address.partition("://")
    if not separator:
        return _file(address)
    if scheme.lower() in _POSTGRESQL:
        return _server(address)
    if scheme.lower() in {"sqlite", "sqlite+aiosqlite"}:
        if not address.lower().startswith(scheme.lower() + ":///"):
            raise ConfigurationError("the ledger address needs three slashes: sqlite:///FILE")
        path = address[len(scheme) + len(":///") :]
        if "?" in path:
            raise ConfigurationError(f"the ledger address {address!r} has options; it takes none")
        return _file(path)
    raise ConfigurationError(f"no ledger can be kept at a {scheme}:// address; name {_FORMS}")


def _file(path: str) -> FileAddress:
    if not path.strip() or path == ":memory:":
        raise ConfigurationError(f"the ledger address names no file; name {_FORMS}")
    if _CONTROL.search(path):
        raise ConfigurationError(f"the ledger address {path!r} is no file's path; name {_FORMS}")
    try:
        return FileAddress(path=Path(path).expanduser())
    except RuntimeError:
        raise ConfigurationError(f"the ledger address {path!r} names an unknown user") from None


def _server(address: str) -> ServerAddress:
    _, _, rest = address.partition("://")
    dsn = f"postgresql://{rest}"
    try:
        parts = urlsplit(dsn)
        user, host, port = parts.username, parts.hostname, parts.port
    except ValueError:
        raise _unreadable() from None
    if "@" in parts.path + parts.query or parts.fragment or _CONTROL.search(dsn):
        raise _unreadable()
    label = "postgresql://"
    label += f"{user}@" if user else ""
    label += f"[{host}]" if host and ":" in host else host or ""
    label += f":{port}" if port else ""
    return ServerAddress(dsn=dsn, label=label + parts.path)


def _unreadable() -> ConfigurationError:
    return ConfigurationError(
        "the ledger address is no postgresql:// URL; write special characters of user and "
        "password percent-encoded (`@` is %40, `/` is %2F, `#` is %23)"
    )


def _driver(name: str) -> Any:
    """The module that opens one kind of store, loaded only where an address asks for it."""
    try:
        return importlib.import_module(f"{_PACKAGE}.{name}")
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise ConfigurationError(
            "a PostgreSQL ledger needs the asyncpg driver: pip install 'firsthand[postgres]'"
        ) from None
