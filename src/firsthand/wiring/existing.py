"""Ledgers that must be there already: a command that only reads makes none."""

from firsthand.contracts.errors import ConfigurationError


def existing_ledger(address: str | None) -> str | None:
    """The address that was given; None, the installation's own, may be new.

    Raises ConfigurationError for a file that is not there: most likely it is mistyped.
    """
    from firsthand.ledger.address import FileAddress, parse_address

    if address is None:
        return None
    place = parse_address(address)
    if isinstance(place, FileAddress) and not place.path.exists():
        raise ConfigurationError(
            f"there is no ledger {place.path}, and a command that only reads makes none; check"
            " --ledger, or leave it out for your own runs"
        )
    return address
