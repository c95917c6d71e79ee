"""Settings: what the operator decides, read from the environment once per process.

Law: the only place with defaults of limits; read by wiring and interfaces alone, others get
contracts. A wrong value is refused with one line that names the variable, the rule and the way
out, and never repeats the value (it may be a key). Making the home folder is the only I/O.
"""

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from platformdirs import user_data_path
from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict, SettingsError

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Flow
from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import (
    Currency,
    Price,
    ProviderConfig,
    RetryPolicy,
    Seconds,
    SmallMode,
)
from firsthand.contracts.runs import RunLimits
from firsthand.contracts.servers import LiveServers

PREFIX = "FIRSTHAND_"
DELIMITER = "__"
OWNER_ONLY = 0o700

DEFAULT_LIMITS = RunLimits(
    model_calls=16,
    tool_calls=16,
    tokens=200_000,
    run_bytes=2_000_000,
    deadline_seconds=300,
    tool_seconds=30,
    query_bytes=16_384,
    previous_turn_bytes=32_768,
    input_bytes=65_536,
    draft_bytes=65_536,
    tool_result_bytes=32_768,
    tool_items=40,
    payload_bytes=8_388_608,
)
DEFAULT_RETRY = RetryPolicy(attempts=4, first_seconds=1, longest_seconds=60)
DEFAULT_SMALL = SmallMode(
    tool_calls=6, tool_items=8, tool_result_bytes=4_096, context_tokens=16_384
)


def _absolute(path: Path) -> Path:
    return path.expanduser().absolute()


def _plain_names(value: Any) -> Any:
    """Providers' names as `models` writes them: a variable's name can hold no hyphen."""
    if not isinstance(value, dict):
        return value
    return {str(name).strip().lower().replace("_", "-"): one for name, one in value.items()}


def _default_ledger(known: dict[str, Any]) -> str:
    return f"sqlite:///{known['home']}/firsthand.db"


def _split(names: object) -> object:
    """`orders, customers` as names."""
    return (
        [one.strip() for one in names.split(",") if one.strip()]
        if isinstance(names, str)
        else names
    )


class SqlSettings(Contract):
    """One database, read-only; every table that may be read is listed."""

    url: SecretStr
    """`mysql://`, `mariadb://` or `postgresql://USER:PASSWORD@HOST:PORT/DATABASE`; `?socket=PATH`."""
    tables: Annotated[tuple[str, ...], NoDecode, BeforeValidator(_split)]
    """Allowed tables and views, separated by commas."""
    password: SecretStr | None = None
    """In the place of the URL's."""
    tls: Literal["auto", "off", "encrypted", "verified"] = "auto"
    """`auto`: verified, but for a socket or this machine."""
    ca: Path | None = None
    """PEM file of the authorities; unset: the system's."""
    seconds: Annotated[float, Field(gt=0, le=600)] = 10
    """Longest query, by the server's own clock."""
    connect_seconds: Annotated[float, Field(gt=0, le=60)] = 5
    result_bytes: Annotated[int, Field(gt=0)] = 4_194_304
    connections: Annotated[int, Field(gt=0, le=64)] = 4
    """Most queries at the same time."""


class Settings(BaseSettings):
    """Environment variables `FIRSTHAND_<FIELD>`; a limit is `FIRSTHAND_LIMITS__<LIMIT>`.

    Sources in order of precedence: arguments, the environment, defaults. A file joins them in
    `settings_customise_sources`.
    """

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_nested_delimiter=DELIMITER,
        env_ignore_empty=True,
        nested_model_default_partial_update=True,
        frozen=True,
        extra="forbid",
        hide_input_in_errors=True,
    )

    home: Annotated[Path, AfterValidator(_absolute)] = Field(
        default_factory=lambda: user_data_path("firsthand", appauthor=False)
    )
    """Folder of all state; made with owner-only rights."""
    ledger: Annotated[str, Field(min_length=1, default_factory=_default_ledger)]
    """`sqlite:///FILE`, a plain path, or `postgresql://…`."""
    model: Annotated[str, Field(min_length=1)] = "offline"
    """Model of a run that names none."""
    verifier: str | None = None
    """Verifier model, `none`, or unset: the run's own model (none for `offline`)."""
    composer: str | None = None
    """Model that words the reviewed flow's conclusion; unset or `none`: a template."""
    flow: Flow = Flow.DIRECT
    limits: RunLimits = DEFAULT_LIMITS
    providers: Annotated[dict[str, ProviderConfig], BeforeValidator(_plain_names)] = Field(
        default_factory=dict
    )
    """Model providers by name, e.g. `FIRSTHAND_PROVIDERS__LOCAL__BASE_URL`."""
    prices: dict[str, Price] = Field(default_factory=dict)
    """Prices by a model's full name, as JSON; a provider's own price covers its other models."""
    currency: Currency = "USD"
    """Of every price and of the money budget."""
    retry: RetryPolicy = DEFAULT_RETRY
    """When a failed model call is tried again."""
    model_timeout_seconds: Seconds = 120
    """Longest that one reply of a model may take."""
    model_connect_seconds: Seconds = 10
    small: bool = False
    """Treat every model as one with a small context."""
    small_mode: SmallMode = DEFAULT_SMALL
    embeddings_url: str | None = None
    """An OpenAI-compatible endpoint for runbook search, e.g. `http://localhost:11434/v1`."""
    embeddings_model: Annotated[str, Field(min_length=1)] = "text-embedding-3-small"
    embeddings_key: SecretStr | None = None
    sql: SqlSettings | None = None
    """The database behind `query_mysql`, e.g. `FIRSTHAND_SQL__URL` and `FIRSTHAND_SQL__TABLES`."""
    sources: LiveServers = LiveServers()
    """Live metrics and logs, e.g. `FIRSTHAND_SOURCES__PROMETHEUS__URL`."""
    live_refresh_seconds: Annotated[float, Field(ge=0.02, le=10)] = 0.1
    """Time between two drawings of the live view."""
    debug: bool = False
    """Show tracebacks of unexpected errors."""


