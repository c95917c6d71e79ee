"""Every setting, with its default and its docstring; groups that other layers read are contracts."""

from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field, PrivateAttr, SecretStr
from pydantic_settings import (
    BaseSettings,
    InitSettingsSource,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
)

from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Flow, LogLevel
from firsthand.contracts.models import (
    Currency,
    Price,
    ProviderConfig,
    RetryPolicy,
    Seconds,
    SmallMode,
    base_address,
)
from firsthand.contracts.runs import RunLimits
from firsthand.contracts.servers import LiveServers
from firsthand.settings.defaults import DEFAULT_LIMITS, DEFAULT_RETRY, DEFAULT_SMALL
from firsthand.settings.file import ConfigFile
from firsthand.settings.home import absolute, default_home
from firsthand.settings.names import DELIMITER, PREFIX
from firsthand.settings.source import file_source
from firsthand.settings.zones import known

FILE_ARGUMENT = "_file"
"""The keyword by which `load_settings` hands the file over."""


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
    """Allowed tables and views; in a variable separated by commas."""
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


LogFormat = Literal["auto", "json", "text"]


class Settings(BaseSettings):
    """Variables `FIRSTHAND_<FIELD>`, a limit `FIRSTHAND_LIMITS__<LIMIT>`; keys of `firsthand.toml`.

    Sources in order of precedence: arguments, the environment, the file, defaults.
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

    home: Annotated[Path, AfterValidator(absolute)] = Field(default_factory=default_home)
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
    """Prices by a model's full name (a variable: as JSON); a provider's own covers its other models."""
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
    embeddings_url: Annotated[str, AfterValidator(base_address)] | None = None
    """An OpenAI-compatible endpoint for runbook search, e.g. `http://localhost:11434/v1`."""
    embeddings_model: Annotated[str, Field(min_length=1)] = "text-embedding-3-small"
    embeddings_key: SecretStr | None = None
    sql: SqlSettings | None = None
    """The database behind `query_mysql`, e.g. `FIRSTHAND_SQL__URL` and `FIRSTHAND_SQL__TABLES`."""
    sources: LiveServers = LiveServers()
    """Live metrics and logs; docs/sources.md has an example of each."""
    evidence_zone: Annotated[str, AfterValidator(known)] | None = None
    """Zone of time stamps in log files that name none, such as `America/New_York`; unset: UTC, and a note."""
    live_refresh_seconds: Annotated[float, Field(ge=0.02, le=10)] = 0.1
    """Time between two drawings of the live view."""
    log: LogLevel = LogLevel.OFF
    """Least level of the log on stderr; it takes the place of the progress lines."""
    log_format: LogFormat = "auto"
    """`auto`: JSON lines, but `key=value` on a terminal."""
    otel: bool = False
    """Send OpenTelemetry spans; needs the extra `otel`. `OTEL_EXPORTER_OTLP_ENDPOINT` says where."""
    debug: bool = False
    """Show tracebacks of unexpected errors."""

    _file: Path | None = PrivateAttr(default=None)
    _warnings: tuple[str, ...] = PrivateAttr(default=())

    @property
    def file(self) -> Path | None:
        """The file that was read; None where there was none."""
        return self._file

    @property
    def warnings(self) -> tuple[str, ...]:
        """Lines about the file that a person should see."""
        return self._warnings

    def came_from(self, file: Path, warnings: tuple[str, ...]) -> None:
        self._file, self._warnings = file, warnings

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        assert isinstance(init_settings, InitSettingsSource)
        file: ConfigFile | None = init_settings.init_kwargs.pop(FILE_ARGUMENT, None)
        return (init_settings, env_settings, *file_source(settings_cls, file))
