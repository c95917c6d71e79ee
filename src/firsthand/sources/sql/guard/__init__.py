"""The guard: one SELECT in, a text that is safe to run and says only what is stored, or a refusal.

Law: pure. It owns which statements may run and which values may become evidence; it refuses all
else and never raises, whatever the text is. Nobody runs a text that did not come from here.
"""

from firsthand.sources.sql.guard.check import check
from firsthand.sources.sql.guard.functions import DEFAULT_FUNCTIONS
from firsthand.sources.sql.guard.policy import (
    Guarded,
    OutputColumn,
    Policy,
    Refused,
    Rule,
)

__all__ = ["DEFAULT_FUNCTIONS", "Guarded", "OutputColumn", "Policy", "Refused", "Rule", "check"]
