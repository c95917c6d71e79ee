"""HttpClient: requests to one configured server, and to no other.

Law: the host is the operator's; a path is joined below it and redirects are refused, so no request
of a model chooses a host. One request is one attempt: it ends by its own deadline (from the request
to the last byte), its unpacked bytes are counted as they come, and cancelling it closes its
connection. The HTTP library is imported by the first request.
"""

import asyncio
import json as json_text
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from pydantic import JsonValue

from firsthand.contracts.servers import HttpServer
from firsthand.sources.http import failures
from firsthand.sources.http.reply import Reply
from firsthand.sources.http.server import AGENT, Place

if TYPE_CHECKING:
    from httpx2 import AsyncClient, Response

ERROR_BYTES = 64 * 1024
"""Most bytes that are read of a reply that is no success."""
JSON_TYPE = {"Content-Type": "application/json"}
FORM_TYPE = {"Content-Type": "application/x-www-form-urlencoded"}
Pairs = Sequence[tuple[str, str]]


class HttpClient:
    def __init__(
        self,
        server: HttpServer,
        *,
        what: str,
        environ: Mapping[str, str],
        setting: Callable[[str], str] | None = None,
    ) -> None:
        """`what` names the server for a person, such as `Prometheus`; `setting` the setting of a
        field, where it is none of `sources`. Raises ConfigurationError."""
        self._place = Place(server, what=what, environ=environ, setting=setting)
        self._client: AsyncClient | None = None

    async def get(
        self, path: str, params: Pairs = (), *, headers: Mapping[str, str] | None = None
    ) -> Reply:
        """`path` is relative to the server's address, its parts quoted. Raises HttpFailure."""
        return await self._ask("GET", path, params, headers or {}, None)

    async def post(
        self,
        path: str,
        *,
        params: Pairs = (),
        json: JsonValue | None = None,
        form: Mapping[str, str] | Pairs | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """A body of JSON, a form, or none. Raises HttpFailure."""
        own, body = dict(headers or {}), None
        if form is not None:
            own, body = own | FORM_TYPE, urlencode(form).encode()
        elif json is not None:
            own, body = own | JSON_TYPE, json_text.dumps(json).encode()
        return await self._ask("POST", path, params, own, body)

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    def _opened(self) -> "AsyncClient":
        if self._client is None:
            from firsthand.net.connection import open_client, timeouts

            server = self._place.server
            self._client = open_client(
                address=server.url,
                headers=self._place.headers,
                proxy=self._place.proxy,
                ca_file=server.ca_file,
                timeout=timeouts(server.timeout_seconds, server.connect_seconds),
                setting=self._place.setting,
            )
            self._client.headers.update({"User-Agent": AGENT, "Accept-Encoding": "gzip"})
        return self._client

    async def _ask(
        self, method: str, path: str, params: Pairs, headers: Mapping[str, str], body: bytes | None
    ) -> Reply:
        import httpx2

        place = self._place
        request: dict[str, Any] = {"headers": headers, "content": body}
        if params:
            request["params"] = list(params)
        try:
            async with (
                asyncio.timeout(place.server.timeout_seconds),
                self._opened().stream(method, place.address(path), **request) as response,
            ):
                return await self._read(response)
        except httpx2.ConnectTimeout:
            raise failures.no_connection(place) from None
        except (TimeoutError, httpx2.TimeoutException):
            raise failures.timed_out(place) from None
        except httpx2.DecodingError:
            raise failures.unusable(place, "bytes that cannot be unpacked") from None
        except (httpx2.HTTPError, httpx2.InvalidURL, OSError, UnicodeError) as error:
            raise failures.unreachable(place, error) from None

    async def _read(self, response: "Response") -> Reply:
        place, status = self._place, response.status_code
        most = place.server.response_bytes if response.is_success else ERROR_BYTES
        body = bytearray()
        async for chunk in response.aiter_bytes():
            body += chunk
            if len(body) > most:
                if response.is_success:
                    raise failures.too_large(place)
                break
        if not response.is_success:
            location = response.headers.get("location", "")
            raise failures.of_status(place, status, bytes(body), location)
        if response.headers.get("content-type", "").lower().startswith("text/html"):
            raise failures.unusable(place, "a page and no data", status)
        headers = {name.lower(): value for name, value in response.headers.items()}
        return Reply(status=status, body=bytes(body), headers=headers, place=place)
