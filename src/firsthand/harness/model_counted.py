"""CountedModel: a model whose every request passes the ModelBoundary of one run.

The framework's loop asks it instead of the model, so that a repeated attempt and the tool-free
final turn happen below the loop: it sees one request and one reply. It does no I/O of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    TextPart,
    UserPromptPart,
)
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.wrapper import WrapperModel
from pydantic_ai.settings import ModelSettings

from firsthand.contracts.enums import BudgetKind
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.harness.model_boundary import call_model

FINAL_STEP = "final_turn"


@dataclass(frozen=True, kw_only=True)
class FinalTurn:
    """The one request without tools that asks for the schema, after the last tool call."""

    prompt: str
    wanted: Callable[[str, int], bool]
    """Whether a final text, of at most so many bytes, is worth asking again for."""


class CountedModel(WrapperModel):
    def __init__(
        self,
        wrapped: Model,
        context: RunContext,
        *,
        step: str,
        prompt_bytes: int,
        final_turn: FinalTurn | None,
    ) -> None:
        """One for each request; what it wraps is a model already, made with all that models load."""
        self.wrapped = wrapped
        self._context = context
        self._step = step
        self._prompt_bytes = prompt_bytes
        self._final_turn = final_turn

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        response = await self._call(self._step, messages, model_settings, model_request_parameters)
        final = self._final_turn
        if final is None or response.tool_calls or not model_request_parameters.function_tools:
            return response
        text = "".join(part.content for part in response.parts if isinstance(part, TextPart))
        if not final.wanted(text, self._context.limits.draft_bytes):
            return response
        core.reserve_run_bytes(self._context, len(text.encode()) + len(final.prompt.encode()))
        asked = [
            *messages,
            ModelResponse(parts=[TextPart(text)]),
            ModelRequest(parts=[UserPromptPart(final.prompt)]),
        ]
        parameters = as_schema_only(model_request_parameters)
        return await self._call(FINAL_STEP, asked, model_settings, parameters)

    async def _call(
        self,
        step: str,
        messages: list[ModelMessage],
        settings: ModelSettings | None,
        parameters: ModelRequestParameters,
    ) -> ModelResponse:
        context = self._context
        return await call_model(
            context,
            step=step,
            model=self.wrapped,
            request_bytes=self._prompt_bytes + int(context.budget.used[BudgetKind.RUN_BYTES]),
            request=lambda: self.wrapped.request(messages, settings, parameters),
        )


def as_schema_only(parameters: ModelRequestParameters) -> ModelRequestParameters:
    """The same request with the schema as its response format, and without tools."""
    shape = parameters.output_object
    assert shape is not None
    return replace(
        parameters,
        function_tools=[],
        output_mode="native",
        output_object=replace(shape, strict=True),
    )
