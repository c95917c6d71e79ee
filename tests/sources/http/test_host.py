"""The host is the operator's: no path, parameter or redirect leaves it."""

import pytest
from tests.sources.http.kit import KEY, OK, client
from tests.support.http_faults import redirect
from tests.support.http_stub import Reply, Request, Stub

from firsthand.sources.http import HttpFailure


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


async def test_a_post_carries_json_a_form_or_nothing() -> None:
    async with Stub(lambda request: OK) as stub:
        one = client(stub.url)
        await one.post("logs-*,app-*/_search", json={"size": 1}, params=[("a", "b")])
        await one.post("query", form={"query": "up + 1 & 2"})
        await one.post("reload")
        await one.close()
    first, second, third = stub.requests
    assert (first.place, first.query, first.json) == (
        "/logs-*,app-*/_search",
        [("a", "b")],
        {"size": 1},
    )
    assert first.headers["content-type"] == "application/json"
    assert second.form == [("query", "up + 1 & 2")]
    assert (third.body, "content-type" in third.headers) == (b"", False)
