"""The one guess that the input hook may make: a missing `source_invocation_id`.

Law: fills an id only if it can mean nothing else, warns, and decides nothing. Pure.

1. The binding, and its claim, cite no legacy ids: those say that it means something else.
2. Exactly one invocation of this run, of any status, has the binding's tool name.
3. No other binding of the report lacks an id: ids are never filled in bulk. Where others do, the
   candidate is only written down as `presumed`: nothing passes by it, but a path or an excerpt
   that it belies is still a fabrication, so that lacking more ids never makes a report milder.
4. `raw_path` is never filled.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import GatekeeperWarning
from firsthand.rules.gatekeeper.claims import Binding, CitedId, Claim, Report
from firsthand.rules.gatekeeper.values import warning


def backfill(report: Report, run_invocations: Sequence[ToolInvocation]) -> Report:
    """The report with at most one id filled, and a warning where one was."""
    by_tool: defaultdict[str, list[int]] = defaultdict(list)
    for invocation in run_invocations:
        by_tool[invocation.tool_name].append(invocation.id)
    lacking = sum(one.source is None for claim in report.claims for one in claim.bindings)
    warnings: list[GatekeeperWarning] = []

    def filled(claim: Claim, index: int, binding: Binding) -> Binding:
        if binding.source is not None or binding.legacy or claim.also_cited:  # step 1
            return binding
        candidates = by_tool.get(binding.tool_name or "", [])
        if len(candidates) != 1:  # step 2
            return binding
        found = candidates[0]
        if lacking > 1:  # step 3
            return replace(binding, presumed=found)
        place = ("source_invocation_id_backfilled", claim.claim_id, index)
        warnings.append(
            warning(*place, source_invocation_id=found, tool_name=binding.tool_name or "")
        )
        return replace(binding, source=CitedId(value=found, shown=str(found)))

    claims = tuple(
        replace(
            claim,
            bindings=tuple(filled(claim, at, one) for at, one in enumerate(claim.bindings)),
        )
        for claim in report.claims
    )
    return replace(report, claims=claims, warnings=(*report.warnings, *warnings))
