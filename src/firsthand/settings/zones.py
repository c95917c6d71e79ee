"""The name of a time zone, as an operator writes it. Owns which names there are; reads the zone data
of this machine and nothing else.
"""

import re
from datetime import UTC, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, available_timezones

from firsthand.contracts.errors import UsageError

FORMS = "give a name such as America/New_York or Asia/Shanghai, an offset such as +08:00, or UTC"
_OFFSET = re.compile(r"([+-])([0-9]{2}):?([0-9]{2})", re.ASCII)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_+-]*(?:/[A-Za-z0-9_+-]+)*", re.ASCII)


class UnknownZone(UsageError, ValueError):
    """No time zone has that name. One line that quotes it and says what would do."""


def zone_of(name: str) -> tzinfo:
    """Raises UnknownZone; also for abbreviations that several zones share, such as CST."""
    text = name.strip()
    if text in ("UTC", "Z"):
        return UTC
    if offset := _OFFSET.fullmatch(text):
        ahead = timedelta(hours=int(offset[2]), minutes=int(offset[3]))
        if ahead < timedelta(hours=15) and int(offset[3]) < 60:
            return timezone(ahead if offset[1] == "+" else -ahead)
    elif _NAME.fullmatch(text):
        try:
            return ZoneInfo(text)
        except (OSError, ValueError, KeyError):
            if not available_timezones():
                raise UnknownZone(
                    "this machine has no time zone data; install the package tzdata, or give an"
                    " offset such as +08:00"
                ) from None
    raise UnknownZone(f"no time zone {name[:60]!r}; {FORMS}")


def known(name: str) -> str:
    """The name, if there is such a zone."""
    zone_of(name)
    return name.strip()
