"""The one base of every verified contract: frozen, keyword-only, no unknown field."""

from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, JsonValue

JsonObject = dict[str, JsonValue]
if TYPE_CHECKING:
    OwnJson = JsonValue
    """JSON that code of ours made or decoded: it was walked then, and no contract walks it again."""
else:
    OwnJson = Any


class Contract(BaseModel):
    """A verified value: immutable, and refuses fields that it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
