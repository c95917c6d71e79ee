"""ModelResolver: a model's name to a model. Provider SDKs are imported only when named.

`offline` needs nothing; `scripted:FILE` replays a script; every other name is `provider:model`.
Owns the open clients: one a provider, and `close` closes them. Refuses an unknown name, a missing
key, extra, address or price with one line that names the way out.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from pydantic_ai.models import Model

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ModelsConfig, ModelTraits, ProviderConfig, ProviderKind
from firsthand.models.keys import find_key, setting, with_secrets
from firsthand.models.known import KnownProvider, hint, known_provider, plain
from firsthand.models.offline import NAME as OFFLINE
from firsthand.models.offline import OfflineModel
from firsthand.models.provided import ProvidedModel
from firsthand.models.providers.connection import Built, Connection
from firsthand.models.scripted import load_script
from firsthand.models.traits import local_traits, provided_traits

SCRIPTED = "scripted"
EXTRAS = {
    ProviderKind.ANTHROPIC: "anthropic",
    ProviderKind.GOOGLE: "google",
    ProviderKind.BEDROCK: "bedrock",
}
"""Protocol → the extra with its SDK; OpenAI's is in the base install."""


class Resolver:
    def __init__(self, config: ModelsConfig, *, environ: Mapping[str, str]) -> None:
        self._config = config
        self._environ = environ
        self._open: dict[str, Built] = {}
        self._models: dict[str, Model] = {}

    def resolve(self, name: str) -> Model:
        """The same model for the same name. Raises ConfigurationError."""
        if name not in self._models:
            self._models[name] = self._resolve(name.strip())
        return self._models[name]

    async def close(self) -> None:
        """Close every open connection."""
        opened, self._open, self._models = self._open, {}, {}
        for built in opened.values():
            await built.close()

    def _resolve(self, name: str) -> Model:
        traits = local_traits(self._config)
        if name == OFFLINE:
            return OfflineModel(traits)
        provider, _, model_name = name.partition(":")
        if provider == SCRIPTED and model_name:
            return load_script(script_path(model_name), traits)
        connection = self.connection(name)
        if connection.provider not in self._open:
            self._open[connection.provider] = connect(connection)
        model = self._open[connection.provider].model(model_name)
        return ProvidedModel(model, name=name, traits=self.traits_of(name, model))

    def connection(self, name: str) -> Connection:
        """How the provider of a name is reached. Raises ConfigurationError."""
        config = self._config
        written, _, model_name = name.partition(":")
        provider = plain(written)
        configured = config.providers.get(provider)
        known = known_provider(provider, configured)
        if known is None or not model_name.strip():
            raise ConfigurationError(
                f"unknown model {name!r}; {hint(name, config.providers, (OFFLINE,))}"
            )
        own = with_secrets(provider, configured or ProviderConfig(), self._environ)
        return Connection(
            provider=provider,
            known=known,
            config=own,
            base_url=self._base_url(provider, known, own),
            key=find_key(provider, known, own, self._environ),
            timeout=own.timeout_seconds or config.timeout_seconds,
            connect=own.connect_seconds or config.connect_seconds,
        )

    def _base_url(self, provider: str, known: KnownProvider, own: ProviderConfig) -> str | None:
        moved = self._environ.get(known.base_url_variable or "", "").strip()
        base_url = own.base_url or moved or known.base_url
        if base_url is None and known.needs_base_url:
            raise ConfigurationError(
                f"{provider} needs an address; set {setting(provider, 'base_url')},"
                " such as http://localhost:8000/v1"
            )
        return base_url

    def traits_of(self, name: str, model: Model) -> ModelTraits:
        """What is known of a model of that name. Raises ConfigurationError where it needs a price."""
        connection = self.connection(name)
        traits = provided_traits(name, self._config, connection, model)
        if self._config.needs_price and traits.price is None:
            raise ConfigurationError(
                f"there is a money budget and {name} has no price; set"
                f" {setting(connection.provider, 'price')}__INPUT and …__OUTPUT, or unset"
                " FIRSTHAND_LIMITS__MONEY"
            )
        return traits


def connect(connection: Connection) -> Built:
    """Open the provider with its protocol's module, which imports the SDK."""
    kind = connection.known.kind
    try:
        protocol: Any = import_module(f"firsthand.models.providers.{kind.value}")
    except ImportError as missing:
        extra = EXTRAS.get(kind)
        if extra is None:
            raise
        raise ConfigurationError(
            f"{connection.provider} needs the extra {extra}: pip install 'firsthand[{extra}]'"
        ) from missing
    built: Built = protocol.connect(connection)
    return built


def script_path(name: str) -> Path:
    """A shipped script by its bare name, else a file."""
    shipped = Path(str(files("firsthand.models.scripts"))) / f"{name}.yaml"
    return shipped if name.isidentifier() and shipped.is_file() else Path(name)
