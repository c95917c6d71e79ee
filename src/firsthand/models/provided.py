"""ProvidedModel: a provider's model under the name it was asked for, with its traits.

Everything else is the wrapped model's. It counts and retries nothing: the ModelBoundary does.

It takes out the system messages that the framework adds where an evidence text looks like one of
its own frames (`<system>`): evidence does not decide how many system messages there are, and many
servers take one only.
"""

from dataclasses import replace

from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelRequestPart,
    SystemPromptPart,
    UserPromptPart,
)
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.models.wrapper import WrapperModel

from firsthand.contracts.models import ModelTraits


class ProvidedModel(WrapperModel):
    def __init__(self, wrapped: Model, *, name: str, traits: ModelTraits) -> None:
        super().__init__(wrapped)
        self._name = name
        self._traits = traits

    @property
    def model_name(self) -> str:
        """As asked for, e.g. `local:qwen3-8b`: what is recorded and shown."""
        return self._name

    @property
    def traits(self) -> ModelTraits:
        return self._traits

    def prepare_messages(
        self,
        messages: list[ModelMessage],
        model_request_parameters: ModelRequestParameters | None = None,
    ) -> list[ModelMessage]:
        prepared = super().prepare_messages(messages, model_request_parameters)
        return [without_notes(one) if isinstance(one, ModelRequest) else one for one in prepared]

    def __repr__(self) -> str:
        return f"ProvidedModel({self._name!r})"


def without_notes(request: ModelRequest) -> ModelRequest:
    """The request as it was. Agents speak by instructions alone, so no part of theirs is a note."""
    kept = [part for part in request.parts if not _is_note(part)]
    return request if len(kept) == len(request.parts) else replace(request, parts=kept)


def _is_note(part: ModelRequestPart) -> bool:
    if isinstance(part, SystemPromptPart):
        return True
    content = part.content if isinstance(part, UserPromptPart) else None
    return isinstance(content, str) and content.startswith("<system>")
