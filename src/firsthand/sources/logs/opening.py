"""Opening a log server: one source, nothing asked of the server yet."""

from collections.abc import Callable, Mapping
from datetime import datetime

from firsthand.contracts.servers import ElasticServer, LogServer, LokiServer
from firsthand.sources.http import HttpClient
from firsthand.sources.logs.elastic.backend import NAMES, ElasticBackend
from firsthand.sources.logs.entry import LogBackend
from firsthand.sources.logs.loki.backend import LokiBackend
from firsthand.sources.logs.search import LogServerSource
from firsthand.sources.logs.victoria.backend import VictoriaBackend


def open_logs(
    server: LogServer,
    *,
    environ: Mapping[str, str],
    now: Callable[[], datetime] | None = None,
) -> LogServerSource:
    """Raises ConfigurationError for a secret, a selector, a filter or an index that cannot be."""
    backend: LogBackend
    if isinstance(server, LokiServer):
        kind = "Loki"
        backend = LokiBackend(server, HttpClient(server, what=kind, environ=environ))
    elif isinstance(server, ElasticServer):
        kind = NAMES[server.kind]
        backend = ElasticBackend(server, HttpClient(server, what=kind, environ=environ))
    else:
        kind = "VictoriaLogs"
        backend = VictoriaBackend(server, HttpClient(server, what=kind, environ=environ))
    return LogServerSource(backend, kind=kind, link=server.link, now=now)
