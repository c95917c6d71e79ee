"""What a record says of itself: its time, level, service, message and fields.

Law: pure; bytes in, a `Parsed` out; never raises. In this order, and each may be absent:
1. an outer stamp (`kubectl logs --timestamps`, Docker, CRI) and its envelope;
2. a JSON object or logfmt from end to end;
3. else text: an inner stamp of the program's own, a level at the head.
A record is broken if it is not UTF-8, has control characters, looks like JSON and is none, or
begins with a date that does not exist. A broken record is kept as text.
"""

import re
from datetime import datetime
from typing import NamedTuple

from firsthand.contracts.base import JsonObject
from firsthand.sources.files.calendar import Calendar
from firsthand.sources.files.stamps import (
    KLOG,
    Stamp,
    is_stamp_shaped,
    read_stamp,
    stamp_at,
)
from firsthand.sources.files.structured import Structure, from_json, from_logfmt
from firsthand.sources.levels import KLOG_LEVELS, SYSLOG_LEVELS, read_level

TAG_SERVICE_KEYS = ("service", "app", "kube_deployment", "kube_app_name", "deployment")
"""Keys of a bracketed tag list (`[env:prod,service:orders]`) that name the service."""

_BOM_OR_SPACE = b"\xef\xbb\xbf \t\r\n"
_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_AFTER_STAMP = re.compile(r"[\])>\"',;|]?:?\s?")
_SEPARATOR = re.compile(r"(?:[-|:,]+\s+)*\s*")
_ENVELOPE = re.compile(r"(?:stdout|stderr) [FP](?: |$)")
_PRIORITY = re.compile(rb"<(\d{1,3})>(\d )?")
_SYSLOG = re.compile(r"\S{1,255} ([A-Za-z_][\w./-]{0,63})(?:\[\d{1,10}\])?:(?: |$)")
_SYSLOG_PID = re.compile(r"\S{1,255} ([A-Za-z_][\w./-]{0,63})\[\d{1,10}\]:(?: |$)")
_SYSLOG_5424 = re.compile(r"\S{1,255} ([A-Za-z_][\w./-]{0,47}) \S{1,128} \S{1,32} (?:-|\[)")
_CONTAINER = re.compile(r"([\w.-]{1,64}) *\||\[pod/([\w.-]{1,253})/[\w.-]{1,253}\]")
"""Before the stamp: `compose logs`, `kubectl logs --prefix`."""
_TAGS = re.compile(r"\[([\w.-]+:[^,\]\s]*(?:,[\w.-]+:[^,\]\s]*)*)\]")


class Parsed(NamedTuple):
    """A record as read; the file may still add the service."""

    message: str
    instant: datetime | None = None
    level: str | None = None
    service: str | None = None
    fields: JsonObject | None = None
    broken: bool = False
    zone_unknown: bool = False
    """Its stamp names a zone that is not one known zone."""
    yearless: bool = False
    zoneless: bool = False
    """Its stamp names no zone at all."""


def parse(raw: bytes, calendar: Calendar) -> Parsed:
    """One record, all its lines."""
    text, sound = _decoded(raw)
    stamp = read_stamp(raw, calendar)
    if stamp is None:
        parsed = _body(text, calendar)
        broken = parsed.broken or not sound or is_stamp_shaped(raw)
        return parsed._replace(broken=broken) if broken else parsed
    logfmt = _logfmt(text, calendar) if b"=" in raw[: stamp.start] else None
    parsed = _stamped(raw, stamp, calendar) if logfmt is None else _of(logfmt, calendar)
    return parsed._replace(
        instant=stamp.instant,
        broken=parsed.broken or not sound,
        zone_unknown=stamp.zone_unknown,
        yearless=stamp.yearless,
        zoneless=stamp.zoneless,
    )


def instant_of(raw: bytes, calendar: Calendar) -> datetime | None:
    """The time alone: the same that `parse` finds, mostly at a fraction of the price."""
    stamp = read_stamp(raw, calendar)
    if stamp is not None:
        return stamp.instant
    structured = raw.lstrip(_BOM_OR_SPACE)[:1] == b"{" or b"=" in raw[:256]
    return parse(raw, calendar).instant if structured else None


def _stamped(raw: bytes, stamp: Stamp, calendar: Calendar) -> Parsed:
    """A record with a stamp at its head: what stands before it and what behind it."""
    before = ""
    if stamp.start:
        before = _decoded(raw[: stamp.start])[0].rstrip("[(<\"' ").strip()
    body = _AFTER_STAMP.sub("", _decoded(_flush(raw, stamp, calendar))[0], count=1)
    envelope = _ENVELOPE.match(body)
    body = body[envelope.end() :] if envelope else body
    priority = _PRIORITY.match(raw) if stamp.start else None
    parsed = _body(body, calendar, stamped=True)
    if KLOG.match(raw, stamp.start):
        return parsed._replace(level=KLOG_LEVELS[chr(raw[stamp.start])])
    if priority is not None or stamp.yearless:
        layout = _SYSLOG_5424 if priority is not None and priority[2] else _SYSLOG
        program = layout.match(body)
        level = SYSLOG_LEVELS[int(priority[1]) % 8] if priority is not None else None
        return parsed._replace(
            level=parsed.level or level, service=program[1] if program else parsed.service
        )
    return _prefixed(before, parsed) if before else parsed


