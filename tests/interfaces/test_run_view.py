"""`show`: how a run was asked, its tool calls, and no free words of a model."""

import json
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.interfaces import samples

from firsthand.contracts.enums import ErrorCode, EvidenceStatus, InvocationStatus, RunState
from firsthand.contracts.events import ToolCallStarted
from firsthand.contracts.evidence import RetrievalDetails, SearchScope, ToolInvocation
from firsthand.contracts.runs import RunRecord
from firsthand.interfaces.cli.render import render_plain
from firsthand.interfaces.views.again import command_again
from firsthand.interfaces.views.run import run_document
from firsthand.interfaces.views.run_json import run_json
from firsthand.interfaces.views.runs import runs_document, runs_json

PROSE = "the root cause is certainly DNS"
INVALID = samples.invocation(
    id=13,
    arguments={"any_of": [PROSE]},
    status=InvocationStatus.FAILED,
    evidence_status=EvidenceStatus.UNAVAILABLE,
    error_code=ErrorCode.INVALID_ARGUMENTS,
    error_detail=f"{PROSE}: Extra inputs are not permitted",
    retrieval_details=RetrievalDetails(),
)
INVENTED = samples.invocation(
    id=14,
    tool_name=PROSE,
    status=InvocationStatus.DENIED,
    evidence_status=EvidenceStatus.UNAVAILABLE,
    error_code=ErrorCode.UNAUTHORIZED_TOOL,
    retrieval_details=RetrievalDetails(),
)


def view(run: RunRecord, *invocations: ToolInvocation) -> str:
    return render_plain(run_document(run, invocations, now=samples.NOW))


def test_a_tool_call_shows_arguments_scope_counts_notes_and_time() -> None:
    text = view(samples.run(), samples.invocation())
    assert "#12 query_logs · 3 of 40 found · 1 s, 3 s ago" in text
    assert 'arguments: any_of=["HikariPool", "连接池"] level="WARN"' in text
    assert 'searched: query_logs searched log files (2 files) for "HikariPool"' in text
    assert "note: 2 lines kept as text" in text


def test_how_the_run_was_asked_and_what_it_used_is_shown() -> None:
    text = view(samples.run(previous_run_id="run-before"), samples.invocation())
    assert text.splitlines()[1] == "Why is order-service slow?"
    assert 'evidence: "/evidence/a folder"' in text
    assert "logs:" not in text.split("TOOL CALLS")[0]
    assert "follows run run-before" in text
    assert "3 of 16 model calls, 2 of 16 tool calls, 1,200 of 200,000 tokens" in text
    assert "diagnosis_agent · offline · tokens unmeasured" in text
    assert f"digest {'3' * 64}" in text


def test_a_failed_run_says_why_to_the_person_who_asks() -> None:
    failed = samples.run(
        state=RunState.FAILED,
        answer=None,
        error_code="model_unreachable",
        error_detail="connection refused",
    )
    text = view(failed)
    assert "The run failed (model_unreachable)." in text
    assert "connection refused" in text


def test_a_call_that_never_completed_says_so() -> None:
    crashed = samples.invocation(
        status=InvocationStatus.RUNNING, evidence_status=None, finished_at=None
    )
    assert "running: it never completed · asked 4 s ago" in view(samples.run(), crashed)


def test_arguments_that_no_contract_bounded_and_invented_tool_names_are_not_shown() -> None:
    text = view(samples.run(answer=None), INVALID, INVENTED)
    assert PROSE not in text
    assert "#13 query_logs · failed: the arguments were not valid (invalid_arguments)" in text
    assert "#14 (no such tool) · denied: there is no such tool (unauthorized_tool)" in text


def test_json_keeps_a_models_words_out_unless_they_are_asked_for() -> None:
    run = samples.run(draft={"conclusion": PROSE}, guard_result={"statement": PROSE})
    event = ToolCallStarted(run_id="r", at=samples.NOW, tool_name=PROSE, invocation_id=14)
    bounded = run_json(run, (INVALID, INVENTED), (event,), refused=False)
    whole = run_json(run, (INVALID, INVENTED), (event,), refused=True)
    assert PROSE not in json.dumps(bounded)
    assert PROSE in json.dumps(whole)
    assert bounded["run"]["answer"] == whole["run"]["answer"]  # type: ignore[call-overload,index]


