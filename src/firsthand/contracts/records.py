"""Shapes of a payload's items, collection by collection: what sources write and renderers read.

A payload is `{"<collection>": [item, ...], ...}`; `$.<collection>[i]` is an item's raw_path.
Items are plain JSON (they are stored, hashed and rendered again by `verify`), so these are
TypedDicts and not models. Times are ISO 8601 UTC with `Z`. No value comes from a request.
"""

from typing import NotRequired, TypedDict

from pydantic import JsonValue


class AlertRecord(TypedDict):
    """`$.alerts[i]` of query_metrics: one alert instance."""

    name: str
    state: str
    """As the source has it: firing, pending, inactive, resolved, suppressed, active, ..."""
    labels: dict[str, str]
    annotations: dict[str, str]
    value: NotRequired[str]
    since: NotRequired[str]
    until: NotRequired[str]
    duration: NotRequired[str]
    silenced_by: NotRequired[list[str]]
    """Ids of silences, where the source says so."""
    inhibited_by: NotRequired[list[str]]
    """Fingerprints of the alerts that inhibit it."""
    muted_by: NotRequired[list[str]]
    """Names of time intervals in which nobody is told of it."""
    receivers: NotRequired[list[str]]
    """Who is told of it."""
    reported_by: NotRequired[str]
    """Which of several servers has it."""


class SeriesRecord(TypedDict):
    """`$.series[i]` of query_metrics: one series with its points."""

    metric: str
    labels: dict[str, str]
    unit: NotRequired[str]
    points: list[list[JsonValue]]
    """`[time, value]`, oldest first."""


class LogRecord(TypedDict):
    """`$.logs[i]` of query_logs: one record; a multi-line record is one record."""

    time: str | None
    level: str | None
    """As written, upper case: ERROR, WARN, Warning becomes WARNING; None where none was found."""
    service: str
    """From the record's structure, else from the file's name."""
    message: str
    """The rest of the record, without the time stamp and level that were read off its head."""
    fields: NotRequired[dict[str, JsonValue]]
    """Structured fields of JSON-lines and logfmt records, but for time, level, message."""
    file: NotRequired[str]
    line: NotRequired[int]
    """Where it stands, from 1."""


class LogGroup(TypedDict):
    """`$.logs[i]` of query_logs: similar records as one item."""

    count: int
    first: str | None
    last: str | None
    varying: dict[str, list[str]]
    """Field → `[least, greatest]` of the values that differ, where they are numbers."""
    exemplar: LogRecord


class EvidenceBlock(TypedDict):
    """`$.evidence_blocks[i]` of lookup_knowledge: one passage of a runbook."""

    file: str
    heading: list[str]
    """Heading path, outermost first."""
    text: str


RowRecord = dict[str, JsonValue]
"""`$.rows[i]` of query_mysql: canonical column name → value."""
