"""Where a database is: `mysql://USER:PASSWORD@HOST:PORT/DATABASE`, and how it is reached.

Law: pure but for reading a CA file. A password never stands in an error or a label. Beyond this
machine TLS is on and the server's certificate is verified, unless the operator says otherwise.
"""

import ssl
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

from firsthand.contracts.errors import ConfigurationError

EXAMPLE = "mysql://USER:PASSWORD@HOST:3306/DATABASE"
SCHEMES = {
    "mysql": "mysql",
    "mariadb": "mysql",
    "postgres": "postgres",
    "postgresql": "postgres",
}
PORTS = {"mysql": 3306, "postgres": 5432}
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})


class Tls(StrEnum):
    AUTO = "auto"
    """Verified, but for a socket or this machine."""
    OFF = "off"
    ENCRYPTED = "encrypted"
    """Encrypted, whoever the server is."""
    VERIFIED = "verified"


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """One database."""

    system: str
    """`mysql` (MariaDB too) or `postgres`."""
    host: str | None
    port: int
    database: str
    user: str
    password: str = field(repr=False)
    socket: str | None = None
    """A path on this machine, in the host's place."""
    tls: Tls = Tls.AUTO
    ca: Path | None = None
    """Certificates of authorities; None: the system's."""

    @property
    def place(self) -> str:
        """For people: host and port, or the socket."""
        return self.socket or f"{self.host}:{self.port}"

    def tls_context(self) -> ssl.SSLContext | None:
        """None: no TLS. Raises ConfigurationError for a CA file that cannot be read."""
        local = self.socket is not None or self.host in LOCAL
        if self.tls is Tls.OFF or (self.tls is Tls.AUTO and local):
            return None
        try:
            context = ssl.create_default_context(cafile=self.ca)
        except (OSError, ssl.SSLError):
            raise ConfigurationError(
                f"{self.ca} cannot be read as certificates; give a PEM file"
            ) from None
        if self.tls is Tls.ENCRYPTED:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
        return context


def read_address(
    url: str, *, password: str | None = None, tls: Tls = Tls.AUTO, ca: Path | None = None
) -> Address:
    """Raises ConfigurationError with one line that does not repeat the URL. `?socket=PATH`."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise ConfigurationError(f"the database's URL cannot be read; write {EXAMPLE}") from None
    system = SCHEMES.get(parts.scheme.partition("+")[0].lower())
    database = unquote(parts.path.strip("/"))
    if system is None:
        known = ", ".join(SCHEMES)
        raise ConfigurationError(f"the database's URL begins with one of {known}; {EXAMPLE}")
    if not database or "/" in database:
        raise ConfigurationError(f"the database's URL names no database; write {EXAMPLE}")
    options = dict(parse_qsl(parts.query))
    unknown = sorted(set(options) - {"socket"})
    if unknown:
        raise ConfigurationError("the database's URL takes the option socket=PATH and no other")
    return Address(
        system=system,
        host=parts.hostname or "localhost",
        port=port or PORTS[system],
        database=database,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or "") if password is None else password,
        socket=options.get("socket"),
        tls=tls,
        ca=ca,
    )
