"""Tool results, read as a model sees them: items of one line each, failures, empty searches.

Owns the reading of agent_results, whatever JSON they turn out to be: what has not the expected
shape is left out, and nothing raises. Texts are the system's; they are data and only quoted.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import dropwhile, takewhile

from pydantic import JsonValue

from firsthand.contracts.enums import EvidenceStatus
from firsthand.offline.lexicon import ACTIVE_STATES, LABEL_KEYS, PENDING_STATES
from firsthand.offline.state import ToolResult

MAX_ITEMS = 400
"""More items of one result than this are not read."""

FACT_KEYS = frozenset(
    {
        *("current", "value", "duration", "since", "until"),
        *("silenced_by", "inhibited_by", "muted_by", "receivers", "reported_by"),
    }
)
"""Keys that stand between an alert's labels and its annotations."""

_PATH = re.compile(r"\$\.([a-z_]+)\[(0|[1-9]\d{0,8})\]")
_PAIR = re.compile(r'(?:^|, )([A-Za-z_][\w.-]*)=("(?:[^"\\]|\\.)*"|[^,]*)')
_GROUP = re.compile(
    r"(?P<count>\d+) similar(?:, .*?)?, e\.g\. (?P<exemplar>.*?)"
    r"(?: \((?:first (?P<first>[^,()]+))?(?:, )?(?:last (?P<last>[^,()]+))?\))?$"
)
_TIME = re.compile(r"\b(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:[.,]\d+)?(Z|[+-]\d{2}:?\d{2})?")


@dataclass(frozen=True, kw_only=True, slots=True)
class Item:
    """One citable item of one result."""

    tool_name: str
    tool_call_id: str
    invocation_id: int | None
    raw_path: str
    collection: str
    text: str
    place: tuple[int, int]
    """(call, item): breaks every tie."""

    @property
    def leads(self) -> bool:
        """The first row of a table's answer, which was ordered for that."""
        return self.collection == "rows" and self.place[1] == 0


@dataclass(frozen=True, kw_only=True, slots=True)
class Reading:
    """One result, read."""

    tool_name: str
    tool_call_id: str
    invocation_id: int | None
    arguments: Mapping[str, JsonValue]
    status: str
    error_code: str | None
    items: tuple[Item, ...]
    total: int
    truncated: bool
    """There is more than what is shown."""

    @property
    def empty(self) -> bool:
        """A search that ran and found nothing."""
        return self.status == EvidenceStatus.NO_EVIDENCE


@dataclass(frozen=True, kw_only=True, slots=True)
class AlertText:
    """An alert's rendering, taken apart: `NAME STATE, key=value, …`."""

    name: str
    state: str
    standing: str
    """`active`, `pending` or `quiet`."""
    head: str
    """Name, state, labels, value and times: a contiguous part of the text."""
    values: dict[str, str] = field(default_factory=dict)
    """Labels, times and annotations as they stand, without their quotes."""
    prose: tuple[str, ...] = ()
    """Keys of the values that are sentences: annotations."""


@dataclass(frozen=True, kw_only=True, slots=True)
class GroupText:
    """A group's rendering, taken apart."""

    count: int
    exemplar: str
    first: str | None
    last: str | None


def read_results(results: Sequence[ToolResult]) -> tuple[Reading, ...]:
    return tuple(_read(number, result) for number, result in enumerate(results))


def _read(number: int, result: ToolResult) -> Reading:
    answer = result.result
    identifier = answer.get("invocation_id")
    invocation_id = identifier if type(identifier) is int else None
    evidence = answer.get("evidence")
    items: list[Item] = []
    for entry in (evidence if isinstance(evidence, list) else [])[:MAX_ITEMS]:
        path = entry.get("raw_path") if isinstance(entry, dict) else None
        text = entry.get("text") if isinstance(entry, dict) else None
        match = _PATH.fullmatch(path) if isinstance(path, str) else None
        if match is None or not isinstance(text, str) or not text.strip():
            continue
        items.append(
            Item(
                tool_name=result.tool_name,
                tool_call_id=result.tool_call_id,
                invocation_id=invocation_id,
                raw_path=match[0],
                collection=match[1],
                text=text,
                place=(number, len(items)),
            )
        )
    total, omitted = answer.get("total"), answer.get("omitted")
    shown = len(items)
    status, code = answer.get("evidence_status"), answer.get("error_code")
    return Reading(
        tool_name=result.tool_name,
        tool_call_id=result.tool_call_id,
        invocation_id=invocation_id,
        arguments=result.arguments if isinstance(result.arguments, dict) else {},
        status=status if isinstance(status, str) else "",
        error_code=code if isinstance(code, str) else None,
        items=tuple(items),
        total=total if type(total) is int else shown,
        truncated=(type(omitted) is int and omitted > 0)
        or (type(total) is int and total > sum(group_size(item.text) for item in items)),
    )


def group_size(text: str) -> int:
    group = read_group(text)
    return 1 if group is None else group.count


def read_group(text: str) -> GroupText | None:
    match = _GROUP.match(text)
    if match is None:
        return None
    return GroupText(
        count=int(match["count"][:12]),
        exemplar=match["exemplar"],
        first=match["first"],
        last=match["last"],
    )


def read_exemplar(text: str) -> str:
    """The record that stands for a group; a single record's own text."""
    group = read_group(text)
    return text if group is None else group.exemplar


def read_alert(text: str) -> AlertText:
    """The parts of an alert's text. What cannot be told apart stays in the head."""
    pairs = list(_PAIR.finditer(text))
    name, _, state = text[: pairs[0].start() if pairs else None].strip(", ").rpartition(" ")
    facts = list(takewhile(_is_fact, dropwhile(lambda match: not _is_fact(match), pairs)))
    labels_end = facts[0].start() if facts else 0
    prose = [
        match
        for match in pairs
        if match.start() >= labels_end and _is_prose(match) and not _is_fact(match)
    ]
    end = facts[-1].end() if facts else prose[0].start() if prose else len(text)
    lowered = state.casefold()
    standing = "active" if lowered in ACTIVE_STATES else "quiet"
    return AlertText(
        name=name or state,
        state=state if name else "",
        standing="pending" if lowered in PENDING_STATES else standing,
        head=text[:end] or text,
        values={match[1]: _unquoted(match[2]) for match in pairs},
        prose=tuple(dict.fromkeys(match[1] for match in prose)),
    )


def _is_prose(match: re.Match[str]) -> bool:
    """A quoted sentence of an annotation. A label that names a thing is none, whatever it holds."""
    named = match[1] in LABEL_KEYS or match[1] in ("severity", "namespace", "alertname")
    return match[2].startswith('"') and " " in match[2] and not named


def _is_fact(match: re.Match[str]) -> bool:
    return match[1] in FACT_KEYS


def item_time(item: Item) -> datetime | None:
    """When an item was: an alert since, a group's last record, a record's own time."""
    if item.collection == "alerts":
        found = times(read_alert(item.text).values.get("since", ""))
    elif item.collection == "logs":
        group = read_group(item.text)
        found = times(item.text if group is None or group.last is None else group.last)
    else:
        found = []
    return found[0] if found else None


def times(text: str) -> list[datetime]:
    found = []
    for match in _TIME.finditer(text):
        try:
            moment = datetime.fromisoformat(f"{match[1]}T{match[2]}{match[3] or ''}")
            aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
            found.append(aware.astimezone(UTC))
        except (ValueError, OverflowError):
            continue
    return found


def _unquoted(value: str) -> str:
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value
