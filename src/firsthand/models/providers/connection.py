"""What a protocol's module is given to build a model, and what it gives back."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from pydantic import SecretStr
from pydantic_ai.models import Model
from pydantic_ai.settings import ModelSettings

from firsthand.contracts.models import ProviderConfig
from firsthand.models.known import KnownProvider


@dataclass(frozen=True, kw_only=True)
class Connection:
    """One provider's address, key and limits."""

    provider: str
    known: KnownProvider
    config: ProviderConfig
    base_url: str | None
    key: SecretStr | None
    timeout: float
    """Seconds."""
    connect: float
    """Seconds."""

    @property
    def key_text(self) -> str | None:
        """For the SDK alone."""
        return None if self.key is None else self.key.get_secret_value()

    @property
    def settings(self) -> ModelSettings:
        most = self.config.max_output_tokens or self.known.max_output_tokens
        return ModelSettings() if most is None else ModelSettings(max_tokens=most)


@dataclass(frozen=True, kw_only=True)
class Built:
    """Makes models over one open client."""

    model: Callable[[str], Model]
    close: Callable[[], Awaitable[None]]
