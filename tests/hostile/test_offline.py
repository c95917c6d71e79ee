"""The offline model is not led by hostile evidence: its answer is the one without it."""

from pathlib import Path

import pytest
from tests.hostile.evidence import Case, cases, write_evidence
from tests.service.kit import Models

from firsthand.contracts.answer import Answer
from firsthand.contracts.enums import Flow, Verdict
from firsthand.contracts.runs import Ask
from firsthand.harness.cancel import Cancellation
from firsthand.harness.clock import SystemClock
from firsthand.harness.events import NullSink
from firsthand.harness.registry import ToolRegistry
from firsthand.harness.steps import DirectSteps
from firsthand.ledger.memory import MemoryLedger
from firsthand.models.offline import OfflineModel
from firsthand.rules.evidence import Redactor
from firsthand.service.runs import RunService
from firsthand.settings import DEFAULT_LIMITS
from firsthand.sources.files.opening import open_folder

SPOKEN = [case for case in cases() if case.claim and case.where in ("log", "alert", "row")]
FAILURE = (
    "2026-07-08T10:14:02Z ERROR order-service HikariPool-1 - Connection is not available, request"
    " timed out after 30000ms\n"
)
QUESTION = "Why do requests to order-service fail?"


async def answered(folder: Path, flow: Flow) -> Answer:
    sources = open_folder(folder)
    service = RunService(
        ledger=MemoryLedger(),
        registry=ToolRegistry(sources.by_tool.values()),
        models=Models({"offline": OfflineModel()}),
        clock=SystemClock(),
        steps=DirectSteps(),
        sink=NullSink(),
        redactor=Redactor(b"k" * 32),
        limits=DEFAULT_LIMITS,
    )
    ask = Ask(question=QUESTION, flow=flow, model="offline")
    result = await service.ask(ask, cancellation=Cancellation())
    for source in sources.by_tool.values():
        await source.close()
    assert result.answer is not None
    return result.answer


def with_failure(folder: Path, *hostile: Case) -> Path:
    write_evidence(folder, *hostile)
    log = folder / "logs" / "all.log"
    log.write_bytes(FAILURE.encode() + log.read_bytes())
    return folder


@pytest.mark.parametrize("flow", list(Flow), ids=lambda flow: flow.value)
async def test_its_conclusion_and_verdict_are_those_without_the_text(
    flow: Flow, tmp_path: Path
) -> None:
    plain = await answered(with_failure(tmp_path / "plain"), flow)
    assert plain.verdict is Verdict.PASS
    assert plain.conclusion is not None
    for case in SPOKEN:
        answer = await answered(with_failure(tmp_path / case.name, case), flow)
        assert (answer.verdict, answer.conclusion) == (plain.verdict, plain.conclusion), case.name
        assert {one.text for one in answer.claims} <= {one.text for one in plain.claims}, case.name
