"""`models list`: every provider that may be named, and whether it is ready. Holds no key."""

from collections.abc import Mapping
from importlib.util import find_spec

from firsthand.contracts.base import Contract
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import CheckedModel, ModelsConfig, ProviderKind
from firsthand.models.known import ALIASES, KNOWN, known_provider
from firsthand.models.resolver import EXTRAS, Resolver

SDKS = {
    ProviderKind.OPENAI: "openai",
    ProviderKind.ANTHROPIC: "anthropic",
    ProviderKind.GOOGLE: "google.genai",
    ProviderKind.BEDROCK: "boto3",
}
"""Protocol → the package that its extra installs."""


class ListedProvider(Contract):
    name: str
    what: str
    example: str
    base_url: str | None
    ready: bool
    missing: str | None
    """What it lacks, and the way out; None where it is ready."""


class Listing(Contract):
    providers: tuple[ListedProvider, ...]
    checked: tuple[CheckedModel, ...]
    """Newest first."""


def list_models(config: ModelsConfig, environ: Mapping[str, str]) -> Listing:
    """Configured providers first. Nothing is connected and no SDK is imported."""
    names = [*config.providers, *(name for name in KNOWN if name not in config.providers)]
    newest = sorted(config.checked.values(), key=lambda one: one.checked_at, reverse=True)
    return Listing(
        providers=tuple(_listed(name, config, environ) for name in names),
        checked=tuple(newest),
    )


def _listed(name: str, config: ModelsConfig, environ: Mapping[str, str]) -> ListedProvider:
    known = known_provider(name, config.providers.get(name))
    row = known or KNOWN["openai-compatible"]
    base_url, missing = row.base_url, _missing_extra(row.kind)
    try:
        connection = Resolver(config, environ=environ).connection(f"{name}:MODEL")
        base_url = connection.base_url
    except ConfigurationError as wrong:
        missing = missing or str(wrong)
    same = [alias for alias, of in ALIASES.items() if of == name]
    return ListedProvider(
        name=name,
        what=f"{row.what} (also {', '.join(same)}:)" if same else row.what,
        example=row.example,
        base_url=base_url,
        ready=missing is None,
        missing=missing,
    )


def _missing_extra(kind: ProviderKind) -> str | None:
    try:
        installed = find_spec(SDKS[kind]) is not None
    except ModuleNotFoundError:  # the parent package of a dotted name
        installed = False
    return None if installed else f"pip install 'firsthand[{EXTRAS[kind]}]'"
