"""What a `query_logs` request asks for, ready to be put to records.

Law: pure. The file source and the in-memory twin ask the same questions of a record: terms over
its whole text (time, level, service, message, fields, file name), a name over the same, a least
level, a window. Empty terms hold for every record. A record without a time takes part in a
windowed search by the time of the record before it; in a source without times, always.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime

from firsthand.contracts.enums import ErrorCode
from firsthand.contracts.errors import SourceError
from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.levels import passes, rank
from firsthand.sources.terms import Name, Term

LEVELS = "TRACE, DEBUG, INFO, NOTICE, WARN, ERROR, FATAL"


@dataclass(frozen=True, slots=True, kw_only=True)
class LogFilter:
    """The conditions of one search."""

    any_of: tuple[Term, ...] = ()
    all_of: tuple[Term, ...] = ()
    service: Name | None = None
    least: int | None = None
    """Rank of the least level; None for every record."""
    window: TimeWindow = field(default_factory=TimeWindow)

    def holds_text(self, raw: bytes, lowered: bytes) -> bool:
        """Whether terms and service are in a record's text."""
        return self.holds_terms(lowered) and (self.service is None or self.service.within(raw))

    def holds_terms(self, lowered: bytes) -> bool:
        """Whether the terms alone are in a record's text."""
        return all(term.within(lowered) for term in self.all_of) and (
            not self.any_of or any(term.within(lowered) for term in self.any_of)
        )

    def holds_time(self, instant: datetime | None) -> bool:
        """Whether an instant lies in the window; None (no time known) does."""
        since, until = self.window.since, self.window.until
        if instant is None:
            return True
        return (since is None or instant >= since) and (until is None or instant < until)

    def holds_level(self, level: str | None, message: str) -> bool:
        return passes(level, message, self.least)

    @property
    def timed(self) -> bool:
        return self.window.since is not None or self.window.until is not None

    def without(self, place: str, name: str) -> "LogFilter":
        """What is left to ask of records whose place says `place`, in a file called `name`."""
        lowered = place.encode(errors="replace").lower()
        satisfied = any(term.within(lowered) for term in self.any_of)
        named = self.service is not None and self.service.within_text(name)
        return replace(
            self,
            any_of=() if satisfied else self.any_of,
            all_of=tuple(term for term in self.all_of if not term.within(lowered)),
            service=None if named else self.service,
        )


def filter_of(request: QueryLogs, window: TimeWindow) -> LogFilter:
    """Raises SourceError for a level that is none and for a language that files do not have."""
    if request.raw is not None:
        raise SourceError(
            "log files have no query language; use any_of, all_of, service, level and window",
            ErrorCode.QUERY_REJECTED,
        )
    least = None
    if request.level is not None:
        least = rank(request.level)
        if least is None:
            raise SourceError(
                f"'{request.level}' is no log level; give one of {LEVELS}",
                ErrorCode.INVALID_ARGUMENTS,
            )
    return LogFilter(
        any_of=tuple(Term.of(term) for term in request.any_of),
        all_of=tuple(Term.of(term) for term in request.all_of),
        service=Name.of(request.service) if request.service is not None else None,
        least=least,
        window=window,
    )
