"""Money: per call, per run, and as a budget; a run without a price shows none."""

import pytest
from tests.harness.kit import LIMITS
from tests.wire.kit import FLOWS, finished, models, run, working
from tests.wire.openai_stub import call, chat

from firsthand.contracts.enums import BudgetKind, Flow, RunState
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import Price
from firsthand.models.resolver import Resolver

PRICE = Price(input=2, output=10)
ONE_CALL = (200 * 2 + 50 * 10) / 1_000_000
COLLECT = chat(calls=[call("a")])


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_run_with_a_price_shows_what_it_cost(flow: Flow) -> None:
    script = working(flow, COLLECT, finished(flow))
    result, _, _ = await run(flow, script, provider={"price": PRICE}, currency="EUR")
    assert result.answer is not None
    money = result.answer.budgets.money
    assert money is not None
    assert money.used == pytest.approx(ONE_CALL * len(result.run.model_calls))
    assert (money.currency, money.limit) == ("EUR", None)
    assert {made.cost for made in result.run.model_calls} == {ONE_CALL}


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_run_without_a_price_shows_no_money(flow: Flow) -> None:
    result, _, _ = await run(flow, working(flow, COLLECT, finished(flow)))
    assert result.answer is not None
    assert result.answer.budgets.money is None
    assert {made.cost for made in result.run.model_calls} == {None}


async def test_a_models_own_price_wins_over_its_providers() -> None:
    script = working(Flow.DIRECT, COLLECT, finished(Flow.DIRECT))
    prices = {"stub:qwen3-8b": Price(input=0, output=20)}
    result, _, _ = await run(Flow.DIRECT, script, provider={"price": PRICE}, prices=prices)
    assert {made.cost for made in result.run.model_calls} == {50 * 20 / 1_000_000}


async def test_cached_tokens_have_a_price_of_their_own() -> None:
    usage = {
        "prompt_tokens": 200,
        "completion_tokens": 50,
        "total_tokens": 250,
        "prompt_tokens_details": {"cached_tokens": 150},
    }
    script = working(Flow.DIRECT, chat(calls=[call("a")], usage=usage), finished(Flow.DIRECT))
    price = Price(input=2, output=10, cached_input=1)
    result, _, _ = await run(Flow.DIRECT, script, provider={"price": price})
    assert result.run.model_calls[0].cost == pytest.approx((50 * 2 + 150 + 500) / 1_000_000)


@pytest.mark.parametrize("flow", FLOWS)
async def test_a_money_budget_ends_the_run_after_at_most_one_reply_more(flow: Flow) -> None:
    calls = [chat(calls=[call(f"c{n}")]) for n in range(6)]
    limits = LIMITS.model_copy(update={"money": ONE_CALL * 2.5})
    result, _, _ = await run(
        flow, working(flow, *calls), limits=limits, provider={"price": PRICE}, needs_price=True
    )
    assert (result.run.state, result.run.limit_hit) == (
        RunState.BUDGET_EXHAUSTED,
        BudgetKind.MONEY,
    )
    assert result.answer is not None
    assert result.answer.budgets.money is not None
    assert result.answer.budgets.money.used == pytest.approx(ONE_CALL * 3)
    assert any("money" in line for line in result.answer.limitations)
    assert result.answer.claims


async def test_an_unmeasured_call_costs_an_unknown_amount_and_not_nothing() -> None:
    script = working(Flow.DIRECT, chat(calls=[call("a")], usage=None), finished(Flow.DIRECT))
    result, _, _ = await run(Flow.DIRECT, script, provider={"price": PRICE})
    assert result.run.model_calls[0].cost is None
    assert result.answer is not None
    assert result.answer.budgets.unmeasured_calls == 1


def test_a_money_budget_needs_a_price() -> None:
    resolver = Resolver(models("http://127.0.0.1:9/v1", needs_price=True), environ={})
    with pytest.raises(ConfigurationError, match="FIRSTHAND_PROVIDERS__STUB__PRICE__INPUT"):
        resolver.resolve("stub:qwen3-8b")
    assert resolver.resolve("offline") is not None
