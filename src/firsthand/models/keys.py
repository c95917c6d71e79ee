"""Where a provider's key comes from: its configuration, else the provider's own variables.

A key is a SecretStr from here to the SDK, and no message holds one. Reads the environment that it
is given; does no other I/O.
"""

from collections.abc import Mapping

from pydantic import SecretStr

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ProviderConfig
from firsthand.models.known import KnownProvider
from firsthand.net.secrets import dereferenced, is_sendable


def find_key(
    provider: str, known: KnownProvider, config: ProviderConfig, environ: Mapping[str, str]
) -> SecretStr | None:
    """The key; None where there is none and the provider needs none. Raises ConfigurationError."""
    if config.api_key is not None:
        key = dereferenced(config.api_key, environ, setting=setting(provider, "api_key"))
        return sendable(provider, key)
    for variable in known.key_variables:
        if value := environ.get(variable, "").strip():
            return sendable(provider, SecretStr(value))
    if not known.needs_key or config.base_url is not None:
        return None
    variable = known.key_variables[0]
    raise ConfigurationError(
        f"{provider} needs a key; set {variable}, or {setting(provider, 'api_key')}=env:NAME"
    )


def with_secrets(
    provider: str, config: ProviderConfig, environ: Mapping[str, str]
) -> ProviderConfig:
    """With the headers and the proxy themselves, where the configuration says `env:NAME`."""
    headers = {
        name: dereferenced(one, environ, setting=setting(provider, "headers"))
        for name, one in config.headers.items()
    }
    proxy = config.proxy
    if proxy is not None:
        proxy = dereferenced(proxy, environ, setting=setting(provider, "proxy"))
    return config.model_copy(update={"headers": headers, "proxy": proxy})


def sendable(provider: str, key: SecretStr) -> SecretStr:
    """The key, if an HTTP header can carry it."""
    if not is_sendable(key):
        raise ConfigurationError(
            f"the key of {provider} is empty or holds characters that no key has; copy it again"
        )
    return key


def setting(provider: str, field: str) -> str:
    """The environment variable of a provider's field."""
    return f"FIRSTHAND_PROVIDERS__{provider.upper().replace('-', '_')}__{field.upper()}"
