"""What one row of the table looks at: a binding, a claim, a report or an answer, with the record.

Law: looks up and compares, decides nothing. A foreign invocation's items are never looked at.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from firsthand.contracts.evidence import EvidenceRef, ToolInvocation
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.evidence.paths import collections_of, parse_raw_path
from firsthand.rules.gatekeeper.claims import Binding, CitedId, Claim
from firsthand.rules.text import match_excerpt


class Level(StrEnum):
    """What a row is asked about."""

    BINDING = "binding"
    CLAIM = "claim"
    REPORT = "report"
    ANSWER = "answer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """Only the fields of its level are set; each row reads those that its rule speaks of."""

    level: Level
    session_id: str = ""
    cited: tuple[tuple[CitedId, ToolInvocation | None], ...] = ()
    """Every id given here, with what is recorded under it."""
    binding: Binding | None = None
    own: ToolInvocation | None = None
    """Recorded under the binding's own id, in this session and under this tool name."""
    legacy_tools: frozenset[str] | None = None
    """Tools under the claim's legacy ids, where the binding has no id of its own."""
    path_supported: bool = False
    ref: EvidenceRef | None = None
    match: ExcerptMatch | None = None
    claim: Claim | None = None
    scoped_negative: bool = False
    missing: tuple[str, ...] = ()
    checked: int = 0
    """Bindings of the report."""
    published: int = 0
    """Claims of the answer."""


@dataclass(slots=True)
class Record:
    """The invocations that a report may cite, with their items by path. Read only."""

    session_id: str
    invocations: Mapping[int, ToolInvocation]
    _items: dict[int, dict[str, EvidenceRef]] = field(default_factory=dict)

    def get(self, cited: CitedId | None) -> ToolInvocation | None:
        return None if cited is None or cited.value is None else self.invocations.get(cited.value)

    def resolve(
        self, cited: tuple[CitedId, ...]
    ) -> tuple[tuple[CitedId, ToolInvocation | None], ...]:
        return tuple((one, self.get(one)) for one in cited)

    def item(self, invocation: ToolInvocation, path: str) -> EvidenceRef | None:
        """The item at exactly that path, in one look-up."""
        if invocation.id not in self._items:
            refs = invocation.retrieval_details.evidence_refs or ()
            self._items[invocation.id] = {ref.raw_path: ref for ref in reversed(refs)}
        return self._items[invocation.id].get(path)


def binding_cases(claim: Claim, record: Record) -> Iterator[Case]:
    """One case per binding, in order."""
    legacy_tools = frozenset(
        one.tool_name for _, one in record.resolve(claim.also_cited) if one is not None
    )
    for binding in claim.bindings:
        yield _binding_case(claim, binding, record, legacy_tools)


def _binding_case(
    claim: Claim, binding: Binding, record: Record, legacy_tools: frozenset[str]
) -> Case:
    source = binding.source
    cited = record.resolve(((source,) if source else ()) + binding.legacy)
    own = record.get(source)
    if source is None and binding.presumed is not None:
        own = record.invocations.get(binding.presumed)
    reachable = (
        own is not None
        and own.session_id == record.session_id
        and binding.tool_name in (None, own.tool_name)
    )
    own = own if reachable else None
    relies_on_claim = source is None and not binding.legacy and bool(claim.also_cited)
    supported = own is not None and is_supported(own.tool_name, binding.raw_path)
    ref = record.item(own, binding.raw_path or "") if own and supported else None
    return Case(
        level=Level.BINDING,
        session_id=record.session_id,
        cited=cited,
        binding=binding,
        own=own,
        legacy_tools=legacy_tools if relies_on_claim else None,
        path_supported=supported,
        ref=ref,
        match=match_excerpt(binding.excerpt, ref.text) if ref else None,
        scoped_negative=claim.scoped_negative,
        missing=binding.missing,
    )


def claim_case(claim: Claim, record: Record) -> Case:
    return Case(
        level=Level.CLAIM,
        session_id=record.session_id,
        cited=record.resolve(claim.also_cited),
        claim=claim,
        missing=claim.missing,
    )


def is_supported(tool_name: str, path: str | None) -> bool:
    """The path has the one supported form, in a collection of that tool."""
    parsed = parse_raw_path(path)
    return parsed is not None and parsed[0] in collections_of(tool_name)
