"""The HTTP client of a provider: its own proxy, certificates, headers, and a bounded reply.

One client a provider, closed by the resolver. `net.connection` has the laws.
"""

import httpx2

from firsthand.contracts.models import ProviderConfig
from firsthand.models.keys import setting
from firsthand.net.connection import open_client, timeouts

LARGEST_REPLY = 16 * 1024 * 1024
"""Bytes of one reply on the wire; a server that sends more is hung up on."""


def http_client(
    provider: str, config: ProviderConfig, *, base_url: str | None, timeout: float, connect: float
) -> httpx2.AsyncClient:
    """Raises ConfigurationError for certificates or a proxy that cannot be used."""
    return open_client(
        address=base_url,
        headers=config.headers,
        proxy=config.proxy,
        ca_file=config.ca_file,
        timeout=timeouts(timeout, connect),
        most_bytes=LARGEST_REPLY,
        setting=lambda field: setting(provider, field),
    )
