"""One configured server as the client uses it: addresses below it, headers, secrets, and its name.

Law: every address is below the server's own; what would leave it is a mistake of ours and raises
ValueError. No text made here holds a secret.
"""

import base64
import re
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from pydantic import SecretStr

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import masked
from firsthand.contracts.servers import (
    AlertmanagerServer,
    HttpServer,
    PrometheusServer,
)
from firsthand.net.secrets import dereferenced, is_sendable

AGENT = "firsthand"
_LEAVES = re.compile(r"\A/|//|\\|[?#\s\x00-\x1f\x7f]|(^|/)(\.|%2e){1,2}(/|$)", re.IGNORECASE)


def setting_of(server: HttpServer, field: str) -> str:
    """A setting as `firsthand.toml` has it, such as `sources.prometheus.url`."""
    group = "logs"
    if isinstance(server, PrometheusServer):
        group = "prometheus"
    elif isinstance(server, AlertmanagerServer):
        group = "alertmanager"
    return f"sources.{group}.{field}"


class Place:
    """Where a server is, and what each request to it carries."""

    def __init__(
        self,
        server: HttpServer,
        *,
        what: str,
        environ: Mapping[str, str],
        setting: Callable[[str], str] | None = None,
    ) -> None:
        """Raises ConfigurationError for a secret that cannot be found or sent."""
        self.server = server
        self._setting = setting
        self.label = f"{what} at {server.url}"
        self._environ = environ
        self.proxy = self._secret(server.proxy, "proxy")
        self.headers = self._all_headers()

    def setting(self, field: str) -> str:
        return self._setting(field) if self._setting else setting_of(self.server, field)

    def address(self, path: str) -> str:
        """The address of `path`, which is relative to the server's; special characters quoted."""
        relative = path.removeprefix("/")
        if _LEAVES.search(relative) or "://" in relative:
            raise ValueError(f"not a path below the server: {path!r}")
        return f"{self.server.url}/{relative}" if relative else self.server.url

    def said(self, text: str) -> str:
        """Text of the server without any secret that it was sent."""
        return masked(text, self._secrets())

    def _secret(self, secret: SecretStr | None, field: str) -> SecretStr | None:
        if secret is None:
            return None
        return dereferenced(secret, self._environ, setting=self.setting(field))

    def _sendable(self, secret: SecretStr, field: str) -> SecretStr:
        found = dereferenced(secret, self._environ, setting=self.setting(field))
        if not is_sendable(found):
            raise ConfigurationError(
                f"{self.setting(field)} is empty or holds characters that no header can carry;"
                " copy it again"
            )
        return found

    def _all_headers(self) -> dict[str, SecretStr]:
        server = self.server
        headers = {
            name: self._sendable(one, f"headers.{name}") for name, one in server.headers.items()
        }
        if server.bearer_token is not None:
            token = self._sendable(server.bearer_token, "bearer_token").get_secret_value()
            headers["Authorization"] = SecretStr(f"Bearer {token}")
        elif server.username is not None:
            password = self._secret(server.password, "password") or SecretStr("")
            pair = f"{server.username}:{password.get_secret_value()}".encode()
            headers["Authorization"] = SecretStr(f"Basic {base64.b64encode(pair).decode()}")
        return headers

    def _secrets(self) -> list[SecretStr]:
        """Longest first, so that no part of one is left."""
        found = [one.get_secret_value() for one in self.headers.values()]
        found += [one.partition(" ")[2] for one in found]
        if password := self._secret(self.server.password, "password"):
            found.append(password.get_secret_value())
        if self.proxy is not None:
            through = self.proxy.get_secret_value()
            found += [through, urlsplit(through).password or ""]
        return [SecretStr(one) for one in sorted(found, key=len, reverse=True)]
