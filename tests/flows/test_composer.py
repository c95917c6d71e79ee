"""The Composer: off by default, behind every rule, and a template where one sentence fails."""

import asyncio
import json
from typing import Any

import pytest
from tests.flows.kit import (
    CONTRADICTED,
    OPEN,
    TEXT,
    UNSUPPORTED,
    bound,
    claim,
    model,
    prose,
    rechecked,
    report,
    reviewed,
    told,
)
from tests.harness.kit import LIMITS, LOG_TEXT, call, scripted
from tests.service.kit import ask, quoting, service

from firsthand.contracts.enums import RunState, Verdict
from firsthand.contracts.errors import UsageError
from firsthand.contracts.runs import RunResult
from firsthand.harness.cancel import Cancellation
from firsthand.ledger.memory import MemoryLedger
from firsthand.rules.publish import refused_of
from firsthand.rules.publish.composed import UNUSABLE, USED

TEMPLATE = f"Observed: {LOG_TEXT}"
SAID = "HikariPool-1 request timed out after 30000ms."


async def composed(
    *written: dict[str, Any], claims: Any = None, ledger: MemoryLedger | None = None, **fields: Any
) -> RunResult:
    one = model(call("a"), report(*(claims or [claim("k1")])), composer=written)
    return await reviewed(one, composer="scripted", ledger=ledger, **fields)


def conclusion(result: RunResult) -> str | None:
    assert result.answer is not None
    return result.answer.conclusion


def limitations(result: RunResult) -> tuple[str, ...]:
    assert result.answer is not None
    return result.answer.limitations


async def test_it_is_off_by_default() -> None:
    one = model(call("a"), report(claim("k1")), composer=[prose(SAID)])
    for name in (None, "none"):
        assert conclusion(await reviewed(one, composer=name)) == TEMPLATE
    assert "ComposedText" not in one.told


async def test_a_sentence_that_follows_becomes_the_conclusion_and_the_answer_says_whose_it_is() -> (
    None
):
    ledger = MemoryLedger()
    result = await composed(prose(SAID), ledger=ledger)
    assert conclusion(result) == SAID
    assert USED in limitations(result)
    assert result.answer is not None
    assert result.answer.verdict is Verdict.PASS
    assert result.run.model_calls[-1].step == "composer"
    assert (await rechecked(ledger, result)).stands


async def test_it_sees_the_question_and_the_verified_claims_alone() -> None:
    one = model(
        call("a"),
        report(claim("k1"), claim("k2", OPEN), claim("k3", "DNS is down", bound(raw_path=None))),
        composer=[prose(SAID)],
    )
    await reviewed(one, composer="scripted")
    (message,) = one.told["ComposedText"]
    assert json.loads(message) == {"query": "why is order-service slow?", "claims": [LOG_TEXT]}


@pytest.mark.parametrize(
    "added",
    [
        OPEN,
        UNSUPPORTED,
        CONTRADICTED,
        "The root cause is a connection leak.",
        "Restart order-service.",
        "因此数据库已经恢复。",
    ],
)
async def test_a_composer_that_adds_a_sentence_is_not_used_and_the_answer_says_so(
    added: str,
) -> None:
    ledger = MemoryLedger()
    claims = [claim("k1"), claim("k2"), claim("k3")]
    result = await composed(prose(SAID, added), claims=claims, ledger=ledger)
    assert conclusion(result) == TEMPLATE
    assert any("1 of its 2 sentences does not follow" in text for text in limitations(result))
    assert result.answer is not None
    assert added not in result.answer.model_dump_json()
    assert [one.text for one in refused_of(result.run.guard_result)] == [SAID, added]
    assert result.answer.verdict is Verdict.PASS
    assert result.answer.withheld == ()
    assert (await rechecked(ledger, result)).stands


async def test_two_sentences_in_one_are_both_judged() -> None:
    result = await composed(prose(f"{SAID} {UNSUPPORTED}"))
    assert conclusion(result) == TEMPLATE
    assert any("its sentence does not follow" in text for text in limitations(result))


async def test_more_sentences_than_claims_are_not_used() -> None:
    result = await composed(prose(SAID, SAID))
    assert conclusion(result) == TEMPLATE
    assert any("2 sentences for 1 claims" in text for text in limitations(result))


@pytest.mark.parametrize(
    "failure",
    [
        {"text": "Here is the summary you asked for"},
        {"fault": "unreachable"},
        {"output": {"text": "x"}},
        prose(),
        prose(" ", "\u200b"),
    ],
)
async def test_a_composer_that_fails_leaves_the_template_and_the_run_succeeds(
    failure: dict[str, Any],
) -> None:
    ledger = MemoryLedger()
    result = await composed(failure, ledger=ledger)
    assert result.run.state is RunState.SUCCEEDED
    assert (conclusion(result), UNUSABLE in limitations(result)) == (TEMPLATE, True)
    assert (await rechecked(ledger, result)).stands


async def test_on_a_reject_and_where_nothing_passed_it_is_not_called() -> None:
    rejected = claim("k2", TEXT, bound(source_invocation_id=99))
    for claims in ([claim("k1"), rejected], [claim("k1", OPEN)]):
        one = model(call("a"), report(*claims), composer=[prose(SAID)])
        result = await reviewed(one, composer="scripted")
        assert conclusion(result) is None
        assert "ComposedText" not in one.told


async def test_what_an_earlier_run_saw_is_never_composed_into_now() -> None:
    ledger = MemoryLedger()
    first = await told(claim("k1"), ledger=ledger)
    then = claim("k1", LOG_TEXT, bound(source_invocation_id=1, evidence_excerpt=LOG_TEXT))
    one = model(report(then), composer=[prose(SAID)])
    result = await reviewed(
        one, composer="scripted", ledger=ledger, session_id=first.run.session_id
    )
    assert conclusion(result) is None
    assert "ComposedText" not in one.told


async def test_a_limit_or_a_cancel_during_it_publishes_the_template() -> None:
    ledger = MemoryLedger()
    limits = LIMITS.model_copy(update={"model_calls": 3})
    limited = await composed(prose(SAID), ledger=ledger, limits=limits)
    assert limited.run.state is RunState.BUDGET_EXHAUSTED
    assert (conclusion(limited), UNUSABLE in limitations(limited)) == (TEMPLATE, True)
    assert (await rechecked(ledger, limited)).stands
    cancellation = Cancellation()
    one = model(call("a"), report(claim("k1")), composer=[{"fault": "hang"}])
    task = asyncio.create_task(
        reviewed(one, composer="scripted", ledger=ledger, cancellation=cancellation)
    )
    await one.asked["ComposedText"].wait()
    cancellation.cancel()
    cancelled = await task
    assert cancelled.run.state is RunState.CANCELLED
    assert conclusion(cancelled) == TEMPLATE
    assert (await rechecked(ledger, cancelled)).stands


async def test_its_sentences_are_masked_before_they_are_kept() -> None:
    secret = "ghp_" + "A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8"
    result = await composed(prose(f"The token is {secret}."))
    assert secret not in result.run.model_dump_json()


async def test_it_has_no_place_in_the_direct_flow_and_the_offline_model_composes_nothing() -> None:
    made = service(scripted(call("a"), quoting()))
    with pytest.raises(UsageError, match="--flow reviewed"):
        await ask(made, composer="scripted")
    with pytest.raises(UsageError, match="composes no prose"):
        await reviewed(model(call("a"), report(claim("k1"))), composer="offline")
    assert await made.ledger.list_runs() == ()
