"""The framework's extension points: the only places where its loop meets the boundaries.

HarnessHook puts the ModelBoundary between the loop and the model, replaces each tool's execution
and hands the final text to the agent's parser; EvidenceToolset holds the definitions. It is one
capability, since the loop copies its context for each of them at every step. The framework's own
handlers for tools are never called: there is no way to a source past the ToolBoundary.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from pydantic_ai import RunContext as AgentContext
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.messages import ModelResponse, ModelResponsePart, ToolCallPart
from pydantic_ai.models import ModelRequestContext
from pydantic_ai.output import OutputContext
from pydantic_ai.tools import ToolDefinition
from pydantic_ai.toolsets import AbstractToolset
from pydantic_ai.toolsets.abstract import ToolsetTool
from pydantic_core import SchemaValidator, core_schema

from firsthand.contracts.requests import ToolRequest
from firsthand.harness.context import RunContext
from firsthand.harness.envelope import FRAMEWORK_ID_PREFIX, ToolCallRequestEnvelope
from firsthand.harness.model_counted import CountedModel, FinalTurn
from firsthand.harness.model_schemas import tool_schema
from firsthand.harness.registry import ToolRegistry, request_schema
from firsthand.harness.tool_boundary import ToolBoundary

UNKNOWN_TOOL = "unauthorized_tool"
"""Hidden stand-in for a tool that the model made up: never offered, answered by its code."""
ANY = SchemaValidator(core_schema.any_schema())


@cache
def parameters_schema(request: type[ToolRequest], *, small: bool) -> dict[str, Any]:
    """A tool's parameters as the model reads them, made once."""
    return tool_schema(request_schema(request), small=small)


class EvidenceToolset(AbstractToolset[RunContext]):
    """The definitions of a frozen registry. It cannot execute anything."""

    def __init__(self, registry: ToolRegistry, *, small: bool = False) -> None:
        offered = [
            ToolDefinition(
                name=tool.name.value,
                description=tool.description,
                parameters_json_schema=parameters_schema(tool.request, small=small),
                sequential=True,
            )
            for tool in registry.tools.values()
        ]
        hidden = ToolDefinition(name=UNKNOWN_TOOL, sequential=True)
        self._tools: dict[str, ToolsetTool[RunContext]] = {
            definition.name: ToolsetTool(
                toolset=self, tool_def=definition, max_retries=0, args_validator=ANY
            )
            for definition in (*offered, hidden)
        }

    @property
    def id(self) -> str:
        return "evidence"

    async def get_tools(self, ctx: AgentContext[RunContext]) -> dict[str, ToolsetTool[RunContext]]:
        return self._tools

    async def call_tool(
        self,
        name: str,
        tool_args: dict[str, Any],
        ctx: AgentContext[RunContext],
        tool: ToolsetTool[RunContext],
    ) -> Any:
        raise RuntimeError(f"{name} was called past the ToolBoundary")


@dataclass(kw_only=True)
class HarnessHook(AbstractCapability[RunContext]):
    """Around each model call, each tool call and the final text of one agent."""

    step: str
    boundary: ToolBoundary
    prompt_bytes: int
    parse: Callable[[AgentContext[RunContext], str], Any]
    """The final text as the agent's output. It fails closed, without raising into a retry."""
    final_turn: FinalTurn | None = None

    async def wrap_model_request(
        self,
        ctx: AgentContext[RunContext],
        *,
        request_context: ModelRequestContext,
        handler: Any,
    ) -> ModelResponse:
        """The run's own boundary, and the reply's tool names checked."""
        context = ctx.deps
        parameters = request_context.model_request_parameters
        offered = [tool for tool in parameters.function_tools if tool.name != UNKNOWN_TOOL]
        request_context.model_request_parameters = replace(parameters, function_tools=offered)
        request_context.model = CountedModel(
            request_context.model,
            context,
            step=self.step,
            prompt_bytes=self.prompt_bytes,
            final_turn=self.final_turn,
        )
        response: ModelResponse = await handler(request_context)
        return self._with_known_tools(context, response)

    def _with_known_tools(self, context: RunContext, response: ModelResponse) -> ModelResponse:
        """Rename a made-up tool to the hidden one, or the framework would end the run."""
        known = self.boundary.registry.tools
        if all(call.tool_name in known for call in response.tool_calls):
            return response
        parts: list[ModelResponsePart] = []
        for part in response.parts:
            if isinstance(part, ToolCallPart) and part.tool_name not in known:
                context.unknown_tools[part.tool_call_id] = part.tool_name
                part = ToolCallPart(
                    UNKNOWN_TOOL, part.args_as_json_str(), tool_call_id=part.tool_call_id
                )
            parts.append(part)
        return replace(response, parts=parts)

    async def wrap_tool_validate(
        self,
        ctx: AgentContext[RunContext],
        *,
        call: ToolCallPart,
        tool_def: ToolDefinition,
        args: Any,
        handler: Any,
    ) -> dict[str, Any]:
        """Pass the raw arguments on: the boundary validates, without coercion."""
        return {}

    async def wrap_tool_execute(
        self,
        ctx: AgentContext[RunContext],
        *,
        call: ToolCallPart,
        tool_def: ToolDefinition,
        args: Any,
        handler: Any,
    ) -> str:
        """In place of each tool call: the ToolBoundary."""
        context = ctx.deps
        known = tool_def.name != UNKNOWN_TOOL
        reply = await self.boundary.call(
            context,
            ToolCallRequestEnvelope(
                run_id=context.run_id,
                tool_call_id=call.tool_call_id,
                tool_name=context.unknown_tools.get(call.tool_call_id, call.tool_name),
                arguments=call.args,
                authorized=known,
                provider_id=not call.tool_call_id.startswith(FRAMEWORK_ID_PREFIX),
            ),
        )
        return reply.text  # a failure too: the framework would wrap what it knows as one

    async def wrap_output_validate(
        self,
        ctx: AgentContext[RunContext],
        *,
        output_context: OutputContext,
        output: Any,
        handler: Any,
    ) -> Any:
        return self.parse(ctx, output if isinstance(output, str) else "")

    async def wrap_output_process(
        self,
        ctx: AgentContext[RunContext],
        *,
        output_context: OutputContext,
        output: Any,
        handler: Any,
    ) -> Any:
        """What was parsed is the result; nothing processes it further."""
        return output
