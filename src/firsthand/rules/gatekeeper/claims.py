"""Claims as the rules read them: the right types, and not one of them checked.

Law: data only. A value here came from a model; holding one proves nothing. ``read`` makes these
of an ExecutorReport, ``rules/publish`` of a DiagnosisDraft.
"""

from dataclasses import dataclass

from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ClaimKind, ClaimStatus
from firsthand.contracts.rulings import GatekeeperWarning


@dataclass(frozen=True, slots=True, kw_only=True)
class CitedId:
    """An invocation id as it was cited."""

    value: int | None
    """Positive and of 63 bits at most; None where what was given can be no id."""
    shown: str
    """What was given, for a person; bounded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Binding:
    """One citation of one item of one tool result."""

    tool_name: str | None = None
    source: CitedId | None = None
    """None: no id was given."""
    presumed: int | None = None
    """The only invocation that a missing id can mean, where it may not be filled in."""
    legacy: tuple[CitedId, ...] = ()
    """Its own `source_invocation_ids`."""
    raw_path: str | None = None
    """None: no path was given."""
    excerpt: str = ""
    missing: tuple[str, ...] = ()
    """Fields that are absent or of a wrong type and that no other rule speaks of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One statement with what it cites."""

    claim_id: str
    """Unique in its report."""
    position: int
    """Where it stood in the report, from 1."""
    text: str
    """One printable line, as it would be published."""
    kind: ClaimKind
    status: ClaimStatus
    bindings: tuple[Binding, ...] = ()
    also_cited: tuple[CitedId, ...] = ()
    """Ids without a path: legacy `source_invocation_ids`, or a draft's `tool_call_ids`."""
    scoped_negative: bool = False
    """A negative of the direct flow: it cites a search that found nothing, without a path."""
    missing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A whole report or draft."""

    claims: tuple[Claim, ...] = ()
    next_steps: tuple[NextStep, ...] = ()
    missing: tuple[str, ...] = ()
    """What makes the report as a whole incomplete."""
    warnings: tuple[GatekeeperWarning, ...] = ()
