"""Durations: a closed list, so that no number of the asker's choice can come out of a range.

Law: pure. `increase(x[42m])` of a counter of minutes is 42; a range, step or offset is therefore
one of the usual ones. That also lets a series' name say it, since it is a word of this list.
"""

import re

from firsthand.sources.metrics.promql.policy import Refusal, Rule

USUAL: dict[int, str] = {
    seconds: text
    for text, seconds in (
        ("15s", 15), ("30s", 30), ("1m", 60), ("2m", 120), ("5m", 300), ("10m", 600), ("15m", 900),
        ("20m", 1200), ("30m", 1800), ("1h", 3600), ("2h", 7200), ("3h", 10800), ("4h", 14400),
        ("6h", 21600), ("12h", 43200), ("1d", 86400), ("2d", 172800), ("3d", 259200),
        ("1w", 604800), ("2w", 1209600), ("30d", 2592000),
    )
}  # fmt: skip
"""Seconds → spelling."""

_UNITS = {"ms": 0.001, "s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800, "y": 31536000}
_WHOLE = re.compile(r"(?:[0-9]{1,9}(?:ms|[smhdwy]))+", re.ASCII)
_PART = re.compile(r"([0-9]+)(ms|[smhdwy])", re.ASCII)


def seconds_of(text: str) -> float | None:
    """`1h30m` → 5400; None for what is no duration."""
    if _WHOLE.fullmatch(text) is None:
        return None
    return sum(int(amount) * _UNITS[unit] for amount, unit in _PART.findall(text))


def usual(text: str) -> int:
    """Seconds of a usual duration. Raises Refusal."""
    seconds = seconds_of(text)
    if seconds is None or seconds not in USUAL:
        raise Refusal(
            Rule.DURATION,
            f"the duration {text[:20]} is not on the list: {', '.join(USUAL.values())}",
        )
    return int(seconds)


def next_usual(seconds: float) -> int:
    """The shortest usual duration that is not shorter; beyond the list whole days."""
    found = next((one for one in USUAL if one >= seconds), None)
    return found if found is not None else int(-(-seconds // 86400)) * 86400
