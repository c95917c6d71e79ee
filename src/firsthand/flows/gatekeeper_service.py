"""ExecutorGatekeeperService: fetches what a report cites, and hands it to the pure rules.

One query by id across sessions, so that "does not exist" and "another session's" differ. It
decides nothing itself.
"""

from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.evidence import ToolInvocation
from firsthand.harness.context import RunContext
from firsthand.rules.gatekeeper import Judgement, cited_ids, judge


@dataclass(frozen=True, kw_only=True)
class Gatekept:
    judgement: Judgement
    earlier: tuple[ToolInvocation, ...]
    """Cited invocations of earlier runs of this session."""


async def check_report(context: RunContext, report: JsonValue) -> Gatekept:
    own = tuple(sorted(context.calls.values(), key=lambda call: call.id))
    cited = cited_ids(report)
    fetched = await context.ledger.get_invocations(cited) if cited else {}
    judgement = judge(
        report,
        run_id=context.run_id,
        session_id=context.session_id,
        run_invocations=own,
        invocations={**fetched, **{call.id: call for call in own}},
    )
    earlier = tuple(
        call
        for call in fetched.values()
        if call.session_id == context.session_id and call.run_id != context.run_id
    )
    return Gatekept(judgement=judgement, earlier=earlier)
