"""The conclusion: judged over what passed, never over guidance, inferences, negatives or quotations."""

import pytest
from tests.rules.publish.kit import direct, withheld
from tests.support.builders import (
    ALERT,
    LEAK,
    OPEN,
    OTHER_ALERT,
    POOL,
    RUNBOOK,
    cite,
    draft,
    facts,
    negative,
    rulings,
    statement,
)

from firsthand.contracts.drafts import AnalysisItem
from firsthand.contracts.enums import DraftKind, Verdict
from firsthand.rules.publish import CONCLUSION, judge_draft, publish_draft

STATED = statement(ALERT, cite())
POOLED = statement(POOL, cite(2, "$.logs[0]", POOL))


def test_it_may_rest_on_all_observations_that_passed() -> None:
    for text in (ALERT, POOL):
        answer = direct(draft(STATED, POOLED, conclusion=text)).answer
        assert answer.conclusion == text
        assert answer.verdict is Verdict.PASS


def test_a_null_or_blank_conclusion_costs_nothing() -> None:
    for text in (None, "", " \u200b\n"):
        answer = direct(draft(STATED, conclusion=text)).answer
        assert (answer.conclusion, answer.verdict) == (None, Verdict.PASS)
        assert answer.withheld == ()


@pytest.mark.parametrize(
    "item",
    [
        statement(ALERT, cite(), kind=DraftKind.INFERENCE),
        statement(RUNBOOK, cite(4, "$.evidence_blocks[0]", RUNBOOK)),
        negative(),
        statement("Odd.", cite()),
        statement(ALERT, cite(path=None)),
    ],
    ids=["inference", "guidance", "negative", "quoted", "withheld"],
)
def test_without_a_verified_observation_under_it_it_is_withheld(item: AnalysisItem) -> None:
    publication = direct(draft(item, conclusion=ALERT))
    assert publication.answer.conclusion is None
    assert publication.answer.verdict is Verdict.LOW_CONFID
    assert withheld(publication.answer)["conclusion_withheld"] == ("low_confid", 1)
    assert publication.refused[-1].claim_id == "conclusion"


@pytest.mark.parametrize(
    "text", ["DNS is the root cause.", f"{ALERT} because of DNS.", OTHER_ALERT, RUNBOOK, LEAK]
)
def test_what_does_not_follow_from_the_verified_observations_is_withheld(text: str) -> None:
    publication = direct(draft(STATED, POOLED, conclusion=text))
    assert publication.answer.conclusion is None
    assert publication.answer.verdict is not Verdict.PASS
    assert text not in publication.answer.model_dump_json()
    assert publication.refused[-1].text == text


def test_a_contradicted_conclusion_rejects_and_leaves_what_passed() -> None:
    quoted = statement("Odd.", cite(2, "$.logs[0]", POOL))
    ruled = rulings(c1="PASS", c2="LOW_CONFID", conclusion="REJECT")
    answer = direct(draft(STATED, quoted, conclusion=ALERT), rulings=ruled).answer
    assert answer.verdict is Verdict.REJECT
    assert [one.text for one in answer.claims] == [ALERT]
    assert withheld(answer)["conclusion_withheld"] == ("reject", 1)


def test_a_verifier_may_raise_an_open_conclusion_over_the_excerpts_it_saw() -> None:
    text = "Memory of order-service is nearly used up."
    ruled = rulings(c1="PASS", conclusion="PASS")
    given = {CONCLUSION: OPEN}
    answer = direct(draft(STATED, conclusion=text), rulings=ruled, derivations=given).answer
    assert answer.conclusion == text
    assert answer.verdict is Verdict.PASS


def test_a_ruling_over_other_excerpts_than_those_that_passed_raises_nothing() -> None:
    text = "order-service frobs HighMemoryUsage at 91%"
    judgement = judge_draft(draft(STATED, POOLED, conclusion=text), facts())
    judgement = judgement.model_copy(
        update={
            "derivations": {**judgement.derivations, "c2": OPEN},
            "conclusion_derivation": OPEN,
        }
    )
    ruled = rulings(c1="PASS", c2="PASS", conclusion="PASS")
    assert publish_draft(judgement, facts(), ruled).answer.conclusion == text
    lowered = rulings(c1="PASS", c2="LOW_CONFID", conclusion="PASS")
    assert publish_draft(judgement, facts(), lowered).answer.conclusion is None


def test_the_verifier_is_shown_the_excerpts_of_every_observation_that_may_pass() -> None:
    inference = statement(LEAK, cite(2, "$.logs[1]", LEAK), kind=DraftKind.INFERENCE)
    judgement = judge_draft(draft(STATED, POOLED, inference, conclusion=ALERT), facts())
    shown = judgement.to_verify[-1]
    assert shown.claim_id == CONCLUSION
    assert [one.text for one in shown.excerpts] == [ALERT, POOL]


def test_a_skipped_or_failed_ruling_withholds_it() -> None:
    for ruled in ({}, rulings(c1="PASS")):
        answer = direct(draft(STATED, conclusion=ALERT), rulings=ruled).answer
        assert answer.conclusion is None
        assert answer.verdict is Verdict.LOW_CONFID


def test_a_lower_verdict_alone_does_not_withhold_it() -> None:
    unbound = statement(POOL, calls=["call-2"])
    answer = direct(draft(STATED, unbound, conclusion=ALERT)).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert answer.conclusion == ALERT
