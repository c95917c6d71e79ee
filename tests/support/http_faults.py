"""Every way in which an HTTP server fails a source, and the code that the source must give it.

    @pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
    async def test_a_fault_has_its_code(fault: HttpFault) -> None:
        async with Stub(lambda request: fault.reply) as stub: ...

Give the server `timeout_seconds=QUICK` and `response_bytes=SMALL_REPLY`, so that a hang ends soon
and 5 MB are too many.
"""

import zlib
from dataclasses import dataclass

from tests.support.http_stub import Reply

from firsthand.contracts.enums import ErrorCode

QUICK = 0.5
"""Seconds."""
SMALL_REPLY = 1_000_000
ELSEWHERE = "http://192.0.2.1:9090/stolen"
"""An address for documentation: nothing answers there."""
PADDING = 5 * 1024 * 1024
BOMB_MIB = 64


@dataclass(frozen=True, kw_only=True)
class HttpFault:
    reply: Reply
    code: ErrorCode


def bomb(mebibytes: int = BOMB_MIB) -> Reply:
    """A small reply that unpacks to a large one."""
    packer = zlib.compressobj(9, wbits=zlib.MAX_WBITS | 16)
    packed = b"".join(packer.compress(bytes(1024 * 1024)) for _ in range(mebibytes))
    packed += packer.flush()
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    return Reply(body=packed, headers=headers)


def redirect(to: str = ELSEWHERE, *, status: int = 302) -> Reply:
    return Reply(status=status, headers={"location": to})


DOWN = ErrorCode.SOURCE_UNAVAILABLE
FAULTS: dict[str, HttpFault] = {
    "a hang": HttpFault(reply=Reply(fault="hang"), code=ErrorCode.TIMEOUT),
    "a slow drip": HttpFault(
        reply=Reply(body=b'{"status": "success"' + b" " * 10_000 + b"}", fault="drip"),
        code=ErrorCode.TIMEOUT,
    ),
    "5 MB": HttpFault(
        reply=Reply(body=b'"' + b"x" * PADDING + b'"'), code=ErrorCode.RESULT_TOO_LARGE
    ),
    "a gzip bomb": HttpFault(reply=bomb(), code=ErrorCode.RESULT_TOO_LARGE),
    "500": HttpFault(reply=Reply.text("it broke", status=500), code=DOWN),
    "503": HttpFault(reply=Reply.text("not now", status=503), code=DOWN),
    "malformed JSON": HttpFault(reply=Reply(body=b'{"status": "succ'), code=DOWN),
    "nested too deeply": HttpFault(reply=Reply(body=b"[" * 400_000), code=DOWN),
    "not UTF-8": HttpFault(reply=Reply(body=b'{"status": "\xff\xfe"}'), code=DOWN),
    "a page": HttpFault(
        reply=Reply.text("<!doctype html><title>Sign in</title>", kind="text/html"), code=DOWN
    ),
    "401": HttpFault(reply=Reply.text("no key", status=401), code=DOWN),
    "403": HttpFault(reply=Reply.text("not you", status=403), code=DOWN),
    "429": HttpFault(reply=Reply.text("too many", status=429), code=DOWN),
    "a redirect to another host": HttpFault(reply=redirect(), code=DOWN),
    "a redirect to itself": HttpFault(reply=redirect("/elsewhere", status=307), code=DOWN),
    "a dropped connection": HttpFault(reply=Reply(fault="drop"), code=DOWN),
    "half a reply": HttpFault(
        reply=Reply(body=b'{"status": "success"}' * 9, fault="truncate"), code=DOWN
    ),
}
"""`bad query` (400) is apart: its code is query_rejected, and only some requests can be bad."""

BAD_QUERY = HttpFault(
    reply=Reply.text("parse error: unexpected end of input", status=400),
    code=ErrorCode.QUERY_REJECTED,
)
