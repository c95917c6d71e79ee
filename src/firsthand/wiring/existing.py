"""Ledgers that must be there already: a command that only reads makes none."""

from pathlib import Path

from firsthand.contracts.errors import ConfigurationError


def existing_ledger(address: str | None) -> str | None:
    """The address that was given; None, the installation's own, may be new.

    Raises ConfigurationError for a file that is not there: most likely it is mistyped.
    """
    from firsthand.ledger.address import FileAddress, parse_address

    if address is None:
        return None
    place = parse_address(address)
    if isinstance(place, FileAddress) and _is_missing(place.path):
        raise ConfigurationError(
            f"there is no ledger {place.path}, and a command that only reads makes none; check"
            " --ledger, or leave it out for your own runs"
        )
    return address


def _is_missing(path: Path) -> bool:
    """A path that cannot be looked at is not missing: the ledger's opening says what is wrong."""
    try:
        path.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False
