"""The Gatekeeper's benchmark measures what it says, at a size that a test can afford."""

import asyncio
import subprocess
import sys

import pytest
from benchmarks.gatekeeper import FULL, Size, measured, ratios
from tests.ledger.conftest import POSTGRES, SERVER, sql

SMALL = Size(small=40, large=120, bindings=(1, 10, 200))


def test_the_full_size_is_the_one_that_was_asked_for() -> None:
    assert (FULL.large, FULL.bindings) == (100_000, (1, 100, 1_000, 10_000))


@pytest.mark.parametrize("store", ["sqlite", POSTGRES])
def test_every_size_is_measured_and_the_store_has_a_share(store: str) -> None:
    server = None
    if store == "postgres":
        sql("SELECT 1")
        server = SERVER
    found = asyncio.run(measured(store, SMALL, 1, server))
    sizes = {(one.invocations, one.bindings) for one in found}
    assert sizes == {(n, b) for n in (40, 120) for b in (1, 10, 200)}
    for one in found:
        assert 0 < one.in_store < one.seconds
        document = one.document()
        assert document["store"] == store
    assert set(ratios(found, SMALL)) == {"linear", "flat"}


def test_an_unknown_option_is_refused() -> None:
    command = [sys.executable, "-m", "benchmarks.gatekeeper", "--fulll"]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
