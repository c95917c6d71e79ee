"""Opening the configured metric servers. Nothing is asked here; the first query connects."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from firsthand.contracts.servers import LiveServers
from firsthand.sources.metrics.alertmanager import Alertmanager
from firsthand.sources.metrics.prometheus import Prometheus
from firsthand.sources.metrics.source import LiveMetrics


def _now() -> datetime:
    return datetime.now(UTC)


def open_metrics(
    live: LiveServers, *, environ: Mapping[str, str], now: Callable[[], datetime] = _now
) -> LiveMetrics | None:
    """None where neither server is configured. Raises ConfigurationError for a missing secret."""
    if live.prometheus is None and live.alertmanager is None:
        return None
    return LiveMetrics(
        prometheus=Prometheus(live.prometheus, environ=environ) if live.prometheus else None,
        alertmanager=(
            Alertmanager(live.alertmanager, environ=environ) if live.alertmanager else None
        ),
        now=now,
    )
