"""`firsthand models check`: what a round trip finds, keeps, and how later runs use it."""

import asyncio
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.interfaces.cli.command import FirsthandCommand
from tests.support.http_stub import Reply, Request, Stub
from tests.wire.kit import KEY, models
from tests.wire.openai_stub import call, chat, error

from firsthand.contracts.models import CheckedModel, ModelTraits, OutputMode
from firsthand.harness.model_errors import model_error
from firsthand.interfaces.cli.render import render_plain
from firsthand.interfaces.views.models import check_document, list_document
from firsthand.models.catalog import Catalog
from firsthand.models.checked import FILE, read_checked
from firsthand.models.listing import list_models
from firsthand.models.provided import ProvidedModel
from firsthand.models.resolver import Resolver

NOW = datetime(2026, 7, 8, 10, tzinfo=UTC)

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
    own = {
        "FIRSTHAND_PROVIDERS__LOCAL__BASE_URL": url,
        "FIRSTHAND_PROVIDERS__LOCAL__API_KEY": "env:LOCAL_KEY",
        "FIRSTHAND_RETRY__ATTEMPTS": "1",
        "LOCAL_KEY": KEY,
    }
    done = await asyncio.to_thread(FirsthandCommand(home=home), *arguments, **own | variables)
    return done.returncode, done.stdout, done.stderr


def catalog(home: Path, url: str, **provider: Any) -> Catalog:
    return Catalog(models(url, provider=provider), environ={}, home=home)


async def checked(home: Path, server: Any, **provider: Any) -> tuple[CheckedModel, ModelTraits]:
    """In this process: what was found, and how a run will treat the model."""
    async with Stub(server) as stub:
        one = catalog(home, f"{stub.url}/v1", **provider)
        found = await one.check("stub:qwen3-8b", now=NOW)
        return found, one.traits("stub:qwen3-8b")


@pytest.mark.parametrize(("server", "mode"), SERVERS.values(), ids=SERVERS)
async def test_a_check_finds_the_mode_and_keeps_it(
    server: Server, mode: OutputMode, tmp_path: Path
) -> None:
    found, traits = await checked(tmp_path, server)
    assert (found.output_mode, traits.output_mode) == (mode, mode)
    assert (found.tools, found.usage, found.context_tokens) == (True, True, None)
    assert read_checked(tmp_path) == {"stub:qwen3-8b": found}
    assert KEY not in (tmp_path / FILE).read_text()
    assert ((tmp_path / FILE).stat().st_mode & 0o777) == 0o600


async def test_what_is_configured_wins_over_what_was_found(tmp_path: Path) -> None:
    server = Server(both=CALL, tool=CALL, schema=WORD)
    _, traits = await checked(tmp_path, server, output_mode=OutputMode.PROMPTED)
    assert traits.output_mode is OutputMode.PROMPTED


async def test_a_small_context_is_reported_and_makes_the_model_small(tmp_path: Path) -> None:
    server = Server(both=CALL, tool=CALL, schema=WORD, max_model_len=8192)
    found, traits = await checked(tmp_path, server)
    assert found.context_tokens == 8192
    assert traits.small is not None
    text = render_plain(check_document(found, traits))
    assert "context: 8,192 tokens" in text
    assert "small: at most" in text


async def test_a_model_that_calls_no_tool_is_said_to_find_nothing(tmp_path: Path) -> None:
    found, traits = await checked(tmp_path, Server(both=WORD, tool=WORD, schema=WORD))
    assert not found.tools
    assert "would find nothing" in render_plain(check_document(found, traits))


FAILURES = {
    "401": (error(401, f"bad key {KEY}"), "model_unauthorized"),
    "404": (error(404), "model_not_found"),
    "html": (Reply(body=b"<html>", headers={"content-type": "text/html"}), "model_malformed_reply"),
    "drop": (Reply(fault="drop"), "model_disconnected"),
    "hang": (Reply(fault="hang"), "model_timeout"),
}


@pytest.mark.parametrize(("reply", "code"), FAILURES.values(), ids=FAILURES)
async def test_a_model_that_cannot_be_asked_has_its_code_and_nothing_is_kept(
    reply: Reply, code: str, tmp_path: Path
) -> None:
    async with Stub(lambda request: reply) as stub:
        one = catalog(tmp_path, f"{stub.url}/v1", timeout_seconds=0.5)
        with pytest.raises(Exception) as raised:  # noqa: PT011 - the framework's own, by table
            await one.check("stub:qwen3-8b", now=NOW)
    mapped = model_error(raised.value, one.traits("stub:qwen3-8b"))
    assert mapped.code == code
    assert KEY not in str(mapped)
    assert not (tmp_path / FILE).exists()


async def test_the_command_prints_what_it_found_and_a_failure_in_one_line(tmp_path: Path) -> None:
    replies: dict[str, Any] = {"now": Server(both=CALL, tool=CALL, schema=WORD)}
    async with Stub(lambda request: replies["now"](request)) as stub:
        url = f"{stub.url}/v1"
        code, out, err = await firsthand(tmp_path, url, "models", "check", "local:qwen3-8b")
        assert (code, err) == (0, "")
        assert "calls tools: yes" in out
        assert "output mode: native" in out
        assert KEY not in out
        replies["now"] = lambda request: error(401, f"bad key {KEY}")
        code, out, err = await firsthand(tmp_path, url, "models", "check", "local:qwen3-8b")
    assert (code, out) == (5, "")
    assert "refused the key" in err
    assert err.count("\n") == 1
    assert KEY not in err


async def test_the_list_says_what_is_ready_and_what_was_checked(tmp_path: Path) -> None:
    await checked(tmp_path, Server(both=CALL, tool=CALL, schema=WORD))
    known = models("http://127.0.0.1:9/v1", checked=read_checked(tmp_path))
    text = render_plain(list_document(list_models(known, {})))
    assert "stub:MODEL · configured · ready" in text
    assert "stub:qwen3-8b · calls tools · native" in text
    assert "set OPENAI_API_KEY" in text
    assert KEY not in text


async def test_a_finding_of_another_address_is_not_used(tmp_path: Path) -> None:
    found, _ = await checked(tmp_path, Server(both=CALL, tool=CALL, schema=WORD))
    other = "http://127.0.0.1:9/v1"
    for address, mode in ((found.base_url, OutputMode.NATIVE), (other, OutputMode.PROMPTED)):
        config = models(str(address), checked={"stub:qwen3-8b": found})
        resolver = Resolver(config, environ={})
        model = resolver.resolve("stub:qwen3-8b")
        assert isinstance(model, ProvidedModel)
        assert model.traits.output_mode is mode
        await resolver.close()


def test_a_file_that_is_none_is_as_good_as_no_file(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{half")
    assert read_checked(tmp_path) == {}
