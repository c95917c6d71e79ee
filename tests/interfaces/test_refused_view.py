"""`show --refused`: what a model wrote, headed as that, with the reason for each refusal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.interfaces import samples

from firsthand.contracts.enums import ErrorCode, Rule, Severity
from firsthand.contracts.evidence import RetrievalDetails
from firsthand.contracts.runs import RunRecord
from firsthand.interfaces.cli.render import render_plain
from firsthand.interfaces.views.citations import citations_of
from firsthand.interfaces.views.refused import refused_document
from firsthand.rules.publish import Refused

SENTENCE = "Requests to the pool timed out after 45000ms."
EXCERPT = "HikariPool-1 - Connection is not available, request timed out after 45000ms"
DRAFT: JsonValue = {
    "conclusion": "It was the leak.",
    "analysis": [
        {"statement": "true", "citations": []},
        {
            "statement": SENTENCE,
            "citations": [
                {"tool_call_id": "call-1", "raw_path": "$.logs[1]", "excerpt": EXCERPT},
                {"tool_call_id": "call-9", "raw_path": "$.logs[1]", "excerpt": "Killed process"},
            ],
        },
    ],
}
REPORT: JsonValue = {
    "claims": [
        {
            "text": SENTENCE,
            "evidence_bindings": [
                {
                    "source_invocation_id": 12,
                    "raw_path": "$.logs[1]",
                    "evidence_excerpt": EXCERPT,
                }
            ],
        }
    ]
}


def refusals(*refused: Refused) -> JsonValue:
    return {"refused": [one.model_dump(mode="json") for one in refused]}


def refusal(claim_id: str, text: str, rule: Rule = Rule.EXCERPT_MISMATCH) -> Refused:
    return Refused(
        claim_id=claim_id, text=text, rule=rule, severity=Severity.REJECT, detail="45000ms differs"
    )


def view(run: RunRecord) -> str:
    return render_plain(refused_document(run, (samples.invocation(),)))


def test_a_refused_sentence_stands_under_its_heading_with_rule_and_detail() -> None:
    guard = refusals(
        refusal("c2", SENTENCE),
        refusal("c2", SENTENCE, Rule.INVOCATION_NOT_FOUND),
        refusal("conclusion", "It was the leak.", Rule.CONCLUSION_WITHHELD),
    )
    text = view(samples.run(guard_result=guard, draft=DRAFT))
    assert text.startswith("WRITTEN BY THE MODEL, AND NO EVIDENCE\n")
    assert text.count(f"“{SENTENCE}”") == 1
    assert "excerpt_mismatch (reject): quotes what the cited item does not say" in text
    assert "invocation_not_found (reject): cites a tool result that does not exist" in text
    assert "2. the conclusion: “It was the leak.”" in text


@pytest.mark.parametrize(("draft", "label"), [(DRAFT, "c2"), (REPORT, "c1")])
def test_a_refused_citation_is_held_against_the_recorded_item(draft: JsonValue, label: str) -> None:
    text = view(samples.run(guard_result=refusals(refusal(label, SENTENCE)), draft=draft))
    assert f"$.logs[1]: “{EXCERPT}”" in text
    assert "mismatch: a name differs, or a number with letters at it (rule id" in text
    assert f"recorded: {samples.LOG}" in text


def test_a_real_citation_under_a_refused_wording_is_shown_as_real() -> None:
    cites: JsonValue = {"tool_call_id": "call-1", "raw_path": "$.logs[1]", "excerpt": samples.LOG}
    draft: JsonValue = {"analysis": [{"statement": "It is DNS.", "citations": [cites]}]}
    refused = refusal("c1", "It is DNS.", Rule.WORDING_UNSUPPORTED)
    text = view(samples.run(guard_result=refusals(refused), draft=draft))
    assert "cites call-1 $.logs[1], which really holds the words that it quotes:" in text
    assert f"> «{samples.LOG}»" in text
    assert text.count(samples.LOG) == 1


def test_a_citation_that_reaches_nothing_is_only_named() -> None:
    text = view(samples.run(guard_result=refusals(refusal("c2", SENTENCE)), draft=DRAFT))
    after = text.partition("cites call-9 $.logs[1]: “Killed process”")[2]
    assert after == "\n"


def test_refused_tool_calls_and_an_unreadable_final_text_are_shown_too() -> None:
    call = samples.invocation(
        tool_name="reboot\x1b[2J",
        arguments={"node": "all"},
        error_code=ErrorCode.UNAUTHORIZED_TOOL,
        retrieval_details=RetrievalDetails(),
    )
    run = samples.run(draft="I think\nit is DNS", answer=None)
    text = render_plain(refused_document(run, (call,)))
    assert '#12 reboot {"node": "all"}' in text
    assert "I think\nit is DNS" in text


def test_a_run_of_which_nothing_was_withheld_says_so() -> None:
    assert "Nothing was withheld." in view(samples.run())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["analysis", "claims", "citations", "evidence_bindings", "raw_path"]),
            inner,
            max_size=3,
        )
    ),
)


@given(JSON, st.sampled_from(["c1", "c2", "c0", "conclusion", "c99999999999"]))
def test_a_draft_of_any_shape_is_read_without_an_error(draft: JsonValue, label: str) -> None:
    for citation in citations_of(draft, label):
        citation.recorded_text({12: samples.invocation()})
