"""The direct flow: what becomes of each kind of statement, and of the answer."""

import pytest
from tests.rules.publish.kit import direct, only, withheld
from tests.support.builders import (
    ALERT,
    CONTRADICTED,
    DERIVABLE,
    LEAK,
    OPEN,
    OTHER_ALERT,
    POOL,
    RUNBOOK,
    UNSUPPORTED,
    cite,
    draft,
    facts,
    invocation,
    rulings,
    statement,
)

from firsthand.contracts.drafts import AnalysisItem
from firsthand.contracts.enums import ClaimKind, DraftKind, JudgedBy, Severity, Verdict, Wording
from firsthand.rules.publish import judge_draft
from firsthand.rules.version import RENDERER_VERSION, RULES_VERSION

VAGUE = "Memory looks odd."
STATED = statement(ALERT, cite())
POOLED = statement(POOL, cite(2, "$.logs[0]", POOL))
RUN_BOOKED = statement(
    "The root cause is an exhausted pool.", cite(4, "$.evidence_blocks[0]", RUNBOOK)
)


def test_a_statement_that_passes_is_published_in_the_models_words() -> None:
    answer = direct(draft(STATED, conclusion=ALERT)).answer
    assert answer.verdict is Verdict.PASS
    assert answer.conclusion == ALERT
    claim = only(answer)
    assert (claim.claim_id, claim.text, claim.kind) == ("c1", ALERT, ClaimKind.OBSERVATION)
    assert (claim.verdict, claim.wording) == (Verdict.PASS, Wording.MODEL)
    assert claim.judged_by is JudgedBy.RULES
    (evidence,) = claim.evidence
    assert (evidence.invocation_id, evidence.tool_name) == (1, "query_metrics")
    assert (evidence.raw_path, evidence.text) == ("$.alerts[0]", ALERT)
    assert evidence.span == (0, len(ALERT))
    assert evidence.scope is not None
    assert answer.withheld == ()
    assert (answer.versions.rules, answer.versions.renderer) == (RULES_VERSION, RENDERER_VERSION)


def test_a_merely_open_wording_is_quoted_and_lowers_nothing() -> None:
    item = statement(VAGUE, cite(excerpt="current=91%"))
    answer = direct(draft(item, STATED), derivations={"c1": OPEN}).answer
    assert answer.verdict is Verdict.PASS
    quoted = answer.claims[0]
    assert (quoted.text, quoted.wording, quoted.verdict) == (
        ALERT,
        Wording.QUOTED,
        Verdict.LOW_CONFID,
    )
    assert withheld(answer) == {"wording_open": ("none", 1)}
    assert VAGUE not in answer.model_dump_json()


def test_an_unsupported_wording_is_quoted_and_costs_the_pass() -> None:
    answer = direct(draft(statement(VAGUE, cite())), derivations={"c1": UNSUPPORTED}).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert only(answer).wording is Wording.QUOTED
    assert withheld(answer) == {"wording_unsupported": ("low_confid", 1)}


def test_a_contradicted_wording_rejects_the_answer_and_only_what_passed_is_listed() -> None:
    vague = [statement(VAGUE, cite(2, "$.logs[1]", LEAK)) for _ in range(2)]
    given = {"c2": CONTRADICTED, "c3": OPEN}
    answer = direct(draft(STATED, *vague, conclusion=ALERT), derivations=given).answer
    assert answer.verdict is Verdict.REJECT
    assert answer.conclusion is None
    assert only(answer).claim_id == "c1"
    assert withheld(answer) == {
        "wording_contradicted": ("reject", 1),
        "wording_open": ("none", 1),
        "conclusion_withheld": ("low_confid", 1),
    }


def test_a_statement_with_one_bad_binding_is_withheld_whole() -> None:
    item = statement(ALERT, cite(), cite(path="$.alerts[9]"))
    publication = direct(draft(item, POOLED))
    assert publication.answer.verdict is Verdict.REJECT
    assert only(publication.answer).text == POOL
    assert withheld(publication.answer) == {"raw_path_not_found": ("reject", 1)}
    (refused,) = publication.refused
    assert (refused.claim_id, refused.text, refused.rule) == ("c1", ALERT, "raw_path_not_found")
    assert "$.alerts[9]" in refused.detail