def test_the_list_of_runs_has_state_verdict_and_question() -> None:
    found = (samples.run(), samples.run(run_id="run-x", state=RunState.FAILED, answer=None))
    text = render_plain(runs_document(found, now=samples.NOW))
    assert "run-abc123 succeeded PASS · direct · offline · 5 s ago" in text
    assert "run-x failed no answer" in text
    assert [row["verdict"] for row in runs_json(found)] == ["PASS", None]  # type: ignore[call-overload,index]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    logs = tmp_path / "a folder" / "logs"
    logs.mkdir(parents=True)
    (logs / "app.log").write_text("one HikariPool down\nother\nHikariPool WAITING\n")
    (tmp_path / "a folder" / "runbooks").mkdir()
    (tmp_path / "a folder" / "runbooks" / "pool.md").write_text("# Pool\nraise the size\n")
    (tmp_path / "a folder" / "alerts.json").write_text("[]\n")
    return tmp_path / "a folder"


def of(source: str, *, link: str | None = None, **changes: object) -> ToolInvocation:
    """A call that this source answered."""
    scope = SearchScope(source=source, link=link)
    return samples.invocation(retrieval_details=RetrievalDetails(scope=scope), **changes)


def fetched(call: ToolInvocation, folder: Path) -> list[str]:
    command = command_again(call, {"evidence": str(folder)})
    assert command is not None
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run([shell, "-c", command], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_command_that_fetches_logs_again_finds_the_same_lines(folder: Path) -> None:
    call = samples.invocation(arguments={"any_of": ["hikaripool", "连接池"], "all_of": ["waiting"]})
    assert [row.rpartition(":")[2] for row in fetched(call, folder)] == ["HikariPool WAITING"]


def test_a_service_that_only_the_files_name_says_is_found_by_it(folder: Path) -> None:
    (folder / "logs" / "cart.log").write_text("no name here\n")
    call = samples.invocation(arguments={"service": "cart"})
    assert [row.rpartition(":")[2] for row in fetched(call, folder)] == ["no name here"]


def test_alerts_and_runbooks_are_fetched_again_too(folder: Path) -> None:
    alerts = of("alerts.json (0 alerts)", tool_name="query_metrics", arguments={})
    runbooks = of(
        "runbooks (1 file)", tool_name="lookup_knowledge", arguments={"queries": ["pool size"]}
    )
    assert fetched(alerts, folder) == ["[]"]
    assert "raise the size" in fetched(runbooks, folder)[-1]


@pytest.mark.parametrize("term", ["$(touch owned)", "`id`", "'; rm -rf /; '", "-f", "a\u202eb", ""])
def test_a_term_from_a_model_is_one_quoted_word(term: str, folder: Path) -> None:
    call = samples.invocation(arguments={"any_of": [term]})
    command = command_again(call, {"evidence": str(folder)})
    assert command is not None
    words = shlex.split(command)
    assert words == ["grep", "-rniF", "-e", term.replace("\u202e", ""), "--", f"{folder}/logs"]


@pytest.mark.parametrize(
    "call",
    [INVALID, samples.invocation(tool_name="query_mysql"), samples.invocation(arguments="x")],
)
def test_what_lies_in_no_file_has_no_command(call: ToolInvocation) -> None:
    assert command_again(call, {"evidence": "/e"}) is None
    assert command_again(samples.invocation(), {"scenario": "pool-exhaustion"}) is None


METRICS = {"tool_name": "query_metrics", "arguments": {"name": "up"}}
BESIDE_FILES = {"evidence": "/e", "alerts": "/e/a.json", "logs": ["/e/logs"], "runbooks": "/e/r"}


@pytest.mark.parametrize(
    "call",
    [
        of("Prometheus at http://prom:9090", **METRICS),
        of("Prometheus and Alertmanager, in part", **METRICS),
        of("Loki at http://loki:3100"),
        of("runbook index (3 files)", tool_name="lookup_knowledge", arguments={"queries": ["x"]}),
        samples.invocation(retrieval_details=RetrievalDetails(), evidence_status=None, **METRICS),
    ],
    ids=["prometheus", "both", "loki", "index", "killed"],
)
def test_files_that_were_not_asked_are_no_way_to_fetch_again(call: ToolInvocation) -> None:
    assert command_again(call, BESIDE_FILES) is None
    assert command_again(call, {"evidence": "/e"}) is None


def test_what_a_server_answered_leads_to_its_link() -> None:
    call = of("Prometheus", link="https://prom.example/graph?g0.expr=up", **METRICS)
    assert command_again(call, BESIDE_FILES) == "see https://prom.example/graph?g0.expr=up"


def test_alerts_and_series_name_each_file_that_answered() -> None:
    both = of("alerts.json (2 alerts) and metrics.json (1 series)", **METRICS)
    assert command_again(both, {"evidence": "/e"}) == "cat -- /e/alerts.json /e/metrics.json"
    series = of("metrics.json (1 series)", **METRICS)
    assert command_again(series, {"evidence": "/e"}) == "cat -- /e/metrics.json"
    assert command_again(of("a.json (2 alerts)", **METRICS), BESIDE_FILES) == "cat -- /e/a.json"
