"""`query_metrics` over a folder: `alerts.json` and `metrics.json` behind one source.

Law: series that cannot be read are a note, and an empty answer is then a failure.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.files.alertfile import AlertFile
from firsthand.sources.files.folder import FoundFile
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.metricfile import read_metrics
from firsthand.sources.metrics.held import HeldMetrics
from firsthand.sources.metrics.heldseries import HeldSeries


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenSeries:
    held: Sequence[HeldSeries] = ()
    unread: SourceError | None = None
    """Why the file could not be read."""


def open_series(found: FoundFile | None, limits: ReadLimits, notes: list[str]) -> OpenSeries:
    """The series of a folder's file, if it has one; adds a note where it cannot be read."""
    if found is None:
        return OpenSeries()
    try:
        return OpenSeries(held=read_metrics(found.path, found.name, limits))
    except EvidenceFileError as error:
        notes.append(str(error))
        return OpenSeries(unread=SourceError(str(error)))


def metric_source(
    alerts: AlertFile | None,
    series: OpenSeries,
    alert_file: FoundFile | None,
    series_file: FoundFile | None,
    *,
    bounds: TimeWindow,
    newest: datetime | None,
) -> HeldMetrics:
    is_read = series_file is not None and series.unread is None
    return HeldMetrics(
        None if alerts is None else alerts.alerts,
        series=series.held if is_read else None,
        labels=(
            "alerts" if alert_file is None else alert_file.name,
            "series" if series_file is None else series_file.name,
        ),
        bounds=bounds,
        newest=newest,
        notes=() if alerts is None else alerts.notes,
        unread=series.unread,
    )
