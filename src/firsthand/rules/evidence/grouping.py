"""Grouping of similar log records while they stream by. Owns the groups, in bounded memory; pure.

Records of another level or service are never one group. Past the bound no new group is opened:
such records are counted in `overflow`, and whoever prints the items says so.
Order of `items`: the gravest level first; within a level the most frequent and the rarest by
turns, equals newest first, so that a cut loses neither the flood nor the one odd record.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal

from firsthand.contracts.records import LogGroup, LogRecord
from firsthand.rules.evidence.masking import split_message
from firsthand.rules.evidence.values import number_of, number_text

MAX_TEMPLATES = 5000
"""Groups kept by default."""

LEVEL_RANK: dict[str | None, int] = {
    "EMERG": 0, "EMERGENCY": 0, "PANIC": 0, "FATAL": 0, "ALERT": 0, "CRIT": 0, "CRITICAL": 0,
    "F": 0, "SEVERE": 1, "ERROR": 1, "ERR": 1, "E": 1, "WARN": 2, "WARNING": 2, "W": 2, None: 3,
    "NOTICE": 4, "INFO": 4, "I": 4, "NORMAL": 4, "CONFIG": 5, "DEBUG": 5, "D": 5, "FINE": 5,
    "TRACE": 6, "FINER": 6, "FINEST": 6,
}  # fmt: skip
"""Level → rank, gravest first; a record without a level stands between warnings and the rest."""


@dataclass(slots=True)
class _Group:
    exemplar: LogRecord
    count: int = 0
    first: str | None = None
    last: str | None = None
    ends: dict[str, tuple[Decimal, str, Decimal, str]] = field(default_factory=dict)
    dead: set[str] = field(default_factory=set)

    def add(self, record: LogRecord, named: Iterable[tuple[str, str]]) -> None:
        self.count += 1
        time = record.get("time")
        if time is not None:
            self.first = time if self.first is None or time < self.first else self.first
            self.last = time if self.last is None or time > self.last else self.last
        for key, text in named:
            self._extend(key, text)

    def _extend(self, key: str, text: str) -> None:
        if key in self.dead:
            return
        number = number_of(text.rstrip("abcdefghijklmnopqrstuvwxyzµKMGTPB"))
        if number is None:
            self.dead.add(key)
            self.ends.pop(key, None)
            return
        least, least_text, most, most_text = self.ends.get(key, (number, text, number, text))
        if number < least:
            least, least_text = number, text
        if number > most:
            most, most_text = number, text
        self.ends[key] = (least, least_text, most, most_text)


class LogGrouper:
    """Takes records one by one; `items` may be asked at any time."""

    def __init__(self, *, max_templates: int = MAX_TEMPLATES) -> None:
        self.total = 0
        """Records taken."""
        self.overflow = 0
        """Records that belong to no kept group, for want of room."""
        self._max_templates = max_templates
        self._groups: dict[tuple[str | None, str, str], _Group] = {}

    def add(self, record: LogRecord) -> None:
        self.total += 1
        template, values, keys = split_message(record.get("message") or "")
        identity = (record.get("level"), record.get("service") or "", template)
        group = self._groups.get(identity)
        if group is None:
            if len(self._groups) >= self._max_templates:
                self.overflow += 1
                return
            group = self._groups[identity] = _Group(exemplar=record)
        named = [(key, value) for key, value in zip(keys, values, strict=True) if key]
        for key, value in (record.get("fields") or {}).items():
            if isinstance(value, (int, float)) and not isinstance(value, bool):
                named.append((key, number_text(value)))
        group.add(record, named)

    @property
    def groups(self) -> int:
        return len(self._groups)

    def items(self, limit: int | None = None) -> list[LogRecord | LogGroup]:
        """At most `limit` items; a group of one is its record."""
        ranks: dict[int, list[_Group]] = {}
        for (level, _, _), group in self._groups.items():
            ranks.setdefault(_rank(level), []).append(group)
        chosen: list[LogRecord | LogGroup] = []
        for rank in sorted(ranks):
            chosen += [_item(group) for group in _by_turns(ranks[rank])]
        return chosen if limit is None else chosen[: max(limit, 0)]


def _rank(level: str | None) -> int:
    return LEVEL_RANK.get(level.upper() if level else None, LEVEL_RANK["INFO"])


def _by_turns(groups: list[_Group]) -> Iterable[_Group]:
    newest_first = sorted(groups, key=lambda group: group.last or "", reverse=True)
    frequent = sorted(newest_first, key=lambda group: -group.count)
    rare = sorted(newest_first, key=lambda group: group.count)
    given: set[int] = set()
    for pair in zip(frequent, rare, strict=True):
        for group in pair:
            if id(group) not in given:
                given.add(id(group))
                yield group


def _item(group: _Group) -> LogRecord | LogGroup:
    if group.count == 1:
        return group.exemplar
    varying = {
        key: [least_text, most_text]
        for key, (least, least_text, most, most_text) in group.ends.items()
        if least != most
    }
    return LogGroup(
        count=group.count,
        first=group.first,
        last=group.last,
        varying=varying,
        exemplar=group.exemplar,
    )
