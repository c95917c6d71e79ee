"""The offline model: the diagnostician behind the framework's model interface.

It goes through the same loop, boundaries and guards as any other model. Its role is the output
schema's name; it reads the conversation and asks `offline.decide` for the next step. Nothing
leaves the machine, and it counts its own bytes as no tokens.
"""

import json
from decimal import Decimal
from typing import Any, Literal

from pydantic import ValidationError
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.profiles import ModelProfile
from pydantic_ai.settings import ModelSettings
from pydantic_ai.usage import RequestUsage

from firsthand.contracts.drafts import PreviousTurn
from firsthand.contracts.models import ModelTraits
from firsthand.models.history import role_of, tool_results, user_message
from firsthand.offline.decide import decide
from firsthand.offline.state import CallTool, Situation, ToolResult

NAME = "offline"
NO_TRAITS = ModelTraits()
NO_WINDOW = ModelProfile(context_window=None)
Role = Literal["diagnosis", "planner", "executor"]
ROLES: dict[str, Role] = {
    "DiagnosisDraft": "diagnosis",
    "ExecutionPlan": "planner",
    "ExecutorReport": "executor",
}
"""Output schema → role of the diagnostician."""


class OfflineModel(Model):
    def __init__(self, traits: ModelTraits = NO_TRAITS) -> None:
        """No price is known of it, and `Model.__init__` would load those of all others."""
        self._profile = NO_WINDOW
        self._traits = traits

    @property
    def traits(self) -> ModelTraits:
        return self._traits

    @property
    def model_name(self) -> str:
        return NAME

    @property
    def system(self) -> str:
        return "firsthand"

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        _, parameters = self.prepare_request(model_settings, model_request_parameters)
        situation = situation_of(messages, parameters)
        decision = decide(situation)
        if isinstance(decision, CallTool):
            call = ToolCallPart(
                decision.tool_name,
                decision.arguments,
                tool_call_id=f"call-{len(situation.results) + 1}",
            )
            return self._reply(call)
        return self._reply(TextPart(json.dumps(decision.output, ensure_ascii=False)))

    def _reply(self, part: TextPart | ToolCallPart) -> ModelResponse:
        usage = RequestUsage(
            input_tokens=0, output_tokens=0, cost=Decimal(0), details={"offline": 1}
        )
        return ModelResponse(parts=[part], usage=usage, model_name=NAME)


def situation_of(messages: list[ModelMessage], parameters: ModelRequestParameters) -> Situation:
    """What the diagnostician is told: the user message, the tools, and the results so far."""
    asked = read_object(user_message(messages))
    return Situation(
        role=ROLES.get(role_of(parameters), "diagnosis"),
        question=str(asked.get("query", "")),
        previous_turn=read_turn(asked.get("previous_turn")),
        tools=tuple(tool.name for tool in parameters.function_tools) or named(asked.get("tools")),
        descriptions={tool.name: tool.description or "" for tool in parameters.function_tools},
        results=tuple(
            ToolResult(
                tool_name=found.tool_name,
                tool_call_id=found.tool_call_id,
                arguments=found.arguments,
                result=found.result,
            )
            for found in tool_results(messages)
        ),
        plan=asked.get("plan"),
    )


def named(tools: object) -> tuple[str, ...]:
    """Names of the tools that a planner is told of."""
    entries = tools if isinstance(tools, list) else []
    return tuple(str(tool["name"]) for tool in entries if isinstance(tool, dict) and "name" in tool)


def read_object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def read_turn(value: object) -> PreviousTurn | None:
    try:
        return None if value is None else PreviousTurn.model_validate(value)
    except ValidationError:
        return None
