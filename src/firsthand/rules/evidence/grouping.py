"""Grouping of similar log records while they stream by. Owns the groups, in bounded memory; pure.

Records of another level or service are never one group, nor are records whose codes or words
differ (`masking`). Past the bound a graver record displaces a group of the least grave level,
which never comes back; what is in no group is counted in `overflow`, for whoever prints the items
to say so.
Order of `items`: the gravest level first; within a level the most frequent and the rarest by
turns, equals newest first, so that a cut loses neither the flood nor the one odd record.
"""

import re
from collections.abc import Iterable
from itertools import islice

from firsthand.contracts.records import LogGroup, LogRecord
from firsthand.rules.evidence.masking import Template, template_of
from firsthand.rules.evidence.values import value_text

MAX_TEMPLATES = 5000
"""Groups kept by default."""

LEVEL_RANK: dict[str | None, int] = {
    "EMERG": 0, "EMERGENCY": 0, "PANIC": 0, "FATAL": 0, "ALERT": 0, "CRIT": 0, "CRITICAL": 0,
    "F": 0, "SEVERE": 1, "ERROR": 1, "ERR": 1, "E": 1, "WARN": 2, "WARNING": 2, "W": 2, None: 3,
    "NOTICE": 4, "INFO": 4, "I": 4, "NORMAL": 4, "CONFIG": 5, "DEBUG": 5, "D": 5, "FINE": 5,
    "TRACE": 6, "FINER": 6, "FINEST": 6,
}  # fmt: skip
"""Level → rank, gravest first; a record without a level stands between warnings and the rest."""

MESSAGE_CHARACTERS = 4000
FIELD_CHARACTERS = 300
"""What lies beyond in one record (a stack trace) is not compared."""

_COMPILE_AT = 4
"""Hits after which a template is worth a pattern of its own."""
_BUCKET = 8
_BUCKETS_PER_TEMPLATE = 4
_HEX_DIGITS = b"0123456789abcdefABCDEF"
_LETTERS_AND_DIGITS = bytes(
    byte for byte in range(256) if byte >= 128 or chr(byte).isalnum() or byte == 95
)

Identity = tuple[str | None, str, str]
_Bucket = tuple[str | None, str, bytes]


class _Range:
    """Least and greatest of one field's numbers, as they were written."""

    __slots__ = ("least", "least_text", "most", "most_text", "seen")

    def __init__(self, text: str) -> None:
        self.seen = self.least_text = self.most_text = text
        self.least = self.most = float(text)

    def take(self, text: str) -> None:
        self.seen = text
        number = float(text)
        if number < self.least:
            self.least, self.least_text = number, text
        elif number > self.most:
            self.most, self.most_text = number, text


class _Group:
    """One template of one level and service."""

    __slots__ = (
        "_moments",
        "count",
        "exemplar",
        "first",
        "last",
        "mixed",
        "pattern",
        "ranges",
        "signs",
        "template",
    )

    def __init__(self, exemplar: LogRecord, template: Template) -> None:
        self.exemplar = exemplar
        self.template = template
        self.signs = [(slot.key, slot.sign) for slot in template.named]
        self.count = 0
        self.first: str | None = None
        self.last: str | None = None
        self._moments = ["", ""]
        """First and last without their `Z`, so that they sort."""
        self.ranges: dict[str, _Range] = {}
        self.mixed: set[str] = set()
        """Fields that are no number in some of the records (an id that is all digits by chance)."""
        self.pattern: re.Pattern[str] | None = None

    @property
    def newest(self) -> str:
        """Sorts by the last time; empty where no record had one."""
        return self._moments[1]

    def take(self, time: str | None, values: Iterable[str | None]) -> None:
        """One more record, with the numbers of the template's named slots; None: it is no number."""
        self.count += 1
        if time:
            moment = time[:-1] if time[-1] == "Z" else time
            moments = self._moments
            if moment > moments[1]:
                moments[1], self.last = moment, time
            if moment < moments[0] or self.first is None:
                moments[0], self.first = moment, time
        for (key, sign), value in zip(self.signs, values, strict=True):
            if value is None:
                self.mixed.add(key)
                continue
            text = sign + value
            known = self.ranges.get(key)
            if known is None:
                self.ranges[key] = _Range(text)
            elif text != known.seen:
                known.take(text)


