"""The clock of evidence on disk, and what must be said of how its times were read.

Law: pure. The clock is the newest of all evidence that is not dated after now: one record of a clock
that runs ahead must not move every window. Where all of it is dated after now, it is this machine's
clock or the stamps' zone that is wrong, and the newest is taken all the same. What was guessed is said.
"""

from collections.abc import Sequence
from datetime import datetime

from firsthand.rules.evidence import iso
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.calendar import Reckoning
from firsthand.sources.files.logfile import LogFile
from firsthand.sources.logresult import greatest
from firsthand.sources.metrics.heldseries import HeldSeries
from firsthand.sources.wording import counted, examples

WAY_OUT = "name their zone with --zone, such as --zone America/New_York"


def clock_of(
    logs: Sequence[LogFile],
    alerts: Sequence[HeldAlert],
    series: Sequence[HeldSeries],
    reckoning: Reckoning,
) -> datetime | None:
    """None if nothing carries a time."""
    times = [time for one in series for time, _ in one.points]
    latest = [alert.latest for alert in alerts]
    known = reckoning.newest([*(file.clock for file in logs), *latest, *times])
    return known or greatest(*(file.newest for file in logs), *latest, *times)


def notes_on_times(
    logs: Sequence[LogFile],
    alerts: Sequence[HeldAlert],
    series: Sequence[HeldSeries],
    clock: datetime | None,
    reckoning: Reckoning,
) -> list[str]:
    """Stamps that name no zone, and evidence that is dated after now."""
    notes = []
    zoneless = [file.name for file in logs if file.layout.zoneless]
    if zoneless and reckoning.zone is None:
        notes.append(
            f"{counted(len(zoneless), 'log file')} ({examples(zoneless)}) with time stamps that name no"
            f" zone, read as UTC; if they are local times, {WAY_OUT}"
        )
    late = [file.name for file in logs if file.newest and reckoning.is_late(file.newest)]
    late += [alert.name for alert in alerts if alert.latest and reckoning.is_late(alert.latest)]
    late += [one.metric for one in series if one.newest and reckoning.is_late(one.newest)]
    if late and clock is not None and reckoning.now is not None:
        notes.append(
            f"evidence is dated after now, {iso(reckoning.now.replace(microsecond=0))},"
            f" in {examples(list(dict.fromkeys(late)))}: {_consequence(clock, reckoning)}"
        )
    return notes


def _consequence(clock: datetime, reckoning: Reckoning) -> str:
    if reckoning.is_late(clock):
        return (
            f"so is all of it, and times count back from its newest, {iso(clock)}; if its stamps are"
            f" local times, {WAY_OUT}"
        )
    return f"times count back from the newest that is not, {iso(clock)}"
