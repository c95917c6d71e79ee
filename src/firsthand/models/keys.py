"""Where a provider's key comes from: its configuration, else the provider's own variables.

A key is a SecretStr from here to the SDK, and no message holds one. Reads the environment that it
is given; does no other I/O.
"""

from collections.abc import Mapping

from pydantic import SecretStr

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ProviderConfig
from firsthand.models.known import KnownProvider

REFERENCE = "env:"


def find_key(
    provider: str, known: KnownProvider, config: ProviderConfig, environ: Mapping[str, str]
) -> SecretStr | None:
    """The key; None where there is none and the provider needs none. Raises ConfigurationError."""
    if config.api_key is not None:
        return sendable(provider, dereferenced(provider, config.api_key, environ))
    for variable in known.key_variables:
        if value := environ.get(variable, "").strip():
            return sendable(provider, SecretStr(value))
    if not known.needs_key or config.base_url is not None:
        return None
    variable = known.key_variables[0]
    raise ConfigurationError(
        f"{provider} needs a key; set {variable}, or {setting(provider, 'api_key')}=env:NAME"
    )


def dereferenced(provider: str, key: SecretStr, environ: Mapping[str, str]) -> SecretStr:
    """The key itself, where the configuration says `env:NAME`."""
    value = key.get_secret_value()
    if not value.startswith(REFERENCE):
        return key
    variable = value.removeprefix(REFERENCE)
    found = environ.get(variable, "").strip()
    if not found:
        raise ConfigurationError(
            f"{setting(provider, 'api_key')} names the variable {variable}, which is not set; set it"
        )
    return SecretStr(found)


def sendable(provider: str, key: SecretStr) -> SecretStr:
    """The key, if an HTTP header can carry it."""
    value = key.get_secret_value()
    if not value or not value.isascii() or not value.isprintable():
        raise ConfigurationError(
            f"the key of {provider} is empty or holds characters that no key has; copy it again"
        )
    return key


def setting(provider: str, field: str) -> str:
    """The environment variable of a provider's field."""
    return f"FIRSTHAND_PROVIDERS__{provider.upper().replace('-', '_')}__{field.upper()}"
