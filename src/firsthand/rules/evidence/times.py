"""Times as the system writes them. Owns one spelling: UTC, `Z`, no needless fraction."""

from datetime import UTC, datetime


def iso(moment: datetime) -> str:
    """`2026-07-08T10:14:03Z`, `2026-07-08T10:14:03.25Z`. A naive moment is UTC."""
    aware = moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    text = aware.isoformat()[:19]
    if not aware.microsecond:
        return f"{text}Z"
    fraction = f"{aware.microsecond:06d}".rstrip("0")
    return f"{text}.{fraction}Z"
