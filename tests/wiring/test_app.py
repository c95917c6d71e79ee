"""A run is found by the beginning of its id; an ambiguous one says how many there are."""

import pytest
from tests.ledger.samples import NOON, new_run

from firsthand.contracts.errors import UsageError
from firsthand.ledger import MemoryLedger
from firsthand.wiring import App


@pytest.mark.parametrize(("held", "said"), [(2, "^2 runs begin"), (13, "^at least 10 runs begin")])
async def test_an_ambiguous_beginning_counts_no_further_than_it_looked(
    held: int, said: str
) -> None:
    ledger = MemoryLedger()
    await ledger.open_session("ses-a", at=NOON)
    for number in range(held):
        await ledger.create_run(new_run("ses-a", run_id=f"run-{number:04}"))
    with pytest.raises(UsageError, match=said):
        await App(ledger=ledger).find_run("run-")
