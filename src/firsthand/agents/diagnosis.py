"""The direct flow's agent: `diagnosis_agent`, called once in a run."""

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.outcome import final_object
from firsthand.contracts.drafts import DiagnosisDraft
from firsthand.harness.context import RunContext

DIAGNOSIS = AgentSpec(name="diagnosis_agent", prompt="diagnosis", output=DiagnosisDraft)


async def diagnose(
    context: RunContext, factory: AgentFactory, model: Model, message: str
) -> DiagnosisDraft:
    """The draft, parsed, redacted and unchecked. Raises DraftError where there is none."""
    raw = await final_object(context, factory, model, DIAGNOSIS, message)
    return DiagnosisDraft.model_validate(raw)
