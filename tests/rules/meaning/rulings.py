"""Short words for rulings in the tests of this folder."""

from firsthand.contracts.enums import Outcome, Undecided
from firsthand.rules.meaning import derivability

LOGS, METRICS, ROWS, KNOWLEDGE = "query_logs", "query_metrics", "query_mysql", "lookup_knowledge"


def ruled(claim: str, *texts: str, tool: str = LOGS) -> str:
    """derivable, contradicted, open or unsupported."""
    ruling = derivability(claim, texts, [tool] * len(texts))
    if ruling.outcome is Outcome.UNDECIDED:
        assert ruling.undecided is not None
        return ruling.undecided.value
    return ruling.outcome.value


def follows(claim: str, *texts: str, tool: str = LOGS) -> bool:
    return ruled(claim, *texts, tool=tool) == Outcome.DERIVABLE


def decisive(claim: str, *texts: str, tool: str = LOGS) -> str:
    """The finding that decided."""
    return derivability(claim, texts, [tool] * len(texts)).rule


OPEN, UNSUPPORTED = Undecided.OPEN.value, Undecided.UNSUPPORTED.value
CONTRADICTED = Outcome.CONTRADICTED.value
