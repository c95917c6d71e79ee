"""The models that can be named, and what a check found of each. Keeps what it finds.

Opens a connection for a check alone, and closes it. Raises what the framework raises where a model
cannot be asked; the caller knows the codes.
"""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from firsthand.contracts.errors import UsageError
from firsthand.contracts.models import CheckedModel, ModelsConfig, ModelTraits
from firsthand.models.check import check_model
from firsthand.models.checked import remember
from firsthand.models.listing import Listing, list_models
from firsthand.models.provided import ProvidedModel
from firsthand.models.resolver import Resolver


class Catalog:
    def __init__(self, config: ModelsConfig, *, environ: Mapping[str, str], home: Path) -> None:
        self._config = config
        self._environ = environ
        self._home = home
        self._traits: dict[str, ModelTraits] = {}

    def listing(self) -> Listing:
        return list_models(self._config, self._environ)

    def traits(self, name: str) -> ModelTraits:
        """How a run treats a model that `check` was asked for, by what is known of it now."""
        return self._traits[name.strip()]

    async def check(self, name: str, *, now: datetime) -> CheckedModel:
        """Raises ConfigurationError, UsageError, or the framework's errors."""
        name = name.strip()
        resolver = Resolver(self._config, environ=self._environ)
        try:
            model = resolver.resolve(name)
            if not isinstance(model, ProvidedModel):
                raise UsageError(f"{name} runs in this process; there is nothing to check")
            self._traits[name] = model.traits
            base_url = resolver.connection(name).base_url
            async with asyncio.timeout(model.traits.timeout_seconds):
                checked = await check_model(model, base_url=base_url, now=now)
            self._keep(checked)
            again = Resolver(self._config, environ=self._environ)
            self._traits[name] = again.traits_of(name, model)
            return checked
        finally:
            await resolver.close()

    def _keep(self, checked: CheckedModel) -> None:
        remember(self._home, checked)
        known = {**self._config.checked, checked.name: checked}
        self._config = self._config.model_copy(update={"checked": known})
