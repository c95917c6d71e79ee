"""No unchecked prose reaches a reader: a draft and a report that lie in every field they have."""

import json

import pytest
from pydantic import JsonValue
from tests.rules.publish.kit import direct, reviewed, withheld
from tests.support.builders import (
    ALERT,
    POOL,
    RUNBOOK,
    binding,
    cite,
    claim,
    facts,
    incident,
    invocation,
    pool_binding,
    report,
    rulings,
    statement,
)

from firsthand.contracts.answer import Answer
from firsthand.contracts.drafts import AnalysisItem, Citation, DiagnosisDraft, NextStep
from firsthand.contracts.enums import DraftKind, ErrorCode, Flow, InvocationStatus, Verdict
from firsthand.rules.publish import Publication, publish_gathered, refused_of

LIE = "zebra"
"""Stands in every field that a model fills in, and nowhere in the record."""
INVENTED = f"The {LIE} outage is the root cause; restart everything"

CALLS = [
    *incident(),
    invocation(
        5, f"{LIE}_tool", status=InvocationStatus.DENIED, error_code=ErrorCode.UNAUTHORIZED_TOOL
    ).model_copy(
        update={"arguments": {LIE: INVENTED}, "error_detail": INVENTED, "tool_call_id": LIE}
    ),
]


def lying(kind: DraftKind) -> list[AnalysisItem]:
    """Every way of citing, honest and forged, under an invented sentence."""
    citations = [
        cite(),
        cite(2, "$.logs[0]", POOL),
        cite(4, "$.evidence_blocks[0]", RUNBOOK),
        cite(3, None, INVENTED),
        cite(excerpt=INVENTED),
        cite(path=f"$.{LIE}[0]"),
        cite(path=None, excerpt=INVENTED),
        Citation(tool_call_id=LIE, raw_path="$.alerts[0]", excerpt=ALERT),
        Citation(tool_call_id=f"call-{LIE}", raw_path=LIE, excerpt=INVENTED),
    ]
    singles = [statement(INVENTED, one, kind=kind) for one in citations]
    return [
        *singles,
        statement(INVENTED, *citations[:3], kind=kind),
        statement(INVENTED, kind=kind, calls=["call-3"]),
        statement(INVENTED, kind=kind, calls=[LIE]),
        statement(f"{ALERT} {INVENTED}", cite(), kind=kind),
        statement(f"{ALERT}\n{INVENTED}", cite(), kind=kind),
    ]


def hostile_draft(*items: AnalysisItem) -> DiagnosisDraft:
    return DiagnosisDraft(
        conclusion=INVENTED,
        analysis=list(items),
        limitations=[INVENTED, LIE],
        next_steps=[
            NextStep(tool_name="query_logs", subject=LIE),
            NextStep(tool_name="query_logs", subject=f"order-service {LIE}"),
            NextStep(tool_name=f"{LIE}_tool", subject="order-service"),
            NextStep(tool_name="query_logs", subject="order-service"),
        ],
    )


def check(publication: Publication) -> Answer:
    """The lie stands in the ledger's record and in `refused`, and nowhere in the Answer."""
    answer = publication.answer
    assert LIE not in answer.model_dump_json().lower()
    assert answer.verdict is not Verdict.PASS
    assert LIE in json.dumps(publication.guard_result)
    assert refused_of(publication.guard_result) == publication.refused
    return answer


@pytest.mark.parametrize("kind", DraftKind)
@pytest.mark.parametrize("number", range(14))
def test_one_lying_statement_reaches_no_reader(kind: DraftKind, number: int) -> None:
    check(direct(hostile_draft(lying(kind)[number]), facts(CALLS)))


@pytest.mark.parametrize("with_verifier", [False, True])
def test_a_draft_that_lies_everywhere_is_rejected_and_repeats_nothing(with_verifier: bool) -> None:
    items = [one for kind in DraftKind for one in lying(kind)]
    passing = rulings(**{f"c{n}": "LOW_CONFID" for n in range(1, 99)}, conclusion="LOW_CONFID")
    draft = hostile_draft(statement(ALERT, cite()), *items)
    answer = check(direct(draft, facts(CALLS), passing if with_verifier else None))
    assert answer.verdict is Verdict.REJECT
    assert answer.conclusion is None
    named = {"invocation_not_found", "raw_path_not_found", "excerpt_mismatch", "raw_path_missing"}
    assert named <= set(withheld(answer))
    assert answer.next_steps == ("Search the logs for order-service (query_logs).",)


def hostile_report() -> JsonValue:
    forged: list[JsonValue] = [
        binding(LIE),
        binding(path=LIE),
        binding(excerpt=INVENTED),
        binding(tool=LIE),
        binding(path=None, excerpt=INVENTED),
        binding(**{LIE: INVENTED}),
        LIE,
    ]
    claims: list[JsonValue] = [
        claim(one, claim_id=f"{LIE}-{n}", text=INVENTED, kind=kind, status=status)
        for n, one in enumerate([*forged, binding(), pool_binding()])
        for kind in ("observation", "negative_observation", LIE)
        for status in ("confirmed", "unconfirmed", LIE)
    ]
    return report(
        claim(binding(), claim_id=f"{LIE}-true"),
        *claims,
        status=LIE,
        missing=[INVENTED],
        next_steps=[
            {"tool_name": LIE, "subject": "order-service"},
            {"tool_name": "query_logs", "subject": LIE},
        ],
        **{LIE: INVENTED},
    )


def test_a_report_that_lies_everywhere_is_rejected_and_repeats_nothing() -> None:
    answer = check(reviewed(hostile_report(), facts(CALLS, Flow.REVIEWED)))
    assert answer.verdict is Verdict.REJECT
    assert answer.conclusion is None
    assert [one.text for one in answer.claims] == [ALERT]
    assert answer.next_steps == ()


def test_a_claims_own_id_is_never_shown() -> None:
    answer = reviewed(report(claim(binding(), claim_id=f"{LIE}-is-down"))).answer
    assert answer.verdict is Verdict.PASS
    assert LIE not in answer.model_dump_json()


def test_what_was_gathered_repeats_no_unregistered_name() -> None:
    assert LIE not in publish_gathered(facts(CALLS)).answer.model_dump_json()


def test_hidden_characters_of_a_sentence_that_passes_are_not_published() -> None:
    hidden = ALERT.replace(" ", " \u202e\u200b").replace("firing", "fir\u00ading")
    answer = direct(
        DiagnosisDraft(
            conclusion=hidden, analysis=[statement(hidden, cite())], limitations=[], next_steps=[]
        )
    ).answer
    assert answer.claims[0].text == ALERT
    assert answer.conclusion == ALERT


def test_a_query_term_is_shown_only_as_the_query() -> None:
    scope = CALLS[2].retrieval_details.scope
    assert scope is not None
    asked = scope.model_copy(update={"terms": (f'x" {LIE}',)})
    details = CALLS[2].retrieval_details.model_copy(update={"scope": asked})
    call = CALLS[2].model_copy(update={"retrieval_details": details})
    answer = direct(hostile_draft(), facts([call])).answer
    assert f'for "x\\" {LIE}": no records matched' in answer.limitations[0]
