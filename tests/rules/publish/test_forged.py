"""Forged citations by the thousand: ids, paths, other runs, digits, polarity words.

A few hundred drafts run by default; `FIRSTHAND_FORGERIES=1000` makes 10,000 citations a flow.
"""

import os
import re
from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.rules.publish.kit import direct, reviewed
from tests.support.builders import (
    ALERT,
    LEAK,
    OTHER_ALERT,
    POOL,
    RUNBOOK,
    claim,
    draft,
    facts,
    incident,
    invocation,
    report,
    statement,
)

from firsthand.contracts.answer import Answer, PublishedClaim
from firsthand.contracts.drafts import Citation
from firsthand.contracts.enums import DraftKind, Flow, Verdict, Wording
from firsthand.rules.publish import RunFacts

EXAMPLES = int(os.environ.get("FIRSTHAND_FORGERIES", "60"))
PER_DRAFT = 10

ITEMS = {
    (1, "$.alerts[0]"): ALERT,
    (1, "$.alerts[1]"): OTHER_ALERT,
    (2, "$.logs[0]"): POOL,
    (2, "$.logs[1]"): LEAK,
    (4, "$.evidence_blocks[0]"): RUNBOOK,
}
TOOL = {1: "query_metrics", 2: "query_logs", 3: "query_logs", 4: "lookup_knowledge"}
OTHERS = (
    invocation(80, "query_metrics", ALERT, run_id="run-0"),
    invocation(70, "query_metrics", ALERT, run_id="run-9", session_id="session-2"),
)

Cited = tuple[object, str | None, str]
"""Invocation id, path, excerpt."""


def other_digit(text: str, place: int) -> str:
    spots = [found.start() for found in re.finditer(r"\d", text)]
    at = spots[place % len(spots)] if spots else 0
    changed = str((int(text[at]) + 1 + place % 8) % 10) if spots else "7"
    return text[:at] + changed + text[at + 1 :]


def other_polarity(text: str, place: int) -> str:
    swaps = [
        ("firing", "not firing"),
        ("is not available", "is available"),
        ("pending", "resolved"),
    ]
    swaps += [("detected", "not detected"), ("ERROR", "INFO"), ("Compare", "Never compare")]
    fitting = [(old, new) for old, new in swaps if old in text]
    return text.replace(*fitting[place % len(fitting)]) if fitting else f"not {text}"


def other_path(path: str, place: int) -> str:
    name = path[2 : path.index("[")]
    wrong = ("[{}]", "[-1]", "[00]", "[0].text", "[０]", "[*]", "['0']", "[7777777777]")
    return f"$.{name}" + wrong[place % len(wrong)].format(2 + place)


TRUE: st.SearchStrategy[Cited] = st.sampled_from(
    [(number, path, text) for (number, path), text in ITEMS.items()]
)
FORGERIES: tuple[Callable[[Cited, int], Cited], ...] = (
    lambda one, n: (5_000 + n, one[1], one[2]),
    lambda one, n: ((80, 70)[n % 2], one[1], one[2]),
    lambda one, n: (one[0], other_path(str(one[1]), n), one[2]),
    lambda one, n: (3, "$.logs[0]", one[2]),
    lambda one, n: (one[0], one[1], other_digit(one[2], n)),
    lambda one, n: (one[0], one[1], other_polarity(one[2], n)),
    lambda one, n: (one[0], one[1], LEAK if one[2] != LEAK else POOL),
)
FORGED = st.builds(
    lambda forge, one, n: forge(one, n), st.sampled_from(FORGERIES), TRUE, st.integers(0, 50)
)
FALSE_TEXT = st.builds(
    lambda change, text, n: change(text, n),
    st.sampled_from([other_digit, other_polarity]),
    st.sampled_from([ALERT, OTHER_ALERT, POOL, LEAK]),
    st.integers(0, 50),
)
TEXT = st.sampled_from([ALERT, OTHER_ALERT, POOL, LEAK]) | FALSE_TEXT

Statement = tuple[str, list[Cited], bool]
"""Text, citations, whether one of them is forged."""

