"""Lines whose figures are known by their place alone: HAProxy's and Envoy's access logs, Redis' slow log.

Owns the names and units of those figures, and the lines of `key:number` of Redis' INFO, which look like hosts
with a port. A line of such a format is read as if it had written them; every
other text stays as it is. Pure, linear.
It cannot read an access log whose format was changed.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.access_lines import of_squid, with_fields
from firsthand.rules.meaning.reading.told_by_fields import told_by_fields

_HAPROXY = lazy(
    r" -?\d+/(-?\d+)/(-?\d+)/(-?\d+)/\+?(\d+) (\d{3}) (\d+) - - (?=[\w-]{4} \d+/\d+/\d+/\d+/)",
    re.ASCII,
)
"""Timers, status and bytes of an HTTP request, before its termination state and the counts of connections."""
_WAITS = ("queue_time", "connect_time", "response_time", "total_time")
_ENVOY = lazy(
    r"\" (\d{3}) (-|[A-Z]{2,5}(?:,[A-Z]{2,5})*)( (?!\d)[^ \"]+)?(?: -)?((?: \"[^\"]*\")?)"
    r" (\d+) (\d+) (\d+) (-|\d+) (?=\")",
    re.ASCII,
)
"""Status, flags, details, bytes received and sent, duration, the time of the upstream."""
_INFO = lazy(r"(?:^|⏎ *)[a-z][a-z\d]*(?:_[a-z\d]+)+:-?\d[\d.]*[KMG%]?(?= *(?:⏎|$))", re.ASCII)
"""`connected_clients:87` as a line: no host has such a name."""
_KEYED = lazy(r"((?:^|⏎) *[a-z][a-z\d_]*):(?=-?\d[\d.]*[KMG%]?(?: *(?:⏎|$)))", re.ASCII)
_REASON = lazy(r"\{([a-z_]+)[^}]*\}$", re.ASCII)
"""What Envoy adds to the details of a response: `{connection_failure}`."""
_FIRING = lazy(r"\[FIRING:([2-9]|[1-9]\d+)\]")
"""How many alerts Alertmanager tells of."""
_LACKING = lazy(r"(?<=[,:] )(\d+) (?=Insufficient [\w./-]+)", re.ASCII)
"""Nodes that the scheduler counts without naming them."""
_PHASES = lazy(r"(?<=: )\s*map (\d+)% reduce (\d+)%", re.ASCII)
"""How far the phases of a MapReduce job are."""
_PREAUTH = lazy(r"(sshd\[\d+\]: [^⏎:\[]*[^⏎:\[ ])((?: ?:[^⏎\[]*)?) \[preauth\]", re.ASCII)
"""What sshd tells of a client that had not authenticated yet."""
_KILLING = lazy(r"(?<=Killing )(?=\d+:[a-z][\w.]+/u?\d)", re.ASCII)
"""Android names a process by its id and its package."""
_CLOUDWATCH = {
    "Bytes": "bytes",
    "Kilobytes": "KB",
    "Megabytes": "MB",
    "Gigabytes": "GB",
    "Percent": "%",
    "Seconds": "seconds",
    "Milliseconds": "ms",
}
_UNIT = lazy(rf"\bUnit: ({'|'.join(_CLOUDWATCH)})\b")
_UNITLESS = lazy(
    r"(?:(?<=datapoints )|(?<=datapoint ))\[[\d.]+(?= \()|(?<=threshold )\([\d.]+(?=\))"
)
_TARGETS = lazy(r"(?<=[ =])(cpu|memory): (\d[\d.]*%)/(\d[\d.]*%)", re.ASCII)
"""What an autoscaler measures, and what it aims at."""
_SLOW_LOG = lazy(r"(\d\)) \(integer\) (\d+)(?= *⏎ *\d+\) 1\) \")", re.ASCII)
"""The third of an entry's fields is its duration in microseconds, the command follows."""