@pytest.mark.parametrize(
    ("item", "rule", "verdict"),
    [
        (statement(ALERT, cite(9)), "invocation_not_found", Verdict.REJECT),
        (
            statement(ALERT, cite(), calls=["call-1", "call-9"]),
            "invocation_not_found",
            Verdict.REJECT,
        ),
        (statement(ALERT, cite(), calls=[""]), "invocation_not_found", Verdict.REJECT),
        (statement(ALERT, cite(), calls=["1"]), "invocation_not_found", Verdict.REJECT),
        (statement(ALERT, cite(path="$.alerts[5]")), "raw_path_not_found", Verdict.REJECT),
        (statement(ALERT, cite(2, "$.alerts[0]")), "raw_path_not_found", Verdict.REJECT),
        (statement(ALERT, cite(excerpt=OTHER_ALERT)), "excerpt_mismatch", Verdict.REJECT),
        (statement(ALERT, cite(path=None)), "raw_path_missing", Verdict.LOW_CONFID),
        (statement(ALERT, cite(excerpt="")), "excerpt_too_generic", Verdict.LOW_CONFID),
        (statement(ALERT, calls=["call-1"]), "claim_unbound", Verdict.LOW_CONFID),
        (statement(" \u200b", cite()), "output_incomplete", Verdict.LOW_CONFID),
    ],
)
def test_the_evidence_guard_applies_the_gatekeepers_rows(
    item: AnalysisItem, rule: str, verdict: Verdict
) -> None:
    answer = direct(draft(item, POOLED)).answer
    assert rule in withheld(answer)
    assert answer.verdict is verdict
    assert [one.text for one in answer.claims] == [POOL]


def test_an_earlier_runs_call_is_foreign_to_the_guard() -> None:
    earlier = invocation(8, "query_metrics", ALERT, run_id="run-0")
    answer = direct(draft(statement(ALERT, cite(8))), facts(earlier=(earlier,))).answer
    assert withheld(answer)["invocation_not_found"] == ("reject", 1)


def test_a_runbook_alone_is_guidance_composed_by_code() -> None:
    answer = direct(draft(STATED, RUN_BOOKED)).answer
    assert answer.verdict is Verdict.PASS
    assert [one.claim_id for one in answer.claims] == ["c1"]
    (guidance,) = answer.guidance
    assert guidance.text == RUNBOOK
    assert guidance.wording is Wording.COMPOSED
    assert "root cause" not in answer.model_dump_json()


def test_a_runbook_beside_live_evidence_supports_nothing() -> None:
    mixed = statement(
        "Compare active with the maximum pool size.",
        cite(),
        cite(4, "$.evidence_blocks[0]", RUNBOOK),
    )
    judgement = judge_draft(draft(mixed), facts())
    assert [one.tool_name for one in judgement.to_verify[0].excerpts] == ["query_metrics"]
    claim = only(direct(draft(mixed)).answer)
    assert claim.wording is Wording.QUOTED
    assert [one.tool_name for one in claim.evidence] == ["query_metrics"]


def test_guidance_alone_leaves_no_claim_to_publish() -> None:
    answer = direct(draft(RUN_BOOKED)).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert withheld(answer) == {"nothing_published": ("low_confid", 1)}
    assert answer.guidance


def test_an_inference_must_follow_from_its_own_citations() -> None:
    good = statement(ALERT, cite(), kind=DraftKind.INFERENCE)
    bad = statement("So DNS is down.", cite(), kind=DraftKind.INFERENCE)
    publication = direct(draft(POOLED, good, bad))
    assert publication.answer.verdict is Verdict.PASS
    assert [(one.claim_id, one.kind.value) for one in publication.answer.claims] == [
        ("c1", "observation"),
        ("c2", "inference"),
    ]
    assert withheld(publication.answer) == {"inference_not_derivable": ("none", 1)}
    assert "DNS" not in publication.answer.model_dump_json()


def test_a_forged_inference_still_rejects() -> None:
    forged = statement(ALERT, cite(9), kind=DraftKind.INFERENCE)
    assert direct(draft(POOLED, forged)).answer.verdict is Verdict.REJECT


@pytest.mark.parametrize("empty", [draft(), draft(conclusion="DNS is down.")])
def test_an_empty_draft_passes_nothing(empty: object) -> None:
    answer = direct(empty).answer  # type: ignore[arg-type]
    assert answer.verdict is Verdict.LOW_CONFID
    assert answer.conclusion is None
    assert {"nothing_checked", "nothing_published"} <= set(withheld(answer))


def test_one_item_is_quoted_once_however_often_it_is_cited() -> None:
    items = [statement(f"{VAGUE} {n}", cite()) for n in range(4)]
    given = {f"c{n}": OPEN for n in range(1, 5)}
    answer = direct(draft(*items), derivations=given).answer
    assert [one.claim_id for one in answer.claims] == ["c1"]
    assert withheld(answer)["wording_open"][1] == 4


