"""Clock port: the system's clock, and its twin that moves only when told."""

import time
from datetime import UTC, datetime, timedelta


class SystemClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    def monotonic(self) -> float:
        return time.monotonic()


class ManualClock:
    """Twin: starts at a given moment; `advance` moves both readings."""

    def __init__(self, start: datetime) -> None:
        self._now = start.astimezone(UTC)
        self._elapsed = 0.0

    def now(self) -> datetime:
        return self._now + timedelta(seconds=self._elapsed)

    def monotonic(self) -> float:
        return self._elapsed

    def advance(self, seconds: float) -> None:
        self._elapsed += seconds
