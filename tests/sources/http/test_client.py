"""The HTTP client of live sources against a real socket: faults, bounds, and a fixed host."""

import asyncio
import base64
import socket
import ssl
import tracemalloc
from typing import Any

import pytest
from pydantic import ValidationError
from tests.support.certificates import certificate
from tests.support.http_faults import BAD_QUERY, FAULTS, QUICK, SMALL_REPLY, HttpFault, redirect
from tests.support.http_stub import Reply, Request, Stub

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.servers import HttpServer, PrometheusServer
from firsthand.sources.http import HttpClient, HttpFailure
from firsthand.sources.http import Reply as Got

KEY = "tok-0123456789abcdef"
OK = Reply.of({"status": "success"})


def client(url: str, environ: dict[str, str] | None = None, **changes: Any) -> HttpClient:
    server = PrometheusServer(url=url, **changes)
    return HttpClient(server, what="Prometheus", environ=environ or {})


async def get(script: Any, path: str = "api/v1/query", **changes: Any) -> tuple[Got, list[Request]]:
    async with Stub(script) as stub:
        one = client(stub.url, **changes)
        try:
            return await one.get(path, [("query", "up")]), stub.requests
        finally:
            await one.close()


async def failure(script: Any, **changes: Any) -> HttpFailure:
    try:
        reply, _ = await get(script, **changes)
        reply.json()
    except HttpFailure as failed:
        return failed
    pytest.fail("nothing failed")


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_fault_has_its_code_and_ends_in_time(fault: HttpFault) -> None:
    async with asyncio.timeout(10):
        error = await failure(
            lambda request: fault.reply, timeout_seconds=QUICK, response_bytes=SMALL_REPLY
        )
    assert error.error_code is fault.code
    assert "sources.prometheus." in str(error) or str(fault.reply.status) in str(error)
    assert "\n" not in str(error)


async def test_a_gzip_bomb_ends_before_it_is_unpacked() -> None:
    fault = FAULTS["a gzip bomb"]
    tracemalloc.start()
    try:
        await failure(lambda request: fault.reply, response_bytes=SMALL_REPLY)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 30_000_000


async def test_a_rejected_query_carries_the_servers_words_on_one_line() -> None:
    error = await failure(lambda request: BAD_QUERY.reply)
    assert error.error_code is ErrorCode.QUERY_REJECTED
    assert "parse error: unexpected end of input" in str(error)
    reply = Reply.of({"error": {"reason": "bad\nfield \x1b[31m" + "x" * 9000}}, status=400)
    error = await failure(lambda request: reply)
    assert "bad field" in str(error)
    assert "\x1b" not in str(error)
    assert len(str(error)) < 500


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("there", ["other host", "same host"])
async def test_no_redirect_is_followed(status: int, there: str) -> None:
    async with Stub(lambda request: OK) as other:

        def moved(request: Request) -> Reply:
            place = f"{other.url}/api" if there == "other host" else "/api"
            return redirect(f"{place}?token=SECRETQUERY", status=status)

        async with Stub(moved) as stub:
            one = client(stub.url, bearer_token=KEY)
            with pytest.raises(HttpFailure, match=r"redirect.*sources\.prometheus\.url") as caught:
                await one.get("api")
            await one.close()
            assert len(stub.requests) == 1
        assert other.requests == []
    assert "SECRETQUERY" not in str(caught.value)


@pytest.mark.parametrize(
    "path",
    [
        "http://evil.example/x", "//evil.example/x", "a//b", "../admin", "a/../../b", "..", "a/./b",
        "a/%2e%2E/b", "a\\b", "a?b=c", "a#b", "a b", "a\r\nHost: evil", "/../x", "///evil.example",
    ],
)  # fmt: skip
async def test_a_path_never_leaves_the_server(path: str) -> None:
    async with Stub(lambda request: OK) as stub:
        one = client(f"{stub.url}/prom")
        with pytest.raises(ValueError, match="not a path below"):
            await one.get(path)
        await one.close()
        assert stub.requests == []