HONEST = st.tuples(TEXT, st.lists(TRUE, min_size=1, max_size=3), st.just(False))
LYING = st.builds(
    lambda text, good, bad: (text, [*good, bad], True), TEXT, st.lists(TRUE, max_size=2), FORGED
)
DRAFTS = st.tuples(
    st.lists(LYING, min_size=PER_DRAFT, max_size=PER_DRAFT), st.lists(HONEST, max_size=3)
)

thorough = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def texts_of(run: RunFacts) -> set[tuple[int, str, str]]:
    return {
        (one.id, ref.raw_path, ref.text)
        for one in run.invocations
        for ref in one.retrieval_details.evidence_refs or ()
    }


def check_claim(one: PublishedClaim, run: RunFacts, statements: list[Statement]) -> None:
    record = texts_of(run)
    for evidence in one.evidence:
        if evidence.raw_path is not None:
            assert (evidence.invocation_id, evidence.raw_path, evidence.text) in record
    if one.wording is Wording.MODEL:
        position = int(one.claim_id.removeprefix("c").partition(".")[0])
        text, _, forged = statements[position - 1]
        assert not forged
        assert one.text == text
        assert text in (ALERT, OTHER_ALERT, POOL, LEAK)
        assert any(text == evidence.text for evidence in one.evidence)
    else:
        assert any(one.text == evidence.text for evidence in one.evidence)


def check_answer(answer: Answer, run: RunFacts, statements: list[Statement]) -> None:
    published = answer.model_dump_json()
    for one in (*answer.claims, *answer.guidance):
        check_claim(one, run, statements)
    true = {text for _, _, text in texts_of(run)}
    for text, cited, _ in statements:
        for said in (text, *(excerpt for _, _, excerpt in cited)):
            assert said in true or said not in published
    if any(forged for _, _, forged in statements):
        assert answer.verdict is Verdict.REJECT
        assert answer.conclusion is None


@thorough
@given(DRAFTS, TEXT, st.sampled_from(DraftKind))
def test_forged_citations_publish_nothing_false_in_the_direct_flow(
    made: tuple[list[Statement], list[Statement]], conclusion: str, kind: DraftKind
) -> None:
    statements = [*made[0], *made[1]]
    items = [
        statement(
            text,
            *(
                Citation(tool_call_id=f"call-{n}", raw_path=path, excerpt=said)
                for n, path, said in cited
            ),
            kind=kind,
        )
        for text, cited, _ in statements
    ]
    run = facts([*incident()], earlier=OTHERS[:1])
    check_answer(direct(draft(*items, conclusion=conclusion), run).answer, run, statements)


@thorough
@given(DRAFTS, st.sampled_from(["observation", "negative_observation"]))
def test_forged_bindings_publish_nothing_false_in_the_reviewed_flow(
    made: tuple[list[Statement], list[Statement]], kind: str
) -> None:
    statements = [*made[0], *made[1]]
    claims: list[JsonValue] = [
        claim(*map(bound, cited), claim_id=f"k{n}", text=text, kind=kind)
        for n, (text, cited, _) in enumerate(statements)
    ]
    run = facts([*incident()], Flow.REVIEWED, earlier=OTHERS[1:])
    check_answer(reviewed(report(*claims), run).answer, run, statements)


def bound(cited: Cited) -> JsonValue:
    number, path, said = cited
    assert isinstance(number, int)
    return {
        "tool_name": TOOL.get(number, "query_metrics"),
        "source_invocation_id": number,
        "raw_path": path,
        "evidence_excerpt": said,
    }


@thorough
@given(st.lists(HONEST, min_size=1, max_size=4))
def test_honest_citations_of_true_sentences_are_not_rejected(made: list[Statement]) -> None:
    true = [
        (text, cited, forged)
        for text, cited, forged in made
        if text in {said for _, _, said in cited}
    ]
    items = [
        statement(
            text, *(Citation(tool_call_id=f"call-{n}", raw_path=p, excerpt=e) for n, p, e in cited)
        )
        for text, cited, _ in true
    ]
    answer = direct(draft(*items), facts([*incident()])).answer
    assert answer.verdict is (Verdict.PASS if true else Verdict.LOW_CONFID)
