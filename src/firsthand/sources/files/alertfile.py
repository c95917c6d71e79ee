"""Alert files: what Alertmanager and Prometheus export, as `HeldAlert`s.

Law: reads one file, whole and bounded; every instance is kept, states as they are. Read are
Alertmanager's v2 list (and its groups, and v1), its webhook payload, Prometheus' `/api/v1/alerts`,
and one alert alone. Anything else is refused with one line that names the file, the place and the
way out. An alert of a file that is none is left out, and a note counts and names it, since without
one "no alert" would be a lie; a file of which no alert can be read is refused.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from pydantic import JsonValue

from firsthand.contracts.errors import EvidenceFileError
from firsthand.rules.evidence.oneline import one_line
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertitem import EXPECTED, alert_of
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.reading import read_bounded
from firsthand.sources.wording import counted

MOST_NAMED = 3
"""Most alerts left out that a note names."""

_ENCODINGS = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"), (b"", "utf-8-sig"))


class AlertFile(NamedTuple):
    alerts: tuple[HeldAlert, ...]
    notes: tuple[str, ...]


def read_alerts(path: Path, name: str, limits: ReadLimits) -> AlertFile:
    """The alerts of a file that can be read. Raises EvidenceFileError where none of them can."""
    document = parse_json(read_bounded(path, name, limits.alert_file_bytes), name)
    alerts: list[HeldAlert] = []
    bad: list[EvidenceFileError] = []
    for place, item in _instances(document, name):
        try:
            alerts.append(alert_of(item, name, place))
        except EvidenceFileError as error:
            bad.append(error)
    if bad and not alerts:
        raise bad[0]
    return AlertFile(tuple(alerts), (*_left_out(bad, len(alerts), name), *_unsent(document, name)))


def alerts_in(document: JsonValue, name: str) -> AlertFile:
    """All alerts of a document of any of the shapes. Raises EvidenceFileError."""
    alerts = tuple(alert_of(item, name, place) for place, item in _instances(document, name))
    return AlertFile(alerts, _unsent(document, name))


def _unsent(document: JsonValue, name: str) -> tuple[str, ...]:
    missing = document.get("truncatedAlerts") if isinstance(document, dict) else None
    if isinstance(missing, int) and missing > 0:
        return (f"{name}: its sender left {missing} alerts out",)
    return ()


def _left_out(bad: list[EvidenceFileError], read: int, name: str) -> tuple[str, ...]:
    """One note on the alerts that could not be read: how many, and where the first ones stand."""
    if not bad:
        return ()
    reasons = [str(one).removeprefix(f"{name}: ").partition("; ")[0] for one in bad[:MOST_NAMED]]
    more = f" and {len(bad) - MOST_NAMED} more" if len(bad) > MOST_NAMED else ""
    return (
        f"{name}: {len(bad)} of {counted(len(bad) + read, 'alert')} could not be read"
        f" ({', '.join(reasons)}{more})",
    )


def parse_json(data: bytes, name: str, expected: str = EXPECTED) -> JsonValue:
    """A JSON document. Raises EvidenceFileError that says where it breaks."""
    encoding = next(encoding for bom, encoding in _ENCODINGS if data.startswith(bom))
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        raise EvidenceFileError(f"{name} is not text in UTF-8; export it as JSON") from None
    if not text.strip():
        raise EvidenceFileError(f"{name} is empty; export it again, `[]` means none")
    try:
        document: JsonValue = json.loads(text, parse_constant=str)
    except RecursionError:
        raise EvidenceFileError(f"{name} is nested too deeply; {expected}") from None
    except json.JSONDecodeError as error:
        cut = " (half a file?)" if error.pos >= len(text.rstrip()) - 1 else ""
        raise EvidenceFileError(
            f"{name} is not JSON: {error.msg} at line {error.lineno}, "
            f"column {error.colno}{cut}; export it again"
        ) from None
    return document


def _instances(document: JsonValue, name: str) -> Iterator[tuple[str, JsonValue]]:
    """Each alert with its place in the document, for whichever of the shapes it is."""
    listed: JsonValue = document
    where = ""
    if isinstance(document, dict):
        if document.get("status") == "error":
            reason = one_line(str(document.get("error", "")), 200)
            raise EvidenceFileError(f"{name} is an error reply ({reason}); export it again")
        if "labels" in document and "alerts" not in document:
            yield "the alert", document
            return
        data = document.get("data")
        if isinstance(data, dict) and "alerts" in data:
            listed, where = data["alerts"], "data.alerts"
        elif isinstance(data, list):
            listed, where = data, "data"
        else:
            listed, where = document.get("alerts"), "alerts"
    if not isinstance(listed, list):
        raise EvidenceFileError(f"{name} has no list of alerts; {EXPECTED}")
    for index, item in enumerate(listed):
        place = f"{where}[{index}]"
        grouped = item.get("alerts") if isinstance(item, dict) and "receiver" in item else None
        if isinstance(grouped, list):
            yield from ((f"{place}.alerts[{i}]", one) for i, one in enumerate(grouped))
        else:
            yield place, item