@pytest.mark.parametrize("path", ["api/v1/query", "/api/v1/query"])
async def test_a_path_is_joined_below_the_address_with_its_parameters(path: str) -> None:
    async with Stub(lambda request: OK) as stub:
        one = client(f"{stub.url}/prom/")
        await one.get(path, [("match[]", "up"), ("match[]", 'a{b="连接池 &?#"}')])
        await one.close()
    assert stub.requests[0].place == "/prom/api/v1/query"
    assert stub.requests[0].query == [("match[]", "up"), ("match[]", 'a{b="连接池 &?#"}')]


async def test_a_post_carries_json_or_a_form() -> None:
    async with Stub(lambda request: OK) as stub:
        one = client(stub.url)
        await one.post("logs-*,app-*/_search", json={"size": 1}, params=[("a", "b")])
        await one.post("query", form={"query": "up + 1 & 2"})
        await one.close()
    first, second = stub.requests
    assert (first.place, first.query, first.json) == (
        "/logs-*,app-*/_search",
        [("a", "b")],
        {"size": 1},
    )
    assert first.headers["content-type"] == "application/json"
    assert second.form == [("query", "up + 1 & 2")]


async def test_the_bytes_are_counted_unpacked_and_up_to_the_limit_is_whole() -> None:
    body = b'"' + b"x" * 998 + b'"'
    reply, _ = await get(lambda request: Reply(body=body), response_bytes=1000)
    assert reply.json() == "x" * 998
    error = await failure(lambda request: Reply(body=body), response_bytes=999)
    assert error.error_code is ErrorCode.RESULT_TOO_LARGE
    assert "sources.prometheus.response_bytes" in str(error)


async def test_a_large_error_keeps_its_own_code() -> None:
    reply = Reply(status=500, body=b"x" * 500_000)
    error = await failure(lambda request: reply, response_bytes=1000)
    assert error.error_code is ErrorCode.SOURCE_UNAVAILABLE


async def test_nothing_is_tried_twice() -> None:
    requests: list[Request] = []

    def count(request: Request) -> Reply:
        requests.append(request)
        return Reply(status=503)

    await failure(count)
    assert len(requests) == 1


async def test_cancelling_closes_the_connection() -> None:
    async with Stub(lambda request: Reply(fault="hang")) as stub:
        one = client(stub.url)
        task = asyncio.create_task(one.get("api"))
        await stub.settled(lambda: bool(stub.requests))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await stub.settled(lambda: not stub.open_connections)
        await one.close()


async def test_a_timeout_closes_the_connection() -> None:
    async with Stub(lambda request: Reply(fault="hang")) as stub:
        one = client(stub.url, timeout_seconds=0.2)
        with pytest.raises(HttpFailure, match=r"sources\.prometheus\.timeout_seconds"):
            await one.get("api")
        await stub.settled(lambda: not stub.open_connections)
        await one.close()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.parametrize("host", ["127.0.0.1", "nobody.invalid"])
async def test_a_server_that_is_not_there_is_unavailable(host: str) -> None:
    one = client(f"http://{host}:{free_port()}")
    with pytest.raises(HttpFailure, match=r"cannot be reached.*sources\.prometheus\.url") as caught:
        await one.get("api")
    await one.close()
    assert caught.value.error_code is ErrorCode.SOURCE_UNAVAILABLE
    assert caught.value.status is None


@pytest.mark.parametrize(
    ("changes", "header"),
    [
        ({"bearer_token": KEY}, f"Bearer {KEY}"),
        ({"bearer_token": "env:TOKEN"}, f"Bearer {KEY}"),
        (
            {"username": "oncall", "password": "env:TOKEN"},
            f"Basic {base64.b64encode(f'oncall:{KEY}'.encode()).decode()}",
        ),
        ({"headers": {"Authorization": "env:TOKEN"}}, KEY),
    ],
)
async def test_the_ways_in(changes: dict[str, Any], header: str) -> None:
    _, requests = await get(lambda request: OK, environ={"TOKEN": KEY}, **changes)
    assert requests[0].headers["authorization"] == header


