"""Live servers that evidence comes from, as the operator configures them.

Law: an address is fixed here, by a person, and nowhere else; no request of a model can name a
host. Secrets are SecretStr, each the secret itself or `env:NAME` for the variable that holds it.
"""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, SecretStr, model_validator

from firsthand.contracts.base import Contract
from firsthand.contracts.models import Seconds, base_address


def _whole_path(value: str) -> str:
    """A query or a fragment would stand before what is joined below the address."""
    if "?" in value or "#" in value:
        raise ValueError("should be an address without `?` and `#`")
    return value


def _for_people(value: str) -> str:
    """It becomes a link on a page, so it can be nothing that a browser would run."""
    if not value.startswith(("http://", "https://")):
        raise ValueError("should be an http:// or https:// address")
    return value


Address = Annotated[str, AfterValidator(base_address), AfterValidator(_whole_path)]
Name = Annotated[str, Field(min_length=1, max_length=200)]


class HttpServer(Contract):
    """One server behind HTTP: where it is, how to be let in, and how much one reply may take."""

    url: Address
    """Base address, such as `http://prometheus:9090`; every request goes below it."""
    username: str | None = None
    """Basic authentication, with `password`."""
    password: SecretStr | None = None
    bearer_token: SecretStr | None = None
    headers: dict[str, SecretStr] = Field(default_factory=dict)
    """Sent with every request, such as a gateway's own key."""
    ca_file: str | None = None
    """Certificates to trust instead of the system's, in PEM."""
    proxy: SecretStr | None = None
    """`http://…` or `socks5://…`. Unset: the environment's, but none for this machine."""
    timeout_seconds: Seconds = 10
    """Longest that one reply may take, from the request to its last byte."""
    connect_seconds: Seconds = 5
    response_bytes: Annotated[int, Field(gt=0)] = 4_194_304
    """Most bytes of one reply, unpacked."""
    link: Annotated[str, AfterValidator(_for_people)] | None = None
    """Template of a link for people, such as a Grafana or Kibana address; see docs/sources.md."""

    @model_validator(mode="after")
    def _one_way_in(self) -> Self:
        ways = [
            self.username is not None,
            self.bearer_token is not None,
            any(name.lower() == "authorization" for name in self.headers),
        ]
        if sum(ways) > 1:
            raise ValueError("has more than one of username, bearer_token and an own header")
        if self.password is not None and self.username is None:
            raise ValueError("has a password and no username")
        return self


class PrometheusServer(HttpServer):
    """Alerts and series of Prometheus, or of what speaks its API (VictoriaMetrics, Thanos, Mimir)."""

    series: Annotated[int, Field(gt=0, le=1000)] = 100
    """Most series of one answer."""
    points: Annotated[int, Field(gt=0, le=11_000)] = 720
    """Most points of one series; a finer step is made coarser and the answer says so."""


class AlertmanagerServer(HttpServer):
    """Alerts of Alertmanager's API v2."""


class LokiServer(HttpServer):
    """Logs of Loki, over its `query_range`."""

    kind: Literal["loki"]
    tenant: Name | None = None
    """`X-Scope-OrgID`."""
    selector: Name = '{service_name=~".+"}'
    """The streams that are searched; Loki wants at least one matcher that is not empty."""
    service_label: Name = "service_name"
    records: Annotated[int, Field(gt=0, le=5000)] = 1000
    """Most records of one reply; Loki refuses more than 5000."""


class ElasticServer(HttpServer):
    """Logs of Elasticsearch 7, 8, 9 or OpenSearch, over their common `_search`."""

    kind: Literal["elasticsearch", "opensearch"]
    index: Name = "logs-*"
    time_field: Name = "@timestamp"
    message_field: Name = "message"
    level_field: Name = "log.level"
    service_field: Name = "service.name"
    records: Annotated[int, Field(gt=0, le=10_000)] = 1000


class VictoriaLogsServer(HttpServer):
    """Logs of VictoriaLogs, over its LogsQL query."""

    kind: Literal["victorialogs"]
    filter: Name = "*"
    """LogsQL that every search is narrowed to, such as `{app="shop"}`."""
    level_field: Name = "level"
    service_field: Name = "service"
    records: Annotated[int, Field(gt=0, le=10_000)] = 1000


LogServer = Annotated[LokiServer | ElasticServer | VictoriaLogsServer, Field(discriminator="kind")]


class LiveServers(Contract):
    """What stands behind the tools where no evidence on disk does."""

    prometheus: PrometheusServer | None = None
    alertmanager: AlertmanagerServer | None = None
    logs: LogServer | None = None
    window_seconds: Seconds = 3600
    """How far back a search goes where neither the question nor `--since` says."""