def load_settings() -> Settings:
    """The settings, or a ConfigurationError of one line."""
    _refuse_near_misses()
    try:
        return Settings()
    except ValidationError as wrong:
        raise ConfigurationError(_explain(wrong)) from None
    except SettingsError as wrong:
        name = str(wrong).partition('field "')[2].partition('"')[0] or "limits"
        raise ConfigurationError(
            f"{_variable(name)} is not JSON; set one value each, such as "
            f"{EXAMPLES.get(name, EXAMPLES['limits'])}, or unset it"
        ) from None


def ensure_home(home: Path) -> None:
    """Make the home folder, owner-only. A folder that stands keeps the rights that it has,
    unless it is our own and empty: then nobody relies on them."""
    try:
        if home.is_dir():
            if home.stat().st_uid == os.getuid() and not any(home.iterdir()):
                home.chmod(OWNER_ONLY)
        else:
            home.mkdir(mode=OWNER_ONLY, parents=True)
        usable = os.access(home, os.W_OK | os.X_OK)
    except OSError as wrong:
        raise ConfigurationError(_home_problem(home, wrong.strerror or "not usable")) from None
    if not usable:
        raise ConfigurationError(_home_problem(home, "not writable"))


def _home_problem(home: Path, reason: str) -> str:
    return f"{_variable('home')} {home}: {reason}; set {_variable('home')} to a folder of yours"


def _variable(*location: str | int) -> str:
    return PREFIX + DELIMITER.join(str(part) for part in location).upper().replace("-", "_")


EXAMPLES = {
    "limits": f"{_variable('limits', 'tool_calls')}=8",
    "providers": f"{_variable('providers', 'local', 'base_url')}=http://localhost:8000/v1",
    "prices": f"{_variable('providers', 'openai', 'price', 'input')}=1.25",
    "retry": f"{_variable('retry', 'attempts')}=2",
    "small_mode": f"{_variable('small_mode', 'tool_items')}=8",
}
GROUPS: dict[str, type[BaseModel]] = {
    "limits": RunLimits,
    "providers": ProviderConfig,
    "price": Price,
    "prices": Price,
    "retry": RetryPolicy,
    "small_mode": SmallMode,
    "sql": SqlSettings,
}
"""Part of a variable's name → the fields that may follow it."""


def _explain(wrong: ValidationError) -> str:
    errors = [one for one in wrong.errors() if one["type"] != "default_factory_not_called"]
    first = errors[0]
    name = _variable(*first["loc"])
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    if first["type"] == "extra_forbidden":
        *before, last = first["loc"]
        group = next(GROUPS[str(part)] for part in reversed(before) if str(part) in GROUPS)
        known = get_close_matches(str(last), group.model_fields, n=1, cutoff=0)
        return f"{name} is not a setting; the nearest is {_variable(*before, *known)}{more}"
    rule = first["msg"].removeprefix("Input ").removeprefix("Value error, ").removeprefix("Value ")
    return f"{name} {rule}; correct or unset it{more}"


def _refuse_near_misses() -> None:
    """A misspelt variable would be ignored in silence. Others with our prefix may be a container
    platform's (`FIRSTHAND_SERVICE_HOST`), so only near misses are refused."""
    known = [_variable(name) for name in Settings.model_fields]
    for name in os.environ:
        head = name.upper().partition(DELIMITER)[0]
        if not head.startswith(PREFIX) or head in known:
            continue
        if near := get_close_matches(head, known, n=1, cutoff=0.88):
            raise ConfigurationError(
                f"{name} is not a setting; did you mean {near[0]}? Rename or unset it"
            )