@pytest.mark.parametrize("status", [400, 401, 403, 404, 500])
async def test_a_secret_that_a_server_repeats_is_in_no_message(status: int) -> None:
    def echo(request: Request) -> Reply:
        return Reply.text(f"no {request.headers} {KEY} team-secret hunter22", status=status)

    for changes in ({"bearer_token": KEY}, {"username": "a", "password": "hunter22"}):
        error = await failure(echo, headers={"X-Team": "team-secret"}, **changes)
        sent = base64.b64encode(b"a:hunter22").decode()
        for secret in ("team-secret", sent, *(one for one in changes.values() if len(one) > 1)):
            assert secret not in str(error)


async def test_a_variable_that_is_not_set_is_named() -> None:
    with pytest.raises(ConfigurationError, match=r"sources\.prometheus\.bearer_token .* NO_SUCH"):
        client("http://127.0.0.1:1", bearer_token="env:NO_SUCH")


@pytest.mark.parametrize("secret", ["", " k3y", "k3y\\ ", "k3y\nX-Evil: 1", "k3ÿ", "k3y\x00"])
@pytest.mark.parametrize("field", ["bearer_token", "headers"])
async def test_a_secret_that_no_header_can_carry_is_named_and_not_repeated(
    secret: str, field: str
) -> None:
    given: Any = {"X-Team": secret} if field == "headers" else secret
    with pytest.raises(ConfigurationError, match=rf"sources\.prometheus\.{field}") as refused:
        client("http://127.0.0.1:1", **{field: given})
    assert secret.strip() == "" or secret.strip() not in str(refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"url": "http://a:b@host"},
        {"url": "ftp://host"},
        {"url": "http://host/x?y=1"},
        {"url": "http://host/#x"},
        {"username": "a", "bearer_token": "b"},
        {"headers": {"authorization": "x"}, "bearer_token": "b"},
        {"password": "b"},
    ],
)
def test_an_ambiguous_server_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        HttpServer(**{"url": "http://host", **changes})


async def test_a_certificate_is_trusted_where_its_authority_is_named(tmp_path: Any) -> None:
    public, context = certificate(tmp_path)
    assert isinstance(context, ssl.SSLContext)
    async with Stub(lambda request: OK, tls=context) as stub:
        trusting = client(stub.url, ca_file=str(public))
        assert (await trusting.get("api")).json() == {"status": "success"}
        await trusting.close()
        wary = client(stub.url)
        with pytest.raises(HttpFailure, match=r"sources\.prometheus\.ca_file"):
            await wary.get("api")
        await wary.close()
        with pytest.raises(ConfigurationError, match=r"ca_file .* PEM"):
            await client(stub.url, ca_file=str(tmp_path / "none.pem")).get("api")


async def test_a_proxy_is_asked_and_its_password_stays_secret() -> None:
    def proxy(request: Request) -> Reply:
        return Reply.text("joe:hunter22 may not", status=407)

    async with Stub(proxy) as stub:
        one = client(
            "http://metrics.invalid",
            proxy="env:PROXY",
            environ={"PROXY": f"http://joe:hunter22@127.0.0.1:{stub.port}"},
        )
        with pytest.raises(HttpFailure, match=r"sources\.prometheus\.proxy") as caught:
            await one.get("api")
        await one.close()
        assert stub.requests[0].path == "http://metrics.invalid/api"
    assert "hunter22" not in str(caught.value)


async def test_a_server_of_this_machine_is_reached_past_the_environments_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    for name in ("NO_PROXY", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    reply, _ = await get(lambda request: OK)
    assert reply.status == 200


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
