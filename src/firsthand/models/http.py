"""The HTTP client of a provider: proxy, certificates, headers, time-outs, and a bounded reply.

One client a provider, closed by the resolver. It follows no redirect, so that evidence reaches the
configured host and no other, and it asks no proxy of the environment for an address of this
machine.
"""

import ssl
from collections.abc import AsyncIterator
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpx2

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ProviderConfig
from firsthand.models.keys import setting

LARGEST_REPLY = 16 * 1024 * 1024
"""Bytes of one reply on the wire; a server that sends more is hung up on."""
IDLE_CONNECTIONS = 8


def http_client(
    provider: str, config: ProviderConfig, *, base_url: str | None, timeout: float, connect: float
) -> httpx2.AsyncClient:
    """Raises ConfigurationError for certificates or a proxy that cannot be used."""
    proxy = None if config.proxy is None else config.proxy.get_secret_value()
    try:
        return httpx2.AsyncClient(
            verify=_trust(provider, config.ca_file),
            proxy=proxy,
            trust_env=proxy is None and not is_loopback(base_url),
            headers={name: one.get_secret_value() for name, one in config.headers.items()},
            timeout=timeouts(timeout, connect),
            limits=httpx2.Limits(max_keepalive_connections=IDLE_CONNECTIONS),
            follow_redirects=False,
            event_hooks={"response": [_bound]},
        )
    except (ValueError, ImportError, httpx2.InvalidURL, UnicodeError):
        raise ConfigurationError(
            f"{setting(provider, 'proxy')} or {setting(provider, 'headers')} cannot be used;"
            " give a proxy as http://HOST:PORT, and headers of plain characters"
        ) from None


def timeouts(timeout: float, connect: float) -> httpx2.Timeout:
    return httpx2.Timeout(timeout, connect=min(connect, timeout))


def is_loopback(base_url: str | None) -> bool:
    host = urlsplit(base_url or "").hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _trust(provider: str, ca_file: str | None) -> ssl.SSLContext | bool:
    if ca_file is None:
        return True
    try:
        return ssl.create_default_context(cafile=ca_file)
    except (OSError, ssl.SSLError):
        raise ConfigurationError(
            f"{setting(provider, 'ca_file')} {ca_file} cannot be read as certificates;"
            " give a file in PEM"
        ) from None


async def _bound(response: httpx2.Response) -> None:
    stream = response.stream
    assert isinstance(stream, httpx2.AsyncByteStream)
    response.stream = BoundedStream(stream)


class BoundedStream(httpx2.AsyncByteStream):
    """A reply's bytes, up to a limit."""

    def __init__(self, stream: httpx2.AsyncByteStream, *, most: int = LARGEST_REPLY) -> None:
        self._stream = stream
        self._most = most

    async def __aiter__(self) -> AsyncIterator[bytes]:
        received = 0
        async for chunk in self._stream:
            received += len(chunk)
            if received > self._most:
                raise httpx2.ReadError(f"the reply is larger than {self._most} bytes")
            yield chunk

    async def aclose(self) -> None:
        await self._stream.aclose()
