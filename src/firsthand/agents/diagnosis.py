"""The direct flow's agent: `diagnosis_agent`, called once in a run."""

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.parsing import Parsed
from firsthand.agents.repair import repair_structure
from firsthand.agents.runner import run_agent
from firsthand.contracts.drafts import DiagnosisDraft
from firsthand.contracts.errors import DraftError
from firsthand.harness import core
from firsthand.harness.context import RunContext

DIAGNOSIS = AgentSpec(name="diagnosis_agent", prompt="diagnosis", output=DiagnosisDraft)


async def diagnose(
    context: RunContext, factory: AgentFactory, model: Model, user_message: str
) -> DiagnosisDraft:
    """The draft, parsed but unchecked. Raises DraftError where the final text is no draft."""
    outcome = await run_agent(factory.build(DIAGNOSIS, model), context, user_message)
    if not isinstance(outcome, Parsed):
        context.draft = context.redactor.text(outcome.text)
        outcome = await repair_structure(context, model, outcome, DiagnosisDraft)
    if not isinstance(outcome, Parsed):
        raise DraftError(outcome.detail, outcome.code)
    draft: DiagnosisDraft = outcome.value
    raw = draft.model_dump(mode="json")
    context.draft = context.redactor.value(raw)
    core.reserve_run_bytes(context, len(draft.model_dump_json().encode()))
    return draft