def _flush(raw: bytes, stamp: Stamp, calendar: Calendar) -> bytes:
    """What stands behind the stamp; the stamps that a collector put before further lines go."""
    first, newline, rest = raw[stamp.end :].partition(b"\n")
    if not newline:
        return first
    lines = [first]
    for line in rest.split(b"\n"):
        own = stamp_at(line, 0, calendar) if line[:1].isdigit() else None
        lines.append(line if own is None else line[own.end :].removeprefix(b" "))
    return b"\n".join(lines)


def _prefixed(before: str, parsed: Parsed) -> Parsed:
    """Text before the stamp: a level or a container is read off, anything else is kept."""
    level = read_level(before)
    if level is not None and level.end >= len(before):
        return parsed._replace(level=parsed.level or level.word)
    container = _CONTAINER.fullmatch(before)
    if container is not None:
        return parsed._replace(service=parsed.service or container[1] or container[2])
    return parsed._replace(message=f"{before} {parsed.message}".rstrip())


def _body(text: str, calendar: Calendar, *, stamped: bool = False) -> Parsed:
    """A record's text, or what of it stands behind the outer stamp."""
    first, _, rest = text.partition("\n")
    if first.lstrip().startswith("{"):
        structure = from_json(first.strip(), calendar)
        if structure is not None:
            return _of(structure, calendar, rest)
        structure = from_json(text.strip(), calendar) if rest else None
        if structure is not None:
            return _of(structure, calendar)
        return Parsed(text.strip(), broken=first.lstrip().startswith('{"'))
    structure = _logfmt(text, calendar)
    if structure is not None:
        return _of(structure, calendar)
    return _plain(text, calendar, stamped=stamped)


def _plain(text: str, calendar: Calendar, *, stamped: bool) -> Parsed:
    body = _SEPARATOR.sub("", text, count=1)
    klog_level = None
    inner = _inner_stamp(body, calendar) if stamped else None
    if inner is not None:
        klog_level = KLOG_LEVELS.get(body[inner.start]) if body[inner.start].isalpha() else None
        body = _AFTER_STAMP.sub("", body[inner.end :], count=1)
        body = _SEPARATOR.sub("", body, count=1)
    level = read_level(body)
    if level is not None and level.end:
        body = body[level.end :]
    program = _SYSLOG_PID.match(body)
    return Parsed(
        body.strip(),
        level=klog_level or (level.word if level else None),
        service=program[1] if program else _tagged_service(body),
    )


def _inner_stamp(body: str, calendar: Calendar) -> Stamp | None:
    """A second stamp right behind the outer one, as `kubectl logs --timestamps` makes them."""
    if not (body[:1].isdigit() or body[:1] == "[" or body[1:2].isdigit()):
        return None
    head = body[:64].encode(errors="replace")
    if not head.isascii() and not body[:64].split(" ", 1)[0].isascii():
        return None
    return stamp_at(head, 1 if head[:1] == b"[" else 0, calendar)


def _of(structure: Structure, calendar: Calendar, rest: str = "") -> Parsed:
    message = structure.message.strip("\r\n")
    level = structure.level
    if "stream" in structure.fields and structure.instant is not None:  # Docker's json-file
        inside = _plain(message, calendar, stamped=True)
        level, message = level or inside.level, inside.message
    elif level is None and message:
        found = read_level(message)
        level = found.word if found else None
    return Parsed(
        f"{message}\n{rest}".strip() if rest else message,
        instant=structure.instant,
        level=level,
        service=structure.service,
        fields=structure.fields,
        zone_unknown=structure.zone_unknown,
        yearless=structure.yearless,
        zoneless=structure.zoneless,
    )


def _logfmt(text: str, calendar: Calendar) -> Structure | None:
    stripped = text.strip()
    return from_logfmt(stripped, calendar) if "=" in stripped[:256] else None


def _tagged_service(body: str) -> str | None:
    tags = _TAGS.search(body, 0, 512)
    if tags is None:
        return None
    pairs = dict(pair.split(":", 1) for pair in tags[1].split(","))
    return next((pairs[key] for key in TAG_SERVICE_KEYS if pairs.get(key)), None)


def _decoded(raw: bytes) -> tuple[str, bool]:
    """Text with `\\xNN` for bytes that are not UTF-8; False if there were such, or control bytes."""
    sound = _CONTROL.search(raw) is None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text, sound = raw.decode("utf-8", "backslashreplace"), False
    if "\x1b" in text:
        text = _ANSI.sub("", text)
    return text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\r\n"), sound
