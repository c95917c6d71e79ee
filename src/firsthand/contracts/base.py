"""The one base of every verified contract: frozen, keyword-only, no unknown field."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, JsonValue, SkipValidation

JsonObject = dict[str, JsonValue]
OwnJson = Annotated[JsonValue, SkipValidation]
"""JSON that code of ours made or decoded: it was walked then, and is not walked again."""


class Contract(BaseModel):
    """A verified value: immutable, and refuses fields that it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
