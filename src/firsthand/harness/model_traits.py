"""What a resolved model can do, read off the model itself. Pure.

Refuses to guess: a model without traits is treated with the most careful ones.
"""

from pydantic_ai.models import Model

from firsthand.contracts.models import ModelTraits
from firsthand.contracts.runs import RunLimits

UNKNOWN = ModelTraits()


def traits_of(model: Model) -> ModelTraits:
    traits = getattr(model, "traits", None)
    return traits if isinstance(traits, ModelTraits) else UNKNOWN


def limits_for(traits: ModelTraits, limits: RunLimits) -> RunLimits:
    """The run's limits, or the narrower of them and the small mode's."""
    small = traits.small
    if small is None:
        return limits
    return limits.model_copy(
        update={
            "tool_calls": min(limits.tool_calls, small.tool_calls),
            "tool_items": min(limits.tool_items, small.tool_items),
            "tool_result_bytes": min(limits.tool_result_bytes, small.tool_result_bytes),
        }
    )
