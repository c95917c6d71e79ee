"""The effective verdict is never better than the Gatekeeper's part or the Verifier's part."""

from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.rules.publish.kit import reviewed
from tests.support.builders import (
    ALERT,
    CONTRADICTED,
    DERIVABLE,
    OPEN,
    POOL,
    UNSUPPORTED,
    binding,
    claim,
    facts,
    pool_binding,
    report,
    rulings,
)

from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import Flow, Severity, Verdict, Wording
from firsthand.contracts.rulings import Derivation
from firsthand.rules.gatekeeper import judge
from firsthand.rules.publish import claims_to_verify, derive
from firsthand.rules.publish.verdicts import CAP, worst_verdict

BINDINGS: st.SearchStrategy[JsonValue] = st.sampled_from(
    [
        binding(),
        pool_binding(),
        binding(path=None),
        binding(excerpt=""),
        binding(999),
        binding(path="$.alerts[9]"),
        binding(excerpt=ALERT.replace("91%", "19%")),
    ]
)
GOOD = st.sampled_from([binding(), pool_binding()])
DERIVATIONS = st.sampled_from([DERIVABLE, OPEN, UNSUPPORTED, CONTRADICTED])
SAID = st.sampled_from(["PASS", "LOW_CONFID", "REJECT", "pass", None])


@st.composite
def cases(
    draw: st.DrawFn,
) -> tuple[JsonValue, dict[str, Derivation], dict[str, ClaimRuling] | None]:
    names = ["a", "b", "c"][: draw(st.integers(0, 3))]
    claims = [
        claim(
            *draw(st.lists(GOOD | BINDINGS, max_size=2)),
            claim_id=name,
            text=draw(st.sampled_from([ALERT, POOL])),
            status=draw(st.sampled_from(["confirmed", "confirmed", "unconfirmed"])),
        )
        for name in names
    ]
    said = {name: draw(SAID) for name in names}
    heard = rulings(**{name: word for name, word in said.items() if word is not None})
    derivations = {name: draw(DERIVATIONS) for name in names}
    status = draw(st.sampled_from(["complete", "complete", "incomplete"]))
    return report(*claims, status=status), derivations, draw(st.sampled_from([None, heard]))


@given(cases())
def test_it_is_never_better_than_either_part(
    case: tuple[JsonValue, dict[str, Derivation], dict[str, ClaimRuling] | None],
) -> None:
    made, derivations, heard = case
    run = facts(flow=Flow.REVIEWED)
    judgement = judge(
        made,
        run_id=run.run_id,
        session_id=run.session_id,
        run_invocations=run.invocations,
        invocations=run.by_id,
    )
    answer = reviewed(made, run, heard, derivations).answer
    parts = [CAP[judgement.result.severity]]
    known = derive(judgement)
    asked = {
        one.claim_id
        for one in claims_to_verify(judgement, {name: derivations[name] for name in known})
    }
    if heard is not None:
        said = {name: heard[name].verdict if name in heard else "" for name in asked}
        spoken = [
            Verdict(word) if word in list(Verdict) else Verdict.LOW_CONFID for word in said.values()
        ]
        parts += spoken
    assert worst_verdict([answer.verdict, *parts]) is answer.verdict
    by_position = {f"c{one.position}": one for one in judgement.claims}
    for published in answer.claims:
        judged = by_position[published.claim_id.partition(".")[0]]
        assert judged.cap is Severity.NONE
        assert published.evidence
        if published.wording is Wording.MODEL:
            found = derivations[judged.claim_id]
            ruling = heard.get(judged.claim_id) if heard is not None else None
            assert found is DERIVABLE or (found is OPEN and ruling is not None)
            assert heard is None or (ruling is not None and ruling.verdict == "PASS")
    if answer.verdict is Verdict.PASS:
        assert judgement.result.severity is Severity.NONE
        assert answer.claims
