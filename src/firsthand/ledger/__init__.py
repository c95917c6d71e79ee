"""Ledger: the one record of sessions, runs, tool invocations and events.

Law: nothing here deletes. A call's row is committed before `request_invocation` returns; an
invocation's status moves one way and it completes once; a run ends once, in one transaction with
its session's evaluation; ids that do not exist are absent, never an error. What goes in was
redacted by the caller, and is stored in the form that `rules.evidence.canonical` calls storable.

`memory` is the twin and `sql` the store; both write the rows of `rows.py` and pass one test suite.
Importing this package loads no database code: `open_ledger` loads the driver that an address needs.
"""

from firsthand.ledger.address import open_ledger
from firsthand.ledger.memory import MemoryLedger

__all__ = ["MemoryLedger", "open_ledger"]