class LogGrouper:
    """Takes records one by one; `items` may be asked at any time."""

    def __init__(self, *, max_templates: int = MAX_TEMPLATES) -> None:
        self.total = 0
        """Records taken."""
        self.overflow = 0
        """Records that are in no kept group, for want of room."""
        self._max_templates = max(1, max_templates)
        self._groups: dict[Identity, _Group] = {}
        self._by_rank: dict[int, dict[Identity, None]] = {}
        self._buckets: dict[_Bucket, list[_Group]] = {}

    def add(self, record: LogRecord) -> None:
        """Take one record. A known template is found by what its varying parts leave over."""
        self.total += 1
        text = _compared(record)
        level, service, data = record["level"], record["service"], text.encode(errors="replace")
        keys: list[_Bucket] = []
        for varying in (_HEX_DIGITS, _LETTERS_AND_DIGITS):
            key = (level, service, data.translate(None, varying))
            for group in self._buckets.get(key, ()):
                if group.pattern is not None and (found := group.pattern.fullmatch(text)):
                    group.take(record["time"], found.groups())
                    return
            keys.append(key)
        template = template_of(text)
        identity = (level, service, template.key)
        opened = self._groups.get(identity) or self._open(identity, record, template)
        if opened is None:
            return
        named = {slot.key: slot.value for slot in template.named}
        opened.take(record["time"], [named.get(key) for key, _ in opened.signs])
        if opened.count >= _COMPILE_AT:
            self._remember(keys, opened)

    def _open(self, identity: Identity, record: LogRecord, template: Template) -> _Group | None:
        rank = _rank(record["level"])
        if len(self._groups) >= self._max_templates and not self._displace(rank):
            self.overflow += 1
            return None
        group = self._groups[identity] = _Group(record, template)
        self._by_rank.setdefault(rank, {})[identity] = None
        return group

    def _displace(self, rank: int) -> bool:
        """Give up one group that is less grave than `rank`, if there is one."""
        last = max(self._by_rank)
        if last <= rank:
            return False
        oldest = islice(self._by_rank[last], _BUCKET)
        identity = min(oldest, key=lambda known: self._groups[known].count)
        del self._by_rank[last][identity]
        if not self._by_rank[last]:
            del self._by_rank[last]
        group = self._groups.pop(identity)
        group.pattern = None
        self.overflow += group.count
        return True

    def _remember(self, keys: Iterable[_Bucket], group: _Group) -> None:
        group.pattern = group.pattern or group.template.compile()
        for key in keys:
            if len(self._buckets) >= _BUCKETS_PER_TEMPLATE * self._max_templates:
                self._buckets.clear()
            bucket = self._buckets.setdefault(key, [])
            if group not in bucket:
                bucket.insert(0, group)
                del bucket[_BUCKET:]

    @property
    def groups(self) -> int:
        """Groups kept."""
        return len(self._groups)

    def items(self, limit: int | None = None) -> list[LogRecord | LogGroup]:
        """At most `limit` items; a group of one is its record."""
        chosen: list[LogRecord | LogGroup] = []
        for rank in sorted(self._by_rank):
            groups = [self._groups[identity] for identity in self._by_rank[rank]]
            chosen += [_item(group) for group in _by_turns(groups)]
        return chosen if limit is None else chosen[: max(limit, 0)]


def _rank(level: str | None) -> int:
    return LEVEL_RANK.get(level.upper() if level else None, LEVEL_RANK["INFO"])


def _compared(record: LogRecord) -> str:
    """What of a record must be alike: the message, then the fields by name."""
    text = record["message"]
    if len(text) > MESSAGE_CHARACTERS:
        text = text[:MESSAGE_CHARACTERS] + "…"
    fields = record.get("fields")
    if not fields:
        return text
    shown = [f"\n{key}={value_text(fields[key])[:FIELD_CHARACTERS]}" for key in sorted(fields)]
    return text + "".join(shown)


def _by_turns(groups: list[_Group]) -> Iterable[_Group]:
    newest_first = sorted(groups, key=lambda group: group.newest, reverse=True)
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
    units = {slot.key: slot.unit for slot in group.template.named}
    varying = {
        key: [known.least_text + units.get(key, ""), known.most_text + units.get(key, "")]
        for key, known in group.ranges.items()
        if known.least != known.most and key not in group.mixed
    }
    return LogGroup(
        count=group.count,
        first=group.first,
        last=group.last,
        varying=varying,
        exemplar=group.exemplar,
    )
