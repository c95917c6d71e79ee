"""Alerts that are held in memory, and which of them a request asks for.

Law: pure. States stay as the source has them; a request's `state` matches every spelling of the
same thing (`STATES`), since Alertmanager says `active` of what Prometheus calls `firing`. A name
matches by part, case ignored; a service matches any label value that names it; labels match
exactly; a window matches what overlaps it. Ages are read against the clock of the evidence.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.records import AlertRecord
from firsthand.contracts.requests import QueryMetrics
from firsthand.rules.evidence import iso
from firsthand.sources.terms import Name

SUPPRESSED = "suppressed"
FIRING = frozenset({"firing", "active", SUPPRESSED, "unprocessed", "alerting"})
"""Alertmanager's `suppressed` and `unprocessed` are firing alerts that nobody was told of."""
STATES: dict[str, frozenset[str]] = {
    "firing": FIRING,
    "active": frozenset({"firing", "active", "alerting"}),
    "alerting": frozenset({"firing", "active", "alerting"}),
    "resolved": frozenset({"resolved", "normal", "ok"}),
    "inactive": frozenset({"inactive", "normal", "ok"}),
}
"""State asked for → states that are it; any other state means itself."""
SEVERITIES = (
    "critical",
    "page",
    "high",
    "error",
    "major",
    "warning",
    "medium",
    "minor",
    "low",
    "info",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeldAlert:
    """One alert instance as its source has it."""

    name: str
    state: str
    labels: dict[str, str]
    annotations: dict[str, str] = field(default_factory=dict)
    value: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    """When it ended, or will be taken for ended unless it is sent again."""

    duration: str | None = None
    """As the source gives it; None: reckoned from its times."""

    silenced_by: tuple[str, ...] = ()
    inhibited_by: tuple[str, ...] = ()
    muted_by: tuple[str, ...] = ()
    receivers: tuple[str, ...] = ()
    expression: str | None = None
    """The rule's expression, where the alert links to it. It is data and no part of the record."""

    reported_by: str | None = None
    """Which of several servers has it; None where there is one."""

    def record(self, clock: datetime | None) -> AlertRecord:
        """The payload item; `duration` is up to its end or the clock, whichever is earlier."""
        item = AlertRecord(
            name=self.name, state=self.state, labels=self.labels, annotations=self.annotations
        )
        if self.value is not None:
            item["value"] = self.value
        if self.since is not None:
            item["since"] = iso(self.since)
        if self.until is not None:
            item["until"] = iso(self.until)
        age = self.duration or self._age(clock)
        if age is not None:
            item["duration"] = age
        if self.silenced_by:
            item["silenced_by"] = list(self.silenced_by)
        if self.inhibited_by:
            item["inhibited_by"] = list(self.inhibited_by)
        if self.muted_by:
            item["muted_by"] = list(self.muted_by)
        if self.receivers:
            item["receivers"] = list(self.receivers)
        if self.reported_by is not None:
            item["reported_by"] = self.reported_by
        return item

    def _age(self, clock: datetime | None) -> str | None:
        state = self.state.lower()
        if self.since is None or state not in {*FIRING, "pending", "resolved"}:
            return None
        end = self.until if state == "resolved" else clock
        if self.until is not None and end is not None:
            end = min(end, self.until)
        return duration_text(end - self.since) if end is not None and end > self.since else None

    def overlaps(self, window: TimeWindow) -> bool:
        """Whether it was there at some instant of the window; an alert without times always was."""
        if self.since is None:
            return True
        if window.until is not None and self.since >= window.until:
            return False
        ongoing = self.state.lower() in {*FIRING, "pending"}  # its end is only a lease
        if window.since is None or self.until is None or ongoing:
            return True
        return max(self.until, self.since) >= window.since

    @property
    def is_muted(self) -> bool:
        """Silenced, inhibited or muted, whatever its source calls its state."""
        return bool(self.silenced_by or self.inhibited_by or self.muted_by)

    @property
    def latest(self) -> datetime | None:
        """The latest instant that it is evidence of."""
        return self.until if self.state.lower() == "resolved" and self.until else self.since


def matching(
    alerts: Sequence[HeldAlert], request: QueryMetrics, window: TimeWindow
) -> list[HeldAlert]:
    """The alerts that a request asks for: firing first, then by severity, then as they began.

    Alerts that do not fire come last, the newest first.
    """
    name = request.name.casefold() if request.name is not None else ""
    service = Name.of(request.service) if request.service is not None else None
    asked = request.state.strip().lower() if request.state is not None else None
    states = STATES.get(asked, frozenset({asked})) if asked is not None else None
    muted = asked == SUPPRESSED
    found = [
        alert
        for alert in alerts
        if name in alert.name.casefold()
        and (states is None or alert.state.lower() in states or (muted and alert.is_muted))
        and (service is None or any(map(service.within_text, alert.labels.values())))
        and all(alert.labels.get(key) == value for key, value in (request.labels or {}).items())
        and alert.overlaps(window)
    ]
    return sorted(found, key=_gravity)


def duration_text(span: timedelta) -> str:
    """`15m`, `1h5m`, `2d3h`, `45s`: the two greatest units."""
    seconds = int(span.total_seconds())
    parts: list[tuple[int, str]] = []
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        amount, seconds = divmod(seconds, size)
        if amount or (parts and unit != "s"):
            parts.append((amount, unit))
    shown = [f"{amount}{unit}" for amount, unit in parts[:2] if amount]
    return "".join(shown) or "0s"


def _gravity(alert: HeldAlert) -> tuple[int, int, float]:
    state = alert.state.lower()
    firing = 0 if state in FIRING else 1 if state == "pending" else 2
    severity = alert.labels.get("severity", "").lower()
    grave = SEVERITIES.index(severity) if severity in SEVERITIES else len(SEVERITIES)
    since = alert.since.timestamp() if alert.since is not None else 0.0
    return firing, grave, since if firing < 2 else -since


def filters_of(request: QueryMetrics) -> dict[str, str]:
    filters = {
        key: value
        for key in ("name", "service", "state")
        if (value := getattr(request, key)) is not None
    }
    return filters | {f"label {key}": value for key, value in (request.labels or {}).items()}
