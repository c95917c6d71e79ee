"""ProvidedModel: a provider's model under the name it was asked for, with its traits.

Everything else is the wrapped model's. It counts and retries nothing: the ModelBoundary does.
"""

from pydantic_ai.models import Model
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

    def __repr__(self) -> str:
        return f"ProvidedModel({self._name!r})"
