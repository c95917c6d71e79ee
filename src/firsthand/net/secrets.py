"""Secrets as the operator writes them: the secret itself, or `env:NAME`.

A secret is a SecretStr from here to the connection, and no message holds one. Reads the
environment that it is given; does no other I/O.
"""

from collections.abc import Mapping

from pydantic import SecretStr

from firsthand.contracts.errors import ConfigurationError

REFERENCE = "env:"


def dereferenced(secret: SecretStr, environ: Mapping[str, str], *, setting: str) -> SecretStr:
    """The secret itself, where `setting` says `env:NAME`. Raises ConfigurationError."""
    value = secret.get_secret_value()
    if not value.startswith(REFERENCE):
        return secret
    variable = value.removeprefix(REFERENCE)
    found = environ.get(variable, "").strip()
    if not found:
        raise ConfigurationError(
            f"{setting} names the variable {variable}, which is not set; set it"
        )
    return SecretStr(found)


def is_sendable(secret: SecretStr) -> bool:
    """Whether an HTTP header can carry it: what cannot would be quoted by the library's error."""
    value = secret.get_secret_value()
    return bool(value) and value.isascii() and value.isprintable() and value == value.strip()
