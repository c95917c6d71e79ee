"""HTTP clients: proxy, certificates, headers, time-outs, and replies of a bounded size.

Law: a client follows no redirect, so that what is sent reaches the configured host and no other,
and asks no proxy of the environment for an address of this machine. Importing this loads the HTTP
library; edges import it where they first connect.
"""

import os
import ssl
from collections.abc import AsyncIterator, Callable, Mapping
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpx2
from pydantic import SecretStr

from firsthand.contracts.errors import ConfigurationError

IDLE_CONNECTIONS = 8
TRUSTED_BY_ENVIRONMENT = ("SSL_CERT_FILE", "SSL_CERT_DIR")
"""Variables that name other authorities than the machine's."""


def open_client(
    *,
    address: str | None,
    headers: Mapping[str, SecretStr],
    proxy: SecretStr | None,
    ca_file: str | None,
    timeout: httpx2.Timeout,
    setting: Callable[[str], str],
    most_bytes: int | None = None,
) -> httpx2.AsyncClient:
    """A client; a reply of more than `most_bytes` on the wire, if given, is hung up on.

    `setting` names the setting of a field, for messages. Raises ConfigurationError for
    certificates, headers or a proxy that cannot be used.
    """
    through = None if proxy is None else proxy.get_secret_value()
    heeds_environment = through is None and not is_loopback(address)

    async def bound(response: httpx2.Response) -> None:
        stream = response.stream
        assert isinstance(stream, httpx2.AsyncByteStream)
        assert most_bytes is not None
        response.stream = BoundedStream(stream, most=most_bytes)

    try:
        return httpx2.AsyncClient(
            verify=trust(ca_file, setting, heeds_environment=heeds_environment),
            proxy=through,
            trust_env=heeds_environment,
            headers={name: one.get_secret_value() for name, one in headers.items()},
            timeout=timeout,
            limits=httpx2.Limits(max_keepalive_connections=IDLE_CONNECTIONS),
            follow_redirects=False,
            event_hooks={"response": [] if most_bytes is None else [bound]},
        )
    except (ValueError, ImportError, httpx2.InvalidURL, UnicodeError):
        raise ConfigurationError(
            f"{setting('proxy')} or {setting('headers')} cannot be used;"
            " give a proxy as http://HOST:PORT, and headers of plain characters"
        ) from None


def timeouts(timeout: float, connect: float) -> httpx2.Timeout:
    return httpx2.Timeout(timeout, connect=min(connect, timeout))


def is_loopback(address: str | None) -> bool:
    host = urlsplit(address or "").hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def trust(
    ca_file: str | None, setting: Callable[[str], str], *, heeds_environment: bool
) -> ssl.SSLContext:
    """The authorities of `ca_file`; without one, the environment's or the machine's."""
    if ca_file is None:
        named = map(os.environ.get, TRUSTED_BY_ENVIRONMENT) if heeds_environment else ()
        return _usual_trust(heeds_environment, *named)
    try:
        return ssl.create_default_context(cafile=ca_file)
    except (OSError, ssl.SSLError):
        raise ConfigurationError(
            f"{setting('ca_file')} {ca_file} cannot be read as certificates; give a file in PEM"
        ) from None


@cache
def _usual_trust(heeds_environment: bool, *named: str | None) -> ssl.SSLContext:
    """Read once for all clients: the machine's authorities are tens of milliseconds."""
    return httpx2.create_ssl_context(trust_env=heeds_environment)


class BoundedStream(httpx2.AsyncByteStream):
    """A reply's bytes as they come over the wire, up to a limit."""

    def __init__(self, stream: httpx2.AsyncByteStream, *, most: int) -> None:
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
