import pytest

from firsthand.contracts.base import JsonObject
from firsthand.rules.evidence.render import render_item

ALERT: JsonObject = {
    "name": "HighMemoryUsage",
    "state": "firing",
    "labels": {"service": "order-service"},
}


def text_of(collection: str, item: object) -> str:
    return render_item(collection, item)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (
            ALERT | {"annotations": {}, "value": "91%", "duration": "15m"},
            "HighMemoryUsage firing, service=order-service, current=91%, duration=15m",
        ),
        (
            ALERT | {"state": "resolved", "value": "91%", "until": "2026-07-08T10:14:03Z"},
            "HighMemoryUsage resolved, service=order-service, value=91%, until=2026-07-08T10:14:03Z",
        ),
        (
            ALERT
            | {
                "state": "suppressed",
                "silenced_by": ["a1", "b2"],
                "inhibited_by": [],
                "muted_by": ["nights"],
                "receivers": ["on-call"],
                "reported_by": "Alertmanager",
                "annotations": {"summary": "s"},
            },
            'HighMemoryUsage suppressed, service=order-service, silenced_by="a1 b2", muted_by=nights, '
            "receivers=on-call, reported_by=Alertmanager, summary=s",
        ),
        *(
            (
                ALERT | {"state": state, "until": "2026-07-08T10:20:00Z"},
                f"HighMemoryUsage {state}, service=order-service",
            )
            for state in ("active", "firing", "suppressed", "unprocessed", "pending", "Alerting")
        ),
        (ALERT | {"state": "inactive"}, "HighMemoryUsage inactive, service=order-service"),
        (
            ALERT
            | {
                "labels": {
                    "zone": "b",
                    "alertname": "HighMemoryUsage",
                    "severity": "P2",
                    "service": "x",
                },
                "annotations": {"summary": "内存使用率 91%", "runbook": "https://r/1"},
                "since": "2026-07-08T09:59:03Z",
            },
            "HighMemoryUsage firing, service=x, severity=P2, zone=b, since=2026-07-08T09:59:03Z, "
            'summary="内存使用率 91%", runbook=https://r/1',
        ),
        (
            ALERT | {"labels": {"service": "a, current=1%"}, "value": "91%"},
            'HighMemoryUsage firing, service="a, current=1%", current=91%',
        ),
        (ALERT | {"value": 0.5}, "HighMemoryUsage firing, service=order-service, current=0.5"),
        ({"labels": {"alertname": "OnlyLabels", "pod": "x-1"}}, "OnlyLabels, pod=x-1"),
        ({"state": "firing"}, "firing"),
        ({"name": 7, "state": None, "labels": "none"}, "7"),
        ({"unknown": 1}, '{"unknown":1}'),
        ({}, "{}"),
        ("only text", "only text"),
        (None, "null"),
        ("", '""'),
    ],
)
def test_an_alert_is_rendered_as_the_source_has_it(item: object, text: str) -> None:
    assert text_of("alerts", item) == text


POINTS = [
    ["2026-07-08T10:00:00Z", 1.25],
    ["2026-07-08T10:01:00Z", 74.0],
    ["2026-07-08T10:02:00Z", "2"],
]


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (
            {"metric": "ReplicaLag", "labels": {"instance": "db-1"}, "unit": "s", "points": POINTS},
            "ReplicaLag, instance=db-1, unit=s, points=3, first=1.25 at 2026-07-08T10:00:00Z, "
            "last=2 at 2026-07-08T10:02:00Z, min=1.25 at 2026-07-08T10:00:00Z, "
            "max=74 at 2026-07-08T10:01:00Z, mean=25.75",
        ),
        (
            {"metric": "up", "labels": {}, "points": [[1783505643, "NaN"], [1783505644.5, 1e-7]]},
            "up, points=2, points_without_number=1, first=NaN at 2026-07-08T10:14:03Z, "
            "last=0.0000001 at 2026-07-08T10:14:04.5Z, min=0.0000001 at 2026-07-08T10:14:04.5Z, "
            "max=0.0000001 at 2026-07-08T10:14:04.5Z, mean=0.0000001",
        ),
        ({"metric": "up", "labels": {}, "points": [["t", None], "x", [1]]},
         "up, points=1, points_without_number=1, first=null at t, last=null at t"),
        ({"metric": "m", "labels": {}, "points": [["a", 1], ["b", 1], ["c", 2]]},
         "m, points=3, first=1 at a, last=2 at c, min=1 at a, max=2 at c, mean=1.33333"),
        ({"metric": "m", "points": [["a", -5], ["b", "1e3"]]},
         "m, points=2, first=-5 at a, last=1e3 at b, min=-5 at a, max=1e3 at b, mean=497.5"),
    ],
)  # fmt: skip
def test_a_series_gives_each_number_a_name_and_a_time(item: object, text: str) -> None:
    assert text_of("series", item) == text
