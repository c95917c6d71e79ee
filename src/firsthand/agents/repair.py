"""The one structure repair of a run: a tool-less call that sees the failed text and the schema.

It is counted, recorded and bounded like every model call, it never sees the evidence, and there
is never a second one. A repaired draft passes all guards like any other.
"""

import json

from pydantic_ai.direct import model_request
from pydantic_ai.messages import ModelRequest, ModelResponse, UserPromptPart
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.output import OutputObjectDefinition

from firsthand.agents.factory import AgentSpec, parse_output
from firsthand.agents.modes import shape_schema
from firsthand.agents.parsing import FailedDraft, Output
from firsthand.agents.prompts import prompt
from firsthand.contracts.models import OutputMode
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.harness.model_boundary import call_model
from firsthand.harness.model_traits import traits_of

STEP = "structure_repair"


async def repair_structure(
    context: RunContext, model: Model, failed: FailedDraft, spec: AgentSpec
) -> Output:
    """Repair once, or return the failure as it is: a repair that fails has the first failure's code."""
    if context.repaired or not failed.repairable:
        return failed
    context.repaired = True
    traits = traits_of(model)
    schema = shape_schema(spec.output, small=traits.small is not None)
    message = json.dumps({"schema": schema, "text": failed.text}, ensure_ascii=False)
    core.reserve_run_bytes(context, len(message.encode()))
    instructions = prompt(STEP)
    parameters = ModelRequestParameters(
        output_mode="prompted" if traits.output_mode is OutputMode.PROMPTED else "native",
        output_object=OutputObjectDefinition(name=STEP, json_schema=schema, strict=True),
        prompted_output_template=False,
    )

    async def request() -> ModelResponse:
        return await model_request(
            model,
            [ModelRequest(parts=[UserPromptPart(message)], instructions=instructions)],
            model_request_parameters=parameters,
        )

    response = await call_model(
        context,
        step=STEP,
        model=model,
        request_bytes=len(instructions.encode()) + len(message.encode()),
        request=request,
    )
    text = "".join(part.content for part in response.parts if part.part_kind == "text")
    repaired = parse_output(spec, text, max_bytes=context.limits.draft_bytes)
    return failed if isinstance(repaired, FailedDraft) else repaired
