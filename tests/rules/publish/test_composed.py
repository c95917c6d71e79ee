"""A Composer's prose: all of it follows from the verified claims, or none of it is shown."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rules.publish.kit import reviewed
from tests.support.builders import (
    ALERT,
    DERIVABLE,
    LEAK,
    OPEN,
    POOL,
    RUNBOOK,
    binding,
    claim,
    facts,
    incident,
    invocation,
    pool_binding,
    report,
)

from firsthand.contracts.enums import Flow, Outcome, Rule, Severity, Verdict
from firsthand.rules.meaning import derivability
from firsthand.rules.publish import (
    Composition,
    Publication,
    composable,
    recorded_composition,
    refused_of,
    with_composition,
)
from firsthand.rules.publish.composed import UNUSABLE, USED

RUN = facts(flow=Flow.REVIEWED)
REPORT = report(claim(binding(), claim_id="a"), claim(pool_binding(), claim_id="b", text=POOL))
TEMPLATE = reviewed(REPORT, RUN)
TRUE = ("HighMemoryUsage is firing.", "The request timed out after 30000ms.", ALERT, POOL)
FALSE = (
    "HighMemoryUsage is not firing.",
    "The request timed out after 45000ms.",
    "A memory leak is the root cause.",
    "Restart order-service.",
    LEAK,
    RUNBOOK,
    "内存泄漏导致超时。",
)


def composed(*sentences: str, template: Publication = TEMPLATE) -> Publication:
    return with_composition(template, RUN, Composition(written=sentences))


@pytest.mark.parametrize("sentence", TRUE)
def test_what_follows_from_a_claim_becomes_the_conclusion(sentence: str) -> None:
    publication = composed(sentence)
    assert publication.answer.conclusion == sentence
    assert publication.answer.limitations[-1] == USED
    assert publication.refused == TEMPLATE.refused


@pytest.mark.parametrize("sentence", FALSE)
def test_what_does_not_follow_refuses_the_whole_text(sentence: str) -> None:
    publication = composed(TRUE[0], sentence)
    assert publication.answer.conclusion == TEMPLATE.answer.conclusion
    assert sentence not in publication.answer.model_dump_json()
    assert "is not shown" in publication.answer.limitations[-1]
    assert [one.text for one in publication.refused] == [TRUE[0], sentence]
    assert publication.refused[0].rule is Rule.CONCLUSION_WITHHELD
    assert {one.severity for one in publication.refused} == {Severity.NONE}
    assert refused_of(publication.guard_result) == publication.refused


def test_a_sentence_may_join_two_claims_only_by_what_they_say() -> None:
    assert composed(f"{TRUE[0]} {TRUE[1]}").answer.conclusion == f"{TRUE[0]} {TRUE[1]}"
    because = "The request timed out after 30000ms because HighMemoryUsage is firing."
    assert composed(because).answer.conclusion == TEMPLATE.answer.conclusion


def test_a_claim_that_passed_wrongly_carries_no_sentence_that_the_record_contradicts() -> None:
    false = "Connection is available."
    wrong = report(claim(pool_binding(), claim_id="a", text=false))
    template = reviewed(wrong, RUN, derivations={"a": DERIVABLE})
    assert [one.text for one in composable(template, RUN)] == [false]
    publication = composed(false, template=template)
    assert "does not follow" in publication.answer.limitations[-1]
    assert publication.refused[-1].rule is Rule.WORDING_CONTRADICTED


def test_where_none_was_asked_nothing_changes() -> None:
    assert with_composition(TEMPLATE, RUN, None) == TEMPLATE


def test_no_text_is_said_to_be_none() -> None:
    for written in (None, (), ("", " \u200b")):
        publication = with_composition(TEMPLATE, RUN, Composition(written=written))
        assert publication.answer.conclusion == TEMPLATE.answer.conclusion
        assert publication.answer.limitations[-1] == UNUSABLE
        assert recorded_composition(publication.guard_result) == Composition(written=written)


def test_quoted_claims_guidance_and_earlier_runs_are_not_composed() -> None:
    earlier = invocation(80, "query_metrics", ALERT, run_id="run-0")
    run = facts(incident(), Flow.REVIEWED, earlier=(earlier,))
    runbook = binding(4, "$.evidence_blocks[0]", RUNBOOK, "lookup_knowledge")
    mixed = report(
        claim(pool_binding(), claim_id="a", text=POOL),
        claim(binding(), claim_id="b", text="Memory looks odd."),
        claim(runbook, claim_id="c"),
        claim(binding(80), claim_id="d"),
    )
    template = reviewed(mixed, run, derivations={"b": OPEN})
    assert [one.claim_id for one in composable(template, run)] == ["c1"]


@pytest.mark.parametrize(
    "made",
    [
        report(claim(binding(), claim_id="a"), claim(binding(999), claim_id="f")),
        report(claim(binding(path=None), claim_id="a")),
        report(),
    ],
)
def test_without_a_conclusion_there_is_nothing_to_compose(made: object) -> None:
    template = reviewed(made, RUN)  # type: ignore[arg-type]
    assert composable(template, RUN) == ()
    assert composed(TRUE[0], template=template) == template


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(TRUE + FALSE) | st.text(max_size=40), max_size=4))
def test_whatever_is_written_verdict_and_claims_stay_and_no_unchecked_sentence_is_shown(
    sentences: list[str],
) -> None:
    publication = composed(*sentences)
    answer, before = publication.answer, TEMPLATE.answer
    same = before.model_copy(
        update={"conclusion": answer.conclusion, "limitations": answer.limitations}
    )
    assert answer == same
    assert answer.verdict is Verdict.PASS
    assert answer.limitations[:-1] == before.limitations
    if answer.conclusion != before.conclusion:
        texts, tools = [ALERT, POOL], ["query_metrics", "query_logs"]
        found = derivability(answer.conclusion or "", texts, tools)
        assert found.outcome is Outcome.DERIVABLE
    again = with_composition(TEMPLATE, RUN, recorded_composition(publication.guard_result))
    assert again == publication
