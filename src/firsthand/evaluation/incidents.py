"""Incident folders with a gold answer: run through the whole product, and scored.

Owns the reading of `incident.json` (the product itself never reads it) and the score. A check's
patterns are necessary and not sufficient: an answer is read by a person too, against the facts
that it must not state. A healthy incident is scored by 'no fault asserted, scope stated'.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import BaseModel, ConfigDict, ValidationError

from firsthand.contracts.answer import Answer
from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Flow, RunState, Verdict
from firsthand.contracts.errors import EvidenceFileError
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import Ask, RunResult
from firsthand.evaluation.labelled import problem, read_bounded
from firsthand.offline.signals import signals

FILE = "incident.json"


class _Gold(BaseModel):
    """Someone else's file: unknown fields are theirs."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Check(_Gold):
    fact: str
    answer_matches: str
    """Regular expression over what the answer says; case is ignored."""
    evidence_matches: str
    """The same over the evidence texts under it."""


class Gold(_Gold):
    healthy: bool
    checks: tuple[Check, ...]
    forbidden_facts: tuple[str, ...] = ()
    """Prose, for the person who reads the answer."""


class Incident(_Gold):
    id: str
    kind: str
    question: str
    gold: Gold


class CheckScore(Contract):
    fact: str
    answered: bool
    evidenced: bool
    in_alerts_and_logs: bool
    """The fact lies in the folder's alerts and logs, and not only in tables or series."""

    @property
    def matched(self) -> bool:
        return self.answered and self.evidenced


class IncidentScore(Contract):
    id: str
    kind: str
    healthy: bool
    state: RunState
    verdict: Verdict | None
    error_code: str | None
    checks: tuple[CheckScore, ...]
    dangling: int
    """Citations that are not there: published, or drafted."""
    fault_asserted: bool
    scope_stated: bool
    conclusion: str | None
    told: tuple[str, ...]
    """Every published sentence."""
    forbidden_facts: tuple[str, ...]
    seconds: float


def read_incident(folder: Path) -> Incident:
    """Raises EvidenceFileError."""
    path = folder / FILE
    try:
        return Incident.model_validate_json(read_bounded(path))
    except ValidationError as error:
        raise EvidenceFileError(
            f"{path} has not the expected shape: {problem(error)}; correct it"
        ) from None


def incident_folders(root: Path) -> tuple[Path, ...]:
    """The folder itself, or those in it that hold an incident. Raises EvidenceFileError for none."""
    found = [folder for folder in (root, *sorted(root.glob("*"))) if (folder / FILE).is_file()]
    if not found:
        raise EvidenceFileError(f"{root} holds no {FILE}; give a folder of incident folders")
    return tuple(found)


async def run_incident(
    folder: Path, *, model: str = "offline", flow: Flow = Flow.DIRECT
) -> IncidentScore:
    """One question through the whole product, with a ledger of its own that is thrown away."""
    from firsthand.harness.cancel import Cancellation
    from firsthand.settings import Settings
    from firsthand.wiring import EvidenceSelection, open_app

    incident = read_incident(folder)
    with TemporaryDirectory() as home:
        settings = Settings(home=Path(home))
        evidence = EvidenceSelection(evidence_dir=folder)
        async with open_app(settings, evidence=evidence) as app:
            ask = Ask(question=incident.question, model=model, flow=flow)
            result = await app.ask(ask, cancel=Cancellation())
            view = await app.show(result.run.run_id)
    return score(incident, result, view.invocations, alerts_and_logs(folder))


def score(
    incident: Incident, result: RunResult, invocations: Sequence[ToolInvocation], source: str
) -> IncidentScore:
    """`source` is the text of the folder's alerts and logs."""
    answer = result.answer
    told = told_texts(answer)
    said, shown = "\n".join(told), "\n".join(evidence_texts(answer))
    run = result.run
    started, finished = run.started_at or run.created_at, run.finished_at or run.created_at
    return IncidentScore(
        id=incident.id,
        kind=incident.kind,
        healthy=incident.gold.healthy,
        state=run.state,
        verdict=answer.verdict if answer else None,
        error_code=run.error_code,
        checks=tuple(
            CheckScore(
                fact=check.fact,
                answered=_found(check.answer_matches, said),
                evidenced=_found(check.evidence_matches, shown),
                in_alerts_and_logs=_found(check.evidence_matches, source),
            )
            for check in incident.gold.checks
        ),
        dangling=dangling(answer, run.draft, invocations),
        fault_asserted=asserts_fault(answer.conclusion if answer else None),
        scope_stated=states_scope(answer),
        conclusion=answer.conclusion if answer else None,
        told=told,
        forbidden_facts=incident.gold.forbidden_facts,
        seconds=(finished - started).total_seconds(),
    )


def told_texts(answer: Answer | None) -> tuple[str, ...]:
    if answer is None:
        return ()
    claims = [claim.text for claim in (*answer.claims, *answer.guidance)]
    return (*([answer.conclusion] if answer.conclusion else []), *claims)


def evidence_texts(answer: Answer | None) -> Iterable[str]:
    for claim in (*answer.claims, *answer.guidance) if answer else ():
        yield from (evidence.text for evidence in claim.evidence)


def dangling(answer: Answer | None, draft: object, invocations: Sequence[ToolInvocation]) -> int:
    """How many citations name an item that the record has not."""
    items = {
        (one.id, ref.raw_path): ref.text
        for one in invocations
        for ref in one.retrieval_details.evidence_refs or ()
    }
    calls = {one.tool_call_id: one.id for one in invocations}
    published = [
        (evidence.invocation_id, evidence.raw_path, evidence.text)
        for claim in ((*answer.claims, *answer.guidance) if answer else ())
        for evidence in claim.evidence
        if evidence.raw_path is not None
    ]
    drafted = [
        (
            calls.get(str(citation.get("tool_call_id")), 0),
            citation.get("raw_path"),
            citation.get("excerpt"),
        )
        for citation in _citations(draft)
        if citation.get("raw_path") is not None
    ]
    return sum(
        str(text) not in items.get((call, str(path)), "") or not text
        for call, path, text in [*published, *drafted]
    )


def asserts_fault(conclusion: str | None) -> bool:
    """The conclusion's failure words outnumber its words of a good end or of routine."""
    if conclusion is None:
        return False
    found = signals(conclusion)
    ended = found.recoveries + found.planned + found.successes + found.benign
    return found.specific + found.general > ended


def states_scope(answer: Answer | None) -> bool:
    """Every claim's evidence says what was searched, or the limitations do."""
    if answer is None:
        return False
    scopes = [evidence.scope for claim in answer.claims for evidence in claim.evidence]
    return bool(answer.limitations) or (bool(scopes) and None not in scopes)


def alerts_and_logs(folder: Path) -> str:
    files = [folder / "alerts.json", *sorted((folder / "logs").rglob("*"))]
    return "\n".join(path.read_text(errors="replace") for path in files if path.is_file())


def _citations(draft: object) -> list[dict[str, object]]:
    items = draft.get("analysis") if isinstance(draft, dict) else None
    entries = [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []
    cited = [entry.get("citations") for entry in entries]
    return [
        one for some in cited if isinstance(some, list) for one in some if isinstance(one, dict)
    ]


def _found(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None
