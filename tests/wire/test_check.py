"""`firsthand models check`: what a round trip finds, keeps, and how later runs use it."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.wire.http_stub import Reply, Request, http_stub
from tests.wire.kit import KEY
from tests.wire.openai_stub import call, chat, error

from firsthand.contracts.models import OutputMode
from firsthand.models.checked import FILE, read_checked

WORD = chat('{"word": "firsthand"}')
CALL = chat(calls=[call("a", "look_up_word", {})])


def listed(**entry: Any) -> Reply:
    document = {"object": "list", "data": [{"id": "qwen3-8b", "object": "model", **entry}]}
    return Reply(body=json.dumps(document).encode())


class Server:
    """A server by what it can do: with a schema, without one, and with neither."""

    def __init__(
        self, *, both: Reply | None, tool: Reply, schema: Reply | None, **entry: Any
    ) -> None:
        self.both, self.tool, self.schema, self.entry = both, tool, schema, entry

    def __call__(self, request: Request) -> Reply:
        if request.method == "GET":
            return listed(**self.entry)
        body = request.json
        has_result = any(one["role"] == "tool" for one in body["messages"])
        if "response_format" not in body:
            return self.tool
        if "tools" in body and not has_result:
            return self.both or error(400, "response_format with tools is not supported")
        return self.schema or error(400, "response_format is not supported")


SERVERS = {
    "native": (Server(both=CALL, tool=CALL, schema=WORD), OutputMode.NATIVE),
    "format suppresses tools": (Server(both=WORD, tool=CALL, schema=WORD), OutputMode.FINAL_TURN),
    "format with tools refused": (Server(both=None, tool=CALL, schema=WORD), OutputMode.FINAL_TURN),
    "no format": (Server(both=None, tool=CALL, schema=None), OutputMode.PROMPTED),
    "format ignored": (Server(both=CALL, tool=CALL, schema=chat("a word")), OutputMode.PROMPTED),
}


async def firsthand(
    home: Path, url: str, *arguments: str, **variables: str
) -> tuple[int, str, str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("FIRSTHAND_")}
    own = {
        "FIRSTHAND_HOME": str(home),
        "FIRSTHAND_PROVIDERS__LOCAL__BASE_URL": url,
        "FIRSTHAND_PROVIDERS__LOCAL__API_KEY": "env:LOCAL_KEY",
        "FIRSTHAND_RETRY__ATTEMPTS": "1",
        "LOCAL_KEY": KEY,
        "PYTHONUTF8": "1",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "firsthand",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=clean | own | variables,
    )
    out, err = await asyncio.wait_for(process.communicate(), timeout=60)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


@pytest.mark.parametrize(("server", "mode"), SERVERS.values(), ids=SERVERS)
async def test_a_check_finds_the_mode_and_keeps_it(
    server: Server, mode: OutputMode, tmp_path: Path
) -> None:
    async with http_stub(server) as stub:
        code, out, err = await firsthand(
            tmp_path, f"{stub.url}/v1", "models", "check", "local:qwen3-8b"
        )
    assert (code, err) == (0, "")
    assert f"output mode: {mode.value}" in out
    assert "calls tools: yes" in out
    assert "context: not reported" in out
    assert KEY not in out
    (found,) = read_checked(tmp_path).values()
    assert (found.name, found.output_mode, found.usage) == ("local:qwen3-8b", mode, True)
    assert KEY not in (tmp_path / FILE).read_text()
    assert ((tmp_path / FILE).stat().st_mode & 0o777) == 0o600


async def test_a_small_context_is_reported_and_said(tmp_path: Path) -> None:
    server = Server(both=CALL, tool=CALL, schema=WORD, max_model_len=8192)
    async with http_stub(server) as stub:
        url = f"{stub.url}/v1"
        code, out, _ = await firsthand(tmp_path, url, "models", "check", "local:qwen3-8b", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["context_tokens"] == 8192
    assert found["used"] == {"output_mode": "native", "small": True}


async def test_a_model_that_calls_no_tool_is_said_to_find_nothing(tmp_path: Path) -> None:
    server = Server(both=WORD, tool=WORD, schema=WORD)
    async with http_stub(server) as stub:
        code, out, _ = await firsthand(tmp_path, f"{stub.url}/v1", "models", "check", "local:m")
    assert code == 3
    assert "calls tools: no" in out


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        (error(401, f"bad key {KEY}"), "refused the key"),
        (error(404), "no such model"),
        (Reply(body=b"<html>", headers={"content-type": "text/html"}), "check the address"),
        (Reply(fault="drop"), "the connection was lost"),
    ],
    ids=["401", "404", "html", "drop"],
)
async def test_a_model_that_cannot_be_asked_is_one_line(
    reply: Reply, said: str, tmp_path: Path
) -> None:
    async with http_stub(lambda request: reply) as stub:
        code, out, err = await firsthand(tmp_path, f"{stub.url}/v1", "models", "check", "local:m")
    assert (code, out) == (5, "")
    assert said in err
    assert err.count("\n") == 1
    assert KEY not in err
    assert not (tmp_path / FILE).exists()


async def test_a_hanging_server_is_given_up_on(tmp_path: Path) -> None:
    async with http_stub(lambda request: Reply(fault="hang")) as stub:
        code, _, err = await firsthand(
            tmp_path,
            f"{stub.url}/v1",
            "models",
            "check",
            "local:m",
            FIRSTHAND_PROVIDERS__LOCAL__TIMEOUT_SECONDS="0.5",
        )
    assert code == 5
    assert "in time" in err


async def test_the_list_says_what_is_ready_and_what_was_checked(tmp_path: Path) -> None:
    server = Server(both=CALL, tool=CALL, schema=WORD)
    async with http_stub(server) as stub:
        await firsthand(tmp_path, f"{stub.url}/v1", "models", "check", "local:qwen3-8b")
        code, out, _ = await firsthand(tmp_path, f"{stub.url}/v1", "models", "list")
    assert code == 0
    assert "local:MODEL · configured · ready" in out
    assert "local:qwen3-8b · calls tools · native" in out
    assert KEY not in out


async def test_a_finding_of_another_address_is_not_used(tmp_path: Path) -> None:
    from tests.wire.kit import models

    from firsthand.models.resolver import Resolver

    server = Server(both=CALL, tool=CALL, schema=WORD)
    async with http_stub(server) as stub:
        url = f"{stub.url}/v1"
        await firsthand(tmp_path, url, "models", "check", "local:qwen3-8b")
    checked = {"stub:qwen3-8b": read_checked(tmp_path)["local:qwen3-8b"]}
    for address, mode in ((url, OutputMode.NATIVE), ("http://127.0.0.1:9/v1", OutputMode.PROMPTED)):
        resolver = Resolver(models(address, checked=checked), environ={})
        model: Any = resolver.resolve("stub:qwen3-8b")
        assert model.traits.output_mode is mode
        await resolver.close()


def test_a_file_that_is_none_is_as_good_as_no_file(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{half")
    assert read_checked(tmp_path) == {}
