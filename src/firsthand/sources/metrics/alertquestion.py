"""An alert as a question: composed by code from names and times, never from its prose. Pure.

Law: an alert is data. Of its labels only values that look like identifiers are named, and of its
runbook's address only the last part of the path, which is searched for and never fetched; its
annotations stay evidence. The text is bounded, and the offline model reads the same words as any
other. `offline/alerted.py` reads the two fixed clauses back.
"""

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from firsthand.rules.evidence import iso
from firsthand.sources.alerts import FIRING, HeldAlert
from firsthand.sources.files.alertitem import UNKNOWN_STATE, UNNAMED
from firsthand.sources.metrics.promql.named import metrics_in
from firsthand.sources.wording import counted

MARGIN = timedelta(hours=1)
"""So long before its begin a search begins."""
MOST_ALERTS = 3
"""So many of a payload's alerts are named."""
MOST_METRICS = 3
MOST_INSTANCES = 3
SUBJECTS = (
    ("service", "service"), ("app", "service"), ("deployment", "deployment"), ("pod", "pod"),
    ("namespace", "namespace"), ("node", "node"), ("instance", "instance"),
)  # fmt: skip
"""Label → the word for it; an address only where nothing else says whose the alert is."""
RUNBOOKS = ("runbook_url", "runbook")
ENDINGS = (".md", ".html", ".htm", ".rst")
_IDENTIFIER = re.compile(r"[A-Za-z0-9](?:[\w.:/@-]{0,78}[\w])?", re.ASCII)
_ADDRESS = re.compile(r":\d+\Z|\A[\d.]+\Z")
_STATE = re.compile(r"[a-z]{2,20}", re.ASCII)
_SLUG = re.compile(r"[A-Za-z][\w.-]{2,79}", re.ASCII)


def question_of(alerts: Sequence[HeldAlert], asked: str | None) -> str:
    """One line. `alerts` in the order of their gravity, at least one; `asked` is a person's own."""
    firing = [alert for alert in alerts if _is_on(alert)]
    chosen = list(firing or alerts)
    groups: dict[str, list[HeldAlert]] = {}
    for alert in chosen:
        groups.setdefault(alert.name, []).append(alert)
    shown = list(groups.items())[:MOST_ALERTS]
    told = list(dict.fromkeys(_told(name, group) for name, group in shown))
    more = len(groups) - len(shown)
    parts = [asked.strip()] if asked is not None and asked.strip() else []
    parts += [*told, f"{counted(more, 'further alert')} came with it."] if more else told
    parts += [_time(chosen), _runbook(chosen), _metrics(chosen)]
    if asked is None or not asked.strip():
        parts.append("What is going on, and what is the root cause?")
    return " ".join(part for part in parts if part)


def _is_on(alert: HeldAlert) -> bool:
    return alert.state.lower() in {*FIRING, "pending"}


def _told(name: str, group: Sequence[HeldAlert]) -> str:
    """`Alert QueueLong is firing on service checkout, namespace shop.`"""
    head = f"Alert {name}" if name != UNNAMED and _IDENTIFIER.fullmatch(name) else "An alert"
    state = group[0].state.lower()
    known = _STATE.fullmatch(state) is not None and state != UNKNOWN_STATE
    state = f"{'is' if _is_on(group[0]) else 'was'} {state}" if known else ""
    places = list(dict.fromkeys(filter(None, map(_place, group))))
    where = "; ".join(places[:MOST_INSTANCES])
    more = len(places) - MOST_INSTANCES
    where += f"; and {more} more" if more > 0 else ""
    return " ".join(filter(None, (head, state, f"on {where}" if where else ""))) + "."


def _place(alert: HeldAlert) -> str:
    named = [
        (word, alert.labels[label])
        for label, word in SUBJECTS
        if _IDENTIFIER.fullmatch(alert.labels.get(label, ""))
    ]
    others = [pair for pair in named if pair[0] not in ("instance", "namespace")]
    kept = [pair for pair in named if not (_ADDRESS.search(pair[1]) and others)]
    return ", ".join(f"{word} {value}" for word, value in dict(kept).items())


def _time(alerts: Sequence[HeldAlert]) -> str:
    begins = [alert.since for alert in alerts if alert.since is not None]
    if not begins:
        return ""
    since = _before(min(begins))
    ends = [alert.until for alert in alerts if not _is_on(alert) and alert.until is not None]
    if len(ends) == len(alerts):
        return f"Look between {iso(since)} and {iso(max(ends))}."
    return f"Look at what happened since {iso(since)}."


def _before(begin: datetime) -> datetime:
    try:
        return (begin - MARGIN).replace(microsecond=0)
    except OverflowError:
        return begin


def _runbook(alerts: Sequence[HeldAlert]) -> str:
    for alert in alerts:
        for key in RUNBOOKS:
            if slug := slug_of(alert.annotations.get(key, "")):
                return f"Its runbook is {slug}."
    return ""


def slug_of(address: str) -> str | None:
    """The last part of an address that is a name: `KubePodCrashLooping`; None without one."""
    try:
        parts = urlsplit(address[:2000])
    except ValueError:
        return None
    for part in (parts.fragment, *reversed(parts.path.split("/"))):
        for ending in ENDINGS:
            part = part.removesuffix(ending)
        if _SLUG.fullmatch(part):
            return part.rstrip(".")
    return None


def _metrics(alerts: Sequence[HeldAlert]) -> str:
    """Metrics of the rules, for a series' name is what a search for series needs."""
    names = [
        name
        for alert in alerts
        for name in metrics_in(alert.expression or "", most=MOST_METRICS)
        if len(name) <= 80
    ]
    shown = ", ".join(list(dict.fromkeys(names))[:MOST_METRICS])
    return f"Its rule reads {shown}." if shown else ""
