"""What `firsthand sources check` finds of the servers behind a source."""

from typing import Protocol, runtime_checkable

from firsthand.contracts.base import Contract
from firsthand.contracts.ports import EvidenceSource


class SourceCheck(Contract):
    """One server: is it there, are we let in, and does it hold anything?"""

    name: str
    """As it is configured, such as `sources.prometheus`."""
    kind: str
    """What it is, such as `Prometheus` or `Elasticsearch`."""
    reachable: bool = False
    """Something answered at the address."""
    permitted: bool | None = None
    """It let us read; None where that could not be asked."""
    version: str | None = None
    sample: str | None = None
    """A count, or the first line that it holds; raw, so whoever shows it masks and bounds it."""
    latency_ms: int | None = None
    """Milliseconds of the whole check."""
    warnings: tuple[str, ...] = ()
    """What a person should know, such as an account that can write."""
    error: str | None = None
    """What failed and the way out, one line; None where the server can be used."""

    @property
    def passed(self) -> bool:
        return self.error is None and self.reachable and self.permitted is not False


@runtime_checkable
class Checkable(Protocol):
    """A source whose servers can be tried without a question."""

    async def check(self) -> tuple[SourceCheck, ...]:
        """One entry for each server behind the source, at least one.

        Ends within the source's own time-outs; a failure is an entry and raises nothing.
        """
        ...


class LiveEvidence(EvidenceSource, Checkable, Protocol):
    """A source over servers that run while the question is asked."""
