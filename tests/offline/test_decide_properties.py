"""What must hold for every question and every result, however hostile."""

from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.offline.desk import TOOLS, Desk, drive
from tests.offline.material import alert, block, log

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import DiagnosisDraft, ExecutionPlan, ExecutorReport
from firsthand.contracts.enums import ErrorCode, Outcome, ToolName, Undecided
from firsthand.contracts.requests import REQUESTS
from firsthand.offline.decide import decide
from firsthand.offline.plan import STAGES
from firsthand.offline.state import CallTool, Finish, Situation, ToolResult
from firsthand.rules.evidence import arguments_hash
from firsthand.rules.meaning import derivability

ROLES = {"diagnosis": DiagnosisDraft, "planner": ExecutionPlan, "executor": ExecutorReport}
WORDS = [
    "order-service", "web-7f9dd8b6c4-x7gr9", "HighMemoryUsage", "告警", "连接池耗尽", "超时", "why", "is",
    "error", "未", "no", "failed", "30000ms", '"', "“", "」", "=", ",", "firing", "inactive",
    "3 similar, e.g. ",
    "(first 2026-07-08T10:00:00Z, last x)", "2026-07-08T10:14:03Z", "ERROR", "last 15 minutes", "since 10:00",
    "最近30分钟", "service=order-service", 'summary="disk \\"full\\""', "昨天", "\u2028", "\x00", "ｗ",
    "‑", "…",
]  # fmt: skip

line = st.lists(st.sampled_from(WORDS), max_size=14).map(" ".join) | st.text(max_size=80)
scalar = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | line
json_value = st.recursive(
    scalar,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(line, inner, max_size=3),
    max_leaves=6,
)
path = st.sampled_from(
    [
        "$.alerts[0]",
        "$.logs[0]",
        "$.logs[7]",
        "$.series[1]",
        "$.rows[0]",
        "$.evidence_blocks[2]",
        "$.x[0]",
    ]
)
entry = st.fixed_dictionaries({"raw_path": path | line, "text": line | scalar}) | json_value
answer = st.fixed_dictionaries(
    {},
    optional={
        "evidence_status": st.sampled_from(["evidence_found", "no_evidence", "unavailable"])
        | json_value,
        "error_code": st.sampled_from([*ErrorCode]) | json_value,
        "invocation_id": st.integers() | json_value,
        "evidence": st.lists(entry, max_size=6) | json_value,
        "total": st.integers() | json_value,
        "omitted": st.integers() | json_value,
        "scope": json_value,
    },
)


@settings(max_examples=80, deadline=None)
@given(
    role=st.sampled_from(sorted(ROLES)),
    question=line,
    answers=st.lists(answer, min_size=8, max_size=8),
    plan=json_value,
    data=st.data(),
)
def test_any_run_ends_within_its_bound_without_repeating_itself(
    role: str, question: str, answers: list[JsonObject], plan: object, data: st.DataObject
) -> None:
    results: list[ToolResult] = []
    asked: set[str] = set()
    for given_answer in answers:
        situation = Situation.model_validate(
            {
                "role": role,
                "question": question,
                "tools": TOOLS,
                "results": tuple(results),
                "plan": plan,
            }
        )
        step = decide(situation)
        assert step == decide(situation)
        if isinstance(step, Finish):
            check_output(role, step.output, results)
            return
        check_call(step, asked)
        results.append(
            ToolResult(
                tool_name=step.tool_name,
                tool_call_id=f"call-{len(results)}",
                arguments=step.arguments,
                result=given_answer,
            )
        )
    raise AssertionError(f"{len(answers)} calls and no end")


message = st.lists(st.sampled_from(WORDS), min_size=1, max_size=60).map(" ".join)


@settings(max_examples=80, deadline=None)
@given(
    messages=st.lists(message, max_size=8),
    summaries=st.lists(message, max_size=3),
    role=st.sampled_from(["diagnosis", "executor"]),
    question=st.sampled_from(
        ["why does order-service fail?", "order-service 怎么了", "is anything wrong?"]
    ),
)
def test_any_evidence_is_quoted_as_it_stands(
    messages: list[str], summaries: list[str], role: str, question: str
) -> None:
    desk = Desk(
        alerts=[alert("Bad", summary=text, service="order-service") for text in summaries],
        logs=[log(text) for text in messages],
        blocks=[block("order-service", text) for text in summaries],
    )
    output, results = drive(desk, question, role=role)
    check_output(role, output, list(results))


def check_call(call: CallTool, asked: set[str]) -> None:
    assert call.tool_name in {stage.tool for stage in STAGES}
    key = arguments_hash(call.tool_name, call.arguments)
    assert key not in asked
    asked.add(key)
    REQUESTS[ToolName(call.tool_name)].model_validate(call.arguments)


def check_output(role: str, output: JsonObject, results: list[ToolResult]) -> None:
    ROLES[role].model_validate(output)
    texts = evidence_texts(results)
    for statement, cited in quoted(output):
        for call_id, raw_path, excerpt in cited:
            candidates = texts.get((call_id, raw_path), [])
            assert any(excerpt in text for text in candidates)
            if raw_path.startswith("$.evidence_blocks"):
                continue
            rulings = [
                derivability(statement, [text], [tool_of(results, call_id)]) for text in candidates
            ]
            assert any(
                ruling.outcome is Outcome.DERIVABLE or ruling.undecided is Undecided.OPEN
                for ruling in rulings
            )


def tool_of(results: list[ToolResult], call_id: str) -> str:
    return next(result.tool_name for result in results if call_id in ids_of(result))


def ids_of(result: ToolResult) -> list[str]:
    """A result goes by its call's id in a draft, by its invocation's in a report."""
    return [result.tool_call_id, str(result.result.get("invocation_id"))]


def evidence_texts(results: list[ToolResult]) -> dict[tuple[str, str], list[str]]:
    texts: dict[tuple[str, str], list[str]] = {}
    for result in results:
        evidence = result.result.get("evidence")
        for one in evidence if isinstance(evidence, list) else []:
            if isinstance(one, dict):
                for call_id in ids_of(result):
                    texts.setdefault((call_id, str(one.get("raw_path"))), []).append(
                        str(one.get("text"))
                    )
    return texts


def quoted(output: JsonObject) -> list[tuple[str, list[tuple[str, str, str]]]]:
    found = []
    for item in cast(list[JsonObject], output.get("analysis") or []):
        citations = cast(list[JsonObject], item["citations"])
        cited = [(str(c["tool_call_id"]), str(c["raw_path"]), str(c["excerpt"])) for c in citations]
        found.append((str(item["statement"]), cited))
    for claim in cast(list[JsonObject], output.get("claims") or []):
        if claim["kind"] == "observation":
            bindings = cast(list[JsonObject], claim["evidence_bindings"])
            cited = [
                (str(b["source_invocation_id"]), str(b["raw_path"]), str(b["evidence_excerpt"]))
                for b in bindings
            ]
            found.append((str(claim["text"]), cited))
    return found
