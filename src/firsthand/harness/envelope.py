"""ToolCallRequestEnvelope: one tool call as the framework hands it over, before any check."""

from pydantic import JsonValue

from firsthand.contracts.base import Contract

FRAMEWORK_ID_PREFIX = "pyd_ai_"
"""The framework makes up an id with this prefix where a provider sends none."""


class ToolCallRequestEnvelope(Contract):
    run_id: str
    tool_call_id: str
    """The framework's raw id."""
    tool_name: str
    arguments: JsonValue
    """Raw: a JSON string or an object, as the model sent it."""
    authorized: bool
    """The tool is one of the set that was registered with this run's agent."""
    provider_id: bool
    """The id came from the provider; False where it sent none and the framework made one up."""
