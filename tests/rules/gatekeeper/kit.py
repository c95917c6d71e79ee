"""Judging in one line, over the small incident and its neighbours in the ledger."""

from collections.abc import Iterable, Mapping

from pydantic import JsonValue
from tests.support.builders import ALERT, RUN, SESSION, incident, invocation

from firsthand.contracts.evidence import ToolInvocation
from firsthand.rules.gatekeeper import Judgement, cited_ids, judge

FOREIGN, EARLIER, OLD = 70, 80, 90
"""Ids: another session's, an earlier run's of this session, and one without evidence_refs."""


def ledger() -> dict[int, ToolInvocation]:
    """What the ledger holds across sessions."""
    return {
        one.id: one
        for one in (
            *incident(),
            invocation(FOREIGN, "query_metrics", ALERT, session_id="session-2", run_id="run-9"),
            invocation(EARLIER, "query_metrics", ALERT, run_id="run-0"),
            invocation(OLD, "query_metrics", refs=None, run_id="run-0"),
        )
    }


def judged(
    report: JsonValue,
    own: Iterable[ToolInvocation] | None = None,
    known: Mapping[int, ToolInvocation] | None = None,
) -> Judgement:
    """As the Gatekeeper service does it: only what the report cites is fetched."""
    held = ledger() if known is None else known
    cited = cited_ids(report)
    return judge(
        report,
        run_id=RUN,
        session_id=SESSION,
        run_invocations=tuple(incident() if own is None else own),
        invocations={number: held[number] for number in cited if number in held},
    )


def rules(judgement: Judgement) -> list[str]:
    return [rule.value for rule in judgement.result.failed_rules]


def codes(judgement: Judgement) -> list[str]:
    return [one.code for one in judgement.result.warnings]
