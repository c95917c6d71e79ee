"""Budgets of one run: checked before the spend, recorded after it.

Owns the counters; refuses by LimitError, which names the limit, its value and the use.
Tokens and money may overshoot by one reply (its use is known only afterwards), and the overshoot
shows in the use. A call whose token usage is missing counts as unmeasured, not as zero.
"""

from math import inf

from firsthand.contracts.answer import Budgets, BudgetUse, MoneyUse
from firsthand.contracts.enums import BudgetKind
from firsthand.contracts.errors import LimitError
from firsthand.contracts.runs import RunLimits


class BudgetMeter:
    def __init__(self, limits: RunLimits, *, started: float) -> None:
        self._limits = limits
        self._limit: dict[BudgetKind, float] = {
            BudgetKind.MODEL_CALLS: limits.model_calls,
            BudgetKind.TOOL_CALLS: limits.tool_calls,
            BudgetKind.TOKENS: limits.tokens,
            BudgetKind.RUN_BYTES: limits.run_bytes,
            BudgetKind.DEADLINE: limits.deadline_seconds,
            BudgetKind.MONEY: inf if limits.money is None else limits.money,
        }
        self._started = started
        self.used: dict[BudgetKind, float] = {
            BudgetKind.MODEL_CALLS: 0,
            BudgetKind.TOOL_CALLS: 0,
            BudgetKind.TOKENS: 0,
            BudgetKind.RUN_BYTES: 0,
            BudgetKind.MONEY: 0,
        }
        self.unmeasured_calls = 0
        self.currency: str | None = None
        """Set by the first call that has a price."""

    def limit(self, kind: BudgetKind) -> float:
        return self._limit[kind]

    @property
    def deadline_at(self) -> float:
        """The deadline on the clock's monotonic scale, in seconds."""
        return self._started + self._limits.deadline_seconds

    def spend(self, kind: BudgetKind, amount: int) -> None:
        """Check, then count. A refused spend changes nothing."""
        if self.used[kind] + amount > self.limit(kind):
            raise LimitError(kind, used=self.used[kind], limit=self.limit(kind))
        self.used[kind] += amount

    def check_left(self, kind: BudgetKind) -> None:
        """Refuse if nothing at all is left of a budget that is recorded after its spend."""
        if self.used[kind] >= self.limit(kind):
            raise LimitError(kind, used=self.used[kind], limit=self.limit(kind))

    def check_deadline(self, now: float) -> None:
        if now >= self.deadline_at:
            raise self.deadline_error(now)

    def deadline_error(self, now: float) -> LimitError:
        limit = self._limits.deadline_seconds
        return LimitError(BudgetKind.DEADLINE, used=round(now - self._started, 3), limit=limit)

    def record_tokens(self, tokens: int | None) -> None:
        if tokens is None or tokens < 0:
            self.unmeasured_calls += 1
        else:
            self.used[BudgetKind.TOKENS] += tokens

    def record_money(self, amount: float, currency: str) -> None:
        self.currency = currency
        self.used[BudgetKind.MONEY] += amount

    def report(self, now: float) -> Budgets:
        def use(kind: BudgetKind) -> BudgetUse:
            return BudgetUse(used=self.used[kind], limit=self.limit(kind))

        elapsed = round(max(0.0, now - self._started), 3)
        return Budgets(
            model_calls=use(BudgetKind.MODEL_CALLS),
            tool_calls=use(BudgetKind.TOOL_CALLS),
            tokens=use(BudgetKind.TOKENS),
            run_bytes=use(BudgetKind.RUN_BYTES),
            deadline=BudgetUse(used=elapsed, limit=self._limits.deadline_seconds),
            unmeasured_calls=self.unmeasured_calls,
            money=self._money(),
        )

    def _money(self) -> MoneyUse | None:
        if self.currency is None:
            return None
        used = round(self.used[BudgetKind.MONEY], 9)
        return MoneyUse(used=used, limit=self._limits.money, currency=self.currency)
