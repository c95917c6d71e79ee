"""The previous turn of a session: context for a follow-up question, without any id."""

from dataclasses import dataclass

from firsthand.contracts.drafts import PreviousTurn
from firsthand.contracts.errors import UsageError
from firsthand.contracts.ports import Ledger
from firsthand.contracts.runs import Ask, RunRecord


@dataclass(frozen=True, kw_only=True)
class Previous:
    session_id: str
    run_id: str | None
    turn: PreviousTurn | None


async def find_previous(ledger: Ledger, ask: Ask) -> Previous | None:
    """The turn that an Ask continues; None for a new session.

    `previous_run_id` names a run, else it is the session's latest one with an answer. Raises
    UsageError for an unknown run, a run of another session or one without an answer.
    """
    if ask.previous_run_id is not None:
        run = await ledger.get_run(ask.previous_run_id)
        if run is None:
            raise UsageError(f"there is no run {ask.previous_run_id}; `firsthand runs` lists them")
        if ask.session_id not in (None, run.session_id):
            raise UsageError(f"run {run.run_id} belongs to session {run.session_id}")
        if run.answer is None:
            raise UsageError(f"run {run.run_id} has no answer to follow up on ({run.state.value})")
        return Previous(session_id=run.session_id, run_id=run.run_id, turn=turn_of(run))
    if ask.session_id is None:
        return None
    for run in await ledger.list_runs(session_id=ask.session_id, limit=20):
        if run.answer is not None:
            return Previous(session_id=run.session_id, run_id=run.run_id, turn=turn_of(run))
    return Previous(session_id=ask.session_id, run_id=None, turn=None)


def turn_of(run: RunRecord) -> PreviousTurn | None:
    answer = run.answer
    if answer is None:
        return None
    return PreviousTurn(
        question=answer.question,
        conclusion=answer.conclusion,
        published_texts=[claim.text for claim in (*answer.claims, *answer.guidance)],
        verdict=answer.verdict.value,
    )
