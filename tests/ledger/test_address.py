"""What `--ledger` may say, and that nothing it says can print a password."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.errors import ConfigurationError
from firsthand.ledger.address import FileAddress, ServerAddress, parse_address

SECRET = "hunter2-s3cret"


@pytest.mark.parametrize(
    ("address", "path"),
    [
        ("sqlite:///ledger.db", "ledger.db"),
        ("sqlite:////var/lib/ledger.db", "/var/lib/ledger.db"),
        ("SQLite:///ledger.db", "ledger.db"),
        ("ledger.db", "ledger.db"),
        ("./a folder/账本 #1?.db", "a folder/账本 #1?.db"),
        ("C:\\ledger.db", "C:\\ledger.db"),
        ("postgresql.db", "postgresql.db"),
        ("100%.db", "100%.db"),
    ],
)
def test_a_file_is_named_by_address_or_by_path(address: str, path: str) -> None:
    assert parse_address(address) == FileAddress(path=Path(path))


def test_a_tilde_is_the_home_folder() -> None:
    assert parse_address("~/ledger.db") == FileAddress(path=Path.home() / "ledger.db")


@pytest.mark.parametrize(
    ("address", "label"),
    [
        ("postgresql://h/db", "postgresql://h/db"),
        ("postgres://me@h:5433/db", "postgresql://me@h:5433/db"),
        ("postgresql+asyncpg://me@h/db", "postgresql://me@h/db"),
        (f"postgresql://me:{SECRET}@h:1/db?sslmode=require", "postgresql://me@h:1/db"),
        (f"postgresql://h/db?user=me&password={SECRET}", "postgresql://h/db"),
        (f"postgresql://me:{SECRET}@[::1]:5432/db", "postgresql://me@[::1]:5432/db"),
        ("postgresql:///db?host=/run/postgresql", "postgresql:///db"),
    ],
)
def test_a_servers_label_has_no_password(address: str, label: str) -> None:
    parsed = parse_address(address)
    assert isinstance(parsed, ServerAddress)
    assert parsed.label == label
    assert parsed.dsn.startswith("postgresql://")
    assert SECRET not in repr(parsed)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "  ",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        ":memory:",
        "sqlite://ledger.db",
        "sqlite:///ledger.db?mode=ro",
        "a\x00b",
        "a\nb",
        "~no-such-user/x",
        "mysql://h/db",
        "https://h/db",
        "postgresql+psycopg://h/db",
        "://x",
    ],
)
def test_what_is_no_address_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        parse_address(address)
    assert "\n" not in str(caught.value)
    assert "ledger" in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://me:{SECRET}/x@h/db",
        f"postgresql://me:{SECRET}#x@h/db",
        f"postgresql://me:{SECRET}?x@h/db",
        f"postgresql://me:7{SECRET}@h:{SECRET}/db",
        f"postgresql://me:{SECRET}@[h/db",
        "postgresql://me:12/34@h/db",
        "postgresql://me:12?34@h/db",
    ],
)
def test_a_password_that_breaks_the_address_is_not_repeated(address: str) -> None:
    with pytest.raises(ConfigurationError) as caught:
        parse_address(address)
    shown = f"{caught.value!s} {caught.value!r} {caught.value.__cause__!r}"
    assert SECRET not in shown
    assert "34" not in shown
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


@given(password=st.text(min_size=4))
def test_no_password_whatever_is_ever_shown(password: str) -> None:
    marked = f"<<{password}>>"
    assert "<<" not in shown(f"postgresql://me:{marked}@h/db")


def shown(address: str) -> str:
    """All that a person may get to see of an address."""
    try:
        return repr(parse_address(address))
    except ConfigurationError as error:
        return f"{error} {error.__cause__!r}"


def test_a_missing_driver_names_the_extra() -> None:
    code = (
        "import asyncio, sys; sys.modules['asyncpg'] = None\n"
        "from firsthand.ledger import open_ledger\n"
        "try: asyncio.run(open_ledger('postgresql://me:pw@127.0.0.1:1/db'))\n"
        "except Exception as error: print(type(error).__name__, error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.startswith("ConfigurationError ")
    assert "pip install 'firsthand[postgres]'" in done.stdout
