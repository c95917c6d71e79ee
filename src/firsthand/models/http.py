"""The HTTP client of a provider: its own proxy, certificates, headers, and a bounded reply.

One client a provider, closed by the resolver. `net.connection` has the laws.
"""

import httpx2

from firsthand.models.keys import setting
from firsthand.models.providers.connection import Connection
from firsthand.net.connection import open_client, timeouts

LARGEST_REPLY = 16 * 1024 * 1024
"""Bytes of one reply on the wire; a server that sends more is hung up on."""


def http_client(connection: Connection) -> httpx2.AsyncClient:
    """Raises ConfigurationError for certificates or a proxy that cannot be used."""
    config = connection.config
    return open_client(
        address=connection.base_url,
        headers=config.headers,
        proxy=config.proxy,
        ca_file=config.ca_file,
        timeout=timeouts(connection.timeout, connection.connect),
        most_bytes=LARGEST_REPLY,
        setting=lambda field: setting(connection.provider, field),
    )
