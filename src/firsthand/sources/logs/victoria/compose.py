"""From a `LogFilter` to LogsQL.

Law: pure. A query holds every record that the filter may pass: terms by a case-insensitive pattern
of their literals over the message and every other field that records of the window have (words
of LogsQL mind the case, and do not cut Chinese), levels only by what surely lies below.
"""

from collections.abc import Sequence

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.servers import VictoriaLogsServer
from firsthand.sources.logfilter import LogFilter
from firsthand.sources.logs.entry import By, Tier
from firsthand.sources.logs.patterns import level_words, name_pattern, term_pattern
from firsthand.sources.logs.record import PLACES, nanosecond_text
from firsthand.sources.logs.victoria.shapes import Filter, Negated, Value, both, either
from firsthand.sources.terms import Term

MOST_FIELDS = 40
"""Fields that a term is sought in beside the message."""
OWN_FIELDS = frozenset({"_time", "_stream", "_stream_id", "_msg"})


def plan(
    server: VictoriaLogsServer,
    base: Filter,
    fields: Sequence[str],
    asked: LogFilter,
    raw: Filter | None,
) -> tuple[Tier, ...]:
    """`base` is the operator's filter; `fields` are those that records of the window have."""
    places = tuple(dict.fromkeys((server.service_field, server.level_field, *fields)))
    parts: list[Filter] = [base]
    parts += [_within((term,), places) for term in asked.all_of]
    if asked.any_of:
        parts.append(_within(asked.any_of, places))
    if asked.least is not None and (words := level_words(asked.least)):
        below = f"(?i)^(?:{'|'.join(words)})$"
        parts.append(Negated(Value(server.level_field, "~", below)))
    if raw is not None:
        parts.append(raw)
    if asked.service is None:
        return (Tier(queries=(str(both(*parts)),)),)
    pattern = name_pattern(asked.service)
    tiers: tuple[tuple[By, tuple[str | None, ...]], ...] = (
        (By.SERVICE, (server.service_field,)),
        (By.PLACE, tuple(dict.fromkeys((server.service_field, *PLACES)))),
        (By.TEXT, (None,)),
    )
    found = []
    for by, names in tiers:
        within = either(*(Value(one, "~", pattern) for one in names))
        present = None if by is By.TEXT else str(both(base, within))
        found.append(Tier(queries=(str(both(*parts, within)),), by=by, present=present))
    return tuple(found)


def _within(terms: tuple[Term, ...], fields: Sequence[str]) -> Filter:
    pattern = term_pattern(terms)
    return either(Value(None, "~", pattern), *(Value(field, "~", pattern) for field in fields))


def windowed(query: str, window: TimeWindow) -> str:
    """The query within a window that is closed on both sides."""
    assert window.since is not None
    assert window.until is not None
    since, until = nanosecond_text(window.since), nanosecond_text(window.until)
    return f"_time:[{since}, {until}) ({query})"
