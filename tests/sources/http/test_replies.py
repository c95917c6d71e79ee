"""What a server answers: its words for the record, and its JSON."""

import pytest
from tests.sources.http.kit import failure, get
from tests.support.http_faults import BAD_QUERY
from tests.support.http_stub import Reply

from firsthand.contracts.enums import ErrorCode
from firsthand.sources.http import HttpFailure


async def test_a_rejected_query_carries_the_servers_words_on_one_line() -> None:
    error = await failure(lambda request: BAD_QUERY.reply)
    assert error.error_code is ErrorCode.QUERY_REJECTED
    assert "parse error: unexpected end of input" in str(error)
    reply = Reply.of({"error": {"reason": "bad\nfield \x1b[31m" + "x" * 9000}}, status=400)
    error = await failure(lambda request: reply)
    assert "bad field" in str(error)
    assert "\x1b" not in str(error)
    assert len(str(error)) < 500


@pytest.mark.parametrize("body", [b"NaN", b'{"a": Infinity}', b"9" * 5000, b"", b'"\xff"', b"<a>"])
async def test_what_is_no_json_is_refused(body: bytes) -> None:
    error = await failure(lambda request: Reply(body=body))
    assert error.error_code is ErrorCode.SOURCE_UNAVAILABLE


async def test_lines_of_json() -> None:
    reply, _ = await get(lambda request: Reply(body=b'{"a": 1}\r\n\n{"a": 2}\n'))
    assert list(reply.lines()) == [b'{"a": 1}', b'{"a": 2}']
    assert list(reply.json_lines()) == [{"a": 1}, {"a": 2}]
    reply, _ = await get(lambda request: Reply(body=b'{"a": 1}\n{"a": '))
    with pytest.raises(HttpFailure):
        list(reply.json_lines())
