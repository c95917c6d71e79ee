"""Any text and any JSON goes in and comes out the same, and a payload's hash stays verifiable."""

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import JsonValue
from tests.ledger.samples import answer, completion, finish, new_run, opened_run, requested

from firsthand.contracts.enums import Verdict
from firsthand.contracts.evidence import EvidenceRef, RetrievalDetails
from firsthand.contracts.ports import Ledger
from firsthand.ledger import open_ledger
from firsthand.rules.evidence.canonical import canonical_json, payload_sha256, storable

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=40)
"""NUL, half surrogate pairs, emoji, right-to-left marks: all that a str can hold."""
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.floats() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)
EXAMPLES = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
AWKWARD: list[JsonValue] = [
    "",
    "\x00",
    "连接池耗尽 \U0001f525 e\u0301 \u202e",
    "half \ud800 pair",
    "\\u0000 is written out here",
    {"NaN": "Infinity", "\x00key": "\x00"},
    [float("nan"), float("inf"), -0.0, 1e22, 1e-7, 5e-324, 1.7976931348623157e308],
    10**40,
    {"b": 1, "a": [True, False, None, {"": []}]},
    "x" * 3_000_000 + "🔥",
]


@pytest.mark.parametrize("payload", AWKWARD, ids=range(len(AWKWARD)))
async def test_an_awkward_payload_keeps_its_hash(ledger: Ledger, payload: JsonValue) -> None:
    made = await requested(ledger)
    digest = payload_sha256(payload)
    await ledger.complete_invocation(made.id, completion(payload=payload, payload_sha256=digest))
    stored = await ledger.get_payload(made.id)
    assert hashlib.sha256(canonical_json(stored)).hexdigest() == digest
    assert (await ledger.get_invocations([made.id]))[made.id].payload_sha256 == digest


@EXAMPLES
@given(payload=ANY_JSON)
async def test_any_payload_keeps_its_hash(ledger: Ledger, payload: JsonValue) -> None:
    made = await requested(ledger)
    await ledger.complete_invocation(made.id, completion(payload=payload))
    stored = await ledger.get_payload(made.id)
    assert payload_sha256(stored) == payload_sha256(payload)


@EXAMPLES
@given(document=ANY_JSON)
async def test_any_document_means_the_same_when_read(ledger: Ledger, document: JsonValue) -> None:
    made = await requested(ledger, arguments=document)
    assert canonical_json(made.arguments) == canonical_json(document)
    stored_arguments = (await ledger.get_invocations([made.id]))[made.id].arguments
    assert canonical_json(stored_arguments) == canonical_json(document)
    run = await opened_run(ledger, settings={"any": document})
    end = finish(run, draft=document, guard_result=document, self_evaluation={"any": document})
    await ledger.finish_run(run.run_id, end)
    stored = await ledger.get_run(run.run_id)
    session = await ledger.get_session(run.session_id)
    assert stored is not None
    assert session is not None
    read = [
        stored.settings["any"],
        stored.draft,
        stored.guard_result,
        session.self_evaluation["any"],
    ]
    assert {canonical_json(one) for one in read} == {canonical_json(document)}


@pytest.mark.parametrize("number", [6.367851149965325e16, 10**40, -0.0, 0, 1e-7, "1e22", "007"])
async def test_a_document_that_is_one_number_keeps_its_digits(
    ledger: Ledger, number: JsonValue
) -> None:
    run = await opened_run(ledger)
    await ledger.finish_run(run.run_id, finish(run, draft=number))
    stored = await ledger.get_run(run.run_id)
    assert stored is not None
    assert canonical_json(stored.draft) == canonical_json(number)
    assert isinstance(stored.draft, str) is isinstance(number, str)


@EXAMPLES
@given(words=ANY_TEXT)
async def test_any_text_is_kept_but_for_what_no_store_can_keep(ledger: Ledger, words: str) -> None:
    run = await opened_run(ledger, question=words, model=words)
    refs = (EvidenceRef(raw_path="$.logs[0]", text=words),)
    made = await requested(ledger, tool_call_id=words, tool_name=words)
    details = RetrievalDetails(evidence_refs=refs)
    await ledger.complete_invocation(
        made.id, completion(error_detail=words, retrieval_details=details)
    )
    stored, row = (
        await ledger.get_run(run.run_id),
        (await ledger.get_invocations([made.id]))[made.id],
    )
    assert stored is not None
    assert row.retrieval_details.evidence_refs is not None
    read = [stored.question, stored.model, row.tool_call_id, row.tool_name, row.error_detail]
    assert {*read, row.retrieval_details.evidence_refs[0].text} == {storable(words)}
    assert (made.tool_call_id, run.question) == (row.tool_call_id, stored.question)


@pytest.mark.parametrize("levels", [90, 200, 254])
async def test_a_deeply_nested_document_is_kept(ledger: Ledger, levels: int) -> None:
    deep: JsonValue = "bottom"
    for _ in range(levels):
        deep = [deep]
    made = await requested(ledger, arguments=deep)
    await ledger.complete_invocation(made.id, completion(payload=deep))
    stored = (await ledger.get_invocations([made.id]))[made.id]
    assert canonical_json(stored.arguments) == canonical_json(deep)
    assert payload_sha256(await ledger.get_payload(made.id)) == payload_sha256(deep)


async def test_an_answer_with_strange_numbers_and_text_is_read_again(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    budgets = answer(run).budgets
    odd = budgets.tokens.model_copy(update={"limit": float("inf")})
    strange = answer(run).model_copy(
        update={
            "conclusion": "\x00half \udc00 🔥",
            "verdict": Verdict.LOW_CONFID,
            "budgets": budgets.model_copy(update={"tokens": odd}),
        }
    )
    await ledger.finish_run(run.run_id, finish(run, answer=strange))
    stored = await ledger.get_run(run.run_id)
    assert stored is not None
    assert stored.answer == strange.model_copy(update={"conclusion": "half \ufffd 🔥"})


@pytest.mark.parametrize(
    ("document", "refs"),
    [
        (None, None),
        ({"total": 3}, None),
        ({"evidence_refs": None}, None),
        ({"evidence_refs": []}, ()),
        (
            {"evidence_refs": [{"raw_path": "$.logs[0]", "text": "a"}]},
            (EvidenceRef(raw_path="$.logs[0]", text="a"),),
        ),
    ],
)
async def test_an_invocation_older_than_the_contract_has_no_refs(
    tmp_path: Path, document: dict[str, Any] | None, refs: Any
) -> None:
    ledger = await open_ledger(str(tmp_path / "ledger.db"))
    made = await requested(ledger)
    await ledger.complete_invocation(made.id, completion())
    await ledger.close()
    write_details(tmp_path / "ledger.db", made.id, document)
    ledger = await open_ledger(str(tmp_path / "ledger.db"))
    found = (await ledger.get_invocations([made.id]))[made.id].retrieval_details.evidence_refs
    assert found == refs
    await ledger.close()


def write_details(path: Path, invocation_id: int, document: dict[str, Any] | None) -> None:
    """As an older program may have left it."""
    connection = sqlite3.connect(path)
    text = None if document is None else json.dumps(document)
    connection.execute(
        "UPDATE tool_invocation SET retrieval_details = ? WHERE id = ?", (text, invocation_id)
    )
    connection.commit()
    connection.close()


async def test_a_session_of_many_documents_is_not_mixed(ledger: Ledger) -> None:
    run = await opened_run(ledger)
    runs = [await ledger.create_run(new_run(run.session_id, question=f"q{n}")) for n in range(5)]
    assert [(await ledger.get_run(one.run_id)) for one in runs] == runs
