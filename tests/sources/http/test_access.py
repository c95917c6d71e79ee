"""How a server lets us in: keys, certificates, proxies; and no message that holds a secret."""

import base64
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from tests.sources.http.kit import KEY, OK, client, failure, get
from tests.support.certificates import certificate
from tests.support.http_stub import Reply, Request, Stub

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.servers import HttpServer
from firsthand.net.connection import TRUSTED_BY_ENVIRONMENT, trust
from firsthand.sources.http import HttpFailure


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
        {"link": "javascript:alert({query})"},
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


def test_authorities_are_read_once_and_again_where_the_environment_names_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def trusted(*, heeds_environment: bool) -> ssl.SSLContext:
        return trust(None, str, heeds_environment=heeds_environment)

    for name in TRUSTED_BY_ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    usual = trusted(heeds_environment=True)
    assert trusted(heeds_environment=True) is usual
    public, _ = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(public))
    (own,) = trusted(heeds_environment=True).get_ca_certs()
    assert own not in trusted(heeds_environment=False).get_ca_certs()


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
