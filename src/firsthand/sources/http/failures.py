"""How a request to a live server fails: one row of a table for each kind, with its code.

Law: a message names the server, what happened, and the setting that is the way out. The server's
own words stand in it, bounded to one line and without the secrets that it was sent; messages stay
in the ledger and with the operator, and a model gets the code alone.
"""

import json
from urllib.parse import urlsplit

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.sources.http.server import Place

LONGEST_WORDS = 300
"""Characters kept of a server's own words."""
REFUSED = frozenset({401, 403, 407})
BAD_QUERY = frozenset({400, 413, 414, 422})
WORDS: dict[int, str] = {
    401: "it refused the account or wants one; correct {username} and its password, or {bearer_token}",
    403: "does not let this account read; give the account of {username} or {bearer_token} the right",
    404: "has nothing at this path; correct {url}",
    407: "is behind a proxy that wants a user; correct {proxy}",
    408: "gave up waiting",
    429: "has too many requests; ask later",
}


class HttpFailure(SourceError):
    """A request that brought no usable reply."""

    def __init__(self, message: str, code: ErrorCode, *, status: int | None = None) -> None:
        super().__init__(message, code)
        self.status = status
        """What the server answered; None where it did not answer."""

    @property
    def refused(self) -> bool:
        """It answered, and did not let us in."""
        return self.status in REFUSED


def of_status(place: Place, status: int, body: bytes, location: str) -> HttpFailure:
    """What a status that is no success means."""
    if 300 <= status < 400:
        to = urlsplit(location)
        where = f" to {words(place, f'{to.scheme}://{to.netloc}'.encode())}" if to.netloc else ""
        text = (
            f"answered {status}, a redirect{where}, and redirects are not followed;"
            f" set {place.setting('url')} to the address that answers itself"
        )
        return HttpFailure(f"{place.label} {text}", ErrorCode.SOURCE_UNAVAILABLE, status=status)
    code = ErrorCode.SOURCE_UNAVAILABLE
    text = WORDS.get(status, "").format_map(_Settings(place)) or "failed"
    if status in BAD_QUERY:
        code, text = ErrorCode.QUERY_REJECTED, "rejected the query"
    said = words(place, body)
    quoted = f": {said}" if said else ""
    return HttpFailure(f"{place.label} answered {status}: {text}{quoted}", code, status=status)


def timed_out(place: Place) -> HttpFailure:
    seconds = place.server.timeout_seconds
    return HttpFailure(
        f"{place.label} did not answer in full within {seconds:g} s;"
        f" ask for less, or raise {place.setting('timeout_seconds')}",
        ErrorCode.TIMEOUT,
    )


def no_connection(place: Place) -> HttpFailure:
    seconds = min(place.server.connect_seconds, place.server.timeout_seconds)
    return HttpFailure(
        f"{place.label} took no connection within {seconds:g} s;"
        f" is {place.setting('url')} right, and is it reached from here?",
        ErrorCode.TIMEOUT,
    )


def too_large(place: Place) -> HttpFailure:
    return HttpFailure(
        f"{place.label} answered more than {place.server.response_bytes} bytes;"
        f" ask for less, or raise {place.setting('response_bytes')}",
        ErrorCode.RESULT_TOO_LARGE,
        status=200,
    )


def unusable(place: Place, what: str, status: int = 200) -> HttpFailure:
    """A reply that is not what was asked for."""
    return HttpFailure(
        f"{place.label} answered {what}; does {place.setting('url')} name the server itself,"
        " and not a page or a gateway before it?",
        ErrorCode.SOURCE_UNAVAILABLE,
        status=status,
    )


def unreachable(place: Place, error: Exception) -> HttpFailure:
    """Refused, dropped, unknown by name, or of a certificate that nobody here trusts."""
    said = words(place, f"{type(error).__name__}: {error}".encode())
    way_out = f"is it running, and is {place.setting('url')} right?"
    if "certificate" in said.lower() or "ssl" in said.lower():
        way_out = f"name its authority in {place.setting('ca_file')}, or correct the address"
    elif "proxy" in said.lower():
        way_out = f"correct {place.setting('proxy')}"
    return HttpFailure(
        f"{place.label} cannot be reached ({said}); {way_out}", ErrorCode.SOURCE_UNAVAILABLE
    )


def words(place: Place, body: bytes) -> str:
    """What the server says, on one line; of a JSON error its reason alone."""
    text = place.said(_reason(body[: 64 * 1024].decode("utf-8", "replace")))
    line = " ".join("".join(one if one.isprintable() else " " for one in text).split())
    return line if len(line) <= LONGEST_WORDS else f"{line[:LONGEST_WORDS]}…"


def _reason(text: str) -> str:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        return text
    found = document.get("error", document.get("message")) if isinstance(document, dict) else None
    if isinstance(found, dict):
        found = found.get("reason")
    return found if isinstance(found, str) else text


class _Settings(dict[str, str]):
    """`{url}` → the setting's name."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self._place = place

    def __missing__(self, field: str) -> str:
        return self._place.setting(field)
