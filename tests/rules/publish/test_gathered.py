"""A limit ended the run before a draft: the system's texts, quoted, and nothing else."""

from tests.rules.publish.kit import withheld
from tests.support.builders import ALERT, LEAK, OTHER_ALERT, POOL, RUNBOOK, facts, invocation

from firsthand.contracts.enums import BudgetKind, InvocationStatus, Verdict, Wording
from firsthand.rules.publish import publish_gathered
from firsthand.rules.publish.flows import MOST_GATHERED


def test_what_was_gathered_is_quoted_and_the_limit_is_said() -> None:
    answer = publish_gathered(facts(limit_hit=BudgetKind.TOOL_CALLS)).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert answer.conclusion is None
    assert [one.text for one in answer.claims] == [ALERT, POOL, OTHER_ALERT, LEAK]
    assert {one.wording for one in answer.claims} == {Wording.QUOTED}
    assert {one.verdict for one in answer.claims} == {Verdict.LOW_CONFID}
    assert all(one.evidence[0].span is None for one in answer.claims)
    assert [one.text for one in answer.guidance] == [RUNBOOK]
    assert answer.limitations[0].startswith("The limit tool_calls ended the run")
    assert any('"OOMKilled"' in text for text in answer.limitations)
    assert answer.withheld == ()


def test_each_calls_first_items_come_before_any_calls_later_ones_and_the_number_is_bounded() -> (
    None
):
    many = [f"2026-07-08T10:14:03Z ERROR svc-{n} failed" for n in range(50)]
    run = facts([invocation(1, "query_logs", *many), invocation(2, "query_metrics", ALERT)])
    answer = publish_gathered(run).answer
    assert len(answer.claims) == MOST_GATHERED
    assert answer.claims[1].text == ALERT
    assert len({one.claim_id for one in answer.claims}) == MOST_GATHERED
    assert any(text.startswith("31 more items") for text in answer.limitations)


def test_an_unfinished_or_failed_call_gives_nothing() -> None:
    calls = [
        invocation(1, "query_logs", POOL, status=InvocationStatus.CANCELLED),
        invocation(2, "query_logs", LEAK, status=InvocationStatus.RUNNING),
    ]
    answer = publish_gathered(facts(calls, cancelled=True)).answer
    assert answer.claims == ()
    assert withheld(answer) == {"nothing_published": ("low_confid", 1)}
    assert answer.limitations[0] == "The run was cancelled before it finished."


def test_nothing_gathered_is_low_confid() -> None:
    answer = publish_gathered(facts([])).answer
    assert answer.verdict is Verdict.LOW_CONFID
