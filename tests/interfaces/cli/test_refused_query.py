"""A query that the guard refuses: the model learns a code, a person the rule and the way out."""

import asyncio
import json
from pathlib import Path

from tests.interfaces.cli.command import FirsthandCommand, evidence_folder
from tests.support.http_stub import Request, Stub
from tests.wire.conversation import dump
from tests.wire.openai_stub import Conversation, call, chat, drafted, results_of

SQL = "SELECT LEFT(status, 2), 'root cause: DNS' FROM orders"
REASON = "left in an output; select the column itself"
TABLE = "id,status\n1,failed\n2,ok\n"


async def diagnosed(firsthand: FirsthandCommand, stub: Stub, evidence: Path) -> tuple[str, str]:
    """What `firsthand diagnose` wrote."""
    words = ("diagnose", "why do orders fail?", "--evidence", str(evidence), "--model", "stub:m")
    url = f"{stub.url}/v1"
    done = await asyncio.to_thread(firsthand, *words, FIRSTHAND_PROVIDERS__STUB__BASE_URL=url)
    return done.stdout, done.stderr


async def test_show_names_the_rule_that_a_query_broke_and_what_to_write(tmp_path: Path) -> None:
    evidence = evidence_folder(tmp_path / "evidence")
    (evidence / "tables").mkdir()
    (evidence / "tables" / "orders.csv").write_text(TABLE)
    heard: list[dict[str, object]] = []

    def draft(request: Request):  # type: ignore[no-untyped-def]  # a Reply
        heard.extend(results_of(request))
        return chat(dump(drafted(request)))

    conversation = Conversation(
        diagnosis_agent=[
            chat(calls=[call("a", "query_mysql", {"sql": SQL})]),
            chat(calls=[call("b", "query_logs", {"any_of": ["HikariPool"]})]),
            draft,
        ]
    )
    firsthand = FirsthandCommand(home=tmp_path / "home")
    async with Stub(conversation) as stub:
        out, err = await diagnosed(firsthand, stub, evidence)
    refused = next(one for one in heard if one["tool_call_id"] == "a")
    assert refused == {
        "evidence_status": "unavailable",
        "tool_call_id": "a",
        "error_code": "query_rejected",
    }
    assert REASON not in out + err
    run_id = json.loads(firsthand("runs", "--json").stdout)[0]["run_id"]
    shown = firsthand("show", run_id)
    assert shown.returncode == 0, shown.stderr
    words = " ".join(shown.stdout.split())
    assert "query_rejected" in words
    assert f"why: refused by the guard (text_function): {REASON}" in words


async def test_show_says_how_a_database_is_configured(tmp_path: Path) -> None:
    conversation = Conversation(
        diagnosis_agent=[
            chat(calls=[call("a", "query_mysql", {"sql": "SELECT status FROM orders"})]),
            chat(calls=[call("b", "query_logs", {"any_of": ["HikariPool"]})]),
            lambda request: chat(dump(drafted(request))),
        ]
    )
    firsthand = FirsthandCommand(home=tmp_path / "home")
    async with Stub(conversation) as stub:
        await diagnosed(firsthand, stub, evidence_folder(tmp_path / "evidence"))
    run_id = json.loads(firsthand("runs", "--json").stdout)[0]["run_id"]
    words = " ".join(firsthand("show", run_id).stdout.split())
    for way in ("[sql] in firsthand.toml", "FIRSTHAND_SQL__URL", "tables/"):
        assert way in words
