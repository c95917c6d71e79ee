"""Bindings a second that the Gatekeeper service checks, over a ledger with very many invocations.

Each binding cites another invocation of the session, anywhere in the ledger, by id, path and a part
of the recorded line: the worst case, since nothing is fetched or read twice. A measurement is one
`check_report` (one query across sessions, then the pure rules); `store` is the query's part of it.
It must be linear in the bindings (µs per binding do not grow) and flat in the ledger (µs per binding
are those of a small ledger). The least of several rounds counts, each over other invocations.

    python -m benchmarks.gatekeeper [--full] [--json] [--rounds 5] [--postgres URL]

`--full` takes 100,000 invocations and up to 10,000 bindings. PostgreSQL is measured where
`--postgres` or FIRSTHAND_TEST_POSTGRES names a server, in a schema of its own that is dropped.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, cast

from benchmarks._gatekeeper_ledger import SESSION, filled, place, report

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import Severity
from firsthand.contracts.evidence import ToolInvocation
from firsthand.flows.gatekeeper_service import check_report
from firsthand.harness.context import RunContext

LINEAR, FLAT = 2.0, 1.5
"""Goals: µs per binding at most so many times those of a tenth of the bindings, and of a ledger of a
tenth. Ten times the bindings are ten times the objects, and the collector takes a larger share of
those: up to ×1.5. A quadratic part would show as ×10."""


@dataclass(frozen=True, kw_only=True)
class Size:
    small: int
    """Invocations of the ledger that the large one is compared with."""
    large: int
    bindings: tuple[int, ...]


DEFAULT = Size(small=1_000, large=10_000, bindings=(1, 100, 1_000))
FULL = Size(small=10_000, large=100_000, bindings=(1, 100, 1_000, 10_000))


@dataclass(frozen=True, kw_only=True)
class Measured:
    store: str
    invocations: int
    bindings: int
    seconds: float
    in_store: float
    """Seconds of them that the query took."""

    @property
    def per_binding(self) -> float:
        """Microseconds."""
        return self.seconds / self.bindings * 1e6

    def document(self) -> JsonObject:
        return {
            "store": self.store,
            "invocations": self.invocations,
            "bindings": self.bindings,
            "bindings_per_second": round(self.bindings / self.seconds),
            "microseconds_per_binding": round(self.per_binding, 1),
            "share_in_store": round(self.in_store / self.seconds, 2),
        }


class Timed:
    """A ledger that counts the seconds of its one query. Also the only part of a RunContext, beside
    its ids and calls, that the service looks at."""

    def __init__(self, ledger: Any) -> None:
        self.ledger = self
        self.run_id, self.session_id = "run-now", SESSION
        self.calls: dict[str, ToolInvocation] = {}
        self.seconds = 0.0
        self._ledger = ledger

    async def get_invocations(self, ids: Collection[int]) -> dict[int, ToolInvocation]:
        started = time.perf_counter()
        found: dict[int, ToolInvocation] = await self._ledger.get_invocations(ids)
        self.seconds += time.perf_counter() - started
        return found


async def measure(ledger: Any, store: str, invocations: int, bindings: int, seed: int) -> Measured:
    """One check of a report that cites invocations of its own choice."""
    chosen = random.Random(seed).sample(range(1, invocations + 1), min(bindings, invocations))
    asked = report([chosen[n % len(chosen)] for n in range(bindings)])
    timed = Timed(ledger)
    started = time.perf_counter()
    found = await check_report(cast(RunContext, timed), asked)
    seconds = time.perf_counter() - started
    assert found.judgement.result.severity is Severity.NONE, found.judgement.result.errors[:1]
    assert len(found.judgement.result.checked_bindings) == bindings
    return Measured(
        store=store,
        invocations=invocations,
        bindings=bindings,
        seconds=seconds,
        in_store=timed.seconds,
    )


async def measured(store: str, size: Size, rounds: int, server: str | None) -> list[Measured]:
    """The least of the rounds for every ledger and number of bindings.

    They take turns within a round, so that a busy machine stretches all sides alike; the first
    round warms and does not count.
    """
    best: dict[tuple[int, int], Measured] = {}
    async with AsyncExitStack() as opened:
        ledgers = {}
        for invocations in (size.small, size.large):
            address = await opened.enter_async_context(place(server))
            ledgers[invocations] = await filled(address, invocations)
            opened.push_async_callback(ledgers[invocations].close)
        for round_number in range(rounds + 1):
            for bindings in size.bindings:
                for invocations, ledger in ledgers.items():
                    made = await measure(ledger, store, invocations, bindings, round_number)
                    key = (invocations, bindings)
                    if round_number == 1 or (round_number and made.seconds < best[key].seconds):
                        best[key] = made
    return [best[key] for key in sorted(best)]


def ratios(found: Sequence[Measured], size: Size) -> dict[str, float]:
    """What the goals are held against; a single binding is mostly the query's own cost."""
    at = {(one.invocations, one.bindings): one.per_binding for one in found}
    most, fewer = size.bindings[-1], size.bindings[-2]
    return {
        "linear": round(at[size.large, most] / at[size.large, fewer], 2),
        "flat": round(at[size.large, most] / at[size.small, most], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--postgres", default=os.environ.get("FIRSTHAND_TEST_POSTGRES"))
    options = parser.parse_args()
    size = FULL if options.full else DEFAULT
    servers = {"sqlite": None} | ({"postgres": options.postgres} if options.postgres else {})
    report_: dict[str, Any] = {
        "figures": [],
        "ratios": {},
        "goals": {"linear": LINEAR, "flat": FLAT},
    }
    for store, server in servers.items():
        found = asyncio.run(measured(store, size, options.rounds, server))
        report_["figures"] += [one.document() for one in found]
        report_["ratios"][store] = ratios(found, size)
    print(json.dumps(report_) if options.json else table(report_))
    worst = [
        one for one in report_["ratios"].values() if one["linear"] > LINEAR or one["flat"] > FLAT
    ]
    sys.exit(1 if worst else 0)


def table(made: dict[str, Any]) -> str:
    head = f"{'store':9} {'invocations':>11} {'bindings':>8} {'bindings/s':>10} {'µs each':>8} in store"
    lines = [
        f"{one['store']:9} {one['invocations']:>11,} {one['bindings']:>8,}"
        f" {one['bindings_per_second']:>10,} {one['microseconds_per_binding']:>8}"
        f" {one['share_in_store']:>8.0%}"
        for one in made["figures"]
    ]
    for store, ratio in made["ratios"].items():
        lines.append(
            f"{store}: µs each with most bindings ×{ratio['linear']} of fewer (goal {LINEAR}),"
            f" ×{ratio['flat']} of a small ledger (goal {FLAT})"
        )
    return "\n".join(["gatekeeper: one check_report, least of the rounds", head, *lines])


if __name__ == "__main__":
    main()