_CROSSED = lazy(r"(\bdatapoints? \[)(-?\d[\d.]*)(?= ?[(,\]])", re.ASCII)
_BOUND = lazy(r"\bthreshold \((-?\d[\d.]*)\)", re.ASCII)
_UNIT = lazy(r"\bUnit: ?([A-Z][a-z]+)", re.ASCII)
_UNITS = {
    "Gigabytes": "GB",
    "Megabytes": "MB",
    "Kilobytes": "KB",
    "Bytes": "bytes",
    "Percent": "%",
    "Seconds": "s",
    "Milliseconds": "ms",
}
_STATES = lazy(r"\bState Change: [A-Z_]+ ?-> ?(ALARM|OK)\b", re.ASCII)
"""CloudWatch's alarms: the value that crossed the threshold, the unit of both, the new state."""


def by_place(text: str) -> str:
    """A folded text with the names and units of figures that stand there without them.

    A single sign is looked for in a tenth of the time that a word takes: so a rule's sign comes first.
    """
    if "/" in text:
        if " - - " in text:
            text = _HAPROXY.sub(_haproxy, text)
        if " HTTP/" in text and '" ' in text:
            text = with_fields(_ENVOY.sub(_envoy, text))
    if "_" in text and "TCP_" in text:
        text = of_squid(text)
    if "hreshold Crossed: " in text:
        text = _cloudwatch(text)
    if "⏎" in text and "_" in text and _INFO.search(text) is not None:
        text = _KEYED.sub(r"\1=", text)
    if "[" in text:
        if "[FIRING:" in text:
            text = _FIRING.sub(r"[firing alerts=\1]", text)
        if " [preauth]" in text:
            text = _PREAUTH.sub(r"\1 before authentication\2", text)
    if "Unit: " in text:
        text = _in_its_unit(text)
    if "TARGETS" in text:
        text = _TARGETS.sub(r"\1: value=\2 target=\3", text)
        text = text.replace("MINPODS", "MIN_PODS").replace("MAXPODS", "MAX_PODS")
    if " Insufficient " in text and " nodes are available" in text:
        text = _LACKING.sub(r"\1 nodes with ", text)
    if "%" in text and "% reduce " in text:
        text = _PHASES.sub(r" map progress=\1% reduce progress=\2%", text)
    if "/" in text and "Killing " in text:
        text = _KILLING.sub("process ", text)
    if "(" in text and "(integer) " in text:
        text = _SLOW_LOG.sub(_slow, text)
    return told_by_fields(text)


def _in_its_unit(text: str) -> str:
    """`[4.2 (…)] was less than the threshold (5.0) … Unit: Gigabytes`, as CloudWatch writes it."""
    told = _UNIT.search(text)
    if told is None:
        return text
    text = text.replace("Threshold Crossed: ", "Threshold crossed by ")  # no threshold of 1
    return _UNITLESS.sub(rf"\g<0> {_CLOUDWATCH[told[1]]}", text)


def _haproxy(match: re.Match[str]) -> str:
    *timers, status, size = match.groups()
    told = [
        f"{name}={value}ms" for name, value in zip(_WAITS, timers, strict=True) if value != "-1"
    ]
    return f" {', '.join(told)}, status={status} size={size}B - - "


def _envoy(match: re.Match[str]) -> str:
    status, flags, details, reason, received, sent, duration, upstream = match.groups()
    told = _REASON.sub(r", reason=\1,", details or "")
    if told == details and flags != "-" and "_" in told:
        told = f" reason={told.strip()}"
    waited = f" upstream_time={upstream}ms" if upstream != "-" else ""
    return (
        f'" status={status} {flags}{told}{reason} received={received}B sent={sent}B'
        f" duration={duration}ms{waited} "
    )


def _cloudwatch(text: str) -> str:
    unit = _UNIT.search(text)
    written = _UNITS.get(unit[1], "") if unit is not None else ""
    text = _CROSSED.sub(rf"\1 value=\2 {written} ", text, count=1)
    text = _BOUND.sub(rf"threshold of \1 {written} ", text, count=1)
    return _STATES.sub(_new_state, text, count=1)


def _new_state(match: re.Match[str]) -> str:
    return f"{match[0]} {'firing' if match[1] == 'ALARM' else 'resolved'}"


def _slow(match: re.Match[str]) -> str:
    return f"{match[1]} duration={int(match[2]) / 1000:g}ms"