def test_a_sentence_is_replaced_by_a_bounded_number_of_quotations() -> None:
    texts = [f"Alert{n} firing, service=svc-{n}" for n in range(9)]
    own = invocation(1, "query_metrics", *texts)
    item = statement(VAGUE, *(cite(1, f"$.alerts[{n}]", texts[n]) for n in range(9)))
    answer = direct(draft(item), facts([own])).answer
    assert [one.text for one in answer.claims] == texts[:5]
    assert [one.claim_id for one in answer.claims] == [f"c1.{n}" for n in range(1, 6)]
    assert any(text.startswith("4 more cited items") for text in answer.limitations)


def test_the_guards_record_names_each_statements_ruling_and_place() -> None:
    publication = direct(draft(STATED, statement("DNS.", cite(9)), conclusion="DNS is down."))
    record = publication.guard_result
    assert isinstance(record, dict)
    statements = record["statements"]
    assert isinstance(statements, list)
    assert [(one["position"], one["published_as"], one["verdict"]) for one in statements] == [  # type: ignore[index,call-overload]
        (1, ["c1"], "PASS"),
        (2, [], "REJECT"),
    ]
    assert [one.claim_id for one in publication.refused] == ["c2", "conclusion"]


def test_a_verifier_stands_between_the_phases() -> None:
    items = [
        STATED,
        statement("Open one.", cite(2, "$.logs[0]", POOL)),
        statement("Open two.", cite(2, "$.logs[1]", LEAK)),
    ]
    given = {"c2": OPEN, "c3": OPEN}
    heard = rulings(c1="PASS", c2="PASS", c3="LOW_CONFID")
    answer = direct(draft(*items), rulings=heard, derivations=given).answer
    assert [(one.wording.value, one.judged_by.value) for one in answer.claims] == [
        ("model", "rules"),
        ("model", "verifier"),
        ("quoted", "verifier"),
    ]
    assert answer.verdict is Verdict.LOW_CONFID


def test_a_verifier_that_passes_everything_raises_only_what_is_open() -> None:
    items = [statement(f"Number {n}.", cite(2, "$.logs[0]", POOL)) for n in (1, 2)]
    given = {"c1": UNSUPPORTED, "c2": OPEN}
    answer = direct(draft(*items), rulings=rulings(c1="PASS", c2="PASS"), derivations=given).answer
    assert answer.verdict is Verdict.LOW_CONFID
    assert {one.text: one.wording.value for one in answer.claims} == {
        POOL: "quoted",
        "Number 2.": "model",
    }
    assert "Number 1." not in answer.model_dump_json()
    contradicted = {"c1": CONTRADICTED, "c2": DERIVABLE}
    rejected = direct(
        draft(*items), rulings=rulings(c1="PASS", c2="PASS"), derivations=contradicted
    ).answer
    assert rejected.verdict is Verdict.REJECT


def test_a_verifier_that_passes_everything_passes_no_forgery() -> None:
    forged = draft(statement("DNS is down.", cite(9)), conclusion="DNS is down.")
    answer = direct(forged, rulings=rulings(c1="PASS", conclusion="PASS")).answer
    assert answer.verdict is Verdict.REJECT
    assert answer.claims == ()
    assert answer.conclusion is None


def test_a_verifier_that_fails_or_skips_costs_the_pass_of_that_claim() -> None:
    failed = direct(draft(STATED, POOLED), rulings={}).answer
    assert failed.verdict is Verdict.LOW_CONFID
    assert withheld(failed) == {"verifier_failed": ("low_confid", 2)}
    assert all(one.wording is Wording.QUOTED for one in failed.claims)
    skipped = direct(draft(STATED, POOLED), rulings=rulings(c2="PASS")).answer
    assert [one.wording.value for one in skipped.claims] == ["quoted", "model"]
    assert withheld(skipped) == {"verifier_failed": ("low_confid", 1)}


def test_a_verifier_may_lower_what_is_derivable() -> None:
    answer = direct(draft(STATED, POOLED), rulings=rulings(c1="REJECT", c2="PASS")).answer
    assert answer.verdict is Verdict.REJECT
    assert only(answer).text == POOL


def test_the_verifier_is_asked_about_no_guidance_negative_capped_or_contradicted_claim() -> None:
    items = [STATED, RUN_BOOKED, statement("x", cite(9)), statement("y", cite())]
    judgement = judge_draft(draft(*items), facts())
    changed = judgement.model_copy(
        update={"derivations": {**judgement.derivations, "c4": CONTRADICTED}}
    )
    assert [one.claim_id for one in changed.to_verify] == ["c1"]
    assert judgement.judgement.result.severity is Severity.REJECT
