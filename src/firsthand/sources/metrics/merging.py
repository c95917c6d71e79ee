"""Alerts of Prometheus and of Alertmanager as one list. Pure.

Law: no instance is lost. Two entries are one instance where they have one name and Alertmanager's
labels are Prometheus' and its external ones, and each fits no other; then Prometheus' state, value
and begin stay, and Alertmanager adds who silenced it and who is told. Each says who reported it.
"""

from collections.abc import Sequence
from dataclasses import replace

from firsthand.sources.alerts import HeldAlert

BOTH = "Prometheus and Alertmanager"


def merged(
    prometheus: Sequence[HeldAlert], alertmanager: Sequence[HeldAlert]
) -> tuple[HeldAlert, ...]:
    """All instances, each with `reported_by`."""
    partners: dict[int, list[int]] = {
        place: [other for other, sent in enumerate(alertmanager) if _is_sent(alert, sent)]
        for place, alert in enumerate(prometheus)
    }
    wanted = [other for others in partners.values() for other in others]
    pairs = {
        place: others[0]
        for place, others in partners.items()
        if len(others) == 1 and wanted.count(others[0]) == 1
    }
    found = [
        _joined(alert, alertmanager[pairs[place]])
        if place in pairs
        else replace(alert, reported_by="Prometheus")
        for place, alert in enumerate(prometheus)
    ]
    paired = set(pairs.values())
    found += [
        replace(sent, reported_by="Alertmanager")
        for other, sent in enumerate(alertmanager)
        if other not in paired
    ]
    return tuple(found)


def _is_sent(alert: HeldAlert, sent: HeldAlert) -> bool:
    return alert.name == sent.name and alert.labels.items() <= sent.labels.items()


def _joined(alert: HeldAlert, sent: HeldAlert) -> HeldAlert:
    """A silenced alert keeps Prometheus' `firing`; the silence stands beside it."""
    return replace(
        alert,
        labels=sent.labels,
        silenced_by=sent.silenced_by,
        inhibited_by=sent.inhibited_by,
        muted_by=sent.muted_by,
        receivers=sent.receivers,
        reported_by=BOTH,
    )
