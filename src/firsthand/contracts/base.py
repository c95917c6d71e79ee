"""The one base of every verified contract: frozen, keyword-only, no unknown field."""

from pydantic import BaseModel, ConfigDict, JsonValue

JsonObject = dict[str, JsonValue]


class Contract(BaseModel):
    """A verified value: immutable, and refuses fields that it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
