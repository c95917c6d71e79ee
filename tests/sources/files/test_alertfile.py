"""Alert files in every shape that is read, and every shape that is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.sources.kit import at

from firsthand.contracts.errors import EvidenceFileError
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertfile import read_alerts
from firsthand.sources.files.limits import ReadLimits

LIMITS = ReadLimits()
LABELS = {"alertname": "HighMemoryUsage", "service": "order-service"}


def read(tmp_path: Path, document: Any) -> tuple[HeldAlert, ...]:
    return read_alerts(_written(tmp_path, document), "alerts.json", LIMITS).alerts


def _written(tmp_path: Path, document: Any) -> Path:
    path = tmp_path / "alerts.json"
    path.write_bytes(document if isinstance(document, bytes) else json.dumps(document).encode())
    return path


def test_alertmanagers_list(tmp_path: Path) -> None:
    (alert,) = read(
        tmp_path,
        [
            {
                "labels": LABELS,
                "annotations": {"summary": "内存过高"},
                "startsAt": "2026-07-08T18:00:00.123456789+08:00",
                "endsAt": "2026-07-08T10:30:00Z",
                "status": {"state": "suppressed", "silencedBy": ["x"], "mutedBy": ["nights"]},
                "receivers": [{"name": "on-call"}],
            }
        ],
    )
    assert alert == HeldAlert(
        name="HighMemoryUsage",
        state="suppressed",
        labels=LABELS,
        annotations={"summary": "内存过高"},
        since=at("2026-07-08T10:00:00.123456"),
        until=at("2026-07-08T10:30:00"),
        silenced_by=("x",),
        muted_by=("nights",),
        receivers=("on-call",),
    )


def test_prometheus_alerts(tmp_path: Path) -> None:
    (alert,) = read(
        tmp_path,
        {
            "status": "success",
            "data": {
                "alerts": [
                    {"labels": LABELS, "annotations": {}, "state": "pending",
                     "activeAt": "2026-07-08T10:00:00Z", "value": "9.1e+01"}
                ]
            },
        },
    )  # fmt: skip
    assert (alert.state, alert.value, alert.since) == (
        "pending",
        "9.1e+01",
        at("2026-07-08T10:00:00"),
    )


def test_the_webhook_payload_with_gos_zero_time(tmp_path: Path) -> None:
    document = {
        "version": "4",
        "status": "firing",
        "receiver": "on-call",
        "truncatedAlerts": 2,
        "alerts": [
            {"status": "firing", "labels": LABELS, "startsAt": "2026-07-08T10:00:00Z",
             "endsAt": "0001-01-01T00:00:00Z"},
            {"status": "resolved", "labels": LABELS, "startsAt": "2026-07-08T09:00:00Z",
             "endsAt": "2026-07-08T09:30:00Z"},
        ],
    }  # fmt: skip
    file = read_alerts(_written(tmp_path, document), "alerts.json", LIMITS)
    assert [(alert.state, alert.until) for alert in file.alerts] == [
        ("firing", None),
        ("resolved", at("2026-07-08T09:30:00")),
    ]
    assert file.notes == ("alerts.json: its sender left 2 alerts out",)


@pytest.mark.parametrize(
    "document",
    [
        {"status": "success", "data": [{"labels": LABELS}]},
        {"alerts": [{"labels": LABELS}]},
        [{"receiver": {"name": "r"}, "labels": {}, "alerts": [{"labels": LABELS}]}],
    ],
    ids=["alertmanager v1", "bare object", "alert groups"],
)
def test_other_shapes_of_the_same(tmp_path: Path, document: Any) -> None:
    assert [alert.name for alert in read(tmp_path, document)] == ["HighMemoryUsage"]


def test_every_instance_is_kept_and_no_alert_is_no_error(tmp_path: Path) -> None:
    assert len(read(tmp_path, [{"labels": LABELS}, {"labels": LABELS}])) == 2
    assert read(tmp_path, []) == ()


def test_values_that_are_no_strings_are_kept_as_text(tmp_path: Path) -> None:
    (alert,) = read(tmp_path, [{"labels": {"n": 5, "b": True}, "value": 0}])
    assert alert.labels == {"n": "5", "b": "true"}
    assert (alert.name, alert.state, alert.value) == ("unnamed alert", "unknown", "0")


def test_an_export_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    text = json.dumps([{"labels": LABELS}])
    assert len(read(tmp_path, text.encode("utf-8-sig"))) == 1
    assert len(read(tmp_path, text.encode("utf-16"))) == 1


BAD: dict[str, tuple[Any, str]] = {
    "not JSON": (b"HighMemoryUsage firing", "is not JSON: .* at line 1, column 1"),
    "half a file": (b'[{"labels": {"alertname": "A"', r"half a file\?"),
    "half a string": (b'[{"labels": {"alertname": "A', "not JSON"),
    "an empty file": (b"", "is empty"),
    "binary": (b"\x89PNG\xff\xfe\x00", "not text in UTF-8"),
    "a wrong shape": ({"foo": 1}, "has no list of alerts; expected Alertmanager"),
    "a number": (5, "has no list of alerts"),
    "an error reply": ({"status": "error", "error": "query\nfailed"}, "error reply"),
    "an alert without labels": ([{"foo": 1}, {"labels": None}], r"\[0\] is no alert with labels"),
    "an alert that is none": ([5], r"\[0\] is no alert"),
    "a time that is none": (
        [{"labels": LABELS, "startsAt": "noon"}],
        r"startsAt is no time: 'noon'",
    ),
    "a deep file": (b"[" * 100_000, "nested too deeply"),
}


@pytest.mark.parametrize("case", BAD)
def test_anything_else_is_one_line_that_names_the_file_and_the_way_out(
    case: str, tmp_path: Path
) -> None:
    document, expected = BAD[case]
    with pytest.raises(EvidenceFileError, match=expected) as caught:
        read(tmp_path, document)
    message = str(caught.value)
    assert message.startswith("alerts.json")
    assert "\n" not in message


def test_a_file_over_the_limit_is_refused_unread(tmp_path: Path) -> None:
    limits = ReadLimits(alert_file_bytes=10)
    with pytest.raises(EvidenceFileError, match="the limit is 10"):
        read_alerts(_written(tmp_path, [{"labels": LABELS}]), "alerts.json", limits)


def test_a_bad_alert_is_counted_and_named_and_hides_no_other(tmp_path: Path) -> None:
    good = {"labels": LABELS}
    document = [good, {"labels": None}, good | {"startsAt": 5}, good, 7, "x", good | {"endsAt": {}}]
    file = read_alerts(_written(tmp_path, document), "alerts.json", LIMITS)
    assert [one.name for one in file.alerts] == ["HighMemoryUsage"] * 2
    (note,) = file.notes
    assert note.startswith("alerts.json: 5 of 7 alerts could not be read ([1] is no alert with lab")
    assert "[2].startsAt is no time: '5'" in note
    assert note.endswith("[4] is no alert with labels and 2 more)")
